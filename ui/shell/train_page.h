// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/result.h"
#include "ui/look/theme.h"

class QTabWidget;

namespace arcwright::ui {

class Actions;
class DefaultSettings;
class Learning;
class ModelFiles;
class ProgressPage;
class ScoreKeeper;
class SentenceView;
class TrainingPanel;
class TrainingQueue;
class Workspace;

/// The middle of the workplace Train: the training with its model, the models that are kept, and the progress of
/// the annotation, one at a time.
class TrainPage : public QWidget {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        const ModelFiles& models;
        TrainingQueue& queue;
        ScoreKeeper& scores;
        Actions& actions;
        SentenceView& view;
        TrainingPanel& training;
    };
    TrainPage(const Parts& parts, QWidget* parent);

    void setTheme(const Theme& theme);
    bool isBusy() const;
    QTabWidget* tabs() const { return m_tabs; }
    ProgressPage* progress() const { return m_progress; }
    /// Adds the page of the models, after that of the training.
    void addModels(QWidget& page);
    void showModels();
    /// Shows where other files to learn from can be named.
    void showSources();

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    /// Nothing is being counted any more.
    void settled();

private:
    TrainingPanel& m_training;
    QTabWidget* m_tabs;
    ProgressPage* m_progress;
    QWidget* m_models = nullptr;
    DefaultSettings* m_defaults;
};

} // namespace arcwright::ui
