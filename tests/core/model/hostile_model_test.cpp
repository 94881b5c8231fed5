// SPDX-License-Identifier: GPL-3.0-or-later
// Model files made by somebody who knows the format and gets every checksum right: they are refused, or they parse.
#include <limits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/random.h"
#include "core/base/text_file.h"
#include "core/learning/raw_text.h"
#include "core/learning/tagger.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/tagger_file.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace hostile_model_test {

using nlohmann::json;

constexpr std::size_t versionAt = 16;
constexpr std::size_t blocksAt = 36;

std::vector<std::string> blocksOf(std::string_view file)
{
    std::vector<std::string> taken;
    for (BlockReader blocks{file.substr(blocksAt)}; !blocks.rest.empty();)
        taken.emplace_back(blocks.take());
    return taken;
}

/// A file like `file` with these blocks in place of its own.
std::string withBlocks(std::string_view file, const std::vector<std::string>& blocks)
{
    std::string body;
    for (const std::string& block : blocks)
        appendBlock(body, block);
    const BlockFileKind kind{file.substr(0, versionAt), numberAt<std::uint32_t>(file, versionAt),
        ModelProblem::NotAModel, ModelProblem::TooNew, ModelProblem::TooOld, ModelProblem::Truncated,
        ModelProblem::Damaged};
    return withHead(kind, body);
}

/// Values that no training writes into a configuration, but a hostile hand may.
std::vector<json> hostileValues()
{
    constexpr int largest = std::numeric_limits<int>::max();
    return {-1, 0, 1, 2, largest, -largest - 1, std::numeric_limits<std::uint64_t>::max(), (std::int64_t{1} << 40) + 8,
        1e300, -1e300, 2.5, true, "", "x", json(), json::array(), json::object(), json::array({""}),
        json::array({-1, largest})};
}

std::string modelFile(Decoder decoder)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.epochs = 1;
    settings.trainer.arcBits = settings.trainer.siblingBits = settings.trainer.treeBits = settings.trainer.insideBits
        = 8;
    settings.trainer.rowBits = 4;
    return serialised(*test::trained(test::toyTreebank(10), settings));
}

std::string bunsetsuModelFile(BunsetsuDecoder decoder)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.epochs = 1;
    settings.bits = 8;
    return serialised(**trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}));
}

/// How many files were refused, and how many parsed a sentence.
struct Tally {
    int refused = 0;
    int parsed = 0;

    void add(bool hasParsed) { ++(hasParsed ? parsed : refused); }
    bool hasBoth() const { return refused > 0 && parsed > 0; }
};

/// Parses a sentence with the model in these bytes; false if they are refused.
bool hasParsed(const std::string& bytes, const std::string& what)
{
    const auto model = parseModel(bytes);
    if (!model)
        return false;
    const auto sentence = test::toySentence();
    RelationPool relations;
    const Parser parser(*model, relations);
    Parser::Workspace workspace;
    const Graph graph = parser.parse(*sentence, workspace);
    EXPECT_EQ(graph.size(), sentence->size()) << what;
    for (int word = 1; word <= graph.size(); ++word) {
        const int head = graph.heads[static_cast<std::size_t>(word)];
        EXPECT_TRUE(head == kNoHead || (head >= kRoot && head <= graph.size())) << what;
    }
    return true;
}

bool hasParsedBunsetsu(const std::string& bytes, const std::string& what)
{
    const auto model = parseBunsetsuModel(bytes);
    if (!model)
        return false;
    const auto sentence = test::sampleSentences("japanese.knp").front();
    RelationPool types;
    const BunsetsuParser parser(*model, types);
    BunsetsuParser::Workspace workspace(parser);
    EXPECT_EQ(parser.parse(*sentence, workspace).size(), static_cast<int>(sentence->bunsetsu.size())) << what;
    return true;
}

/// Calls `look` with `file` with each member of its configuration replaced by each hostile value, and with none.
template <class Look>
Tally forEachConfiguration(const std::string& file, Look look)
{
    Tally tally;
    auto blocks = blocksOf(file);
    const json configuration = json::parse(blocks.front());
    for (const auto& [key, usual] : configuration.items()) {
        for (const json& value : hostileValues()) {
            json changed = configuration;
            changed[key] = value;
            blocks.front() = changed.dump();
            tally.add(look(withBlocks(file, blocks), key + ": " + value.dump()));
        }
        json without = configuration;
        without.erase(key);
        blocks.front() = without.dump();
        tally.add(look(withBlocks(file, blocks), "without " + key));
    }
    return tally;
}

/// Calls `look` with `file` after a few bytes of one of its blocks were changed, cut off or put twice.
template <class Look>
Tally forRandomChanges(const std::string& file, int count, Look look)
{
    Tally tally;
    Random random(7);
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    const auto usual = blocksOf(file);
    for (int i = 0; i < count; ++i) {
        auto blocks = usual;
        std::string& block = blocks[below(blocks.size())];
        if (block.empty()) {
            block.assign(below(40), static_cast<char>(below(256)));
        } else if (below(4) == 0) {
            block.resize(below(block.size()));
        } else if (below(4) == 0) {
            block.insert(below(block.size()), block.substr(below(block.size()), 1 + below(40)));
        } else {
            for (auto changes = 1 + below(4); changes > 0; --changes)
                block[below(block.size())] = static_cast<char>(below(256));
        }
        tally.add(look(withBlocks(file, blocks), "change " + std::to_string(i)));
    }
    return tally;
}

TEST(HostileModelTest, AnyConfigurationIsRefusedOrParses)
{
    for (const Decoder decoder : {Decoder::Eisner2, Decoder::EisnerSpan, Decoder::Restarts, Decoder::Multi})
        EXPECT_TRUE(forEachConfiguration(modelFile(decoder), hasParsed).hasBoth());
}

TEST(HostileModelTest, AnyBytesInBlocksAreRefusedOrParse)
{
    for (const Decoder decoder : {Decoder::Cle, Decoder::Restarts})
        EXPECT_TRUE(forRandomChanges(modelFile(decoder), test::unlessSanitized(2000, 600), hasParsed).hasBoth());
}

TEST(HostileModelTest, AnyConfigurationOfABunsetsuModelIsRefusedOrParses)
{
    for (const BunsetsuDecoder decoder : {BunsetsuDecoder::Tournament, BunsetsuDecoder::RelativePreference})
        EXPECT_TRUE(forEachConfiguration(bunsetsuModelFile(decoder), hasParsedBunsetsu).hasBoth());
}

TEST(HostileModelTest, AnyKnowledgeOfATaggerIsRefusedOrTags)
{
    const auto tagger = Tagger::learn(test::toyTreebank(10), TaggerSettings{1, 8});
    ASSERT_TRUE(tagger.has_value());
    const test::TemporaryFolder folder;
    const std::string path = folder.file("tagging.arcmodel");
    const auto model = parseModel(modelFile(Decoder::Eisner));
    ASSERT_TRUE(model.has_value());
    ASSERT_TRUE(saveModel(**model, *tagger, path).has_value());
    const std::string file = *readFile(path);
    auto blocks = blocksOf(file);
    const std::size_t place = blocks.size() - 4; // before the tagger's weights, and how it divides text
    const json usual = json::parse(blocks[place]);
    const std::string word = usual.at("words").begin().key();
    const std::string ending = usual.at("endings").begin().key();
    Tally tally;
    for (const std::string& member : {std::string("/bits"), std::string("/tags"), std::string("/tags/0"),
             std::string("/words"), "/words/" + word, "/words/" + word + "/0/0", "/words/" + word + "/0/1",
             std::string("/endings"), "/endings/" + ending, "/endings/" + ending + "/0"}) {
        for (const json& value : hostileValues()) {
            json changed = usual;
            changed[json::json_pointer(member)] = value;
            blocks[place] = changed.dump();
            const auto read = parseTagger(withBlocks(file, blocks));
            tally.add(read.has_value());
            if (read) {
                Sentence sentence = *test::toySentence();
                (*read)->tag(sentence);
            }
        }
    }
    EXPECT_TRUE(tally.hasBoth());
}

TEST(HostileModelTest, AnyKnowledgeOfHowTextIsDividedIsRefusedOrDivides)
{
    const auto tagger = Tagger::learn(test::toyTreebank(10), TaggerSettings{1, 8});
    ASSERT_TRUE(tagger.has_value());
    const test::TemporaryFolder folder;
    const std::string path = folder.file("dividing.arcmodel");
    ASSERT_TRUE(saveModel(*parseModel(modelFile(Decoder::Eisner)).value(), *tagger, path).has_value());
    const std::string file = *readFile(path);
    auto blocks = blocksOf(file);
    const std::size_t place = blocks.size() - 2; // before the weights of boundaries
    json usual = json::parse(blocks[place]);
    usual["multiword"] = json::parse(R"({"edits": [[true, "t", "", ["t"]]], "forms": {"dog": 1}, "endings": {"t": 1},
        "beginnings": {"c": 1}})");
    Tally tally;
    for (const char* member : {"/bits", "/lemmas", "/lemmas/edits", "/lemmas/edits/0", "/lemmas/edits/0/0",
             "/lemmas/edits/0/3", "/lemmas/by_tag", "/lemmas/by_tag/0", "/lemmas/by_tag/0/0", "/lemmas/by_tag/0/1",
             "/lemmas/by_upos", "/lemmas/by_upos/NOUN", "/multiword", "/multiword/edits", "/multiword/edits/0",
             "/multiword/edits/0/3", "/multiword/forms/dog", "/multiword/endings/t", "/multiword/beginnings"}) {
        for (const json& value : hostileValues()) {
            json changed = usual;
            changed[json::json_pointer(member)] = value;
            blocks[place] = changed.dump();
            const auto read = parseTagger(withBlocks(file, blocks));
            tally.add(read.has_value());
            if (read) {
                for (Sentence& sentence : sentencesOfRawText("a dog, a cat. t", (*read)->segmenter(), {}))
                    (*read)->tag(sentence);
            }
        }
    }
    EXPECT_TRUE(tally.hasBoth());
}

TEST(HostileModelTest, AnyBytesInBlocksOfABunsetsuModelAreRefusedOrParse)
{
    EXPECT_TRUE(forRandomChanges(
        bunsetsuModelFile(BunsetsuDecoder::Tournament), test::unlessSanitized(1000, 300), hasParsedBunsetsu)
                    .hasBoth());
}

} // namespace hostile_model_test
} // namespace arcwright
