// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/layer_scores.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>

#include "core/base/parallel.h"
#include "core/evaluation/outcome_confusion.h"
#include "core/evaluation/treebank_parts.h"
#include "core/evaluation/ud_text.h"
#include "core/treebank/enhanced_arcs.h"
#include "core/treebank/graph_rules.h"
#include "core/treebank/sentence.h"
#include "core/treebank/with_graph.h"

namespace arcwright {

namespace {

using SharedSentences = std::vector<std::shared_ptr<const Sentence>>;

/// Whether UD's scores are about such files.
bool areUniversal(const Treebank& treebank)
{
    return std::all_of(treebank.documents().begin(), treebank.documents().end(), [](const auto& document) {
        return document->format()->hasMultiwordTokens() && !document->format()->hasBunsetsu();
    });
}

/// Words with what they cost, those that cost nothing left out. `sentences`: the index of each.
std::vector<WordMisses> wordMisses(
    const std::vector<std::size_t>& sentences, const SharedSentences& gold, const std::vector<UdMetrics>& misses)
{
    std::vector<WordMisses> words;
    std::size_t at = 0;
    for (std::size_t i = 0; i < gold.size(); ++i) {
        for (int word = 1; word <= gold[i]->size(); ++word, ++at) {
            if (misses[at].any())
                words.push_back({sentences[i], word, misses[at]});
        }
    }
    return words;
}

RelationNames relationsOf(const Treebank& treebank, std::size_t first, std::size_t end)
{
    RelationNames names;
    for (std::size_t i = first; i < end; ++i) {
        const auto sentence = treebank.sentence(i);
        for (const Token& token : sentence->tokens) {
            if (names.find(token.relation) == names.end())
                names.insert(token.relation);
        }
    }
    return names;
}

/// Some sentences of gold, which the layers that are scored on them share: what is read of gold is read once.
class GoldPart {
public:
    GoldPart(const Treebank& gold, std::size_t part) : m_first(beginOfPart(part))
    {
        for (std::size_t index = m_first; index < endOfPart(part, gold); ++index)
            m_sentences.push_back(gold.sentence(index));
    }

    std::size_t begin() const { return m_first; }
    std::size_t end() const { return m_first + m_sentences.size(); }
    const std::shared_ptr<const Sentence>& sentence(std::size_t index) const { return m_sentences[index - m_first]; }
    /// The text of the sentences of these indices; most layers have the same ones.
    const UdText& textOf(const std::vector<std::size_t>& indices)
    {
        if (m_text && indices == m_ofText)
            return *m_text;
        SharedSentences chosen;
        for (const std::size_t index : indices)
            chosen.push_back(sentence(index));
        m_ofText = indices;
        return m_text.emplace(std::move(chosen));
    }

private:
    std::size_t m_first;
    SharedSentences m_sentences;
    std::vector<std::size_t> m_ofText;
    std::optional<UdText> m_text;
};

/// Scores some sentences of a layer.
class PartScorer {
public:
    PartScorer(const Treebank& gold, const Layer& layer, RelationPool& relations, const GraphRules& rules,
        const OutcomeTable::KindTeller& kinds)
        : m_gold(gold)
        , m_layer(layer)
        , m_relations(relations)
        , m_rules(rules)
        , m_kinds(kinds)
        , m_isUniversal(areUniversal(gold))
    {
    }

    LayerScores run(GoldPart& part, const std::stop_token& stop) const
    {
        LayerScores scores;
        SharedSentences foundSentences;
        std::vector<std::size_t> indices;
        for (std::size_t index = part.begin(); index < part.end() && !stop.stop_requested(); ++index) {
            const Analysis* analysis = m_layer.find(m_gold.key(index));
            const auto& sentence = part.sentence(index);
            if (analysis == nullptr || !isScored(*analysis) || sentence->problem || !sentence->bunsetsu.empty()
                || analysis->graph.size() != sentence->size())
                continue;
            const auto found = std::make_shared<const Sentence>(analysed(*sentence, *analysis));
            if (m_layer.hasSecondaryArcs())
                addGraphs(scores, index, m_rules.graphOf(*sentence), m_rules.graphOf(*found));
            if (m_kinds)
                scores.kinds.push_back({index, m_kinds(*found)});
            if (!m_isUniversal)
                continue;
            foundSentences.push_back(found);
            indices.push_back(index);
        }
        if (m_isUniversal)
            addUniversal(scores, indices, part.textOf(indices), std::move(foundSentences));
        return scores;
    }

private:
    /// The sentence with what the layer says of it.
    Sentence analysed(const Sentence& sentence, const Analysis& analysis) const
    {
        Sentence found = withGraph(sentence, analysis.graph, m_layer.hasSecondaryArcs(), m_relations);
        if (m_layer.hasEnhancedArcs())
            return withEnhancedArcs(std::move(found), analysis.enhanced, m_relations);
        return found;
    }

    void addUniversal(
        LayerScores& scores, const std::vector<std::size_t>& indices, const UdText& gold, SharedSentences found) const
    {
        std::vector<UdMetrics> misses;
        scores.ud = udScores(gold, UdText(found), &misses);
        if (!scores.ud)
            return;
        scores.misses = wordMisses(indices, gold.sources, misses);
        if (m_layer.hasEnhancedArcs())
            return;
        const auto graphs
            = m_layer.hasSecondaryArcs() ? udScores(asLayer(gold.sources), std::move(found)) : std::nullopt;
        for (const UdMetric metric : {UdMetric::Elas, UdMetric::Eulas}) {
            const auto at = static_cast<std::size_t>(metric);
            (*scores.ud)[at] = graphs ? (*graphs)[at] : UdScore();
        }
    }

    /// The sentences with enhanced graphs of the form that a layer's have: an arc that the tree has, too, has its
    /// relation there, and empty nodes have none.
    SharedSentences asLayer(const SharedSentences& gold) const
    {
        SharedSentences all;
        for (const auto& sentence : gold) {
            const bool hasGraph = std::any_of(sentence->tokens.begin(), sentence->tokens.end(),
                [](const Token& token) { return !token.parents.empty(); });
            all.push_back(hasGraph ? std::make_shared<const Sentence>(
                              withGraph(*sentence, arcwright::graphOf(*sentence, m_relations), true, m_relations))
                                   : sentence);
        }
        return all;
    }

    static void addGraphs(LayerScores& scores, std::size_t index, const ScoredGraph& gold, const ScoredGraph& found)
    {
        scores.graph.add(gold, found);
        for (FurtherArc arc : furtherArcsOf(gold.graph, found.graph)) {
            arc.sentence = index;
            scores.furtherArcs.push_back(arc);
        }
    }

    const Treebank& m_gold;
    const Layer& m_layer;
    RelationPool& m_relations;
    const GraphRules& m_rules;
    const OutcomeTable::KindTeller& m_kinds;
    bool m_isUniversal;
};

void addTo(LayerScores& scores, const LayerScores& further)
{
    if (scores.ud && further.ud)
        add(*scores.ud, *further.ud);
    else
        scores.ud.reset();
    scores.graph += further.graph;
    scores.kinds.insert(scores.kinds.end(), further.kinds.begin(), further.kinds.end());
    scores.misses.insert(scores.misses.end(), further.misses.begin(), further.misses.end());
    scores.furtherArcs.insert(scores.furtherArcs.end(), further.furtherArcs.begin(), further.furtherArcs.end());
}

LayerScores sumOf(const Treebank& gold, const std::vector<LayerScores>& parts)
{
    LayerScores sum;
    if (areUniversal(gold))
        sum.ud.emplace();
    for (const LayerScores& part : parts)
        addTo(sum, part);
    return sum;
}

} // namespace

RelationNames basicRelationsOf(const Treebank& treebank)
{
    return relationsOf(treebank, 0, treebank.size());
}

LayerScores layerScores(const Treebank& gold, const Layer& layer, RelationPool& relations, const std::stop_token& stop,
    const OutcomeTable::KindTeller& kinds)
{
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, basicRelationsOf(gold));
    const PartScorer scorer(gold, layer, relations, rules, kinds);
    std::vector<LayerScores> parts;
    for (std::size_t part = 0; part < partsOf(gold) && !stop.stop_requested(); ++part) {
        GoldPart sentences(gold, part);
        parts.push_back(scorer.run(sentences, stop));
    }
    return sumOf(gold, parts);
}

bool KeptLayerScores::isEmpty() const
{
    const std::scoped_lock lock(m_mutex);
    return m_layers.empty();
}

/// Whether the relations of all trees are others than before.
bool KeptLayerScores::readRelations(
    const Treebank& gold, const std::set<std::size_t>& parts, const std::stop_token& stop)
{
    for (const std::size_t part : parts) {
        if (stop.stop_requested())
            return false;
        m_relations[part] = relationsOf(gold, beginOfPart(part), endOfPart(part, gold));
    }
    RelationNames all;
    for (const RelationNames& names : m_relations)
        all.insert(names.begin(), names.end());
    return std::exchange(m_allRelations, std::move(all)) != m_allRelations;
}

std::optional<std::vector<LayerScores>> KeptLayerScores::make(const Treebank& gold,
    const std::vector<std::shared_ptr<const Layer>>& layers, RelationPool& relations, unsigned threads,
    const std::optional<std::vector<std::size_t>>& changed, const std::stop_token& stop,
    const OutcomeTable::KindTeller& kinds)
{
    const std::scoped_lock lock(m_mutex);
    std::set<std::size_t> all;
    for (std::size_t part = 0; part < partsOf(gold); ++part)
        all.insert(all.end(), part);
    const bool isOther = !changed || gold.size() != m_sentences;
    if (isOther) {
        m_layers.clear();
        m_relations.assign(all.size(), {});
        m_unread = all;
        m_sentences = gold.size();
    }
    std::set<std::size_t> touched;
    for (const std::size_t sentence : isOther ? std::vector<std::size_t>() : *changed)
        touched.insert(sentence / sentencesOfPart);
    m_unread.insert(touched.begin(), touched.end());
    const bool areRelationsOther = readRelations(gold, m_unread, stop);
    std::erase_if(m_layers, [&](const auto& kept) { // a layer that comes back is another one
        return std::none_of(
            layers.begin(), layers.end(), [&](const auto& layer) { return layer->name() == kept.first; });
    });
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, m_allRelations);
    for (const auto& layer : layers) {
        Kept& kept = m_layers[layer->name()];
        const bool isNew = kept.parts.size() != all.size() || kept.hasSecondaryArcs != layer->hasSecondaryArcs()
            || kept.hasEnhancedArcs != layer->hasEnhancedArcs();
        const bool isAnew = isNew || (areRelationsOther && layer->hasSecondaryArcs());
        kept.parts.resize(all.size());
        kept.hasSecondaryArcs = layer->hasSecondaryArcs();
        kept.hasEnhancedArcs = layer->hasEnhancedArcs();
        kept.missing.insert((isAnew ? all : touched).begin(), (isAnew ? all : touched).end());
    }
    if (stop.stop_requested())
        return std::nullopt;
    m_unread.clear();
    std::set<std::size_t> missing;
    for (const auto& layer : layers)
        missing.merge(std::set(m_layers[layer->name()].missing));
    const std::vector<std::size_t> parts(missing.begin(), missing.end());
    parallelFor(parts.size(), threads, stop, [&](std::size_t i, unsigned) {
        GoldPart sentences(gold, parts[i]);
        for (const auto& layer : layers) {
            Kept& kept = m_layers.find(layer->name())->second;
            if (kept.missing.contains(parts[i]))
                kept.parts[parts[i]] = PartScorer(gold, *layer, relations, rules, kinds).run(sentences, stop);
        }
    });
    if (stop.stop_requested())
        return std::nullopt;
    std::vector<LayerScores> sums;
    for (const auto& layer : layers) {
        Kept& kept = m_layers[layer->name()];
        kept.missing.clear();
        sums.push_back(sumOf(gold, kept.parts));
    }
    return sums;
}

} // namespace arcwright
