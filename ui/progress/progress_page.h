// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/effort/annotation_progress.h"
#include "ui/look/theme.h"
#include "ui/work/worker.h"

class QLabel;
class QPushButton;

namespace arcwright::ui {

class CategoryChart;
class CentredNote;
class EffortRecorder;
class FigureTable;
class Workspace;

/// How far the annotation of the open treebank has come, by whom and when, what it takes, and when it may be done: in
/// words, as two charts and as a table that can be saved. Counted in the background while it is seen.
class ProgressPage : public QWidget {
    Q_OBJECT
public:
    /// Follows what `recorder` writes down.
    ProgressPage(Workspace& workspace, EffortRecorder& recorder, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    bool isBusy() const { return m_worker.isRunning(); }
    const AnnotationProgress& progress() const { return m_progress; }

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    /// Nothing is being counted any more.
    void settled();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void placeParts();
    void refresh();
    void take(AnnotationProgress progress);
    void saveTable();

    Workspace& m_workspace;
    AnnotationProgress m_progress;
    QLabel* m_summary;
    QLabel* m_cost;
    CategoryChart* m_words;
    CategoryChart* m_suggestions;
    FigureTable* m_table;
    QPushButton* m_save;
    CentredNote* m_empty;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
