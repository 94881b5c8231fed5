// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include <QSet>

#include "tests/ui/shell/random_walker.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/shell/workplace.h"

namespace arcwright::ui::testing {

namespace {

class RandomWalk : public WindowTest, public ::testing::WithParamInterface<const char*> {
protected:
    RandomWalk()
    {
        QApplication::setQuitOnLastWindowClosed(false); // which may be the window that is walked through
        QDir::setCurrent(QString::fromStdString(folder.file(".")));
        Settings::setFolder(QDir::currentPath());
    }
    ~RandomWalk() override
    {
        QApplication::setQuitOnLastWindowClosed(true);
        QDir::setCurrent(m_before);
        for (QWidget* other : QApplication::topLevelWidgets()) {
            if (other != &window)
                other->close();
        }
    }

private:
    QString m_before = QDir::currentPath();
};

} // namespace

TEST_P(RandomWalk, LeavesTheKeyboardWithSomebodyAtEveryStep)
{
    constexpr int usually = 250;
    const std::string_view sample = GetParam();
    start(QStringList(QString::fromStdString(folder.write(
        sample, sample.ends_with("conllu") ? firstSentences(sample, 8) : test::readBytes(test::sampleFile(sample))))));
    setEpochs(1);
    const int seconds = qEnvironmentVariableIntValue("ARCWRIGHT_WALK_SECONDS");
    bool isSet = false;
    const int seed = qEnvironmentVariableIntValue("ARCWRIGHT_WALK_SEED", &isSet);
    RandomWalker walker(window, static_cast<unsigned int>(isSet ? seed : 1));
    walker.walk(usually, seconds);
    EXPECT_GT(walker.actsMade(), 0);
    std::cout << walker.actsMade() << " acts; players: " << qPrintable(walker.players().values().join(u' '))
              << "; dialogs: " << qPrintable(walker.dialogs().values().join(u' '))
              << "; not chosen: " << qPrintable(walker.leftOut().values().join(QStringLiteral(", "))) << '\n';
    // How far it comes depends on the machine, and what is found there on how far.
    constexpr int longWalk = 1000; // acts
    constexpr int walkToAllCommands = 4000;
    if (walker.actsMade() >= walkToAllCommands) {
        EXPECT_EQ(walker.leftOut(), QSet<QString>());
    }
    if (walker.actsMade() >= longWalk) {
        EXPECT_EQ(walker.places().size(), workplaces().size());
        EXPECT_GT(walker.players().size(), 5);
        EXPECT_GT(walker.dialogs().size(), 10);
    }
    window.learning().cancel();
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
}

INSTANTIATE_TEST_SUITE_P(Treebanks, RandomWalk, ::testing::Values("english.conllu", "japanese.knp"),
    [](const auto& info) { return std::string(info.param).substr(0, std::string_view(info.param).find('.')); });

} // namespace arcwright::ui::testing
