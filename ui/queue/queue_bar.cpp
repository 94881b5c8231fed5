// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/queue_bar.h"

#include <algorithm>
#include <utility>

#include <QAbstractItemView>
#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QWidgetAction>

#include "core/messages/order_sentences.h"
#include "ui/look/elided_label.h"
#include "ui/look/wrapping_row.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

/// The list of orders, which can be as narrow as its arrow and a few letters: the window can be as narrow as without
/// the bar.
class OrderBox : public QComboBox {
public:
    using QComboBox::QComboBox;

    QSize minimumSizeHint() const override
    {
        constexpr int leastWidth = 76;
        return {leastWidth, QComboBox::minimumSizeHint().height()};
    }
};

} // namespace

QueueBar::QueueBar(const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_order(new OrderBox(this))
    , m_reason(new ElidedLabel(this))
    , m_models(new QPushButton(tr("Models"), this))
    , m_budget(new QPushButton(this))
{
    setObjectName(QStringLiteral("queue-bar"));
    setAccessibleName(tr("What comes next"));
    for (const OrderSentence& order : orderSentences)
        m_order->addItem(QCoreApplication::translate("Order", order.title), static_cast<int>(order.kind));
    constexpr int orderLetters = 20; // what does not fit is in the list
    m_order->setMinimumContentsLength(orderLetters);
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setAccessibleName(tr("Order"));
    m_order->view()->setAccessibleName(m_order->accessibleName());
    m_order->setToolTip(tr("The order in which unconfirmed sentences come, or words.\n"
                           "Choosing another one changes what comes next, and never the sentence on view."));
    m_reason->setObjectName(QStringLiteral("queue-reason"));
    m_reason->setAccessibleName(tr("Why this one"));
    m_models->setObjectName(QStringLiteral("queue-models"));
    m_models->setFocusPolicy(Qt::TabFocus);
    m_models->setToolTip(tr("Which two models are compared"));
    m_models->setMenu(new QMenu(m_models));
    m_models->hide(); // until the order compares two
    const auto addWay = [this, &actions](ActionId id, const QString& name, const QString& text) {
        auto* way = new QPushButton(text, this);
        way->setObjectName(name);
        way->setFocusPolicy(Qt::TabFocus);
        way->setToolTip(actions[id]->toolTip());
        connect(way, &QPushButton::clicked, actions[id], &QAction::trigger);
        m_getParser.push_back(way);
    };
    addWay(ActionId::WorkplaceTrain, QStringLiteral("queue-train"), tr("Train a parser…"));
    addWay(ActionId::OpenModel, QStringLiteral("queue-open-model"), tr("Open a model…"));
    m_budget->setObjectName(QStringLiteral("queue-budget"));
    m_budget->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the diagram
    m_budget->setMenu(new QMenu(m_budget));
    connect(m_budget->menu(), &QMenu::aboutToShow, this, &QueueBar::fillBudgetMenu);
    setBudget({}, {});
    offerParser(false);
    auto* next = new QPushButton(this);
    QAction* action = actions[ActionId::NextUnconfirmed];
    next->setObjectName(QStringLiteral("queue-next"));
    next->setFocusPolicy(Qt::TabFocus);
    next->setText(tr("Next"));
    QAction* confirming = actions[ActionId::ConfirmAndNext];
    const auto tellKey = [next, action, confirming] {
        next->setToolTip(tr("Goes to the next sentence that is not confirmed (%1); this one stays as it is.\n"
                            "%2 confirms this one first.")
                             .arg(action->shortcut().toString(QKeySequence::NativeText),
                                 confirming->shortcut().toString(QKeySequence::NativeText)));
    };
    tellKey();
    connect(confirming, &QAction::changed, next, tellKey);
    connect(action, &QAction::changed, next, tellKey); // somebody may give it another
    next->setEnabled(action->isEnabled());
    connect(next, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, next, &QWidget::setEnabled);
    arrange(next);
    connect(m_order, &QComboBox::activated, this,
        [this] { Q_EMIT orderChosen(static_cast<AnnotationOrder>(m_order->currentData().toInt())); });
}

/// All in one line; large letters have as many as they need.
void QueueBar::arrange(QPushButton* next)
{
    auto* row = new WrappingRow(this);
    auto* name = new QLabel(tr("Order"), row);
    name->setBuddy(m_order);
    row->add(name);
    row->add(m_order, true);
    row->add(m_reason, true);
    row->addSpace();
    for (QPushButton* way : m_getParser)
        row->add(way);
    row->add(m_models);
    row->add(m_budget);
    row->add(next);
    auto* layout = new QHBoxLayout(this);
    constexpr int above = 3;
    const int side = style()->pixelMetric(QStyle::PM_LayoutLeftMargin);
    layout->setContentsMargins(side, above, side, 0);
    layout->addWidget(row);
}

void QueueBar::setTheme(const Theme& theme)
{
    QPalette muted = m_reason->palette();
    muted.setColor(QPalette::WindowText, theme.mutedText);
    m_reason->setPalette(muted);
}

void QueueBar::setOrder(AnnotationOrder order)
{
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(order)));
    m_models->setVisible(rowOf(order).asksSecond && !m_models->menu()->isEmpty());
}

void QueueBar::setReason(const QString& text)
{
    m_reason->setText(text);
}

void QueueBar::offerParser(bool isOffered)
{
    for (QPushButton* way : m_getParser)
        way->setVisible(isOffered);
    m_budget->setVisible(!isOffered); // what the order needs is told in the room, and there is nothing to count yet
}

QString QueueBar::reason() const
{
    return m_reason->text();
}

void QueueBar::setBudget(const QString& text, const QString& toolTip)
{
    m_budget->setText(text.isEmpty() ? tr("Working time") : text);
    m_budget->setToolTip(toolTip.isEmpty()
            ? tr("Say how long you want to work, and it tells how many of the unconfirmed sentences fit into that time")
            : toolTip);
    m_budget->setAccessibleDescription(m_budget->toolTip());
}

void QueueBar::chooseOrder()
{
    m_order->setFocus(Qt::ShortcutFocusReason);
    m_order->showPopup();
}

void QueueBar::offerModels(ComparedModels& picked, std::function<QList<ComparedModels::Pick>()> shelf)
{
    const auto fill = [this, &picked, shelf = std::move(shelf)] { fillModelsMenu(picked, shelf()); };
    connect(m_models->menu(), &QMenu::aboutToShow, this, fill);
    fill();
    setOrder(static_cast<AnnotationOrder>(m_order->currentData().toInt()));
}

void QueueBar::fillModelsMenu(ComparedModels& picked, const QList<ComparedModels::Pick>& shelf)
{
    const auto add = [&](const QString& title, const QString& none, const ComparedModels::Pick& now,
                         void (ComparedModels::*pick)(const ComparedModels::Pick&)) {
        QMenu* menu = m_models->menu()->addMenu(title);
        auto* group = new QActionGroup(menu);
        QList<ComparedModels::Pick> choices = shelf;
        choices.prepend({QString(), none});
        for (const ComparedModels::Pick& choice : choices) {
            QString text = choice.name;
            QAction* action = menu->addAction(text.replace(u'&', QStringLiteral("&&")));
            action->setCheckable(true);
            action->setActionGroup(group);
            action->setChecked(choice.path == now.path);
            const auto picks = choice.path.isEmpty() ? ComparedModels::Pick() : choice;
            connect(action, &QAction::triggered, &picked, [&picked, pick, picks] { (picked.*pick)(picks); });
        }
    };
    m_models->menu()->clear();
    add(tr("First model"), tr("The model in use"), picked.firstPick(), &ComparedModels::pickFirst);
    add(tr("Second model"), tr("What was predicted before"), picked.secondPick(), &ComparedModels::pickSecond);
}

/// What the figures on the button mean: whoever opens the menu need not know that hovering tells it.
void QueueBar::explainBudget(QMenu& menu)
{
    auto* said = new QLabel(m_budget->toolTip(), &menu);
    said->setObjectName(QStringLiteral("queue-budget-explanation"));
    said->setTextFormat(Qt::PlainText);
    said->setWordWrap(true);
    constexpr int lineLetters = 40;
    constexpr int margin = 8;
    const int width = said->fontMetrics().averageCharWidth() * lineLetters;
    said->setContentsMargins(margin, margin / 2, margin, margin / 2);
    said->setFixedSize(width + 2 * margin, said->heightForWidth(width + 2 * margin));
    QPalette readable = said->palette(); // though nothing can be chosen there, so that the keys pass over it
    readable.setColor(QPalette::Disabled, QPalette::WindowText, readable.color(QPalette::WindowText));
    said->setPalette(readable);
    auto* first = new QWidgetAction(&menu);
    first->setDefaultWidget(said);
    first->setEnabled(false);
    menu.addAction(first);
    menu.addSeparator();
}

void QueueBar::fillBudgetMenu()
{
    QMenu* menu = m_budget->menu();
    menu->clear();
    explainBudget(*menu);
    QList<int> offered{20, 40, 60, 90};
    if (const int last = Settings::budgetMinutes(); !offered.contains(last))
        offered << last;
    std::sort(offered.begin(), offered.end());
    for (const int minutes : offered) {
        QAction* choice = menu->addAction(tr("The next %n minute(s)", nullptr, minutes));
        connect(choice, &QAction::triggered, this, [this, minutes] { Q_EMIT budgetChosen(minutes); });
    }
    connect(menu->addAction(tr("Another time…")), &QAction::triggered, this, &QueueBar::askMinutes);
    menu->addSeparator();
    connect(menu->addAction(tr("No limit")), &QAction::triggered, this, [this] { Q_EMIT budgetChosen({}); });
}

void QueueBar::askMinutes()
{
    constexpr int most = 24 * 60;
    bool accepted = false;
    const int minutes = QInputDialog::getInt(
        this, tr("Working time"), tr("Minutes"), Settings::budgetMinutes(), 1, most, 5, &accepted);
    if (accepted)
        Q_EMIT budgetChosen(minutes);
}

} // namespace arcwright::ui
