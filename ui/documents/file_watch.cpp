// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/file_watch.h"

#include <chrono>
#include <utility>

#include <QFileInfo>
#include <QGuiApplication>
#include <QSet>

#include "core/documents/file_state.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

FileWatch::FileWatch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    using namespace std::chrono_literals;
    m_settle.setSingleShot(true);
    m_settle.setInterval(200ms);
    connect(&m_settle, &QTimer::timeout, this, [this] { check(); });
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            check();
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_told.clear();
        watchAll();
    });
    connect(&workspace, &Workspace::saved, this, [this](std::size_t document) {
        check(document);
        watchAll();
    });
}

/// Watches the files, and their folders for those that come back. What the system watches is a file, not a name: after
/// another one was put in its place, the old one would be watched for as long as somebody holds it open, as we do.
void FileWatch::watchAll()
{
    QSet<QString> wanted;
    std::map<QString, Inode> inodes;
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document) {
        for (const auto& [path, stamp] : filesOnDisk(*m_workspace.copy(document).document())) {
            const QFileInfo file(QString::fromStdString(path));
            if (QFileInfo::exists(file.path()))
                wanted.insert(file.path());
            if (!stamp)
                continue;
            wanted.insert(file.filePath());
            const Inode inode{stamp->device, stamp->inode};
            inodes.emplace(file.filePath(), inode);
            if (const auto old = m_inodes.find(file.filePath()); old != m_inodes.end() && old->second != inode)
                m_watcher.removePath(file.filePath());
        }
    }
    m_inodes = std::move(inodes);
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> old(watched.begin(), watched.end());
    if (const QSet<QString> gone = old - wanted; !gone.isEmpty())
        m_watcher.removePaths(gone.values());
    if (const QSet<QString> fresh = wanted - old; !fresh.isEmpty())
        m_watcher.addPaths(fresh.values());
}

void FileWatch::check()
{
    watchAll();
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document)
        check(document);
}

void FileWatch::check(std::size_t document)
{
    using FileState = WorkingCopy::FileState;
    if (m_workspace.copy(document).isSaving()) // what it has then is known when that is done
        return;
    auto files = filesOnDisk(*m_workspace.copy(document).document()); // before they are looked into
    const FileState state = m_workspace.copy(document).fileState();
    const auto told = m_told.find(document);
    const FileState before = told == m_told.end() ? FileState::Ours : told->second.state;
    if (state == before && (state == FileState::Ours || files == told->second.files))
        return;
    m_told.insert_or_assign(document, Told{state, std::move(files)});
    Q_EMIT stateChanged(document, state);
}

} // namespace arcwright::ui
