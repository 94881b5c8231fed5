// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

#include "core/documents/layer.h"
#include "core/model/any_model.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Up to two models of files that somebody has picked to be compared by the order of disagreement: the first instead of
/// the one in use, the second instead of what was predicted before. They are read, and what the second says of the open
/// treebank is predicted, on a thread of its own.
class ComparedModels : public QObject {
    Q_OBJECT
public:
    /// A model by its file and by what people call it; without a file none is picked.
    struct Pick {
        QString path;
        QString name;

        friend bool operator==(const Pick&, const Pick&) = default;
    };
    explicit ComparedModels(Workspace& workspace, QObject* parent = nullptr);

    void pickFirst(const Pick& pick);
    void pickSecond(const Pick& pick);
    const Pick& firstPick() const { return m_first; }
    const Pick& secondPick() const { return m_second; }
    /// Null where none is picked, or it is not read yet.
    const AnyModel& first() const { return m_firstModel; }
    /// What the second predicts; null where none is picked, or nothing is predicted yet.
    const std::shared_ptr<const Layer>& second() const { return m_secondLayer; }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// first() or second() is another one.
    void changed();
    /// A model cannot be read, or not predict the open treebank; it is not picked any more.
    void failed(const arcwright::Problem& problem);

private:
    void read();
    void work(const Pick& first, const Pick& second, const Treebank& treebank, const std::stop_token& stop,
        const Worker::Post& post);

    Workspace& m_workspace;
    Pick m_first;
    Pick m_second;
    AnyModel m_firstModel;
    std::shared_ptr<const Layer> m_secondLayer;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
