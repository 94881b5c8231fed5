// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/arc_text.h"

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

TEST(ArcTexts, SayTheRootOnce)
{
    EXPECT_EQ(arcText(QStringLiteral("root"), true, {}), QStringLiteral("root"));
    EXPECT_EQ(arcText({}, true, {}), QStringLiteral("root"));
    EXPECT_EQ(arcText(QStringLiteral("Pred"), true, {}), QStringLiteral("Pred of the root"));
    EXPECT_EQ(arcText(QStringLiteral("nsubj"), false, QStringLiteral("saw")), QStringLiteral("nsubj of saw"));
    EXPECT_EQ(arcText({}, false, QStringLiteral("saw")), QStringLiteral("saw"));
}

} // namespace arcwright::ui::testing
