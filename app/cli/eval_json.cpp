// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_json.h"

#include <algorithm>
#include <string>

#include <nlohmann/json.hpp>

#include "app/cli/table.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

/// Two decimals, rounded as they are when printed.
double figure(double percentage)
{
    return std::stod(decimals(percentage));
}

json percentages(const Interval& interval)
{
    return json::array({figure(interval.low), figure(interval.high)});
}

json asJson(const AttachmentCounts& counts, const ArcCounts& roots)
{
    return {{"tokens", counts.tokens}, {"sentences", counts.sentences}, {"uas", figure(counts.uas())},
        {"las", figure(counts.las())}, {"la", figure(counts.la())}, {"cm", figure(counts.cm())},
        {"ra", figure(roots.f())},
        {"ci",
            {{"uas", percentages(wilsonInterval(counts.heads, counts.tokens))},
                {"las", percentages(wilsonInterval(counts.labelled, counts.tokens))},
                {"la", percentages(wilsonInterval(counts.labels, counts.tokens))},
                {"cm", percentages(wilsonInterval(counts.complete, counts.sentences))}}}};
}

json asJson(const ArcCounts& counts)
{
    return {{"p", figure(counts.precision())}, {"r", figure(counts.recall())}, {"f", figure(counts.f())}};
}

json asJson(const GraphCounts& counts)
{
    json object = asJson(counts.whole);
    object["sentences"] = counts.sentences;
    object["primary"] = asJson(counts.primary);
    object["secondary"] = asJson(counts.secondary);
    return object;
}

json asJson(const GraphEvaluation& graph)
{
    json object = asJson(graph.keep);
    object["left_out"] = {{"cycle", graph.cycleArcs}, {"empty_nodes", graph.emptyNodeArcs}, {"other", graph.otherArcs}};
    object["drop"] = asJson(graph.drop);
    return object;
}

json asJson(const UdScores& scores)
{
    json object;
    for (std::size_t i = 0; i < udMetricCount; ++i) {
        const UdScore& score = scores[i];
        std::string key(udMetricName(static_cast<UdMetric>(i)));
        std::transform(
            key.begin(), key.end(), key.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        json& metric = object[key] = asJson(score.counts);
        metric["right"] = score.counts.right;
        metric["gold"] = score.counts.gold;
        metric["system"] = score.counts.predicted;
        if (score.aligned) {
            metric["aligned"] = *score.aligned;
            metric["aligned_accuracy"] = figure(*score.alignedAccuracy());
        }
    }
    return object;
}

json asJson(const BunsetsuEvaluation& scores)
{
    json types = json::object();
    for (const auto& [type, counts] : scores.byType)
        types[type] = {{"gold", counts.gold}, {"predicted", counts.predicted},
            {"accuracy", figure(percentage(counts.heads, counts.gold))},
            {"p", figure(percentage(counts.both, counts.predicted))},
            {"r", figure(percentage(counts.both, counts.gold))}};
    return {{"bunsetsu", scores.bunsetsu}, {"sentences", scores.sentences}, {"one_bunsetsu_sentences", scores.singles},
        {"accuracy", figure(scores.accuracy())}, {"type_accuracy", figure(scores.typeAccuracy())},
        {"labelled_accuracy", figure(scores.labelledAccuracy())},
        {"sentence_accuracy", figure(scores.sentenceAccuracy())},
        {"sentence_accuracy_without_one_bunsetsu", figure(scores.sentenceAccuracyWithoutSingles())},
        {"ci", {{"accuracy", percentages(wilsonInterval(scores.heads, scores.bunsetsu))}}}, {"types", types}};
}

json asJson(const std::vector<std::pair<std::string, Bucket>>& buckets)
{
    json list = json::array();
    for (const auto& [name, bucket] : buckets)
        list.push_back({{"value", name}, {"gold", bucket.gold.words}, {"predicted", bucket.predicted.words},
            {"uas", figure(bucket.gold.uas())}, {"las", figure(bucket.gold.las())}, {"la", figure(bucket.gold.la())},
            {"uas_precision", figure(bucket.predicted.uas())}, {"las_precision", figure(bucket.predicted.las())},
            {"la_precision", figure(bucket.predicted.la())}});
    return list;
}

json asJson(const ConfusionMatrix& matrix)
{
    json list = json::array();
    for (const ConfusionMatrix::Cell& cell : matrix.cells())
        list.push_back({{"gold", cell.gold}, {"predicted", cell.predicted}, {"count", cell.count}});
    return list;
}

json testJson(const PublishedAccuracy& published, std::size_t right, std::size_t n)
{
    const ProportionTest test = testAgainst(published, right, n);
    return {{"z", test.z}, {"p", test.p}};
}

json againstJson(const PublishedAccuracy& published, const SystemScores& scores)
{
    const AttachmentCounts& all = scores.attachment.all;
    const AttachmentCounts& words = scores.attachment.withoutPunctuation;
    json object{{"accuracy", published.percentage}, {"n", published.n},
        {"uas", testJson(published, all.heads, all.tokens)}, {"las", testJson(published, all.labelled, all.tokens)},
        {"no_punct_uas", testJson(published, words.heads, words.tokens)},
        {"no_punct_las", testJson(published, words.labelled, words.tokens)}};
    if (scores.bunsetsu)
        object["bunsetsu"] = testJson(published, scores.bunsetsu->heads, scores.bunsetsu->bunsetsu);
    return object;
}

json asJson(const SystemScores& scores, const EvalWish& wish)
{
    json object = json::object();
    if (scores.isAligned) {
        object = asJson(scores.attachment.all, scores.attachment.roots);
        object["no_punct"] = asJson(scores.attachment.withoutPunctuation, scores.attachment.rootsWithoutPunctuation);
        object["graph"] = asJson(scores.graph);
        if (wish.against)
            object["against"] = againstJson(*wish.against, scores);
    }
    if (scores.ud)
        object["ud"] = asJson(*scores.ud);
    if (scores.bunsetsu)
        object["bunsetsu"] = asJson(*scores.bunsetsu);
    for (const auto& [property, buckets] : scores.breakdowns)
        object["breakdowns"][std::string(propertyName(property))] = asJson(buckets);
    if (wish.relationConfusion && scores.isAligned)
        object["confusions"]["relations"] = asJson(scores.confusions.relations);
    if (wish.headConfusion && scores.isAligned)
        object["confusions"]["head_tags"] = asJson(scores.confusions.headTags);
    if (wish.graphConfusion && scores.isAligned) {
        object["confusions"]["secondary"] = asJson(scores.graphConfusions.secondary);
        object["confusions"]["graph"] = asJson(scores.graphConfusions.whole);
    }
    for (const auto& [name, counts] : scores.kinds)
        object["kinds"].push_back({{"kind", name}, {"gold", counts.words}, {"uas", figure(counts.uas())},
            {"las", figure(counts.las())}, {"la", figure(counts.la())}});
    for (std::size_t i = 0; wish.repairs && scores.isAligned && i < scores.repairs.size(); ++i)
        object["repairs"][std::string(repairName(static_cast<RepairKind>(i)))]
            = {{"repairs", scores.repairs[i].repairs}, {"words", scores.repairs[i].rows.size()}};
    return object;
}

json verdictJson(const PairScores::Test& test, const EvalWish& wish)
{
    const McNemar& mcNemar = test.verdict.mcNemar;
    const Bootstrap& bootstrap = test.verdict.bootstrap;
    return {{"only_first", mcNemar.onlyFirst}, {"only_second", mcNemar.onlySecond}, {"both", test.verdict.both},
        {"neither", test.verdict.neither}, {"verdict", test.sentence},
        {"mcnemar",
            {{"p", mcNemar.p}, {"p_holm", test.verdict.mcNemarHolm}, {"exact", mcNemar.isExact},
                {"chi2", mcNemar.statistic}}},
        {"bootstrap",
            {{"difference", figure(bootstrap.difference)}, {"ci", percentages(bootstrap.interval)}, {"p", bootstrap.p},
                {"p_holm", test.verdict.bootstrapHolm}, {"resamples", wish.bootstrap.resamples},
                {"seed", wish.bootstrap.seed}}}};
}

json asJson(const PairScores& pair, const EvalResults& results)
{
    json object{{"first", results.systems[pair.first].name}, {"second", results.systems[pair.second].name}};
    for (const PairScores::Test& test : pair.tests)
        object[keyOf(test.score)] = verdictJson(test, results.wish);
    return object;
}

} // namespace

const char* const evalSchema = R"(The JSON object; scores are percentages, ci their 95% intervals (Wilson), [low, high]:
  {tokens, sentences, uas, las, la, cm, ra, ci {uas, las, la, cm},
   no_punct {tokens, sentences, uas, las, la, cm, ra, ci},
   graph {p, r, f, sentences, primary {p, r, f}, secondary {p, r, f},
          left_out {cycle, empty_nodes, other},
          drop {p, r, f, sentences, primary, secondary}}}
Where both are CoNLL-U, and with --ud (alone, where words differ):
  ud {tokens, sentences, words, upos, xpos, ufeats, alltags, lemmas, uas, las, clas, mlas, blex, elas, eulas:
      {p, r, f, right, gold, system, aligned, aligned_accuracy}}
Where there are bunsetsu:
  bunsetsu {bunsetsu, sentences, one_bunsetsu_sentences, accuracy, type_accuracy, labelled_accuracy,
            sentence_accuracy, sentence_accuracy_without_one_bunsetsu, ci {accuracy},
            types {D, P, A, I: {gold, predicted, accuracy, p, r}}}
With the options of those names:
  breakdowns {NAME: [{value, gold, predicted, uas, las, la, uas_precision, las_precision, la_precision}]},
    empty where nothing is known of the property
  confusions {relations, head_tags, secondary, graph: [{gold, predicted, count}]}
  kinds [{kind, gold, uas, las, la}]
  repairs {root, reversal, too-low, too-high, elsewhere, relation: {repairs, words}}
  against {accuracy, n, uas, las, no_punct_uas, no_punct_las, bunsetsu: {z, p}}
Of several systems:
  {systems [{name, and all of the above}],
   significance [{first, second,
                  uas, las, no_punct_uas, no_punct_las:
                    {both, only_first, only_second, neither, verdict (in words), mcnemar {p, p_holm, exact, chi2},
                     bootstrap {difference (second less first), ci, p, p_holm, resamples, seed}}}]};
  p_holm is p corrected for the number of pairs (Holm).)";

json evalJson(const EvalResults& results)
{
    if (results.systems.size() == 1)
        return asJson(results.systems.front(), results.wish);
    json object;
    object["systems"] = json::array();
    for (const SystemScores& scores : results.systems) {
        json& system = object["systems"].emplace_back(asJson(scores, results.wish));
        system["name"] = scores.name;
    }
    for (const PairScores& pair : results.pairs)
        object["significance"].push_back(asJson(pair, results));
    return object;
}

} // namespace arcwright::cli
