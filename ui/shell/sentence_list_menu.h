// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/settings/actions.h"

class QPoint;
class QWidget;

namespace arcwright::ui {

class MenuKeys;
class SentenceBrowser;
class SentenceView;

/// The menu that a right click on the list of sentences opens: what can be done to the one that was clicked, which is
/// on view then.
class SentenceListMenu : public QObject {
    Q_OBJECT
public:
    SentenceListMenu(Actions& actions, SentenceBrowser& browser, SentenceView& view, QWidget* window);

private:
    void open(const QPoint& place);

    Actions& m_actions;
    SentenceView& m_view;
    QWidget* m_window;
    MenuKeys* m_keys;
};

} // namespace arcwright::ui
