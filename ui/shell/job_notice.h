// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/base/result.h"
#include "core/jobs/kept_folds.h"

namespace arcwright::ui {

class Learning;
class MessageBar;
class TrainingQueue;
class Workplaces;
class Workspace;

/// Says what became of training jobs: those that an earlier run of the program left, with what can be done about them;
/// one that cannot be kept; one that begins anew; one whose folds wait for their treebank.
class JobNotice : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        TrainingQueue& queue;
        MessageBar& messages;
        Workplaces& workplaces;
    };
    JobNotice(const Parts& parts, QObject* parent);

    /// What there is to say of the training that was begun last.
    struct Tiding {
        enum Kind { NotKept, LeftInJob, BegunAnew, FoldBegunAnew, FoldsElsewhere } kind = NotKept;
        Problem problem; ///< why
        QString trainedOn; ///< what a model that stays in its job, or whose folds wait, was trained on
    };
    /// What is being said, for another window that goes on with it.
    std::optional<Tiding> said() const;
    void say(const Tiding& tiding);

private:
    void offerLeft();
    void offerOne(std::size_t index);
    static QString foldsText(const QString& title, const FoldsDone& folds);

    Parts m_parts;
    Tiding m_last;
};

} // namespace arcwright::ui
