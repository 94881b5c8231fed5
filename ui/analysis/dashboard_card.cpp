// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/dashboard_card.h"

#include <utility>

#include <QAbstractItemView>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/figure_table.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/heat_view.h"
#include "ui/analysis/word_selection.h"
#include "ui/canvas/paintable.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

bool canBeConfused(Property property)
{
    return property == Property::Relation || property == Property::HeadTag || property == Property::Kind;
}

} // namespace

DashboardCard::DashboardCard(AnalysisModel& model, const FigureSpec& spec, QWidget* parent)
    : QFrame(parent)
    , m_model(model)
    , m_spec(spec)
    , m_title(new QLabel(this))
    , m_property(new QComboBox(this))
    , m_second(new QComboBox(this))
    , m_order(new QComboBox(this))
    , m_tableButton(new QToolButton(this))
    , m_menuButton(new QToolButton(this))
    , m_sentence(new QLabel(this))
    , m_waiting(new QLabel(tr("Being computed…"), this))
    , m_chart(new FigureChart(this))
    , m_map(new HeatView(this))
    , m_table(new FigureTable(this))
    , m_export(new FigureExport({[this] { return paintable(); }, [this] { return m_table->content(); },
                                    [this] { return figureName(m_spec).replace(u':', u'-'); }},
          this))
{
    placeParts();
    connect(m_export, &FigureExport::failed, this, &DashboardCard::failed);
    connect(m_export, &FigureExport::done, this, &DashboardCard::done);
    const auto at = [this](ChartPlace place) {
        return m_figure.chart.series[static_cast<std::size_t>(place.series)]
            .points[static_cast<std::size_t>(place.category)];
    };
    connect(m_chart, &FigureChart::chosen, this, [this, at](ChartPlace place, bool isAdding) {
        if (const auto& point = at(place))
            choose(point->choice, isAdding);
    });
    connect(m_map, &HeatView::chosen, this, [this](ChartPlace place, bool isAdding) {
        if (const HeatCell* cell = m_map->cellAt(place))
            choose(cell->choice, isAdding);
    });
    connect(m_table, &FigureTable::chosen, this, &DashboardCard::choose);
    connect(m_chart, &FigureChart::listWanted, this, &DashboardCard::listWanted);
    connect(m_map, &HeatView::listWanted, this, &DashboardCard::listWanted);
    connect(m_table, &FigureTable::listWanted, this, &DashboardCard::listWanted);
    connect(&m_worker, &Worker::finished, this, &DashboardCard::settled);
    connect(m_tableButton, &QToolButton::toggled, this, &DashboardCard::showParts);
    connect(m_property, &QComboBox::activated, this, [this] { chooseProperty(m_property, m_spec.property); });
    connect(m_second, &QComboBox::activated, this, [this] { chooseProperty(m_second, m_spec.second); });
    connect(m_order, &QComboBox::activated, this, &DashboardCard::chooseOrder);
    showParts();
}

void DashboardCard::placeParts()
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeading); // also where nothing is below it
    m_waiting->setForegroundRole(QPalette::PlaceholderText);
    placeChoices();
    m_header = new QHBoxLayout;
    m_header->addWidget(m_title, 0);
    for (QWidget* field : choices())
        m_header->addWidget(field, 1);
    m_header->addStretch(0);
    m_header->addWidget(m_tableButton);
    m_header->addWidget(m_menuButton);
    m_choices = new QHBoxLayout;
    auto* layout = new QVBoxLayout(this);
    constexpr int margin = 8;
    layout->setContentsMargins(margin, margin / 2, margin / 2, margin);
    layout->setSpacing(margin / 2);
    layout->addLayout(m_header);
    layout->addLayout(m_choices);
    layout->addWidget(m_sentence);
    layout->addWidget(m_waiting);
    for (QWidget* part :
        {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_table)}) {
        layout->addWidget(part);
        part->setContextMenuPolicy(Qt::NoContextMenu); // the card has it
    }
    m_property->setVisible(hasProperty(m_spec.kind));
    m_second->setVisible(m_spec.kind == FigureKind::Grid);
    m_order->setVisible(m_spec.kind == FigureKind::Confusion || m_spec.kind == FigureKind::Edges);
}

/// What it is by, and the buttons beside that.
void DashboardCard::placeChoices()
{
    m_property->setAccessibleName(tr("By which property"));
    m_second->setAccessibleName(tr("By which second property"));
    m_order->setAccessibleName(tr("Order of rows and columns"));
    m_order->addItem(tr("by size"), static_cast<int>(ConfusionOrder::Size));
    m_order->addItem(tr("by errors"), static_cast<int>(ConfusionOrder::Errors));
    m_order->addItem(tr("by name"), static_cast<int>(ConfusionOrder::Name));
    m_order->addItem(tr("in clusters"), static_cast<int>(ConfusionOrder::Clusters));
    m_order->addItem(tr("by what is missed"), static_cast<int>(ConfusionOrder::Row));
    m_order->addItem(tr("by what is found too often"), static_cast<int>(ConfusionOrder::Column));
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_spec.order)));
    for (QComboBox* field : choices()) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(5); // more ends in an ellipsis: another column of figures is worth it
        field->setFocusPolicy(Qt::TabFocus);
        field->view()->setAccessibleName(field->accessibleName());
    }
    m_tableButton->setCheckable(true);
    m_tableButton->setText(tr("Table"));
    m_tableButton->setToolTip(tr("Shows the figures as a table, or as a picture again"));
    m_menuButton->setText(QStringLiteral("⋯"));
    m_menuButton->setToolTip(tr("Save, copy, remove"));
    m_menuButton->setAccessibleName(tr("What can be done with it"));
    for (QToolButton* button : {m_tableButton, m_menuButton}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_menuButton, &QToolButton::clicked, this,
        [this] { makeMenu()->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });
}

/// Beside the title, or below it where what is chosen would be cut there in a card of the usual width. The card's own
/// width must not decide: its height would follow, and with the scroll bar its width again.
void DashboardCard::placeChoicesByLength()
{
    constexpr int usualWidth = 380; // of one in three columns of a window of 1280
    constexpr int arrow = 34; // and frame of a field
    int beside = m_title->sizeHint().width() + m_tableButton->sizeHint().width() + m_menuButton->sizeHint().width()
        + layout()->contentsMargins().left() + layout()->contentsMargins().right() + 2 * m_header->spacing();
    bool hasAny = false;
    for (const QComboBox* field : choices()) {
        if (field->isHidden())
            continue;
        hasAny = true;
        beside += fontMetrics().horizontalAdvance(field->currentText()) + arrow + m_header->spacing();
    }
    const bool areBelow = hasAny && beside > usualWidth;
    if (areBelow == m_areChoicesBelow)
        return;
    m_areChoicesBelow = areBelow;
    int place = 1; // behind the title
    for (QComboBox* field : choices()) {
        (areBelow ? m_header : m_choices)->removeWidget(field);
        if (areBelow)
            m_choices->addWidget(field, 1);
        else
            m_header->insertWidget(place++, field, 1);
    }
}

void DashboardCard::fillProperties()
{
    const auto known = m_model.data();
    const auto fill = [&](QComboBox* field, Property shown) {
        field->clear();
        for (std::size_t i = 0; i < propertyCount; ++i) {
            const auto property = static_cast<Property>(i);
            const bool isTold = known && known->told[i];
            const bool fits = m_spec.kind != FigureKind::Confusion || canBeConfused(property);
            if ((isTold && fits) || property == shown)
                field->addItem(propertyNoun(property), static_cast<int>(i));
        }
        field->setCurrentIndex(field->findData(static_cast<int>(shown)));
    };
    fill(m_property, m_spec.property);
    fill(m_second, m_spec.second);
    QString title = kindTitle(m_spec.kind);
    m_title->setText(title);
    const QString name = figureTitle(m_spec);
    for (QWidget* part : {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_table)})
        part->setAccessibleName(name);
    setAccessibleName(name);
    placeChoicesByLength();
}

void DashboardCard::chooseProperty(QComboBox* field, Property& property)
{
    const auto wanted = static_cast<Property>(field->currentData().toInt());
    if (wanted == property)
        return;
    property = wanted;
    refresh();
    Q_EMIT specChanged();
}

void DashboardCard::chooseOrder()
{
    const auto wanted = static_cast<ConfusionOrder>(m_order->currentData().toInt());
    if (wanted == m_spec.order)
        return;
    m_spec.order = wanted;
    refresh();
    Q_EMIT specChanged();
}

void DashboardCard::setTheme(const Theme& theme)
{
    m_chart->setTheme(theme);
    m_map->setTheme(theme);
}

void DashboardCard::refresh()
{
    fillProperties();
    m_worker.abandon();
    const auto known = m_model.data();
    if (!known) {
        take({});
        return;
    }
    m_worker.start([this, known, spec = m_spec, settings = m_model.settings()](
                       const std::stop_token& stop, const Worker::Post& post) {
        auto figure = std::make_shared<Figure>(makeFigure(*known, spec, settings, stop));
        if (stop.stop_requested())
            return;
        post([this, figure] { take(std::move(*figure)); });
    });
}

void DashboardCard::take(Figure figure)
{
    m_figure = std::move(figure);
    m_sentence->setText(m_figure.sentence);
    m_chart->setContent(m_figure.chart);
    m_map->setContent(m_figure.heat);
    m_table->setContent(m_figure.table);
    markChoice(m_choice);
    showParts();
    Q_EMIT shown();
}

void DashboardCard::showParts()
{
    const bool isTable = m_tableButton->isChecked();
    m_sentence->setVisible(!m_figure.sentence.isEmpty());
    m_waiting->setVisible(m_figure.isEmpty());
    m_chart->setVisible(!isTable && !m_figure.chart.isEmpty());
    m_map->setVisible(!isTable && !m_figure.heat.isEmpty());
    m_table->setVisible(isTable && !m_figure.table.isEmpty());
    updateGeometry();
}

void DashboardCard::showTable(bool table)
{
    m_tableButton->setChecked(table);
}

bool DashboardCard::isTextAlone() const
{
    return !m_chart->isVisibleTo(this) && !m_map->isVisibleTo(this) && !m_table->isVisibleTo(this);
}

QWidget* DashboardCard::keyboardPlace() const
{
    if (m_tableButton->isChecked())
        return m_table;
    if (!m_figure.heat.isEmpty())
        return m_map;
    return m_figure.chart.isEmpty() ? static_cast<QWidget*>(m_tableButton) : m_chart;
}

void DashboardCard::choose(int choice, bool isAdding)
{
    if (choice >= 0)
        Q_EMIT chosen(m_figure.choices[static_cast<std::size_t>(choice)], isAdding);
}

void DashboardCard::markChoice(const WordChoice& choice)
{
    m_choice = choice;
    const auto isChosen
        = [&](int index) { return index >= 0 && isMarked(m_figure.choices[static_cast<std::size_t>(index)], choice); };
    std::set<ChartPlace> places;
    for (std::size_t s = 0; s < m_figure.chart.series.size(); ++s) {
        const auto& points = m_figure.chart.series[s].points;
        for (std::size_t c = 0; c < points.size(); ++c) {
            if (points[c] && isChosen(points[c]->choice))
                places.insert({static_cast<int>(s), static_cast<int>(c)});
        }
    }
    m_chart->setChosen(std::move(places));
    std::set<ChartPlace> cells;
    for (int row = 0; row < m_figure.heat.rows.size(); ++row) {
        for (int column = 0; column < m_figure.heat.columns.size(); ++column) {
            if (isChosen(m_figure.heat.cell(row, column).choice))
                cells.insert({row, column});
        }
    }
    m_map->setChosen(std::move(cells));
}

QMenu* DashboardCard::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_export->addTo(*menu);
    menu->addSeparator();
    if (hasProperty(m_spec.kind) && m_spec.property == Property::Kind)
        menu->addAction(tr("&Kinds of attachment…"), this, &DashboardCard::kindsWanted);
    menu->addAction(tr("&Remove it from the dashboard"), this, &DashboardCard::removeWanted);
    return menu;
}

void DashboardCard::contextMenuEvent(QContextMenuEvent* event)
{
    makeMenu()->popup(event->globalPos());
}

Result<void> DashboardCard::saveTo(const QString& path)
{
    return m_export->saveTo(path);
}

/// The chart or the map.
Paintable DashboardCard::paintable() const
{
    const bool isMap = !m_figure.heat.isEmpty();
    const QWidget* part = isMap ? static_cast<const QWidget*>(m_map) : m_chart;
    return {isMap ? m_map->size() : m_chart->size(),
        [this, isMap](QPainter& painter) { isMap ? m_map->paintPicture(painter) : m_chart->paintPicture(painter); },
        part->accessibleName(), m_figure.sentence};
}

void DashboardCard::copyPicture()
{
    m_export->copyPicture();
}

void DashboardCard::copyTable()
{
    m_export->copyTable();
}

} // namespace arcwright::ui
