// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_guide.h"

#include <algorithm>

#include <QAbstractScrollArea>
#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QTimer>

#include "ui/help/tour_card.h"
#include "ui/settings/actions.h"

namespace arcwright::ui {

TourGuide::TourGuide(const Actions& actions, QMainWindow& window)
    : QObject(&window)
    , m_actions(actions)
    , m_window(window)
    , m_parts(actions, window)
    , m_frame(new TourFrame(&window))
    , m_card(new TourCard(&window))
{
    for (std::size_t at = 0; at < tourCount; ++at) {
        const auto tour = static_cast<TourId>(at);
        connect(actions[actionOf(tour)], &QAction::triggered, this, [this, tour] { start(tour); });
    }
    connect(actions[ActionId::TourNext], &QAction::triggered, this, &TourGuide::next);
    connect(actions[ActionId::TourBack], &QAction::triggered, this, &TourGuide::back);
    connect(actions[ActionId::TourLeave], &QAction::triggered, this, &TourGuide::leave);
    connect(m_card, &TourCard::nextWanted, this, &TourGuide::next);
    connect(m_card, &TourCard::backWanted, this, &TourGuide::back);
    connect(m_card, &TourCard::leaveWanted, this, &TourGuide::leave);
    connect(m_card, &TourCard::outgrown, this, &TourGuide::place, Qt::QueuedConnection); // its texts learn it as well
    for (const ActionId id : {ActionId::TourNext, ActionId::TourBack, ActionId::TourLeave})
        window.addAction(actions[id]); // they are in no menu
    leave();
    window.installEventFilter(this);
}

void TourGuide::start(TourId tour)
{
    m_tour = tour;
    m_step = 0;
    Q_EMIT started();
    showStep(true);
}

void TourGuide::next()
{
    if (!m_tour)
        return;
    if (m_step + 1 >= stepsOf(*m_tour).size()) {
        leave();
        return;
    }
    ++m_step;
    showStep(false);
    if (const auto begins = shown().begins; begins && m_isOnSample && m_isOnSample())
        m_actions[*begins]->trigger();
}

void TourGuide::back()
{
    if (!m_tour || m_step == 0)
        return;
    --m_step;
    showStep(false);
}

void TourGuide::leave()
{
    m_tour.reset();
    release();
    m_frame->hide();
    m_card->hide();
    for (const ActionId id : {ActionId::TourNext, ActionId::TourBack, ActionId::TourLeave})
        m_actions[id]->setEnabled(false);
}

void TourGuide::showStep(bool takesKeyboard)
{
    const TourStep& step = shown();
    const QWidget* focus = m_window.focusWidget();
    const bool isByCard
        = takesKeyboard || focus == m_card || m_card->isAncestorOf(focus) || (m_given != nullptr && focus == m_given);
    release();
    m_actions[step.place]->trigger(); // even if one is there: perhaps only the diagram is shown
    open(step);
    say(step);
    place();
    giveKeyboard(isByCard);
    // When the workplace has been laid out and has given the keyboard to itself.
    QTimer::singleShot(0, this, [this, isByCard, tour = m_tour, at = m_step] {
        if (m_tour != tour || m_step != at)
            return; // somebody has gone on meanwhile
        m_parts.bring(shown()); // once only: whoever turns to another page of it then is not kept from it
        place();
        if (!m_card->hasFocus())
            giveKeyboard(isByCard);
    });
}

void TourGuide::open(const TourStep& step)
{
    m_parts.bring(step);
    if (!step.opens)
        return;
    const QWidget* keyPlace = m_parts.keyPlaceOf(step);
    const bool isThere = !m_parts.partOf(step).isEmpty() && (keyPlace == nullptr || keyPlace->isVisibleTo(&m_window));
    QAction* action = m_actions[*step.opens];
    if (!isThere && !(action->isCheckable() && action->isChecked())) // a panel that is torn off is open
        action->trigger();
}

void TourGuide::say(const TourStep& step)
{
    const std::size_t count = stepsOf(*m_tour).size();
    m_actions[ActionId::TourNext]->setEnabled(true);
    m_actions[ActionId::TourBack]->setEnabled(m_step > 0);
    m_actions[ActionId::TourLeave]->setEnabled(true);
    m_card->say(tr("%1: %2 of %3", "tour, number of the step, how many there are")
                    .arg(titleOf(*m_tour))
                    .arg(m_step + 1)
                    .arg(count),
        textOf(step, m_actions, !m_isOnSample || m_isOnSample()), m_step == 0, m_step + 1 == count);
    const auto keys = [&](ActionId id) { return m_actions[id]->shortcut().toString(QKeySequence::NativeText); };
    m_card->nameKeys(keys(ActionId::TourNext), keys(ActionId::TourBack), keys(ActionId::TourLeave));
    m_card->show();
}

/// The part whose keys a step names gets it; else the card, if it is by the card that one goes on.
void TourGuide::giveKeyboard(bool isByCard)
{
    if (QWidget* part = m_parts.keyPlaceOf(shown()); part != nullptr && part->isVisibleTo(&m_window)) {
        part->setFocus();
        release();
        m_given = isByCard ? m_window.focusWidget() : nullptr;
        watch(true);
    } else if (isByCard) {
        m_card->takeKeyboard();
    }
}

/// The part keeps the keyboard, but its keys are its own again.
void TourGuide::release()
{
    watch(false);
    m_given = nullptr;
}

/// The part that was given the keyboard; in one that scrolls, the mouse is pressed on its viewport.
void TourGuide::watch(bool isWatched)
{
    if (m_given == nullptr)
        return;
    const auto* area = qobject_cast<QAbstractScrollArea*>(m_given.data());
    for (QWidget* part : {m_given.data(), area != nullptr ? area->viewport() : nullptr}) {
        if (part != nullptr)
            part->removeEventFilter(this);
        if (part != nullptr && isWatched)
            part->installEventFilter(this);
    }
}

/// Whoever goes on by Enter goes on where a step has given the keyboard to a part of the window, too, as long as they
/// do nothing else there: it would be a command that they never wanted, and a change of the tree where the step tells
/// of Enter itself. Escape leaves the tour as it does in the card.
bool TourGuide::takesEnter(QEvent& event)
{
    const QEvent::Type type = event.type();
    if (type == QEvent::MouseButtonPress)
        release();
    if (type != QEvent::KeyPress && type != QEvent::ShortcutOverride)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isEscape = key.key() == Qt::Key_Escape;
    if ((!isEnter && !isEscape) || key.modifiers() != Qt::NoModifier) {
        const auto modifiers = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_AltGr};
        const bool isModifier = std::find(modifiers.begin(), modifiers.end(), key.key()) != modifiers.end();
        if (type == QEvent::KeyPress && !isModifier)
            release();
        return false;
    }
    event.accept();
    if (type == QEvent::KeyPress && isEscape)
        leave();
    else if (type == QEvent::KeyPress)
        next();
    return true;
}

void TourGuide::place()
{
    if (!m_tour)
        return;
    const QRect part = partOf(shown());
    m_frame->setVisible(!part.isEmpty());
    constexpr int around = 3;
    m_frame->setGeometry(part.adjusted(-around, -around, around, around).intersected(m_window.rect()));
    m_frame->raise();
    m_card->placeFor(part.isEmpty() ? m_window.rect() : part);
}

bool TourGuide::eventFilter(QObject* watched, QEvent* event)
{
    const bool isGiven
        = m_given != nullptr && (watched == m_given || (watched->isWidgetType() && watched->parent() == m_given));
    if (isGiven && m_tour && takesEnter(*event))
        return true;
    if (watched == &m_window && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        QTimer::singleShot(0, this, &TourGuide::place);
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
