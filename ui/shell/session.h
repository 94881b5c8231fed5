// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "ui/settings/settings.h"
#include "ui/shell/launch_options.h"

namespace arcwright::ui {

class FileCommands;
class SentenceView;
class Workspace;

/// What is open, remembered from one start to the next: documents, layers, the model's file, the sentence. It is
/// written soon after each change, so that a crash does not lose it.
class Session : public QObject {
    Q_OBJECT
public:
    Session(Workspace& workspace, const FileCommands& files, const SentenceView& view, QObject* parent);

    /// What was open last, for a start that names no file, or just the files that were open; options that were given
    /// win.
    struct Resumed {
        LaunchOptions options;
        QStringList gone; ///< files that are not there any more, and are left out
    };
    /// Nothing at the very first start, which has a sample. Where what was open is not wanted, there is no path in it.
    static std::optional<Resumed> resumed(const LaunchOptions& options);

    /// Remembers from here on.
    void begin() { m_hasBegun = true; }
    bool hasBegun() const { return m_hasBegun; }
    void remember();

private:
    static bool isOfSession(const LaunchOptions& options, const Settings::Session& session);

    Workspace& m_workspace;
    const FileCommands& m_files;
    const SentenceView& m_view;
    QTimer m_soon;
    bool m_hasBegun = false;
};

} // namespace arcwright::ui
