// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/text_commands.h"

#include <QDialog>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

#include "core/formats/registry.h"
#include "core/treebank/predicted_tags.h"
#include "core/treebank/treebank_problems.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/settings/parser_settings.h"
#include "ui/shell/outside_analyser.h"

namespace arcwright::ui::testing {

namespace {

class TypedTextInTheWindow : public WindowTest {
protected:
    TypedTextInTheWindow() { startWith(smallTreebank); }

    /// Makes a treebank of a text and waits until it is open.
    void make(const char* text, const char* name)
    {
        path = QString::fromStdString(folder.file(name));
        QSignalSpy opened(&workspace(), &Workspace::opened);
        window.texts().make(QString::fromUtf8(text), path);
        ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
    }

    QString path;
};

} // namespace

TEST_F(TypedTextInTheWindow, BecomesATreebankWithPredictedTagsThatAreMarked)
{
    make("The dog saw a cat.\nA dog", "typed.conllu");
    ASSERT_EQ(workspace().treebank().size(), 2U);
    const auto sentence = workspace().treebank().sentence(0);
    EXPECT_EQ(sentence->size(), 6);
    EXPECT_EQ(sentence->word(2).upos, "NOUN") << "learnt from the treebank that was open";
    EXPECT_TRUE(hasPredictedTags(sentence->word(2)));
    EXPECT_EQ(sentence->headOf(2), kNoHead) << "gold is up to the annotator";
    EXPECT_EQ(canvas().diagram().words[1].tag, QStringLiteral("NOUN?"));
    EXPECT_NE(test::readBytes(path.toStdString()).find("ArcwrightTags=predicted"), std::string::npos);
}

TEST_F(TypedTextInTheWindow, HasIdsParagraphsAndTheMultiwordTokensOfTheTreebank)
{
    QSignalSpy opened(&workspace(), &Workspace::opened);
    window.texts().make(QStringLiteral("Don't go\n\nA dog"), QString::fromStdString(folder.file("typed.conllu")),
        QStringLiteral("walk"));
    ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
    ASSERT_EQ(workspace().treebank().size(), 2U);
    const auto first = workspace().treebank().sentence(0);
    EXPECT_EQ(first->metadata("newdoc id"), "walk");
    EXPECT_EQ(first->metadata("sent_id"), "walk-1");
    EXPECT_EQ(first->metadata("text"), "Don't go");
    ASSERT_EQ(first->multiwordTokens.size(), 1U);
    EXPECT_EQ(first->word(2).form, "n't");
    EXPECT_EQ(first->word(2).lemma, "not");
    EXPECT_EQ(workspace().treebank().sentence(1)->metadata("newpar id"), "walk-p2");
}

TEST_F(TypedTextInTheWindow, IsAskedForWithABeginningOfIdsThatCanBeOne)
{
    QString typed;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog->objectName() != QStringLiteral("typeText"))
            return;
        timer.stop();
        auto* prefix = dialog->findChild<QLineEdit*>(QStringLiteral("idPrefix"));
        QTest::keyClicks(prefix, QStringLiteral("my no/vel"));
        typed = prefix->text();
        dialog->reject();
    });
    timer.start(5);
    window.actions()[ActionId::TypeText]->trigger();
    EXPECT_EQ(typed, QStringLiteral("mynovel"));
}

TEST_F(TypedTextInTheWindow, IsParsedByTheModelInUse)
{
    settled.clear();
    window.learning().useModel(modelOf(workspace().treebank(), workspace().treebank().size()), QStringLiteral("small"));
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    make("The dog saw a cat.", "typed.conllu");
    ASSERT_TRUE(waitFor([&] { return workspace().layer().find(workspace().treebank().key(0)) != nullptr; }));
    EXPECT_TRUE(isTree(workspace().layer().find(workspace().treebank().key(0))->graph.heads));
}

TEST_F(TypedTextInTheWindow, IsOfTheFormatThatItsNameSays)
{
    make("The dog saw a cat.", "typed.tag");
    ASSERT_EQ(workspace().treebank().size(), 1U);
    const auto& document = *workspace().treebank().documents().front();
    EXPECT_EQ(document.format()->family().title, formatOfEnding("x.tag")->family().title);
    EXPECT_EQ(workspace().treebank().sentence(0)->size(), 6);
    const std::string bytes = test::readBytes(path.toStdString());
    EXPECT_NE(bytes.find("<W"), std::string::npos) << bytes;
    EXPECT_EQ(bytes.find("ArcwrightTags"), std::string::npos) << "DTAG has no such mark: " << bytes;
}

TEST_F(TypedTextInTheWindow, TheOutputOfJumanBecomesBunsetsu)
{
    make("猫 ねこ 猫 名詞 6 普通名詞 1 * 0 * 0 NIL\nが が が 助詞 9 格助詞 1 * 0 * 0 NIL\n"
         "寝る ねる 寝る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\nEOS\n",
        "typed.knp");
    ASSERT_EQ(workspace().treebank().size(), 1U);
    EXPECT_EQ(workspace().treebank().sentence(0)->unitCount(), 2);
}

TEST_F(TypedTextInTheWindow, NothingIsRefused)
{
    QSignalSpy failed(&window.texts(), &TextCommands::failed);
    window.texts().make(QStringLiteral(" \n "), QString::fromStdString(folder.file("none.conllu")));
    ASSERT_TRUE(waitFor([&] { return failed.count() > 0; }));
    EXPECT_EQ(failed.at(0).at(0).value<Problem>().code, TreebankProblem::NoSentences);
    EXPECT_FALSE(QFile::exists(QString::fromStdString(folder.file("none.conllu"))));
}

TEST(RawJapanese, HasKanaAndNoAnalysis)
{
    EXPECT_TRUE(isRawJapanese(QStringLiteral("猫が寝る")));
    EXPECT_FALSE(isRawJapanese(QStringLiteral("The cat sleeps.")));
    EXPECT_FALSE(isRawJapanese(QStringLiteral("猫 ねこ 猫 名詞\nEOS\n")));
    EXPECT_FALSE(isRawJapanese({}));
}

/// A program that reads the text and writes what JUMAN would.
TEST_F(TypedTextInTheWindow, AnAnalyserTellsJapaneseWordsApart)
{
    QObject::disconnect(&window.texts(), &TextCommands::analysed, nullptr, nullptr); // which asks where to save it
    const test::TemporaryFolder tools;
    const std::string script = tools.write("juman",
        "#!/bin/sh\ngrep -q 猫が寝る && printf '%s\\n' "
        "'猫 ねこ 猫 名詞 6 普通名詞 1 * 0 * 0 NIL' 'が が が 助詞 9 格助詞 1 * 0 * 0 NIL' "
        "'寝る ねる 寝る 動詞 2 * 0 母音動詞 1 基本形 2 NIL' EOS\n");
    ParserSettings::analyser.set(QStringLiteral("sh %1").arg(QString::fromStdString(script)));
    QSignalSpy analysed(&window.texts(), &TextCommands::analysed);
    window.texts().analyse(QStringLiteral("猫が寝る"));
    ASSERT_TRUE(waitFor([&] { return analysed.count() > 0; }));
    make(analysed.at(0).at(0).toString().toUtf8().constData(), "typed.knp");
    EXPECT_EQ(workspace().treebank().sentence(0)->unitCount(), 2);
}

TEST_F(TypedTextInTheWindow, AnAnalyserThatFailsIsNamed)
{
    QSignalSpy refused(&window.texts(), &TextCommands::refused);
    for (const char* command : {"no-such-analyser", "cat", "false"}) {
        ParserSettings::analyser.set(QString::fromLatin1(command));
        refused.clear();
        window.texts().analyse(QStringLiteral("猫が寝る"));
        ASSERT_TRUE(waitFor([&] { return refused.count() > 0; })) << command;
        EXPECT_TRUE(refused.at(0).at(0).toString().contains(QString::fromLatin1(command)));
        EXPECT_EQ(window.messageBar()->message(), refused.at(0).at(0).toString());
    }
}

} // namespace arcwright::ui::testing
