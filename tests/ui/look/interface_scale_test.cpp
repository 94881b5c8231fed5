// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/interface_scale.h"

#include <gtest/gtest.h>

namespace arcwright::ui {
namespace {

TEST(InterfaceScaleTest, UsualScreensAreLeftAlone)
{
    for (const QSize size :
        {QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080), QSize(1920, 1200), QSize(2560, 1440)})
        EXPECT_EQ(suitableScale({size, 96, 1}), 1) << size.width();
    EXPECT_EQ(suitableScale({{2560, 1440}, 109, 1}), 1) << "27 inches";
    EXPECT_EQ(suitableScale({{1920, 1080}, 166, 1}), 1) << "a small one has no lines to spare";
    EXPECT_EQ(suitableScale({{3840, 2160}, 104, 1}), 1) << "42 inches";
    EXPECT_EQ(suitableScale({{0, 0}, 0, 1}), 1) << "without a screen";
}

TEST(InterfaceScaleTest, ManySmallPixelsMakeEverythingLarger)
{
    EXPECT_EQ(suitableScale({{3840, 2160}, 163, 1}), 1.5) << "27 inches";
    EXPECT_EQ(suitableScale({{3840, 2160}, 189, 1}), 1.75) << "23 inches";
    EXPECT_EQ(suitableScale({{3840, 2160}, 282, 1}), 2) << "16 inches, and 1,080 lines are left";
    EXPECT_EQ(suitableScale({{2880, 1800}, 220, 1}), 1.5) << "15 inches";
    EXPECT_EQ(suitableScale({{7680, 4320}, 280, 1}), 2.5) << "32 inches";
}

TEST(InterfaceScaleTest, WhereNobodyKnowsTheirSizeTheNumberOfPixelsCounts)
{
    EXPECT_EQ(suitableScale({{3840, 2160}, 96, 1}), 2);
    EXPECT_EQ(suitableScale({{3840, 2160}, 0, 1}), 2);
    EXPECT_EQ(suitableScale({{2160, 3840}, 96, 1}), 2) << "on its side";
    EXPECT_EQ(suitableScale({{2880, 1800}, 96, 1}), 1.5);
    EXPECT_EQ(suitableScale({{2560, 1600}, 96, 1}), 1);
}

TEST(InterfaceScaleTest, WhatTheSystemEnlargesIsNotEnlargedTwice)
{
    EXPECT_EQ(suitableScale({{3840, 2160}, 163, 2}), 1);
    EXPECT_EQ(suitableScale({{3840, 2160}, 96, 1.25}), 1);
}

} // namespace
} // namespace arcwright::ui
