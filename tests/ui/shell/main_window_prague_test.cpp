// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/documents/document_name.h"
#include "core/documents/document_problems.h"
#include "core/formats/format_problems.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/zone_samples.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/documents/open_files.h"
#include "ui/look/problem_text.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/window_title.h"
#include "ui/training/why_panel.h"

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
    window.sentenceView()->arcEditing()->setArcRelations([](std::size_t, int head, int) {
        return std::vector<Guess>{{head, QStringLiteral("Apos"), {}}};
    });
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
    ASSERT_TRUE(waitFor([&] { return press(QStringLiteral("Show en_ref")); })); // the notice may come a moment later
    ASSERT_TRUE(waitFor([&] { return workspace().treebank().sentence(0)->word(1).form == "Freezing"; }));
    ASSERT_TRUE(waitFor([&] { return press(QStringLiteral("Show cs")); }));
    ASSERT_TRUE(waitFor([&] { return workspace().treebank().sentence(0)->word(1).form == "Mrzne"; }));
}

TEST_F(CorrectingPrague, SeveralFilesWithTheSameZonesAreOneNotice)
{
    folder.write("t/1.treex", test::treexDocument);
    folder.write("t/2.treex", test::treexDocument);
    start(QStringList(QString::fromStdString(folder.file("t"))));
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("more file")))
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

TEST_F(CorrectingPrague, WhatIsBelowAFolderIsAButtonAway)
{
    folder.write("all/a.conllu", smallTreebank);
    folder.write("all/more/b.conllu", smallTreebank);
    const QString all = QString::fromStdString(folder.file("all"));
    start(QStringList(all));
    ASSERT_EQ(workspace().copyCount(), 1U);
    ASSERT_TRUE(press(QStringLiteral("Open them all")));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && workspace().copyCount() == 2; }));
    const QStringList asked(all + QStringLiteral("/**"));
    EXPECT_EQ(window.files().openedPaths(), asked);
    EXPECT_EQ(thoseThere(asked), asked) << "it can be opened again";
    EXPECT_FALSE(press(QStringLiteral("Open them all")));
}

TEST_F(CorrectingPrague, AllThatIsBelowAFolderIsNamedByTheFolder)
{
    QStringList begun;
    QObject::connect(&workspace().files(), &OpenFiles::began, &window, [&](const QString& what) { begun << what; });
    folder.write("all/more/b.conllu", smallTreebank);
    const QString all = QString::fromStdString(folder.file("all")) + QStringLiteral("/**");
    start(QStringList(all));
    ASSERT_FALSE(begun.isEmpty());
    EXPECT_TRUE(begun.front().endsWith(QStringLiteral(" all/**"))) << qPrintable(begun.front());
    const QString name = nameWithFolder(all);
    EXPECT_TRUE(name.startsWith(QStringLiteral("all/** — "))) << qPrintable(name);
    EXPECT_FALSE(name.endsWith(QStringLiteral("all"))) << qPrintable(name);
    EXPECT_EQ(nameWithFolder(QDir::homePath() + QStringLiteral("/t/x.conllu")), QStringLiteral("x.conllu — ~/t"));
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

TEST_F(CorrectingPrague, WhatIsLeftOverOfKeptCorrectionsStaysWithinReach)
{
    const std::string path = folder.file("small.a");
    Q_EMIT workspace().noticed(
        {DocumentProblem::PartlyMadeAgain, path, 0, 0, {"2", "1", folder.file("small.aside-1")}});
    EXPECT_TRUE(said().contains(QStringLiteral("small.aside-1")) || shownWays() > 1);
    QCoreApplication::processEvents(); // buttons are laid out
    EXPECT_TRUE(press(QStringLiteral("Leave them there")));
    Q_EMIT workspace().noticed(
        {DocumentProblem::PartlyMadeAgain, path, 0, 0, {"2", "1", folder.file("small.aside-1")}});
    QCoreApplication::processEvents(); // buttons are laid out
    EXPECT_TRUE(press(QStringLiteral("Make again what fits")));
}

TEST_F(CorrectingPrague, AHeadByHandTakesTheMembershipThatTheParserTells)
{
    std::optional<bool> isMember = false;
    window.sentenceView()->arcEditing()->setArcRelations([&](std::size_t, int head, int) {
        return std::vector<Guess>{{head, QStringLiteral("Obj"), {}, isMember}};
    });
    select(3);
    key(Qt::Key_H);
    key(Qt::Key_4);
    EXPECT_EQ(relation(0, 3), "Obj");
    EXPECT_FALSE(has(3, pml::isMember)) << "a conjunct under another word is none";
    isMember = true;
    select(3);
    key(Qt::Key_H);
    key(Qt::Key_2);
    EXPECT_TRUE(has(3, pml::isMember));
    isMember.reset();
    select(3);
    key(Qt::Key_H);
    key(Qt::Key_4);
    EXPECT_TRUE(has(3, pml::isMember)) << "a parser that does not tell leaves it";
}

TEST_F(CorrectingPrague, WhatIsChosenInWhySetsTheMembership)
{
    auto* why = window.findChild<WhyPanel*>();
    ASSERT_NE(why, nullptr);
    Q_EMIT why->headChosen(3, Guess{2, QStringLiteral("Obj"), {}, false});
    EXPECT_EQ(relation(0, 3), "Obj");
    EXPECT_FALSE(has(3, pml::isMember));
    Q_EMIT why->headChosen(3, Guess{2, QStringLiteral("Obj"), {}, true});
    EXPECT_TRUE(has(3, pml::isMember));
}

TEST_F(CorrectingPrague, TheMenuSaysTheMembershipThatItSets)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{2, QStringLiteral("Sb"), 0.0, true}};
    });
    select(4);
    DiagramHit hit;
    hit.node = 4;
    Q_EMIT canvas().contextRequested(hit, QPoint());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    QStringList texts;
    for (const QAction* action : menu->actions())
        texts << action->text();
    EXPECT_TRUE(texts.join(u'\n').contains(QStringLiteral("Sb_Co"))) << qPrintable(texts.join(u'\n'));
    menu->close();
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
