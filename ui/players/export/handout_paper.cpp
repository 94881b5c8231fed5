// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/handout_paper.h"

#include <algorithm>
#include <utility>

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include "ui/players/export/step_painting.h"

namespace arcwright::ui {

namespace {

double scaleInto(const QSizeF& size, const QSizeF& room)
{
    return std::min({1.0, room.width() / size.width(), room.height() / size.height()});
}

/// Where lines of a text begin and end that has been laid out, cells of tables included.
std::vector<std::pair<double, double>> linesIn(const QTextDocument& words)
{
    std::vector<std::pair<double, double>> lines;
    for (QTextBlock block = words.begin(); block.isValid(); block = block.next()) {
        const double top = words.documentLayout()->blockBoundingRect(block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            lines.emplace_back(top + line.y(), top + line.y() + line.height());
        }
    }
    return lines;
}

/// The end of what of a text has room on a page, from `top` on: no line is divided, unless it is higher than a page.
double endOfPage(const std::vector<std::pair<double, double>>& lines, double top, double room)
{
    double end = top + room;
    for (bool isDividing = true; isDividing;) {
        isDividing = false;
        for (const auto& [from, to] : lines) {
            if (from < end && to > end && from > top) {
                end = from;
                isDividing = true;
            }
        }
    }
    return end;
}

} // namespace

HandoutPaper::HandoutPaper(const FrameMaker& maker, const QString& title, std::unique_ptr<QPdfWriter> writer)
    : m_maker(maker), m_writer(std::move(writer))
{
    prepare(*m_writer, title);
    m_writer->setPageSize(QPageSize(QPageSize::A4)); // everybody can print it
    m_writer->setPageMargins(
        QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin), QPageLayout::Millimeter);
    m_painter.begin(m_writer.get());
    m_size = {double(m_writer->width()), double(m_writer->height())};
}

void HandoutPaper::beginPage()
{
    if (m_pages++ > 0)
        m_writer->newPage();
    constexpr double letters = 11;
    StopHead head;
    head.lesson = m_lesson;
    paintLessonPlace(m_painter, {0, m_size.height() + letters, m_size.width(), letters}, head, m_pages, m_maker.theme(),
        PageNumber::OfPages);
    m_bottom = 0;
}

/// At most as large as on the screen.
double HandoutPaper::scaleOf(const QSizeF& size, double room) const
{
    return scaleInto(size, {m_size.width(), room});
}

void HandoutPaper::makeRoom(double height)
{
    if (m_bottom == 0 || m_bottom + height <= m_size.height())
        return;
    beginPage();
}

void HandoutPaper::put(const Frame& frame, double height)
{
    paintInto(m_painter, m_maker, frame, {0, m_bottom, m_size.width(), height});
    m_bottom += height + rowGap;
}

/// On as many pages as they take.
void HandoutPaper::putWords(QTextDocument& words)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_maker.theme().text); // paper is white, however dark the window
    const std::vector<std::pair<double, double>> lines = linesIn(words);
    const double height = words.size().height();
    for (double top = 0; top < height;) {
        const double end = std::min(endOfPage(lines, top, m_size.height() - m_bottom), height);
        m_painter.save();
        m_painter.translate(0, m_bottom - top);
        context.clip = QRectF(0, top, m_size.width(), end - top);
        m_painter.setClipRect(context.clip);
        words.documentLayout()->draw(&m_painter, context);
        m_painter.restore();
        m_bottom += end - top;
        top = end;
        if (top < height) {
            beginPage();
        }
    }
}

/// Rows of a sentence can stand on different pages; all else is one band.
std::vector<QRectF> HandoutPaper::bandsOf(const Frame& part)
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
double HandoutPaper::scaleOfBands(const Frame& part) const
{
    double scale = 1;
    for (const QRectF& band : bandsOf(part))
        scale = std::min(scale, scaleOf(band.size(), m_size.height()));
    return scale;
}

double HandoutPaper::heightOfFirstBand(const Frame& part) const
{
    return bandsOf(part).front().height() * scaleOfBands(part);
}

void HandoutPaper::putBands(const Frame& part)
{
    const double scale = scaleOfBands(part);
    for (const QRectF& band : bandsOf(part)) {
        makeRoom(band.height() * scale);
        m_painter.save();
        m_painter.translate((m_size.width() - band.width() * scale) / 2, m_bottom);
        m_painter.scale(scale, scale);
        m_painter.translate(-band.topLeft());
        m_painter.setClipRect(band);
        m_maker.paint(m_painter, part);
        m_painter.restore();
        m_bottom += band.height() * scale;
    }
    m_bottom += rowGap;
}

} // namespace arcwright::ui
