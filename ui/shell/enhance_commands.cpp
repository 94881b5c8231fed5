// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/enhance_commands.h"

#include <utility>

#include <QAction>

#include "ui/documents/sentence_browser.h"
#include "ui/settings/actions.h"

namespace arcwright::ui {

EnhanceCommands::EnhanceCommands(Workspace& workspace, Actions& actions, SentenceBrowser& browser,
    std::function<const Theme&()> theme, QWidget& window)
    : QObject(&window), m_workspace(workspace), m_browser(browser), m_theme(std::move(theme)), m_window(window)
{
    connect(actions[ActionId::EnhanceGraphs], &QAction::triggered, this, &EnhanceCommands::open);
}

void EnhanceCommands::open()
{
    if (!m_dialog) {
        m_dialog = new EnhanceDialog(m_workspace, &m_window);
        connect(m_dialog, &QDialog::finished, m_dialog, [dialog = m_dialog] { dialog->enhancer().cancel(); });
        connect(m_dialog, &EnhanceDialog::said, this, &EnhanceCommands::said);
        connect(m_dialog, &EnhanceDialog::sentenceChosen, &m_browser, &SentenceBrowser::setCurrentSentence);
        connect(&m_browser, &SentenceBrowser::sentenceChosen, m_dialog, &EnhanceDialog::setSentence);
        m_dialog->setSentence(m_browser.currentSentence());
    }
    m_dialog->setErrorColor(m_theme().error);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace arcwright::ui
