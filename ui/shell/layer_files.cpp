// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/layer_files.h"

#include <utility>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "ui/look/file_filters.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

LayerFiles::LayerFiles(Workspace& workspace, QWidget* window)
    : QObject(window), m_workspace(workspace), m_window(window)
{
    connect(&workspace, &Workspace::layerOpened, this, &LayerFiles::openNext);
    connect(&workspace, &Workspace::opened, this, [this] { m_files.clear(); });
    connect(&workspace, &Workspace::failed, this, [this] {
        if (!m_workspace.isOpening()) // else it was something else that failed meanwhile
            leaveOut();
    });
}

/// One that cannot be compared does not keep others from being opened.
void LayerFiles::leaveOut()
{
    const auto refused = std::exchange(m_beingOpened, std::nullopt);
    if (!refused)
        return;
    if (m_toShow == refused->name)
        m_toShow = m_toOpen.isEmpty() ? QString() : m_toOpen.front().name;
    openNext();
}

void LayerFiles::open()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Draw the trees of another file below the words"), Settings::folder(), openFilter());
    if (!path.isEmpty())
        open({{nameFor(path), path}});
}

/// Its file's name, with the folder where something open has that name already.
QString LayerFiles::nameFor(const QString& path) const
{
    const QFileInfo file(path);
    QStringList taken = m_workspace.layerNames();
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document)
        taken << QFileInfo(QString::fromStdString(m_workspace.copy(document).path())).fileName();
    return taken.contains(file.fileName()) ? file.absoluteDir().dirName() + u'/' + file.fileName() : file.fileName();
}

void LayerFiles::open(const QList<LaunchOptions::Layer>& layers, const QString& toShow)
{
    m_toOpen = layers;
    m_toShow = layers.isEmpty() ? QString() : layers.front().name;
    for (const LaunchOptions::Layer& layer : layers) {
        if (layer.name == toShow)
            m_toShow = toShow;
    }
    openNext();
}

void LayerFiles::openNext()
{
    if (m_beingOpened) {
        const LaunchOptions::Layer opened = *std::exchange(m_beingOpened, std::nullopt);
        m_files.removeIf([&](const LaunchOptions::Layer& layer) { return layer.name == opened.name; });
        m_files << opened;
    }
    if (!m_toOpen.isEmpty()) {
        const LaunchOptions::Layer next = m_toOpen.takeFirst();
        m_beingOpened = {next.name, QFileInfo(next.path).absoluteFilePath()};
        m_workspace.openLayer(next.name, {next.path});
    } else if (!m_toShow.isEmpty()) {
        m_workspace.showLayer(std::exchange(m_toShow, {}));
    }
}

void LayerFiles::showNext()
{
    const QStringList names = m_workspace.layerNames();
    if (names.size() < 2) {
        Q_EMIT done(tr("There is no other layer to compare with."));
        return;
    }
    const qsizetype shown = names.indexOf(QString::fromStdString(m_workspace.layer().name()));
    const qsizetype next = (shown + 1) % names.size();
    m_workspace.showLayer(names[next]);
    Q_EMIT done(tr("Layer %1 of %2 is drawn below the words: %3").arg(next + 1).arg(names.size()).arg(names[next]));
}

} // namespace arcwright::ui
