// SPDX-License-Identifier: GPL-3.0-or-later
// Plants errors of eight kinds into Danish and Czech training data and prints how many of them each method finds among
// the first it lists.
//   ARCWRIGHT_TREEBANKS=FOLDER arcwright_suspicious_bench [--errors N] [--seed N] [--parsers N] [--epochs N]
//       [--sentences N] [LANGUAGE...]
// A language is a folder of FOLDER; `da+` means that heads are moved at random. With --figures, prints instead what
// fit_suspicion.py fits the regressions of core/experiments/contradicted_arcs.cpp to, a line a contradicted arc:
// language, number of parsers, head or relation, 1 for an error, the figures.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "core/base/parallel.h"
#include "core/experiments/arc_evidence.h"
#include "core/experiments/broken_rules.h"
#include "core/experiments/contradicted_arcs.h"
#include "core/experiments/suspicious.h"
#include "core/formats/open.h"
#include "core/validation/variation.h"
#include "tests/core/support/planted_errors.h"

namespace {

using namespace arcwright;
using test::PlantedErrors;

struct Options {
    std::size_t errors = 200;
    std::uint64_t seed = 1;
    unsigned parsers = 3;
    int epochs = 5;
    std::size_t sentences = 4000;
    bool figures = false;
    std::vector<std::string> languages;
};

using Suspicions = std::vector<SuspiciousAnnotation>;

/// Which error was planted at a place.
using ErrorsByPlace = std::map<UnitPlace, std::size_t>;

ErrorsByPlace byPlace(const PlantedErrors& planted)
{
    ErrorsByPlace places;
    for (std::size_t i = 0; i < planted.errors.size(); ++i) {
        for (const UnitPlace place : planted.errors[i].places)
            places[place] = i;
    }
    return places;
}

constexpr std::array<std::size_t, 5> depths{50, 100, 200, 500, 1000};

/// How many of the first entries are planted errors, and how many of the errors are there.
void printMethod(const char* name, const Suspicions& found, const PlantedErrors& planted, const ErrorsByPlace& places)
{
    std::printf("%-22s", name);
    std::vector<bool> isFound(planted.errors.size(), false);
    std::size_t right = 0;
    std::size_t listed = 0;
    for (const std::size_t depth : depths) {
        for (; listed < std::min(depth, found.size()); ++listed) {
            if (const auto error = places.find(found[listed].place()); error != places.end()) {
                ++right;
                isFound[error->second] = true;
            }
        }
        const auto errors = std::count(isFound.begin(), isFound.end(), true);
        std::printf("  %5.1f %5.1f",
            100.0 * static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, listed)),
            100.0 * static_cast<double>(errors) / static_cast<double>(planted.errors.size()));
    }
    std::printf("  of %zu\n", found.size());
}

void printKinds(const Suspicions& found, const PlantedErrors& planted, const ErrorsByPlace& places)
{
    std::array<std::array<std::size_t, depths.size()>, test::errorKindNames.size()> hits{};
    std::array<std::size_t, test::errorKindNames.size()> all{};
    for (const test::PlantedError& error : planted.errors)
        ++all[static_cast<std::size_t>(error.kind)];
    std::vector<bool> isFound(planted.errors.size(), false);
    for (std::size_t i = 0; i < std::min(found.size(), depths.back()); ++i) {
        const auto error = places.find(found[i].place());
        if (error == places.end() || isFound[error->second])
            continue;
        isFound[error->second] = true;
        for (std::size_t depth = 0; depth < depths.size(); ++depth)
            hits[static_cast<std::size_t>(planted.errors[error->second].kind)][depth] += i < depths[depth] ? 1 : 0;
    }
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
        if (all[kind] == 0)
            continue;
        std::printf("  %-20s", std::string(test::errorKindNames[kind]).c_str());
        for (const std::size_t hit : hits[kind])
            std::printf("        %5.1f", 100.0 * static_cast<double>(hit) / static_cast<double>(all[kind]));
        std::printf("  of %zu\n", all[kind]);
    }
}

/// A line for the regressions: which one, 1 for an error, the figures.
void printFigures(const std::vector<ContradictedArc>& contradicted, const ErrorsByPlace& places,
    const std::string& language, unsigned parsers)
{
    for (const ContradictedArc& arc : contradicted) {
        std::printf("%s %u %s %d", language.c_str(), parsers, arc.isOfHead ? "head" : "relation",
            places.contains(arc.place) ? 1 : 0);
        for (const double figure : arc.figures)
            std::printf(" %.4f", figure);
        std::printf("\n");
    }
}

std::optional<Sentences> readSentences(const std::string& path, std::size_t most)
{
    const auto treebank = openTreebank({path});
    if (!treebank)
        return std::nullopt;
    Sentences sentences;
    for (std::size_t i = 0; i < std::min(most, treebank->size()); ++i)
        sentences.push_back(treebank->sentence(i));
    return sentences;
}

struct Committee {
    RelationPool relations;
    std::vector<Evidence> evidence;
};

bool ask(const Sentences& sentences, const Options& options, Committee& committee)
{
    JackknifeSettings settings;
    settings.training.trainer.decoder.decoder = usualDecoder;
    settings.training.trainer.epochs = options.epochs;
    settings.threads = defaultThreads();
    useUsualCosts(settings.training.trainer);
    std::vector<JackknifeSettings> parsers;
    for (TrainingSettings& training : committeeOf(settings.training, options.parsers)) {
        settings.training = std::move(training);
        parsers.push_back(settings);
    }
    auto evidence = collectEvidence(sentences, parsers, committee.relations, nullptr, {}, {});
    if (!evidence)
        return false;
    committee.evidence = std::move(*evidence);
    return true;
}

/// What the first so many of a committee contradict.
std::vector<ContradictedArc> contradicted(const Sentences& sentences, const Committee& committee, unsigned parsers)
{
    const std::vector<Evidence> some(committee.evidence.begin(), committee.evidence.begin() + parsers);
    return contradictedArcs(sentences, some, committee.relations);
}

Suspicions jackknifed(const Sentences& sentences, const Committee& committee, unsigned parsers)
{
    return merged({suspicionsOf(sentences, contradicted(sentences, committee, parsers))});
}

bool measure(const std::string& language, const std::string& folder, const Options& options)
{
    const bool isMoved = language.ends_with('+');
    const std::string name = isMoved ? language.substr(0, language.size() - 1) : language;
    const bool isFile = name != "da";
    const auto clean = readSentences(folder + '/' + name + (isFile ? "/train.conllu" : "/train"), options.sentences);
    if (!clean)
        return false;
    const PlantedErrors planted = isMoved ? test::moveHeads(*clean, options.errors, options.seed)
                                          : test::plantErrors(*clean, options.errors, options.seed);
    const ErrorsByPlace places = byPlace(planted);
    Committee committee;
    if (!ask(planted.sentences, options, committee))
        return false;
    if (options.figures) {
        for (unsigned parsers = 1; parsers <= options.parsers; ++parsers)
            printFigures(contradicted(planted.sentences, committee, parsers), places, language, parsers);
        return true;
    }
    std::printf("%s: %zu sentences, %zu errors %s, seed %llu, %d epochs\n", name.c_str(), clean->size(),
        planted.errors.size(), isMoved ? "(heads moved at random)" : "of eight kinds",
        static_cast<unsigned long long>(options.seed), options.epochs);
    std::printf("%-22s", "precision, recall at");
    for (const std::size_t depth : depths)
        std::printf("  %11zu", depth);
    std::printf("\n");
    VariationSettings variationSettings;
    variationSettings.threads = defaultThreads();
    const auto variation = findVariation(planted.sentences, variationSettings, {}, {});
    const auto rules = findBrokenRules(planted.sentences, {}, defaultThreads(), {}, {});
    const Suspicions parsers = jackknifed(planted.sentences, committee, options.parsers);
    const Suspicions all = withParsers(parsers, {*variation, *rules});
    printMethod("one parser", jackknifed(planted.sentences, committee, 1), planted, places);
    printMethod("all parsers", parsers, planted, places);
    printMethod("variation", *variation, planted, places);
    printMethod("validation", *rules, planted, places);
    printMethod("together", all, planted, places);
    std::printf("recall by kind, together\n");
    printKinds(all, planted, places);
    return true;
}

} // namespace

int main(int count, char** arguments)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view name = arguments[i];
        const auto number = [&] { return i + 1 < count ? std::strtoull(arguments[++i], nullptr, 10) : 0; };
        if (name == "--errors")
            options.errors = number();
        else if (name == "--seed")
            options.seed = number();
        else if (name == "--parsers")
            options.parsers = static_cast<unsigned>(number());
        else if (name == "--epochs")
            options.epochs = static_cast<int>(number());
        else if (name == "--sentences")
            options.sentences = number();
        else if (name == "--figures")
            options.figures = true;
        else
            options.languages.emplace_back(name);
    }
    if (options.languages.empty())
        options.languages = {"da", "da+", "cs"};
    const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
    if (!folder) {
        std::puts("Not measured: ARCWRIGHT_TREEBANKS names no folder.");
        return 0;
    }
    for (const std::string& language : options.languages) {
        if (!measure(language, folder, options)) {
            std::printf("%s cannot be measured.\n", language.c_str());
            return 1;
        }
    }
    return 0;
}
