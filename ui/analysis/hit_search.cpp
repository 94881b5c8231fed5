// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/hit_search.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <mutex>
#include <utility>

#include "core/query/askable.h"
#include "core/query/document_names.h"
#include "core/query/find_matches.h"
#include "core/query/search_index.h"
#include "ui/analysis/word_selection.h"

namespace arcwright::ui {

namespace {

/// What the layers say of a sentence.
std::vector<SearchedLayer> layersOf(const AnalysisData& known, std::size_t index)
{
    std::vector<SearchedLayer> layers;
    for (const auto& layer : known.layers) {
        const Analysis* analysis = layer->find(known.gold.key(index));
        const bool isTold = analysis != nullptr && isScored(*analysis);
        layers.push_back(searchedLayer(layer->name(), isTold ? analysis : nullptr, *known.relations));
        layers.back().isGraph = layer->hasSecondaryArcs();
    }
    return layers;
}

/// What a system's graph has of the arcs of the words of a sentence.
UnitArcs arcsOf(const OutcomeTable& table, std::size_t system, std::size_t index)
{
    UnitArcs arcs;
    const auto& sentences = table.sentences();
    const auto rows = std::lower_bound(sentences.begin(), sentences.end(), index,
        [](const OutcomeTable::SentenceRows& each, std::size_t wanted) { return each.index < wanted; });
    if (rows == sentences.end() || rows->index != index)
        return arcs;
    const OutcomeTable::System& told = table.systems()[system];
    const auto unitOf = [&](std::uint32_t row) { return static_cast<int>(table.gold().units[row]); };
    const auto& further = told.further;
    auto parent = std::lower_bound(further.begin(), further.end(), rows->first,
        [](const OutcomeTable::FurtherParent& each, std::uint32_t row) { return each.row < row; });
    for (; parent != further.end() && parent->row < rows->first + rows->count; ++parent) {
        const std::string gold(table.text(parent->gold));
        const std::string predicted(table.text(parent->predicted));
        std::vector<std::string>& texts = arcs[unitOf(parent->row)];
        texts.push_back(gold);
        texts.back().append("/").append(predicted);
        if (gold != predicted)
            texts.insert(texts.end(), {gold + "/*", "*/" + predicted, "*/*", "wrong"});
    }
    for (std::uint32_t row = rows->first; row < rows->first + rows->count; ++row) {
        if (told.isPresent(row) && !told.isRight(row, Scored::Arcs))
            arcs[unitOf(row)].emplace_back("wrong");
    }
    return arcs;
}

/// Whether a query asks what graphs have of arcs.
bool asksForArcs(const Query& query)
{
    return asksFor(query, PatternField::Kind::Arcs);
}

SearchedFiles filesOf(const AnalysisData& known)
{
    SearchedFiles files;
    files.hasDocumentNames = true;
    files.kinds = namesOf(*known.kinds);
    for (const auto& layer : known.layers) {
        addLayer(files, *layer);
        if (layer->hasSecondaryArcs())
            files.arcLayers.push_back(layer->name());
    }
    for (const auto& document : known.gold.documents())
        files.formats.push_back(document->format());
    return files;
}

using SentenceSink = std::function<void(std::size_t index, const SearchedSentence&)>;

/// Tells each sentence, with all that queries ask of it.
void readAll(
    const AnalysisData& known, bool withKinds, bool withArcs, const std::stop_token& stop, const SentenceSink& tell)
{
    DocumentNames names;
    const KindTeller kinds = kindTeller(known.kinds);
    for (std::size_t index = 0; index < known.gold.size() && !stop.stop_requested(); ++index) {
        const auto sentence = known.gold.sentence(index);
        names.next(*sentence, known.gold.documents()[known.gold.place(index).document]->path());
        std::vector<SearchedLayer> layers = layersOf(known, index);
        std::vector<UnitArcs> arcs(withArcs ? layers.size() : 0);
        for (std::size_t i = 0; i < arcs.size(); ++i) {
            arcs[i] = arcsOf(known.table, i, index);
            layers[i].arcs = &arcs[i];
        }
        SearchedSentence searched{*sentence};
        searched.layers = layers;
        searched.document = names.document();
        searched.genre = names.genre();
        searched.kinds = withKinds ? &kinds : nullptr;
        tell(index, searched);
    }
}

/// The first unit of each match, once and in order; none for empty nodes, behind the `count` units.
void addHits(std::vector<Hit>& hits, std::size_t index, const std::vector<PatternMatch>& matches, int count)
{
    std::vector<int> units;
    units.reserve(matches.size());
    for (const PatternMatch& match : matches)
        units.push_back(firstUnit(match) <= count ? firstUnit(match) : 0);
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    for (const int unit : units)
        hits.push_back({index, unit});
}

} // namespace

/// The index of the data that was searched last.
class HitSearch::KeptIndex {
public:
    /// That of these data, which is made where it is not there; null once `stop` is requested. Kinds of attachment,
    /// each a pattern itself, are only in it once a query has asked for them.
    std::shared_ptr<const SearchIndex> of(
        const std::shared_ptr<const AnalysisData>& known, bool withKinds, const std::stop_token& stop)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_index && m_data == known && (m_hasKinds || !withKinds))
            return m_index;
        m_index.reset(); // its memory is free before the next one's is taken
        auto made = std::make_shared<SearchIndex>(systemNames(known->table));
        readAll(*known, withKinds, false, stop,
            [&](std::size_t, const SearchedSentence& searched) { made->add(searched); });
        if (stop.stop_requested())
            return nullptr;
        m_data = known;
        m_hasKinds = withKinds;
        m_index = std::move(made);
        return m_index;
    }

private:
    std::mutex m_mutex; ///< guards what follows
    std::shared_ptr<const AnalysisData> m_data;
    bool m_hasKinds = false;
    std::shared_ptr<const SearchIndex> m_index;
};

HitSearch::~HitSearch() = default;

HitSearch::HitSearch(QObject* parent) : QObject(parent), m_kept(std::make_shared<KeptIndex>())
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
    m_worker.start([this, known, query, kept = m_kept](const std::stop_token& stop, const Worker::Post& post) {
        const bool withKinds = asksFor(query, PatternField::Kind::Kind);
        if (!SearchIndex::covers(query))
            return searchWithoutIndex(*known, query, withKinds, stop, post);
        const auto index = kept->of(known, withKinds, stop);
        if (!index)
            return;
        if (!query.groups.empty()) {
            post([this, counts = index->count(query)] { Q_EMIT counted(counts); });
            return;
        }
        std::vector<Hit> hits;
        for (const IndexedMatches& each : index->find(query.pattern))
            addHits(hits, each.sentence, each.matches, std::numeric_limits<int>::max());
        post([this, hits = std::move(hits)] { Q_EMIT found(hits); });
    });
    return {};
}

/// Fields that the index has not are read in the sentences, one after the other.
void HitSearch::searchWithoutIndex(const AnalysisData& known, const Query& query, bool withKinds,
    const std::stop_token& stop, const Worker::Post& post)
{
    GroupCounter counter(query.groups);
    const std::size_t size = known.gold.size();
    const std::size_t batch = std::max<std::size_t>(size / 50, 1);
    std::vector<Hit> hits;
    readAll(known, withKinds, asksForArcs(query), stop, [&](std::size_t index, const SearchedSentence& searched) {
        const auto matches = findMatches(query.pattern, searched);
        if (!query.groups.empty()) {
            counter.add(searched, matches);
            return;
        }
        addHits(hits, index, matches, searched.sentence.unitCount());
        if (index + 1 == size || (index + 1) % batch == 0)
            post([this, some = std::exchange(hits, {})] { Q_EMIT found(some); });
    });
    if (!query.groups.empty() && !stop.stop_requested())
        post([this, counts = counter.counts()] { Q_EMIT counted(counts); });
}

} // namespace arcwright::ui
