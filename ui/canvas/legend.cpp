// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/legend.h"

#include <algorithm>

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include "ui/canvas/arc_painter.h"
#include "ui/canvas/diagram_painter.h"

namespace arcwright::ui {

namespace {

constexpr int kSampleWidth = 46;
constexpr int kSampleHeight = 24;
constexpr int kGap = 6; // between a sample and its name
constexpr int kEntryGap = 20;
constexpr int kMargin = 8;

} // namespace

Legend::Legend(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Legend"));
}

void Legend::setDiagramStyle(const DiagramStyle& style)
{
    m_style = style;
    takeHeight();
    update();
}

void Legend::setDiagram(const Diagram& diagram)
{
    m_shown = diagram;
    m_all = false;
    setEntries(&m_shown);
}

void Legend::showAll()
{
    m_all = true;
    setEntries(nullptr);
}

int Legend::heightOfRow()
{
    return kSampleHeight + kMargin;
}

void Legend::setEntries(const Diagram* shown)
{
    m_entries.clear();
    addArcEntries(shown);
    addWordEntries(shown);
    QStringList names;
    for (const Entry& entry : m_entries)
        names.push_back(entry.name);
    setAccessibleDescription(QLocale().createSeparatedList(names));
    takeHeight();
    update();
}

void Legend::addArcEntries(const Diagram* shown)
{
    const auto offer = [&](const QString& name, const DiagramArc& sample, auto occurs) {
        if (!shown || std::any_of(shown->arcs.begin(), shown->arcs.end(), occurs))
            m_entries.push_back({sample, name});
    };
    const auto offerStatus = [&](ArcStatus status, bool secondary, const QString& name) {
        DiagramArc sample;
        sample.status = status;
        sample.secondary = secondary;
        if (secondary) // whose line is that of the difference: the letters tell it
            sample.label = QStringLiteral("ab");
        offer(name, sample, [&](const DiagramArc& arc) { return arc.status == status && arc.secondary == secondary; });
    };
    offerStatus(ArcStatus::Correct, false, tr("correct"));
    offerStatus(ArcStatus::Missed, false, tr("missed"));
    offerStatus(ArcStatus::WrongHead, false, tr("wrong head"));
    offerStatus(ArcStatus::WrongLabel, false, tr("wrong relation"));
    offerStatus(ArcStatus::Extra, false, tr("extra"));
    offerStatus(ArcStatus::Missed, true, tr("missed secondary parent"));
    offerStatus(ArcStatus::WrongLabel, true, tr("secondary parent with wrong relation"));
    offerStatus(ArcStatus::Extra, true, tr("extra secondary parent"));
    DiagramArc sample;
    sample.secondary = true;
    offer(tr("secondary parent"), sample, [](const DiagramArc& arc) {
        return arc.secondary && !arc.ofGraph && !arc.notCompared && !arc.outer && !hasMark(arc);
    });
    sample.notCompared = true;
    offer(tr("secondary parent, not compared"), sample, [](const DiagramArc& arc) { return arc.notCompared; });
    sample = {};
    sample.secondary = true;
    sample.outer.emplace();
    sample.label = QStringLiteral("→"); // it leaves the sentence, where a secondary parent has the same line
    offer(tr("edge to another sentence"), sample, [](const DiagramArc& arc) { return arc.outer.has_value(); });
    sample = {};
    sample.notInGraph = true;
    offer(tr("of the tree, not of the enhanced graph"), sample,
        [](const DiagramArc& arc) { return arc.notInGraph && !hasMark(arc); });
    sample = {};
    sample.crossing = true;
    offer(tr("crossing"), sample, [](const DiagramArc& arc) { return arc.crossing; });
    sample = {};
    sample.nonProjective = true;
    offer(tr("non-projective"), sample, [](const DiagramArc& arc) { return arc.nonProjective; });
    sample = {};
    sample.onCycle = true;
    offer(tr("on a cycle"), sample, [](const DiagramArc& arc) { return arc.onCycle; });
    sample = {};
    sample.pinned = true;
    offer(tr("pinned"), sample, [](const DiagramArc& arc) { return arc.pinned; });
    sample = {};
    sample.confirmed = true;
    offer(tr("confirmed"), sample, [](const DiagramArc& arc) { return arc.confirmed; });
    sample = {};
    sample.uncertain = true;
    offer(tr("the parser is unsure"), sample, [](const DiagramArc& arc) { return arc.uncertain; });
    sample = {};
    sample.remark = QStringLiteral("…");
    offer(tr("arc with a remark"), sample, [](const DiagramArc& arc) { return !arc.remark.isEmpty(); });
}

void Legend::addWordEntries(const Diagram* shown)
{
    const auto offer = [&](const QString& name, DiagramWord sample, auto occurs) {
        sample.form = QStringLiteral("abc");
        if (!shown || std::any_of(shown->words.begin(), shown->words.end(), occurs))
            m_entries.push_back({std::move(sample), name});
    };
    DiagramWord sample;
    sample.remark = QStringLiteral("…");
    offer(tr("word with a remark"), sample, [](const DiagramWord& word) { return !word.remark.isEmpty(); });
    sample = {};
    sample.otherwise = true;
    offer(tr("divided otherwise: not scored"), sample, [](const DiagramWord& word) { return word.otherwise; });
}

int Legend::entryWidth(const Entry& entry) const
{
    return kSampleWidth + kGap + QFontMetrics(m_style.hintFont).horizontalAdvance(entry.name);
}

std::vector<QRect> Legend::rows(int width) const
{
    std::vector<QRect> places;
    const int height = std::max(kSampleHeight, QFontMetrics(m_style.hintFont).height());
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    int x = kMargin;
    int y = kMargin / 2;
    for (const Entry& entry : m_entries) {
        const int needed = entryWidth(entry);
        if (x > kMargin && x + needed > width - kMargin) {
            x = kMargin;
            y += height + 2;
        }
        places.emplace_back(isMirrored ? width - x - needed : x, y, needed, height);
        x += needed + kEntryGap;
    }
    return places;
}

int Legend::heightForWidth(int width) const
{
    const std::vector<QRect> places = rows(width);
    return places.empty() ? 0 : places.back().bottom() + 1 + kMargin / 2;
}

QSize Legend::sizeHint() const
{
    int width = kMargin;
    for (const Entry& entry : m_entries)
        width += entryWidth(entry) + kEntryGap;
    return {width, heightForWidth(width)};
}

QSize Legend::minimumSizeHint() const
{
    int widest = 0;
    for (const Entry& entry : m_entries)
        widest = std::max(widest, entryWidth(entry));
    return {widest + 2 * kMargin, m_entries.empty() ? 0 : kSampleHeight + kMargin};
}

void Legend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> places = rows(width());
    for (std::size_t index = 0; index < places.size(); ++index) {
        const Entry& entry = m_entries[index];
        const QRect place = places[index];
        QRect sampled = place;
        sampled.setWidth(kSampleWidth);
        sampled = QStyle::visualRect(layoutDirection(), place, sampled);
        std::visit([&](const auto& sample) { paintSample(painter, sample, sampled); }, entry.sample);
        painter.setFont(m_style.hintFont);
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect named = place.adjusted(kSampleWidth + kGap, 0, 0, 0);
        painter.drawText(QStyle::visualRect(layoutDirection(), place, named), Qt::AlignVCenter | Qt::TextDontClip,
            entry.name); // at the end beside the sample
    }
}

void Legend::paintSample(QPainter& painter, const DiagramArc& sample, const QRect& place) const
{
    const ArcAppearance appearance = appearanceOf(sample, false, m_style);
    ArcShape shape;
    shape.headX = place.left() + 5.5;
    shape.dependentX = place.left() + kSampleWidth - 5.5;
    shape.baseY = place.bottom() + 0.5;
    shape.topY = place.top() + 5.5;
    shape.cornerWidth = 9;
    shape.cornerHeight = 9;
    const bool hasLabel = appearance.mark != ArcMark::None || !sample.remark.isEmpty();
    const double letters
        = sample.label.isEmpty() ? 0 : QFontMetricsF(m_style.labelFont).horizontalAdvance(sample.label);
    const double room = hasLabel || letters > 0 ? (hasLabel ? kMarkSize : 0) + letters + 2 * kLabelPadding : 0;
    const QPointF top((shape.headX + shape.dependentX) / 2, shape.topY);
    shape.label = QRectF(top.x() - room / 2, top.y() - kMarkSize, room, 2 * kMarkSize);
    paintArc(painter, sample, shape, appearance, m_style, 7, {});
    if (sample.crossing) {
        ArcShape other = shape;
        other.root = true;
        other.headX = other.dependentX = top.x();
        other.topY = place.top();
        other.label = QRectF(top.x(), place.top(), 0, 0);
        paintArc(painter, sample, other, appearance, m_style, 7, {top});
    }
}

void Legend::paintSample(QPainter& painter, const DiagramWord& sample, const QRect& place) const
{
    QRectF box(0, 0, kSampleWidth - 10, kSampleHeight - 4);
    box.moveCenter(QRectF(place.left(), place.top(), kSampleWidth, place.height()).center());
    painter.setFont(m_style.hintFont);
    painter.setPen(m_style.form);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, sample.form);
    paintWordMarks(painter, sample, box, box.adjusted(2, 0, -2, -1), m_style);
}

/// All rows at the width there is: a layout that is short of room would else give one.
void Legend::takeHeight()
{
    setMinimumHeight(heightForWidth(width()));
    updateGeometry();
}

void Legend::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    takeHeight();
}

void Legend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Legend"));
        setEntries(m_all ? nullptr : &m_shown);
    }
}

} // namespace arcwright::ui
