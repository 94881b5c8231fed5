// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_tables.h"

#include <algorithm>

namespace arcwright::cli {

namespace {

using Row = std::vector<std::string>;

std::string count(std::size_t number)
{
    return std::to_string(number);
}

std::string interval(const Interval& range)
{
    return decimals(range.low) + " to " + decimals(range.high);
}

std::string interval(std::size_t right, std::size_t n)
{
    return interval(wilsonInterval(right, n));
}

Table attachmentTable(const Evaluation& evaluation)
{
    const AttachmentCounts& all = evaluation.all;
    const AttachmentCounts& words = evaluation.withoutPunctuation;
    Table table{"", {"", "all tokens", "95% interval", "without punctuation", "95% interval"}, {}, ""};
    table.rows.push_back({"tokens", count(all.tokens), "", count(words.tokens), ""});
    table.rows.push_back({"UAS  right head", decimals(all.uas()), interval(all.heads, all.tokens),
        decimals(words.uas()), interval(words.heads, words.tokens)});
    table.rows.push_back({"LAS  head and relation", decimals(all.las()), interval(all.labelled, all.tokens),
        decimals(words.las()), interval(words.labelled, words.tokens)});
    table.rows.push_back({"LA   relation", decimals(all.la()), interval(all.labels, all.tokens), decimals(words.la()),
        interval(words.labels, words.tokens)});
    table.rows.push_back({"CM   whole sentences", decimals(all.cm()), interval(all.complete, all.sentences),
        decimals(words.cm()), interval(words.complete, words.sentences)});
    table.rows.push_back(
        {"RA   roots", decimals(evaluation.roots.f()), "", decimals(evaluation.rootsWithoutPunctuation.f()), ""});
    return table;
}

Row arcRow(const std::string& title, const ArcCounts& counts)
{
    return {title, decimals(counts.precision()), decimals(counts.recall()), decimals(counts.f()), count(counts.gold),
        count(counts.predicted), count(counts.right)};
}

void addGraphRows(Table& table, const GraphCounts& counts)
{
    table.rows.push_back(arcRow("whole graph", counts.whole));
    table.rows.push_back(arcRow("basic tree", counts.primary));
    table.rows.push_back(arcRow("further parents", counts.secondary));
}

std::vector<Table> graphTables(const GraphEvaluation& graph)
{
    const std::vector<std::string> columns{"labelled arcs", "precision", "recall", "F", "gold", "predicted", "right"};
    Table kept{"Graphs", columns, {},
        "Left out of gold: " + count(graph.cycleArcs) + " arcs that close cycles, " + count(graph.emptyNodeArcs)
            + " from empty nodes, " + count(graph.otherArcs) + " that are no syntax."};
    addGraphRows(kept, graph.keep);
    Table dropped{"Graphs of the sentences without cycles and edges from outside: " + count(graph.drop.sentences)
            + " of " + count(graph.keep.sentences),
        columns, {}, ""};
    addGraphRows(dropped, graph.drop);
    return {kept, dropped};
}

Table udTable(const UdScores& scores)
{
    Table table{"As the UD tools score", {"", "precision", "recall", "F1", "of aligned words"}, {}, ""};
    for (std::size_t i = 0; i < udMetricCount; ++i) {
        const UdScore& score = scores[i];
        const auto aligned = score.alignedAccuracy();
        table.rows.push_back({std::string(udMetricName(static_cast<UdMetric>(i))), decimals(score.counts.precision()),
            decimals(score.counts.recall()), decimals(score.counts.f()), aligned ? decimals(*aligned) : ""});
    }
    return table;
}

std::vector<Table> bunsetsuTables(const BunsetsuEvaluation& scores)
{
    Table table{"Bunsetsu, without the last of each sentence", {"", "", "of", "95% interval"}, {}, ""};
    const auto add = [&](const char* title, std::size_t right, std::size_t n) {
        table.rows.push_back({title, decimals(percentage(right, n)), count(n), interval(right, n)});
    };
    add("dependency accuracy", scores.heads, scores.bunsetsu);
    add("type accuracy", scores.types, scores.bunsetsu);
    add("dependency and type", scores.both, scores.bunsetsu);
    add("sentence accuracy", scores.complete, scores.sentences);
    add("  without sentences of one bunsetsu", scores.complete - scores.singles, scores.sentences - scores.singles);
    Table types{"Bunsetsu by dependency type",
        {"type", "gold", "predicted", "right head", "head and type: precision", "recall"}, {}, ""};
    for (const auto& [type, counts] : scores.byType)
        types.rows.push_back(
            {type, count(counts.gold), count(counts.predicted), decimals(percentage(counts.heads, counts.gold)),
                decimals(percentage(counts.both, counts.predicted)), decimals(percentage(counts.both, counts.gold))});
    return {table, types};
}

Table breakdownTable(Property property, const std::vector<std::pair<std::string, Bucket>>& buckets)
{
    Table table{"By " + std::string(propertyName(property)),
        {std::string(propertyName(property)), "gold", "UAS", "LAS", "LA"}, {}, ""};
    const bool isOfWords = isSameInAll(property);
    if (!isOfWords) {
        for (const char* column : {"predicted", "UAS precision", "LAS precision", "LA precision"})
            table.columns.emplace_back(column);
        table.note
            = "UAS, LAS and LA are of the words with this value in gold (recall); precision is of those with this "
              "value in the system's analysis.";
    }
    for (const auto& [name, bucket] : buckets) {
        Row row{name, count(bucket.gold.words), decimals(bucket.gold.uas()), decimals(bucket.gold.las()),
            decimals(bucket.gold.la())};
        if (!isOfWords)
            row.insert(row.end(),
                {count(bucket.predicted.words), decimals(bucket.predicted.uas()), decimals(bucket.predicted.las()),
                    decimals(bucket.predicted.la())});
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// The largest confusions off the diagonal.
Table confusionTable(const std::string& title, const ConfusionMatrix& matrix, std::size_t most)
{
    Table table{title, {"gold", "predicted", "count"}, {}, "", 2};
    std::size_t others = 0;
    for (const ConfusionMatrix::Cell& cell : matrix.cells()) {
        if (cell.gold == cell.predicted)
            continue;
        if (table.rows.size() < most)
            table.rows.push_back({cell.gold, cell.predicted, count(cell.count)});
        else
            ++others;
    }
    if (others > 0)
        table.note = "and " + count(others) + " more";
    return table;
}

/// Gold in rows, the system's in columns, for the most frequent values; the rest as one.
Table matrixTable(const std::string& title, const ConfusionMatrix& matrix)
{
    constexpr std::size_t most = 15;
    std::vector<std::string> names = matrix.names();
    const bool hasRest = names.size() > most;
    names.resize(std::min(names.size(), most));
    std::vector<std::vector<std::size_t>> counts(names.size() + 1, std::vector<std::size_t>(names.size() + 1, 0));
    const auto indexOf = [&](const std::string& name) {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    for (const ConfusionMatrix::Cell& cell : matrix.cells())
        counts[indexOf(cell.gold)][indexOf(cell.predicted)] += cell.count;
    Table table{title, {"gold \\ system"}, {}, ""};
    const std::size_t shown = names.size() + (hasRest ? 1 : 0);
    names.emplace_back("others");
    for (std::size_t i = 0; i < shown; ++i) {
        table.columns.push_back(names[i]);
        Row row{names[i]};
        for (std::size_t j = 0; j < shown; ++j)
            row.push_back(counts[i][j] == 0 ? "" : count(counts[i][j]));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table againstTable(const PublishedAccuracy& published, const SystemScores& scores)
{
    Table table{"Against " + decimals(published.percentage) + " of " + count(published.n), {"", "here", "of", "z", "p"},
        {}, "Two proportions, two-sided."};
    const auto add = [&](const char* title, std::size_t right, std::size_t n) {
        const ProportionTest test = testAgainst(published, right, n);
        table.rows.push_back({title, decimals(percentage(right, n)), count(n), decimals(test.z), probability(test.p)});
    };
    const AttachmentCounts& all = scores.attachment.all;
    const AttachmentCounts& words = scores.attachment.withoutPunctuation;
    add("UAS", all.heads, all.tokens);
    add("LAS", all.labelled, all.tokens);
    add("UAS without punctuation", words.heads, words.tokens);
    add("LAS without punctuation", words.labelled, words.tokens);
    if (scores.bunsetsu)
        add("bunsetsu dependency accuracy", scores.bunsetsu->heads, scores.bunsetsu->bunsetsu);
    return table;
}

Table kindsTable(const std::vector<std::pair<std::string, WordCounts>>& kinds)
{
    Table table{"By kind of attachment", {"kind", "gold", "UAS", "LAS", "LA", "wrong heads"}, {},
        "Kinds are defined by patterns, see --kinds-file; a word can be of several kinds or of none."};
    for (const auto& [name, counts] : kinds) {
        if (counts.words == 0)
            continue;
        table.rows.push_back({name, count(counts.words), decimals(counts.uas()), decimals(counts.las()),
            decimals(counts.la()), count(counts.errors(Scored::Heads))});
    }
    return table;
}

Table repairsTable(const std::array<RepairCounts, repairKindCount>& repairs)
{
    Table table{"Repairs", {"repair", "repairs", "words", "words each", "% of wrong words"}, {},
        "What makes the trees gold's: root: another root; reversal: head and dependent change places; too-low, "
        "too-high: "
        "words move up to a head above the one they have, or down to one below it; elsewhere: to one that is neither; "
        "relation: the head is right. Words that move together are one repair."};
    std::size_t words = 0;
    for (const RepairCounts& each : repairs)
        words += each.rows.size();
    for (std::size_t i = 0; i < repairs.size(); ++i) {
        const RepairCounts& each = repairs[i];
        const double mean
            = each.repairs == 0 ? 0 : static_cast<double>(each.rows.size()) / static_cast<double>(each.repairs);
        table.rows.push_back({std::string(repairName(static_cast<RepairKind>(i))), count(each.repairs),
            count(each.rows.size()), decimals(mean), decimals(percentage(each.rows.size(), words))});
    }
    return table;
}

void append(std::vector<Table>& tables, std::vector<Table> more)
{
    tables.insert(tables.end(), more.begin(), more.end());
}

} // namespace

std::vector<Table> tablesOf(const SystemScores& scores, const EvalWish& wish, const TableChoice& choice)
{
    std::vector<Table> tables;
    if (scores.isAligned) {
        tables.push_back(attachmentTable(scores.attachment));
        if (choice.graph)
            append(tables, graphTables(scores.graph));
    }
    if (scores.ud)
        tables.push_back(udTable(*scores.ud));
    if (scores.bunsetsu)
        append(tables, bunsetsuTables(*scores.bunsetsu));
    if (wish.against && scores.isAligned)
        tables.push_back(againstTable(*wish.against, scores));
    for (const auto& [property, buckets] : scores.breakdowns) {
        if (!buckets.empty())
            tables.push_back(breakdownTable(property, buckets));
    }
    const auto addConfusions = [&](const std::string& what, const ConfusionMatrix& matrix) {
        tables.push_back(confusionTable("Confusions of " + what, matrix, choice.confusions));
        tables.push_back(matrixTable("All " + what, matrix));
    };
    if (wish.relationConfusion && scores.isAligned)
        addConfusions("relations", scores.confusions.relations);
    if (wish.headConfusion && scores.isAligned)
        addConfusions("tags of heads", scores.confusions.headTags);
    if (wish.graphConfusion && scores.isAligned && !scores.graphConfusions.secondary.cells().empty()) {
        addConfusions("further parents", scores.graphConfusions.secondary);
        addConfusions("arcs of graphs", scores.graphConfusions.whole);
    }
    if (!wish.kinds.empty() && scores.isAligned)
        tables.push_back(kindsTable(scores.kinds));
    if (wish.repairs && scores.isAligned)
        tables.push_back(repairsTable(scores.repairs));
    return tables;
}

Table overview(const EvalResults& results)
{
    Table table{"Systems", {"", "UAS", "LAS", "LA", "CM", "RA", "UAS no punct.", "LAS no punct.", "graph F"}, {}, ""};
    for (const SystemScores& scores : results.systems) {
        const Evaluation& each = scores.attachment;
        Row row(table.columns.size());
        if (scores.isAligned)
            row = {"", decimals(each.all.uas()), decimals(each.all.las()), decimals(each.all.la()),
                decimals(each.all.cm()), decimals(each.roots.f()), decimals(each.withoutPunctuation.uas()),
                decimals(each.withoutPunctuation.las()), decimals(scores.graph.keep.whole.f())};
        row.front() = scores.name;
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table crossTable(const HeatMap& map, std::size_t system, const std::string& name)
{
    const std::string rows(propertyName(map.rowProperty));
    const std::string columns(propertyName(map.columnProperty));
    Table table{name + " by " + rows + " and " + columns, {rows + " \\ " + columns}, {},
        "UAS, and of how many words. Both properties are those of gold."};
    for (const PropertyValue& column : map.columns)
        table.columns.push_back(column.name);
    for (std::size_t row = 0; row < map.rows.size(); ++row) {
        Row cells{map.rows[row].name};
        for (std::size_t column = 0; column < map.columns.size(); ++column) {
            const WordCounts& counts = map.cell(system, row, column);
            cells.push_back(counts.words == 0 ? "" : decimals(counts.uas()) + " of " + count(counts.words));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table significanceTable(const PairScores& pair, const EvalResults& results)
{
    static constexpr const char* titles[]{"UAS", "LAS", "UAS without punctuation", "LAS without punctuation"};
    const bool isCorrected = results.pairs.size() > 1;
    Table table{results.systems[pair.first].name + " (1) and " + results.systems[pair.second].name + " (2)",
        {"", "2 less 1", "95% interval", "only 1 right", "only 2 right", "McNemar p", "bootstrap p"}, {},
        pair.tests.front().sentence
            + " McNemar: exact below 25 words that one alone has right, else chi square with continuity correction. "
              "Bootstrap: "
            + count(results.wish.bootstrap.resamples) + " resamples of sentences, seed "
            + std::to_string(results.wish.bootstrap.seed) + ". Both two-sided."};
    if (isCorrected)
        table.columns.insert(table.columns.end(), {"McNemar p, Holm", "bootstrap p, Holm"});
    for (const PairScores::Test& test : pair.tests) {
        const McNemar& mcNemar = test.verdict.mcNemar;
        const Bootstrap& bootstrap = test.verdict.bootstrap;
        Row row{titles[static_cast<std::size_t>(test.score)], decimals(bootstrap.difference),
            interval(bootstrap.interval), count(mcNemar.onlyFirst), count(mcNemar.onlySecond),
            probability(mcNemar.p) + (mcNemar.isExact ? " exact" : ""), probability(bootstrap.p)};
        if (isCorrected)
            row.insert(row.end(), {probability(test.verdict.mcNemarHolm), probability(test.verdict.bootstrapHolm)});
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace arcwright::cli
