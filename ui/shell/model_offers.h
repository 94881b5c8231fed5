// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class Actions;
class Learning;
class MessageBar;
class SentenceView;
class TrainingCommands;
class Workspace;

/// Which model speaks, and what can be done where none does: the view is told its name; a model that was in use when
/// another file was opened is offered for it; and after folds that were cancelled it is said what there is.
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
    };
    ModelOffers(const Parts& parts, QObject* parent);

    /// Offers the model that was in use for the file just opened, if it can predict it.
    void offer();

private:
    void offerAfterFolds();

    Parts m_parts;
};

} // namespace arcwright::ui
