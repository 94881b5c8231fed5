// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/analysis/analysis_model.h"
#include "ui/look/theme.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QToolButton;

namespace arcwright::ui {

class ElidedLabel;
class WrappingRow;

/// What is compared: gold, the systems, each with the colour it has in the charts, and what counts as right.
class SystemBar : public QWidget {
    Q_OBJECT
public:
    SystemBar(Workspace& workspace, AnalysisModel& model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// One more button at the end.
    void addButton(QToolButton* button);
    void showBusy(bool busy);
    const std::vector<QToolButton*>& systemButtons() const { return m_systems; }
    QComboBox* scoreField() const { return m_score; }
    QCheckBox* punctuationField() const { return m_punctuation; }
    QComboBox* systemField() const { return m_system; }

private:
    void placeParts();
    void fill();
    void tellUnlikeSentences();
    void showSettings();
    QIcon swatch(const QString& layer) const;

    Workspace& m_workspace;
    AnalysisModel& m_model;
    Theme m_theme;
    ElidedLabel* m_gold;
    std::vector<QToolButton*> m_systems;
    QComboBox* m_score;
    QCheckBox* m_punctuation;
    QLabel* m_systemLabel;
    QComboBox* m_system; ///< whose errors single figures are of
    WrappingRow* m_row;
    QLabel* m_unlike; ///< that the systems are scored on different sentences
    QProgressBar* m_progress;
};

} // namespace arcwright::ui
