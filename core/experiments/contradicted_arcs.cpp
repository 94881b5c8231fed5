// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/contradicted_arcs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "core/base/hash.h"

namespace arcwright {

namespace {

double withRoot(double value)
{
    return value < 0 ? -std::sqrt(-value) : std::sqrt(value);
}

using Counts = std::unordered_map<std::uint64_t, double>;

/// The part of speech of a unit, fine enough to tell what arcs it may have and coarse enough to be frequent.
std::uint64_t coarseTagOf(const Sentence& sentence, int unit)
{
    if (unit == kRoot)
        return 0;
    if (sentence.bunsetsu.empty()) {
        const Token& word = sentence.word(unit);
        return hashOf(word.upos.empty() ? word.xpos.substr(0, 2) : word.upos);
    }
    return hashOf(sentence.word(sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].last).upos);
}

/// The logarithm of how far away a head is; 0 for the root.
double logDistance(int unit, int head)
{
    return head == kRoot ? 0 : std::log(1.0 + std::abs(head - unit));
}

/// How often arcs of a kind occur in the sentences.
class ArcKinds {
public:
    explicit ArcKinds(const Sentences& sentences)
    {
        for (const auto& sentence : sentences) {
            for (int unit = 1; !sentence->problem && unit <= sentence->unitCount(); ++unit) {
                if (sentence->headOf(unit) == kNoHead)
                    continue;
                ++m_arcs;
                ++m_counts[coarseTagOf(*sentence, unit)];
                ++m_counts[kindOf(*sentence, unit)];
            }
        }
    }

    /// The logarithm of how rare the unit's arc is among the arcs of other units with its tag, the unit itself left
    /// out.
    double rarity(const Sentence& sentence, int unit) const
    {
        const double all = m_counts.at(coarseTagOf(sentence, unit)) - 1.0;
        const double such = m_counts.at(kindOf(sentence, unit)) - 1.0;
        return std::log((all + 1) / (such + 0.5));
    }

    /// The logarithm of one arc in all there are. Likelihoods below are no finer measure of what is rare: the ranking
    /// that tells them has seen no more arcs, and their logarithms grow with the length of the sentence.
    double leastLikelihood() const { return -std::log(m_arcs + 1.0); }

private:
    static std::uint64_t kindOf(const Sentence& sentence, int unit)
    {
        const int head = sentence.headOf(unit);
        const int distance = std::abs(head - unit);
        const int range = distance <= 2 ? distance : distance <= 5 ? 3 : distance <= 10 ? 4 : 5;
        const auto place = static_cast<std::uint64_t>(head == kRoot ? 0 : head < unit ? range : range + 6);
        return combined(combined(coarseTagOf(sentence, unit), coarseTagOf(sentence, head)),
            hashOf(sentence.relationOf(unit), place + 1));
    }

    Counts m_counts;
    double m_arcs = 0;
};

/// Whether one parser contradicts the annotation of a unit, and by what.
struct Opinion {
    const ArcEvidence* evidence = nullptr;
    bool hasOtherHead = false;
    bool hasOtherRelation = false; ///< for the annotated head
    RivalArc rival; ///< the annotation itself where it is not contradicted
};

constexpr std::size_t at(ArcFigure figure)
{
    return static_cast<std::size_t>(figure);
}

/// Compares what the parsers say with what is annotated, sentence by sentence.
class Comparison {
public:
    Comparison(const Sentences& sentences, const std::vector<Evidence>& committee, const RelationPool& relations)
        : m_sentences(sentences), m_committee(committee), m_relations(relations), m_kinds(sentences)
    {
    }

    void add(std::size_t index, std::vector<ContradictedArc>& found) const
    {
        const Sentence& sentence = *m_sentences[index];
        const int units = sentence.unitCount();
        std::vector<std::vector<Opinion>> opinions(static_cast<std::size_t>(units) + 1);
        double moved = 0;
        for (int unit = 1; unit <= units; ++unit) {
            auto& of = opinions[static_cast<std::size_t>(unit)];
            of = opinionsOn(index, unit);
            moved += isMoved(of) ? 1 : 0;
        }
        for (int unit = 1; unit <= units; ++unit) {
            const auto& of = opinions[static_cast<std::size_t>(unit)];
            const bool isContradicted = std::any_of(
                of.begin(), of.end(), [](const Opinion& one) { return one.hasOtherHead || one.hasOtherRelation; });
            if (!isContradicted)
                continue;
            ContradictedArc arc = arcOf(sentence, {index, unit}, of);
            const double others = std::max(1, units - 1);
            arc.figures[at(ArcFigure::Turmoil)] = (moved - (isMoved(of) ? 1 : 0)) / others;
            found.push_back(std::move(arc));
        }
    }

private:
    static bool isMoved(const std::vector<Opinion>& opinions)
    {
        const auto count
            = std::count_if(opinions.begin(), opinions.end(), [](const Opinion& one) { return one.hasOtherHead; });
        return 2 * static_cast<std::size_t>(count) > opinions.size();
    }

    std::vector<Opinion> opinionsOn(std::size_t index, int unit) const
    {
        const Sentence& sentence = *m_sentences[index];
        std::vector<Opinion> opinions;
        for (const Evidence& evidence : m_committee) {
            if (evidence[index].empty())
                continue;
            const ArcEvidence& one = evidence[index][static_cast<std::size_t>(unit) - 1];
            if (one.head == kNoHead)
                continue;
            Opinion opinion{&one, one.head != sentence.headOf(unit), false, {one.head, {}}};
            // A relation is contradicted only if the parser tells any, and bunsetsu only by their heads.
            const bool tells = one.relationLoss != 0;
            opinion.hasOtherRelation = tells && m_relations.text(one.relationOfGold) != sentence.relationOf(unit);
            opinion.rival.relation = std::string(m_relations.text(one.relation));
            opinions.push_back(std::move(opinion));
        }
        return opinions;
    }

    ContradictedArc arcOf(const Sentence& sentence, UnitPlace place, const std::vector<Opinion>& opinions) const
    {
        ContradictedArc arc;
        arc.place = place;
        arc.parsers = opinions.size();
        for (const Opinion& one : opinions) {
            if (!one.hasOtherHead && !one.hasOtherRelation)
                continue;
            const auto same = static_cast<std::size_t>(std::count_if(
                opinions.begin(), opinions.end(), [&](const Opinion& other) { return other.rival == one.rival; }));
            if (same > arc.agreeing) {
                arc.agreeing = same;
                arc.rival = one.rival;
            }
        }
        arc.isOfHead = arc.rival.head != sentence.headOf(place.unit);
        setFigures(arc, opinions);
        arc.figures[at(ArcFigure::Rarity)] = m_kinds.rarity(sentence, place.unit);
        arc.figures[at(ArcFigure::Distance)] = logDistance(place.unit, sentence.headOf(place.unit));
        arc.figures[at(ArcFigure::RivalDistance)] = logDistance(place.unit, arc.rival.head);
        return arc;
    }

    void setFigures(ContradictedArc& arc, const std::vector<Opinion>& opinions) const
    {
        const double least = m_kinds.leastLikelihood();
        auto& figures = arc.figures;
        const auto parsers = static_cast<double>(opinions.size());
        double leastHead = INFINITY;
        double leastRelation = INFINITY;
        for (const Opinion& one : opinions) {
            const ArcEvidence& evidence = *one.evidence;
            const double head = withRoot(evidence.headLoss);
            const double relation = withRoot(evidence.relationLoss);
            figures[at(ArcFigure::OtherHead)] += (one.hasOtherHead ? 1 : 0) / parsers;
            figures[at(ArcFigure::OtherRelation)] += (one.hasOtherRelation ? 1 : 0) / parsers;
            figures[at(ArcFigure::HeadLoss)] += head / parsers;
            figures[at(ArcFigure::RelationLoss)] += relation / parsers;
            figures[at(ArcFigure::Unlikely)] -= std::max<double>(evidence.likelihood, least) / parsers;
            figures[at(ArcFigure::BehindLikeliest)]
                += std::min<double>(evidence.best - evidence.likelihood, -least) / parsers;
            leastHead = std::min(leastHead, head);
            leastRelation = std::min(leastRelation, relation);
        }
        figures[at(ArcFigure::LeastHeadLoss)] = leastHead;
        figures[at(ArcFigure::LeastRelationLoss)] = leastRelation;
        figures[at(ArcFigure::SameRival)] = static_cast<double>(arc.agreeing) / parsers;
    }

    const Sentences& m_sentences;
    const std::vector<Evidence>& m_committee;
    const RelationPool& m_relations;
    ArcKinds m_kinds;
};

/// How contested arcs are, told by the contradictions of all others.
class Contests {
public:
    Contests(const Sentences& sentences, const std::vector<ContradictedArc>& arcs) : m_sentences(sentences)
    {
        for (const auto& sentence : sentences) {
            for (int unit = 1; !sentence->problem && unit <= sentence->unitCount(); ++unit) {
                ++m_all[hashOf(sentence->relationOf(unit))];
                ++m_all[pairOf(*sentence, unit)];
            }
        }
        for (const ContradictedArc& arc : arcs) {
            m_contradicted[relationKey(arc)] += weightOf(arc);
            m_contradicted[confusionKey(arc)] += weightOf(arc);
        }
    }

    void setFigures(ContradictedArc& arc) const
    {
        const Sentence& sentence = sentenceOf(arc);
        const auto rate = [&](std::uint64_t contradicted, std::uint64_t all, double unseen) {
            return std::log((m_contradicted.at(contradicted) - weightOf(arc) + unseen) / (m_all.at(all) + 1));
        };
        arc.figures[at(ArcFigure::Contested)]
            = rate(relationKey(arc), hashOf(sentence.relationOf(arc.place.unit)), 0.5);
        arc.figures[at(ArcFigure::Confused)] = rate(confusionKey(arc), pairOf(sentence, arc.place.unit), 0.2);
    }

private:
    static double weightOf(const ContradictedArc& arc) { return arc.figures[at(ArcFigure::SameRival)]; }
    static std::uint64_t pairOf(const Sentence& sentence, int unit)
    {
        return combined(coarseTagOf(sentence, unit), hashOf(sentence.relationOf(unit)));
    }
    const Sentence& sentenceOf(const ContradictedArc& arc) const { return *m_sentences[arc.place.sentence]; }
    std::uint64_t relationKey(const ContradictedArc& arc) const
    {
        return combined(hashOf(sentenceOf(arc).relationOf(arc.place.unit)), arc.isOfHead ? 1 : 0);
    }
    std::uint64_t confusionKey(const ContradictedArc& arc) const
    {
        return combined(
            combined(pairOf(sentenceOf(arc), arc.place.unit), hashOf(arc.rival.relation)), arc.isOfHead ? 1 : 0);
    }

    const Sentences& m_sentences;
    Counts m_all; ///< arcs by relation, and by tag and relation
    Counts m_contradicted; ///< by relation, and by tag and both relations; each as far as parsers agree
};

// Logistic regression: the constant, then a weight for each figure, in the order of ArcFigure.
using FigureWeights = std::array<double, arcFigureCount + 1>;
constexpr FigureWeights headWeights{
    -4.74, 0.12, -0.95, 1.16, -0.12, 0.58, 1.06, 0.71, -0.72, 0.89, 0.25, -3.98, -0.43, 0.12, -0.36, 0.00};
constexpr FigureWeights relationWeights{
    -7.22, -0.15, -0.43, -0.27, -0.30, -0.01, 2.25, 1.99, -0.54, 0.63, 0.23, -2.46, -0.11, -0.14, 0.05, 0.05};

SuspicionReason reasonOf(const Sentence& sentence, const ContradictedArc& arc)
{
    const int unit = arc.place.unit;
    const RivalArc& rival = arc.rival;
    SuspicionCause cause = rival.relation.empty() ? SuspicionCause::ParsersGiveHead : SuspicionCause::ParsersGiveArc;
    if (rival.head == kRoot)
        cause = SuspicionCause::ParsersGiveRoot;
    if (!arc.isOfHead)
        cause = SuspicionCause::ParsersGiveRelation;
    return {SuspicionMethod::Jackknife, cause,
        {std::to_string(arc.agreeing), std::to_string(arc.parsers), std::to_string(rival.head),
            rival.head == kRoot ? std::string() : sentence.unitText(rival.head), rival.relation,
            sentence.relationOf(unit)},
        contradictionConfidence(arc)};
}

} // namespace

std::vector<ContradictedArc> contradictedArcs(
    const Sentences& sentences, const std::vector<Evidence>& committee, const RelationPool& relations)
{
    const Comparison comparison(sentences, committee, relations);
    std::vector<ContradictedArc> found;
    for (std::size_t index = 0; index < sentences.size(); ++index)
        comparison.add(index, found);
    const Contests contests(sentences, found);
    for (ContradictedArc& arc : found)
        contests.setFigures(arc);
    return found;
}

double contradictionConfidence(const ContradictedArc& arc)
{
    const FigureWeights& weights = arc.isOfHead ? headWeights : relationWeights;
    double odds = weights[0];
    for (std::size_t i = 0; i < arcFigureCount; ++i)
        odds += weights[i + 1] * arc.figures[i];
    return 1 / (1 + std::exp(-odds));
}

std::vector<SuspiciousAnnotation> suspicionsOf(
    const Sentences& sentences, const std::vector<ContradictedArc>& contradicted)
{
    std::vector<SuspiciousAnnotation> suspicions;
    for (const ContradictedArc& arc : contradicted) {
        const Sentence& sentence = *sentences[arc.place.sentence];
        SuspicionReason reason = reasonOf(sentence, arc);
        suspicions.push_back({arc.place.sentence, arc.place.unit, sentence.headOf(arc.place.unit),
            sentence.relationOf(arc.place.unit), arc.rival, reason.confidence, {}});
        suspicions.back().reasons.push_back(std::move(reason));
    }
    return suspicions;
}

} // namespace arcwright
