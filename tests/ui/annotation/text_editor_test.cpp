// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPlainTextEdit>
#include <QTextBlock>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/base/text_problems.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/source_text.h"
#include "ui/annotation/text_editor.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui::testing {

namespace {

FormatPointer utf8()
{
    return formatNamed("conllu");
}

/// The bytes after the editor has shown them and the edit is made.
template <class Change>
std::string after(std::string_view source, Change change)
{
    const QString shown = shownSource(source, *utf8());
    return sourceOf(source, *utf8(), shown, change(shown)).value();
}

QString same(const QString& text)
{
    return text;
}

} // namespace

RC_GTEST_PROP(SourceTexts, ComeBackByteForByte, (const std::string& source))
{
    RC_ASSERT(after(source, same) == source);
}

TEST(SourceTexts, KeepLineEndsAndWhatFollows)
{
    const auto change = [](QString text) { return text.replace(u'b', QStringLiteral("B")); };
    EXPECT_EQ(after("a\nb\n\n", change), "a\nB\n\n");
    EXPECT_EQ(after("a\nb", change), "a\nB");
    const QString shown = QStringLiteral("a\nb"); // as an editor gives it back
    EXPECT_EQ(sourceOf("a\r\nb\r\n\r\n", *utf8(), shown, QStringLiteral("a\nc\nd")), "a\r\nc\r\nd\r\n\r\n");
}

TEST(SourceTexts, KeepEveryLineEndOfTextsThatHaveBothKinds)
{
    EXPECT_EQ(after("\na\r\n", same), "\na\r\n");
    const QString shown = QStringLiteral("a\nb\nc\nd"); // as an editor gives it back
    EXPECT_EQ(sourceOf("a\nb\r\nc\nd\r\n", *utf8(), shown, QStringLiteral("a\nB\nc\nd")), "a\nB\r\nc\nd\r\n");
}

TEST(SourceTexts, KeepBytesThatAreNoTextOutsideTheLinesThatChanged)
{
    const std::string_view source = "x\xff\ny\nz\xfe\n";
    EXPECT_EQ(after(source, [](QString text) { return text.replace(u'y', QStringLiteral("Y")); }), "x\xff\nY\nz\xfe\n");
    EXPECT_EQ(
        after(source, [](QString text) { return text.replace(QStringLiteral("y\n"), QString()); }), "x\xff\nz\xfe\n");
}

TEST(SourceTexts, AreShownAndWrittenInTheEncodingOfTheirFile)
{
    const FormatPointer dtag = formatNamed("dtag");
    const std::string_view latin1 = "<W lemma=\"m\xe5le\">m\xe5ler</W>\n<W lemma=\"x\">x</W>\n";
    const QString shown = shownSource(latin1, *dtag);
    EXPECT_EQ(shown, QStringLiteral("<W lemma=\"måle\">måler</W>\n<W lemma=\"x\">x</W>"));
    EXPECT_EQ(sourceOf(latin1, *dtag, shown, QString(shown).replace(QStringLiteral("måler"), QStringLiteral("måle"))),
        "<W lemma=\"m\xe5le\">m\xe5le</W>\n<W lemma=\"x\">x</W>\n");
    EXPECT_EQ(sourceOf(latin1, *dtag, shown, QString(shown).replace(u'x', u'æ')),
        "<W lemma=\"m\xe5le\">m\xe5ler</W>\n<W lemma=\"\xe6\">\xe6</W>\n")
        << "in a sentence of Latin-1 every line is that";
    const auto refused = sourceOf(latin1, *dtag, shown, QString(shown).replace(u'x', u'ж'));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, TextProblem::NotInLatin1);
    EXPECT_EQ(refused.error().line, 2U);

    const FormatPointer euc = formatNamed("cabocha:euc-jp");
    ASSERT_TRUE(euc);
    const std::string inu = "* 0 -1D 0/0 0\n" + euc->encodedLine("犬\t名詞", {}).value() + "\nEOS\n";
    const QString text = shownSource(inu, *euc);
    EXPECT_TRUE(text.contains(QStringLiteral("犬\t名詞"))) << qPrintable(text);
    const auto cat = sourceOf(inu, *euc, text, QString(text).replace(u'犬', u'猫'));
    EXPECT_EQ(shownSource(cat.value(), *euc), QString(text).replace(u'犬', u'猫'));
    EXPECT_EQ(sourceOf(inu, *euc, text, QString(text).replace(u'犬', u'€')).error().code,
        TextProblem::CharacterNotInEncoding);
}

TEST(SourceTexts, BytesThatAreNoTextAreNotWrittenAsTheSignThatStandsForThem)
{
    const std::string_view source = "x\xff\ny\n";
    const QString shown = shownSource(source, *utf8());
    EXPECT_EQ(shown, QStringLiteral("x\uFFFD\ny"));
    const auto left = sourceOf(source, *utf8(), shown, QStringLiteral("xz\uFFFD\ny"));
    ASSERT_FALSE(left);
    EXPECT_EQ(left.error().code, TextProblem::UnreadBytesLeft);
    EXPECT_EQ(left.error().column, 3U);
    EXPECT_EQ(sourceOf(source, *utf8(), shown, QStringLiteral("xe\ny")), "xe\ny\n") << "and so it is mended";
    EXPECT_EQ(sourceOf("\uFFFD\n", *utf8(), QStringLiteral("\uFFFD"), QStringLiteral("a\uFFFD")), "a\uFFFD\n")
        << "what is in the file is what it is";
}

TEST(SourceTexts, AStrayCarriageReturnAndANulStayInTheirLines)
{
    const std::string_view source("a\rb\nc\0d\ne\n", 10);
    const QString shown = shownSource(source, *utf8());
    EXPECT_EQ(shown, QStringLiteral("a\uFFFDb\nc\uFFFDd\ne"));
    EXPECT_EQ(
        sourceOf(source, *utf8(), shown, QStringLiteral("a\uFFFDb\nc\uFFFDd\nE")), std::string("a\rb\nc\0d\nE\n", 10));
    EXPECT_EQ(sourceOf(source, *utf8(), shown, QStringLiteral("a\nb\nc\nd\ne")), "a\nb\nc\nd\ne\n");
    EXPECT_EQ(sourceOf(source, *utf8(), shown, QStringLiteral("a\uFFFDB\nc\uFFFDd\ne")).error().code,
        TextProblem::UnreadBytesLeft);
}

namespace {

class TextOfASentence : public WindowTest {
protected:
    TextEditor& editor() { return *window.sentenceView()->textEditor(); }
    QPlainTextEdit& field() { return *editor().text(); }
    bool isShown() { return field().isVisible(); }
    /// Replaces a part of the text as if it were typed.
    void change(const char* from, const char* to)
    {
        QTextCursor cursor = field().document()->find(QString::fromUtf8(from));
        ASSERT_FALSE(cursor.isNull()) << from;
        cursor.insertText(QString::fromUtf8(to));
    }
    void editAsText() { key(Qt::Key_E, Qt::ControlModifier); }
    void applyByKey() { key(Qt::Key_Return, Qt::ControlModifier); }
};

} // namespace

TEST_F(TextOfASentence, OfABrokenOneCanBeCorrectedAndTheCorrectionUndone)
{
    startWith(treebankWithABrokenSentence());
    key(Qt::Key_Down, Qt::AltModifier);
    ASSERT_TRUE(isShown());
    EXPECT_TRUE(editor().verdict().contains(QStringLiteral("line 14, column 21")));
    EXPECT_EQ(field().textCursor().blockNumber(), 4);
    EXPECT_EQ(field().textCursor().block().text().mid(field().textCursor().positionInBlock(), 1), QStringLiteral("x"));
    field().setFocus();
    change("\tx\t", "\t3\t");
    EXPECT_TRUE(workspace().treebank().sentence(1)->problem) << "nothing is changed yet";
    applyByKey();
    EXPECT_FALSE(workspace().treebank().sentence(1)->problem);
    EXPECT_EQ(head(1, 2), 3);
    EXPECT_FALSE(isShown());
    EXPECT_TRUE(canvas().hasFocus());
    ASSERT_TRUE(save(workspace()));
    EXPECT_EQ(onDisk(), smallTreebank);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(workspace().treebank().sentence(1)->problem);
    EXPECT_TRUE(isShown());
}

TEST_F(TextOfASentence, IsReadWhileItIsTypedAndSaysWhere)
{
    startWith(smallTreebank);
    editAsText();
    ASSERT_TRUE(isShown());
    EXPECT_TRUE(field().hasFocus());
    change("\t3\tobj", "\t9\tobj");
    ASSERT_TRUE(waitFor([&] { return editor().verdict().contains(QStringLiteral("line 7,")); }));
    EXPECT_TRUE(editor().verdict().contains(problemText({FormatProblem::HeadOutOfRange, {}, 0, 0, {"9", "6"}})));
    EXPECT_FALSE(editor().verdict().contains(QStringLiteral("Mend"))) << "that is what is being done";
    ASSERT_EQ(field().extraSelections().size(), 1);
    EXPECT_EQ(field().extraSelections().front().cursor.blockNumber(), 6);
    change("\t9\tobj", "\t2\tobj");
    ASSERT_TRUE(waitFor([&] { return field().extraSelections().isEmpty(); }));
    EXPECT_EQ(head(0, 5), 3);
    applyByKey();
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_FALSE(isShown());
    ASSERT_TRUE(save(workspace()));
    EXPECT_EQ(changedLines(smallTreebank, onDisk()),
        (ChangedLines{{7, "5\tcat\tcat\tNOUN\tNN\t_\t2\tobj\t3:obj\tSpaceAfter=No"}}));
}

TEST_F(TextOfASentence, WithAStrayCarriageReturnKeepsItInALineThatIsNotTouched)
{
    std::string text(smallTreebank);
    text.replace(text.find("saw\tsee"), 7, "s\raw\tsee");
    startWith(text);
    editAsText();
    change("det\t2:det", "nmod\t2:nmod");
    applyByKey();
    EXPECT_TRUE(save(workspace()));
    EXPECT_EQ(changedLines(text, onDisk()), (ChangedLines{{3, "1\tThe\tthe\tDET\tDT\t_\t2\tnmod\t2:nmod\t_"}}));
}

TEST_F(TextOfASentence, EscapeLeavesEverythingAsItWas)
{
    startWith(smallTreebank);
    editAsText();
    change("\t3\tobj", "\t2\tobj");
    key(Qt::Key_Escape);
    EXPECT_FALSE(isShown());
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_FALSE(workspace().canUndo());
    editAsText();
    EXPECT_TRUE(field().toPlainText().contains(QStringLiteral("\t3\tobj"))) << "it was given up";
}

TEST_F(TextOfASentence, TypedAndNotAppliedIsThereOnComingBack)
{
    startWith(smallTreebank);
    editAsText();
    change("\t3\tobj", "\t2\tobj");
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_FALSE(isShown());
    key(Qt::Key_Up, Qt::AltModifier);
    ASSERT_TRUE(isShown());
    EXPECT_TRUE(editor().isModified());
    EXPECT_TRUE(field().toPlainText().contains(QStringLiteral("\t2\tobj")));
    EXPECT_EQ(head(0, 5), 3);
}

TEST_F(TextOfASentence, APredictionDoesNotTakeAwayWhatIsTyped)
{
    startWith(smallTreebank);
    editAsText();
    change("\t3\tobj", "\t2\tobj");
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    EXPECT_TRUE(isShown());
    EXPECT_TRUE(editor().isModified());
}

TEST_F(TextOfASentence, OfTwoMakesTwo)
{
    startWith(smallTreebank);
    window.browser()->setCurrentSentence(2);
    editAsText();
    change("2\tworks\twork\tVERB\tVBZ\t_\t0", "\n1\tworks\twork\tVERB\tVBZ\t_\t0");
    change("PRP\t_\t2", "PRP\t_\t0");
    applyByKey();
    EXPECT_EQ(workspace().treebank().size(), 4U);
    EXPECT_EQ(workspace().treebank().sentence(3)->text(), "works");
    workspace().undo();
    EXPECT_EQ(workspace().treebank().size(), 3U);
    EXPECT_EQ(workspace().treebank().sentence(2)->text(), "It works");
}

TEST_F(TextOfASentence, OfNothingIsRefused)
{
    startWith(smallTreebank);
    editAsText();
    field().selectAll();
    key(Qt::Key_Delete);
    applyByKey();
    EXPECT_EQ(window.messageBar()->message(), problemText({FormatProblem::EmptySentence, {}, 0, 0, {}}));
    EXPECT_TRUE(isShown());
    EXPECT_TRUE(editor().isModified());
    EXPECT_EQ(workspace().treebank().sentence(0)->size(), 6);
}

TEST_F(TextOfASentence, KeepsNoBreakSpaces)
{
    startWith("1\tdix\u00a0mille\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    editAsText();
    change("root", "dep");
    applyByKey();
    EXPECT_EQ(workspace().treebank().sentence(0)->word(1).form, "dix\u00a0mille");
    EXPECT_EQ(relation(0, 1), "dep");
}

} // namespace arcwright::ui::testing
