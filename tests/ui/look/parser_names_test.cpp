// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/parser_names.h"

#include <gtest/gtest.h>

#include "core/bunsetsu/decoders.h"
#include "core/learning/update_rules.h"
#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

TEST(ParserNames, NobodyReadsTheNamesOfFilesAndOfTheCommandLine)
{
    EXPECT_EQ(decoderInWords("hill"), QStringLiteral("Hill climbing"));
    EXPECT_EQ(decoderInWords("tournament"), QStringLiteral("Tournament"));
    EXPECT_EQ(learnerInWords("perceptron"), QStringLiteral("Averaged perceptron"));
    for (const DecoderRow& row : decoderTable)
        EXPECT_NE(decoderInWords(row.name), QString::fromLatin1(row.name.data()));
    for (const BunsetsuDecoderRow& row : bunsetsuDecoderTable)
        EXPECT_NE(decoderInWords(row.name), QString::fromLatin1(row.name.data()));
    EXPECT_EQ(decoderInWords("later"), QStringLiteral("later")) << "of a later version";
}

} // namespace arcwright::ui::testing
