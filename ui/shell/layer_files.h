// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/documents/workspace.h"
#include "ui/shell/launch_options.h"

class QWidget;

namespace arcwright::ui {

/// Files that are opened as layers beside the treebank, and which of the layers is drawn.
class LayerFiles : public QObject {
    Q_OBJECT
public:
    using Layer = LaunchOptions::Layer;

    LayerFiles(Workspace& workspace, QWidget* window);

    void open();
    /// Opens files as layers, one after the other, and draws the first of them, or the one of that name.
    void open(const QList<Layer>& layers, const QString& toShow = QString());
    /// Those there are, in the order in which they came.
    const QList<Layer>& files() const { return m_files; }
    void setFiles(const QList<Layer>& files) { m_files = files; }
    /// Draws the next of the layers there are, after the last the first.
    void showNext();

Q_SIGNALS:
    void done(const QString& message);

private:
    void openNext();
    void leaveOut();
    QString nameFor(const QString& path) const;

    Workspace& m_workspace;
    QWidget* m_window;
    QList<Layer> m_files;
    std::optional<Layer> m_beingOpened;
    QList<Layer> m_toOpen;
    QString m_toShow; ///< once all are open
};

} // namespace arcwright::ui
