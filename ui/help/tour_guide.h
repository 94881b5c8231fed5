// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>
#include <QPointer>

#include "ui/help/tour.h"

class QMainWindow;

namespace arcwright::ui {

class TourCard;
class TourFrame;

/// Leads through the window: goes to the workplace of each step, frames the part that it is about, and says one thing
/// beside it. One goes on, back and away by buttons, by the keys of those actions from wherever the keyboard is, and by
/// arrows while the card has it. Nothing is kept from anybody meanwhile.
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
    QRect partOf(const TourStep& step) const;

Q_SIGNALS:
    void started();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showStep(bool takesKeyboard);
    void place();
    QRect partNamed(const QString& target) const;

    const Actions& m_actions;
    QMainWindow& m_window;
    TourFrame* m_frame;
    TourCard* m_card;
    std::optional<TourId> m_tour;
    std::size_t m_step = 0;
};

} // namespace arcwright::ui
