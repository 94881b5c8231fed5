// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "core/base/result.h"
#include "ui/analysis/analysis_model.h"
#include "ui/analysis/dashboard_card.h"
#include "ui/look/theme.h"

class QHBoxLayout;
class QMenu;
class QVBoxLayout;

namespace arcwright::ui {

/// The cards, in as many columns as there is room for. Which they are is chosen, and remembered. They are made when
/// there is something to show or somebody asks for one: charts take longer than anything else in the window.
class Dashboard : public QWidget {
    Q_OBJECT
public:
    explicit Dashboard(AnalysisModel& model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const std::vector<DashboardCard*>& cards();
    /// The card of that figure; null if it is not there.
    DashboardCard* card(const FigureSpec& spec);
    DashboardCard* add(const FigureSpec& spec);
    void remove(DashboardCard* card);
    /// The cards somebody has who has chosen nothing.
    void useDefaults();
    void markChoice(const WordChoice& choice);
    bool isBusy() const;
    /// The bar, point or cell that was chosen last, else the first.
    QWidget* keyboardPlace() const;
    /// Fills a menu with what can be added.
    void offerFigures(QMenu& menu);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const arcwright::WordChoice& choice, bool isAdding);
    void listWanted();
    void kindsWanted();
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    void busyChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeChosen();
    DashboardCard* make(const FigureSpec& spec);
    void remember() const;
    void refresh();
    void arrange();
    int widestCard() const;
    void arrangeIn(int columns);
    int mostThatFit() const;

    AnalysisModel& m_model;
    Theme m_theme;
    QHBoxLayout* m_layout;
    std::vector<QVBoxLayout*> m_columns;
    bool m_isMade = false; ///< of the cards that somebody has
    std::vector<DashboardCard*> m_cards;
    WordChoice m_choice;
    DashboardCard* m_last = nullptr;
};

} // namespace arcwright::ui
