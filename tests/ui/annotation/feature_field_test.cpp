// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/feature_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDockWidget>
#include <QLabel>
#include <QStringListModel>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/field_popup.h"
#include "ui/annotation/token_table.h"
#include "ui/annotation/word_editor.h"

namespace arcwright::ui::testing {

namespace {

FieldValues someValues()
{
    auto features = std::make_shared<FeatureInventory>();
    for (int time = 0; time < 3; ++time) {
        features->add("NOUN", "Case=Nom|Number=Sing");
        features->add("VERB", "Tense=Past");
    }
    features->add("NOUN", "Case=Acc|Number=Plur");
    features->add("PRON", "PronType=Int,Rel");
    FieldValues values;
    values.features = std::move(features);
    values.feats = {QStringLiteral("Case=Nom|Number=Sing"), QStringLiteral("Tense=Past")};
    return values;
}

class Features : public ::testing::Test {
protected:
    Features()
    {
        parent.resize(400, 300);
        field.resize(300, 30);
        parent.show();
        parent.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&parent));
        field.setFocus();
    }

    void type(const char* text)
    {
        for (; *text; ++text)
            QTest::keyClick(parent.windowHandle(), *text);
    }
    void press(Qt::Key key) { QTest::keyClick(parent.windowHandle(), key); }
    QStringList offered() const
    {
        QStringList texts;
        const QAbstractItemModel* model = field.offers()->completionModel();
        for (int row = 0; row < model->rowCount() && field.offers()->popup()->isVisible(); ++row)
            texts << model->index(row, 0).data(Qt::UserRole).toString();
        return texts;
    }

    QWidget parent;
    FeatureField field{someValues(), QStringLiteral("NOUN"), &parent};
};

} // namespace

TEST_F(Features, WhatStandsBehindStaysAFeatureOfItsOwn)
{
    field.setFeatures(QStringLiteral("Case=Nom"));
    press(Qt::Key_Home);
    type("num");
    press(Qt::Key_Tab);
    EXPECT_EQ(field.text(), QStringLiteral("Number=|Case=Nom"));
    press(Qt::Key_Tab);
    EXPECT_EQ(field.text(), QStringLiteral("Number=Sing|Case=Nom"));
}

TEST_F(Features, AnotherValueTakesThePlaceOfTheOneAtTheCursor)
{
    field.setFeatures(QStringLiteral("Case=Nom|Number=Sing"));
    press(Qt::Key_Home);
    for (int letter = 0; letter < 5; ++letter)
        press(Qt::Key_Right);
    type("a");
    press(Qt::Key_Tab);
    EXPECT_EQ(field.text(), QStringLiteral("Case=Acc|Number=Sing"));
}

TEST_F(Features, AttributesOfThePartOfSpeechComeFirstThenTheirValues)
{
    press(Qt::Key_Down);
    EXPECT_EQ(offered(),
        (QStringList{QStringLiteral("Case"), QStringLiteral("Number"), QStringLiteral("Tense"),
            QStringLiteral("PronType"), QStringLiteral("Case=Nom|Number=Sing")}));
    type("n");
    EXPECT_EQ(offered(), QStringList{QStringLiteral("Number")});
    press(Qt::Key_Tab);
    EXPECT_EQ(field.text(), QStringLiteral("Number="));
    EXPECT_EQ(offered(), (QStringList{QStringLiteral("Sing"), QStringLiteral("Plur")}));
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_EQ(field.text(), QStringLiteral("Number=Plur"));
    type("|");
    EXPECT_EQ(offered(), (QStringList{QStringLiteral("Case"), QStringLiteral("Tense"), QStringLiteral("PronType")}))
        << "what the word has already is not offered";
    type("c");
    press(Qt::Key_Tab);
    type("a");
    press(Qt::Key_Tab);
    EXPECT_EQ(field.text(), QStringLiteral("Number=Plur|Case=Acc"));
    EXPECT_EQ(field.features(), QStringLiteral("Case=Acc|Number=Plur")) << "in the order that UD asks for";
    EXPECT_TRUE(offered().isEmpty());
}

TEST_F(Features, AnotherPartOfSpeechHasOthersAndSeveralValuesAreCompletedEach)
{
    field.setPartOfSpeech(QStringLiteral("PRON"));
    press(Qt::Key_Down);
    EXPECT_EQ(offered().front(), QStringLiteral("PronType"));
    type("PronType=Rel,");
    EXPECT_EQ(offered(), (QStringList{QStringLiteral("Int"), QStringLiteral("Rel")}));
    press(Qt::Key_Tab);
    EXPECT_EQ(field.text(), QStringLiteral("PronType=Rel,Int"));
    EXPECT_EQ(field.features(), QStringLiteral("PronType=Int,Rel"));
}

TEST_F(Features, WhatIsInTheMiddleIsCompletedThere)
{
    field.setFeatures(QStringLiteral("Tense=Past|Number=Sing"));
    EXPECT_EQ(field.features(), QStringLiteral("Tense=Past|Number=Sing")) << "unchanged it stays as the file has it";
    field.setCursorPosition(0);
    type("ca");
    press(Qt::Key_Tab);
    type("n");
    press(Qt::Key_Tab);
    type("|");
    EXPECT_EQ(field.text(), QStringLiteral("Case=Nom|Tense=Past|Number=Sing"));
    EXPECT_EQ(field.features(), QStringLiteral("Case=Nom|Number=Sing|Tense=Past"));
}

/// As in the field of a relation: an attribute alone would be an error in the file.
TEST_F(Features, EnterCompletesWhatWouldBeNoFeature)
{
    type("nu");
    press(Qt::Key_Return);
    EXPECT_EQ(field.text(), QStringLiteral("Number="));
    EXPECT_EQ(offered(), (QStringList{QStringLiteral("Sing"), QStringLiteral("Plur")}));
    press(Qt::Key_Return);
    EXPECT_EQ(field.text(), QStringLiteral("Number=Sing"));
    type("|Case=A");
    EXPECT_EQ(offered(), QStringList{QStringLiteral("Acc")});
    press(Qt::Key_Return);
    EXPECT_EQ(field.text(), QStringLiteral("Number=Sing|Case=A")) << "a value can be a new one";
}

TEST_F(Features, NothingIsForcedUponWhoTypesSomethingElse)
{
    type("Foo=Bar");
    EXPECT_TRUE(offered().isEmpty());
    EXPECT_EQ(field.features(), QStringLiteral("Foo=Bar"));
    field.setFeatures({});
    type("num=S|gen=M");
    EXPECT_EQ(field.features(), QStringLiteral("num=S|gen=M")) << "these are not UD's";
}

namespace {

class FeaturesOfWords : public WindowTest {
protected:
    FeaturesOfWords()
    {
        startWith("1\tdogs\tdog\tNOUN\tN\tNumber=Plur\t2\tnsubj\t_\t_\n2\tran\trun\tVERB\tV\tTense=Past|Mood=Ind\t0\t"
                  "root\t_\t_\n\n1\tcat\tcat\tNOUN\tN\tCase=Nom|Number=Sing\t0\troot\t_\t_\n\n");
        const auto* relations = relationEditor().findChild<QStringListModel*>();
        EXPECT_TRUE(waitFor([&] { return relations->rowCount() > 0; })) << "the values are counted";
    }
    std::string feats(int word) { return workspace().treebank().sentence(0)->word(word).feats; }
};

} // namespace

TEST_F(FeaturesOfWords, AreEditedInTheFormOfAWordAndWrittenInOrder)
{
    canvas().setFocus();
    select(1);
    key(Qt::Key_F2);
    auto* editor = window.findChild<WordEditor*>();
    ASSERT_TRUE(editor && editor->isVisible());
    auto* field = qobject_cast<FeatureField*>(editor->line(WordField::Feats));
    ASSERT_TRUE(field);
    field->setFocus();
    field->end(false);
    type("|c");
    key(Qt::Key_Tab);
    key(Qt::Key_Tab);
    EXPECT_EQ(field->text(), QStringLiteral("Number=Plur|Case=Nom"));
    key(Qt::Key_Return);
    EXPECT_FALSE(editor->isVisible());
    EXPECT_EQ(feats(1), "Case=Nom|Number=Plur");
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(feats(1), "Number=Plur");
}

TEST_F(FeaturesOfWords, AreReachedInTheFormByTheKeyboardAlone)
{
    canvas().setFocus();
    select(1);
    key(Qt::Key_F2);
    auto* editor = window.findChild<WordEditor*>();
    ASSERT_TRUE(editor && editor->isVisible());
    auto* field = qobject_cast<FeatureField*>(editor->line(WordField::Feats));
    ASSERT_TRUE(field);
    for (int tab = 0; tab < 10 && !field->hasFocus(); ++tab)
        key(Qt::Key_Tab);
    ASSERT_TRUE(field->hasFocus());
    key(Qt::Key_End);
    type("|c");
    key(Qt::Key_Tab);
    EXPECT_EQ(field->text(), QStringLiteral("Number=Plur|Case="));
    EXPECT_TRUE(field->hasFocus()) << "Tab completes while there is something to complete";
    key(Qt::Key_Tab);
    key(Qt::Key_Return);
    EXPECT_EQ(feats(1), "Case=Nom|Number=Plur");
}

TEST_F(FeaturesOfWords, ThatNobodyTouchedStayOutOfOrder)
{
    canvas().setFocus();
    select(2);
    key(Qt::Key_F2);
    auto* editor = window.findChild<WordEditor*>();
    ASSERT_TRUE(editor && editor->isVisible());
    editor->line(WordField::Lemma)->setText(QStringLiteral("go"));
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(2).lemma, "go");
    EXPECT_EQ(feats(2), "Tense=Past|Mood=Ind");
}

/// The form does not hide the word that it is about, and says how one leaves it.
TEST_F(FeaturesOfWords, AreEditedBesideTheWordWhereThereIsNoRoomBelow)
{
    EXPECT_EQ(popupPlace({100, 150}, {150, 90, 40, 20}, {0, 0, 400, 200}), QRect(191, 24, 100, 150)) << "behind it";
    EXPECT_EQ(popupPlace({100, 150}, {300, 90, 40, 20}, {0, 0, 400, 200}), QRect(198, 24, 100, 150)) << "before it";
    EXPECT_EQ(popupPlace({100, 80}, {150, 90, 40, 20}, {0, 0, 400, 200}).top(), 111);
    canvas().setFocus();
    select(2);
    key(Qt::Key_F2);
    const auto* editor = window.findChild<WordEditor*>();
    QString told;
    for (const QLabel* label : editor->findChildren<QLabel*>())
        told += label->text();
    EXPECT_TRUE(told.contains(QStringLiteral("Enter"))) << told.toStdString();
}

/// By the key that edits cells, and by typing over them, which begins with the first letter of an attribute.
TEST_F(FeaturesOfWords, AreBegunByKeyInTheTable)
{
    auto* table = window.findChild<TokenTable*>()->findChild<QTableView*>();
    ASSERT_TRUE(table);
    window.findChild<QDockWidget*>(QStringLiteral("words"))->show();
    const auto* model = qobject_cast<TokenTableModel*>(table->model());
    int column = 0;
    while (model->field(column) != WordField::Feats)
        ++column;
    table->setCurrentIndex(model->index(0, column));
    table->setFocus();
    key(Qt::Key_F2);
    auto* field = table->findChild<FeatureField*>();
    ASSERT_TRUE(field);
    EXPECT_EQ(field->text(), QStringLiteral("Number=Plur"));
    key(Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return table->findChild<FeatureField*>() == nullptr; }));
    EXPECT_EQ(feats(1), "Number=Plur");
    table->setFocus();
    type("c");
    field = table->findChild<FeatureField*>();
    ASSERT_TRUE(field);
    EXPECT_EQ(field->text(), QStringLiteral("c"));
    key(Qt::Key_Tab);
    EXPECT_EQ(field->text(), QStringLiteral("Case="));
    key(Qt::Key_Tab);
    EXPECT_EQ(field->text(), QStringLiteral("Case=Nom"));
    key(Qt::Key_Return);
    EXPECT_TRUE(waitFor([&] { return feats(1) == "Case=Nom"; })) << feats(1);
}

TEST_F(FeaturesOfWords, AreEditedInTheTableToo)
{
    auto* table = window.findChild<TokenTable*>()->findChild<QTableView*>();
    ASSERT_TRUE(table);
    window.findChild<QDockWidget*>(QStringLiteral("words"))->show();
    const auto* model = qobject_cast<TokenTableModel*>(table->model());
    int column = 0;
    while (model->field(column) != WordField::Feats)
        ++column;
    EXPECT_EQ(model->partOfSpeech(1), QStringLiteral("VERB"));
    table->edit(model->index(1, column));
    auto* field = table->findChild<FeatureField*>();
    ASSERT_TRUE(field);
    EXPECT_EQ(field->text(), QStringLiteral("Tense=Past|Mood=Ind"));
    field->setText(QStringLiteral("Tense=Pres|Mood=Ind"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_TRUE(waitFor([&] { return feats(2) == "Mood=Ind|Tense=Pres"; })) << feats(2);
}

} // namespace arcwright::ui::testing
