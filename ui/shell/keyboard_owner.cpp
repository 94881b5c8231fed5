// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keyboard_owner.h"

#include <optional>
#include <utility>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include "ui/canvas/cut_text.h"
#include "ui/look/without_mnemonic.h"
#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

/// Whether a key stands alone: letters, signs and those that erase or move, but not function keys.
bool isPlain(const QKeyEvent& event)
{
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) && !isFunction;
}

bool isShortcut(const QAction& action, const QKeyEvent& event)
{
    const bool isShifted = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool isLetter = !event.text().isEmpty() && event.text().front().isLetter();
    for (const QKeySequence& shortcut : action.shortcuts()) {
        if (shortcut.count() != 1 || shortcut[0].key() != event.key())
            continue;
        const Qt::KeyboardModifiers held = shortcut[0].keyboardModifiers();
        if (held.testFlag(Qt::ShiftModifier) == isShifted || (!isLetter && held == Qt::NoModifier))
            return true;
    }
    return false;
}

bool takesText(const QWidget& widget)
{
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget))
        return list->currentIndex().flags().testFlag(Qt::ItemIsEditable)
            && list->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed);
    return widget.testAttribute(Qt::WA_InputMethodEnabled);
}

bool isMenu(const QWidget* widget)
{
    return qobject_cast<const QMenu*>(widget) != nullptr || qobject_cast<const QMenuBar*>(widget) != nullptr;
}

QString buttonText(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button == nullptr ? QString() : withoutMnemonic(button->text());
}

/// A menu bar that was left, but not for another widget.
bool isIdleMenuBar(const QWidget* widget)
{
    const auto* bar = qobject_cast<const QMenuBar*>(widget);
    return bar != nullptr && bar->activeAction() == nullptr;
}

/// A menu bar that was left, or a menu that has closed: where a panel torn off was active, Qt leaves the keyboard with
/// it.
bool isLeftMenu(const QWidget* widget)
{
    return isIdleMenuBar(widget) || (isMenu(widget) && !widget->isVisible());
}

/// Gives the keyboard to a widget, of whatever window of the program. Returns whether it takes it; where its window is
/// not active yet it has it only after that.
bool giveKeyboard(QWidget& widget)
{
    if (widget.focusProxy() != nullptr)
        return giveKeyboard(*widget.focusProxy());
    QWidget* const window = widget.window();
    if (window != QApplication::activeWindow())
        window->activateWindow();
    widget.setFocus(Qt::OtherFocusReason);
    return window->focusWidget() == &widget && widget.isVisible() && widget.isEnabled();
}

} // namespace

KeyboardOwner::KeyboardOwner(QMainWindow& window, const Actions& actions, Places places)
    : QObject(&window), m_window(window), m_actions(actions), m_places(std::move(places)), m_label(new QLabel(&window))
{
    m_label->setObjectName(QStringLiteral("keyboard"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setToolTip(tr("The part of the window that keys are for; Esc brings them back to the diagram"));
    constexpr int apart = 12; // from the scores, and from the edge of the window
    m_label->setContentsMargins(apart, 0, apart, 0);
    window.statusBar()->addPermanentWidget(m_label);
    m_check.setSingleShot(true);
    connect(&m_check, &QTimer::timeout, this, &KeyboardOwner::check);
    connect(qApp, &QApplication::focusChanged, this, &KeyboardOwner::onFocusChanged);
    qApp->installEventFilter(this);
    tell();
}

/// Dialogs have keyboards of their own; a panel torn off is a part of the window.
bool KeyboardOwner::isOurs(const QWidget* widget) const
{
    if (widget == nullptr)
        return false;
    const QWidget* top = widget->window();
    return top == &m_window || (qobject_cast<const QDockWidget*>(top) != nullptr && top->parentWidget() == &m_window);
}

/// The panel or bar that a widget is in, else the middle of the window.
const QWidget* KeyboardOwner::placeOf(const QWidget* widget) const
{
    for (; widget != nullptr && widget != &m_window; widget = widget->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(widget) != nullptr || qobject_cast<const QToolBar*>(widget) != nullptr
            || isMenu(widget) || widget == m_window.centralWidget())
            return widget;
    }
    return widget;
}

bool KeyboardOwner::hasOwner() const
{
    const QWidget* owner = QApplication::focusWidget();
    return owner != nullptr && owner->isVisible() && owner->isEnabled() && !isIdleMenuBar(owner) && owner != &m_window;
}

QString KeyboardOwner::name() const
{
    const QWidget* owner = QApplication::focusWidget();
    if (!isOurs(owner) || !hasOwner())
        return {};
    if (owner == &m_places.diagram)
        return tr("Diagram");
    if (isMenu(owner))
        return tr("Menu");
    if (&m_places.player == owner || m_places.player.isAncestorOf(owner))
        return tr("Player");
    QString own = owner->accessibleName();
    if (const auto* field = qobject_cast<const QLineEdit*>(owner); own.isEmpty() && field != nullptr)
        own = field->placeholderText();
    if (own.isEmpty())
        own = buttonText(*owner);
    for (const QWidget* around = owner; own.isEmpty() && around != &m_window; around = around->parentWidget())
        own = around->accessibleName();
    constexpr qsizetype mostLetters = 40; // of a prompt that says a lot
    own = cutText(own.section(u'\n', 0, 0), mostLetters);
    const QWidget* place = placeOf(owner);
    const bool isPanel = qobject_cast<const QDockWidget*>(place) != nullptr;
    const QString panel = isPanel ? withoutMnemonic(place->windowTitle()) : QString();
    if (panel.isEmpty() || own.isEmpty() || own == panel)
        return panel.isEmpty() ? (own.isEmpty() ? tr("Sentence") : own) : panel;
    return tr("%1, %2", "panel, part of it").arg(panel, own);
}

void KeyboardOwner::followChoices(QAbstractItemView& list)
{
    const auto toDiagram = [this] {
        if (QApplication::keyboardModifiers() == Qt::NoModifier && m_places.diagram.isVisible())
            m_places.diagram.setFocus(Qt::OtherFocusReason);
    };
    connect(&list, &QAbstractItemView::clicked, this, toDiagram);
    connect(&list, &QAbstractItemView::activated, this, toDiagram);
}

/// The part of the window where the keys of a scope are in force.
const QWidget& KeyboardOwner::placeFor(ShortcutScope scope) const
{
    return scope == ShortcutScope::Diagram ? m_places.diagram
        : scope == ShortcutScope::Queue    ? m_places.queue
                                           : m_places.player;
}

bool KeyboardOwner::mayAct(const QWidget* widget, ShortcutScope scope) const
{
    const QWidget& place = placeFor(scope);
    return scope == ShortcutScope::Window || &place == widget || place.isAncestorOf(widget);
}

/// Whether a key belongs to another part of the window than the one that has the keyboard.
bool KeyboardOwner::keepsBack(QWidget* widget, QKeyEvent& event)
{
    if (!isPlain(event) || takesText(*widget) || !(isOurs(widget) || isMenu(widget)))
        return false;
    std::optional<ShortcutScope> kept; // of the part that can be seen, if there is one
    for (std::size_t i = 0; i < actionCount; ++i) {
        const ShortcutScope scope = specOf(static_cast<ActionId>(i)).scope;
        if (scope == ShortcutScope::Window || !isShortcut(*m_actions.all()[i], event))
            continue;
        if (mayAct(widget, scope))
            return false;
        if (!kept || placeFor(scope).isVisible())
            kept = scope;
    }
    if (!kept)
        return false;
    const bool isLetter = !event.text().isEmpty() && event.text().front().isLetter();
    if (!isLetter || isMenu(widget) || !isOurs(widget))
        return true;
    tell(); // who has the keyboard now, before anything is said of it
    Q_EMIT said(withoutMeaning(event.text(), *kept));
    return true;
}

QString KeyboardOwner::withoutMeaning(const QString& key, ShortcutScope scope) const
{
    if (scope != ShortcutScope::Diagram)
        return tr("“%1” is no command here: the keyboard is in “%2”.").arg(key, name());
    if (m_places.diagram.isVisible())
        return tr("“%1” is no command here: the keyboard is in “%2”. Esc, or a click on the diagram, brings it to the "
                  "diagram.")
            .arg(key, name());
    const QAction* annotate = m_actions[ActionId::WorkplaceAnnotate];
    return tr("“%1” is no command here: it is one of the diagram, in the workplace Annotate (%2).")
        .arg(key, annotate->shortcut().toString(QKeySequence::NativeText));
}

bool KeyboardOwner::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        m_reason = static_cast<QFocusEvent*>(event)->reason();
    const bool isChange
        = event->type() == QEvent::Paint || event->type() == QEvent::EnabledChange || event->type() == QEvent::Hide;
    if (event->type() == QEvent::WindowTitleChange && qobject_cast<QDockWidget*>(watched) != nullptr)
        m_check.start(0); // the owner is called otherwise now
    if (isChange && watched == QApplication::focusWidget())
        m_check.start(0); // a prompt may ask for another thing, and what is disabled takes no keys
    // The owner may have gone while another window, a list or a menu had the keyboard.
    auto* widget = qobject_cast<QWidget*>(watched);
    const bool isOfAWindow = widget != nullptr && widget->isWindow();
    if (isOfAWindow && (event->type() == QEvent::Hide || (event->type() == QEvent::WindowActivate && isOurs(widget))))
        m_check.start(0);
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    m_check.start(0); // a key may disable its owner
    if (widget == nullptr)
        return false;
    auto& key = static_cast<QKeyEvent&>(*event);
    if (event->type() == QEvent::ShortcutOverride) {
        // Qt asks the parts that the owner lies in as well when it has no use for a key.
        QWidget* const popup = QApplication::activePopupWidget();
        QWidget* const owner = popup != nullptr ? popup : QApplication::focusWidget();
        if (!keepsBack(owner != nullptr ? owner : widget, key))
            return false;
        event->accept();
        return true;
    }
    if (key.key() != Qt::Key_Escape || key.modifiers() != Qt::NoModifier)
        return false;
    if (qobject_cast<QMenu*>(widget) != nullptr) {
        QTimer::singleShot(0, this, &KeyboardOwner::leaveMenuBar);
        return false;
    }
    const bool isUnused = widget == &m_window || (isOurs(widget) && widget->isWindow());
    if (isUnused && m_places.home() != nullptr)
        bringHome();
    return isUnused;
}

void KeyboardOwner::onFocusChanged(QWidget* before, QWidget* now)
{
    if (isOurs(before) && !isMenu(before)) {
        if (m_before == nullptr)
            m_before = before;
    }
    if (isOurs(now) && !isMenu(now))
        m_beforeMenu = now;
    m_check.start(0);
}

/// Esc in a menu that was opened by key leaves Qt's menu bar waiting for another Esc; people are back at work by then.
void KeyboardOwner::leaveMenuBar()
{
    if (QApplication::activePopupWidget() != nullptr
        || !(isMenu(QApplication::focusWidget()) || isMenu(QApplication::activeWindow())))
        return;
    QWidget* back = m_beforeMenu && m_beforeMenu->isVisible() && m_beforeMenu->isEnabled() ? m_beforeMenu.data()
                                                                                           : m_places.home();
    if (back == nullptr)
        return;
    if (!giveKeyboard(*back))
        bringHome();
}

void KeyboardOwner::check()
{
    const QPointer<QWidget> before = std::exchange(m_before, nullptr);
    QWidget* now = QApplication::focusWidget();
    QWidget* active = QApplication::activeWindow();
    const bool hasLeftMenu = isLeftMenu(now) || isLeftMenu(active);
    QWidget* const dialog = QApplication::activeModalWidget();
    const bool isInPopup = QApplication::activePopupWidget() != nullptr;
    const bool isElsewhere = isInPopup || dialog != nullptr || !(isOurs(active) || hasLeftMenu);
    QWidget* home = m_places.home();
    // Where the owner is hidden, Qt gives the keyboard to whatever stands next, as Tab does.
    const bool isPassedOn = before && isOurs(before) && !before->isVisible() && m_reason == Qt::TabFocusReason
        && placeOf(before) != placeOf(now);
    if (!isElsewhere && home != nullptr) {
        if (hasLeftMenu)
            leaveMenuBar();
        else if (!hasOwner() || isPassedOn)
            bringHome();
        askAgainWhileNobodyHasIt();
    } else if (dialog != nullptr && !isInPopup && isOurs(active) && !hasOwner()) {
        dialog->activateWindow(); // it was shown while a menu closed, which gave the keyboard back
        askAgainWhileNobodyHasIt();
    }
    tell();
}

/// A window that is asked to become active while a list or a menu closes may not become it, and nothing tells of that.
void KeyboardOwner::askAgainWhileNobodyHasIt()
{
    constexpr int interval = 50; // milliseconds
    constexpr int mostTimes = 20;
    m_asked = hasOwner() ? 0 : m_asked + 1;
    if (m_asked > 0 && m_asked <= mostTimes && !m_check.isActive())
        m_check.start(interval);
}

/// To the place that gets the keyboard, or if that cannot take it now, to the next that can.
void KeyboardOwner::bringHome()
{
    QWidget* const home = m_places.home();
    bool isGiven = giveKeyboard(*home);
    for (QWidget* next = home->nextInFocusChain(); !isGiven && next != home; next = next->nextInFocusChain()) {
        const bool canHave = next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus) != 0;
        isGiven = canHave && isOurs(next) && !isMenu(next) && giveKeyboard(*next);
    }
}

void KeyboardOwner::tell()
{
    const QString owner = name();
    m_label->setText(owner.isEmpty() ? QString() : tr("Keyboard: %1", "the part of the window it is for").arg(owner));
    if (std::exchange(m_told, owner) != owner)
        Q_EMIT moved();
}

} // namespace arcwright::ui
