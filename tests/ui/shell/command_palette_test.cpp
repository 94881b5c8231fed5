// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"

#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>

#include "tests/ui/support/window_fixture.h"
#include "ui/settings/setting_specs.h"
#include "ui/settings/translations.h"

namespace arcwright::ui::testing {

TEST(CommandPaletteSearch, FoldsCaseAndMarks)
{
    EXPECT_EQ(foldedForSearch(QStringLiteral("Závislost ŽLUŤ")), QStringLiteral("zavislost zlut"));
    EXPECT_EQ(foldedForSearch(QStringLiteral("Sætning På Øl")), QStringLiteral("saetning pa ol"));
    EXPECT_EQ(foldedForSearch(QStringLiteral("Ｆ１")), QStringLiteral("f1"));
    EXPECT_NE(foldedForSearch(QStringLiteral("が")), foldedForSearch(QStringLiteral("か"))) << "another letter";
    EXPECT_EQ(foldedForSearch(QStringLiteral("ｶﾞ")), foldedForSearch(QStringLiteral("ガ")));
    EXPECT_EQ(foldedForSearch({}), QString());
}

TEST(CommandPaletteSearch, FindsWithAndWithoutMarks)
{
    const QString name = QStringLiteral("Závislost: podmět");
    for (const char* typed : {"zavislost", "závislost", "ZAVIS", "podmet", "podmět zav"})
        EXPECT_GE(matchOf(name, QString::fromUtf8(typed)), 0) << typed;
    EXPECT_EQ(matchOf(name, QStringLiteral("zav")), 0);
    EXPECT_EQ(matchOf(name, QStringLiteral("podm")), 1);
    EXPECT_EQ(matchOf(name, QStringLiteral("predmet")), -1);
    EXPECT_EQ(matchOf(name, QStringLiteral("ridici"), QStringLiteral("člen řídící")), 3);
}

namespace {

/// The window in a language, and what its palette finds there.
class PaletteInLanguage : public ::testing::Test {
protected:
    ~PaletteInLanguage() override { translations.use(QStringLiteral("en")); }

    QStringList found(MainWindow& window, const char* typed)
    {
        auto* palette = window.findChild<CommandPalette*>();
        palette->open();
        palette->field()->clear();
        QInputMethodEvent letters; // as they come from a keyboard that has them
        letters.setCommitString(QString::fromUtf8(typed));
        QCoreApplication::sendEvent(palette->field(), &letters);
        QStringList titles;
        for (int row = 0; row < palette->list()->count(); ++row)
            titles << palette->list()->item(row)->text();
        return titles;
    }

    FirstStart first;
    Translations translations;
};

} // namespace

TEST_F(PaletteInLanguage, FindsSettingsFontsLanguagesAndTheHandbookInEveryLanguage)
{
    struct Words {
        const char* language;
        std::vector<const char*> settings, font, languages, manual;
    };
    for (const Words& words : {Words{"cs", {"nastavení", "nastaveni"}, {"písmo", "pismo"}, {"jazyk"},
                                   {"příručka", "prirucka", "manual", "navod"}},
             Words{"da", {"indstillinger"}, {"skrifttype", "skrift"}, {"sprog"}, {"håndbog", "handbog", "manual"}},
             Words{"ja", {"設定"}, {"フォント", "書体"}, {"言語"}, {"ハンドブック", "マニュアル", "手引き"}}}) {
        translations.use(QString::fromLatin1(words.language));
        MainWindow window;
        window.show();
        const auto expectFound = [&](const std::vector<const char*>& typed, const QString& title) {
            for (const char* word : typed)
                EXPECT_TRUE(found(window, word).contains(title)) << words.language << ": " << word;
        };
        expectFound(words.settings, Actions::name(ActionId::Preferences));
        expectFound(words.font, titleOf(SettingId::WindowFont));
        expectFound(words.languages, titleOf(SettingId::Language));
        expectFound(words.manual, Actions::name(ActionId::Handbook));
    }
}

TEST_F(PaletteInLanguage, FindsLabelsSamplesAndPagesOfTheHandbookInEveryLanguage)
{
    struct Words {
        const char* language;
        std::vector<const char*> label, sample, page; ///< as somebody types who thinks of them
        const char *titleOfSample, *titleOfPage;
    };
    const test::TemporaryFolder folder;
    const QStringList treebank{QString::fromStdString(folder.write("small.conllu", smallTreebank))};
    for (const Words& words : {Words{"cs", {"nsubj", "podmět", "podmet", "vztah podmet"}, {"dánština", "ukazka dan"},
                                   {"vzory", "navod vzory"}, "Dánština (DTAG)", "Vzory"},
             Words{"da", {"nsubj", "subjekt"}, {"dansk", "eksempel dansk"}, {"mønstre", "handbog monstre"},
                 "Dansk (DTAG)", "Mønstre"},
             Words{"ja", {"nsubj", "主語", "ラベル　主語"}, {"デンマーク", "見本　デンマーク"},
                 {"パターン", "手引き　パターン"}, "デンマーク語 (DTAG)", "パターン"}}) {
        translations.use(QString::fromLatin1(words.language));
        MainWindow window;
        window.show();
        LaunchOptions options;
        options.paths = treebank;
        window.launch(options);
        ASSERT_TRUE(
            waitFor([&] { return !window.isBusy() && found(window, "nsubj").contains(QStringLiteral("nsubj")); }));
        const auto expectFound = [&](const std::vector<const char*>& typed, const char* title) {
            for (const char* word : typed)
                EXPECT_TRUE(found(window, word).contains(QString::fromUtf8(title))) << words.language << ": " << word;
        };
        expectFound(words.label, "nsubj");
        expectFound(words.sample, words.titleOfSample);
        expectFound(words.page, words.titleOfPage);
    }
}

TEST_F(WindowTest, ThePaletteIsWholeInLargeLetters)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    QFont large = window.font();
    large.setPointSize(24);
    window.setFont(large);
    auto* palette = window.findChild<CommandPalette*>();
    palette->open();
    QCoreApplication::processEvents();
    EXPECT_EQ(palette->list()->horizontalScrollBar()->maximum(), 0);
    EXPECT_GT(palette->width(), window.width() * 3 / 4);
    EXPECT_TRUE(window.rect().contains(palette->geometry()));
}

} // namespace arcwright::ui::testing
