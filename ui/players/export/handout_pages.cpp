// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/handout_pages.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QTextDocument>

#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/step_painting.h"

namespace arcwright::ui {

namespace {

constexpr double kRowGap = 18;
constexpr double kPaperMargin = 15; // mm
double scaleInto(const QSizeF& size, const QSizeF& room)
{
    return std::min({1.0, room.width() / size.width(), room.height() / size.height()});
}

} // namespace

double mostHandoutWidth()
{
    constexpr double millimetresPerInch = 25.4;
    const double paper = QPageSize(QPageSize::A4).size(QPageSize::Millimeter).width();
    return (paper - 2 * kPaperMargin) / millimetresPerInch * screenDpi() / kLeastTextScale;
}

HandoutPages::HandoutPages(QIODevice& device, const FrameMaker& maker, const QString& heading)
    : m_maker(maker), m_heading(heading), m_writer(&device)
{
    prepare(m_writer, heading);
    m_writer.setPageSize(QPageSize(QPageSize::A4)); // everybody can print it
    m_writer.setPageMargins(QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin), QPageLayout::Millimeter);
    m_painter.begin(&m_writer);
    m_page = {double(m_writer.width()), double(m_writer.height())};
}

/// At most as large as on the screen.
double HandoutPages::scaleOf(const QSizeF& size, double room) const
{
    return scaleInto(size, {m_page.width(), room});
}

void HandoutPages::makeRoom(double height)
{
    if (m_bottom == 0 || m_bottom + height <= m_page.height())
        return;
    m_writer.newPage();
    m_bottom = 0;
}

void HandoutPages::put(const Frame& frame, double height)
{
    paintInto(m_painter, m_maker, frame, {0, m_bottom, m_page.width(), height});
    m_bottom += height + kRowGap;
}

void HandoutPages::add(const Player& player)
{
    const QString heading = m_isEmpty ? m_heading : QString();
    m_isEmpty = false;
    const Frame frame = m_maker.make(player, FrameMaker::Text::With, kHandoutAspect, heading);
    const double scale = scaleOf(frame.size, m_page.height());
    if (scale < kLeastTextScale)
        return putApart(player, heading);
    double height = frame.size.height() * scale;
    const double half = (m_page.height() - kRowGap) / 2;
    constexpr double leastShare = 0.65; // smaller it would be worse than a page that is half empty
    if (height > half && half > leastShare * height)
        height = half;
    makeRoom(height);
    put(frame, height);
}

/// The text at full size, under it the picture or, where that would be too small, its parts.
void HandoutPages::putApart(const Player& player, const QString& heading)
{
    QTextDocument text;
    text.setDefaultFont(QGuiApplication::font());
    text.setHtml((heading.isEmpty() ? QString() : QStringLiteral("<h2>%1</h2>").arg(heading.toHtmlEscaped()))
        + explanationHtml(player, m_maker.theme()));
    text.setTextWidth(m_page.width());
    const double textHeight = text.size().height();
    const Frame picture = m_maker.make(player, FrameMaker::Text::Without, kHandoutAspect);
    const double room = m_page.height() - textHeight - kRowGap;
    const bool isWhole = scaleOf(picture.size, room) >= kLeastTextScale;
    const std::vector<Frame> parts = isWhole ? std::vector{picture} : m_maker.partsOf(picture);
    const double half = (m_page.height() - kRowGap) / 2;
    const bool isHalf = isWhole && half - textHeight >= kLeastTextScale * picture.size.height();
    const double firstHeight = isHalf ? std::min(half - textHeight, scaleOf(picture.size, room) * picture.size.height())
        : parts.empty()               ? 0
                                      : heightOfFirstBand(parts.front());
    makeRoom(textHeight + (textHeight + firstHeight <= m_page.height() ? firstHeight : 0));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_maker.theme().text); // paper is white, however dark the window
    m_painter.save();
    m_painter.translate(0, m_bottom);
    text.documentLayout()->draw(&m_painter, context);
    m_painter.restore();
    m_bottom += textHeight;
    if (isHalf)
        return put(picture, firstHeight);
    for (const Frame& part : parts)
        putBands(part);
}

/// Rows of a sentence can stand on different pages; all else is one band.
std::vector<QRectF> HandoutPages::bandsOf(const Frame& part)
{
    const std::vector<DiagramRow>& rows = part.diagramLayout.rows;
    const bool isDiagramAlone = part.size == part.diagramLayout.size;
    if (!isDiagramAlone || rows.size() < 2)
        return {QRectF({}, part.size)};
    std::vector<QRectF> bands;
    double top = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double bottom = i + 1 < rows.size() ? rows[i + 1].top : part.size.height();
        bands.emplace_back(0, top, part.size.width(), bottom - top);
        top = bottom;
    }
    return bands;
}

/// All bands of a part are shown at one size.
double HandoutPages::scaleOfBands(const Frame& part) const
{
    double scale = 1;
    for (const QRectF& band : bandsOf(part))
        scale = std::min(scale, scaleOf(band.size(), m_page.height()));
    return scale;
}

double HandoutPages::heightOfFirstBand(const Frame& part) const
{
    return bandsOf(part).front().height() * scaleOfBands(part);
}

void HandoutPages::putBands(const Frame& part)
{
    const double scale = scaleOfBands(part);
    for (const QRectF& band : bandsOf(part)) {
        makeRoom(band.height() * scale);
        m_painter.save();
        m_painter.translate((m_page.width() - band.width() * scale) / 2, m_bottom);
        m_painter.scale(scale, scale);
        m_painter.translate(-band.topLeft());
        m_painter.setClipRect(band);
        m_maker.paint(m_painter, part);
        m_painter.restore();
        m_bottom += band.height() * scale;
    }
    m_bottom += kRowGap;
}

} // namespace arcwright::ui
