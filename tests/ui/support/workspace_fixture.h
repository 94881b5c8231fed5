// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QSignalSpy>

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/ui/support/qt_printers.h"
#include "tests/ui/support/saving.h"
#include "tests/ui/support/treebank_text.h"
#include "tests/ui/support/wait_for.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui::testing {

/// A workspace, a folder for its files, and everything it says.
class WorkspaceTest : public ::testing::Test {
protected:
    WorkspaceTest()
    {
        QObject::connect(
            &workspace, &Workspace::failed, &workspace, [this](const Problem& p) { failures.push_back(p); });
        QObject::connect(&workspace, &Workspace::problemsFound, &workspace,
            [this](const std::vector<Problem>& found) { problems = found; });
        QObject::connect(&workspace, &Workspace::stepped, &workspace, [this](const QString& text) { steps << text; });
    }

    static QString path(const std::string& name) { return QString::fromStdString(name); }

    /// Opens files, or fails to; true if they were opened.
    bool open(const QStringList& paths)
    {
        const auto before = opened.count();
        const auto failuresBefore = failures.size();
        workspace.open(paths);
        return waitFor([&] { return opened.count() > before || failures.size() > failuresBefore; })
            && opened.count() > before;
    }
    /// Writes a file and opens it.
    bool openText(std::string_view name, std::string_view text) { return open({path(folder.write(name, text))}); }
    bool openSmallTreebank() { return openText("small.conllu", smallTreebank); }

    bool openLayer(const QString& name, const std::string& file)
    {
        const auto before = layerOpened.count();
        const auto failuresBefore = failures.size();
        workspace.openLayer(name, {path(file)});
        return waitFor([&] { return layerOpened.count() > before || failures.size() > failuresBefore; })
            && layerOpened.count() > before;
    }

    int head(std::size_t sentence, int word) const { return workspace.treebank().sentence(sentence)->word(word).head; }
    std::string relation(std::size_t sentence, int word) const
    {
        return workspace.treebank().sentence(sentence)->word(word).relation;
    }
    std::string onDisk(std::string_view name) const { return test::readBytes(folder.file(name)); }

    test::TemporaryFolder folder;
    Workspace workspace;
    QSignalSpy opened{&workspace, &Workspace::opened};
    QSignalSpy layerOpened{&workspace, &Workspace::layerOpened};
    QSignalSpy sentencesChanged{&workspace, &Workspace::sentencesChanged};
    QSignalSpy modifiedChanged{&workspace, &Workspace::modifiedChanged};
    std::vector<Problem> failures;
    std::vector<Problem> problems;
    QStringList steps;
};

} // namespace arcwright::ui::testing
