// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>

#include <QObject>
#include <QStringList>

#include "core/base/result.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Parses what is open with two models, each into a layer of its name, in the background. Sentences that a model was
/// trained on are marked so, and no score counts them. Nothing is shown until both are done: cancelled, it leaves
/// nothing.
class ModelComparison : public QObject {
    Q_OBJECT
public:
    struct Compared {
        QString name;
        QString path; ///< of the model's file
    };
    /// What has come of it.
    struct Outcome {
        QString first; ///< names of the layers
        QString second;
        std::size_t sentences = 0; ///< that both have parsed
        std::size_t unseen = 0; ///< of these, those that neither was trained on
    };

    explicit ModelComparison(Workspace& workspace, QObject* parent = nullptr);

    /// Ends with done(), failed() or, cancelled, with nothing; busyChanged() follows.
    void start(const Compared& first, const Compared& second);
    void cancel() { m_worker.requestStop(); }
    bool isBusy() const { return m_worker.isRunning(); }
    QString firstName() const { return m_firstName; }
    QString secondName() const { return m_secondName; }

Q_SIGNALS:
    void progressed(int percent);
    void busyChanged();
    void failed(const arcwright::Problem& problem);
    void done(const arcwright::ui::ModelComparison::Outcome& outcome);

private:
    struct Parsed {
        Compared model;
        QString layer; ///< the name of it
    };
    /// All that the thread knows.
    struct Job {
        Parsed first;
        Parsed second;
        Treebank treebank;
        std::shared_ptr<RelationPool> relations;
    };
    Result<Layer> layerOf(const Job& job, const Parsed& one, const std::stop_token& stop, const Worker::Post& post);
    void compareOnWorker(const Job& job, const std::stop_token& stop, const Worker::Post& post);
    void take(Layer first, Layer second);
    void show(Layer layer);
    QString layerNameFor(const QString& model, const QString& taken) const;
    Outcome outcomeOf(const Layer& first, const Layer& second) const;

    Workspace& m_workspace;
    QString m_firstName;
    QString m_secondName;
    QStringList m_made; ///< layers that comparisons have made
    std::set<SentenceKey> m_changed; ///< sentences that have become others since they were parsed
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
