// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checkpoint.h"

#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/base/block_file.h"
#include "core/base/hash.h"
#include "core/model/checkpoint_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace checkpoint_test {

TrainerSettings trainerSettings(Learner learner = Learner::Mira)
{
    TrainerSettings settings;
    settings.learner = learner;
    settings.epochs = 5;
    settings.members = 4;
    return settings;
}

/// A state of a small training, and whose it is.
struct Small {
    CheckpointOwner owner;
    std::string bytes;
};

Small smallState(int patience = 2)
{
    Model model;
    model.configuration.trainer = trainerSettings();
    model.configuration.trainer.arcBits = model.configuration.trainer.rowBits = 4;
    model.configuration.trainer.patience = patience;
    model.relations = {"a", "b"};
    Small made{checkpointOwner(model, std::vector<Example>(5), {}), {}};
    TrainerState state(made.owner.shape, 3, 5);
    FeatureVector change;
    change.add(3, 1.5F);
    change.add(40, -2);
    state.weights.update(change, 1);
    for (int i = 0; i < 10; ++i)
        state.weights.sentenceDone();
    state.weights.update(change, 0.3);
    state.epoch = 2;
    std::swap(state.order[0], state.order[4]);
    if (patience > 0)
        state.best = {1, {80, 70}, state.weights.average()};
    made.bytes = checkpointOf(made.owner, state);
    return made;
}

ProblemCode codeOf(const std::string& bytes, const CheckpointOwner& owner)
{
    const auto state = trainerStateIn(bytes, owner);
    return state ? JobProblem::Cancelled : state.error().code;
}

TEST(CheckpointTest, AStateComesBack)
{
    for (const int patience : {0, 2}) {
        const Small small = smallState(patience);
        const auto state = trainerStateIn(small.bytes, small.owner);
        ASSERT_TRUE(state.has_value());
        EXPECT_EQ(state->epoch, 2);
        EXPECT_EQ(state->order, (std::vector<std::uint32_t>{4, 1, 2, 3, 0}));
        EXPECT_EQ(state->random.state(), 3U);
        EXPECT_EQ(state->weights.sentences(), 10U);
        EXPECT_EQ(state->best.epoch, patience > 0 ? 1 : 0);
        EXPECT_EQ(checkpointOf(small.owner, *state), small.bytes);
    }
}

TEST(CheckpointTest, CutOffAnywhereItIsTruncated)
{
    const Small small = smallState();
    for (std::size_t length = 1; length < small.bytes.size(); ++length)
        ASSERT_EQ(codeOf(small.bytes.substr(0, length), small.owner), CheckpointProblem::Truncated) << length;
}

TEST(CheckpointTest, AFlippedBitIsFoundWhereverItIs)
{
    Small small = smallState();
    for (std::size_t at = 0; at < small.bytes.size(); ++at) {
        const char before = small.bytes[at];
        small.bytes[at] = static_cast<char>(before ^ (1 << (at % 8)));
        ASSERT_NE(codeOf(small.bytes, small.owner), JobProblem::Cancelled) << at;
        small.bytes[at] = before;
    }
}

TEST(CheckpointTest, OtherVersionsAreNamed)
{
    Small small = smallState();
    small.bytes[16] = 7;
    const auto state = trainerStateIn(small.bytes, small.owner);
    ASSERT_FALSE(state.has_value());
    EXPECT_EQ(state.error(), (Problem{CheckpointProblem::TooNew, "", 0, 0, {"7", "1"}}));
}

/// The file with one block changed, its length and checksum right.
template <class Change>
std::string withBlock(const std::string& file, std::size_t which, const Change& change)
{
    constexpr std::size_t headLength = 36;
    std::string body;
    BlockReader blocks{std::string_view(file).substr(headLength)};
    for (std::size_t i = 0; !blocks.rest.empty(); ++i) {
        std::string block(blocks.take());
        if (i == which)
            change(block);
        appendBlock(body, block);
    }
    std::string out = file.substr(0, 20);
    append<std::uint64_t>(out, body.size());
    append(out, hashOf(body));
    return out + body;
}

TEST(CheckpointTest, WhatCannotBeIsDamageWhateverTheChecksumSays)
{
    const Small small = smallState();
    ASSERT_EQ(withBlock(small.bytes, 9, [](std::string&) {}), small.bytes);
    const auto expectDamage = [&](std::size_t which, const auto& change) {
        EXPECT_EQ(codeOf(withBlock(small.bytes, which, change), small.owner), CheckpointProblem::Damaged)
            << "block " << which;
    };
    const auto set = [](const char* key, const nlohmann::json& value) {
        return [=](std::string& block) {
            auto json = nlohmann::json::parse(block);
            json[key] = value;
            block = json.dump();
        };
    };
    for (const std::size_t which : {0, 1})
        expectDamage(which, [](std::string& block) { block = "no JSON"; });
    for (const auto& [key, value] : std::vector<std::pair<const char*, nlohmann::json>>{{"epoch", 0}, {"epoch", -1},
             {"epoch", "2"}, {"epoch", 4}, {"sentences", 9}, {"best_epoch", 3}, {"best_epoch", 0}, {"best_epoch", -1},
             {"best_uas", nullptr}, {"random", "x"}})
        expectDamage(1, set(key, value));
    expectDamage(2, [](std::string& order) { order[0] = 1; }); // twice the same
    expectDamage(2, [](std::string& order) { order[0] = 99; });
    expectDamage(2, [](std::string& order) { order.resize(order.size() - 4); });
    expectDamage(2, [](std::string& order) { order.pop_back(); });
    for (const std::size_t which : {3, 4, 5}) {
        expectDamage(which, [](std::string& weights) { weights.pop_back(); });
        expectDamage(which, [](std::string& weights) { weights += std::string(20, '\xFF'); });
        expectDamage(which, [](std::string& weights) { weights += std::string("\x7F\x7F") + weights; });
    }
}

TEST(CheckpointTest, RandomBytesBehindAnIntactHeadNeverCrash)
{
    const Small small = smallState();
    EXPECT_TRUE(rc::check([&] {
        const auto which = *rc::gen::inRange<std::size_t>(0, 6);
        const auto changed = withBlock(small.bytes, which, [](std::string& block) {
            const auto at = *rc::gen::inRange<std::size_t>(0, block.size());
            block[at] = *rc::gen::arbitrary<char>();
            block.resize(block.size() - *rc::gen::inRange<std::size_t>(0, std::min<std::size_t>(block.size(), 9)));
        });
        const auto state = trainerStateIn(changed, small.owner);
        if (state) {
            RC_ASSERT(state->epoch <= small.owner.settings.epochs);
            RC_ASSERT(state->order.size() == small.owner.examples);
            RC_ASSERT(state->weights.current().shape() == small.owner.shape);
        }
    }));
}

TEST(CheckpointTest, AMachineIsCheckedLikewise)
{
    Model model;
    model.configuration.trainer = trainerSettings(Learner::Bpm);
    model.configuration.trainer.arcBits = model.configuration.trainer.rowBits = 4;
    model.relations = {"a", "b"};
    const CheckpointOwner owner = checkpointOwner(model, std::vector<Example>(5), {});
    BayesPointState state{WeightMean(owner.shape), {{1, 5, 0, {80, 70}}, {2, 5, 0, {81.5, 69.25}}}};
    Weights weights(owner.shape);
    weights.values()[7] = 0.1F;
    state.mean.add(weights);
    state.mean.add(weights);
    const std::string bytes = checkpointOf(owner, state);
    const auto read = bayesPointStateIn(bytes, owner);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->members, state.members);
    EXPECT_EQ(read->mean.mean().values(), state.mean.mean().values());
    EXPECT_EQ(checkpointOf(owner, *read), bytes);
    for (std::size_t length = 1; length < bytes.size(); ++length)
        ASSERT_EQ(bayesPointStateIn(bytes.substr(0, length), owner).error().code, CheckpointProblem::Truncated);
    for (const char* members : {"null", "7", "[1]", "[{}]",
             "[{\"member\":2,\"epochs\":5,\"best_epoch\":0,\"uas\":1,"
             "\"las\":1}]"}) {
        const auto damaged = withBlock(bytes, 1, [&](std::string& block) {
            auto json = nlohmann::json::parse(block);
            json["members"] = nlohmann::json::parse(members);
            block = json.dump();
        });
        const auto refused = bayesPointStateIn(damaged, owner);
        ASSERT_FALSE(refused.has_value()) << members;
        EXPECT_EQ(refused.error().code, CheckpointProblem::Damaged) << members;
    }
}

TEST(CheckpointTest, TheHashOfExamplesIsOfAllTheTrainerSees)
{
    const auto exampleOf = [](const std::vector<Token>& tokens, std::vector<int> heads) {
        return Example{TokenSymbols(*test::sentence(tokens)), {std::move(heads), {-1, 0, 1}}};
    };
    const std::vector<Token> words{test::token("a", "X", 0, "r"), test::token("b", "Y", 1, "s")};
    const std::vector<Example> one{exampleOf(words, {kNoHead, 0, 1})};
    EXPECT_EQ(hashOfExamples(one), hashOfExamples({exampleOf(words, {kNoHead, 0, 1})}));
    std::vector<std::vector<Example>> others{{}, {one[0], one[0]}, {exampleOf(words, {kNoHead, 2, 0})}};
    others.push_back(one);
    others.back()[0].tree.relations[2] = 0;
    others.push_back(one);
    others.back()[0].tree.further = {{2, 0, 1}};
    others.push_back(one);
    others.back()[0].tree.further = {{2, 0, 0}};
    std::vector<Token> tagged = words;
    tagged[1].upos = "Z";
    others.push_back({exampleOf(tagged, {kNoHead, 0, 1})});
    std::set<std::uint64_t> hashes{hashOfExamples(one)};
    for (std::size_t i = 0; i < others.size(); ++i)
        EXPECT_TRUE(hashes.insert(hashOfExamples(others[i])).second) << i;
}

} // namespace checkpoint_test
} // namespace arcwright
