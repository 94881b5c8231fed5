// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_bunsetsu.h"

#include <algorithm>
#include <iostream>

#include "app/cli/console.h"
#include "app/cli/explain_output.h"
#include "app/cli/json_text.h"
#include "app/cli/spoken.h"
#include "app/cli/table.h"
#include "core/advice/attribute_differences.h"
#include "core/advice/explain_bunsetsu.h"
#include "core/base/utf8.h"
#include "core/messages/feature_sentences.h"

namespace arcwright::cli {

const char* const bunsetsuExplanationSchema
    = "JSON of a model of bunsetsu without --word: {sentence, id, decoder, bunsetsu: [{bunsetsu, form, predicted, "
      "type, "
      "rival, other, difference}]}.\n"
      "With --word: {sentence, id, decoder, bunsetsu, form, predicted, type, rival, other, difference, attributes, "
      "game, "
      "predicted_pair, other_pair}. predicted and other are numbers of bunsetsu, null where there is none. game, of a "
      "tournament, is that of the two candidates, its score the margin of the farther one; predicted_pair and "
      "other_pair, of all others, are what each is worth by itself: {score, features: [{side, name, words, weight}]} "
      "or "
      "null. words: the same in words. "
      "side: nearer, farther or both, whom a feature of a game speaks of. attributes: [{attribute, words, predicted, "
      "other}], "
      "what "
      "each adds to the two heads; a feature's weight falls in equal parts to all that it combines. A kernel has no "
      "features to show.";

namespace {

using nlohmann::json;

/// Everything the printing functions need to know of the sentence.
struct ExplainedBunsetsu {
    const ChosenSentence& chosen;
    const BunsetsuExplainer& explainer;

    const Sentence& sentence() const { return *chosen.sentence; }
    bool isOfGames() const { return questionOf(decoder()) == RankerQuestion::Game; }
    BunsetsuDecoder decoder() const { return chosen.bunsetsuParser->model().weights.settings.decoder; }
    std::string numbered(int bunsetsu) const
    {
        return bunsetsu == kNoHead ? "-"
            : bunsetsu == kRoot    ? "0 <root>"
                                   : std::to_string(bunsetsu) + ' ' + sentence().unitText(bunsetsu);
    }
    std::string type(int bunsetsu) const
    {
        const RelationId type = explainer.type(bunsetsu);
        return type ? std::string(chosen.relations->text(type)) : "";
    }
};

const char* sideName(GameSide side)
{
    switch (side) {
    case GameSide::Near:
        return "nearer";
    case GameSide::Far:
        return "farther";
    case GameSide::Both:
        break;
    }
    return "both";
}

json answerJson(const std::optional<RankerAnswer>& answer, bool isGame)
{
    if (!answer)
        return {};
    json features = json::array();
    for (const DecidingFeature& feature : answer->features)
        features.push_back({{"side", isGame ? json(sideName(feature.side)) : json()}, {"name", feature.name},
            {"words", featureInWords(feature.name, FeatureUnits::Bunsetsu)}, {"weight", feature.weight}});
    return {{"score", answer->score}, {"features", std::move(features)}};
}

json briefJson(const ExplainedBunsetsu& context, int bunsetsu, const BunsetsuExplanation& explained)
{
    return {{"bunsetsu", bunsetsu}, {"form", context.sentence().unitText(bunsetsu)},
        {"predicted", nodeOrNull(explained.predicted)}, {"type", context.type(bunsetsu)},
        {"rival", nameOf(explained.rival)}, {"other", nodeOrNull(explained.other)},
        {"difference", explained.difference()}};
}

json attributesJson(const BunsetsuExplanation& explained)
{
    json all = json::array();
    for (const AttributeDifference& one : differencesByAttribute(explained))
        all.push_back({{"attribute", one.attribute}, {"words", featureInWords(one.attribute, FeatureUnits::Bunsetsu)},
            {"predicted", one.predicted}, {"other", one.other}});
    return all;
}

void printAttributes(const BunsetsuExplanation& explained, std::size_t limit)
{
    const auto all = differencesByAttribute(explained);
    if (all.empty())
        return;
    Table table{"what attributes add", {"attribute", "predicted", nameOf(explained.rival), "lead"}, {},
        "A feature's weight falls in equal parts to all that it combines."};
    const auto add = [&](const std::string& name, double predicted, double other) {
        table.rows.push_back({name, signedNumber(predicted), signedNumber(other), signedNumber(predicted - other)});
    };
    const std::size_t shown = limit == 0 ? all.size() : std::min(limit, all.size());
    AttributeDifference rest;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i < shown)
            add(all[i].attribute, all[i].predicted, all[i].other);
        rest.predicted += i < shown ? 0 : all[i].predicted;
        rest.other += i < shown ? 0 : all[i].other;
    }
    if (shown < all.size())
        add(std::to_string(all.size() - shown) + " more", rest.predicted, rest.other);
    std::cout << '\n' << asText(table);
}

void printAnswer(
    const ExplainedBunsetsu& context, const std::string& title, const RankerAnswer& answer, std::size_t limit)
{
    const std::size_t shown = limit == 0 ? answer.features.size() : std::min(limit, answer.features.size());
    Table table{title, {"feature", "weight"}, {}, answer.features.empty() ? "A kernel has no features to show.\n" : ""};
    if (context.isOfGames())
        table.columns.insert(table.columns.begin() + 1, "of the candidate that is");
    const auto add = [&](const std::string& name, const char* side, double weight) {
        table.rows.push_back(context.isOfGames() ? std::vector<std::string>{name, side, signedNumber(weight)}
                                                 : std::vector<std::string>{name, signedNumber(weight)});
    };
    double rest = 0;
    for (std::size_t i = 0; i < answer.features.size(); ++i) {
        const DecidingFeature& feature = answer.features[i];
        if (i < shown)
            add(feature.name, sideName(feature.side), static_cast<double>(feature.weight));
        else
            rest += static_cast<double>(feature.weight);
    }
    if (shown < answer.features.size())
        add(std::to_string(answer.features.size() - shown) + " more", "", rest);
    add("score", "", answer.score);
    std::cout << '\n' << asText(table);
}

void printOneBunsetsu(
    const ExplainedBunsetsu& context, int bunsetsu, const BunsetsuExplanation& explained, std::size_t limit)
{
    const std::string dependent = context.numbered(bunsetsu);
    std::cout << "Sentence " << context.chosen.number << ": " << withVisibleControls(context.sentence().text()) << '\n';
    if (explained.predicted == kRoot) {
        std::cout << "The last bunsetsu depends on none.\n";
        return;
    }
    if (explained.game) {
        const auto [near, far] = std::minmax(explained.predicted, explained.other);
        printAnswer(context,
            "the head of " + dependent + ", predicted " + context.numbered(explained.predicted) + ": "
                + context.numbered(near) + " against " + context.numbered(far) + " (" + nameOf(explained.rival) + " "
                + context.numbered(explained.other) + "), above 0 for the farther one",
            *explained.game, limit);
    }
    if (explained.predictedPair)
        printAnswer(context, "predicted: " + dependent + " on " + context.numbered(explained.predicted),
            *explained.predictedPair, limit);
    if (explained.otherPair)
        printAnswer(context,
            std::string(nameOf(explained.rival)) + ": " + dependent + " on " + context.numbered(explained.other),
            *explained.otherPair, limit);
    printAttributes(explained, limit);
    if (explained.rival == Rival::None)
        std::cout << "\nThe bunsetsu can have no other head.\n";
    else
        std::cout << "\nThe predicted head is worth " << signedNumber(explained.difference()) << " more.\n";
}

void printAllBunsetsu(const ExplainedBunsetsu& context)
{
    Table table{"Sentence " + std::to_string(context.chosen.number) + ": " + context.sentence().text(),
        {"bunsetsu", "predicted", "type", "rival", "head", "difference"}, {},
        "With --word B: which features make the difference."};
    for (int bunsetsu = 1; bunsetsu <= context.sentence().unitCount(); ++bunsetsu) {
        const BunsetsuExplanation explained = context.explainer.explain(bunsetsu);
        table.rows.push_back({context.numbered(bunsetsu), context.numbered(explained.predicted), context.type(bunsetsu),
            nameOf(explained.rival), context.numbered(explained.other), signedNumber(explained.difference())});
    }
    std::cout << asText(table);
}

json allBunsetsuJson(const ExplainedBunsetsu& context)
{
    json all = json::array();
    for (int bunsetsu = 1; bunsetsu <= context.sentence().unitCount(); ++bunsetsu)
        all.push_back(briefJson(context, bunsetsu, context.explainer.explain(bunsetsu)));
    json object = explainedSentence(context.chosen);
    object["bunsetsu"] = std::move(all);
    return object;
}

} // namespace

int explainBunsetsu(const ChosenSentence& chosen, const BunsetsuQuestion& question)
{
    const int count = chosen.sentence->unitCount();
    if (question.bunsetsu > count || question.head > count) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "Sentence %1 has %2 bunsetsu."),
            {std::to_string(chosen.number), std::to_string(count)})
                  << '\n';
        return WrongUsage;
    }
    if (question.head != kNoHead && question.head < question.bunsetsu) {
        std::cerr << said(
            QT_TRANSLATE_NOOP("CommandLine", "A bunsetsu depends on one to its right, and %1 is to the left of %2."),
            {std::to_string(question.head), std::to_string(question.bunsetsu)})
                  << '\n';
        return WrongUsage;
    }
    const BunsetsuExplainer explainer(*chosen.bunsetsuParser, *chosen.sentence);
    const ExplainedBunsetsu context{chosen, explainer};
    if (question.bunsetsu == 0) {
        if (question.json)
            std::cout << jsonText(allBunsetsuJson(context)) << '\n';
        else
            printAllBunsetsu(context);
        return Fine;
    }
    const BunsetsuExplanation explained = explainer.explain(
        question.bunsetsu, question.head == kNoHead ? std::nullopt : std::optional<int>(question.head));
    if (!question.json) {
        printOneBunsetsu(context, question.bunsetsu, explained, question.limit);
        return Fine;
    }
    json object = explainedSentence(chosen);
    object.update(briefJson(context, question.bunsetsu, explained));
    object["attributes"] = attributesJson(explained);
    object["game"] = answerJson(explained.game, true);
    object["predicted_pair"] = answerJson(explained.predictedPair, false);
    object["other_pair"] = answerJson(explained.otherPair, false);
    std::cout << jsonText(object) << '\n';
    return Fine;
}

} // namespace arcwright::cli
