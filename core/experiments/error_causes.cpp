// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/error_causes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/decoding/tree_scorer.h"
#include "core/treebank/word_heads.h"

namespace arcwright {

namespace {

constexpr double notFound = -std::numeric_limits<double>::infinity();

/// Whether the decoder finds trees like this one.
bool hasShapeOf(const std::vector<int>& heads, const DecoderSettings& settings)
{
    const auto roots = std::count(heads.begin() + 1, heads.end(), kRoot);
    return isTree(heads) && (roots == 1 || settings.root != RootPolicy::Single)
        && (!isProjective(settings.decoder) || isProjective(heads));
}

/// The score of a tree of that shape as the decoder sees it, minus infinity if an arc of it was left out.
double scoreOfTree(const DecoderSettings& settings, const std::vector<int>& heads, SentenceParser& parsed)
{
    const DecoderRow& row = rowOf(settings.decoder);
    double sum = 0;
    for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
        const double score = parsed.arcScores().at(heads[static_cast<std::size_t>(word)], word);
        if (score == forbiddenScore)
            return notFound;
        sum += score;
    }
    const bool scoresArcsAlone = row.order == ScoreOrder::First && !row.scoresInside;
    return scoresArcsAlone ? sum : parsed.treeScorer(settings).start(heads);
}

/// Compares gold's tree with the one that was just found, another one.
void judge(SentenceCauses& causes, const std::vector<int>& gold, const std::vector<int>& found, const Parser& parser,
    SentenceParser& parsed)
{
    constexpr double rounding = 1e-6; // relative: single precision is summed in another order
    const DecoderSettings& settings = parser.decoder();
    causes.goldScore = notFound;
    causes.foundScore = parsed.treeScore();
    causes.source = ErrorSource::OtherShape;
    if (!hasShapeOf(gold, settings) || !hasShapeOf(found, settings))
        return;
    causes.goldScore = scoreOfTree(settings, gold, parsed);
    causes.foundScore = scoreOfTree(settings, found, parsed);
    const double slack = rounding * (1 + std::abs(causes.goldScore) + std::abs(causes.foundScore));
    causes.source = !std::isfinite(causes.goldScore)   ? ErrorSource::Pruned
        : causes.goldScore > causes.foundScore + slack ? ErrorSource::Search
                                                       : ErrorSource::Model;
}

void rank(WordError& error, const TreeMargins& margins)
{
    const auto heads = margins.heads(error.word);
    const auto found = std::find_if(
        heads.begin(), heads.end(), [&](const HeadLoss& candidate) { return candidate.head == error.goldHead; });
    if (found == heads.end()) {
        error.reach = Reach::OutOfReach;
        return;
    }
    error.rank = static_cast<std::size_t>(found - heads.begin()) + 1;
    error.loss = found->loss;
    error.reach = error.rank <= 2 ? Reach::SecondBest : Reach::Behind;
}

/// Parses again with the gold head of a word.
void propagate(WordError& error, const Parser& parser, const Sentence& sentence, const std::vector<int>& gold,
    const std::vector<int>& found, Parser::Workspace& workspace)
{
    const FixedArcs fixed{{{error.goldHead, error.word, {}}}, {}};
    const auto again = parser.parseAround(fixed, sentence, workspace);
    for (std::size_t word = 1; again && word < gold.size(); ++word) {
        const int head = again->heads[word];
        if (static_cast<int>(word) == error.word || gold[word] == kNoHead)
            continue;
        if (found[word] != gold[word] && head == gold[word])
            error.repaired.push_back(static_cast<int>(word));
        else if (found[word] == gold[word] && head != gold[word])
            error.broken.push_back(static_cast<int>(word));
    }
}

double medianOf(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

SentenceCauses causesOf(const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace, bool propagation)
{
    SentenceCauses causes;
    if (sentence.size() == 0)
        return causes;
    const std::vector<int> gold = wordHeads(sentence);
    Graph analysis = parser.parse(sentence, workspace);
    const std::vector<int>& found = analysis.heads;
    for (int word = 1; word <= sentence.size(); ++word) {
        const auto node = static_cast<std::size_t>(word);
        if (gold[node] != kNoHead && gold[node] != found[node])
            causes.errors.push_back({word, gold[node], found[node], {}, {}, 0, 0, {}, {}});
    }
    if (causes.errors.empty())
        return causes;
    SentenceParser& parsed = workspace.parser();
    const TreeMargins& margins = parser.margins(workspace);
    for (WordError& error : causes.errors)
        rank(error, margins);
    judge(causes, gold, found, parser, parsed);
    for (WordError& error : causes.errors) {
        error.source = causes.source;
        if (propagation)
            propagate(error, parser, sentence, gold, found, workspace);
    }
    causes.found = std::move(analysis);
    return causes;
}

CauseSummary summaryOf(const std::vector<SentenceCauses>& causes)
{
    CauseSummary summary;
    std::vector<double> losses;
    for (const SentenceCauses& sentence : causes) {
        ++summary.sentences;
        ++summary.sentencesBySource[static_cast<std::size_t>(sentence.source)];
        summary.errors += sentence.errors.size();
        for (const WordError& error : sentence.errors) {
            ++summary.errorsBySource[static_cast<std::size_t>(error.source)];
            ++summary.errorsByReach[static_cast<std::size_t>(error.reach)];
            if (error.reach != Reach::OutOfReach)
                losses.push_back(error.loss);
            ++summary.cascades[error.repaired.size()];
            summary.repaired += error.repaired.size();
            summary.broken += error.broken.size();
        }
    }
    summary.usualLoss = medianOf(std::move(losses));
    return summary;
}

std::vector<ErrorPlace> byRepairs(const std::vector<SentenceCauses>& causes)
{
    std::vector<ErrorPlace> places;
    for (std::size_t sentence = 0; sentence < causes.size(); ++sentence) {
        for (std::size_t error = 0; error < causes[sentence].errors.size(); ++error)
            places.push_back({sentence, error});
    }
    const auto gain = [&](const ErrorPlace& place) {
        const WordError& error = causes[place.sentence].errors[place.error];
        return static_cast<std::ptrdiff_t>(error.repaired.size()) - static_cast<std::ptrdiff_t>(error.broken.size());
    };
    std::stable_sort(places.begin(), places.end(),
        [&](const ErrorPlace& first, const ErrorPlace& second) { return gain(first) > gain(second); });
    return places;
}

} // namespace arcwright
