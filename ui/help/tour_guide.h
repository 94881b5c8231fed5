// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include <QObject>
#include <QPointer>

#include "ui/help/tour.h"
#include "ui/help/tour_parts.h"

class QMainWindow;

namespace arcwright::ui {

class TourCard;
class TourFrame;

/// Leads through the window: goes to the workplace of each step, opens and frames the part that it is about, and says
/// one thing beside it. One goes on, back and away by buttons, and by the keys of those actions from wherever the
/// keyboard is. A step that names keys of a part gives it the keyboard, so that they do what it says. Nothing is kept
/// from anybody meanwhile.
class TourGuide : public QObject {
    Q_OBJECT
public:
    TourGuide(const Actions& actions, QMainWindow& window);

    /// Begins a tour, in place of the one that is on.
    void start(TourId tour);
    void next();
    void back();
    void leave();
    bool isOn() const { return m_tour.has_value(); }
    /// From 0.
    std::size_t step() const { return m_step; }
    TourCard& card() const { return *m_card; }
    /// The part that a step is about, as it is now; empty if it is nowhere to be seen.
    QRect partOf(const TourStep& step) const { return m_parts.partOf(step); }
    /// How it is known whether the treebank that is open is a sample, which is said of one only.
    void setOnSample(std::function<bool()> isOnSample) { m_isOnSample = std::move(isOnSample); }

Q_SIGNALS:
    void started();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const TourStep& shown() const { return stepsOf(*m_tour)[m_step]; }
    void showStep(bool takesKeyboard);
    void open(const TourStep& step);
    void say(const TourStep& step);
    void place();
    void giveKeyboard(bool isByCard);
    void release();
    bool takesEnter(QEvent& event);

    const Actions& m_actions;
    QMainWindow& m_window;
    TourParts m_parts;
    std::function<bool()> m_isOnSample;
    QPointer<QWidget> m_given; ///< what has got the keyboard from the card, and no other key than Enter since
    TourFrame* m_frame;
    TourCard* m_card;
    std::optional<TourId> m_tour;
    std::size_t m_step = 0;
};

} // namespace arcwright::ui
