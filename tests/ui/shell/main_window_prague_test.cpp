// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QComboBox>
#include <QCoreApplication>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/formats/format_problems.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/zone_samples.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/zone_panel.h"
#include "ui/look/elided_label.h"
#include "ui/look/problem_text.h"
#include "ui/shell/file_commands.h"

namespace arcwright::ui::testing {

namespace {

/// Correcting the first sentence of the small Prague treebank, `mokrota & chlad .`, a coordination.
class CorrectingPrague : public WindowTest {
protected:
    CorrectingPrague()
    {
        folder.write("small.m", test::pmlWords);
        folder.write("small.w", test::pmlTokens);
        start(QStringList(QString::fromStdString(folder.write("small.a", test::pmlTrees))));
    }

    bool has(int word, std::string_view flag)
    {
        return hasPragueFlag(workspace().treebank().sentence(0)->word(word), flag);
    }
    /// Presses a button of the message bar, if it is there.
    bool press(const QString& text)
    {
        for (QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
            if (button->text() != text || button->isHidden())
                continue;
            button->click();
            return true;
        }
        return false;
    }
    void close() { press(QStringLiteral("Close")); }
    /// How many buttons the message bar has beside that which closes it.
    int shownWays()
    {
        const auto buttons = window.messageBar()->findChildren<QToolButton*>();
        return static_cast<int>(std::count_if(buttons.begin(), buttons.end(), [](const QToolButton* each) {
            return !each->isHidden();
        })) - 1;
    }
    const DiagramArc& arc(int word)
    {
        const Diagram& diagram = canvas().diagram();
        return diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, word))];
    }
};

} // namespace

TEST_F(CorrectingPrague, MembersAreMarkedOnTheirArcs)
{
    EXPECT_EQ(arc(1).label, u"ExD");
    EXPECT_EQ(arc(1).membership, u"Co");
    EXPECT_EQ(labelText(arc(1)), u"ExD_Co");
    EXPECT_EQ(arc(2).membership, u"");
    EXPECT_EQ(arc(4).membership, u"");
}

TEST_F(CorrectingPrague, KeysSetFlagsAndSavingWritesThem)
{
    select(3);
    key(Qt::Key_K);
    EXPECT_FALSE(has(3, pml::isMember));
    EXPECT_EQ(arc(3).membership, u"");
    key(Qt::Key_K);
    EXPECT_TRUE(has(3, pml::isMember));
    select(4);
    key(Qt::Key_ParenLeft);
    key(Qt::Key_X);
    EXPECT_TRUE(has(4, pml::isParenthesis));
    EXPECT_TRUE(has(4, pml::isExtra));
    ASSERT_TRUE(save(workspace()));
    EXPECT_NE(
        test::readBytes(folder.file("small.a"))
            .find("<is_parenthesis_root>1</is_parenthesis_root>\n     <is_extra_dependency>1</is_extra_dependency>"),
        std::string::npos);
    window.actions()[ActionId::Undo]->trigger();
    window.actions()[ActionId::Undo]->trigger();
    ASSERT_TRUE(save(workspace()));
    EXPECT_EQ(test::readBytes(folder.file("small.a")), test::pmlTrees);
}

TEST_F(CorrectingPrague, EffectiveDependenciesAreAKeyAway)
{
    key(Qt::Key_V);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 1), 0);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 3), 0);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 2), -1) << "the conjunction modifies nothing";
    key(Qt::Key_V);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 1), 2);
    EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CorrectingPrague, ACoordinationThatMovesStaysOne)
{
    window.sentenceView()->arcEditing()->setArcRelations(
        [](std::size_t, int, int) { return QStringList{QStringLiteral("Apos")}; });
    const auto word = [&](int number) { return workspace().treebank().sentence(0)->word(number); };
    select(2);
    key(Qt::Key_H);
    key(Qt::Key_4);
    EXPECT_EQ(word(2).head, 4);
    EXPECT_EQ(word(2).relation, "Coord");
    select(3);
    key(Qt::Key_H);
    key(Qt::Key_4);
    EXPECT_EQ(word(3).head, 4);
    EXPECT_EQ(word(3).relation, "Apos") << "another word takes what the parser would call the arc";
}

TEST_F(CorrectingPrague, ADigitThatTakesThePredictedArcTakesItsMembership)
{
    Graph graph = workspace().gold(0);
    graph.heads[4] = 2;
    graph.relations[4] = graph.relations[1];
    graph.members = {false, true, false, true, true};
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    select(4);
    key(Qt::Key_1);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(4).head, 2);
    EXPECT_TRUE(has(4, pml::isMember));
}

TEST_F(CorrectingPrague, OtherZonesAreAButtonAwayAndSoIsTheWayBack)
{
    start(QStringList(QString::fromStdString(folder.write("x.treex", test::treexDocument))));
    EXPECT_EQ(workspace().treebank().sentence(0)->word(1).form, "Mrzne");
    ASSERT_TRUE(press(QStringLiteral("Show en_ref")));
    ASSERT_TRUE(waitFor([&] { return workspace().treebank().sentence(0)->word(1).form == "Freezing"; }));
    ASSERT_TRUE(waitFor([&] { return press(QStringLiteral("Show cs")); }));
    ASSERT_TRUE(waitFor([&] { return workspace().treebank().sentence(0)->word(1).form == "Mrzne"; }));
}

TEST_F(CorrectingPrague, SeveralFilesWithTheSameZonesAreOneNotice)
{
    folder.write("t/1.treex", test::treexDocument);
    folder.write("t/2.treex", test::treexDocument);
    start(QStringList(QString::fromStdString(folder.file("t"))));
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("one more file")))
        << qPrintable(window.messageBar()->message());
    close();
    EXPECT_EQ(window.messageBar()->message(), QString());
}

TEST_F(CorrectingPrague, AGuessSetsTheMembershipThatItSays)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{2, QStringLiteral("ExD"), 0.0, false}, {2, QStringLiteral("ExD"), 0.5, true},
            {2, QStringLiteral("Atr"), 0.7, {}}};
    });
    select(4);
    key(Qt::Key_2);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(4).relation, "ExD");
    EXPECT_TRUE(has(4, pml::isMember));
    select(4);
    key(Qt::Key_3);
    EXPECT_TRUE(has(4, pml::isMember)) << "a guess that says nothing of it leaves it";
    key(Qt::Key_1);
    EXPECT_FALSE(has(4, pml::isMember));
    EXPECT_EQ(workspace().treebank().sentence(0)->word(4).head, 2);
}

TEST_F(CorrectingPrague, ARelationIsTypedWithItsMembership)
{
    select(4);
    key(Qt::Key_L);
    type("Sb_Co");
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(4).relation, "Sb");
    EXPECT_TRUE(has(4, pml::isMember));
    key(Qt::Key_L);
    type("Adv_Pa");
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(4).relation, "Adv");
    EXPECT_TRUE(has(4, pml::isMember));
    EXPECT_TRUE(has(4, pml::isParenthesis));
}

TEST_F(CorrectingPrague, WhatIsSavedAsAnotherFormatHasNoOtherZones)
{
    start(QStringList(QString::fromStdString(folder.write("x.treex", test::treexDocument))));
    ASSERT_FALSE(window.messageBar()->message().isEmpty());
    const std::string saved = folder.file("y.conllu");
    workspace().saveAs(0, QString::fromStdString(saved), [](const Result<void>& done) { EXPECT_TRUE(done); });
    ASSERT_TRUE(waitFor([&] {
        return workspace().treebank().documents().front()->path() == saved && !workspace().files().isSaving();
    }));
    EXPECT_FALSE(press(QStringLiteral("Show en_ref")));
    EXPECT_FALSE(said().contains(QStringLiteral("zone"))) << qPrintable(said());
    EXPECT_EQ(window.files().openedPaths(), QStringList(QString::fromStdString(saved)));
}

TEST_F(CorrectingPrague, OnlyWhatIsTheSameInSeveralFilesIsOneNotice)
{
    const auto endTag = [](const char* file, std::size_t line, const char* tag) {
        return Problem{FormatProblem::XmlEndTagExpected, file, line, 1, {tag}};
    };
    const auto notRead = [](const char* file, const char* layer) {
        return Problem{FormatProblem::PmlLayerNotRead, file, 0, 0, {"m", layer}};
    };
    const auto zones = [](const char* file, const char* others) {
        return Problem{FormatProblem::PmlOtherZones, file, 0, 0, {"cs", others}};
    };
    MessageBar& bar = *window.messageBar();
    bar.dropAllNotices();
    Q_EMIT workspace().noticedLater({endTag("d1.m", 3, "para"), notRead("d1.a", "d1.m"), endTag("d2.m", 3, "doc"),
        notRead("d2.a", "d2.m"), endTag("d3.m", 4, "para"), endTag("d3.m", 5, "para"), zones("a.treex", "en"),
        zones("b.treex", "de, en"), zones("c.treex", "en")});
    QStringList said;
    for (; !bar.message().isEmpty(); close()) {
        QCoreApplication::processEvents(); // buttons are laid out
        said << bar.message();
        const int buttons = bar.message().contains(QStringLiteral("de, en")) ? 3
            : bar.message().contains(QStringLiteral("zone"))                 ? 2
                                                                             : 0; // one shows them side by side
        EXPECT_EQ(shownWays(), buttons) << qPrintable(bar.message());
    }
    const auto text = [](const Problem& problem) { return problemTextWithStep(problem); };
    const QString one = u' '
        + QCoreApplication::translate("arcwright::ui::FileNotices", "The same is true of %n more file(s).", nullptr, 1);
    said.sort();
    QStringList expected{text(endTag("", 0, "para")) + one, text(endTag("", 0, "doc")), text(notRead("", "d1.m")) + one,
        text(zones("", "en")) + one, text(zones("", "de, en"))};
    expected.sort();
    EXPECT_EQ(said, expected);
}

/// A Czech parse, its reference and a translation.
class ReadingZones : public WindowTest {
protected:
    ReadingZones() { start(QStringList(path)); }

    ZonePanel& panel() { return *window.findChild<ZonePanel*>(); }
    QString title() { return window.sentenceView()->findChild<ElidedLabel*>()->text(); }
    std::string form(std::size_t sentence) { return workspace().treebank().sentence(sentence)->word(1).form; }
    std::string onDisk() { return test::readBytes(path.toStdString()); }

    QString path = QString::fromStdString(folder.write("p.treex", test::parallelTreex()));
};

TEST_F(ReadingZones, ZonesOfTheSameWordsAreLayers)
{
    EXPECT_EQ(workspace().layerNames(), QStringList(QStringLiteral("cs_ref")));
    EXPECT_EQ(headOf(canvas().diagram(), Side::Below, 3), 0) << "drawn below the words";
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 3), 2);
    EXPECT_TRUE(title().contains(QStringLiteral("zone cs (others: cs_ref, en)"))) << qPrintable(title());
    EXPECT_TRUE(title().contains(QStringLiteral("cs_ref"))) << qPrintable(title());
    select(3);
    key(Qt::Key_A);
    EXPECT_EQ(head(0, 3), 0) << "the reference's arc is accepted";
    ASSERT_TRUE(save(workspace()));
    std::string expected = test::parallelTreex();
    EXPECT_NE(onDisk(), expected);
    window.actions()[ActionId::Undo]->trigger();
    ASSERT_TRUE(save(workspace()));
    EXPECT_EQ(onDisk(), expected);
}

TEST_F(ReadingZones, EachIsEditedInItsOwnPlace)
{
    const std::string before = onDisk();
    window.files().openZone(QStringLiteral("cs_ref"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && relation(0, 1) == "Sb"; }));
    EXPECT_EQ(workspace().layerNames(), QStringList(QStringLiteral("cs"))) << "the parse is the layer now";
    select(1);
    key(Qt::Key_L);
    type("Adv");
    key(Qt::Key_Return);
    ASSERT_EQ(relation(0, 1), "Adv");
    ASSERT_TRUE(save(workspace()));
    std::string expected = before;
    const auto at = expected.find("<afun>Sb</afun>");
    expected.replace(at, 15, "<afun>Adv</afun>");
    EXPECT_EQ(onDisk(), expected) << "nothing of another zone";
}

TEST_F(ReadingZones, AKeyGoesToTheNextZoneAndStaysInTheBundle)
{
    window.browser()->setCurrentSentence(1);
    canvas().setFocus();
    key(Qt::Key_Z);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && title().contains(QStringLiteral("zone cs_ref")); }));
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    canvas().setFocus();
    key(Qt::Key_Z);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "It"; }));
    EXPECT_EQ(workspace().treebank().size(), 1U);
    canvas().setFocus();
    key(Qt::Key_Z);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "Pes"; }));
    EXPECT_EQ(window.sentenceView()->sentence(), 1U) << "the bundle of the English tree";
}

TEST_F(ReadingZones, OtherWordsAreSeenBesideTheSentence)
{
    window.actions()[ActionId::ShowZones]->trigger();
    ASSERT_TRUE(panel().isVisible());
    const auto choose = [&](const char* zone) {
        const int row = panel().zones()->findText(QString::fromLatin1(zone));
        ASSERT_GE(row, 0);
        panel().zones()->setCurrentIndex(row);
        Q_EMIT panel().zones()->activated(row);
    };
    EXPECT_EQ(panel().zones()->currentText(), QStringLiteral("en")) << "the others are layers";
    choose("en");
    window.browser()->setCurrentSentence(1);
    ASSERT_TRUE(waitFor([&] { return panel().text() == QStringLiteral("It freezes ."); }))
        << qPrintable(panel().text());
    EXPECT_EQ(headOf(panel().diagram()->diagram(), Side::Above, 1), 2);
    window.browser()->setCurrentSentence(0);
    EXPECT_EQ(panel().text(), QString()) << "the bundle has no English tree";
    EXPECT_TRUE(said().contains(QStringLiteral("This zone has no tree of the sentence."))) << qPrintable(said());
    choose("cs_ref");
    ASSERT_TRUE(waitFor([&] { return panel().text() == QStringLiteral("Pes spí ."); }));
    panel().openButton()->click();
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && relation(0, 1) == "Sb"; }));
}

TEST_F(ReadingZones, TheZoneIsOpenedAgainAtTheNextStart)
{
    window.files().openZone(QStringLiteral("en"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "It"; }));
    window.close();
    MainWindow again;
    show(again);
    again.launch({});
    ASSERT_TRUE(waitFor([&] { return !again.isBusy() && again.workspace().treebank().size() == 1; }));
    EXPECT_EQ(again.workspace().treebank().sentence(0)->word(1).form, "It");
    EXPECT_EQ(again.files().openedPaths(), QStringList(path + QStringLiteral("#en")));
    EXPECT_EQ(Settings::recentFiles().front(), path) << "the file itself, without the zone";
}

TEST_F(CorrectingPrague, OtherTreebanksHaveNoPlaceForFlags)
{
    startWith(smallTreebank);
    canvas().setSelectedWord(2);
    key(Qt::Key_K);
    EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CorrectingPrague, MarksOfTheFamilyAreOfferedWhereWordsCanHaveThem)
{
    const auto isOffered = [&] {
        for (QMenu* menu : window.findChildren<QMenu*>()) {
            if (!menu->actions().contains(window.actions()[ActionId::ToggleMember]))
                continue;
            auto* correct = qobject_cast<QMenu*>(menu->parent());
            EXPECT_TRUE(correct);
            if (correct)
                Q_EMIT correct->aboutToShow();
            return menu->menuAction()->isVisible();
        }
        ADD_FAILURE() << "no menu has them";
        return false;
    };
    EXPECT_TRUE(isOffered());
    start(QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank))));
    EXPECT_FALSE(isOffered());
}

} // namespace arcwright::ui::testing
