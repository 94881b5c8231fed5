// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTimer>

#include <gtest/gtest.h>

#include "core/jobs/job_folder.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/ui/support/qt_printers.h"
#include "tests/ui/support/saving.h"
#include "tests/ui/support/treebank_text.h"
#include "tests/ui/support/wait_for.h"
#include "ui/annotation/relation_editor.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/settings/settings.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui::testing {

/// Makes the program's first start of what follows: no settings, no samples of an earlier test.
struct FirstStart {
    FirstStart()
    {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).removeRecursively();
        QDir(QString::fromStdString(usersJobsFolder())).removeRecursively();
        Settings::textPause.set(0); // tests press keys faster than anybody types text
    }
    ~FirstStart() { applyTheme(*qApp, ThemeKind::Light); }
    FirstStart(const FirstStart&) = delete;
    FirstStart& operator=(const FirstStart&) = delete;
};

/// Answers questions with one button as long as it lives, and remembers what was asked.
class Answers {
public:
    explicit Answers(QMessageBox::StandardButton answer)
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this, answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            asked << box->text();
            formats.insert(box->textFormat());
            box->button(answer)->click();
        });
        m_timer.start(5);
    }
    QStringList asked;
    std::set<Qt::TextFormat> formats; ///< how what was asked is read

private:
    QTimer m_timer;
};

/// The window as a user has it before them: keys go to what has the focus, the mouse to what is under it.
class WindowTest : public ::testing::Test {
protected:
    void show(MainWindow& shown)
    {
        // Whoever clicks in a note has read it.
        shown.messageBar()->setClock([] {
            static std::int64_t now = 0; // of all windows, as that of the system is
            return now += 1000;
        });
        shown.show();
        shown.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&shown));
    }
    /// Starts the program with these options and waits until all is done.
    void start(const LaunchOptions& options)
    {
        show(window);
        settled.clear();
        window.launch(options);
        // What went on before may settle while a question is open.
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
    }
    void start(const QStringList& paths)
    {
        LaunchOptions options;
        options.paths = paths;
        start(options);
    }
    /// Starts with a treebank of that text in `small.conllu`.
    void startWith(std::string_view text)
    {
        start(QStringList(QString::fromStdString(folder.write("small.conllu", text))));
    }

    Workspace& workspace() { return window.workspace(); }
    ArcCanvas& canvas() { return *window.sentenceView()->canvas(); }
    RelationEditor& relationEditor() { return *window.sentenceView()->relationEditor(); }
    int head(std::size_t sentence, int word) { return workspace().treebank().sentence(sentence)->word(word).head; }
    std::string relation(std::size_t sentence, int word)
    {
        return workspace().treebank().sentence(sentence)->word(word).relation;
    }
    std::string onDisk() const { return test::readBytes(folder.file("small.conllu")); }
    int arcs(Side side)
    {
        const auto& all = canvas().diagram().arcs;
        return static_cast<int>(
            std::count_if(all.begin(), all.end(), [&](const DiagramArc& arc) { return arc.side == side; }));
    }
    /// All that the labels in the window say, those that are hidden left out.
    QString said()
    {
        QStringList texts;
        for (const QLabel* label : window.findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(u'\n');
    }
    void setEpochs(int epochs) { window.trainingPanel()->findChild<QSpinBox*>()->setValue(epochs); }

    void key(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(code), modifiers);
    }
    void type(const char* text)
    {
        for (; *text; ++text)
            QTest::keyClick(window.windowHandle(), *text);
    }
    /// Selects a word with the keyboard.
    void select(int wanted)
    {
        key(Qt::Key_Home);
        for (int i = 1; i < wanted; ++i)
            key(Qt::Key_Right);
        ASSERT_EQ(canvas().selectedWord(), wanted);
    }
    /// A place in the diagram as a place in the window.
    QPoint inWindow(QPoint place) { return canvas().viewport()->mapTo(&window, place); }
    QPoint word(int id) { return inWindow(canvas().wordRect(id).center()); }
    void click(QPoint place) { QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, place); }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, from);
        QTest::mouseMove(window.windowHandle(), (from + to) / 2);
        QTest::mouseMove(window.windowHandle(), to);
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, to);
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    MainWindow window;
    QSignalSpy settled{&window, &MainWindow::settled};
};

} // namespace arcwright::ui::testing
