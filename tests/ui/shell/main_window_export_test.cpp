// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>

#include "core/base/file_lock.h"
#include "core/base/file_problems.h"
#include "core/conversion/converted_text.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/file_filters.h"
#include "ui/look/problem_text.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/loss_list.h"

namespace arcwright::ui::testing {

namespace {

const std::string knp = "# S-ID:1 KNP:4.2\n* 1D\n+ 1D\n表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                        "* -1D\n見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\nEOS\n";

/// The dialog that a key opens, as its user sees it.
class Exporting : public WindowTest {
protected:
    void startWithFile(std::string_view name, std::string_view text)
    {
        start(QStringList(QString::fromStdString(folder.write(name, text))));
    }
    void openDialog()
    {
        key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        dialog = window.findChild<ExportDialog*>();
        ASSERT_TRUE(dialog);
        dialog->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
        ASSERT_TRUE(waitUntilReady());
    }
    bool waitUntilReady()
    {
        return waitFor([&] { return !dialog || dialog->isReady(); });
    }
    /// Whether the dialog went, all done.
    bool waitUntilClosed()
    {
        return waitFor([&] { return !dialog; });
    }
    bool waitForMessage()
    {
        return waitFor([&] { return !message().isEmpty(); });
    }
    /// Selects an entry of a box with the keyboard.
    void choose(int box, const char* text)
    {
        QComboBox* combo = dialog->findChildren<QComboBox*>().at(box);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int tries = combo->count(); combo->currentText() != QString::fromUtf8(text) && tries > 0; --tries)
            QTest::keyClick(combo, Qt::Key_Down);
        ASSERT_EQ(combo->currentText(), QString::fromUtf8(text));
    }
    void chooseFormat(const char* title)
    {
        choose(0, title);
        ASSERT_TRUE(waitUntilReady());
    }
    void typePlace(const std::string& path)
    {
        auto* place = dialog->findChild<QLineEdit*>();
        place->setFocus();
        QTest::keyClick(place, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(place, QString::fromStdString(path));
    }
    QString place() { return dialog->findChild<QLineEdit*>()->text(); }
    QCheckBox* keepOriginal() { return dialog->findChildren<QCheckBox*>().at(0); }
    QCheckBox* goBack() { return dialog->findChildren<QCheckBox*>().at(1); }
    QPushButton* exportButton()
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
            if (button->isDefault())
                return button;
        }
        return nullptr;
    }
    void pressExport() { QTest::mouseClick(exportButton(), Qt::LeftButton); }
    QString message() { return dialog->findChild<MessageBar*>()->message(); }
    QStringList losses() { return dialog->findChild<LossList*>()->lines(); }
    bool saysInDialog(const char* text)
    {
        const auto labels = dialog->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->isVisible() && label->text().contains(QString::fromUtf8(text)); });
    }
    /// The core's conversion of the open document.
    std::string expected(std::string_view format)
    {
        const Document& document = *workspace().treebank().documents().front();
        return convertedText(document, *formatFor(document, format)).value();
    }

    QPointer<ExportDialog> dialog;
};

} // namespace

TEST_F(Exporting, WritesWhatTheCoreMakesOfItWithCorrections)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    for (const auto& [title, name, ending] : {std::tuple("CoNLL-X", "conllx", ".conll"),
             std::tuple("CoNLL-U Plus", "conllup", ".conllup"), std::tuple("DTAG", "dtag", ".tag"),
             std::tuple("KNP", "knp", ".knp"), std::tuple("CaboCha lattice", "cabocha", ".cabocha")}) {
        openDialog();
        chooseFormat(title);
        EXPECT_EQ(place().toStdString(), folder.file("small" + std::string(ending)));
        pressExport();
        ASSERT_TRUE(waitUntilClosed()) << title;
        EXPECT_EQ(test::readBytes(folder.file("small" + std::string(ending))), expected(name)) << title;
        EXPECT_TRUE(window.statusText().contains(QStringLiteral("small") + QLatin1String(ending)));
        show(window);
    }
    EXPECT_TRUE(workspace().isModified()) << "what is open stays what it is";
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
    EXPECT_EQ(onDisk(), smallTreebank);
}

TEST_F(Exporting, WhatIsLeftOutIsShownBeforeAnythingIsWritten)
{
    startWith(smallTreebank);
    const auto before = folder.names();
    openDialog();
    chooseFormat("CoNLL-X");
    EXPECT_EQ(losses(),
        (QStringList{QStringLiteral("Comment lines: 5"),
            QStringLiteral("Words whose heads are listed otherwise (basic arcs in DEPS, or the order): 6"),
            QStringLiteral("MISC,  c: 1"), QStringLiteral("MISC, A: 1"), QStringLiteral("MISC, SpaceAfter: 1"),
            QStringLiteral("Multiword tokens: 1")}));
    EXPECT_TRUE(saysInDialog("CoNLL-X has no place for this. It is left out:"));
    EXPECT_EQ(folder.names(), before);
    chooseFormat("CoNLL-U Plus");
    EXPECT_TRUE(losses().isEmpty());
    EXPECT_TRUE(saysInDialog("Nothing is left out."));
    EXPECT_EQ(folder.names(), before);
}

TEST_F(Exporting, WhatAnnotatorsSayBesideTheFileIsNamed)
{
    startWith(smallTreebank);
    ASSERT_TRUE(workspace().replace(1, Operation::Confirm,
        confirm(*workspace().treebank().sentence(1), {"ann", 1700000000}, RootRule::Single).value()));
    openDialog();
    chooseFormat("CoNLL-U Plus");
    EXPECT_EQ(losses(), QStringList(QStringLiteral("Sentences that are confirmed, pinned, waived or remarked on: 1")));
    QTest::keyClick(dialog, Qt::Key_Escape);
    ASSERT_TRUE(waitUntilClosed());
    show(window);
    ASSERT_TRUE(workspace().keepAnnotationsInFile(true));
    openDialog();
    chooseFormat("CoNLL-U Plus");
    EXPECT_TRUE(losses().isEmpty()) << "in the text it goes along";
}

TEST_F(Exporting, CancelWritesNothing)
{
    startWith(smallTreebank);
    const auto before = folder.names();
    openDialog();
    QTest::keyClick(dialog, Qt::Key_Escape);
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(folder.names(), before);
    show(window);
    openDialog();
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel), Qt::LeftButton);
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(folder.names(), before);
}

TEST_F(Exporting, AFolderThatRefusesGivesASentenceAndLosesNothing)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    openDialog();
    typePlace(folder.file("small.conllu") + "/inside.conll"); // of a file, which is no folder
    pressExport();
    ASSERT_TRUE(waitForMessage());
    EXPECT_EQ(message(), problemTextWithStep({FileProblem::NotWritable, {}, 0, 0, {"Not a directory"}}));
    EXPECT_EQ(onDisk(), smallTreebank);
    EXPECT_TRUE(workspace().isModified());
    typePlace(folder.file("elsewhere.conll"));
    ASSERT_TRUE(exportButton()->isEnabled()) << "another place will do";
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(folder.file("elsewhere.conll")), expected("conllx"));
}

TEST_F(Exporting, AFileThatIsOpenIsNotWrittenOver)
{
    startWith(smallTreebank);
    openDialog();
    typePlace(folder.file("small.conllu"));
    pressExport();
    EXPECT_TRUE(message().startsWith(QStringLiteral("This file is open."))) << qPrintable(message());
    const auto other = folder.write("other.conll", "theirs");
    const auto lock = FileLock::tryLock(other);
    ASSERT_TRUE(lock.has_value());
    typePlace(other);
    const Answers answers(QMessageBox::Save);
    pressExport();
    ASSERT_TRUE(waitFor([&] { return message().startsWith(QStringLiteral("Another Arcwright")); }));
    EXPECT_EQ(test::readBytes(other), "theirs");
    EXPECT_EQ(onDisk(), smallTreebank);
}

TEST_F(Exporting, AFileThatIsThereIsReplacedOnlyIfTheUserSaysSo)
{
    startWith(smallTreebank);
    const auto other = folder.write("small.conll", "old");
    openDialog();
    {
        const Answers answers(QMessageBox::Cancel);
        pressExport();
        ASSERT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("small.conll")));
        EXPECT_EQ(answers.formats, std::set{Qt::PlainText});
    }
    deliverEverything();
    EXPECT_EQ(test::readBytes(other), "old");
    ASSERT_TRUE(dialog) << "another name can be given";
    const Answers answers(QMessageBox::Save);
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(other), expected("conllx"));
}

TEST_F(Exporting, TheOriginalIsKeptIfAskedForAndComesBack)
{
    startWithFile("a.knp", knp);
    openDialog();
    EXPECT_EQ(place().toStdString(), folder.file("a.conllu"));
    EXPECT_EQ(losses(), QStringList(QStringLiteral("Other lines of sentences: 1")));
    QTest::keyClick(dialog->windowHandle(), Qt::Key_K, Qt::AltModifier);
    ASSERT_TRUE(waitFor([&] { return keepOriginal()->isChecked(); }));
    EXPECT_TRUE(saysInDialog("the original, which is kept, has it:"));
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_TRUE(QFile::exists(QString::fromStdString(folder.file("a.conllu.arcwright.json"))));

    show(window);
    start(QStringList(QString::fromStdString(folder.file("a.conllu"))));
    openDialog();
    chooseFormat("KNP");
    EXPECT_TRUE(saysInDialog("The original that was kept comes back"));
    typePlace(folder.file("b.knp"));
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(folder.file("b.knp")), knp);

    show(window);
    openDialog();
    chooseFormat("KNP");
    ASSERT_TRUE(goBack()->isVisible());
    QTest::mouseClick(goBack(), Qt::LeftButton, {}, QPoint(8, goBack()->height() / 2));
    ASSERT_FALSE(goBack()->isChecked());
    ASSERT_TRUE(waitUntilReady());
    typePlace(folder.file("c.knp"));
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(folder.file("c.knp")), expected("knp")) << "made anew";
    EXPECT_NE(test::readBytes(folder.file("c.knp")), knp);
}

TEST_F(Exporting, EncodingAndTagsAreThoseThatWereChosen)
{
    startWithFile("a.knp", knp);
    openDialog();
    EXPECT_FALSE(dialog->findChildren<QComboBox*>().at(1)->isVisible()) << "CoNLL-U is always UTF-8";
    chooseFormat("KNP");
    EXPECT_EQ(place().toStdString(), folder.file("a-copy.knp"));
    EXPECT_FALSE(keepOriginal()->isEnabled());
    choose(1, "Shift-JIS");
    ASSERT_TRUE(waitUntilReady());
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(folder.file("a-copy.knp")), expected("knp:shift-jis"));
    show(window);
    openDialog();
    chooseFormat("CaboCha lattice");
    choose(1, "EUC-JP");
    choose(2, "UniDic");
    ASSERT_TRUE(waitUntilReady());
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(folder.file("a.cabocha")), expected("cabocha:unidic:euc-jp"));
}

TEST_F(Exporting, SeveralFilesGoToAFolderUnderTheirNames)
{
    folder.write("in/1.knp", knp);
    folder.write("in/2.knp", knp + knp);
    start(QStringList(QString::fromStdString(folder.file("in"))));
    openDialog();
    EXPECT_EQ(losses(), QStringList(QStringLiteral("Other lines of sentences: 3")));
    typePlace(folder.file("out"));
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(test::readBytes(folder.file("out/1.conllu")), expected("conllu"));
    EXPECT_TRUE(QFile::exists(QString::fromStdString(folder.file("out/2.conllu"))));
}

TEST_F(Exporting, ASentenceThatCannotBeReadIsSaidAndLeftOut)
{
    startWithFile("broken.conllu", treebankWithABrokenSentence());
    openDialog();
    chooseFormat("CoNLL-X");
    EXPECT_TRUE(losses().contains(QStringLiteral("Sentences that cannot be read: 1")))
        << qPrintable(losses().join(u'\n'));
    typePlace(folder.file("rest.conll"));
    pressExport();
    ASSERT_TRUE(waitUntilClosed());
    EXPECT_EQ(workspace().treebank().size(), 3U);
    const auto rest = openTreebank({folder.file("rest.conll")});
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->size(), 2U);
}

TEST_F(Exporting, WithoutATreebankThereIsNothingToExport)
{
    show(window);
    key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(window.findChild<ExportDialog*>());
}

TEST_F(Exporting, SavingInAnotherFormatShowsWhatIsLeftOutFirst)
{
    startWith(smallTreebank);
    const QString path = QString::fromStdString(folder.file("other.conll"));
    QStringList shown;
    const auto saveAs = [&](bool answer) {
        QTimer timer; // the question waits in a loop of its own
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            dialog = window.findChild<ExportDialog*>();
            if (!dialog || !dialog->isReady())
                return;
            shown = losses();
            EXPECT_FALSE(QFile::exists(path));
            EXPECT_FALSE(exportButton()->text().contains(QStringLiteral("xport")));
            if (answer)
                pressExport();
            else
                QTest::keyClick(dialog, Qt::Key_Escape);
        });
        timer.start(5);
        return window.files().saveAs(0, path, makeTheme(ThemeKind::Light));
    };
    EXPECT_FALSE(saveAs(false));
    EXPECT_EQ(shown.size(), 6);
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
    const std::string text = expected("conllx");
    EXPECT_TRUE(saveAs(true));
    EXPECT_EQ(test::readBytes(folder.file("other.conll")), text);
    EXPECT_EQ(workspace().title(), QStringLiteral("other.conll"));
}

TEST_F(Exporting, SavingAsAsksNothingWhereNothingIsLeftOut)
{
    startWith(smallTreebank);
    const QString path = QString::fromStdString(folder.file("other.conllup"));
    EXPECT_TRUE(window.files().saveAs(0, path, makeTheme(ThemeKind::Light)));
    EXPECT_TRUE(
        window.files().saveAs(0, QString::fromStdString(folder.file("b.conllup")), makeTheme(ThemeKind::Light)));
    EXPECT_EQ(test::readBytes(folder.file("b.conllup")), test::readBytes(folder.file("other.conllup")));
}

TEST(FileFiltersTest, HaveEveryEndingThatIsRecognised)
{
    const QString open = openFilter();
    const QString all = open.section(QStringLiteral(";;"), 0, 0);
    for (const RegisteredFormat& format : registeredFormats()) {
        for (const std::string_view ending : format.family.endings) {
            const QString pattern = u'*' + QString::fromStdString(std::string(ending));
            EXPECT_TRUE(all.contains(pattern)) << ending;
            EXPECT_TRUE(saveFilter(format.family).contains(pattern)) << ending;
        }
        EXPECT_TRUE(open.contains(formatTitle(format.family))) << format.family.name;
    }
    EXPECT_TRUE(open.contains(QStringLiteral("*.lattice")));
    EXPECT_FALSE(saveFilter(formatNamed("dtag")->family()).contains(QStringLiteral("*.conllu")));
}

} // namespace arcwright::ui::testing
