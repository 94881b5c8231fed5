// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that were written once are read by all later versions: those of each room of the museum
// (tests/core/museum/museum_test.cpp) that has some. Another room is filled with
// ARCWRIGHT_ROOM=tests/data/museum/DATE arcwright_ui_tests --gtest_filter='SettingsMuseum.*'
// --gtest_also_run_disabled_tests
#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include <QSettings>

#include <gtest/gtest.h>

#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"
#include "tests/ui/settings/setting_names.h"
#include "ui/settings/motion_setting.h"
#include "ui/settings/parser_settings.h"
#include "ui/settings/settings.h"
#include "ui/settings/settings_file.h"
#include "ui/settings/training_choices.h"
#include "ui/settings/validation_settings.h"

namespace arcwright::ui {
namespace settings_museum_test {

namespace fs = std::filesystem;

constexpr auto exported = "settings/exported.ini"; ///< as *Export settings* writes it

/// Something else than the default for all that is chosen.
void choose()
{
    Settings::language.set(QStringLiteral("cs"));
    Settings::setTheme(ThemeKind::Dark);
    LookChoice look;
    look.family = QStringLiteral("DejaVu Serif");
    look.points = 13;
    for (std::size_t script = 0; script < look.scripts.size(); ++script)
        look.scripts[script] = {QStringLiteral("Family, no. %1").arg(script), 10 + static_cast<int>(script)};
    for (std::size_t status = 0; status < look.arcs.size(); ++status)
        look.arcs[status] = QColor(static_cast<int>(10 * status + 1), 200, 3);
    Settings::setLook(ThemeKind::Dark, look);
    Settings::clicksAttach.set(false);
    Settings::annotator.set(QStringLiteral("Anna Nováková; 係り受け"));
    Settings::setEpochs(7);
    Settings::setDecoder(Decoder::Eisner2);
    Settings::headFirst.set(true);
    Settings::relationFollowsHead.set(false);
    Settings::learnsLive.set(false);
    Settings::annotationOrder.set(QStringLiteral("gain"));
    Settings::budgetMinutes.set(25);
    Settings::sentenceColumns.set({QStringLiteral("number"), QStringLiteral("text")});
    Settings::oneDiagram.set(true);
    Settings::goldBelow.set(true);
    Settings::treeView.set(true);
    Settings::wrapped.set(false);
    Settings::tagsShown.set(false);
    Settings::lemmasShown.set(true);
    Settings::readingsShown.set(true);
    Settings::setShortcuts(QStringLiteral("confirm"), QStringList{QStringLiteral("Ctrl+Alt+K")});
    Settings::setShortcuts(QStringLiteral("next-sentence"), QStringList());
    Settings::textPause.set(444);
    Settings::setZoom(1.5);
    Settings::setChords({{QStringLiteral("nv"), QStringLiteral("Sb"), {}, {}, {}},
        {QStringLiteral("po"), QStringLiteral("Obj"), QStringLiteral("NOUN"), {}, QStringLiteral("Case=Acc")}});
    Settings::resumesLast.set(false);
    Settings::helpSize.set(2);
    Settings::dashboardFigures.set({QStringLiteral("las")});
    Settings::attachmentKinds.set(QStringLiteral("subject = nsubj csubj\nobject = obj"));
    Settings::setInterfaceScale(1.25);
    motionSetting.set(QStringLiteral("reduced"));
    TrainingChoices::learner.set(QStringLiteral("bpm"));
    TrainingChoices::foldsPredict.set(false);
    TrainingChoices::patience.set(3);
    TrainingChoices::threads.set(2);
    TrainingChoices::seed.set(17);
    ParserSettings::modelAtStart.set(QStringLiteral("/models/české.arcmodel"));
    ParserSettings::analyser.set(QStringLiteral("jumanpp --beam 5"));
    Settings::setDecoderFor(QStringLiteral("české.arcmodel"), Decoder::Hill);
    ValidationSettings::languageData.set(QStringLiteral("/ud tools/data"));
    ValidationSettings::language.set(QStringLiteral("ja"));
}

std::string text(const QString& value)
{
    return value.toStdString();
}

/// All that is chosen, as the window reads it.
std::string told()
{
    std::ostringstream lines;
    const LookChoice look = Settings::look(ThemeKind::Dark);
    lines << std::boolalpha << "language " << text(Settings::language()) << "\ntheme "
          << static_cast<int>(Settings::theme()) << ", of the system " << Settings::themeFollowsSystem() << "\nfont "
          << text(look.family) << ' ' << look.points << '\n';
    for (const auto& script : look.scripts)
        lines << "script " << text(script.family) << ' ' << script.points << '\n';
    for (const QColor& colour : look.arcs)
        lines << "arc " << text(colour.name()) << '\n';
    lines << "clicks attach " << Settings::clicksAttach() << "\nannotator " << text(Settings::annotator())
          << "\nepochs " << Settings::epochs().value_or(0) << "\ndecoder "
          << (Settings::decoder() ? nameOf(*Settings::decoder()) : "none") << "\nhead first " << Settings::headFirst()
          << "\nrelation follows head " << Settings::relationFollowsHead() << "\nlearns live " << Settings::learnsLive()
          << "\norder " << text(Settings::annotationOrder()) << "\nbudget " << Settings::budgetMinutes() << "\ncolumns "
          << text(Settings::sentenceColumns().join(QLatin1Char(' '))) << "\none diagram " << Settings::oneDiagram()
          << "\ngold below " << Settings::goldBelow() << "\ntree " << Settings::treeView() << "\nwrapped "
          << Settings::wrapped() << "\ntags " << Settings::tagsShown() << "\nlemmas " << Settings::lemmasShown()
          << "\nreadings " << Settings::readingsShown() << "\ntext pause " << Settings::textPause() << "\nzoom "
          << Settings::zoom().value_or(0) << "\nresumes " << Settings::resumesLast() << "\nhelp size "
          << Settings::helpSize() << "\nfigures " << text(Settings::dashboardFigures().join(QLatin1Char(' ')))
          << "\nkinds " << text(Settings::attachmentKinds()) << '\n';
    const auto chosen = Settings::chosenShortcuts();
    for (const char* action : {"confirm", "next-sentence"}) {
        const auto keys = chosen.constFind(QLatin1String(action));
        lines << "keys " << action << ' '
              << (keys != chosen.cend() ? text(keys->join(QLatin1Char(' '))) : "as they came") << '\n';
    }
    for (const QString& chord : linesOf(Settings::chords()))
        lines << "chord " << text(chord) << '\n';
    // What was not told in the first rooms stands behind.
    const auto decoder = Settings::decoderFor(QStringLiteral("české.arcmodel"));
    lines << "scale " << Settings::interfaceScale().value_or(0) << "\nmotion " << text(motionSetting()) << "\nlearner "
          << text(TrainingChoices::learner()) << "\nfolds " << TrainingChoices::foldsPredict() << "\npatience "
          << TrainingChoices::patience() << "\nthreads " << TrainingChoices::threads() << "\nseed "
          << TrainingChoices::seed() << "\nmodel at start " << text(ParserSettings::modelAtStart()) << "\nanalyser "
          << text(ParserSettings::analyser()) << "\nparses with " << (decoder ? nameOf(*decoder) : "its own")
          << "\nlanguage data " << text(ValidationSettings::languageData()) << "\nlanguage of treebanks "
          << text(ValidationSettings::language()) << '\n';
    return lines.str();
}

std::set<fs::path> roomsWithSettings()
{
    std::set<fs::path> rooms;
    for (const auto& entry : fs::directory_iterator(test::dataFile("museum"))) {
        if (fs::exists(entry.path() / exported))
            rooms.insert(entry.path());
    }
    return rooms;
}

TEST(SettingsMuseum, WhatWasWrittenOnceTellsTheSameForEver)
{
    ASSERT_FALSE(roomsWithSettings().empty());
    for (const fs::path& room : roomsWithSettings()) {
        SCOPED_TRACE(room.string());
        const auto imported = importSettings(QString::fromStdString((room / exported).string()));
        EXPECT_TRUE(imported.problem.isEmpty()) << text(imported.problem);
        EXPECT_TRUE(imported.unknown.isEmpty()) << text(imported.unknown.join(QLatin1Char(' ')));
        const std::string then = test::readBytes((room / "settings.told").string());
        EXPECT_EQ(told().substr(0, then.size()), then);
    }
    resetSettings();
}

/// A setting that is added later has to be chosen above, and another room to be filled.
TEST(SettingsMuseum, EverySettingThereIsIsInIt)
{
    resetSettings();
    choose();
    QStringList written;
    for (const QString& key : QSettings().allKeys()) {
        if (isChosenSetting(key))
            written << key;
    }
    for (const QString& name : testing::namesInSources()) {
        const bool isGroup = name.endsWith(QLatin1Char('/'));
        if (testing::isFormerSetting(name) || !isChosenSetting(isGroup ? name + QLatin1Char('x') : name))
            continue;
        EXPECT_TRUE(std::any_of(written.begin(), written.end(), [&](const QString& key) {
            return isGroup ? key.startsWith(name) : key == name;
        })) << text(name);
    }
    resetSettings();
}

TEST(SettingsMuseum, TheNewestRoomHasAllThatIsWrittenToday)
{
    ASSERT_FALSE(roomsWithSettings().empty());
    resetSettings();
    choose();
    const test::TemporaryFolder folder;
    const QString path = QString::fromStdString(folder.file("exported.ini"));
    ASSERT_FALSE(exportSettings(path));
    const fs::path newest = *roomsWithSettings().rbegin();
    const QSettings kept(QString::fromStdString((newest / exported).string()), QSettings::IniFormat);
    EXPECT_EQ(QSettings(path, QSettings::IniFormat).allKeys(), kept.allKeys()) << "fill another room";
    EXPECT_EQ(told(), test::readBytes((newest / "settings.told").string()));
    resetSettings();
}

TEST(SettingsMuseum, DISABLED_FillsARoom)
{
    const fs::path room = qgetenv("ARCWRIGHT_ROOM").toStdString();
    ASSERT_FALSE(room.empty());
    ASSERT_FALSE(fs::exists(room / exported)) << "what was written once stays";
    resetSettings();
    choose();
    fs::create_directories((room / exported).parent_path());
    ASSERT_FALSE(exportSettings(QString::fromStdString((room / exported).string())));
    test::writeBytes((room / "settings.told").string(), told());
    resetSettings();
}

} // namespace settings_museum_test
} // namespace arcwright::ui
