// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/without_mnemonic.h"

#include <gtest/gtest.h>

namespace arcwright::ui {
namespace {

TEST(WithoutMnemonicTest, TakesTheSignAndAnAppendedLetterAway)
{
    EXPECT_EQ(withoutMnemonic(QStringLiteral("&Open…")), QStringLiteral("Open…"));
    EXPECT_EQ(withoutMnemonic(QStringLiteral("開く(&O)…")), QStringLiteral("開く…"));
    EXPECT_EQ(withoutMnemonic(QStringLiteral("元に戻す(&U): 語 (1)")), QStringLiteral("元に戻す: 語 (1)"));
    EXPECT_EQ(withoutMnemonic(QStringLiteral("McDonald && Pereira")), QStringLiteral("McDonald & Pereira"));
    EXPECT_EQ(withoutMnemonic(QStringLiteral("left &")), QStringLiteral("left "));
    EXPECT_EQ(withoutMnemonic(QString()), QString());
}

} // namespace
} // namespace arcwright::ui
