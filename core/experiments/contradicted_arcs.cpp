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

/// How often arcs of a kind occur in the sentences.
class ArcKinds {
public:
    explicit ArcKinds(const Sentences& sentences)
    {
        for (const auto& sentence : sentences) {
            for (int unit = 1; !sentence->problem && unit <= sentence->unitCount(); ++unit) {
                if (sentence->headOf(unit) == kNoHead)
                    continue;
                ++m_counts[tagOf(*sentence, unit)];
                ++m_counts[kindOf(*sentence, unit)];
            }
        }
    }

    /// The logarithm of how rare the unit's arc is among the arcs of other units with its tag, the unit itself left
    /// out.
    double rarity(const Sentence& sentence, int unit) const
    {
        const double all = m_counts.at(tagOf(sentence, unit)) - 1.0;
        const double such = m_counts.at(kindOf(sentence, unit)) - 1.0;
        return std::log((all + 1) / (such + 0.5));
    }

private:
    static std::uint64_t tagOf(const Sentence& sentence, int unit)
    {
        if (unit == kRoot)
            return 0;
        if (sentence.bunsetsu.empty()) {
            const Token& word = sentence.word(unit);
            return hashOf(word.xpos.empty() ? word.upos : word.upos.empty() ? word.xpos.substr(0, 2) : word.upos);
        }
        return hashOf(sentence.word(sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].last).upos);
    }
    static std::uint64_t kindOf(const Sentence& sentence, int unit)
    {
        const int head = sentence.headOf(unit);
        const int distance = std::abs(head - unit);
        const int range = distance <= 2 ? distance : distance <= 5 ? 3 : distance <= 10 ? 4 : 5;
        const auto place = static_cast<std::uint64_t>(head == kRoot ? 0 : head < unit ? range : range + 6);
        return combined(
            combined(tagOf(sentence, unit), tagOf(sentence, head)), hashOf(sentence.relationOf(unit), place + 1));
    }

    std::unordered_map<std::uint64_t, double> m_counts;
};

/// Whether one parser contradicts the annotation of a unit, and by what.
struct Opinion {
    const ArcEvidence* evidence = nullptr;
    bool hasOtherHead = false;
    bool hasOtherRelation = false; ///< for the annotated head
    RivalArc rival; ///< the annotation itself where it is not contradicted
};

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
    static constexpr std::size_t at(ArcFigure figure) { return static_cast<std::size_t>(figure); }

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
        return arc;
    }

    static void setFigures(ContradictedArc& arc, const std::vector<Opinion>& opinions)
    {
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
            figures[at(ArcFigure::Unlikely)] -= evidence.likelihood / parsers;
            figures[at(ArcFigure::BehindLikeliest)] += (evidence.best - evidence.likelihood) / parsers;
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

// Logistic regression: the constant, then a weight for each figure, in the order of ArcFigure.
using FigureWeights = std::array<double, arcFigureCount + 1>;
constexpr FigureWeights headWeights{-8, 1, 0, 1, 0.5, 0.3, 0, 0, 0.1, 0.1, 0.3, -3};
constexpr FigureWeights relationWeights{-8, 0, 1, 1, 0, 0, 0.5, 0.3, 0, 0, 0.3, -3};

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
