// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <gtest/gtest.h>

#include "core/shelf/numbered_name.h"

namespace arcwright {

TEST(NumberedNameTest, KnowsNumbersFromWhatIsNone)
{
    const auto both = [](const char* text) {
        const NumberedName name = NumberedName::of(text);
        EXPECT_EQ(name.text(), text);
        return std::pair(name.name, name.number);
    };
    EXPECT_EQ(both("train.conllu (2)"), std::pair(std::string("train.conllu"), 2));
    EXPECT_EQ(both("one (2) (31)"), std::pair(std::string("one (2)"), 31));
    for (const char* text : {"train.conllu", "train (339 files)", "(2)", " (2)", "train (1)", "train (02)", "train(2)",
             "train ()", "train (-2)", "train (99999999999999999999)", ""})
        EXPECT_EQ(both(text), std::pair(std::string(text), 1)) << text;
}

} // namespace arcwright
