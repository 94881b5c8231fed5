// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/hit_search.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/query/askable.h"
#include "core/query/document_names.h"
#include "core/query/find_matches.h"
#include "ui/analysis/word_selection.h"

namespace arcwright::ui {

namespace {

/// What the layers say of a sentence.
std::vector<SearchedLayer> layersOf(const AnalysisData& known, std::size_t index)
{
    std::vector<SearchedLayer> layers;
    for (const auto& layer : known.layers) {
        SearchedLayer& said = layers.emplace_back();
        said.name = layer->name();
        said.relations = known.relations.get();
        const Analysis* analysis = layer->find(known.gold.key(index));
        if (analysis == nullptr || !isScored(*analysis))
            continue;
        said.graph = &analysis->graph;
        said.unsaid = &analysis->unsaid;
        said.confidences = analysis->confidences.empty() ? nullptr : &analysis->confidences;
    }
    return layers;
}

SearchedFiles filesOf(const AnalysisData& known)
{
    SearchedFiles files;
    files.layers = systemNames(known.table);
    files.hasDocumentNames = true;
    files.kinds = namesOf(*known.kinds);
    for (const auto& layer : known.layers) {
        if (layer->hasConfidences())
            files.confidentLayers.push_back(layer->name());
    }
    for (const auto& document : known.gold.documents())
        files.formats.push_back(document->format());
    return files;
}

using MatchSink = std::function<void(std::size_t index, const SearchedSentence&, const std::vector<PatternMatch>&)>;

/// Tells what a query finds in each sentence.
void searchAll(const AnalysisData& known, const Query& query, const std::stop_token& stop, const MatchSink& tell)
{
    const bool asksForKinds = asksFor(query, PatternField::Kind::Kind);
    DocumentNames names;
    for (std::size_t index = 0; index < known.gold.size() && !stop.stop_requested(); ++index) {
        const auto sentence = known.gold.sentence(index);
        names.next(*sentence, known.gold.documents()[known.gold.place(index).document]->path());
        const std::vector<SearchedLayer> layers = layersOf(known, index);
        const auto kinds = asksForKinds ? kindsOf(*known.kinds, *sentence) : std::vector<std::string_view>();
        SearchedSentence searched{*sentence};
        searched.layers = layers;
        searched.document = names.document();
        searched.genre = names.genre();
        searched.kinds = kinds;
        tell(index, searched, findMatches(query.pattern, searched));
    }
}

} // namespace

HitSearch::HitSearch(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::finished, this, &HitSearch::finished);
}

void HitSearch::stop()
{
    m_worker.abandon();
}

PatternResult<void> HitSearch::start(const std::shared_ptr<const AnalysisData>& known, const Query& query)
{
    m_worker.abandon();
    if (auto asked = askable(query, filesOf(*known)); !asked)
        return asked;
    m_worker.start([this, known, query](const std::stop_token& stop, const Worker::Post& post) {
        GroupCounter counter(query.groups);
        const std::size_t size = known->gold.size();
        const std::size_t batch = std::max<std::size_t>(size / 50, 1);
        std::vector<Hit> hits;
        searchAll(*known, query, stop, [&](std::size_t index, const SearchedSentence& searched, const auto& matches) {
            if (!query.groups.empty()) {
                counter.add(searched, matches);
                return;
            }
            for (const PatternMatch& units : matches) {
                if (!units.empty() && (hits.empty() || hits.back() != Hit{index, units.front()}))
                    hits.push_back({index, units.front()});
            }
            if (index + 1 == size || (index + 1) % batch == 0)
                post([this, some = std::exchange(hits, {})] { Q_EMIT found(some); });
        });
        if (!query.groups.empty() && !stop.stop_requested())
            post([this, counts = counter.counts()] { Q_EMIT counted(counts); });
    });
    return {};
}

} // namespace arcwright::ui
