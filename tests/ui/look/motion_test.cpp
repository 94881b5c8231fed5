// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/motion.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProgressBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include "ui/look/window_style.h"
#include "ui/settings/motion_setting.h"

namespace arcwright::ui::testing {
namespace {

class Motion : public ::testing::Test {
protected:
    void SetUp() override { QSettings().remove(QLatin1String(motionSetting.key)); }
    ~Motion() override
    {
        QSettings().remove(QLatin1String(motionSetting.key));
        setMotionReduced(false);
    }

    void write(const QString& name, const char* text)
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir folder;
};

} // namespace

TEST_F(Motion, TheSystemsWishIsReadWhereAFileTellsIt)
{
    EXPECT_EQ(systemReducesMotion(folder.path()), std::nullopt);
    write(QStringLiteral("gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    EXPECT_EQ(systemReducesMotion(folder.path()), true);
    write(QStringLiteral("gtk-4.0/settings.ini"), "[Settings]\ngtk-enable-animations=true\n");
    EXPECT_EQ(systemReducesMotion(folder.path()), false) << "the newer one counts";
    write(QStringLiteral("kdeglobals"), "[KDE]\nAnimationDurationFactor=0\n");
    EXPECT_EQ(systemReducesMotion(folder.path()), true);
    write(QStringLiteral("kdeglobals"), "[KDE]\nAnimationDurationFactor=0.5\n");
    EXPECT_EQ(systemReducesMotion(folder.path()), false);
    write(QStringLiteral("kdeglobals"), "[KDE]\nSingleClick=true\n");
    EXPECT_EQ(systemReducesMotion(folder.path()), false) << "that of GTK again";
}

TEST_F(Motion, TheSettingCountsWhereOneIsChosen)
{
    motionSetting.set(QStringLiteral("reduced"));
    takeMotionSetting();
    EXPECT_TRUE(isMotionReduced());
    EXPECT_FALSE(QApplication::isEffectEnabled(Qt::UI_General));
    motionSetting.set(QStringLiteral("usual"));
    takeMotionSetting();
    EXPECT_FALSE(isMotionReduced());
}

TEST_F(Motion, StylesAnimateForNoTimeWhereItIsReduced)
{
    const WindowStyle style;
    EXPECT_GT(style.styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    setMotionReduced(true);
    EXPECT_EQ(style.styleHint(QStyle::SH_Widget_Animation_Duration), 0);
}

TEST_F(Motion, ABarThatCannotTellHowFarItIsStandsStill)
{
    WindowStyle style;
    const auto movesWhile = [&](bool isReduced) {
        setMotionReduced(isReduced);
        QProgressBar bar;
        bar.setStyle(&style);
        bar.setRange(0, 0);
        bar.setTextVisible(false);
        bar.resize(200, 20);
        bar.show();
        const QImage before = bar.grab().toImage();
        bool moves = false;
        for (int tries = 0; tries < 20 && !moves; ++tries) {
            QTest::qWait(20);
            moves = bar.grab().toImage() != before;
        }
        return moves;
    };
    EXPECT_TRUE(movesWhile(false));
    EXPECT_FALSE(movesWhile(true));
}

} // namespace arcwright::ui::testing
