// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/base/result.h"

class QWidget;

namespace arcwright::ui {

class Actions;
class SentenceView;

/// Saves the diagram as a picture, and puts it on the clipboard.
class PictureCommands : public QObject {
    Q_OBJECT
public:
    PictureCommands(Actions& actions, SentenceView& view, QWidget* window);

    /// Asks where to save the picture; the ending chooses the format.
    void save();
    /// False, after failed(), if it cannot be written.
    bool saveTo(const QString& path);
    /// Copies the diagram as pixels and as SVG.
    void copy();

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    SentenceView& m_view;
    QWidget* m_window;
};

} // namespace arcwright::ui
