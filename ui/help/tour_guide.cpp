// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_guide.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QToolButton>

#include "ui/help/tour_card.h"
#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

const QString menuMark = QStringLiteral("menu:");
const QString buttonMark = QStringLiteral("button:");

bool isOfClass(const QWidget& widget, const QString& name)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1) == name;
}

/// Where a widget is to be seen in the window.
QRect seen(const QWidget& widget, const QWidget& window)
{
    if (!widget.isVisibleTo(&window))
        return {};
    QRect part(widget.mapTo(&window, QPoint()), widget.size());
    for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        part &= QRect(around->mapTo(&window, QPoint()), around->size());
        if (around == &window)
            break;
    }
    return part;
}

} // namespace

TourGuide::TourGuide(const Actions& actions, QMainWindow& window)
    : QObject(&window)
    , m_actions(actions)
    , m_window(window)
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
    m_frame->hide();
    m_card->hide();
    for (const ActionId id : {ActionId::TourNext, ActionId::TourBack, ActionId::TourLeave})
        m_actions[id]->setEnabled(false);
}

void TourGuide::showStep(bool takesKeyboard)
{
    const auto steps = stepsOf(*m_tour);
    const TourStep& step = steps[m_step];
    const QWidget* focus = m_window.focusWidget();
    const bool hadKeyboard = takesKeyboard || focus == m_card || m_card->isAncestorOf(focus);
    if (QAction* place = m_actions[step.place]; !place->isChecked())
        place->trigger();
    if (step.begins)
        m_actions[*step.begins]->trigger();
    m_actions[ActionId::TourNext]->setEnabled(true);
    m_actions[ActionId::TourBack]->setEnabled(m_step > 0);
    m_actions[ActionId::TourLeave]->setEnabled(true);
    m_card->say(tr("%1: %2 of %3", "tour, number of the step, how many there are")
                    .arg(titleOf(*m_tour))
                    .arg(m_step + 1)
                    .arg(steps.size()),
        textOf(step, m_actions), m_step == 0, m_step + 1 == steps.size());
    const auto keys = [&](ActionId id) { return m_actions[id]->shortcut().toString(QKeySequence::NativeText); };
    m_card->nameKeys(keys(ActionId::TourNext), keys(ActionId::TourBack), keys(ActionId::TourLeave));
    m_card->show();
    const auto settle = [this, hadKeyboard] {
        place();
        if (hadKeyboard && m_tour)
            m_card->setFocus();
    };
    settle();
    QTimer::singleShot(0, this, settle); // when the workplace has been laid out and has given the keyboard to itself
}

void TourGuide::place()
{
    if (!m_tour)
        return;
    const QRect part = partOf(stepsOf(*m_tour)[m_step]);
    m_frame->setVisible(!part.isEmpty());
    constexpr int around = 3;
    m_frame->setGeometry(part.adjusted(-around, -around, around, around).intersected(m_window.rect()));
    m_frame->raise();
    m_card->placeBeside(part.isEmpty() ? m_window.rect() : part);
}

QRect TourGuide::partOf(const TourStep& step) const
{
    for (const QString& target : QString::fromLatin1(step.target).split(u' ')) {
        if (const QRect part = partNamed(target); !part.isEmpty())
            return part;
    }
    return {};
}

QRect TourGuide::partNamed(const QString& target) const
{
    const QString name = target.section(u':', -1);
    const auto isNamed = [&](const QAction* action) {
        for (std::size_t at = 0; at < actionCount; ++at) {
            if (m_actions.all()[at] == action)
                return name == QLatin1String(specOf(static_cast<ActionId>(at)).key);
        }
        return false;
    };
    if (target.startsWith(menuMark)) {
        for (QAction* title : m_window.menuBar()->actions()) {
            if (title->menu() == nullptr || !std::ranges::any_of(title->menu()->actions(), isNamed))
                continue;
            const QRect row = m_window.menuBar()->actionGeometry(title);
            return {m_window.menuBar()->mapTo(&m_window, row.topLeft()), row.size()};
        }
        return {};
    }
    if (target.startsWith(buttonMark)) {
        for (const QToolButton* button : m_window.findChildren<QToolButton*>()) {
            if (button->defaultAction() != nullptr && isNamed(button->defaultAction())) {
                if (const QRect part = seen(*button, m_window); !part.isEmpty())
                    return part;
            }
        }
        return {};
    }
    for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
        if (isOfClass(*widget, name)) {
            if (const QRect part = seen(*widget, m_window); !part.isEmpty())
                return part;
        }
    }
    return {};
}

bool TourGuide::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        QTimer::singleShot(0, this, &TourGuide::place);
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
