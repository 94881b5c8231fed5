// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>

#include "core/base/result.h"

namespace arcwright::ui {

class Actions;
class Learning;
class MessageBar;
class SentenceView;
class TrainingCommands;
class TrainPage;
class Workplaces;
class Workspace;

/// Which model speaks, and what can be done where none does: the view is told its name; a model that was in use when
/// another file was opened is offered for it; after folds that were cancelled it is said what there is; and where there
/// are no trees to learn from, what can be done about it.
class ModelOffers : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        Actions& actions;
        TrainingCommands& trainer;
        MessageBar& messages;
        SentenceView& view;
        Workplaces& workplaces;
        TrainPage& train;
    };
    ModelOffers(const Parts& parts, QObject* parent);

    /// A model of the shelf that was trained on what is open.
    struct Own {
        QString title;
        std::function<void()> use;
    };
    /// How it is found; nothing where there is none.
    void setOwn(std::function<std::optional<Own>()> own) { m_own = std::move(own); }
    /// Offers a model for the file just opened: its own where the shelf has one, else the one that was in use, if it
    /// can predict it.
    void offer();

private:
    void offerAfterFolds();
    void tellFailure(const Problem& problem);

    Parts m_parts;
    std::function<std::optional<Own>()> m_own;
};

} // namespace arcwright::ui
