// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/interface_size.h"

#include <QInputDialog>

#include "tests/ui/support/window_fixture.h"
#include "ui/shell/usual_zoom.h"

namespace arcwright::ui::testing {

namespace {

class SizeOfTheInterface : public WindowTest {
protected:
    void TearDown() override { qunsetenv("QT_SCALE_FACTOR"); }
    /// What the program does before there is an application.
    static QByteArray scaleAtStart(std::vector<const char*> arguments = {})
    {
        qunsetenv("QT_SCALE_FACTOR");
        arguments.insert(arguments.begin(), "arcwright");
        std::vector<char*> writable;
        for (const char* argument : arguments)
            writable.push_back(const_cast<char*>(argument));
        leavesScaleToScreen(static_cast<int>(writable.size()), writable.data());
        return qgetenv("QT_SCALE_FACTOR");
    }
};

} // namespace

TEST_F(SizeOfTheInterface, IsChosenForTheNextStart)
{
    startWith(smallTreebank);
    QStringList offered;
    QTimer answer;
    QObject::connect(&answer, &QTimer::timeout, &window, [&] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        answer.stop();
        offered = dialog->comboBoxItems();
        EXPECT_EQ(dialog->textValue(), offered.front()) << "nobody has chosen yet";
        dialog->setTextValue(QStringLiteral("150%"));
        dialog->accept();
    });
    answer.start(5);
    window.actions()[ActionId::InterfaceSize]->trigger();
    ASSERT_FALSE(offered.isEmpty());
    EXPECT_TRUE(offered.front().startsWith(QStringLiteral("As suits the screen"))) << qPrintable(offered.front());
    EXPECT_EQ(Settings::interfaceScale(), 1.5);
    EXPECT_EQ(InterfaceSize::titles(1).at(InterfaceSize::chosen()), QStringLiteral("150%"));
    EXPECT_EQ(scaleAtStart(), "1.5");
    InterfaceSize::choose(1);
    EXPECT_EQ(scaleAtStart(), "") << "100% is as the system has it";
}

TEST_F(SizeOfTheInterface, PicturesAndTheEnvironmentGoBefore)
{
    Settings::setInterfaceScale(2);
    EXPECT_EQ(scaleAtStart(), "2");
    EXPECT_EQ(scaleAtStart({"--screenshot", "some.png"}), "");
    EXPECT_EQ(scaleAtStart({"--screenshot=some.png"}), "");
    qputenv("QT_SCREEN_SCALE_FACTORS", "1.25");
    EXPECT_EQ(scaleAtStart(), "");
    qunsetenv("QT_SCREEN_SCALE_FACTORS");
}

TEST_F(SizeOfTheInterface, IsAskedOfTheScreenOnlyWhereNobodyElseSays)
{
    char name[] = "arcwright";
    char* arguments[] = {name, nullptr};
    EXPECT_TRUE(leavesScaleToScreen(1, arguments));
    EXPECT_FALSE(needsScaleForScreen()) << "the screen of the tests is as usual";
    EXPECT_FALSE(qEnvironmentVariableIsSet("QT_SCALE_FACTOR"));
    Settings::setInterfaceScale(1);
    EXPECT_FALSE(leavesScaleToScreen(1, arguments)) << "somebody chose what is usual";
    Settings::setInterfaceScale(std::nullopt);
    qputenv("QT_FONT_DPI", "120");
    EXPECT_FALSE(leavesScaleToScreen(1, arguments));
    qunsetenv("QT_FONT_DPI");
}

TEST_F(SizeOfTheInterface, IsTakenOutOfTheEnvironmentForOtherPrograms)
{
    Settings::setInterfaceScale(2);
    ASSERT_EQ(scaleAtStart(), "2");
    settleInterfaceScale();
    EXPECT_FALSE(qEnvironmentVariableIsSet("QT_SCALE_FACTOR"));
    settleInterfaceScale(); // as without any
}

TEST_F(SizeOfTheInterface, TheDiagramIsAsLargeAsSuitsTheWindowUntilSomebodyZooms)
{
    startWith(smallTreebank);
    const auto zoomAt = [&](int width, int height) {
        window.resize(width, height);
        QCoreApplication::processEvents();
        return canvas().zoom();
    };
    EXPECT_DOUBLE_EQ(zoomAt(1024, 700), 1);
    EXPECT_DOUBLE_EQ(zoomAt(1280, 800), 1);
    EXPECT_DOUBLE_EQ(zoomAt(1920, 1080), 1.25);
    EXPECT_DOUBLE_EQ(zoomAt(3840, 2160), 2);
    EXPECT_FALSE(Settings::zoom()) << "nobody chose that";
    window.actions()[ActionId::ZoomIn]->trigger();
    const double chosen = canvas().zoom();
    EXPECT_GT(chosen, 2);
    EXPECT_DOUBLE_EQ(zoomAt(1280, 800), chosen);
    EXPECT_EQ(Settings::zoom(), chosen);
    window.actions()[ActionId::ZoomReset]->trigger();
    EXPECT_DOUBLE_EQ(canvas().zoom(), 1);
    EXPECT_DOUBLE_EQ(zoomAt(1920, 1080), 1.25);
}

} // namespace arcwright::ui::testing
