// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_file.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include <sys/resource.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/base/file_problems.h"
#include "core/base/hash.h"
#include "core/model/model_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/paths.h"

namespace arcwright {
namespace model_file_test {

constexpr std::size_t versionAt = 16;
constexpr std::size_t lengthAt = 20;
constexpr std::size_t checksumAt = 28;
constexpr std::size_t bodyAt = 36;

std::shared_ptr<const Model> smallModel()
{
    static const auto model = [] {
        TrainingSettings settings = test::quickSettings();
        settings.trainer.epochs = 1;
        settings.trainer.arcBits = 8;
        settings.trainer.rowBits = 4;
        settings.trainer.learner = Learner::Perceptron;
        settings.trainer.seed = 99;
        return test::trained(test::toyTreebank(8), settings);
    }();
    return model;
}

const std::string& smallFile()
{
    static const std::string bytes = serialised(*smallModel());
    return bytes;
}

ProblemCode problemOf(std::string_view bytes)
{
    const auto model = parseModel(bytes);
    EXPECT_FALSE(model.has_value());
    return model ? JobProblem::Cancelled : model.error().code;
}

template <class Number>
std::string bytesOf(Number number)
{
    std::string bytes(sizeof number, '\0');
    std::memcpy(bytes.data(), &number, sizeof number);
    return bytes;
}

/// The blocks of a model file: configuration, tags, reach, fingerprints, weights.
std::vector<std::string> blocksOf(std::string_view file)
{
    std::vector<std::string> blocks;
    for (std::string_view rest = file.substr(bodyAt); !rest.empty();) {
        std::uint64_t length = 0;
        std::memcpy(&length, rest.data(), sizeof length);
        blocks.emplace_back(rest.substr(8, length));
        rest.remove_prefix(8 + length);
    }
    return blocks;
}

/// A file of these blocks whose length and checksum are right: made by somebody who knows the format.
std::string fileOf(const std::vector<std::string>& blocks)
{
    std::string body;
    for (const std::string& block : blocks)
        body += bytesOf<std::uint64_t>(block.size()) + block;
    return smallFile().substr(0, lengthAt) + bytesOf<std::uint64_t>(body.size()) + bytesOf(hashOf(body)) + body;
}

std::string withConfiguration(const std::string& key, const nlohmann::json& value)
{
    auto blocks = blocksOf(smallFile());
    auto json = nlohmann::json::parse(blocks[0]);
    json[key] = value;
    blocks[0] = json.dump();
    return fileOf(blocks);
}

TEST(ModelFileTest, AModelComesBackWithTheSameBytesAndPredictions)
{
    const Sentences sentences = test::sampleSentences("danish.tag");
    TrainingSettings settings = test::quickSettings();
    settings.trainer.epochs = 2;
    const auto model = test::trained(sentences, settings);
    const std::string bytes = serialised(*model);
    const auto read = parseModel(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(serialised(**read), bytes);
    EXPECT_EQ((*read)->weights.values(), model->weights.values());
    EXPECT_EQ((*read)->relations, model->relations);
    EXPECT_EQ((*read)->seen, model->seen);
    EXPECT_TRUE((*read)->hasSeen(*sentences[0]));
    RelationPool relations;
    EXPECT_EQ(test::predictions(*read, sentences, relations), test::predictions(model, sentences, relations));
}

TEST(ModelFileTest, TheConfigurationComesBack)
{
    const auto read = parseModel(smallFile());
    ASSERT_TRUE(read.has_value());
    const ModelConfiguration& configuration = (*read)->configuration;
    EXPECT_EQ(configuration.trainer.decoder.decoder, Decoder::Eisner);
    EXPECT_EQ(configuration.trainer.learner, Learner::Perceptron);
    EXPECT_TRUE(configuration.trainer.averaging);
    EXPECT_EQ(configuration.trainer.epochs, 1);
    EXPECT_EQ(configuration.trainer.seed, 99U);
    EXPECT_EQ(configuration.trainer.decoder.root, RootPolicy::Single);
    EXPECT_EQ(configuration.trainer.arcBits, 8);
    EXPECT_EQ(configuration.trainer.rowBits, 4);
    EXPECT_TRUE(configuration.labels);
    EXPECT_EQ(configuration.trainingSentences, 8U);
    EXPECT_EQ(configuration.trainingTokens, smallModel()->configuration.trainingTokens);
}

TEST(ModelFileTest, AnUnlabelledModelComesBack)
{
    TrainingSettings settings = test::quickSettings();
    settings.labels = false;
    settings.root = RootPolicy::Many;
    const auto model = test::trained(test::toyTreebank(10), settings);
    const auto read = parseModel(serialised(*model));
    ASSERT_TRUE(read.has_value());
    EXPECT_FALSE((*read)->configuration.labels);
    EXPECT_EQ((*read)->configuration.trainer.decoder.root, RootPolicy::Many);
    RelationPool relations;
    EXPECT_EQ(test::predictions(*read, test::toyTreebank(10), relations),
        test::predictions(model, test::toyTreebank(10), relations));
}

TEST(ModelFileTest, SavingAndLoadingGoThroughAFile)
{
    const test::TemporaryFolder folder;
    ASSERT_TRUE(saveModel(*smallModel(), folder.file("small.arcmodel")).has_value());
    EXPECT_EQ(test::readBytes(folder.file("small.arcmodel")), smallFile());
    const auto read = loadModel(folder.file("small.arcmodel"));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(serialised(**read), smallFile());
    EXPECT_FALSE(saveModel(*smallModel(), folder.file("missing/small.arcmodel")).has_value());
}

TEST(ModelFileTest, ProblemsNameTheFile)
{
    const test::TemporaryFolder folder;
    const auto problem = [&](const std::string& name) {
        const auto model = loadModel(folder.file(name));
        EXPECT_FALSE(model.has_value());
        return model ? Problem() : model.error();
    };
    folder.write("empty", "");
    folder.write("foreign", "# sent_id = 1\n");
    folder.write("cut", smallFile().substr(0, 100));
    EXPECT_EQ(problem("missing"), (Problem{FileProblem::NotFound, folder.file("missing"), 0, 0, {}}));
    EXPECT_EQ(problem("empty"), (Problem{FileProblem::IsEmpty, folder.file("empty"), 0, 0, {}}));
    EXPECT_EQ(problem("foreign"), (Problem{ModelProblem::NotAModel, folder.file("foreign"), 0, 0, {}}));
    EXPECT_EQ(problem("cut"), (Problem{ModelProblem::Truncated, folder.file("cut"), 0, 0, {}}));
}

TEST(ModelFileTest, CutOffAnywhereItIsTruncated)
{
    for (std::size_t length = 1; length < smallFile().size(); ++length)
        ASSERT_EQ(problemOf(std::string_view(smallFile()).substr(0, length)), ModelProblem::Truncated) << length;
    EXPECT_EQ(problemOf(""), ModelProblem::NotAModel);
}

TEST(ModelFileTest, AFlippedBitIsFoundWhereverItIs)
{
    std::string bytes = smallFile();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const char before = bytes[at];
        bytes[at] = static_cast<char>(before ^ (1 << (at % 8)));
        const ProblemCode code = problemOf(bytes);
        if (at < versionAt) {
            ASSERT_EQ(code, ModelProblem::NotAModel) << at;
        } else if (at < lengthAt) {
            ASSERT_TRUE(code == ModelProblem::TooNew || code == ModelProblem::TooOld) << at;
        } else if (at < checksumAt) {
            ASSERT_TRUE(code == ModelProblem::Truncated || code == ModelProblem::Damaged) << at;
        } else {
            ASSERT_EQ(code, ModelProblem::Damaged) << at;
        }
        bytes[at] = before;
    }
}

TEST(ModelFileTest, MoreThanTheModelIsDamage)
{
    EXPECT_EQ(problemOf(smallFile() + 'x'), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(smallFile() + smallFile()), ModelProblem::Damaged);
}

TEST(ModelFileTest, OtherVersionsAreNamed)
{
    const auto problem = [](std::uint32_t version) {
        std::string bytes = smallFile();
        bytes.replace(versionAt, 4, bytesOf(version));
        const auto model = parseModel(bytes);
        EXPECT_FALSE(model.has_value());
        return model ? Problem() : model.error();
    };
    const std::string known = std::to_string(modelFileVersion);
    EXPECT_EQ(problem(modelFileVersion + 6),
        (Problem{ModelProblem::TooNew, "", 0, 0, {std::to_string(modelFileVersion + 6), known}}));
    EXPECT_EQ(problem(0), (Problem{ModelProblem::TooOld, "", 0, 0, {"0", known}}));
}

TEST(ModelFileTest, ForeignFilesAreNoModels)
{
    EXPECT_EQ(problemOf("1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n"), ModelProblem::NotAModel);
    EXPECT_EQ(problemOf("x"), ModelProblem::NotAModel);
    EXPECT_EQ(problemOf(std::string(1'000, '\0')), ModelProblem::NotAModel);
    EXPECT_EQ(problemOf("Arcwright journal\n and more of it, much more of it"), ModelProblem::NotAModel);
}

TEST(ModelFileTest, NoCorruptionCrashesOrYieldsAModel)
{
    EXPECT_TRUE(rc::check([] {
        std::string bytes = smallFile();
        for (int changes = *rc::gen::inRange(0, 5); changes > 0; --changes) {
            const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size() + 1);
            switch (*rc::gen::inRange(0, 4)) {
            case 0:
                if (at < bytes.size())
                    bytes[at] = *rc::gen::arbitrary<char>();
                break;
            case 1:
                bytes.resize(at);
                break;
            case 2:
                bytes.insert(at, *rc::gen::inRange<std::size_t>(1, 9), *rc::gen::arbitrary<char>());
                break;
            default:
                bytes.erase(at, *rc::gen::inRange<std::size_t>(1, 9));
            }
        }
        RC_ASSERT(parseModel(bytes).has_value() == (bytes == smallFile()));
    }));
}

TEST(ModelFileTest, RandomBytesBehindAnIntactHeaderNeverCrash)
{
    EXPECT_TRUE(rc::check([] {
        auto blocks = blocksOf(smallFile());
        const auto which = *rc::gen::inRange<std::size_t>(0, blocks.size());
        std::string& block = blocks[which];
        RC_PRE(!block.empty()); // there is no ranking of heads in so small a model
        const auto at = *rc::gen::inRange<std::size_t>(0, block.size());
        block[at] = *rc::gen::arbitrary<char>();
        block.resize(block.size() - *rc::gen::inRange<std::size_t>(0, std::min<std::size_t>(block.size(), 9)));
        const auto model = parseModel(fileOf(blocks));
        if (!model) {
            const bool isName = which == 0 && model.error().code == ModelProblem::UnknownName;
            RC_ASSERT(isName || model.error().code == ModelProblem::Damaged);
            return;
        }
        RelationPool relations; // whatever was let in must be fit to parse with
        for (const Graph& graph : test::predictions(*model, test::toyTreebank(2), relations))
            RC_ASSERT(isTree(graph.heads));
    }));
}

TEST(ModelFileTest, AnIntactFileOfTheBlocksIsAModel)
{
    EXPECT_EQ(blocksOf(smallFile()).size(), 7U);
    EXPECT_EQ(fileOf(blocksOf(smallFile())), smallFile());
    EXPECT_TRUE(parseModel(withConfiguration("epochs", 5)).has_value());
}

TEST(ModelFileTest, ImpossibleConfigurationsAreDamage)
{
    EXPECT_EQ(problemOf(withConfiguration("arc_bits", 0)), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("arc_bits", 64)), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("row_bits", -1)), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("arc_bits", "8")), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("relations", nlohmann::json::array())), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("relations", 7)), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("relations", {1, 2})), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("decoder", nullptr)), ModelProblem::Damaged);
    EXPECT_EQ(problemOf(withConfiguration("labels", "yes")), ModelProblem::Damaged);
    auto blocks = blocksOf(smallFile());
    for (const char* text : {"", "{", "[]", "{}", "null", "\xFF"}) {
        blocks[0] = text;
        EXPECT_EQ(problemOf(fileOf(blocks)), ModelProblem::Damaged) << text;
    }
}

TEST(ModelFileTest, ANameThatIsNotKnownIsANewerProgramsAndNoDamage)
{
    for (const char* choice : {"decoder", "start", "learner", "root", "language", "parse_decoder"}) {
        const auto model = parseModel(withConfiguration(choice, "next"));
        ASSERT_FALSE(model.has_value()) << choice;
        EXPECT_EQ(model.error(), (Problem{ModelProblem::UnknownName, "", 0, 0, {choice, "next"}}));
    }
    auto blocks = blocksOf(fileOf(blocksOf(withConfiguration("decoder", "next"))));
    blocks[1] = "odd";
    EXPECT_EQ(problemOf(fileOf(blocks)), ModelProblem::UnknownName) << "whose further blocks may be others, too";
}

TEST(ModelFileTest, AProblemOfANameNamesTheFile)
{
    const test::TemporaryFolder folder;
    folder.write("newer", withConfiguration("learner", "next"));
    const auto model = loadModel(folder.file("newer"));
    ASSERT_FALSE(model.has_value());
    EXPECT_EQ(model.error(), (Problem{ModelProblem::UnknownName, folder.file("newer"), 0, 0, {"learner", "next"}}));
}

TEST(ModelFileTest, BlocksThatDoNotFitTogetherAreDamage)
{
    const auto with = [](std::size_t block, const std::string& content) {
        auto blocks = blocksOf(smallFile());
        blocks[block] = content;
        return problemOf(fileOf(blocks));
    };
    EXPECT_EQ(with(1, "odd"), ModelProblem::Damaged);
    EXPECT_EQ(with(2, ""), ModelProblem::Damaged) << "no reach for the tags there are";
    EXPECT_EQ(with(3, "odd"), ModelProblem::Damaged);
    EXPECT_EQ(with(3, bytesOf(1.0F) + bytesOf(1.0F)), ModelProblem::Damaged) << "two margins";
    EXPECT_EQ(with(3, bytesOf(-1.0F)), ModelProblem::Damaged);
    EXPECT_EQ(with(3, bytesOf(std::numeric_limits<float>::quiet_NaN())), ModelProblem::Damaged);
    EXPECT_EQ(with(4, std::string(20, '\xFF')), ModelProblem::Damaged) << "an endless distance";
    EXPECT_EQ(with(5, "odd"), ModelProblem::Damaged);
    EXPECT_EQ(with(6, "\x01"), ModelProblem::Damaged) << "a weight cut off";
    EXPECT_EQ(with(6, std::string(20, '\xFF')), ModelProblem::Damaged) << "an endless distance";
    EXPECT_EQ(with(6, "\xFF\xFF\xFF\x7F" + bytesOf(1.0F)), ModelProblem::Damaged) << "beyond the table";
    auto blocks = blocksOf(smallFile());
    blocks.pop_back();
    EXPECT_EQ(problemOf(fileOf(blocks)), ModelProblem::Damaged);
}

TEST(ModelFileTest, WeightsThatAreNoNumbersAreDamage)
{
    for (const float value : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
             -std::numeric_limits<float>::infinity()}) {
        auto blocks = blocksOf(smallFile());
        blocks[6] = '\x05' + bytesOf(value);
        EXPECT_EQ(problemOf(fileOf(blocks)), ModelProblem::Damaged) << value << " would mislead the decoder";
    }
}

TEST(ModelFileTest, AModelThatFitsInNoMemoryIsAProblemNotAnException)
{
    const auto load = [] {
#ifndef ARCWRIGHT_SANITIZED
        const rlimit limit{std::uint64_t{4} << 30, std::uint64_t{4} << 30};
        ::setrlimit(RLIMIT_AS, &limit); // so that the test never takes the machine's memory
#endif
        auto blocks = blocksOf(smallFile());
        auto json = nlohmann::json::parse(blocks[0]);
        json["arc_bits"] = json["row_bits"] = 28;
        json["relations"] = std::vector<std::string>(9'999, "x");
        blocks[0] = json.dump();
        bool refused = false;
        try {
            refused = !parseModel(fileOf(blocks)).has_value();
        } catch (const std::exception&) {
        }
        ::_exit(refused ? 0 : 1);
    };
    EXPECT_EXIT(load(), testing::ExitedWithCode(0), "");
}

TEST(ModelFileTest, TheVersionBeforeIsReadStill)
{
    std::string bytes = smallFile();
    bytes.replace(versionAt, 4, bytesOf(oldestModelFileVersion));
    const auto model = parseModel(bytes);
    ASSERT_TRUE(model.has_value());
    EXPECT_EQ((*model)->weights.values(), smallModel()->weights.values());
    EXPECT_FALSE((*model)->weights.hasWholeTrees());
    EXPECT_FALSE((*model)->configuration.parseDecoder);
}

TEST(ModelFileTest, ThePriceOfMovesComesBackAndThereIsNoneInFilesThatDoNotSay)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.climb.price = 0.75;
    const auto model = test::trained(test::toyTreebank(8), settings);
    const std::string bytes = serialised(*model);
    const auto back = parseModel(bytes);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ((*back)->configuration.trainer.decoder.climb.price, 0.75);
    auto blocks = blocksOf(bytes);
    auto json = nlohmann::json::parse(blocks[0]);
    ASSERT_EQ(json.erase("move_price"), 1U);
    blocks[0] = json.dump();
    const auto older = parseModel(fileOf(blocks));
    ASSERT_TRUE(older.has_value());
    EXPECT_EQ((*older)->configuration.trainer.decoder.climb.price, 0);
}

TEST(ModelFileTest, ADecoderOfWholeTreesComesBackWithItsWeightsAndChoices)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = Decoder::Restarts;
    settings.trainer.decoder.restarts.mostStarts = 7;
    settings.trainer.decoder.restarts.patience = 3;
    settings.trainer.treeBits = 11;
    settings.parseDecoder = Decoder::Hill;
    const auto model = test::trained(test::toyTreebank(8), settings);
    const std::string bytes = serialised(*model);
    const auto back = parseModel(bytes);
    ASSERT_TRUE(back.has_value());
    EXPECT_TRUE((*back)->weights.hasWholeTrees());
    EXPECT_EQ((*back)->weights.shape(), model->weights.shape());
    EXPECT_EQ((*back)->weights.values(), model->weights.values());
    EXPECT_EQ((*back)->configuration.trainer.decoder.restarts.mostStarts, 7);
    EXPECT_EQ((*back)->configuration.trainer.decoder.restarts.patience, 3);
    EXPECT_EQ((*back)->configuration.decoder(), Decoder::Hill);
    EXPECT_EQ((*back)->configuration.trainer.decoder.decoder, Decoder::Restarts);
    EXPECT_EQ(serialised(**back), bytes);
}

TEST(ModelFileTest, OldModelsGoOnFilteringArcsByFineTags)
{
    const auto old = loadModel(test::dataFile("museum/2026-11-22/word-models/graph.arcmodel")).value();
    EXPECT_EQ(old->filter.kindOfTags(), Attribute::Tag);
    const auto again = parseModel(serialised(*old)).value();
    EXPECT_EQ(again->filter.kindOfTags(), Attribute::Tag);
    EXPECT_EQ(again->filter.tags(), old->filter.tags());
    EXPECT_EQ(Model().filter.kindOfTags(), Attribute::Coarse);
}

} // namespace model_file_test
} // namespace arcwright
