// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include "core/documents/working_copy.h"

namespace arcwright::ui {

class Workspace;

/// Notices when other programs write, move or remove the files that are open: told by the system where it can, and
/// looked up whenever the program comes to the front. Our own saves are not told.
class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(Workspace& workspace, QObject* parent = nullptr);

    /// Looks at all files now.
    void check();
    /// Forgets what was told of a document, so that the next look tells it again.
    void forget(std::size_t document) { m_told.erase(document); }

Q_SIGNALS:
    /// The file of a document is another program's now, or once more another one; it is gone, or is ours again.
    void stateChanged(std::size_t document, arcwright::WorkingCopy::FileState state);

private:
    void watchAll();
    void check(std::size_t document);

    Workspace& m_workspace;
    QFileSystemWatcher m_watcher;
    using Inode = std::pair<std::uint64_t, std::uint64_t>; ///< with its device
    std::map<QString, Inode> m_inodes; ///< of the files that are watched
    QTimer m_settle; ///< a program that writes a file does so in several moves
    struct Told {
        WorkingCopy::FileState state = WorkingCopy::FileState::Ours;
        std::vector<FileOnDisk> files; ///< that were told of: another write of one of them is news
    };
    std::map<std::size_t, Told> m_told; ///< of documents whose files are not ours
};

} // namespace arcwright::ui
