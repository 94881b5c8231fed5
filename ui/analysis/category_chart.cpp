// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/category_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

#include "ui/analysis/chart_style.h"
#include "ui/analysis/round_step.h"
#include "ui/look/font_measures.h"

namespace arcwright::ui {

namespace {

constexpr double barShare = 0.72; // of the room of a category
constexpr double thickestBar = 1.8; // in lines; in a large window bars stand farther apart instead
constexpr double widestBar = 5; // in lines, of those that stand
constexpr double pointShare = 0.5; // within which the points of several systems stand apart
constexpr double markerSize = 9;
constexpr double rangeOfOne = 5; // of values that are all the same
constexpr double lineMarkerSize = 6; // Qt draws those of lines larger
constexpr int nameGap = 6; // between the names of rows and the rows
constexpr double greatestNameShare = 0.4; // of the width; longer names have two lines

/// So that systems stay apart without colour, too.
constexpr std::array<QScatterSeries::MarkerShape, 4> shapes{QScatterSeries::MarkerShapeCircle,
    QScatterSeries::MarkerShapeRectangle, QScatterSeries::MarkerShapeTriangle, QScatterSeries::MarkerShapePentagon};

/// A name that is wider than its place in two lines, of which the second is elided where that is too wide as well.
QStringList linesOf(const QString& name, const QFontMetrics& metrics, int width)
{
    if (metrics.horizontalAdvance(name) <= width)
        return {name};
    qsizetype end = -1;
    for (qsizetype space = name.indexOf(u' '); space >= 0; space = name.indexOf(u' ', space + 1)) {
        if (metrics.horizontalAdvance(name.left(space)) <= width)
            end = space;
    }
    if (end < 0)
        return {metrics.elidedText(name, Qt::ElideRight, width)};
    return {name.left(end), metrics.elidedText(name.mid(end + 1), Qt::ElideRight, width)};
}

} // namespace

CategoryChart::CategoryChart(QWidget* parent) : QChartView(parent)
{
    setUpChart(*this);
    // Names beside the plot are no items, and would stand where they stood.
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
}

void CategoryChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    paint();
}

void CategoryChart::setContent(ChartContent content)
{
    m_content = std::move(content);
    QChart* chart = this->chart();
    chart->removeAllSeries();
    for (QAbstractAxis* axis : chart->axes()) {
        chart->removeAxis(axis);
        delete axis;
    }
    m_series.clear();
    m_categories = nullptr;
    m_values = nullptr;
    if (!m_content.isEmpty()) {
        addAxes();
        if (m_content.marks == ChartMarks::Bars)
            addBars();
        else
            addPoints();
        fitValues();
    }
    chart->legend()->setVisible(m_content.series.size() > 1);
    const bool areBars = m_content.marks == ChartMarks::Bars;
    chart->legend()->setMarkerShape(areBars ? QLegend::MarkerShapeRectangle : QLegend::MarkerShapeFromSeries);
    chart->legend()->setReverseMarkers(areBars && !m_content.isAcross);
    updateGeometry();
    fitNames();
    fitBars();
    if (m_values != nullptr && !m_content.isAcross)
        fitValues(); // beside the names
    paint();
}

/// Leaves room at the left for the names of rows, and at the right for the last number. Names across that are wider
/// than their places stand aslant: whole.
void CategoryChart::fitNames()
{
    const QFontMetrics metrics(figureLetters(font()));
    int width = 0;
    for (const QString& name : m_content.categories)
        width = std::max(width, metrics.horizontalAdvance(name));
    width = std::min(width, static_cast<int>(greatestNameShare * this->width())) + nameGap;
    // The last number below the axis stands half beyond it.
    const int beyond = m_values == nullptr ? 0 : metrics.horizontalAdvance(QString::number(m_values->max())) / 2;
    chart()->setMargins(m_content.isAcross || m_content.isEmpty() ? QMargins() : QMargins(width, 0, beyond, 0));
    if (m_content.isAcross)
        fitValueTitle();
    if (m_categories != nullptr && m_content.isAcross) {
        constexpr double plotShare = 0.85; // beside the numbers
        const bool isCrowded = double(width) * double(m_content.categories.size()) > plotShare * this->width();
        m_categories->setTruncateLabels(!isCrowded);
        m_categories->setLabelsAngle(isCrowded ? -40 : 0);
    }
}

/// Beside the axis Qt cuts a title that is longer than the axis, which in a low chart most are.
bool CategoryChart::isValueTitleAbove() const
{
    const QFontMetrics metrics(figureLetters(font()));
    constexpr double axisShare = 0.5; // the names below it, aslant, can take the rest
    return m_content.isAcross && !m_content.isEmpty()
        && metrics.horizontalAdvance(m_content.valueTitle) > axisShare * height();
}

void CategoryChart::fitValueTitle()
{
    if (m_values == nullptr)
        return;
    const bool isAbove = isValueTitleAbove();
    m_values->setTitleText(isAbove ? QString() : m_content.valueTitle);
    if (isAbove)
        chart()->setMargins({0, QFontMetrics(figureLetters(font())).lineSpacing(), 0, 0});
}

/// In a large window few bars would be blocks.
void CategoryChart::fitBars()
{
    m_barShare = barShare;
    if (m_content.categories.isEmpty())
        return;
    const int room = m_content.isAcross ? width() : height() - heightAround();
    const double row = double(std::max(room, 1)) / double(m_content.categories.size());
    const double thickest = m_content.isAcross ? widestBar : thickestBar;
    const double most = thickest * fontMetrics().height() * double(m_content.series.size());
    m_barShare = std::min(barShare, most / row);
    for (QAbstractSeries* series : m_series) {
        if (auto* bars = qobject_cast<QAbstractBarSeries*>(series))
            bars->setBarWidth(m_barShare);
    }
}

void CategoryChart::resizeEvent(QResizeEvent* event)
{
    fitNames();
    fitBars();
    QChartView::resizeEvent(event);
    if (m_values != nullptr && !m_content.isAcross)
        fitValues();
}

void CategoryChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_content.isEmpty())
        setContent(ChartContent(m_content)); // axes take no letters but their own
}

/// A round step, so wide that the numbers below the axis stand apart: where there is no room Qt cuts them.
double CategoryChart::stepWithRoom(double step, double range) const
{
    constexpr double lettersBetween = 3;
    const QFontMetrics metrics(figureLetters(font()));
    const double room = std::max<double>(this->width() - chart()->margins().left() - chart()->margins().right(), 1);
    for (int times = 0; times < 8; ++times) {
        const double letters = std::max(1.0, std::ceil(std::log10(range + step))) + lettersBetween;
        const double steps = std::ceil(range / step); // the axis ends at a round number
        if (steps * letters * metrics.horizontalAdvance(u'0') <= room)
            break;
        step = roundStep(step * 5 * 1.01); // the next round one
    }
    return step;
}

/// Axes of categories run from the bottom up.
void CategoryChart::addAxes()
{
    m_categories = new QBarCategoryAxis(this);
    m_values = new QValueAxis(this);
    QStringList names = m_content.categories;
    for (qsizetype i = 0; i < names.size(); ++i) {
        while (names.indexOf(names[i]) < i) // an axis has each name once
            names[i] += QChar(0x200b);
    }
    if (!m_content.isAcross)
        std::reverse(names.begin(), names.end());
    m_categories->append(names);
    m_categories->setLabelsVisible(m_content.isAcross); // those at the left are drawn here: see drawNames()
    m_categories->setTitleText(m_content.categoryTitle);
    m_values->setTitleText(m_content.valueTitle);
    m_values->setLabelFormat(QStringLiteral("%g"));
    m_categories->setGridLineVisible(false);
    chart()->addAxis(m_categories, m_content.isAcross ? Qt::AlignBottom : Qt::AlignLeft);
    chart()->addAxis(m_values, m_content.isAcross ? Qt::AlignLeft : Qt::AlignBottom);
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(m_categories), static_cast<QAbstractAxis*>(m_values)}) {
        axis->setLabelsFont(figureLetters(font()));
        axis->setTitleFont(figureLetters(font()));
    }
}

void CategoryChart::attach(QAbstractSeries* series)
{
    chart()->addSeries(series);
    series->attachAxis(m_categories);
    series->attachAxis(m_values);
}

void CategoryChart::addBars()
{
    QAbstractBarSeries* bars
        = m_content.isAcross ? static_cast<QAbstractBarSeries*>(new QBarSeries(this)) : new QHorizontalBarSeries(this);
    bars->setBarWidth(barShare);
    std::vector<QBarSet*> sets;
    for (const ChartSeries& series : m_content.series) {
        auto* set = new QBarSet(series.name, bars);
        for (const auto& point : series.points)
            m_content.isAcross ? set->append(point ? point->value : 0) : set->insert(0, point ? point->value : 0);
        sets.push_back(set);
    }
    if (!m_content.isAcross) // the first bar of a category is the lowest
        std::reverse(sets.begin(), sets.end());
    for (QBarSet* set : sets)
        bars->append(set);
    attach(bars);
    m_series.assign(m_content.series.size(), bars);
}

void CategoryChart::addPoints()
{
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        QXYSeries* series = nullptr;
        if (m_content.marks == ChartMarks::Lines) {
            series = new QLineSeries(this);
            series->setPointsVisible(true);
        } else {
            auto* scatter = new QScatterSeries(this);
            scatter->setMarkerShape(shapes[s % shapes.size()]);
            series = scatter;
        }
        series->setMarkerSize(m_content.marks == ChartMarks::Lines ? lineMarkerSize : markerSize);
        series->setName(m_content.series[s].name);
        QList<QPointF> points;
        for (std::size_t c = 0; c < m_content.series[s].points.size(); ++c) {
            const ChartPlace place{static_cast<int>(s), static_cast<int>(c)};
            if (const ChartPoint* point = pointAt(place))
                points << (m_content.isAcross ? QPointF(categoryAt(place), point->value)
                                              : QPointF(point->value, categoryAt(place)));
        }
        series->replace(points);
        attach(series);
        m_series.push_back(series);
    }
}

/// Bars begin at 0; points have the range in which they and their intervals are; a mark at its end has room, or half of
/// it would be cut off.
void CategoryChart::fitValues()
{
    const bool areBars = m_content.marks == ChartMarks::Bars;
    double least = areBars ? 0 : 1e300;
    double greatest = areBars ? 0 : -1e300;
    for (const ChartSeries& series : m_content.series) {
        for (const auto& point : series.points) {
            if (!point)
                continue;
            const Interval shown = point->interval.value_or(Interval{point->value, point->value});
            least = std::min({least, shown.low, point->value});
            greatest = std::max({greatest, shown.high, point->value});
        }
    }
    if (least > greatest)
        least = greatest = 0;
    if (areBars && greatest == 0)
        greatest = 1; // counts of nothing end at one, not at a millionth
    else if (least == greatest && least > 0) // an axis has two ends, though all are right
        least -= rangeOfOne;
    else if (least == greatest)
        greatest += rangeOfOne;
    double step = roundStep(std::max(greatest - least, 1e-9));
    if (!m_content.isAcross)
        step = stepWithRoom(step, greatest - least);
    fitRound(*m_values, least, greatest, step, areBars ? 0 : 1.0 / 40);
}

void CategoryChart::paint()
{
    colourChart(*this, m_theme);
    chart()->legend()->setFont(figureLetters(font()));
    for (std::size_t s = 0; s < m_series.size(); ++s) {
        const QColor color = m_theme.series[s % m_theme.series.size()];
        if (auto* bars = qobject_cast<QAbstractBarSeries*>(m_series[s])) {
            const qsizetype index
                = m_content.isAcross ? static_cast<qsizetype>(s) : bars->count() - 1 - static_cast<qsizetype>(s);
            QBarSet* set = bars->barSets()[index];
            set->setBrush(barBrush(m_theme, s));
            set->setBorderColor(color);
        } else if (auto* scatter = qobject_cast<QScatterSeries*>(m_series[s])) {
            scatter->setColor(color);
            scatter->setBorderColor(color);
        } else if (auto* line = qobject_cast<QLineSeries*>(m_series[s])) {
            line->setPen(linePen(m_theme, s));
            line->setColor(color);
        }
    }
    viewport()->update();
}

const ChartPoint* CategoryChart::pointAt(ChartPlace place) const
{
    if (place.series < 0 || place.series >= static_cast<int>(m_content.series.size()) || place.category < 0)
        return nullptr;
    const auto& points = m_content.series[static_cast<std::size_t>(place.series)].points;
    const auto index = static_cast<std::size_t>(place.category);
    return index < points.size() && points[index] ? &*points[index] : nullptr;
}

/// Where a mark stands on the axis of categories, whose places are the whole numbers.
double CategoryChart::categoryAt(ChartPlace place) const
{
    const auto count = static_cast<double>(m_content.series.size());
    const double share = m_content.marks == ChartMarks::Bars ? m_barShare : pointShare;
    const bool isApart = m_content.marks != ChartMarks::Lines;
    const double offset = isApart ? ((place.series + 0.5) / count - 0.5) * share : 0;
    return m_content.isAcross ? place.category + offset
                              : static_cast<double>(m_content.categories.size()) - 1 - place.category - offset;
}

/// In coordinates of the view.
QPointF CategoryChart::position(double value, double category) const
{
    const QRectF area = chart()->plotArea();
    const double alongCategories = (category + 0.5) / static_cast<double>(m_content.categories.size());
    const double alongValues = (value - m_values->min()) / (m_values->max() - m_values->min());
    return m_content.isAcross
        ? QPointF(area.left() + alongCategories * area.width(), area.bottom() - alongValues * area.height())
        : QPointF(area.left() + alongValues * area.width(), area.bottom() - alongCategories * area.height());
}

QRectF CategoryChart::placeRect(ChartPlace place) const
{
    const ChartPoint* point = pointAt(place);
    if (point == nullptr || m_values == nullptr)
        return {};
    const double category = categoryAt(place);
    const QPointF at = position(point->value, category);
    if (m_content.marks != ChartMarks::Bars)
        return QRectF(at, QSizeF()).adjusted(-markerSize, -markerSize, markerSize, markerSize);
    const double half = m_barShare / static_cast<double>(m_content.series.size()) / 2;
    return QRectF(position(m_values->min(), category - half), position(point->value, category + half)).normalized();
}

ChartPlace CategoryChart::hitAt(QPointF point) const
{
    if (m_content.isEmpty())
        return {};
    const QRectF area = chart()->plotArea();
    // Names of categories belong to their rows and columns.
    const QRectF reach = m_content.isAcross ? QRectF(area.left(), area.top(), area.width(), height() - area.top())
                                            : QRectF(0, area.top(), width(), area.height());
    if (!reach.contains(point))
        return {};
    const auto count = static_cast<int>(m_content.categories.size());
    const double along
        = m_content.isAcross ? (point.x() - area.left()) / area.width() : (point.y() - area.top()) / area.height();
    const int category = std::clamp(static_cast<int>(along * count), 0, count - 1);
    ChartPlace best;
    double nearest = 1e300;
    for (int s = 0; s < static_cast<int>(m_content.series.size()); ++s) {
        const QRectF rect = placeRect({s, category});
        if (!rect.isValid() && rect.isNull())
            continue;
        const QPointF to = rect.center() - point;
        const double distance = m_content.marks == ChartMarks::Bars ? std::abs(m_content.isAcross ? to.x() : to.y())
                                                                    : std::hypot(to.x(), to.y());
        if (distance < nearest) {
            nearest = distance;
            best = {s, category};
        }
    }
    return best;
}

void CategoryChart::drawWhiskers(QPainter& painter) const
{
    constexpr double cap = 3;
    for (int s = 0; s < static_cast<int>(m_content.series.size()); ++s) {
        painter.setPen(QPen(m_theme.series[static_cast<std::size_t>(s) % m_theme.series.size()], 1.4));
        for (int c = 0; c < m_content.categories.size(); ++c) {
            const ChartPoint* point = pointAt({s, c});
            if (point == nullptr || !point->interval)
                continue;
            const QPointF low = position(point->interval->low, categoryAt({s, c}));
            const QPointF high = position(point->interval->high, categoryAt({s, c}));
            const QPointF across = m_content.isAcross ? QPointF(cap, 0) : QPointF(0, cap);
            painter.drawLine(low, high);
            painter.drawLine(low - across, low + across);
            painter.drawLine(high - across, high + across);
        }
    }
}

/// The names of rows, or what stands above the axis of values. The chart's own names would be nothing but an ellipsis
/// in rows of this height, and take `<subj>` for markup.
void CategoryChart::drawNames(QPainter& painter) const
{
    const QFont small = figureLetters(font());
    const QFontMetrics metrics(small);
    painter.setFont(small);
    painter.setPen(m_theme.text);
    if (isValueTitleAbove())
        painter.drawText(QRect(0, 0, width(), metrics.lineSpacing()),
            Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(m_content.valueTitle, Qt::ElideRight, width()));
    if (m_content.isAcross)
        return;
    for (int c = 0; c < m_content.categories.size(); ++c) {
        const double right = chart()->plotArea().left() - nameGap;
        const double middle = position(m_values->min(), static_cast<double>(m_content.categories.size()) - 1 - c).y();
        const QStringList lines = linesOf(m_content.categories[c], metrics, static_cast<int>(right));
        // Not that of the window, in which the ellipsis would stand before a name of another script.
        painter.setLayoutDirection(lines.front().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        double top = middle - static_cast<double>(lines.size()) * metrics.lineSpacing() / 2;
        for (const QString& line : lines) {
            painter.drawText(QRectF(0, top, right, metrics.lineSpacing()),
                Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine, line);
            top += metrics.lineSpacing();
        }
    }
}

/// As high as its rows need.
QSize CategoryChart::sizeHint() const
{
    constexpr int usualWidth = 340;
    constexpr int acrossLines = 16; // a mark at the end of the range is whole then
    const int line = fontMetrics().height();
    const auto rows = static_cast<int>(m_content.categories.size());
    const auto series = static_cast<int>(std::max<std::size_t>(m_content.series.size(), 1));
    const QFontMetrics letters(figureLetters(font()));
    const auto isLong = [&](const QString& name) {
        return name.contains(u' ') && letters.horizontalAdvance(name) > greatestNameShare * usualWidth;
    };
    const bool areLong = std::ranges::any_of(m_content.categories, isLong);
    const int rowHeight = std::max(areLong ? 2 * letters.lineSpacing() + 4 : line + 12, 9 * series + 8);
    return {usualWidth, m_content.isAcross ? acrossLines * line : rows * rowHeight + heightAround()};
}

/// Of what stands above and below the rows.
int CategoryChart::heightAround() const
{
    const int line = fontMetrics().height();
    return 4 * line + (m_content.series.size() > 1 ? 2 * line : 0);
}

} // namespace arcwright::ui
