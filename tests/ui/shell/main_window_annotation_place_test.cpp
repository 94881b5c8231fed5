// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QMenu>
#include <QMenuBar>

#include "core/documents/annotation_file.h"
#include "core/editing/annotation_operations.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// Where the window keeps what annotators say.
class AnnotationPlace : public WindowTest {
protected:
    /// Opens the menu as the keyboard does.
    QMenu* fileMenu()
    {
        key(Qt::Key_F, Qt::AltModifier);
        QMenu* menu = window.menuBar()->actions().front()->menu();
        return waitFor([&] { return menu->isVisible(); }) ? menu : nullptr;
    }
    void chooseInMenu()
    {
        QMenu* menu = fileMenu();
        ASSERT_TRUE(menu);
        QTest::keyClick(menu, Qt::Key_N);
        ASSERT_FALSE(menu->isVisible());
    }
    bool isChecked()
    {
        QMenu* menu = fileMenu();
        QTest::keyClick(menu, Qt::Key_Escape);
        return window.actions()[ActionId::AnnotationsInFile]->isChecked();
    }
    void confirmFirst()
    {
        ASSERT_TRUE(workspace().replace(0, Operation::Confirm,
            confirm(*workspace().treebank().sentence(0), {"ann", 1700000000}, RootRule::Single).value()));
    }
    void save() { key(Qt::Key_S, Qt::ControlModifier); }
    bool isSidecar() { return std::filesystem::exists(annotationPath(folder.file("small.conllu"))); }
    bool isConfirmed() { return workspace().treebank().sentence(0)->annotation.confirmed; }
};

} // namespace

TEST_F(AnnotationPlace, IsBesideTheFileUnlessTheUserChoosesTheFile)
{
    startWith(smallTreebank);
    EXPECT_FALSE(isChecked());
    confirmFirst();
    save();
    EXPECT_EQ(onDisk(), smallTreebank);
    EXPECT_TRUE(isSidecar());
    chooseInMenu();
    EXPECT_TRUE(isChecked());
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("in the file from now on")));
    save();
    const std::string text = onDisk();
    const auto line = text.find("# arcwright confirmed = ");
    ASSERT_NE(line, std::string::npos) << text;
    std::string without = text;
    EXPECT_EQ(without.erase(line, text.find('\n', line) + 1 - line), smallTreebank);
    EXPECT_FALSE(isSidecar());

    startWith(text);
    EXPECT_TRUE(isConfirmed()) << "it is read back";
    EXPECT_TRUE(isChecked());
    chooseInMenu();
    EXPECT_FALSE(isChecked());
    save();
    EXPECT_EQ(onDisk(), smallTreebank);
    EXPECT_TRUE(isSidecar());
    EXPECT_TRUE(isConfirmed());
}

TEST_F(AnnotationPlace, UndoTakesTheChoiceBack)
{
    startWith(smallTreebank);
    confirmFirst();
    chooseInMenu();
    EXPECT_TRUE(isChecked());
    EXPECT_TRUE(workspace().undoText().contains(QStringLiteral("annotations into the file")));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(isChecked());
    EXPECT_TRUE(isConfirmed());
    save();
    EXPECT_EQ(onDisk(), smallTreebank);
}

TEST_F(AnnotationPlace, CannotBeChosenWhereTheFormatHasNoPlace)
{
    start(QStringList(QString::fromStdString(
        folder.write("small.tag", "<s>\n<W lemma=\"a\" msd=\"NC\" in=\"\" out=\"\">a</W>\n</s>\n"))));
    EXPECT_FALSE(isChecked());
    EXPECT_FALSE(window.actions()[ActionId::AnnotationsInFile]->isEnabled());
}

} // namespace arcwright::ui::testing
