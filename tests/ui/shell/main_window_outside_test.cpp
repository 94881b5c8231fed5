// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>

#include <QToolButton>

#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/problem_text.h"
#include "ui/look/without_mnemonic.h"
#include "ui/shell/file_commands.h"

#include "core/base/file_problems.h"
#include "core/documents/document_problems.h"

namespace arcwright::ui::testing {

namespace {

/// The window while other programs, or another window, work on its file.
class Outside : public WindowTest {
protected:
    void overwrite()
    {
        std::string text(smallTreebank);
        text.replace(text.find("nsubj"), 5, "csubj");
        std::ofstream(folder.file("small.conllu"), std::ios::trunc) << text;
    }
    bool says(ProblemCode code)
    {
        return message() == problemTextWithStep({code, folder.file("small.conllu"), 0, 0, {}});
    }
    QString message() { return window.messageBar()->message(); }
    QStringList buttons()
    {
        QStringList texts;
        for (const QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
            if (button->isVisible())
                texts << button->text();
        }
        return texts;
    }
    void press(const char* text)
    {
        for (QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
            if (button->isVisible() && withoutMnemonic(button->text()) == QLatin1String(text)) {
                click(button->mapTo(&window, button->rect().center()));
                return;
            }
        }
        FAIL() << "there is no button " << text;
    }
    void changeFromOutside()
    {
        overwrite();
        ASSERT_TRUE(waitFor([&] { return says(DocumentProblem::FileChangedMeanwhile); }));
        QCoreApplication::processEvents(); // the buttons are placed
    }
    bool hasOurs() { return changedLines(smallTreebank, onDisk()) == ours; }

    const ChangedLines ours{{7, "5\tcat\tcat\tNOUN\tNN\t_\t2\tobj\t2:obj\tSpaceAfter=No"}};
};

} // namespace

TEST_F(Outside, AChangeIsSaidWithWhatCanBeDone)
{
    startWith(smallTreebank);
    changeFromOutside();
    EXPECT_EQ(buttons(),
        (QStringList{QStringLiteral("Reload"), QStringLiteral("Keep mine"), QStringLiteral("Compare"),
            QStringLiteral("Close")}));
    EXPECT_TRUE(said().contains(QStringLiteral("small.conllu")));
    press("Close");
    EXPECT_TRUE(message().isEmpty());
    EXPECT_EQ(relation(0, 2), "nsubj");
}

TEST_F(Outside, ReloadShowsWhatTheFileHasAndStaysWithTheSentence)
{
    startWith(smallTreebank);
    key(Qt::Key_Down, Qt::AltModifier);
    changeFromOutside();
    press("Reload");
    EXPECT_EQ(relation(0, 2), "csubj");
    EXPECT_TRUE(message().isEmpty());
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    EXPECT_EQ(window.browser()->currentSentence(), 1U);
}

TEST_F(Outside, ReloadAsksBeforeCorrectionsGoAndKeepsThemElsewhere)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    setHead(workspace(), 1, 1, 2);
    changeFromOutside();
    {
        const Answers answers(QMessageBox::Cancel);
        press("Reload");
        EXPECT_EQ(answers.asked.size(), 1);
        EXPECT_EQ(answers.formats, std::set{Qt::PlainText}) << "names of files are no markup";
    }
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(says(DocumentProblem::FileChangedMeanwhile)) << "the question is still open";
    show(window);
    const Answers answers(QMessageBox::Discard);
    press("Reload");
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(relation(0, 2), "csubj");
    EXPECT_FALSE(workspace().isModified());
    // Where they are is said.
    const auto names = folder.names();
    const auto kept = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
        return said().contains(QString::fromStdString(folder.file(name))) && name != "small.conllu";
    });
    ASSERT_NE(kept, names.end()) << qPrintable(said());
    EXPECT_GT(std::filesystem::file_size(folder.file(*kept)), 0U);
    // They can be made again at once, upon what the file has become.
    QCoreApplication::processEvents(); // the buttons are placed
    EXPECT_EQ(window.statusText(), QStringLiteral("Read small.conllu again")) << "not the step that is given up";
    press("Make again what fits");
    EXPECT_TRUE(waitFor([&] { return head(1, 1) == 2; })) << qPrintable(said());
    EXPECT_EQ(head(0, 5), 3) << "in a sentence that is another one now";
    EXPECT_EQ(relation(0, 2), "csubj");
    EXPECT_TRUE(std::filesystem::exists(folder.file(*kept))) << "what of it did not fit is nowhere else";
}

TEST_F(Outside, KeepMineWritesCorrectionsAtOnce)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    changeFromOutside();
    press("Keep mine");
    EXPECT_TRUE(hasOurs());
    EXPECT_TRUE(message().isEmpty());
}

TEST_F(Outside, KeepMineWithoutCorrectionsWaitsForTheNextSave)
{
    startWith(smallTreebank);
    changeFromOutside();
    press("Keep mine");
    EXPECT_NE(onDisk(), smallTreebank);
    setHead(workspace(), 0, 5, 2);
    const Answers answers(QMessageBox::Cancel);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(answers.asked.isEmpty());
    EXPECT_TRUE(hasOurs());
}

TEST_F(Outside, CompareDrawsTheFileBelowTheWords)
{
    startWith(smallTreebank);
    changeFromOutside();
    settled.clear();
    press("Compare");
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    EXPECT_EQ(arcs(Side::Below), 7) << "the relation changed in the tree alone: its enhanced graph has another one";
    EXPECT_EQ(relation(0, 2), "nsubj");
    EXPECT_TRUE(said().contains(QStringLiteral("small.conllu on disk")));
}

TEST_F(Outside, SavingOverAChangeAsks)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    overwrite();
    {
        const Answers answers(QMessageBox::Cancel);
        key(Qt::Key_S, Qt::ControlModifier);
        ASSERT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("small.conllu")));
        EXPECT_EQ(answers.formats, std::set{Qt::PlainText});
    }
    EXPECT_TRUE(workspace().isModified());
    EXPECT_FALSE(hasOurs());
    show(window);
    const Answers answers(QMessageBox::Save);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(hasOurs());
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Outside, SavingOverAChangeCanReloadInstead)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    overwrite();
    const Answers answers(QMessageBox::Discard);
    EXPECT_FALSE(window.files().save());
    EXPECT_EQ(answers.asked.size(), 1);
    EXPECT_EQ(relation(0, 2), "csubj");
}

TEST_F(Outside, AFileThatIsGoneCanBeSavedAnew)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    std::filesystem::remove(folder.file("small.conllu"));
    ASSERT_TRUE(waitFor([&] { return says(DocumentProblem::FileVanished); }));
    QCoreApplication::processEvents();
    EXPECT_EQ(buttons(), (QStringList{QStringLiteral("Save anew"), QStringLiteral("Close")}));
    press("Save anew");
    EXPECT_TRUE(hasOurs());
    EXPECT_TRUE(message().isEmpty());
}

TEST_F(Outside, SavingAFileThatIsGoneAsks)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    std::filesystem::remove(folder.file("small.conllu"));
    const Answers answers(QMessageBox::Save);
    EXPECT_TRUE(window.files().save());
    EXPECT_EQ(answers.asked.size(), 1);
    EXPECT_TRUE(hasOurs());
}

TEST_F(Outside, AFileThatAnotherWindowHasCanOnlyBeRead)
{
    Workspace other;
    QSignalSpy opened(&other, &Workspace::opened);
    other.open({QString::fromStdString(folder.write("small.conllu", smallTreebank))});
    ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
    start(QStringList(QString::fromStdString(folder.file("small.conllu"))));
    EXPECT_TRUE(window.windowTitle().contains(QStringLiteral("(read only)"))) << qPrintable(window.windowTitle());
    ASSERT_TRUE(workspace().copy(0).readOnlyBecause());
    const QString sentence = problemTextWithStep(*workspace().copy(0).readOnlyBecause());
    EXPECT_EQ(message(), sentence);
    EXPECT_TRUE(sentence.contains(QString::number(QCoreApplication::applicationPid()))) << "says who has it";

    setHead(workspace(), 0, 5, 2);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(message(), sentence);
    EXPECT_FALSE(workspace().isModified());

    ASSERT_TRUE(saveAs(workspace(), 0, QString::fromStdString(folder.file("mine.conllu"))));
    EXPECT_FALSE(window.windowTitle().contains(QStringLiteral("(read only)")));
    setHead(workspace(), 0, 5, 2);
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(Outside, StepsThatWereNotSavedAreMadeAgainAndSaid)
{
    const std::string file = folder.write("small.conllu", smallTreebank);
    {
        Workspace crashed;
        QSignalSpy opened(&crashed, &Workspace::opened);
        crashed.open({QString::fromStdString(file)});
        ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
        testing::setHead(crashed, 0, 5, 2);
    }
    start(QStringList(QString::fromStdString(file)));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(message(), QStringLiteral("One unsaved step of last time was found and made again. Sentence 1"));
    EXPECT_TRUE(workspace().isModified());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3);
}

/// Leaves corrections of a sentence of small.conllu unsaved, as a crash does, while its other sentences become others.
class KeptCorrections : public Outside {
protected:
    KeptCorrections()
    {
        const std::string file = folder.write("small.conllu", smallTreebank);
        Workspace crashed;
        QSignalSpy opened(&crashed, &Workspace::opened);
        crashed.open({QString::fromStdString(file)});
        EXPECT_TRUE(waitFor([&] { return opened.count() > 0; }));
        testing::setHead(crashed, 0, 5, 2);
        testing::setHead(crashed, 1, 1, 2);
    }
    /// Opens the file with another relation in the second sentence.
    void startChanged()
    {
        std::string text(smallTreebank);
        text.replace(text.find("\tA=b| c"), 7, "\t_");
        start(QStringList(QString::fromStdString(folder.write("small.conllu", text))));
        QCoreApplication::processEvents(); // the buttons are placed
    }
};

TEST_F(KeptCorrections, AreMadeAgainAsFarAsTheyFit)
{
    startChanged();
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(buttons(),
        (QStringList{QStringLiteral("Make again what fits"), QStringLiteral("Compare"),
            QStringLiteral("Leave them there"), QStringLiteral("Close")}));
    press("Make again what fits");
    ASSERT_TRUE(waitFor([&] { return message().startsWith(QStringLiteral("The corrections that were kept")); }));
    EXPECT_TRUE(message().contains(QStringLiteral("sentences: 1. So many others are not as they were: 1.")));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(head(1, 1), 3) << "which is another sentence now";
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3) << "one step";
}

TEST_F(KeptCorrections, LeaveNoFileBehindOnceAllOfThemAreMadeAgain)
{
    std::string text(smallTreebank);
    text.replace(text.find("works\twork"), 10, "works\tWORK");
    start(QStringList(QString::fromStdString(folder.write("small.conllu", text))));
    QCoreApplication::processEvents(); // the buttons are placed
    const auto isAside = [](const std::string& name) { return name.find(".aside-") != std::string::npos; };
    auto names = folder.names();
    EXPECT_EQ(std::count_if(names.begin(), names.end(), isAside), 1);
    press("Make again what fits");
    ASSERT_TRUE(waitFor([&] { return message().startsWith(QStringLiteral("The corrections that were kept")); }));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(head(1, 1), 2);
    names = folder.names();
    EXPECT_EQ(std::count_if(names.begin(), names.end(), isAside), 0);
}

TEST_F(KeptCorrections, AreComparedWithWhatIsThere)
{
    startChanged();
    settled.clear();
    press("Compare");
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    EXPECT_EQ(workspace().layer().find(workspace().treebank().key(0))->graph.arc(5).head, 2);
    EXPECT_EQ(workspace().layer().find(workspace().treebank().key(1))->graph.arc(1).head, 2) << "found by its words";
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_TRUE(buttons().contains(QStringLiteral("Make again what fits")));
}

TEST_F(Outside, AJournalThatCannotBeWrittenIsSaidUntilItCan)
{
    startWith(smallTreebank);
    const Problem problem{FileProblem::DiskFull, folder.file(".small.conllu.arcwright-journal"), 0, 0, {}};
    const std::string file = folder.file("small.conllu");
    Q_EMIT workspace().journalFailed(problem, file);
    EXPECT_TRUE(message().contains(problemText(problem)));
    window.files().done(QStringLiteral("anything else"));
    EXPECT_TRUE(message().contains(problemText(problem))) << "it stays";
    Q_EMIT workspace().journalWorks(file);
    EXPECT_TRUE(message().isEmpty());
}

} // namespace arcwright::ui::testing
