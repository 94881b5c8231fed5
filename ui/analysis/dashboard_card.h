// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QFrame>

#include "core/base/result.h"
#include "ui/analysis/analysis_model.h"
#include "ui/analysis/chart_content.h"
#include "ui/analysis/figure.h"
#include "ui/canvas/paintable.h"
#include "ui/look/theme.h"
#include "ui/work/worker.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace arcwright::ui {

class FigureChart;
class FigureExport;
class FigureTable;
class HeatView;

/// A figure on the dashboard: its title, the property it is by, and a chart or a map, or a table in its place. The
/// figure is computed in the background, and is shown until the next one is there.
class DashboardCard : public QFrame {
    Q_OBJECT
public:
    DashboardCard(AnalysisModel& model, const FigureSpec& spec, QWidget* parent = nullptr);

    const FigureSpec& spec() const { return m_spec; }
    void setTheme(const Theme& theme);
    /// Computes the figure anew.
    void refresh();
    bool isBusy() const { return m_worker.isRunning(); }
    /// Whether there is nothing to show; it is hidden then.
    bool isEmpty() const { return m_figure.isEmpty(); }
    /// There is a sentence to read, and nothing that could use more height.
    bool isTextAlone() const;
    const Figure& figure() const { return m_figure; }
    /// Marks what is part of what is chosen.
    void markChoice(const WordChoice& choice);
    void showTable(bool table);

    FigureChart* chart() const { return m_chart; }
    HeatView* map() const { return m_map; }
    FigureTable* table() const { return m_table; }
    QComboBox* propertyField() const { return m_property; }
    QComboBox* orderField() const { return m_order; }
    /// What of it takes the keyboard.
    QWidget* keyboardPlace() const;
    /// Saves what is shown in the format that the file's name ends in: a picture, or a table (.tsv, .csv, .json).
    Result<void> saveTo(const QString& path);
    void copyPicture();
    void copyTable();
    QMenu* makeMenu();

Q_SIGNALS:
    void chosen(const arcwright::WordChoice& choice, bool isAdding);
    void listWanted();
    /// It is of another property now.
    void specChanged();
    void removeWanted();
    /// Somebody wants to read or change the kinds of attachment.
    void kindsWanted();
    /// Another figure is shown, or none.
    void shown();
    /// Nothing is being computed any more.
    void settled();
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void placeParts();
    void placeChoices();
    void placeChoicesByLength();
    /// The fields of what is chosen, from left to right.
    std::array<QComboBox*, 3> choices() const { return {m_property, m_second, m_order}; }
    void fillProperties();
    void chooseProperty(QComboBox* field, Property& property);
    void chooseOrder();
    void take(Figure figure);
    void showParts();
    void choose(int choice, bool isAdding);
    Paintable paintable() const;

    AnalysisModel& m_model;
    FigureSpec m_spec;
    Figure m_figure;
    WordChoice m_choice;
    QLabel* m_title;
    QComboBox* m_property;
    QComboBox* m_second;
    QComboBox* m_order; ///< of confusions
    QToolButton* m_tableButton;
    QToolButton* m_menuButton;
    QHBoxLayout* m_header = nullptr; ///< the title and what stands beside it
    QHBoxLayout* m_choices = nullptr; ///< below the title
    bool m_areChoicesBelow = false;
    QLabel* m_sentence;
    QLabel* m_waiting;
    FigureChart* m_chart;
    HeatView* m_map;
    FigureTable* m_table;
    FigureExport* m_export;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
