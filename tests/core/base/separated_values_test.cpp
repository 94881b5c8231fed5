// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/separated_values.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace {

TEST(SeparatedValuesTest, WhatASpreadsheetWouldCalculateIsText)
{
    for (const char* formula : {"=1+1", "+1", "-1", "@SUM(A1)", "  =2", "\uff1d1", "\uff0b1", "\uff0d1", "\uff20A1",
             "\u3000=1", "\u00a0 \u3000\uff1d1", "\t=1"})
        EXPECT_TRUE(separatedCell(formula).starts_with('\'')) << formula;
    EXPECT_EQ(separatedCell("=1"), "'=1");
}

TEST(SeparatedValuesTest, OtherTextStaysAsItIs)
{
    for (const char* text : {"", " ", "\u3000", "Anna-Maria", "a=b", "\u8868\uff1d", "\u2212", "'=1"})
        EXPECT_EQ(separatedCell(text), text);
}

TEST(SeparatedValuesTest, ACellIsOneLineOfOneColumn)
{
    EXPECT_EQ(separatedCell("a\tb\nc\r"), "a b c ");
}

} // namespace
} // namespace arcwright
