// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_finder.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/parallel.h"
#include "core/experiments/cause_search.h"
#include "ui/look/parser_names.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

/// The models that are asked, of words or of bunsetsu.
struct AskedModels {
    std::optional<LiveModels> words;
    std::optional<BunsetsuModels> bunsetsu;

    QString decoder() const
    {
        return decoderInWords(
            words ? nameOf(words->whole().decoder()) : nameOf(bunsetsu->whole()->weights.settings.decoder));
    }
};

/// Counts the sentences by what the models knew of them, and leaves out those that they were trained on.
void sortOut(FoundCauses& found)
{
    const auto count = [&](Exposure exposure) {
        return static_cast<std::size_t>(std::count_if(found.causes.begin(), found.causes.end(),
            [&](const SentenceCauses& each) { return each.exposure == exposure; }));
    };
    found.seen = count(Exposure::Seen);
    found.jackknifed = count(Exposure::Jackknifed);
    std::erase_if(found.causes, [](const SentenceCauses& each) { return !isScored(each.exposure); });
    found.summary = summaryOf(found.causes);
}

} // namespace

CauseFinder::CauseFinder(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning)
{
    connect(&m_worker, &Worker::progressed, this, [this](int percent) {
        m_percent = percent;
        Q_EMIT changed();
    });
    connect(&m_worker, &Worker::failed, this, &CauseFinder::failed);
    connect(&m_worker, &Worker::finished, this, [this] {
        Q_EMIT changed();
        Q_EMIT finished();
    });
    connect(&learning, &Learning::modelChanged, this, &CauseFinder::changed);
    connect(&workspace, &Workspace::opened, this, &CauseFinder::changed);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (!isBusy())
            return;
        m_worker.abandon();
        Q_EMIT changed();
        Q_EMIT finished();
    });
}

bool CauseFinder::canStart() const
{
    const bool hasModel = m_learning.liveModels().has_value() || m_learning.bunsetsuModels().has_value();
    return hasModel && m_workspace.treebank().size() > 0 && !m_learning.misfitOf(m_learning.anyModel());
}

void CauseFinder::start()
{
    if (!canStart())
        return;
    const AskedModels models{m_learning.liveModels(), m_learning.bunsetsuModels()};
    FoundCauses known;
    known.searched = m_workspace.treebank();
    known.decoder = models.decoder();
    known.model = m_learning.modelTitle();
    known.ofBunsetsu = !models.words;
    m_isCancelled = false;
    m_percent = 0;
    m_worker.start([this, models, known = std::move(known), relations = m_workspace.relations()](
                       const std::stop_token& stop, const Worker::Post& post) mutable {
        const CauseSettings settings{true, defaultThreads()};
        const ProgressSink progress = m_worker.percents(post);
        auto causes = models.words ? findCauses(*models.words, *relations, known.searched, settings, progress, stop)
                                   : findCauses(*models.bunsetsu, *relations, known.searched, settings, progress, stop);
        if (!causes)
            return; // cancelled: nothing else can be
        known.causes = std::move(*causes);
        sortOut(known);
        post([this, result = std::make_shared<const FoundCauses>(std::move(known))] { Q_EMIT found(result); });
    });
    Q_EMIT changed();
}

void CauseFinder::cancel()
{
    m_isCancelled = isBusy();
    m_worker.requestStop();
    Q_EMIT changed();
}

} // namespace arcwright::ui
