// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>

#include "ui/look/theme.h"

namespace arcwright::ui::testing {
namespace {

/// The distance between the strongest and the weakest of red, green and blue: 0 for grey, 255 for a pure colour.
int colourfulness(const QColor& color)
{
    const auto [least, most] = std::minmax({color.red(), color.green(), color.blue()});
    return most - least;
}

TEST(ThemeTest, WhatIsRightIsGreyAndWhatDiffersIsNot)
{
    constexpr int grey = 20;
    constexpr int colourful = 60;
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme theme = makeTheme(kind);
        const char* const name = kind == ThemeKind::Dark ? "dark" : "light";
        EXPECT_LE(colourfulness(theme.diagram.look(ArcStatus::Correct).color), grey) << name;
        for (const ArcStatus status :
            {ArcStatus::WrongHead, ArcStatus::WrongLabel, ArcStatus::Missed, ArcStatus::Extra}) {
            EXPECT_GE(colourfulness(theme.diagram.look(status).color), colourful)
                << name << ' ' << static_cast<int>(status);
        }
        EXPECT_GE(colourfulness(theme.diagram.confirmed), colourful) << name << ": green says that a person has looked";
    }
}

} // namespace
} // namespace arcwright::ui::testing
