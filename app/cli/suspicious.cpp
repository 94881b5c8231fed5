// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/division.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/table.h"
#include "core/editing/suspicion_decisions.h"
#include "core/experiments/suspicious.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/suspicion_sentences.h"
#include "core/model/whole_trees.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct SuspiciousOptions {
    std::vector<std::string> in;
    std::vector<std::string> methods;
    unsigned folds = 5;
    unsigned parsers = SuspicionSettings().parsers;
    std::size_t limit = 50;
    double least = 0;
    bool decided = false;
    LearningOptions learning;
    DivisionOptions division;
    bool json = false;
};

constexpr const char* suspiciousSchema
    = "JSON: {sentences, words, methods, folds, parsers, found, decided: {accepted, kept, postponed, precision}, "
      "suspicious: [{file, line, sentence, id, word, form, gold: {head, head_form, relation}, rival: {head, head_form, "
      "relation} (or null), confidence, reasons: [{method, confidence, text, elsewhere: [{sentence, word}]}]}]}. words "
      "are those that have a head; found are the suspicious ones, shown or not; decided are decisions of annotators, "
      "of "
      "which precision says what share of those accepted or kept was accepted (null where there are none). sentence "
      "counts from 1 over all files; line is that of the word, null where it is not known. rival.relation is null "
      "where "
      "nobody tells. Of bunsetsu, words are bunsetsu and relations are types.";

/// One suspicious annotation with all that is said of it.
struct SuspiciousWord {
    const Treebank& treebank;
    const Sentence& sentence;
    const SuspiciousAnnotation& found;

    std::string form(int node) const { return node == kRoot ? "<root>" : sentence.unitText(node); }
    std::string numbered(int node) const { return std::to_string(node) + ' ' + form(node); }
    std::string file() const { return treebank.documents()[treebank.place(found.sentence).document]->path(); }
    std::size_t line() const
    {
        const auto unit = static_cast<std::size_t>(found.unit) - 1;
        const auto inSource = static_cast<std::size_t>(
            sentence.bunsetsu.empty() ? sentence.tokens[unit].line.number : sentence.bunsetsu[unit].line.number);
        return inSource == 0 ? 0 : sentence.source.line + inSource - 1;
    }
};

std::string textOf(const SuspicionReason& reason)
{
    return filledSentence(suspicionSentence(reason).text, reason.arguments);
}

json asJson(const SuspicionReason& reason)
{
    json elsewhere = json::array();
    for (const UnitPlace& place : reason.elsewhere)
        elsewhere.push_back({{"sentence", place.sentence + 1}, {"word", place.unit}});
    return {{"method", nameOf(reason.method)}, {"confidence", reason.confidence}, {"text", textOf(reason)},
        {"elsewhere", std::move(elsewhere)}};
}

json asJson(const SuspiciousWord& row)
{
    const SuspiciousAnnotation& found = row.found;
    json rival;
    if (found.rival)
        rival = {{"head", found.rival->head}, {"head_form", row.form(found.rival->head)},
            {"relation", found.rival->relation.empty() ? json() : json(found.rival->relation)}};
    json reasons = json::array();
    for (const SuspicionReason& reason : found.reasons)
        reasons.push_back(asJson(reason));
    return {{"file", row.file()}, {"line", row.line() == 0 ? json() : json(row.line())},
        {"sentence", found.sentence + 1}, {"id", row.sentence.metadata("sent_id")}, {"word", found.unit},
        {"form", row.form(found.unit)},
        {"gold", {{"head", found.head}, {"head_form", row.form(found.head)}, {"relation", found.relation}}},
        {"rival", std::move(rival)}, {"confidence", found.confidence}, {"reasons", std::move(reasons)}};
}

std::vector<std::string> cells(const SuspiciousWord& row)
{
    const SuspiciousAnnotation& found = row.found;
    const std::string_view id = row.sentence.metadata("sent_id");
    const std::string name = id.empty() ? std::to_string(found.sentence + 1) : std::string(id);
    std::string why = textOf(found.reasons.front());
    if (found.reasons.size() > 1)
        why += " (+" + std::to_string(found.reasons.size() - 1) + ')';
    return {row.file() + (row.line() == 0 ? "" : ":" + std::to_string(row.line())), name, row.numbered(found.unit),
        row.numbered(found.head), found.relation, found.rival ? row.numbered(found.rival->head) : "",
        found.rival ? found.rival->relation : "", decimals(found.confidence), why};
}

std::size_t unitsWithHeads(const Sentences& sentences)
{
    std::size_t words = 0;
    for (const auto& sentence : sentences) {
        for (int unit = 1; unit <= sentence->unitCount(); ++unit)
            words += sentence->headOf(unit) != kNoHead ? 1 : 0;
    }
    return words;
}

SuspicionSettings settingsOf(const SuspiciousOptions& options, const std::optional<BunsetsuSettings>& bunsetsu)
{
    SuspicionSettings settings;
    if (!options.methods.empty()) {
        settings.methods.clear();
        for (const std::string& name : options.methods)
            settings.methods.push_back(*suspicionMethodNamed(name));
    }
    settings.parsers = options.parsers;
    settings.withDecided = options.decided;
    if (bunsetsu) {
        BunsetsuJackknifeSettings jackknife;
        jackknife.folds = options.folds;
        jackknife.training = *bunsetsu;
        settings.jackknife = jackknife;
    } else {
        JackknifeSettings jackknife;
        jackknife.folds = options.folds;
        jackknife.training = settingsOf(options.learning);
        settings.jackknife = jackknife;
    }
    return settings;
}

json asJson(const SuspicionSettings& settings)
{
    json methods = json::array();
    for (const SuspicionMethod method : settings.methods)
        methods.push_back(nameOf(method));
    return methods;
}

json asJson(const DecisionCounts& counts)
{
    return {{"accepted", counts.accepted}, {"kept", counts.kept}, {"postponed", counts.postponed},
        {"precision", counts.accepted + counts.kept == 0 ? json() : json(counts.precision())}};
}

std::string noteOf(std::size_t shown, std::size_t found, std::size_t words, std::size_t sentences, bool isBunsetsu,
    const DecisionCounts& decided)
{
    std::string note = std::to_string(shown) + " shown of " + std::to_string(found) + " suspicious, of "
        + std::to_string(words) + (isBunsetsu ? " bunsetsu" : " words") + " in " + std::to_string(sentences)
        + " sentences.";
    if (decided != DecisionCounts())
        note += " Decided so far: " + std::to_string(decided.accepted) + " corrected, " + std::to_string(decided.kept)
            + " kept, " + std::to_string(decided.postponed) + " postponed.";
    return note;
}

int runSuspicious(
    const SuspiciousOptions& options, const CLI::App& command, const std::optional<BunsetsuSettings>& bunsetsu)
{
    Division division(options.division, command);
    const auto opened = openWhole(options.in);
    if (!opened)
        return BadInputOrOutput;
    const Treebank treebank(annotated(*opened));
    const Sentences sentences = sentencesOf(treebank);
    SuspicionSettings settings = settingsOf(options, bunsetsu);
    settings.threads = options.learning.threads;
    settings.shares = division.begin(settings.threads, {&treebank});
    ProgressBar bar("searching");
    const auto found = findSuspicious(sentences, settings, division.sink(bar), {});
    bar.clear();
    if (!found)
        return division.ended(found.error());
    if (division.helps())
        return Fine; // no parser was asked for
    DecisionCounts decided;
    for (const auto& sentence : sentences)
        countDecisions(*sentence, decided);
    json list = json::array();
    Table table{
        "", {"place", "sentence", "word", "head", "relation", "rather", "relation", "confidence", "why"}, {}, ""};
    for (const SuspiciousAnnotation& one : *found) {
        if (one.confidence < options.least || (options.limit != 0 && table.rows.size() == options.limit))
            break; // they are sorted
        const SuspiciousWord row{treebank, *sentences[one.sentence], one};
        table.rows.push_back(cells(row));
        if (options.json)
            list.push_back(asJson(row));
    }
    const std::size_t words = unitsWithHeads(sentences);
    if (options.json) {
        std::cout << jsonText(json{{"sentences", sentences.size()}, {"words", words}, {"methods", asJson(settings)},
            {"folds", options.folds}, {"parsers", bunsetsu ? 1 : options.parsers}, {"found", found->size()},
            {"decided", asJson(decided)}, {"suspicious", std::move(list)}})
                  << '\n';
    } else {
        table.note = noteOf(table.rows.size(), found->size(), words, sentences.size(), bunsetsu.has_value(), decided);
        std::cout << asText(table);
    }
    return table.rows.empty() ? Fine : Found;
}

} // namespace

void addSuspicious(CLI::App& program, int& status)
{
    auto options = std::make_shared<SuspiciousOptions>();
    auto* command = program.add_subcommand("suspicious", "Find annotations that may be wrong");
    std::vector<std::string> methods;
    methods.reserve(allSuspicionMethods.size());
    for (const SuspicionMethod method : allSuspicionMethods)
        methods.emplace_back(nameOf(method));
    command->add_option("--in", options->in, "Files, folders or patterns")->required()->expected(1, -1);
    command
        ->add_option("--method", options->methods,
            "What to look for, by default all together: jackknife (parsers that have not seen the sentence contradict "
            "it), variation (the same words are annotated otherwise elsewhere), validation (a rule is broken)")
        ->check(CLI::IsMember(methods))
        ->expected(1, -1);
    command
        ->add_option("--folds", options->folds,
            "Parts of the treebank; the words of each are judged by a model trained on the others")
        ->check(CLI::Range(2, 1000))
        ->capture_default_str();
    command
        ->add_option("--parsers", options->parsers,
            "How many parsers of words are asked, each with other orders of scores and of sentences, and by turns "
            "with both learners; each takes the time of all folds")
        ->check(CLI::Range(1, 8))
        ->capture_default_str();
    command->add_option("--limit", options->limit, "How many to show, the most suspicious; 0: all")
        ->capture_default_str();
    command
        ->add_option("--least-confidence", options->least, "Leave out what is less suspicious than this, from 0 to 1")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_flag("--decided", options->decided, "Show also what annotators have corrected, kept or postponed");
    addLearningOptions(*command, options->learning);
    addDivision(*command, options->division);
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(
        std::string("The confidence says how likely the annotation is to be wrong, from 0 to 1, whatever it was found "
                    "by; what is found several times is listed once, with the surest reason (in JSON with all). "
                    "Decisions made in the window are kept beside the files; what was decided is not shown again "
                    "until the word gets another head or relation.\n"
                    "Exit status 1 if anything is shown.\n\n"
                    "Example: arcwright-cli suspicious --in train.conllu --folds 10 --limit 100\n"
                    "Example: arcwright-cli suspicious --in train.conllu --method variation validation\n"
                    "Example: arcwright-cli suspicious --decoder tournament --in train.knp\n\n")
        + suspiciousSchema);
    command->callback([options, command, &status] {
        status = runSuspicious(*options, *command, bunsetsuSettingsOf(options->learning, *command));
    });
}

} // namespace arcwright::cli
