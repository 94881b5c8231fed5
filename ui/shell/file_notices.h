// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/documents/file_watch.h"

namespace arcwright::ui {

class FileCommands;
class MessageBar;
class Workspace;

/// Says in the message bar what has become of the open files and of the journals beside them, with what can be done
/// about it.
class FileNotices : public QObject {
    Q_OBJECT
public:
    FileNotices(Workspace& workspace, FileCommands& files, MessageBar& messages, QObject* parent = nullptr);

    FileWatch& watch() { return m_watch; }
    /// Says that files which were open last time are not there any more.
    void tellGone(const QStringList& paths);

Q_SIGNALS:
    /// Somebody wants to see other zones beside the one on view.
    void zonesWanted();

private:
    void followWork();
    void showWork();
    QString recoveredSentences() const;
    void tell(const Problem& problem);
    void tellLater(const std::vector<Problem>& problems);
    void showNotice(const QString& key, const QString& text, const Problem& problem);
    /// Says where corrections are kept that are not in the document, and offers what can be done with them.
    void offerKept(const QString& key, const QString& text, const QString& place, std::size_t document,
        const std::string& journal);
    void tellState(std::size_t document, WorkingCopy::FileState state);

    Workspace& m_workspace;
    FileCommands& m_files;
    MessageBar& m_messages;
    FileWatch m_watch;
    QStringList m_zoneNotices; ///< keys of those that offer other zones
    std::vector<Problem> m_gathered; ///< to be told together
    QTimer m_patience; ///< work that is done at once is not spoken of
    QString m_work; ///< what is under way
    int m_percent = 0;
};

} // namespace arcwright::ui
