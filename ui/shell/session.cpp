// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session.h"

#include <chrono>

#include <QFileInfo>

#include "core/formats/open.h"
#include "ui/annotation/sentence_view.h"
#include "ui/documents/workspace.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"

namespace arcwright::ui {

Session::Session(Workspace& workspace, const FileCommands& files, const SentenceView& view, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_files(files), m_view(view)
{
    using namespace std::chrono_literals;
    m_soon.setSingleShot(true);
    m_soon.setInterval(1s);
    connect(&m_soon, &QTimer::timeout, this, &Session::remember);
    const auto soon = [this] { m_soon.start(); };
    connect(&workspace, &Workspace::opened, this, soon);
    connect(&workspace, &Workspace::saved, this, soon);
    connect(&workspace, &Workspace::layerOpened, this, soon);
    connect(&workspace, &Workspace::predictionsChanged, this, soon);
    connect(&view, &SentenceView::sentenceShown, this, soon);
}

void Session::remember()
{
    m_soon.stop();
    if (!m_hasBegun || m_workspace.treebank().size() == 0 || m_workspace.isOpening())
        return;
    Settings::Session session;
    session.paths = m_files.openedPaths();
    for (const LaunchOptions::Layer& layer : m_files.layers().files())
        session.layers.push_back({layer.name, layer.path});
    session.layer = QString::fromStdString(m_workspace.layer().name());
    session.model = m_files.models().file();
    session.sentence = m_view.sentence();
    Settings::setSession(session);
}

/// Whether nothing but the files of the session is asked for, as by a double click on one that was open last.
bool Session::isOfSession(const LaunchOptions& options, const Settings::Session& session)
{
    QStringList asked;
    for (const QString& path : options.paths)
        asked << QFileInfo(path).absoluteFilePath();
    const bool isAllAsked = options.layers.isEmpty() && options.model.isEmpty() && options.lesson.isEmpty()
        && options.exercise.isEmpty() && options.player.isEmpty();
    return isAllAsked && Settings::resumesLast() && asked == session.paths;
}

std::optional<Session::Resumed> Session::resumed(const LaunchOptions& options)
{
    if (!options.screenshot.isEmpty())
        return std::nullopt;
    const Settings::Session session = Settings::session();
    if (!options.paths.isEmpty() && !isOfSession(options, session))
        return std::nullopt;
    if (session.paths.isEmpty())
        return std::nullopt; // the first start of all
    Resumed resumed{options, {}};
    resumed.options.paths.clear(); // they are those of the session, if there are any
    if (!Settings::resumesLast())
        return options.player.isEmpty() ? std::optional(resumed) : std::nullopt; // a player needs a sentence
    const auto isThere = [&](const QString& path) {
        const bool there = meansAnything(withoutZone(path).toStdString());
        if (!there)
            resumed.gone << path;
        return there;
    };
    for (const QString& path : session.paths) {
        if (isThere(path))
            resumed.options.paths << path;
    }
    if (resumed.options.paths.isEmpty())
        return resumed;
    if (options.layers.isEmpty() && options.model.isEmpty()) {
        for (const auto& [name, path] : session.layers) {
            if (isThere(path))
                resumed.options.layers.push_back({name, path});
        }
        if (!session.model.isEmpty() && isThere(session.model))
            resumed.options.model = session.model;
        resumed.options.layerOnView = session.layer;
    }
    if (!options.sentence && resumed.gone.isEmpty()) // with a file less it would be another one
        resumed.options.sentence = session.sentence;
    return resumed;
}

} // namespace arcwright::ui
