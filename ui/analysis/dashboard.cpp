// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/dashboard.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QVBoxLayout>

#include "ui/analysis/figure_texts.h"
#include "ui/analysis/heat_view.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

constexpr int narrowest = 360; // pixels of a column
constexpr int mostColumns = 4;
constexpr int spacing = 8;
constexpr double leastShare = 0.85; ///< of a card's usual height: lower charts have no room for their names
constexpr int mostGrowth = 5; ///< of a card's height, where there is room for all
constexpr int mostGrowthOfMap = 2; ///< its rows become twice as high

} // namespace

Dashboard::Dashboard(AnalysisModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(spacing, spacing, spacing, spacing);
    m_layout->setSpacing(spacing);
    connect(&model, &AnalysisModel::dataChanged, this, &Dashboard::refresh);
    connect(&model, &AnalysisModel::settingsChanged, this, &Dashboard::refresh);
    arrange();
}

void Dashboard::makeChosen()
{
    if (std::exchange(m_isMade, true))
        return;
    for (const QString& name : Settings::dashboardFigures()) {
        if (const auto spec = figureNamed(name))
            make(*spec);
    }
    if (m_cards.empty()) {
        for (const FigureSpec& spec : usualFigures())
            make(spec);
    }
}

const std::vector<DashboardCard*>& Dashboard::cards()
{
    makeChosen();
    return m_cards;
}

DashboardCard* Dashboard::make(const FigureSpec& spec)
{
    auto* card = new DashboardCard(m_model, spec, this);
    card->setTheme(m_theme);
    card->hide();
    connect(card, &DashboardCard::chosen, this, [this, card](const WordChoice& choice, bool isAdding) {
        m_last = card;
        Q_EMIT chosen(choice, isAdding);
    });
    connect(card, &DashboardCard::listWanted, this, &Dashboard::listWanted);
    connect(card, &DashboardCard::kindsWanted, this, &Dashboard::kindsWanted);
    connect(card, &DashboardCard::specChanged, this, &Dashboard::remember);
    connect(
        card, &DashboardCard::removeWanted, this, [this, card] { remove(card); }, Qt::QueuedConnection);
    connect(card, &DashboardCard::shown, this, &Dashboard::arrange);
    connect(card, &DashboardCard::settled, this, &Dashboard::busyChanged);
    connect(card, &DashboardCard::failed, this, &Dashboard::failed);
    connect(card, &DashboardCard::done, this, &Dashboard::done);
    m_cards.push_back(card);
    return card;
}

void Dashboard::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (DashboardCard* card : m_cards)
        card->setTheme(theme);
}

DashboardCard* Dashboard::card(const FigureSpec& spec)
{
    makeChosen();
    const auto found
        = std::find_if(m_cards.begin(), m_cards.end(), [&](const DashboardCard* card) { return card->spec() == spec; });
    return found == m_cards.end() ? nullptr : *found;
}

DashboardCard* Dashboard::add(const FigureSpec& spec)
{
    makeChosen();
    DashboardCard* card = make(spec);
    card->refresh();
    remember();
    return card;
}

void Dashboard::remove(DashboardCard* card)
{
    std::erase(m_cards, card);
    if (m_last == card)
        m_last = nullptr;
    card->deleteLater();
    card->hide();
    remember();
    arrange();
}

void Dashboard::useDefaults()
{
    makeChosen();
    while (!m_cards.empty())
        remove(m_cards.back());
    for (const FigureSpec& spec : usualFigures())
        add(spec);
}

void Dashboard::remember() const
{
    QStringList names;
    for (const DashboardCard* card : m_cards)
        names << figureName(card->spec());
    Settings::dashboardFigures.set(names);
}

void Dashboard::refresh()
{
    if (m_model.data())
        makeChosen();
    for (DashboardCard* card : m_cards)
        card->refresh();
    Q_EMIT busyChanged();
}

void Dashboard::markChoice(const WordChoice& choice)
{
    m_choice = choice;
    for (DashboardCard* card : m_cards)
        card->markChoice(choice);
}

bool Dashboard::isBusy() const
{
    return std::any_of(m_cards.begin(), m_cards.end(), [](const DashboardCard* card) { return card->isBusy(); });
}

QWidget* Dashboard::keyboardPlace() const
{
    if (m_last && !m_last->isEmpty())
        return m_last->keyboardPlace();
    const auto found
        = std::find_if(m_cards.begin(), m_cards.end(), [](const DashboardCard* card) { return !card->isEmpty(); });
    return found == m_cards.end() ? nullptr : (*found)->keyboardPlace();
}

/// That of one column, whatever there are now: else a window that becomes narrower would keep them.
QSize Dashboard::minimumSizeHint() const
{
    return {widestCard() + 2 * spacing, QWidget::minimumSizeHint().height()};
}

int Dashboard::widestCard() const
{
    int widest = 0;
    for (const DashboardCard* card : m_cards)
        widest = std::max(widest, card->isEmpty() ? 0 : card->minimumSizeHint().width());
    return widest;
}

/// As many as there may be; fewer where cards would be cut.
int Dashboard::mostThatFit() const
{
    return std::clamp(width() / narrowest, 1, mostColumns);
}

void Dashboard::arrange()
{
    for (int columns = mostThatFit(); columns > 0; --columns) {
        arrangeIn(columns);
        if (m_layout->totalMinimumSize().width() <= width())
            break;
    }
    m_layout->activate(); // at once: a card that is shown anew would be seen in the corner until then
    Q_EMIT busyChanged();
}

/// Each card goes where the column is shortest, so that they are read from left to right.
void Dashboard::arrangeIn(int columns)
{
    while (static_cast<int>(m_columns.size()) < columns) {
        auto* column = new QVBoxLayout;
        column->setSpacing(spacing);
        m_layout->addLayout(column, 1);
        m_columns.push_back(column);
    }
    std::vector<int> heights(static_cast<std::size_t>(columns));
    for (QVBoxLayout* column : m_columns) {
        while (QLayoutItem* item = column->takeAt(0))
            delete item;
    }
    while (static_cast<int>(m_columns.size()) > columns) {
        m_layout->removeItem(m_columns.back());
        delete m_columns.back();
        m_columns.pop_back();
    }
    for (DashboardCard* card : m_cards) {
        card->setVisible(!card->isEmpty());
        if (card->isEmpty())
            continue;
        const auto least = std::min_element(heights.begin(), heights.end());
        const int usual = card->sizeHint().height();
        // In a low window the page is scrolled. Rows of a map have one height, so that all of them have to be there.
        const bool isMap = card->map()->isVisibleTo(card);
        const int growth = card->isTextAlone() ? 1 : isMap ? mostGrowthOfMap : mostGrowth;
        card->setMinimumHeight(isMap ? 0 : static_cast<int>(leastShare * usual));
        card->setMaximumHeight(growth * usual);
        m_columns[static_cast<std::size_t>(least - heights.begin())]->addWidget(card, usual);
        *least += usual + spacing;
    }
    for (QVBoxLayout* column : m_columns)
        column->addStretch(1); // what is left when all have grown
}

void Dashboard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isCut = m_columns.size() > 1 && m_layout->totalMinimumSize().width() > width();
    if (isCut || mostThatFit() != static_cast<int>(m_columns.size()))
        arrange();
}

void Dashboard::offerFigures(QMenu& menu)
{
    for (const FigureKind kind :
        {FigureKind::Scores, FigureKind::Verdict, FigureKind::Costs, FigureKind::Breakdown, FigureKind::Grid,
            FigureKind::Confusion, FigureKind::Edges, FigureKind::Repairs, FigureKind::Calibration}) {
        FigureSpec spec;
        spec.kind = kind;
        menu.addAction(figureTitle(spec), this, [this, spec] { add(spec); });
    }
    menu.addSeparator();
    menu.addAction(tr("Kinds of attachment…"), this, &Dashboard::kindsWanted);
    menu.addAction(tr("The usual ones again"), this, &Dashboard::useDefaults);
}

} // namespace arcwright::ui
