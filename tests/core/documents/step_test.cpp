// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/step.h"

#include <set>

#include <gtest/gtest.h>

#include "core/documents/document.h"
#include "core/documents/history.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace step_test {

TEST(StepTest, EveryOperationHasANameOfItsOwn)
{
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(Operation::Several); ++i) {
        const auto operation = static_cast<Operation>(i);
        const std::string_view name = operationName(operation);
        EXPECT_FALSE(name.empty()) << i;
        EXPECT_TRUE(names.insert(name).second) << name;
        EXPECT_EQ(operationNamed(name), operation) << name;
    }
    EXPECT_EQ(operationName(Operation::SetHead), "set-head") << "journals have it";
    EXPECT_EQ(operationNamed("no such thing"), std::nullopt);
}

TEST(StepTest, TheInverseTakesItsEditsBackInReverse)
{
    const auto document = test::documentOf("1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n1\tb\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    const auto renamed = [](const Sentence& sentence, const char* form) {
        auto changed = std::make_shared<Sentence>(sentence);
        changed->word(1).form = form;
        return changed;
    };
    Step step{Operation::Several, {}};
    auto changed = document;
    for (const char* form : {"x", "y", "z"}) { // of the same sentence, so that the order counts
        step.edits.push_back(replacement(document->id(0), changed->sentence(0), renamed(*changed->sentence(0), form)));
        changed = changed->with(step.edits.back());
    }
    const Step back = inverted(step);
    EXPECT_EQ(back.operation, Operation::Several);
    ASSERT_EQ(back.edits.size(), 3U);
    EXPECT_EQ(back.edits.front().after.front()->word(1).form, "y");
    EXPECT_EQ(changed->with(back.edits)->serialised(), document->serialised());
    EXPECT_EQ(changed->with(back.edits)->with(inverted(back).edits)->serialised(), changed->serialised());
}

TEST(HistoryTest, WhatCouldBeMadeAgainGoesToWhoeverAddsAStep)
{
    const auto operations = [](const std::vector<Step>& steps) {
        std::vector<Operation> all;
        for (const Step& step : steps)
            all.push_back(step.operation);
        return all;
    };
    using Operations = std::vector<Operation>;
    History history;
    for (const Operation operation : {Operation::SetHead, Operation::SetRelation, Operation::Pin})
        EXPECT_TRUE(history.push({operation, {}}).empty());
    ASSERT_TRUE(history.undo());
    ASSERT_TRUE(history.undo());
    EXPECT_EQ(operations(history.push({Operation::Repair, {}})), (Operations{Operation::SetRelation, Operation::Pin}));
    EXPECT_EQ(operations(history.steps()), (Operations{Operation::SetHead, Operation::Repair}));
    EXPECT_FALSE(history.canRedo());
    EXPECT_EQ(history.saved(), 0U);
}

} // namespace step_test
} // namespace arcwright
