// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/without_mnemonic.h"
#include "ui/shell/parse_with_menu.h"

#include "core/model/model_file.h"
#include "core/model/parser.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/shell/file_commands.h"

namespace arcwright::ui::testing {

namespace {

class ParsingWith : public WindowTest {
protected:
    void startWithAModel()
    {
        startWith(firstSentences("english.conllu", 12));
        window.learning().useModel(modelOf(workspace().treebank(), 5), QStringLiteral("small"));
        ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    }
    QAction* action() { return window.actions()[ActionId::ParseWith]; }
    /// The choices of the menu when it opens.
    QStringList choices()
    {
        auto* menu = window.findChild<ParseWithMenu*>();
        Q_EMIT menu->aboutToShow();
        QStringList titles;
        for (const QAction* choice : menu->actions()) {
            if (!choice->isSeparator())
                titles << (choice->isChecked() ? QStringLiteral("* ") : QString()) + withoutMnemonic(choice->text());
        }
        return titles;
    }
    void choose(Decoder decoder)
    {
        for (QAction* choice : window.findChild<ParseWithMenu*>()->actions()) {
            if (withoutMnemonic(choice->text()) == TrainingPanel::titleOf(decoder))
                choice->trigger();
        }
        ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    }
};

} // namespace

TEST_F(ParsingWith, IsThereOnceThereIsAModelOfWords)
{
    startWith(firstSentences("english.conllu", 12));
    EXPECT_FALSE(action()->isEnabled());
    window.learning().useModel(modelOf(workspace().treebank(), 5), QStringLiteral("small"));
    EXPECT_FALSE(action()->isEnabled()) << "while it predicts";
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_TRUE(action()->isEnabled());
}

TEST_F(ParsingWith, OffersTheDecodersThatTheModelCan)
{
    startWithAModel();
    const QStringList titles = choices();
    const Decoder own = window.learning().model()->configuration.decoder();
    ASSERT_FALSE(titles.isEmpty());
    EXPECT_EQ(titles.front(), QStringLiteral("* The model's own: ") + TrainingPanel::titleOf(own));
    EXPECT_EQ(titles.size(), static_cast<int>(decodersOf(*window.learning().model()).size()));
    EXPECT_TRUE(titles.contains(TrainingPanel::titleOf(Decoder::Cle)));
    EXPECT_FALSE(titles.contains(TrainingPanel::titleOf(Decoder::Multi))) << "it was trained on trees";
}

TEST_F(ParsingWith, PredictsAnewWithWhatIsChosenAndShowsTheChoice)
{
    startWithAModel();
    choices();
    choose(Decoder::Cle);
    EXPECT_EQ(window.learning().chosenDecoder(), Decoder::Cle);
    EXPECT_TRUE(choices().contains(QStringLiteral("* ") + TrainingPanel::titleOf(Decoder::Cle)));
    EXPECT_EQ(workspace().layer().size(), workspace().treebank().size());
    EXPECT_EQ(workspace().layer().name(), "small");
}

TEST_F(ParsingWith, OpensByItselfWhereTheCommandIsCalled)
{
    startWithAModel();
    action()->trigger();
    auto* menu = window.findChild<ParseWithMenu*>();
    EXPECT_TRUE(menu->isVisible());
    menu->close();
}

TEST_F(ParsingWith, TheChoiceIsKeptForTheModelOfThatFile)
{
    startWith(firstSentences("english.conllu", 12));
    const std::string file = folder.file("kept.arcmodel");
    const std::string other = folder.file("other.arcmodel");
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 5), file));
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 6), other));
    const auto open = [&](const std::string& path) {
        window.files().models().use(QString::fromStdString(path));
        EXPECT_TRUE(waitFor([&] { return !window.isBusy(); }));
        return window.learning().chosenDecoder();
    };
    EXPECT_EQ(open(file), std::nullopt);
    choices();
    choose(Decoder::Cle);
    EXPECT_EQ(open(other), std::nullopt) << "which parses with its own";
    EXPECT_EQ(open(file), Decoder::Cle);
    EXPECT_TRUE(choices().contains(QStringLiteral("* ") + TrainingPanel::titleOf(Decoder::Cle)));
    {
        MainWindow restarted;
        restarted.files().models().use(QString::fromStdString(file));
        ASSERT_TRUE(waitFor([&] { return !restarted.files().models().isReading(); }));
        EXPECT_EQ(restarted.learning().chosenDecoder(), Decoder::Cle);
    }
    window.findChild<ParseWithMenu*>()->actions().front()->trigger(); // its own again
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(open(file), std::nullopt);
}

TEST_F(ParsingWith, SaysWhatLanguageAModelTakesATreebankFor)
{
    startWith(firstSentences("english.conllu", 12));
    Model english = *modelOf(workspace().treebank(), 5);
    english.configuration.language = Language::English;
    const std::string file = folder.file("english.arcmodel");
    ASSERT_TRUE(saveModel(english, file));
    window.files().models().use(QString::fromStdString(file));
    EXPECT_TRUE(waitFor([&] {
        return window.statusText().contains(QStringLiteral("trained with the language English"));
    })) << qPrintable(window.statusText());
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    start(
        QStringList(QString::fromStdString(folder.write("da_ddt-ud-dev.conllu", firstSentences("english.conllu", 3)))));
    EXPECT_TRUE(workspace().layer().empty()) << "it is not for a Danish treebank";
    window.files().models().use(QString::fromStdString(file));
    EXPECT_TRUE(waitFor([&] {
        return window.messageBar()->message().contains(QStringLiteral("is said to be Danish"));
    })) << qPrintable(window.messageBar()->message());
}

} // namespace arcwright::ui::testing
