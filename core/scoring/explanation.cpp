// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/explanation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace arcwright {

namespace {

constexpr std::string_view betweenTemplate = "h.coarse b.coarse m.coarse";

/// The dependents of `head` next to `dependent` on its side, inwards and outwards; kNoHead where there are none.
std::pair<int, int> neighbours(const LabelledTree& tree, int head, int dependent)
{
    const int outward = head < dependent ? 1 : -1;
    const int end = outward > 0 ? static_cast<int>(tree.heads.size()) : 0;
    const auto find = [&](int from, int to, int step) {
        for (int word = from; word != to; word += step) {
            if (tree.relationOf(head, word))
                return word;
        }
        return kNoHead;
    };
    return {find(dependent - outward, head, -outward), find(dependent + outward, end, outward)};
}

} // namespace

/// Merges features of the same key: words between the ends may have the same tags, and two pairs of siblings may share
/// what they do not differ in.
class ArcExplainer::Collector {
public:
    explicit Collector(const Weights& weights) : m_weights(weights) { }

    template <class Name>
    void add(
        FeatureKind kind, std::string_view templateName, std::uint64_t key, std::size_t index, int count, Name name)
    {
        const auto [place, isNew] = m_features.try_emplace({kind, key, index});
        Contribution& feature = place->second;
        if (isNew)
            feature = {kind, templateName, name(), key, index, 0, m_weights.values()[index]};
        feature.count += count;
    }

    /// The contributions that did not cancel out, sorted.
    std::vector<Contribution> finish()
    {
        std::vector<Contribution> features;
        for (auto& [id, feature] : m_features) {
            if (feature.count != 0)
                features.push_back(std::move(feature));
        }
        std::sort(features.begin(), features.end(), [](const auto& first, const auto& second) {
            const double one = std::abs(first.value());
            const double other = std::abs(second.value());
            return one != other ? one > other : std::tie(first.name, first.kind) < std::tie(second.name, second.kind);
        });
        return features;
    }

private:
    const Weights& m_weights;
    /// A feature of relations has one weight a relation.
    std::map<std::tuple<FeatureKind, std::uint64_t, std::size_t>, Contribution> m_features;
};

ArcExplainer::ArcExplainer(const AttributeTexts& sentence, const Weights& weights, const DecoderSettings& decoder,
    std::span<const std::string> relations)
    : m_sentence(sentence)
    , m_weights(weights)
    , m_names(relations)
    , m_hasSiblings(isSecondOrder(decoder.decoder) && weights.hasSiblings())
    , m_hasWholeTrees(scoresWholeTrees(decoder.decoder) && weights.hasWholeTrees())
    , m_hasInside(scoresInside(decoder.decoder) && weights.hasInside())
    , m_root(decoder.root)
{
    const TokenSymbols symbols(sentence);
    ArcCandidates everyArc; // so that arcs which the parser never looks at are explained too
    everyArc.takePassing(symbols, ArcFilter());
    m_arcScorer.prepare(symbols);
    m_arcScorer.score(weights, everyArc, m_scores, m_relations);
    m_siblingScorer.prepare(symbols);
    if (m_hasWholeTrees)
        m_wholeTrees.prepare(symbols);
    if (m_hasInside)
        m_inside.prepare(symbols);
}

std::int16_t ArcExplainer::bestRelation(int head, int dependent) const
{
    return m_relations[m_scores.index(head, dependent)];
}

void ArcExplainer::collectArc(Collector& collected, const LabelledArc& arc, int count) const
{
    const auto named = [&](const FiredFeature& feature) {
        return [&] { return featureName(*feature.source, m_sentence, arc.head, arc.dependent, feature.withDistance); };
    };
    m_arcScorer.forEachArcFeature(arc.head, arc.dependent, [&](const FiredFeature& feature) {
        collected.add(FeatureKind::Arc, feature.source->name, feature.key, m_weights.arcIndex(feature.key), count,
            named(feature));
    });
    m_arcScorer.forEachBetween(arc.head, arc.dependent, [&](const BetweenFeature& feature) {
        collected.add(FeatureKind::Arc, betweenTemplate, feature.key, m_weights.arcIndex(feature.key), count, [&] {
            return betweenName(m_sentence, feature.head, feature.between, feature.dependent) + ", "
                + std::string(directionName(arc.head, arc.dependent));
        });
    });
    if (arc.relation < 0 || m_weights.relations() == 0)
        return;
    m_arcScorer.forEachRelationFeature(arc.head, arc.dependent, [&](const FiredFeature& feature) {
        collected.add(FeatureKind::Relation, feature.source->name, feature.key,
            m_weights.rowIndex(feature.key) + static_cast<std::size_t>(arc.relation), count, named(feature));
    });
}

void ArcExplainer::collectPair(Collector& collected, int head, int sibling, int dependent, int count) const
{
    m_siblingScorer.forEachFeature(head, sibling, dependent, [&](const FiredFeature& feature) {
        collected.add(FeatureKind::Sibling, feature.source->name, feature.key, m_weights.siblingIndex(feature.key),
            count,
            [&] { return featureName(*feature.source, m_sentence, head, dependent, feature.withDistance, sibling); });
    });
}

void ArcExplainer::collectSiblings(Collector& collected, const ArcExplanation& arc) const
{
    collectPair(collected, arc.head, arc.sibling, arc.dependent, 1);
    if (arc.next == kNoHead)
        return;
    collectPair(collected, arc.head, arc.dependent, arc.next, 1);
    collectPair(collected, arc.head, arc.sibling, arc.next, -1);
}

std::pair<int, int> ArcExplainer::siblingsOf(const LabelledTree& tree, int head, int dependent) const
{
    const bool isAlone = head == kRoot && m_root == RootPolicy::Single;
    return m_hasSiblings && !isAlone ? neighbours(tree, head, dependent) : std::pair(kNoHead, kNoHead);
}

std::array<LabelledTree, 2> ArcExplainer::withAndWithout(const LabelledTree& tree, const LabelledArc& arc)
{
    const auto dependent = static_cast<std::size_t>(arc.dependent);
    LabelledTree without{tree.heads, tree.relations};
    without.heads[dependent] = kNoHead;
    for (int node = arc.head; node != kRoot && node != kNoHead;) {
        const int above = tree.heads[static_cast<std::size_t>(node)];
        if (above == arc.dependent)
            without.heads[static_cast<std::size_t>(node)] = kNoHead;
        node = above == arc.dependent ? kNoHead : above;
    }
    LabelledTree with = without;
    with.heads[dependent] = arc.head;
    with.relations[dependent] = arc.relation;
    return {std::move(with), std::move(without)};
}

void ArcExplainer::collectWholeTrees(Collector& collected, const std::vector<int>& heads, int count) const
{
    WholeTreeScorer::forEachPart(heads, m_root, [&](PartKind kind, const PartNodes& nodes) {
        m_wholeTrees.parts().forEachFeature(kind, nodes, [&](const PartFeature& feature) {
            collected.add(FeatureKind::ThirdOrder, feature.templateName(), feature.key,
                m_weights.treeIndex(feature.key), count,
                [&] { return m_wholeTrees.parts().nameOf(feature, m_sentence, nodes); });
        });
    });
    m_wholeTrees.forEachShape(heads, [&](ShapeAspect aspect, const SubtreeShape& shape) {
        m_wholeTrees.shapes().forEachFeature(aspect, shape, [&](const ShapeFeature& feature) {
            collected.add(FeatureKind::WholeTree, feature.source->name, feature.key, m_weights.treeIndex(feature.key),
                count, [&] { return shapeName(*feature.source, m_sentence, shape); });
        });
    });
}

void ArcExplainer::collectInside(Collector& collected, const LabelledTree& tree, int count) const
{
    m_inside.forEachFeature(tree, [&](const InsideTemplate& source, const InsidePart& part, std::uint64_t key) {
        collected.add(FeatureKind::Inside, source.name, key, m_weights.insideIndex(key), count,
            [&] { return insideName(source, m_sentence, part, m_names); });
    });
}

double ArcExplainer::worth(const LabelledTree& tree, int head, int dependent, std::int16_t relation) const
{
    FeatureVector features;
    m_arcScorer.addArc(features, m_weights, head, dependent, 1);
    if (m_weights.relations() > 0)
        m_arcScorer.addRelation(features, m_weights, head, dependent, relation, 1);
    if (m_hasSiblings) {
        const auto [sibling, next] = siblingsOf(tree, head, dependent);
        m_siblingScorer.add(features, m_weights, head, sibling, dependent, 1);
        if (next != kNoHead) {
            m_siblingScorer.add(features, m_weights, head, dependent, next, 1);
            m_siblingScorer.add(features, m_weights, head, sibling, next, -1);
        }
    }
    if (m_hasWholeTrees || m_hasInside) {
        const auto [with, without] = withAndWithout(tree, {dependent, head, relation});
        if (m_hasWholeTrees) {
            m_wholeTrees.add(features, m_weights, with.heads, m_root, 1);
            m_wholeTrees.add(features, m_weights, without.heads, m_root, -1);
        }
        if (m_hasInside) {
            m_inside.add(features, m_weights, with, 1);
            m_inside.add(features, m_weights, without, -1);
        }
    }
    return features.dot(m_weights);
}

ArcExplanation ArcExplainer::explain(const LabelledTree& tree, int head, int dependent, std::int16_t relation) const
{
    ArcExplanation explained;
    explained.head = head;
    explained.dependent = dependent;
    explained.relation = relation;
    Collector collected(m_weights);
    collectArc(collected, {dependent, head, relation}, 1);
    std::tie(explained.sibling, explained.next) = siblingsOf(tree, head, dependent);
    if (m_hasSiblings)
        collectSiblings(collected, explained);
    if (m_hasWholeTrees || m_hasInside) {
        const auto [with, without] = withAndWithout(tree, {dependent, head, relation});
        if (m_hasWholeTrees) {
            collectWholeTrees(collected, with.heads, 1);
            collectWholeTrees(collected, without.heads, -1);
        }
        if (m_hasInside) {
            collectInside(collected, with, 1);
            collectInside(collected, without, -1);
        }
    }
    explained.features = collected.finish();
    for (const Contribution& feature : explained.features)
        explained.score += feature.value();
    return explained;
}

void ArcExplainer::collectTree(Collector& collected, const LabelledTree& tree, int count) const
{
    std::vector<LabelledArc> arcs;
    tree.listArcs(arcs);
    for (const LabelledArc& arc : arcs) {
        collectArc(collected, arc, count);
        if (m_weights.hasSiblings())
            collectPair(collected, arc.head, neighbours(tree, arc.head, arc.dependent).first, arc.dependent, count);
    }
    if (m_hasWholeTrees)
        collectWholeTrees(collected, tree.heads, count);
    if (m_hasInside)
        collectInside(collected, tree, count);
}

std::vector<Contribution> ArcExplainer::difference(const LabelledTree& wanted, const LabelledTree& found) const
{
    Collector collected(m_weights);
    collectTree(collected, wanted, 1);
    collectTree(collected, found, -1);
    return collected.finish();
}

FeatureVector ArcExplainer::featuresOf(const LabelledTree& tree) const
{
    FeatureVector features;
    std::vector<LabelledArc> arcs;
    tree.listArcs(arcs);
    for (const LabelledArc& arc : arcs) {
        m_arcScorer.addArc(features, m_weights, arc.head, arc.dependent, 1);
        m_arcScorer.addRelation(features, m_weights, arc.head, arc.dependent, arc.relation, 1);
        if (m_weights.hasSiblings())
            m_siblingScorer.add(
                features, m_weights, arc.head, neighbours(tree, arc.head, arc.dependent).first, arc.dependent, 1);
    }
    if (m_hasWholeTrees)
        m_wholeTrees.add(features, m_weights, tree.heads, m_root, 1);
    if (m_hasInside)
        m_inside.add(features, m_weights, tree, 1);
    features.consolidate();
    return features;
}

std::vector<TemplateDifference> differencesByTemplate(const ArcExplanation& first, const ArcExplanation& second)
{
    using Feature = TemplateDifference::Feature;
    std::map<std::pair<FeatureKind, std::string_view>, std::map<std::string, Feature>> templates;
    const auto collect = [&](const ArcExplanation& explained, double Feature::*side) {
        for (const Contribution& feature : explained.features)
            templates[{feature.kind, feature.templateName}][feature.name].*side += feature.value();
    };
    collect(first, &Feature::first);
    collect(second, &Feature::second);
    std::vector<TemplateDifference> rows;
    rows.reserve(templates.size());
    for (const auto& [id, features] : templates) {
        TemplateDifference& row = rows.emplace_back();
        std::tie(row.kind, row.templateName) = id;
        for (const auto& [name, feature] : features) {
            row.first += feature.first;
            row.second += feature.second;
            row.features.push_back({name, feature.first, feature.second});
        }
    }
    std::stable_sort(rows.begin(), rows.end(),
        [](const auto& one, const auto& other) { return std::abs(one.difference()) > std::abs(other.difference()); });
    return rows;
}

} // namespace arcwright
