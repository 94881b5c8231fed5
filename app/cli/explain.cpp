// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/explain_bunsetsu.h"
#include "app/cli/explain_output.h"
#include "app/cli/json_text.h"
#include "app/cli/sentence_choice.h"
#include "app/cli/spoken.h"
#include "app/cli/table.h"
#include "core/advice/explain.h"
#include "core/base/utf8.h"
#include "core/messages/feature_sentences.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct ExplainOptions {
    SentenceOptions place;
    int word = 0; ///< 0: an overview of all
    int head = kNoHead; ///< kNoHead: the gold one, or the next best
    std::size_t limit = 20;
    bool json = false;
};

constexpr const char* wordExplanationSchema
    = "JSON without --word: {sentence, id, decoder, words: [{word, form, predicted: {head, relation, score}, rival, "
      "other: {head, relation, score}, difference}]}.\n"
      "JSON with --word: {sentence, id, decoder, word, form, predicted, rival, other, difference, templates: [{kind, "
      "template, words, predicted, other, difference}]}. predicted and other are {head, head_form, relation, "
      "relation_known, "
      "considered, sibling, next, score, features: [{kind, name, words, key, count, weight, contribution}]} or null; "
      "all "
      "features are there, --limit or not, and their contributions sum up to the score.\n"
      "words: the template, or the feature, in words. rival: gold, asked, next best or none. kind: arc, relation, "
      "sibling, third order, inside or whole tree. sibling "
      "and next: the dependents of the same head before and after the word, going outward, null if none. considered: "
      "false if the parser never looked "
      "at the arc, because training had none like it so long, or first order found it hopeless. key: 16 hexadecimal "
      "digits.";

const char* kindName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Arc:
        return "arc";
    case FeatureKind::Relation:
        return "relation";
    case FeatureKind::Sibling:
        return "sibling";
    case FeatureKind::ThirdOrder:
        return "third order";
    case FeatureKind::WholeTree:
        return "whole tree";
    case FeatureKind::Inside:
        return "inside";
    }
    return "";
}

/// Everything the printing functions need to know of the sentence.
struct ExplainedWords {
    const ChosenSentence& chosen;

    const Sentence& sentence() const { return *chosen.sentence; }
    std::string form(int node) const { return node == kRoot ? "<root>" : sentence().word(node).form; }
    std::string numbered(int node) const { return std::to_string(node) + ' ' + form(node); }
    std::string relation(const ArcExplanation& arc) const
    {
        return arc.relation < 0 ? "" : chosen.parser->model().relations[static_cast<std::size_t>(arc.relation)];
    }
};

/// Four decimals: weights are small.
std::string fourDecimals(double value)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.4f", value);
    return text;
}

std::string hexadecimal(std::uint64_t key)
{
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(key));
    return text;
}

json arcJson(const ExplainedWords& context, const std::optional<JudgedArc>& arc)
{
    if (!arc)
        return {};
    const ArcExplanation& explained = arc->explained;
    json features = json::array();
    for (const Contribution& feature : explained.features)
        features.push_back({{"kind", kindName(feature.kind)}, {"name", feature.name},
            {"words", featureInWords(feature.name, FeatureUnits::Words)}, {"key", hexadecimal(feature.key)},
            {"count", feature.count}, {"weight", feature.weight}, {"contribution", feature.value()}});
    return {{"head", explained.head}, {"head_form", context.form(explained.head)},
        {"relation", context.relation(explained)}, {"relation_known", arc->isRelationKnown},
        {"considered", arc->isConsidered}, {"sibling", nodeOrNull(explained.sibling)},
        {"next", nodeOrNull(explained.next)}, {"score", explained.score}, {"features", std::move(features)}};
}

json wordJson(const ExplainedWords& context, int word, const WordExplanation& explained)
{
    json object = explainedSentence(context.chosen);
    json templates = json::array();
    if (explained.predicted && explained.other) {
        for (const auto& row : differencesByTemplate(explained.predicted->explained, explained.other->explained))
            templates.push_back({{"kind", kindName(row.kind)}, {"template", row.templateName},
                {"words", featureInWords(row.templateName, FeatureUnits::Words)}, {"predicted", row.first},
                {"other", row.second}, {"difference", row.difference()}});
    }
    object.update({{"word", word}, {"form", context.form(word)}, {"predicted", arcJson(context, explained.predicted)},
        {"rival", nameOf(explained.rival)}, {"other", arcJson(context, explained.other)},
        {"difference", explained.difference()}, {"templates", std::move(templates)}});
    return object;
}

std::string arcLine(const ExplainedWords& context, const JudgedArc& arc)
{
    const ArcExplanation& explained = arc.explained;
    std::string text = context.numbered(explained.head) + " -> " + context.numbered(explained.dependent);
    if (const std::string relation = context.relation(explained); !relation.empty())
        text += "  " + relation;
    text += "  score " + fourDecimals(explained.score);
    if (explained.sibling != kNoHead)
        text += "  after its sibling " + context.numbered(explained.sibling);
    if (explained.next != kNoHead)
        text += "  before " + context.numbered(explained.next);
    return text;
}

std::string remarks(const ExplainedWords& context, const JudgedArc& arc)
{
    std::string text;
    if (!arc.isConsidered)
        text += "The parser never looked at this arc: training had none like it so long, or first order found it "
                "hopeless.\n";
    if (!arc.isRelationKnown)
        text += "The model does not know the relation " + context.sentence().word(arc.explained.dependent).relation
            + "; this is the best it knows.\n";
    return text;
}

void printArc(const ExplainedWords& context, const std::string& title, const JudgedArc& arc, std::size_t limit)
{
    const auto& features = arc.explained.features;
    const std::size_t shown = limit == 0 ? features.size() : std::min(limit, features.size());
    Table table{title + ": " + arcLine(context, arc), {"feature", "kind", "count", "weight", "adds"}, {},
        remarks(context, arc)};
    double rest = 0;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const Contribution& feature = features[i];
        if (i >= shown)
            rest += feature.value();
        else
            table.rows.push_back({feature.name, kindName(feature.kind), std::to_string(feature.count),
                signedNumber(feature.weight), signedNumber(feature.value())});
    }
    if (shown < features.size())
        table.rows.push_back({std::to_string(features.size() - shown) + " more", "", "", "", signedNumber(rest)});
    table.rows.push_back({"score", "", "", "", signedNumber(arc.explained.score)});
    std::cout << '\n' << asText(table);
}

void printDifferences(const WordExplanation& explained, std::size_t limit)
{
    const auto rows = differencesByTemplate(explained.predicted->explained, explained.other->explained);
    Table table{"Where the two differ, by template",
        {"template", "kind", "predicted", nameOf(explained.rival), "difference"}, {}, ""};
    double first = 0;
    double second = 0;
    const std::size_t shown = limit == 0 ? rows.size() : std::min(limit, rows.size());
    for (std::size_t i = shown; i < rows.size(); ++i) {
        first += rows[i].first;
        second += rows[i].second;
    }
    const auto add = [&](const std::string& name, const char* kind, double one, double other) {
        table.rows.push_back({name, kind, signedNumber(one), signedNumber(other), signedNumber(one - other)});
    };
    for (std::size_t i = 0; i < shown; ++i)
        add(std::string(rows[i].templateName), kindName(rows[i].kind), rows[i].first, rows[i].second);
    if (shown < rows.size())
        add(std::to_string(rows.size() - shown) + " more", "", first, second);
    add("score", "", explained.predicted->explained.score, explained.other->explained.score);
    std::cout << '\n' << asText(table);
}

void printWord(const ExplainedWords& context, const WordExplanation& explained, const ExplainOptions& options)
{
    std::cout << "Sentence " << context.chosen.number << ": " << withVisibleControls(context.sentence().text()) << '\n';
    if (!explained.predicted) {
        std::cout << "The model's scores allow no tree.\n";
        return;
    }
    printArc(context, "predicted", *explained.predicted, options.limit);
    if (!explained.other) {
        std::cout << "\nThe word can have no other head.\n";
        return;
    }
    printArc(context, nameOf(explained.rival), *explained.other, options.limit);
    printDifferences(explained, options.limit);
}

json wordsJson(const ExplainedWords& context, const SentenceExplainer& explainer)
{
    const auto brief = [&](const std::optional<JudgedArc>& arc) {
        return arc ? json{{"head", arc->explained.head}, {"relation", context.relation(arc->explained)},
                   {"score", arc->explained.score}}
                   : json();
    };
    json words = json::array();
    for (int word = 1; word <= context.sentence().size(); ++word) {
        const WordExplanation explained = explainer.explain(word);
        words.push_back({{"word", word}, {"form", context.form(word)}, {"predicted", brief(explained.predicted)},
            {"rival", nameOf(explained.rival)}, {"other", brief(explained.other)},
            {"difference", explained.difference()}});
    }
    json object = explainedSentence(context.chosen);
    object["words"] = std::move(words);
    return object;
}

void printWords(const ExplainedWords& context, const SentenceExplainer& explainer)
{
    Table table{"Sentence " + std::to_string(context.chosen.number) + ": " + context.sentence().text(),
        {"word", "predicted", "relation", "score", "rival", "head", "relation", "score", "difference"}, {},
        "With --word W: which features make the difference."};
    for (int word = 1; word <= context.sentence().size(); ++word) {
        const WordExplanation explained = explainer.explain(word);
        std::vector<std::string> row{context.numbered(word)};
        const auto add = [&](const std::optional<JudgedArc>& arc) {
            row.push_back(arc ? context.numbered(arc->explained.head) : "-");
            row.push_back(arc ? context.relation(arc->explained) : "-");
            row.push_back(arc ? fourDecimals(arc->explained.score) : "-");
        };
        add(explained.predicted);
        row.emplace_back(nameOf(explained.rival));
        add(explained.other);
        row.push_back(signedNumber(explained.difference()));
        table.rows.push_back(std::move(row));
    }
    std::cout << asText(table);
}

/// `5:3`: head and dependent. False if it is anything else.
bool parseArc(const std::string& text, int& head, int& word)
{
    char rest = 0;
    return std::sscanf(text.c_str(), "%7d:%7d%c", &head, &word, &rest) == 2 && head >= 0 && word >= 1;
}

int runExplain(const ExplainOptions& options)
{
    int status = Fine;
    const auto chosen = choose(options.place, status, BunsetsuModels::Taken);
    if (!chosen)
        return status;
    if (chosen->bunsetsuParser)
        return explainBunsetsu(*chosen, {options.word, options.head, options.limit, options.json});
    const int words = chosen->sentence->size();
    if (options.word > words || options.head > words) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "Sentence %1 has %2 words."),
            {std::to_string(chosen->number), std::to_string(words)})
                  << '\n';
        return WrongUsage;
    }
    const ExplainedWords context{*chosen};
    const SentenceExplainer explainer(*chosen->parser, *chosen->sentence);
    if (options.word == 0) {
        if (options.json)
            std::cout << jsonText(wordsJson(context, explainer)) << '\n';
        else
            printWords(context, explainer);
        return Fine;
    }
    const WordExplanation explained
        = explainer.explain(options.word, options.head == kNoHead ? std::nullopt : std::optional<int>(options.head));
    if (options.json)
        std::cout << jsonText(wordJson(context, options.word, explained)) << '\n';
    else
        printWord(context, explained, options);
    return Fine;
}

} // namespace

void addExplain(CLI::App& program, int& status)
{
    auto options = std::make_shared<ExplainOptions>();
    auto* command = program.add_subcommand("explain", "Tell why a parser chose the arcs of a sentence");
    addSentenceOptions(*command, options->place);
    auto* word = command
                     ->add_option("--word", options->word,
                         "The word, or bunsetsu, (from 1) whose head is explained, feature by feature; without it all "
                         "in short")
                     ->check(CLI::Range(1, 1'000'000));
    command
        ->add_option("--head", options->head,
            "The head (0: the root) that the predicted one is held against, if it is another; by default the gold one "
            "where the parser is wrong, else the next best")
        ->check(CLI::Range(0, 1'000'000))
        ->needs(word);
    command
        ->add_option_function<std::string>(
            "--arc", [options](const std::string& text) { parseArc(text, options->head, options->word); },
            "H:M: as --word M --head H")
        ->check([](const std::string& text) {
            int head = 0;
            int dependent = 0;
            return parseArc(text, head, dependent) ? std::string() : "not H:M, as in 5:3";
        })
        ->excludes(word);
    command->add_option("--limit", options->limit, "How many features to print, those that matter most; 0: all")
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(std::string("Scores tell by how much the tree is worth more with the arc than without it: what the "
                                "arc and its relation score and, in second order, the pairs of siblings it is in, less "
                                "the pair that would be there without it.\n\n"
                                "Example: arcwright-cli explain --model czech.arcmodel --in dev.conllu --sentence 7\n"
                                "Example: arcwright-cli explain --model czech.arcmodel --in dev.conllu --sentence 7 "
                                "--word 3 --head 5\n\n")
        + wordExplanationSchema + '\n' + bunsetsuExplanationSchema);
    command->callback([options, &status] {
        if (options->word != 0 && options->word == options->head)
            throw CLI::ValidationError("--head", "no word is its own head");
        status = runExplain(*options);
    });
}

} // namespace arcwright::cli
