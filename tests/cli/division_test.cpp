// SPDX-License-Identifier: GPL-3.0-or-later
// Work divided between runs, and between the ranks of mpirun, against one process: byte for byte the same.
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <optional>
#include <set>
#include <sstream>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "app/cluster/workers.h"
#include "tests/cli/program.h"
#include "tests/core/support/sanitized.h"

namespace arcwright {
namespace division_test {

namespace fs = std::filesystem;
using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// A command whose work is divided, and the file that it writes, if any.
struct Divided {
    const char* name;
    Words command;
    std::string written = {};
};

/// Where the name of a file begins with @, it is one of the test's folder.
std::vector<Divided> commands()
{
    const std::string english = "@english.conllu";
    const std::string knp = "@japanese.knp";
    return {
        {"bpm",
            {"train", "--in", english, "--dev", english, "--learner", "bpm", "--members", "5", "--epochs", "2",
                "--patience", "1", "--model", "@bpm.arcmodel"},
            "bpm.arcmodel"},
        {"suspicious",
            {"suspicious", "--in", english, "--folds", "3", "--parsers", "2", "--epochs", "2", "--limit", "0",
                "--json"}},
        {"suspiciousBunsetsu",
            {"suspicious", "--in", knp, "--folds", "3", "--epochs", "2", "--decoder", "tournament", "--limit", "0",
                "--json"}},
        {"curve",
            {"curve", "--in", english, "--dev", english, "--sizes", "10,40", "--samples", "2", "--epochs", "2", "--out",
                "@curve.json", "--json"},
            "curve.json"},
        {"curveBunsetsu",
            {"curve", "--in", knp, "--dev", knp, "--sizes", "3,6", "--samples", "2", "--epochs", "2", "--decoder",
                "tournament", "--json"}},
        {"simulate",
            {"simulate", "--in", english, "--dev", english, "--start", "20", "--sentences", "6", "--retrain", "3",
                "--epochs", "2", "--seeds", "3", "--json"}},
        {"crossvalidate",
            {"crossvalidate", "--in", english, "--folds", "4", "--epochs", "2", "--out", "@folds.conllu", "--json"},
            "folds.conllu"},
        {"crossvalidateBunsetsu",
            {"crossvalidate", "--in", knp, "--folds", "3", "--epochs", "2", "--decoder", "tournament", "--out",
                "@folds.knp"},
            "folds.knp"},
        {"parse",
            {"parse", "--model", "@word.arcmodel", "--in", english, "--out", "@parsed.conllu", "--confidence",
                "--kbest", "3"},
            "parsed.conllu"},
        {"parseGraphs", {"parse", "--model", "@multi.arcmodel", "--in", english, "--out", "@parsed.conllu"},
            "parsed.conllu"},
        {"parseBunsetsu", {"parse", "--model", "@bunsetsu.arcmodel", "--in", knp, "--out", "@parsed.knp"},
            "parsed.knp"},
    };
}

/// A folder with what is learnt from and the models that are parsed with.
struct Workplace {
    Workplace()
    {
        fs::copy(program.trainingSample("english.conllu", 40), program.file("english.conllu"));
        fs::copy(program.trainingSample("japanese.knp", 12), program.file("japanese.knp"));
        const auto train = [&](const std::string& in, const std::string& model, const std::string& decoder) {
            return program
                .run({"train", "--in", program.file(in), "--epochs", "2", "--decoder", decoder, "--model",
                    program.file(model)})
                .status;
        };
        EXPECT_EQ(train("english.conllu", "word.arcmodel", "hill"), test::fine);
        EXPECT_EQ(train("english.conllu", "multi.arcmodel", "multi"), test::fine);
        EXPECT_EQ(train("japanese.knp", "bunsetsu.arcmodel", "tournament"), test::fine);
    }

    Words named(Words command) const
    {
        for (std::string& word : command) {
            if (word.starts_with('@'))
                word = program.file(word.substr(1));
        }
        return command;
    }

    /// What a command prints and writes, but for the time that it took.
    std::string resultOf(
        const Divided& divided, const Words& more, const std::string& before = {}, std::string* errors = nullptr) const
    {
        const std::string written = divided.written.empty() ? "" : program.file(divided.written);
        if (!written.empty())
            fs::remove(written);
        Words command = named(divided.command);
        command.insert(command.end(), more.begin(), more.end());
        const auto outcome = program.run(command, {}, before);
        if (errors != nullptr)
            *errors = outcome.errors;
        const bool tellsTimes = command.front() == "train" || command.front() == "parse";
        return "status " + std::to_string(outcome.status) + '\n' + (tellsTimes ? "" : outcome.output)
            + (fs::exists(written) ? test::readBytes(written) : "");
    }

    Program program;
};

const Workplace& workplace()
{
    static const Workplace made;
    return made;
}

/// How mpirun is called; nothing where there is none, or the program was built without it.
std::optional<std::string> mpirun(int ranks, const std::string& more = {})
{
    if (std::system("command -v mpirun >/dev/null") != 0)
        return std::nullopt;
    if (!fs::exists(fs::path(test::cliProgram).parent_path() / "arcwright-mpi.so"))
        return std::nullopt;
    // Nobody else would run it as root, or with more ranks than processors.
    return "mpirun --allow-run-as-root --oversubscribe " + more + " -n " + std::to_string(ranks) + ' ';
}

constexpr const char* noMpi = "there is no mpirun, or this build has no MPI";

TEST(DivisionTest, PartsPutTogetherAreTheWhole)
{
    for (const Divided& divided : commands()) {
        if (test::isSanitized && !std::set<std::string>{"bpm", "parse"}.contains(divided.name))
            continue; // what is done with shares is the same for all
        SCOPED_TRACE(divided.name);
        const std::string whole = workplace().resultOf(divided, {});
        const test::TemporaryFolder folder;
        const auto part = [&](const std::string& which) {
            Words command = workplace().named(divided.command);
            command.insert(command.end(), {"--shares", folder.file("shares"), "--part", which});
            return workplace().program.run(command);
        };
        for (const char* which : {"1/2", "2/2"}) {
            if (!divided.written.empty())
                fs::remove(workplace().program.file(divided.written));
            const auto outcome = part(which);
            EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
            EXPECT_NE(outcome.output, "");
            EXPECT_FALSE(!divided.written.empty() && fs::exists(workplace().program.file(divided.written)));
        }
        EXPECT_EQ(workplace().resultOf(divided, {"--merge", folder.file("shares")}), whole);
        EXPECT_EQ(workplace().resultOf(divided, {"--shares", folder.file("shares")}), whole);
    }
}

TEST(DivisionTest, MergingTellsWhatIsMissing)
{
    const Divided curve = commands()[3];
    const test::TemporaryFolder folder;
    Words command = workplace().named(curve.command);
    command.insert(command.end(), {"--shares", folder.file("shares"), "--part", "2/2"});
    const auto part = workplace().program.run(command);
    ASSERT_EQ(part.status, test::fine);
    EXPECT_EQ(json::parse(part.output), (json{{"shares", 4}, {"done", 2}, {"missing", 2}}));
    std::string errors;
    EXPECT_EQ(workplace().resultOf(curve, {"--merge", folder.file("shares")}, {}, &errors), "status 3\n");
    EXPECT_NE(errors.find("Of the 4 shares of this work 2 are missing: 1, 3."), std::string::npos) << errors;
    EXPECT_EQ(
        workplace().resultOf(curve, {"--merge", folder.file("shares"), "--seed", "9"}, {}, &errors), "status 3\n");
    EXPECT_NE(errors.find("other work"), std::string::npos) << errors;
}

TEST(DivisionTest, PartsAreRefusedWhereTheyMeanNothing)
{
    const Program program;
    const auto status = [&](Words more) {
        more.insert(more.begin(), {"curve", "--in", sample("english.conllu"), "--dev", sample("english.conllu")});
        return program.run(more).status;
    };
    EXPECT_EQ(status({"--part", "1/2"}), test::wrongUsage) << "nothing would keep it";
    for (const char* part : {"0/2", "3/2", "1", "x/2", "1/", "1/2x", "1/0", "-1/2"})
        EXPECT_EQ(status({"--shares", program.file("x"), "--part", part}), test::wrongUsage) << part;
    EXPECT_EQ(status({"--merge", program.file("none")}), test::badInputOrOutput);
    EXPECT_EQ(program
                  .run({"train", "--in", sample("english.conllu"), "--model", program.file("m"), "--shares",
                      program.file("x")})
                  .status,
        test::wrongUsage)
        << "mira has no members";
}

TEST(DivisionTest, RanksWithoutMpiSayThatTheyCannotWorkTogether)
{
    const Program program;
    fs::copy(test::cliProgram, program.file("alone"));
    const std::string command = "OMPI_COMM_WORLD_RANK=0 OMPI_COMM_WORLD_SIZE=2 '" + program.file("alone")
        + "' curve --in x --dev x 2>'" + program.file("errors") + "'";
    const int status = std::system(command.c_str());
    EXPECT_EQ(WEXITSTATUS(status), test::badInputOrOutput);
    const std::string errors = test::readBytes(program.file("errors"));
    EXPECT_NE(errors.find("this build of Arcwright has no MPI"), std::string::npos) << errors;
}

/// The lines of a recipe of the handbook.
std::string recipe(const std::string& name)
{
    std::istringstream page(test::readBytes(sample("../help/machines.md")));
    std::string block;
    bool isWanted = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("```")) {
            if (isWanted)
                return block;
            block.clear();
            continue;
        }
        isWanted = isWanted || line == "# recipe: " + name;
        block += line + '\n';
    }
    return {};
}

/// A folder as the recipes take it for granted.
struct RecipeFolder {
    RecipeFolder()
    {
        std::string text = test::readBytes(sample("english.conllu"));
        std::size_t end = 0;
        for (int sentences = test::unlessSanitized(1000, 10); sentences > 0 && end < text.size(); --sentences)
            end = std::min(text.find("\n\n", end), text.size() - 2) + 2;
        text.resize(end);
        for (const char* file : {"train.conllu", "dev.conllu"})
            program.folder().write(file, text);
    }
    /// The exit status of a script, which has no file in common with others that run at the same time.
    int run(const std::string& script, const std::string& before = {}, const std::string& name = "recipe") const
    {
        program.folder().write(name + ".sh", script);
        const std::string folder = fs::path(test::cliProgram).parent_path().string();
        const std::string command = "cd '" + program.folder().path() + "' && export PATH='" + folder + "':\"$PATH\" && "
            + before + "sh -e " + name + ".sh >>" + name + ".log 2>&1 </dev/null";
        return std::system(command.c_str());
    }
    std::string log(const std::string& name = "recipe") const { return test::readBytes(program.file(name + ".log")); }

    Program program;
};

TEST(DivisionTest, TheRecipeForAnArrayGivesTheModelOfOneProcess)
{
    const std::string script = recipe("slurm");
    ASSERT_NE(script, "");
    const RecipeFolder folder;
    const auto task = [&](const std::string& number) {
        return folder.run(script, "SLURM_ARRAY_TASK_COUNT=2 SLURM_ARRAY_TASK_ID=" + number + " ", "task" + number);
    };
    auto first = std::async(std::launch::async, task, "1"); // as two machines would
    EXPECT_EQ(task("2"), 0) << folder.log("task2");
    EXPECT_EQ(first.get(), 0) << folder.log("task1");
    const std::string learn = "arcwright-cli train --in train.conllu --learner bpm --members 4 --model ";
    EXPECT_EQ(folder.run(learn + "merged --merge kept\n" + learn + "alone\ncmp merged alone\n"), 0) << folder.log();
}

TEST(DivisionTest, TheRecipesForGnuParallelGiveWhatOneProcessGives)
{
    if (std::system("command -v parallel >/dev/null") != 0)
        GTEST_SKIP() << "there is no GNU parallel";
    if (test::isSanitized)
        GTEST_SKIP() << "scripts around commands that other tests run";
    const RecipeFolder folder;
    const std::string alone = "arcwright-cli curve --in train.conllu --dev dev.conllu --out alone.json >told\n"
                              "cmp alone.json curve.json\n";
    EXPECT_EQ(folder.run(recipe("parallel") + alone), 0) << folder.log();
    const std::string together
        = "arcwright-cli train --in train.conllu --learner bpm --members 4 --model alone\ncmp alone czech.arcmodel\n";
    EXPECT_EQ(folder.run(recipe("members") + together), 0) << folder.log();
}

TEST(DivisionTest, AnyNumberOfRanksGivesWhatOneProcessGives)
{
    if (!mpirun(2))
        GTEST_SKIP() << noMpi;
    for (const Divided& divided : commands()) {
        if (test::isSanitized && !std::set<std::string>{"bpm", "curve", "parse"}.contains(divided.name))
            continue; // what ranks do with shares is the same for all
        const std::string whole = workplace().resultOf(divided, {});
        for (const int ranks : test::unlessSanitized<std::vector<int>>({2, 4}, {2})) {
            SCOPED_TRACE(std::string(divided.name) + " with ranks: " + std::to_string(ranks));
            std::string errors;
            EXPECT_EQ(workplace().resultOf(divided, {}, *mpirun(ranks), &errors), whole);
            // Of other statuses mpirun has something to say.
            EXPECT_TRUE(errors.empty() || !whole.starts_with("status 0")) << errors;
        }
    }
}

TEST(DivisionTest, WhatCannotBeDividedOneRankDoes)
{
    const auto two = mpirun(2);
    if (!two)
        GTEST_SKIP() << noMpi;
    const Program program;
    const auto stats = program.run({"stats", "--in", sample("english.conllu")});
    EXPECT_EQ(program.run({"stats", "--in", sample("english.conllu")}, {}, *two).output, stats.output);
    const Words train{"train", "--in", sample("english.conllu"), "--epochs", "1", "--model"};
    const auto trained = [&](const std::string& name, const std::string& before) {
        Words command = train;
        command.push_back(program.file(name));
        EXPECT_EQ(program.run(command, {}, before).status, test::fine);
        return test::readBytes(program.file(name));
    };
    EXPECT_TRUE(trained("one", {}) == trained("two", *two));
}

TEST(DivisionTest, AWrongNameIsToldOnce)
{
    const auto three = mpirun(3);
    if (!three)
        GTEST_SKIP() << noMpi;
    const Program program;
    const auto outcome = program.run({"crossvalidate", "--in", program.file("none.conllu")}, {}, *three);
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    const std::string name = "none.conllu:";
    const auto first = outcome.errors.find(name);
    ASSERT_NE(first, std::string::npos) << outcome.errors;
    EXPECT_EQ(outcome.errors.find(name, first + 1), std::string::npos) << outcome.errors;
}

TEST(DivisionTest, ProgressOfAllRanksIsOneBar)
{
    const auto two = mpirun(2);
    if (!two || std::system("command -v script >/dev/null") != 0)
        GTEST_SKIP() << noMpi;
    const Program program;
    const std::string inner = *two + test::cliProgram + " crossvalidate --in " + sample("english.conllu")
        + " --folds 6 --epochs 1 --threads 1 --json";
    const std::string command
        = "script -qec '" + inner + "' /dev/null </dev/null >'" + program.file("screen") + "' 2>&1";
    ASSERT_EQ(std::system(command.c_str()), 0);
    const std::string screen = test::readBytes(program.file("screen"));
    int last = -1;
    for (std::size_t at = screen.find("validating ["); at != std::string::npos;
         at = screen.find("validating [", at + 1)) {
        const int percent = std::atoi(screen.c_str() + screen.find(']', at) + 1);
        EXPECT_GE(percent, last) << "two bars take turns";
        last = percent;
    }
    EXPECT_GE(last, 50) << screen;
}

/// Seconds of processor time that the threads of a process have used which do shares. What it used before it had any,
/// by waiting for other ranks to start, says nothing of shares.
double secondsOfShares(const fs::path& process)
{
    double ticks = 0;
    std::error_code error;
    for (fs::directory_iterator thread(process / "task", error), end; !error && thread != end;
         thread.increment(error)) {
        std::string line;
        std::getline(std::ifstream(thread->path() / "stat"), line);
        const auto begin = line.find('(');
        const auto close = line.rfind(')');
        if (close == std::string::npos || line.substr(begin + 1, close - begin - 1) != cluster::Workers::threadName)
            continue;
        std::istringstream fields(line.substr(close + 1));
        std::string field;
        for (int i = 3; i <= 14 && fields >> field; ++i) // utime is field 14, see proc(5)
            ticks += i == 14 ? std::stod(field) : 0;
    }
    return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

/// What the system tells of a process; nothing where it has ended, even while it is read.
std::string toldBy(const fs::path& file)
{
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// The process of a rank that writes this model, once it is in the midst of its work.
template <class IsBusy, class IsOver>
pid_t busyRank(int rank, const std::string& model, const IsBusy& isBusy, const IsOver& isOver)
{
    const std::string wanted = "OMPI_COMM_WORLD_RANK=" + std::to_string(rank);
    while (!isOver()) {
        for (const auto& entry : fs::directory_iterator("/proc")) {
            const std::string name = entry.path().filename().string();
            if (name.find_first_not_of("0123456789") != std::string::npos)
                continue;
            std::error_code error;
            if (fs::read_symlink(entry.path() / "exe", error) != fs::path(test::cliProgram))
                continue;
            const std::string variables = toldBy(entry.path() / "environ");
            const std::string words = toldBy(entry.path() / "cmdline");
            if (variables.find(wanted + '\0') == std::string::npos || words.find(model) == std::string::npos)
                continue;
            if (isBusy(entry.path()))
                return std::stoi(name);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return 0;
}

/// Trains a machine whose members take a while, and kills a rank in the midst of it.
struct Killing {
    explicit Killing(const Program& inFolder) : program(inFolder) { }

    Words command(const std::string& model, Words more = {}) const
    {
        Words words{"train", "--in", sample("english.conllu"), "--learner", "bpm", "--members",
            test::unlessSanitized("30", "20"), "--epochs", "12", "--threads", "1", "--tagger", "off", "--model",
            program.file(model)};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    /// Kills a rank that is at a share, which others can do again.
    test::Outcome killHelper(int rank, const std::string& model, const std::string& before) const
    {
        const auto hasBegun = [](const fs::path& process) { return secondsOfShares(process) > 0.05; };
        return kill(rank, model, before, {}, hasBegun, [](pid_t process) {
            ::kill(process, SIGSTOP); // between two shares it has none: it is given one while it stands still
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
        });
    }
    /// Kills the leading rank once it has kept shares.
    test::Outcome killLeader(const std::string& model, const std::string& before, const std::string& shares) const
    {
        const auto hasKept = [&](const fs::path&) {
            std::error_code error;
            return std::distance(fs::directory_iterator(shares, error), fs::directory_iterator()) > 1;
        };
        return kill(0, model, before, {"--shares", shares}, hasKept, [](pid_t) {});
    }

private:
    template <class IsBusy, class Prepare>
    test::Outcome kill(int rank, const std::string& model, const std::string& before, const Words& more,
        const IsBusy& isBusy, const Prepare& prepare) const
    {
        auto outcome = std::async(std::launch::async, [&] { return program.run(command(model, more), {}, before); });
        const pid_t process = busyRank(rank, program.file(model), isBusy,
            [&] { return outcome.wait_for(std::chrono::seconds(0)) == std::future_status::ready; });
        EXPECT_GT(process, 0);
        if (process > 0) {
            prepare(process);
            ::kill(process, SIGKILL);
        }
        return outcome.get();
    }

    const Program& program;
};

TEST(DivisionTest, AKilledRankIsToldAndItsShareDoneAgain)
{
    const auto three = mpirun(3, "--enable-recovery");
    if (!three)
        GTEST_SKIP() << noMpi;
    const Program program;
    const Killing killing(program);
    ASSERT_EQ(program.run(killing.command("one")).status, test::fine);
    const auto outcome = killing.killHelper(1, "three", *three);
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_NE(outcome.errors.find("Rank 1 on "), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("has died. Done again by others: share "), std::string::npos) << outcome.errors;
    EXPECT_TRUE(test::readBytes(program.file("one")) == test::readBytes(program.file("three")));
}

TEST(DivisionTest, AfterTheLeadingRankIsKilledTheRestGoesOnFromItsShares)
{
    const auto two = mpirun(2);
    if (!two)
        GTEST_SKIP() << noMpi;
    const Program program;
    const Killing killing(program);
    ASSERT_EQ(program.run(killing.command("one")).status, test::fine);
    // Without recovery mpirun ends all ranks; with it, they end when they miss the first.
    for (const char* recovery : {"", "--enable-recovery"}) {
        const auto outcome
            = killing.killLeader("two", *mpirun(2, recovery), program.file(std::string("shares") + recovery));
        EXPECT_FALSE(fs::exists(program.file("two"))) << recovery << outcome.errors;
    }
    const auto there = std::distance(fs::directory_iterator(program.file("shares")), fs::directory_iterator());
    EXPECT_GT(there, 0);
    const Words kept{"--shares", program.file("shares")};
    const auto again = program.run(killing.command("two", kept), {}, *two);
    EXPECT_EQ(again.status, test::fine) << again.errors;
    EXPECT_TRUE(test::readBytes(program.file("one")) == test::readBytes(program.file("two")));
}

} // namespace division_test
} // namespace arcwright
