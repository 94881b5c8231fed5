// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "core/jobs/training_sources.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace arcwright::ui {

class ScoredOnButton;

/// What a training learns from: all sentences of the open treebank, those that are confirmed, other files, or several
/// sources with weights; and what it is scored on.
class SourcesForm : public QWidget {
    Q_OBJECT
public:
    explicit SourcesForm(QWidget* parent = nullptr);

    /// None where several sources are asked for and none is ticked, or other files and none is chosen.
    std::vector<TrainingSource> sources() const;
    void setSources(const std::vector<TrainingSource>& sources);
    /// Asks for other files, and gives the keyboard to the button that names files.
    void offerFiles();
    /// What stands before the choice.
    QLabel* label() const { return m_label; }
    /// Files to score on; none: every tenth sentence.
    QStringList development() const;
    /// Whether models of folds are to score instead; only where all is learnt from.
    bool scoresByFolds() const;
    void setScoresByFolds(bool folds);
    bool learnsFromAll() const;
    /// Whether nothing of the open treebank is learnt from.
    bool areOtherFilesAlone() const;

Q_SIGNALS:
    void changed();

private:
    /// A source among several.
    struct Row {
        QCheckBox* ticked = nullptr;
        QSpinBox* weight = nullptr;
    };
    static constexpr std::size_t sourceKinds = 4;

    QWidget* makeRows();
    Row& rowOf(SourceKind kind) { return m_rows[static_cast<std::size_t>(kind)]; }
    TrainingSource ofFiles() const;
    void showRows();
    void checkPattern();
    QStringList askForFiles();
    void addFiles(const QStringList& paths);

    QLabel* m_label;
    QComboBox* m_choice;
    ScoredOnButton* m_scoredOn;
    QWidget* m_several;
    std::array<Row, sourceKinds> m_rows; ///< by kind
    QLineEdit* m_pattern;
    QToolButton* m_fileButton;
    QStringList m_files;
};

} // namespace arcwright::ui
