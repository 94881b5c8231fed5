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

namespace {

/// What is open is opened once more, as by a double click on its file, and nothing else is asked for.
bool opensTheSame(const LaunchOptions& options, const Settings::Session& last)
{
    if (options.paths.size() != last.paths.size() || !options.screenshot.isEmpty())
        return false;
    for (qsizetype i = 0; i < last.paths.size(); ++i) {
        if (QFileInfo(options.paths[i]).absoluteFilePath() != last.paths[i])
            return false;
    }
    return options.layers.isEmpty() && options.model.isEmpty() && !options.sentence && options.lesson.isEmpty()
        && options.exercise.isEmpty();
}

} // namespace

std::optional<Session::Resumed> Session::resumed(const LaunchOptions& options)
{
    if (!options.paths.isEmpty() && Settings::resumesLast() && opensTheSame(options, Settings::session())) {
        LaunchOptions alone = options;
        alone.paths.clear();
        return resumed(alone);
    }
    if (!options.paths.isEmpty() || !options.screenshot.isEmpty())
        return std::nullopt;
    const Settings::Session session = Settings::session();
    if (session.paths.isEmpty())
        return std::nullopt; // the first start of all
    Resumed resumed{options, {}};
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
