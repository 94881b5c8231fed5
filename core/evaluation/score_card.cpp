// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/score_card.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

/// The words of one sentence that count, and whether all their heads are right.
struct SentenceCount {
    bool any = false;
    bool isComplete = true;

    void add(AttachmentCounts& counts, ArcCounts& roots, std::uint8_t marks, int goldHead, int systemHead)
    {
        const bool head = (marks & OutcomeTable::HeadRight) != 0;
        const bool label = (marks & OutcomeTable::RelationRight) != 0;
        any = true;
        isComplete = isComplete && head;
        ++counts.tokens;
        counts.heads += head ? 1 : 0;
        counts.labels += label ? 1 : 0;
        counts.labelled += head && label ? 1 : 0;
        roots.gold += goldHead == kRoot ? 1 : 0;
        roots.predicted += systemHead == kRoot ? 1 : 0;
        roots.right += goldHead == kRoot && systemHead == kRoot ? 1 : 0;
    }
    void close(AttachmentCounts& counts) const
    {
        counts.sentences += any ? 1 : 0;
        counts.complete += any && isComplete ? 1 : 0;
    }
};

ScoreFigure shareOf(std::size_t right, std::size_t n)
{
    return {percentage(right, n), right, n, wilsonInterval(right, n)};
}

ScoreFigure fOf(const ArcCounts& counts)
{
    const std::size_t n = (counts.gold + counts.predicted + 1) / 2;
    return {counts.f(), counts.right, n, wilsonInterval(counts.right, n)};
}

void addAttachment(std::vector<ScoreLine>& lines, const Evaluation& scores)
{
    const AttachmentCounts& all = scores.all;
    const AttachmentCounts& words = scores.withoutPunctuation;
    lines.push_back({"UAS", shareOf(all.heads, all.tokens), shareOf(words.heads, words.tokens)});
    lines.push_back({"LAS", shareOf(all.labelled, all.tokens), shareOf(words.labelled, words.tokens)});
    lines.push_back({"LA", shareOf(all.labels, all.tokens), shareOf(words.labels, words.tokens)});
    lines.push_back({"CM", shareOf(all.complete, all.sentences), shareOf(words.complete, words.sentences)});
    lines.push_back({"RA", fOf(scores.roots), fOf(scores.rootsWithoutPunctuation)});
}

void addBunsetsu(std::vector<ScoreLine>& lines, const BunsetsuEvaluation& scores)
{
    lines.push_back({"bunsetsu accuracy", shareOf(scores.heads, scores.bunsetsu), {}});
    lines.push_back({"bunsetsu types", shareOf(scores.types, scores.bunsetsu), {}});
    lines.push_back({"bunsetsu accuracy and type", shareOf(scores.both, scores.bunsetsu), {}});
    lines.push_back({"sentence accuracy", shareOf(scores.complete, scores.sentences), {}});
    lines.push_back({"sentence accuracy, several bunsetsu",
        shareOf(scores.complete - scores.singles, scores.sentences - scores.singles), {}});
}

void addGraph(std::vector<ScoreLine>& lines, const std::array<std::string_view, 3>& names, const ArcCounts& counts)
{
    lines.push_back({names[0], shareOf(counts.right, counts.predicted), {}});
    lines.push_back({names[1], shareOf(counts.right, counts.gold), {}});
    lines.push_back({names[2], fOf(counts), {}});
}

} // namespace

Evaluation evaluationOf(const OutcomeTable& table, std::size_t system)
{
    const OutcomeTable::System& told = table.systems()[system];
    Evaluation scores;
    for (const OutcomeTable::SentenceRows& rows : table.sentences()) {
        SentenceCount all;
        SentenceCount words;
        for (std::size_t row = rows.first; row < std::size_t(rows.first) + rows.count; ++row) {
            if (!told.isPresent(row))
                continue;
            const int gold = table.gold().heads[row];
            all.add(scores.all, scores.roots, told.marks[row], gold, told.heads[row]);
            if ((table.gold().marks[row] & OutcomeTable::Punctuation) == 0)
                words.add(
                    scores.withoutPunctuation, scores.rootsWithoutPunctuation, told.marks[row], gold, told.heads[row]);
        }
        all.close(scores.all);
        words.close(scores.withoutPunctuation);
    }
    return scores;
}

std::optional<BunsetsuEvaluation> bunsetsuEvaluationOf(const OutcomeTable& table, std::size_t system)
{
    const OutcomeTable::System& told = table.systems()[system];
    BunsetsuEvaluation scores;
    for (const OutcomeTable::SentenceRows& rows : table.sentences()) {
        if (!rows.hasBunsetsu || !told.isPresent(rows.first))
            continue;
        bool isComplete = true;
        for (std::size_t row = rows.first; row + 1 < std::size_t(rows.first) + rows.count; ++row) {
            const bool head = told.isRight(row, Scored::Heads);
            ++scores.bunsetsu;
            isComplete = isComplete && head;
            scores.heads += head ? 1 : 0;
            scores.types += (told.marks[row] & OutcomeTable::RelationRight) != 0 ? 1 : 0;
            scores.both += told.isRight(row, Scored::Arcs) ? 1 : 0;
        }
        ++scores.sentences;
        scores.complete += isComplete ? 1 : 0;
        scores.singles += rows.count == 1 ? 1 : 0;
    }
    return scores.sentences == 0 ? std::nullopt : std::optional(scores);
}

ScoreCard scoreCardOf(const OutcomeTable& table, std::size_t system, const FurtherScores& further)
{
    const Evaluation scores = evaluationOf(table, system);
    ScoreCard card{table.systems()[system].name, scores.all.tokens, scores.all.sentences, {}};
    addAttachment(card.lines, scores);
    if (const auto bunsetsu = bunsetsuEvaluationOf(table, system))
        addBunsetsu(card.lines, *bunsetsu);
    if (further.ud != nullptr) {
        for (const UdMetric metric :
            {UdMetric::Clas, UdMetric::Mlas, UdMetric::Blex, UdMetric::Elas, UdMetric::Eulas}) {
            const ArcCounts& counts = scoreOf(*further.ud, metric).counts;
            if (counts.gold + counts.predicted > 0)
                card.lines.push_back({udMetricName(metric), fOf(counts), {}});
        }
    }
    if (further.graph != nullptr && further.graph->keep.secondary.gold + further.graph->keep.secondary.predicted > 0) {
        addGraph(card.lines, {"graph P", "graph R", "graph F"}, further.graph->keep.whole);
        addGraph(card.lines, {"primary P", "primary R", "primary F"}, further.graph->keep.primary);
        addGraph(card.lines, {"secondary P", "secondary R", "secondary F"}, further.graph->keep.secondary);
    }
    return card;
}

std::vector<std::string_view> scoreNames(const std::vector<ScoreCard>& cards)
{
    std::vector<std::string_view> names;
    for (const ScoreCard& card : cards) {
        for (const ScoreLine& line : card.lines) {
            if (std::find(names.begin(), names.end(), line.name) == names.end())
                names.push_back(line.name);
        }
    }
    return names;
}

bool isDrawn(std::string_view score, bool hasBunsetsu)
{
    const bool isOfSentences = score == "CM" || score.find("sentence") != std::string_view::npos;
    const bool isOfAnF = score.ends_with(" P") || score.ends_with(" R");
    return !isOfSentences && !isOfAnF && hasBunsetsu == score.starts_with("bunsetsu");
}

ScoreLine lineOf(const ScoreCard& card, std::string_view name)
{
    const auto found
        = std::find_if(card.lines.begin(), card.lines.end(), [&](const ScoreLine& line) { return line.name == name; });
    return found == card.lines.end() ? ScoreLine{name, {}, {}} : *found;
}

} // namespace arcwright
