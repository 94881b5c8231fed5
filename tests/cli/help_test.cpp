// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <sstream>

#include <gtest/gtest.h>

#include "app/cli/help_format.h"
#include "app/cli/program.h"
#include "core/base/program_version.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace help_test {

using test::Program;
using Words = std::vector<std::string>;

struct Command {
    Words name;
    Words options;
};

const std::vector<Command>& commands()
{
    static const std::vector<Command> all{
        {{"train"},
            {"--in", "--dev", "--model", "--start", "--starts", "--starts-in-vain", "--moves", "--move-price",
                "--kept-heads", "--cost-augmented", "--decoder", "--train-decoder", "--learner", "--members",
                "--member", "--shuffle", "--averaging", "--labels", "--language", "--root", "--epochs", "--patience",
                "--checkpoint", "--resume", "--seed", "--threads", "--ranker", "--features", "--dependents", "--games",
                "--membership", "--cost", "--tagger", "--given", "--shares", "--part", "--merge", "--json"}},
        {{"parse"},
            {"--model", "--in", "--text", "--prefix", "--analyser", "--language", "--out", "--to", "--decoder",
                "--kbest", "--confidence", "--constraints", "--threads", "--shares", "--part", "--merge", "--json"}},
        {{"eval"},
            {"--gold", "--system", "--graph", "--ud", "--bunsetsu", "--punctuation", "--breakdown", "--cross",
                "--confusion", "--kinds", "--kinds-file", "--repairs", "--train", "--edeprel", "--significance",
                "--against", "--resamples", "--seed", "--threads", "--report", "--json"}},
        {{"convert"},
            {"--in", "--out", "--from", "--to", "--into", "--members", "--sidecar", "--no-sidecar", "--keep-going",
                "--json"}},
        {{"stats"}, {"--in", "--json"}},
        {{"validate"}, {"--in", "--level", "--ud-data", "--lang", "--waivers", "--threads", "--json"}},
        {{"query"},
            {"pattern", "--in", "--predicted", "--layer", "--train", "--kinds-file", "--count", "--replace", "--out",
                "--tsv", "--json"}},
        {{"enhance"},
            {"--in", "--where", "--kinds", "--like", "--guidelines", "--anew", "--collapse", "--out", "--compare",
                "--count", "--json"}},
        {{"explain"},
            {"--model", "--in", "--sentence", "--decoder", "--language", "--word", "--head", "--arc", "--limit",
                "--json"}},
        {{"trace"},
            {"--model", "--in", "--sentence", "--decoder", "--language", "--detail", "--move-price", "--scores",
                "--stop", "--temperature", "--trees", "--draws", "--seed", "--json"}},
        {{"suspicious"},
            {"--in", "--method", "--folds", "--parsers", "--limit", "--least-confidence", "--decided", "--decoder",
                "--learner", "--labels", "--language", "--epochs", "--seed", "--threads", "--ranker", "--features",
                "--dependents", "--games", "--cost", "--shares", "--part", "--merge", "--json"}},
        {{"simulate"},
            {"--in", "--dev", "--start", "--sentences", "--order", "--live", "--retrain", "--recent", "--seeds",
                "--target", "--decoder", "--learner", "--labels", "--language", "--epochs", "--seed", "--threads",
                "--ranker", "--features", "--dependents", "--games", "--cost", "--shares", "--part", "--merge",
                "--json"}},
        {{"causes"},
            {"--model", "--in", "--decoder", "--language", "--limit", "--no-propagation", "--threads", "--json"}},
        {{"curve"},
            {"--in", "--dev", "--from", "--out", "--name", "--times", "--sizes", "--samples", "--decoder", "--learner",
                "--labels", "--language", "--epochs", "--seed", "--threads", "--ranker", "--features", "--dependents",
                "--games", "--cost", "--shares", "--part", "--merge", "--json"}},
        {{"crossvalidate"},
            {"--in", "--folds", "--out", "--to", "--decoder", "--learner", "--labels", "--language", "--epochs",
                "--seed", "--threads", "--ranker", "--features", "--dependents", "--games", "--cost", "--shares",
                "--part", "--merge", "--json"}},
        {{"model", "info"}, {"model", "--json"}}, {{"model", "average"}, {"models", "--out"}},
        {{"exercise", "make"},
            {"--in", "--out", "--title", "--feedback", "--relations", "--first", "--last", "--sentences", "--lesson",
                "--cells", "--solution"}},
        {{"exercise", "grade"}, {"--exercise", "--solution", "--in", "--json"}}, {{"lesson", "check"}, {"files"}},
        {{"lesson", "export"}, {"file", "--to", "--steps", "--handout", "--per-page", "--theme"}},
        {{"bench", "bunsetsu"}, {"--train", "--test", "--json"}}};
    return all;
}

/// What is printed of a command, asked for once.
const test::Outcome& helpOf(const Words& command)
{
    static std::map<Words, test::Outcome> told;
    const auto [place, isNew] = told.try_emplace(command);
    if (isNew) {
        Words arguments = command;
        arguments.push_back("--help");
        place->second = Program().run(arguments);
    }
    return place->second;
}

TEST(HelpTest, OfTheProgramNamesEveryCommandAndExitStatus)
{
    const auto help = Program().run({"--help"});
    EXPECT_EQ(help.status, test::fine);
    for (const Command& command : commands())
        EXPECT_NE(help.output.find("\n  " + command.name.front() + ' '), std::string::npos) << command.name.front();
    for (const char* text : {"0 fine", "2 wrong usage", "3 bad input or output"})
        EXPECT_NE(help.output.find(text), std::string::npos) << text;
    EXPECT_EQ(help.errors, "");
}

TEST(HelpTest, OfEveryCommandMentionsEveryOption)
{
    for (const Command& command : commands()) {
        const auto& help = helpOf(command.name);
        EXPECT_EQ(help.status, test::fine);
        for (const std::string& option : command.options)
            EXPECT_NE(help.output.find("\n  " + option), std::string::npos) << command.name.front() << ' ' << option;
    }
}

TEST(HelpTest, OptionsThatAreListedHereAreAllThereAre)
{
    for (const Command& command : commands()) {
        const std::string& help = helpOf(command.name).output;
        for (auto at = help.find("\n  --"); at != std::string::npos; at = help.find("\n  --", at + 1)) {
            const std::string option = help.substr(at + 3, help.find_first_of(" ,\n", at + 3) - at - 3);
            EXPECT_NE(std::find(command.options.begin(), command.options.end(), option), command.options.end())
                << command.name.front() << ' ' << option << " is not in this test";
        }
    }
}

TEST(HelpTest, OfCommandsThatTakeFilesHasAnExample)
{
    for (const Command& command : commands()) {
        if (command.name.size() > 1)
            continue;
        const auto& help = helpOf(command.name);
        EXPECT_NE(help.output.find("Example: arcwright-cli " + command.name.front() + ' '), std::string::npos)
            << command.name.front();
    }
}

TEST(HelpTest, OptionsThatExcludeOthersListThemByName)
{
    CLI::App program;
    program.formatter(std::make_shared<cli::HelpFormat>());
    CLI::Option* one = program.add_flag("--one");
    for (const char* name : {"--d", "--a", "--e", "--c", "--f", "--b"})
        one->excludes(program.add_flag(name));
    EXPECT_NE(program.help().find("--one Excludes: --a --b --c --d --e --f\n"), std::string::npos) << program.help();
}

const ProgramManual& manual()
{
    static const ProgramManual written = [] {
        CLI::App program;
        int status = 0;
        cli::describe(program, "1.2 (build abc)", status);
        return cli::manualOf(program, "1.2 (build abc)");
    }();
    return written;
}

/// What bash offers at the end of a command line, by the completion of the program.
Words offered(const test::Program& program, const std::string& line)
{
    static const std::string completion = bashCompletion(manual());
    test::writeBytes(program.file("completion"), completion);
    test::writeBytes(program.file("try"),
        "source " + program.file("completion") + "\nCOMP_WORDS=(" + line
            + ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_arcwright_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\" >"
            + program.file("offered") + '\n');
    EXPECT_EQ(std::system(("bash -u " + program.file("try")).c_str()), 0) << line;
    std::istringstream lines(test::readBytes(program.file("offered")));
    Words words;
    for (std::string word; std::getline(lines, word);) {
        if (!word.empty())
            words.push_back(word);
    }
    return words;
}

TEST(ManualTest, HasEveryCommandAndOptionOfTheHelp)
{
    const ProgramManual all = manual();
    const std::string page = manualPage(all);
    EXPECT_EQ(all.commands.size(), commands().size());
    for (const Command& command : commands()) {
        const std::string name = command.name.size() == 1 ? command.name[0] : command.name[0] + ' ' + command.name[1];
        const auto found = std::find_if(
            all.commands.begin(), all.commands.end(), [&](const ManualCommand& each) { return each.name == name; });
        ASSERT_NE(found, all.commands.end()) << name;
        EXPECT_NE(page.find(".SS arcwright\\-cli " + name + '\n'), std::string::npos) << name;
        Words options;
        for (const ManualOption& option : found->options)
            options.insert(options.end(), option.names.begin(), option.names.end());
        for (const std::string& option : command.options)
            EXPECT_NE(std::find(options.begin(), options.end(), option), options.end()) << name << ' ' << option;
        EXPECT_EQ(found->options.size(), command.options.size() + 1) << name << ": these, and --help";
    }
    EXPECT_NE(page.find("Exit status: 0 fine"), std::string::npos);
    EXPECT_NE(page.find("1.2 (build abc)"), std::string::npos);
}

TEST(ManualTest, NamesValuesAndDefaults)
{
    const std::string page = manualPage(manual());
    EXPECT_NE(page.find("One of: percentage, marks, none."), std::string::npos);
    EXPECT_NE(page.find("(percentage unless it is given)"), std::string::npos);
    EXPECT_EQ(page.find("on->"), std::string::npos) << "what they mean inside";
}

TEST(CompletionTest, OffersCommandsOptionsAndValues)
{
    const test::Program program;
    EXPECT_EQ(offered(program, "arcwright-cli pa"), Words{"parse"});
    EXPECT_EQ(offered(program, "arcwright-cli exercise ''"), (Words{"make", "grade", "--help"}));
    EXPECT_EQ(offered(program, "arcwright-cli exercise make --fee"), Words{"--feedback"});
    EXPECT_EQ(offered(program, "arcwright-cli exercise make --feedback ma"), Words{"marks"});
    EXPECT_EQ(offered(program, "arcwright-cli exercise make --in ex"), Words{}) << "files: left to the shell";
    EXPECT_EQ(offered(program, "arcwright-cli model info sm"), Words{});
    EXPECT_EQ(offered(program, "arcwright-cli train --in a.conllu --checkp"), Words{"--checkpoint"});
    for (const Command& command : commands()) {
        std::string line = "arcwright-cli";
        for (const std::string& word : command.name)
            line += ' ' + word;
        for (const std::string& option : command.options) {
            if (!option.starts_with('-')) // an argument without a name
                continue;
            const Words words = offered(program, line + ' ' + option);
            EXPECT_NE(std::find(words.begin(), words.end(), option), words.end()) << line << ' ' << option;
        }
    }
}

TEST(UsageTest, TheVersionIsTold)
{
    const auto version = Program().run({"--version"});
    EXPECT_EQ(version.status, test::fine);
    EXPECT_EQ(version.output, "arcwright-cli " + std::string(programVersion()) + '\n');
}

TEST(UsageTest, WrongUsageIsStatusTwoWithAWordOnStandardError)
{
    const std::vector<Words> wrong{{}, {"fly"}, {"stats"}, {"stats", "--in"}, {"stats", "--in", "x", "--fly"},
        {"train", "--in", "x"}, {"train", "--model", "x"}, {"train", "--in", "x", "--model", "y", "--learner", "svm"},
        {"train", "--in", "x", "--model", "y", "--epochs", "0"},
        {"train", "--in", "x", "--model", "y", "--learner", "bpm", "--members", "0"},
        {"train", "--in", "x", "--model", "y", "--learner", "bpm", "--members", "3", "--member", "1"},
        {"train", "--in", "x", "--model", "y", "--learner", "bpm", "--member", "0"},
        {"train", "--in", "x", "--model", "y", "--member", "1"},
        {"train", "--in", "x", "--model", "y", "--learner", "perceptron", "--member", "1"},
        {"train", "--in", "x", "--model", "y", "--shuffle", "never"},
        {"train", "--in", "x", "--model", "y", "--patience", "2"},
        {"train", "--in", "x", "--model", "y", "--dev", "z", "--patience", "-1"},
        {"train", "--in", "x", "--model", "y", "--epochs", "many"},
        {"train", "--in", "x", "--model", "y", "--seed", "-1"}, {"train", "--in", "x", "--model", "y", "--root", "two"},
        {"train", "--in", "x", "--model", "y", "--labels", "perhaps"},
        {"train", "--in", "x", "--model", "y", "--decoder", "magic"},
        {"train", "--in", "x", "--model", "y", "--threads", "0"}, {"parse", "--in", "x", "--out", "y"},
        {"parse", "--model", "m", "--in", "x", "--out", "y", "--to", "pdf"}, {"eval", "--gold", "x"},
        {"convert", "--in", "x"}, {"model"}, {"model", "info"}, {"model", "paint", "x"}, {"model", "average", "x"},
        {"model", "average", "--out", "x"}};
    for (const Words& arguments : wrong) {
        const auto outcome = Program().run(arguments);
        EXPECT_EQ(outcome.status, test::wrongUsage) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.output, "") << testing::PrintToString(arguments);
        EXPECT_NE(outcome.errors, "") << testing::PrintToString(arguments);
    }
}

} // namespace help_test
} // namespace arcwright
