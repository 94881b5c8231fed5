// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "ui/look/theme.h"
#include "ui/search/enhance_dialog.h"

namespace arcwright::ui {

class Actions;
class SentenceBrowser;

/// Opens the window that makes enhanced graphs, beside the sentence on view.
class EnhanceCommands : public QObject {
    Q_OBJECT
public:
    EnhanceCommands(Workspace& workspace, Actions& actions, SentenceBrowser& browser,
        std::function<const Theme&()> theme, QWidget& window);

Q_SIGNALS:
    /// What was done, in words.
    void said(const QString& text);

private:
    void open();

    Workspace& m_workspace;
    SentenceBrowser& m_browser;
    std::function<const Theme&()> m_theme;
    QWidget& m_window;
    EnhanceDialog* m_dialog = nullptr;
};

} // namespace arcwright::ui
