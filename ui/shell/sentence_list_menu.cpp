// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sentence_list_menu.h"

#include <QMenu>

#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/menu_keys.h"

namespace arcwright::ui {

SentenceListMenu::SentenceListMenu(Actions& actions, SentenceBrowser& browser, SentenceView& view, QWidget* window)
    : QObject(window), m_actions(actions), m_view(view), m_window(window), m_keys(new MenuKeys(this))
{
    connect(&browser, &SentenceBrowser::contextRequested, this, &SentenceListMenu::open);
}

void SentenceListMenu::open(const QPoint& place)
{
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_keys->watch(menu);
    const auto add = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            menu->addAction(m_actions[id]);
        menu->addSeparator();
    };
    menu->addAction(tr("&Open in the diagram"), this, [this] { m_view.canvas()->setFocus(); });
    menu->addSeparator();
    add({ActionId::Confirm, ActionId::AcceptAll, ActionId::EditRemark});
    add({ActionId::EditText, ActionId::EditComments, ActionId::JoinSentences});
    add({ActionId::CopySentenceId});
    menu->popup(place);
}

} // namespace arcwright::ui
