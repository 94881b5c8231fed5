// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <string>
#include <vector>

#include <QFile>
#include <QSettings>

#include <gtest/gtest.h>

#include "core/base/journal_path.h"
#include "core/base/user_folders.h"
#include "core/documents/annotation_file.h"
#include "core/jobs/job_folder.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/players/panel/draft_keeper.h"
#include "ui/shelf/shelf_store.h"
#include "ui/shell/samples.h"

namespace arcwright::ui::testing {

/// What is written where is told as it is.
TEST(FilesPage, NamesFilesAndFoldersAsTheProgramDoes)
{
    QFile file(QStringLiteral(":/help/files.md"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const std::string page = file.readAll().toStdString();
    const auto has = [&](const std::string& text) { return page.find(text) != std::string::npos; };
    const test::TemporaryFolder folder;
    const std::string treebank = folder.write("NAME", "# a treebank\n");
    using std::filesystem::path;
    EXPECT_TRUE(has('`' + path(journalPath(treebank)).filename().string() + '`')) << journalPath(treebank);
    EXPECT_TRUE(has('`' + path(annotationPath(treebank)).filename().string() + '`')) << annotationPath(treebank);
    const path effort = path(effortPath(treebank)).parent_path();
    EXPECT_TRUE(has("~/.local/state/" + effort.parent_path().filename().string() + '/' + effort.filename().string()))
        << effort;
    const auto sample = samplePath(firstSample());
    ASSERT_TRUE(sample);
    const path samples = path(sample->toStdString()).parent_path();
    EXPECT_TRUE(has(samples.parent_path().filename().string() + "/samples`")) << samples;
    const QSettings settings(
        QSettings::NativeFormat, QSettings::UserScope, QStringLiteral("arcwright"), QStringLiteral("arcwright"));
    const path saved = settings.fileName().toStdString();
    EXPECT_TRUE(has("~/.config/arcwright/" + saved.filename().string())) << saved;
    EXPECT_EQ(saved.parent_path().filename(), "arcwright");
}

/// In each language: the folders of what the program keeps of its own, below those that the system has for that.
TEST(FilesPage, NamesEveryFolderOfTheProgramsOwnInEachLanguage)
{
    namespace fs = std::filesystem;
    const std::string data = fs::relative(usersJobsFolder(), userDataFolder()).string();
    const auto below
        = [](const QString& folder) { return fs::relative(folder.toStdString(), userDataFolder()).string(); };
    const std::vector<std::string> folders{"~/.local/share/" + data,
        "~/.local/share/" + below(ShelfStore::usersFolder()), "~/.local/share/" + below(DraftKeeper::usualFolder()),
        "~/.local/state/" + fs::relative(fs::path(effortPath("/x")).parent_path(), userStateFolder()).string(),
        "~/.local/state/arcwright/journals", "~/.config/arcwright/arcwright.conf", "arcwright.conf.lock",
        "arcwright.conf.XXXXXX"};
    for (const char* language : {"", "cs/", "da/", "ja/"}) {
        QFile file(QStringLiteral(":/help/") + QLatin1String(language) + QStringLiteral("files.md"));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << language;
        const std::string page = file.readAll().toStdString();
        for (const std::string& folder : folders)
            EXPECT_NE(page.find('`' + folder + '`'), std::string::npos) << language << "files.md: " << folder;
    }
}

} // namespace arcwright::ui::testing
