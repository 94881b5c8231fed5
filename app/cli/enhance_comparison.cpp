// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/enhance_comparison.h"

#include <algorithm>
#include <iostream>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/table.h"
#include "core/evaluation/ud_scores.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

/// So many sentences are kept at a time.
constexpr std::size_t scoredTogether = 500;

struct ScoredGraphs {
    std::vector<std::shared_ptr<const Sentence>> gold;
    std::vector<std::shared_ptr<const Sentence>> copied;
    std::vector<std::shared_ptr<const Sentence>> made;
    UdScores copy{};
    UdScores all{};

    /// Scores what is kept; nothing is kept then.
    void score()
    {
        if (gold.empty())
            return;
        if (const auto scores = udScores(gold, copied))
            add(copy, *scores);
        if (const auto scores = udScores(gold, made))
            add(all, *scores);
        gold.clear();
        copied.clear();
        made.clear();
    }
};

bool hasGraph(const Sentence& sentence)
{
    return !sentence.problem && std::any_of(sentence.tokens.begin(), sentence.tokens.end(), [](const Token& word) {
        return !word.parents.empty();
    });
}

/// A problem of a sentence, with the place of that in its file.
Problem located(Problem problem, const Treebank& treebank, std::size_t sentence)
{
    const auto place = treebank.place(sentence);
    const Document& document = *treebank.documents()[place.document];
    problem.file = document.path();
    problem.line = document.line(place.sentence);
    problem.column = 1;
    return problem;
}

} // namespace

Result<GraphComparison> compareGraphs(const Treebank& treebank, const std::function<bool(std::size_t)>& isAsked,
    EnhancementKinds kinds, const GraphCustoms& customs)
{
    EnhancementKinds onlyCopy;
    onlyCopy.set(EnhancementKind::Copy);
    ProgressBar bar("Comparing");
    GraphComparison comparison;
    ScoredGraphs graphs;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        bar.show({i, treebank.size()});
        const auto sentence = treebank.sentence(i);
        if (!hasGraph(*sentence) || !isAsked(i))
            continue;
        const auto tree = withoutEnhancements(*sentence);
        if (!tree)
            return failure(located(tree.error(), treebank, i));
        auto copied = withEnhancements(*tree, onlyCopy, customs);
        auto made = withEnhancements(*tree, kinds, customs);
        if (!copied || !made)
            return failure(located((copied ? made : copied).error(), treebank, i));
        ++comparison.sentences;
        add(comparison.kinds, enhancementScores(*sentence, *made));
        graphs.gold.push_back(sentence);
        graphs.copied.push_back(std::make_shared<const Sentence>(std::move(*copied)));
        graphs.made.push_back(std::make_shared<const Sentence>(std::move(*made)));
        if (graphs.gold.size() == scoredTogether)
            graphs.score();
    }
    graphs.score();
    comparison.elasOfCopy = scoreOf(graphs.copy, UdMetric::Elas).counts.f();
    comparison.eulasOfCopy = scoreOf(graphs.copy, UdMetric::Eulas).counts.f();
    comparison.elas = scoreOf(graphs.all, UdMetric::Elas).counts.f();
    comparison.eulas = scoreOf(graphs.all, UdMetric::Eulas).counts.f();
    return comparison;
}

void tellComparison(const GraphComparison& comparison, bool asJson)
{
    json rows = json::array();
    Table table{"Arcs of the enhanced graphs",
        {"", "in the file", "made", "precision", "recall", "with relation: precision", "recall"}, {}, ""};
    for (const GraphArcKindRow& row : graphArcKinds) {
        const GraphArcCounts& counts = comparison.kinds[static_cast<std::size_t>(row.kind)];
        const ArcCounts plain{counts.gold, counts.system, counts.right};
        const ArcCounts labelled{counts.gold, counts.system, counts.rightLabelled};
        rows.push_back({{"kind", row.name}, {"gold", counts.gold}, {"made", counts.system}, {"right", counts.right},
            {"rightLabelled", counts.rightLabelled}, {"precision", rounded(plain.precision())},
            {"recall", rounded(plain.recall())}, {"labelledPrecision", rounded(labelled.precision())},
            {"labelledRecall", rounded(labelled.recall())}});
        table.rows.push_back({std::string(row.name), std::to_string(counts.gold), std::to_string(counts.system),
            decimals(plain.precision()), decimals(plain.recall()), decimals(labelled.precision()),
            decimals(labelled.recall())});
    }
    if (asJson) {
        std::cout << jsonText(json{{"sentences", comparison.sentences}, {"kinds", std::move(rows)},
            {"copy", {{"elas", rounded(comparison.elasOfCopy)}, {"eulas", rounded(comparison.eulasOfCopy)}}},
            {"made", {{"elas", rounded(comparison.elas)}, {"eulas", rounded(comparison.eulas)}}}})
                  << '\n';
        return;
    }
    std::cout << asText(table) << "\nELAS " << decimals(comparison.elas) << ", EULAS " << decimals(comparison.eulas)
              << " over " << comparison.sentences << " sentences; of a copy of the tree alone ELAS "
              << decimals(comparison.elasOfCopy) << ", EULAS " << decimals(comparison.eulasOfCopy) << '\n';
}

} // namespace arcwright::cli
