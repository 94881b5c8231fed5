// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_scores.h"

#include <algorithm>
#include <array>

#include "core/evaluation/alignment.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/layer_scores.h"
#include "core/evaluation/make_outcome_table.h"
#include "core/formats/open.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/verdict_sentences.h"

namespace arcwright::cli {

namespace {

constexpr std::array<const char*, comparedScoreCount> keys{"uas", "las", "no_punct_uas", "no_punct_las"};

/// The sentences of gold and what of them does not depend on the system.
class GoldSide {
public:
    GoldSide(const Treebank& treebank, const EvalWish& wish)
        : m_treebank(treebank), m_rules(relations, wish.labels, basicRelationsOf(treebank))
    {
    }

    const Treebank& treebank() const { return m_treebank; }
    const GraphRules& rules() const { return m_rules; }

    RelationPool relations;

private:
    const Treebank& m_treebank;
    GraphRules m_rules;
};

bool areUniversal(const Treebank& treebank)
{
    return std::all_of(treebank.documents().begin(), treebank.documents().end(), [](const auto& document) {
        return document->format()->hasMultiwordTokens(); // which UD's scores are about
    });
}

Result<void> addUdScores(SystemScores& scores, const Treebank& gold, const Treebank& system, const EvalWish& wish)
{
    if (!wish.ud && !(wish.udWherePossible && areUniversal(gold) && areUniversal(system)))
        return {};
    auto ud = udScores(gold, system);
    if (!ud && wish.ud)
        return failure(ud.error());
    if (ud)
        scores.ud = *ud;
    return {};
}

void addSentence(
    SystemScores& scores, GoldSide& gold, const Sentence& expected, const Sentence& found, const EvalWish& wish)
{
    const Graph goldTree = graphOf(expected, gold.relations);
    const Graph systemTree = graphOf(found, gold.relations);
    scores.attachment.add(expected, goldTree, systemTree, wish.punctuation);
    const ScoredGraph goldGraph = gold.rules().graphOf(expected, found.source.format.get());
    const ScoredGraph systemGraph = gold.rules().graphOf(found, expected.source.format.get());
    scores.graph.add(goldGraph, systemGraph);
    if (wish.graphConfusion)
        scores.graphConfusions.add(goldGraph, systemGraph, gold.relations);
    if (wish.relationConfusion || wish.headConfusion)
        scores.confusions.add(expected, goldTree, systemTree, gold.relations);
    if (!expected.bunsetsu.empty()) {
        scores.bunsetsu = scores.bunsetsu ? scores.bunsetsu : BunsetsuEvaluation();
        scores.bunsetsu->add(expected, found);
    }
}

Result<SystemScores> evaluateOne(GoldSide& gold, const NamedTreebank& system, const EvalWish& wish)
{
    SystemScores scores;
    scores.name = system.name;
    const auto mismatch = findMismatch(gold.treebank(), system.treebank);
    if (mismatch && !wish.ud)
        return failure(*mismatch);
    if (const auto added = addUdScores(scores, gold.treebank(), system.treebank, wish); !added)
        return failure(added.error());
    scores.isAligned = !mismatch;
    if (mismatch)
        return scores;
    for (std::size_t i = 0; i < gold.treebank().size(); ++i)
        addSentence(scores, gold, *gold.treebank().sentence(i), *system.treebank.sentence(i), wish);
    return scores;
}

/// The words of gold with what every system that has the same ones does to them.
Result<OutcomeTable> tableOf(GoldSide& gold, const std::vector<NamedTreebank>& systems,
    const std::vector<SystemScores>& scores, const EvalWish& wish)
{
    std::vector<EvaluatedSystem> evaluated;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        if (scores[i].isAligned)
            evaluated.push_back(systemOf(systems[i].name, systems[i].treebank, gold.treebank()));
    }
    return makeOutcomeTable(gold.treebank(), evaluated, gold.relations,
        {wish.punctuation, wish.vocabulary ? &*wish.vocabulary : nullptr, wish.bootstrap.threads, wish.kindTeller});
}

void addFromTable(
    std::vector<SystemScores>& scores, const OutcomeTable& table, const Treebank& gold, const EvalWish& wish)
{
    const auto kinds = scoresByKind(table, gold, wish.kinds, wish.bootstrap.threads);
    std::size_t system = 0;
    for (SystemScores& each : scores) {
        if (!each.isAligned)
            continue;
        for (const Property property : wish.breakdowns)
            each.breakdowns.emplace_back(property, bucketsOf(table, property, system));
        for (const KindScores& kind : kinds)
            each.kinds.emplace_back(kind.name, kind.systems[system]);
        if (wish.repairs)
            each.repairs = countRepairs(table, system);
        ++system;
    }
}

std::string inWords(const Verdict& verdict, const OutcomeTable& table)
{
    std::string text = filledSentence(verdictSentence(verdict), verdictArguments(verdict, table));
    if (const char* remark = verdictRemark(verdict))
        text += ' ' + filledSentence(remark, {std::to_string(verdict.pairs)});
    return text;
}

/// All pairs of systems by all scores that they are compared by.
std::vector<PairScores> comparePairs(const OutcomeTable& table, const EvalWish& wish)
{
    std::vector<PairScores> pairs;
    for (std::size_t i = 0; i < comparedScoreCount; ++i) {
        const auto score = static_cast<ComparedScore>(i);
        const bool isOfHeads = score == ComparedScore::Uas || score == ComparedScore::UasWithoutPunctuation;
        const bool withPunctuation = score == ComparedScore::Uas || score == ComparedScore::Las;
        const auto verdicts
            = allVerdicts(table, isOfHeads ? Scored::Heads : Scored::Arcs, wish.bootstrap, withPunctuation);
        pairs.resize(verdicts.size());
        for (std::size_t pair = 0; pair < verdicts.size(); ++pair) {
            pairs[pair].first = verdicts[pair].first;
            pairs[pair].second = verdicts[pair].second;
            pairs[pair].tests.push_back({score, verdicts[pair], inWords(verdicts[pair], table)});
        }
    }
    return pairs;
}

} // namespace

const char* keyOf(ComparedScore score)
{
    return keys[static_cast<std::size_t>(score)];
}

ProportionTest testAgainst(const PublishedAccuracy& published, std::size_t right, std::size_t n)
{
    return twoProportionTest(right, n, published.percentage / 100, published.n);
}

Result<EvalResults> evaluate(const Treebank& gold, const std::vector<NamedTreebank>& systems, const EvalWish& wish)
{
    GoldSide side(gold, wish);
    EvalResults results{wish, {}, {}, {}, {}};
    for (const NamedTreebank& system : systems) {
        auto scores = evaluateOne(side, system, wish);
        if (!scores)
            return failure(scores.error());
        if (wish.bunsetsu && scores->isAligned && !scores->bunsetsu)
            return failure(EvaluationProblem::NoBunsetsu, gold.documents().front()->path());
        results.systems.push_back(std::move(*scores));
    }
    if (wish.breakdowns.empty() && wish.kinds.empty() && !wish.cross && !wish.repairs && !wish.significance
        && !wish.table)
        return results;
    auto table = tableOf(side, systems, results.systems, wish);
    if (!table)
        return failure(table.error());
    addFromTable(results.systems, *table, gold, wish);
    if (wish.cross)
        results.cross = heatMapOf(*table, wish.cross->first, wish.cross->second);
    if (wish.significance && table->systems().size() == systems.size())
        results.pairs = comparePairs(*table, wish);
    if (wish.table && !table->systems().empty())
        results.table = std::move(*table);
    return results;
}

} // namespace arcwright::cli
