// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace train_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

std::set<std::string> keysOf(const json& object)
{
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.insert(key);
    return keys;
}

/// Sentences of which all are learnt from.
constexpr int learntSentences = test::unlessSanitized(81, 40);

std::string learnt(const Program& program)
{
    return program.trainingSample("english.conllu", learntSentences);
}

test::Outcome train(const Program& program, Words more, const std::string& model = "x.arcmodel")
{
    more.insert(more.begin(), {"train", "--in", learnt(program), "--model", program.file(model), "--epochs", "2"});
    return program.run(more);
}

json info(const Program& program, const std::string& model = "x.arcmodel")
{
    const auto outcome = program.run({"model", "info", program.file(model), "--json"});
    EXPECT_EQ(outcome.status, test::fine);
    return json::parse(outcome.output);
}

TEST(TrainCommandTest, WritesAModelAndTellsEveryEpoch)
{
    const Program program;
    const auto outcome = train(program, {"--dev", sample("english.conllu")});
    EXPECT_EQ(outcome.status, test::fine);
    const std::string trained = "Trained on " + std::to_string(learntSentences) + " sentences";
    for (const char* text : {"epoch  1/2", "epoch  2/2", "training UAS", "development UAS", "Wrote ", trained.c_str()})
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text;
    EXPECT_EQ(outcome.errors, "") << "progress is for terminals only";
    EXPECT_EQ(program.folder().names(), Words{"x.arcmodel"});
}

TEST(TrainCommandTest, JsonIsOneObjectAndNothingElse)
{
    const Program program;
    const auto outcome = train(program, {"--json", "--dev", sample("english.conllu")});
    EXPECT_EQ(outcome.status, test::fine);
    const json object = json::parse(outcome.output);
    EXPECT_EQ(keysOf(object),
        (std::set<std::string>{"model", "sentences", "unusable", "tokens", "seconds", "epochs", "tagger", "text"}));
    EXPECT_EQ(keysOf(object["text"]),
        (std::set<std::string>{"tokens", "sentences", "words", "upos", "xpos", "features", "lemmas"}));
    EXPECT_GT(object["text"]["words"], 95.0) << "it has learnt from these sentences";
    EXPECT_EQ(object["model"], program.file("x.arcmodel"));
    EXPECT_EQ(object["sentences"], learntSentences);
    EXPECT_EQ(object["unusable"], 0);
    ASSERT_EQ(object["epochs"].size(), 2U);
    const json& last = object["epochs"][1];
    EXPECT_EQ(keysOf(last), (std::set<std::string>{"epoch", "training", "development", "loss", "updates", "seconds"}));
    EXPECT_EQ(last["epoch"], 2);
    EXPECT_GT(last["development"]["uas"], 50.0);
    EXPECT_GE(last["development"]["uas"], last["development"]["las"]);
    EXPECT_EQ(outcome.errors, "");
}

TEST(TrainCommandTest, TheModelIsTheSameForAnyNumberOfThreadsAndAnotherForAnotherSeed)
{
    const Program program;
    EXPECT_EQ(train(program, {"--threads", "1", "--dev", sample("czech.conllu")}, "1").status, test::fine);
    EXPECT_EQ(train(program, {"--threads", "4", "--dev", sample("czech.conllu")}, "4").status, test::fine);
    EXPECT_EQ(train(program, {"--seed", "2"}, "2").status, test::fine);
    EXPECT_EQ(test::readBytes(program.file("1")), test::readBytes(program.file("4")));
    EXPECT_NE(test::readBytes(program.file("1")), test::readBytes(program.file("2")));
}

TEST(TrainCommandTest, ChoicesAreKeptInTheModel)
{
    const Program program;
    EXPECT_EQ(train(program,
                  {"--learner", "perceptron", "--averaging", "off", "--labels", "off", "--root", "many", "--seed",
                      "18446744073709551615", "--decoder", "cle", "--cost-augmented", "on"})
                  .status,
        test::fine);
    const json object = info(program);
    EXPECT_EQ(keysOf(object),
        (std::set<std::string>{"decoder", "learner", "averaging", "cost_augmented", "labels", "root", "epochs", "seed",
            "sentences", "tokens", "weights", "relations", "shuffle", "members", "patience", "best_epochs",
            "train_decoder", "language", "move_price"}));
    EXPECT_EQ(object["train_decoder"], "cle");
    EXPECT_EQ(object["learner"], "perceptron");
    EXPECT_EQ(object["averaging"], false);
    EXPECT_EQ(object["labels"], false);
    EXPECT_EQ(object["root"], "many");
    EXPECT_EQ(object["epochs"], 2);
    EXPECT_EQ(object["seed"], 18446744073709551615ULL);
    EXPECT_EQ(object["decoder"], "cle");
    EXPECT_EQ(object["cost_augmented"], true);
    EXPECT_EQ(object["shuffle"], "every");
    EXPECT_EQ(object["members"], 1);
    EXPECT_EQ(object["patience"], 0);
    EXPECT_EQ(object["best_epochs"], json::array());
    EXPECT_GT(object["weights"], 1'000);
}

TEST(TrainCommandTest, DefaultsAreMiraAveragedLabelledAndTheTreebanksRoots)
{
    const Program program;
    EXPECT_EQ(train(program, {}).status, test::fine);
    const json object = info(program);
    EXPECT_EQ(object["learner"], "mira");
    EXPECT_EQ(object["averaging"], true);
    EXPECT_EQ(object["labels"], true);
    EXPECT_EQ(object["root"], "single");
    EXPECT_GT(object["relations"].size(), 20U);
    const auto text = program.run({"model", "info", program.file("x.arcmodel")});
    EXPECT_EQ(text.status, test::fine);
    const std::string trained = "trained on  " + std::to_string(learntSentences) + " sentences";
    for (const char* line : {"decoder     hill", "learner     mira, averaged, cost-augmented, 2 epochs, seed 1",
             "root        single", trained.c_str()})
        EXPECT_NE(text.output.find(line), std::string::npos) << line;
}

TEST(TrainCommandTest, BpmTellsTheScoresOfEveryMemberAndTheAverage)
{
    const Program program;
    const Words choices{"--learner", "bpm", "--members", "3", "--threads", "2", "--dev", sample("czech.conllu")};
    const auto text = train(program, choices);
    EXPECT_EQ(text.status, test::fine);
    for (const char* part : {"member  1  epoch  1/2", "member  3  epoch  2/2",
             "Development scores:", "member 3     UAS", "average      UAS", "  best\n", "  worst\n"})
        EXPECT_NE(text.output.find(part), std::string::npos) << part;

    Words asJson = choices;
    asJson.push_back("--json");
    const auto outcome = train(program, asJson);
    EXPECT_EQ(outcome.status, test::fine);
    const json object = json::parse(outcome.output);
    const json& bpm = object["bpm"];
    EXPECT_EQ(keysOf(bpm), (std::set<std::string>{"average", "best", "worst", "members"}));
    EXPECT_EQ(keysOf(bpm["average"]), (std::set<std::string>{"uas", "las"}));
    ASSERT_EQ(bpm["members"].size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(keysOf(bpm["members"][i]), (std::set<std::string>{"member", "uas", "las", "epochs"}));
        EXPECT_EQ(bpm["members"][i]["member"], i + 1);
        EXPECT_GE(bpm["best"]["las"], bpm["members"][i]["las"]);
        EXPECT_LE(bpm["worst"]["las"], bpm["members"][i]["las"]);
        EXPECT_EQ(bpm["members"][i]["las"], object["epochs"][2 * i + 1]["development"]["las"]);
    }
    ASSERT_EQ(object["epochs"].size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(object["epochs"][i]["member"], i / 2 + 1) << "in order, whoever was done first";
        EXPECT_EQ(object["epochs"][i]["epoch"], i % 2 + 1);
    }
    EXPECT_EQ(info(program)["learner"], "bpm");
    EXPECT_EQ(info(program)["members"], 3);
}

TEST(TrainCommandTest, PatienceEndsTrainingAndTellsTheBestEpoch)
{
    const Program program;
    const Words choices{"--dev", sample("czech.conllu"), "--epochs", "30", "--patience", "2", "--decoder", "eisner"};
    Words asJson = choices;
    asJson.push_back("--json");
    const auto run = [&](Words more) {
        more.insert(more.begin(), {"train", "--in", learnt(program), "--model", program.file("x.arcmodel")});
        return program.run(more);
    };
    const json object = json::parse(run(asJson).output);
    ASSERT_LT(object["epochs"].size(), 30U);
    const int best = object["best_epoch"];
    EXPECT_EQ(object["epochs"].size(), static_cast<std::size_t>(best) + 2);
    for (const json& epoch : object["epochs"])
        EXPECT_LE(
            epoch["development"]["las"], object["epochs"][static_cast<std::size_t>(best) - 1]["development"]["las"]);
    EXPECT_EQ(info(program)["best_epochs"], json::array({best}));
    EXPECT_EQ(info(program)["patience"], 2);
    const auto text = run(choices);
    const std::string sentence = "The model is that of epoch " + std::to_string(best) + ", the best";
    EXPECT_NE(text.output.find(sentence), std::string::npos) << text.output;
    const auto told = program.run({"model", "info", program.file("x.arcmodel")});
    EXPECT_NE(told.output.find("best: " + std::to_string(best) + "\n"), std::string::npos) << told.output;

    Words bpm = asJson;
    bpm.insert(bpm.end(), {"--learner", "bpm", "--members", "2"});
    const json members = json::parse(run(bpm).output)["bpm"]["members"];
    ASSERT_EQ(members.size(), 2U);
    for (const json& member : members)
        EXPECT_EQ(keysOf(member), (std::set<std::string>{"member", "uas", "las", "epochs", "best_epoch"}));
}

TEST(TrainCommandTest, GoesOnFromACheckpointToTheSameModel)
{
    const Program program;
    const std::string state = program.file("state");
    for (const Words& choices : {Words{}, Words{"--learner", "bpm", "--members", "2"}}) {
        const auto with = [&](Words more) {
            more.insert(more.begin(), choices.begin(), choices.end());
            return more;
        };
        Words first{"train", "--in", learnt(program), "--model", program.file("first"), "--checkpoint", state};
        if (choices.empty())
            first.insert(first.end(), {"--epochs", "1"});
        else
            first.insert(first.end(), {"--epochs", "2", "--learner", "bpm", "--members", "1"});
        ASSERT_EQ(program.run(first).status, test::fine);
        ASSERT_EQ(train(program, with({}), "whole").status, test::fine);
        const auto resumed = train(program, with({"--resume", state, "--checkpoint", state, "--json"}), "resumed");
        ASSERT_EQ(resumed.status, test::fine) << resumed.errors;
        EXPECT_EQ(test::readBytes(program.file("resumed")), test::readBytes(program.file("whole")));
        EXPECT_EQ(json::parse(resumed.output)["epochs"].size(), choices.empty() ? 1U : 2U) << "those since";
        const auto again = train(program, with({"--resume", state, "--json"}), "again");
        EXPECT_EQ(json::parse(again.output)["epochs"].size(), 0U) << "it went on writing the checkpoint";
        EXPECT_EQ(test::readBytes(program.file("again")), test::readBytes(program.file("whole")));
    }
}

TEST(TrainCommandTest, ACheckpointOfAnotherTrainingIsRefusedWithAReason)
{
    const Program program;
    const std::string state = program.file("state");
    ASSERT_EQ(train(program, {"--decoder", "eisner", "--checkpoint", state}).status, test::fine);
    const auto refusal = [&](const Words& choices) {
        const auto outcome = train(program, choices, "m");
        EXPECT_EQ(outcome.status, test::badInputOrOutput);
        EXPECT_EQ(outcome.output, "");
        EXPECT_FALSE(std::filesystem::exists(program.file("m")));
        return outcome.errors;
    };
    EXPECT_EQ(refusal({"--decoder", "cle", "--resume", state}),
        state
            + ": This is the checkpoint of a training with other settings: decoder is eisner there and cle here. "
              "Choose "
              "what it was trained with.\n");
    EXPECT_NE(refusal({"--in", sample("czech.conllu"), "--decoder", "eisner", "--resume", state})
                  .find("a training on other sentences"),
        std::string::npos);
    EXPECT_EQ(refusal({"--resume", program.file("missing")}).find(program.file("missing") + ": "), 0U);
    EXPECT_EQ(refusal({"--resume", sample("english.conllu")}).find(sample("english.conllu") + ": "), 0U);
    EXPECT_EQ(refusal({"--checkpoint", program.file("no/folder")}).find(program.file("no/folder") + ": "), 0U);
}

TEST(ModelAverageTest, MembersTrainedApartGiveTheModelOfAllTogether)
{
    const Program program;
    ASSERT_EQ(train(program, {"--learner", "bpm", "--members", "2", "--seed", "5"}, "bpm").status, test::fine);
    ASSERT_EQ(train(program, {"--learner", "bpm", "--member", "2", "--seed", "5"}, "2").status, test::fine);
    ASSERT_EQ(train(program, {"--learner", "perceptron", "--shuffle", "once", "--seed", "6"}, "1").status, test::fine);
    const auto outcome
        = program.run({"model", "average", program.file("2"), program.file("1"), "--out", program.file("mean")});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_NE(outcome.output.find("mean of 2 models"), std::string::npos) << outcome.output;
    EXPECT_EQ(test::readBytes(program.file("mean")), test::readBytes(program.file("bpm")));
    const auto text = program.run({"model", "info", program.file("mean")});
    EXPECT_NE(text.output.find("learner     bpm, mean of 2, averaged, 2 epochs, seed 5"), std::string::npos)
        << text.output;
}

TEST(ModelAverageTest, ModelsThatDoNotFitAreRefusedWithAReason)
{
    const Program program;
    ASSERT_EQ(train(program, {}, "labelled").status, test::fine);
    ASSERT_EQ(train(program, {"--labels", "off"}, "heads").status, test::fine);
    program.folder().write("foreign", "hello");
    for (const char* other : {"heads", "foreign", "missing"}) {
        const auto outcome = program.run(
            {"model", "average", program.file("labelled"), program.file(other), "--out", program.file("mean")});
        EXPECT_EQ(outcome.status, test::badInputOrOutput) << other;
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors.find(program.file(other) + ": "), 0U) << outcome.errors;
    }
    const auto outcome = program.run({"model", "average", program.file("labelled"), "--out", "/no/such/folder/m"});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_FALSE(std::filesystem::exists(program.file("mean")));
}

TEST(TrainCommandTest, SentencesWithoutATreeAreCounted)
{
    const Program program;
    const auto file = program.folder().write("in.conllu",
        "1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n1\tb\tb\tX\t_\t_\t1\troot\t_\t_\n\n1\tc\tc\tX\t_\t_\t_\t_\t_\t_\n\n");
    const auto outcome = program.run({"train", "--in", file, "--model", program.file("m"), "--json"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(json::parse(outcome.output)["unusable"], 2);
    EXPECT_EQ(json::parse(outcome.output)["sentences"], 1);
}

void expectRefused(const Program& program, const Words& arguments, const std::string& errors)
{
    const auto outcome = program.run(arguments);
    EXPECT_EQ(outcome.status, test::badInputOrOutput) << testing::PrintToString(arguments);
    EXPECT_EQ(outcome.output, "") << testing::PrintToString(arguments);
    EXPECT_EQ(outcome.errors.find(errors), 0U) << outcome.errors;
    EXPECT_FALSE(std::filesystem::exists(program.file("m"))) << "no model may be written";
}

TEST(TrainCommandTest, BadInputIsStatusThreeWithTheFilesName)
{
    const Program program;
    const auto& folder = program.folder();
    const Words model{"--model", program.file("m"), "--json"};
    const auto with = [&](const std::string& in) {
        Words arguments{"train", "--in", in};
        arguments.insert(arguments.end(), model.begin(), model.end());
        return arguments;
    };
    expectRefused(program, with(program.file("missing")), program.file("missing") + ": ");
    expectRefused(program, with(folder.write("empty.conllu", "")), program.file("empty.conllu") + ": ");
    expectRefused(program, with(folder.write("prose.txt", "\nprose\n")), program.file("prose.txt") + ":2:1: ");
    expectRefused(program, with(folder.write("prose.conllu", "\nprose\n")), program.file("prose.conllu") + ":2:6: ");
    expectRefused(program, with(folder.write("cut.conllu", "1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n1\tb\tb\n")),
        program.file("cut.conllu") + ":3:6: ");
    const auto aligned = program.folder().write("a.atag", "<DTAGalign>\n");
    expectRefused(program, with(aligned), aligned + ":1:1: ");
    expectRefused(program, with(sample("japanese.knp")), "The units of this treebank are bunsetsu");
    folder.write("none/notes.txt", "x");
    expectRefused(program, with(program.file("none")), program.file("none") + ": ");
    const auto cycle = folder.write("cycle.conllu", "1\ta\ta\tX\t_\t_\t1\troot\t_\t_\n\n");
    const auto outcome = program.run(with(cycle));
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors, "");
}

TEST(TrainCommandTest, ABrokenDevelopmentFileIsRefusedToo)
{
    const Program program;
    const auto broken = program.folder().write("dev.conllu", "1\tb\n\n");
    expectRefused(program,
        {"train", "--in", sample("english.conllu"), "--dev", broken, "--model", program.file("m"), "--epochs", "1"},
        broken + ":1:4: ");
}

TEST(TrainCommandTest, AModelThatCannotBeWrittenIsStatusThree)
{
    const Program program;
    const auto outcome = train(program, {"--json"}, "missing/folder/m");
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.errors.find(program.file("missing/folder/m") + ": "), 0U) << outcome.errors;
}

TEST(ModelInfoTest, DamagedAndForeignFilesAreNamed)
{
    const Program program;
    ASSERT_EQ(train(program, {}).status, test::fine);
    const std::string bytes = test::readBytes(program.file("x.arcmodel"));
    program.folder().write("cut", bytes.substr(0, bytes.size() / 2));
    std::string flipped = bytes;
    flipped[bytes.size() / 2] ^= 1;
    program.folder().write("flipped", flipped);
    program.folder().write("foreign", "hello");
    program.folder().write("empty", "");
    std::set<std::string> sentences;
    for (const char* name : {"cut", "flipped", "foreign", "empty", "missing"}) {
        const auto outcome = program.run({"model", "info", program.file(name), "--json"});
        EXPECT_EQ(outcome.status, test::badInputOrOutput) << name;
        EXPECT_EQ(outcome.output, "") << name;
        EXPECT_EQ(outcome.errors.find(program.file(name) + ": "), 0U) << outcome.errors;
        sentences.insert(outcome.errors.substr(program.file(name).size()));
    }
    EXPECT_EQ(sentences.size(), 5U) << "five problems, five sentences";
}

} // namespace train_test
} // namespace arcwright
