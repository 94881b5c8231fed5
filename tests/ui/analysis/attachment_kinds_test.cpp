// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPlainTextEdit>

#include "tests/ui/analysis/analysed_window.h"
#include "tests/ui/support/pseudo_language.h"
#include "ui/analysis/kinds_dialog.h"

namespace arcwright::ui::testing {

namespace {

class KindsOfAttachmentTest : public AnalysedWindowTest { };

} // namespace

TEST_F(KindsOfAttachmentTest, AClickOnAKindOfAttachmentListsItsErrors)
{
    analyse();
    FigureChart& kinds = *card(FigureKind::Costs, Property::Kind).chart();
    const int place = categoryOf(kinds, "adpositional phrase (PP)");
    ASSERT_GE(place, 0);
    clickBar(kinds, {1, place});
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("kind=PP AND wrong in poor"));
    const auto pattern = parseAttachmentKinds(usualAttachmentKinds()).value();
    std::vector<Hit> expected;
    for (const Hit& hit : wordsThat([&](std::size_t s, int w) { return isWrong("poor", s, w); })) {
        const auto told = kindsOf(pattern, *workspace().treebank().sentence(hit.sentence));
        if (told[static_cast<std::size_t>(hit.unit) - 1] == "PP")
            expected.push_back(hit);
    }
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(drillDown().hits().hits(), expected);
    drillDown().search(drillDown().patternField()->text());
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), expected) << "the language finds the same";
}

/// A question of four clicks: the PP attachments that one gets right and the other wrong over so many words.
TEST_F(KindsOfAttachmentTest, KindComparisonAndDistancesAreFourClicks)
{
    analyse();
    FigureChart& kinds = *card(FigureKind::Costs, Property::Kind).chart();
    FigureChart& distance = *card(FigureKind::Breakdown, Property::Distance).chart();
    ASSERT_GE(categoryOf(distance, "3-7"), 0);
    ASSERT_GE(categoryOf(distance, "8-14"), 0);
    clickBar(kinds, {1, categoryOf(kinds, "adpositional phrase (PP)")});
    clickBar(*card(FigureKind::Verdict).chart(), {0, 0});
    clickBar(distance, {1, categoryOf(distance, "3-7")});
    clickBar(distance, {1, categoryOf(distance, "8-14")}, Qt::ControlModifier);
    const QString pattern = drillDown().patternField()->text();
    for (const char* part : {"kind=PP", "distance=3..14", "right in good", "wrong in poor"})
        EXPECT_TRUE(pattern.contains(QLatin1String(part))) << part << " in " << qPrintable(pattern);
    const auto clicked = drillDown().hits().hits();
    drillDown().search(QStringLiteral("kind=PP distance=3..14 right in good wrong in poor"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), clicked);
}

TEST_F(KindsOfAttachmentTest, KindsOfAttachmentAreReadAndChanged)
{
    analyse();
    {
        KindsDialog dialog(Qt::red, &window);
        EXPECT_TRUE(dialog.textField()->toPlainText().contains(QStringLiteral("relative clause:")));
        dialog.textField()->setPlainText(QStringLiteral("fine: [upos=NOUN]\nbad: [upos=NOUN"));
        EXPECT_TRUE(dialog.problem().startsWith(QStringLiteral("Line 2, column "))) << qPrintable(dialog.problem());
        dialog.accept();
        EXPECT_NE(dialog.result(), static_cast<int>(QDialog::Accepted)) << "what cannot be read is not taken";
        dialog.textField()->setPlainText(QStringLiteral("things: [upos=NOUN]\n"));
        EXPECT_TRUE(dialog.problem().isEmpty());
        dialog.accept();
        EXPECT_EQ(dialog.result(), static_cast<int>(QDialog::Accepted));
    }
    page().model().useKinds();
    ASSERT_TRUE(waitFor([&] { return categoryOf(*card(FigureKind::Costs, Property::Kind).chart(), "things") >= 0; }));
    EXPECT_LT(categoryOf(*card(FigureKind::Costs, Property::Kind).chart(), "adpositional phrase (PP)"), 0);
}

TEST_F(KindsOfAttachmentTest, NamesThatAreShippedAreTranslatedAndTheUsersOwnStay)
{
    analyse();
    const PseudoLanguage pseudo;
    Settings::attachmentKinds.set(QStringLiteral("PP: [upos=NOUN]\nthings: [upos=PROPN]\n"));
    page().model().useKinds();
    const auto place = [&](const char* name) {
        return static_cast<int>(
            card(FigureKind::Costs, Property::Kind).chart()->content().categories.indexOf(QString::fromUtf8(name)));
    };
    ASSERT_TRUE(waitFor([&] { return place("\u27e6adpositional phrase (PP)\u27e7") >= 0; }));
    EXPECT_GE(place("things"), 0);
    EXPECT_LT(place("adpositional phrase (PP)"), 0);
    clickBar(*card(FigureKind::Costs, Property::Kind).chart(), {1, place("\u27e6adpositional phrase (PP)\u27e7")});
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("kind=PP AND wrong in poor"))
        << "the pattern is the same in every language";
}

TEST_F(KindsOfAttachmentTest, WhatASystemsTreesHaveIsAskedOfItsLayer)
{
    analyse();
    DashboardCard* confused = page().dashboard()->add({FigureKind::Confusion, Property::Kind});
    ASSERT_TRUE(waitUntilShown());
    HeatView& map = *confused->map();
    const auto rows = static_cast<int>(map.content().rows.size());
    ASSERT_GT(rows, 1);
    bringIntoView(map);
    bool isAnyAsked = false;
    for (int cell = 0; cell < rows * rows; ++cell) {
        const ChartPlace there{cell / rows, cell % rows};
        if (there.series == there.category || map.cellAt(there)->text.isEmpty())
            continue;
        drillDown().setChoice({});
        clickOn(map, map.placeRect(there).center());
        const std::vector<Hit> chosen = drillDown().hits().hits();
        EXPECT_TRUE(drillDown().patternField()->text().contains(QStringLiteral("good.kind=")))
            << qPrintable(drillDown().patternField()->text());
        drillDown().search(drillDown().patternField()->text());
        ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
        EXPECT_EQ(drillDown().hits().hits(), chosen) << qPrintable(drillDown().patternField()->text());
        isAnyAsked = true;
    }
    EXPECT_TRUE(isAnyAsked);
}

} // namespace arcwright::ui::testing
