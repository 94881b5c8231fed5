// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/explainer.h"

#include "ui/training/learning.h"

namespace arcwright::ui {

Explainer::Explainer(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning)
{
    connect(&m_worker, &Worker::finished, this, &Explainer::finished);
}

/// Nothing if there is an answer.
std::optional<Explainer::Silence> Explainer::silenceOf(
    const Sentence* sentence, int unit, std::optional<int> rival) const
{
    if (isNull(m_learning.anyModel()))
        return Silence::NoModel;
    if (sentence == nullptr || sentence->problem || sentence->unitCount() == 0)
        return Silence::NothingThere;
    const Units units = sentence->bunsetsu.empty() ? Units::Words : Units::Bunsetsu;
    if (units != unitsOf(m_learning.anyModel()))
        return Silence::NoModel;
    const auto isThere = [&](int node) { return node >= 0 && node <= sentence->unitCount(); };
    const bool canAsk = isThere(unit) && (!rival || (isThere(*rival) && *rival != unit));
    return canAsk ? std::nullopt : std::optional(Silence::NothingThere);
}

void Explainer::ask(std::size_t sentence, int unit, std::optional<int> rival)
{
    m_worker.abandon();
    const Treebank& treebank = m_workspace.treebank();
    const auto asked = sentence < treebank.size() ? treebank.sentence(sentence) : nullptr;
    if (const auto silence = silenceOf(asked.get(), unit, rival)) {
        Q_EMIT nothingKnown(*silence);
        Q_EMIT finished();
        return;
    }
    m_worker.start(
        [this, words = m_learning.liveModelFor(sentence), bunsetsu = m_learning.bunsetsuModelFor(sentence), asked, unit,
            rival, relations = m_workspace.relations()](const std::stop_token& stop, const Worker::Post& post) {
            auto why = bunsetsu ? Reasons::ofBunsetsu(bunsetsu, asked, unit, rival, *relations, stop)
                                : Reasons::ofWord(*words, asked, unit, rival, *relations, stop);
            if (why)
                post([this, why = std::move(*why)] { Q_EMIT explained(why); });
        });
}

} // namespace arcwright::ui
