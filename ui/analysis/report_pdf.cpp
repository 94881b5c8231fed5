// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/report_pdf.h"

#include <algorithm>
#include <variant>

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include "core/messages/filled_sentence.h"
#include "ui/analysis/drawn_painting.h"
#include "ui/analysis/report_table_painter.h"

namespace arcwright::ui {

namespace {

constexpr int pdfResolution = 300; // dots per inch
constexpr double pdfUnitsPerInch = 96; // pixels of CSS, in which everything is laid out
constexpr double pdfMargin = 15; // mm
constexpr double blockGap = 10; // between blocks

class PdfPainter {
public:
    PdfPainter(QIODevice& device, const ReportPage& page, const Theme& theme, const QFont& font)
        : m_page(page), m_theme(theme), m_font(font), m_writer(&device)
    {
        m_writer.setTitle(shownText(page.title));
        m_writer.setCreator(QStringLiteral("Arcwright"));
        m_writer.setResolution(pdfResolution);
        m_writer.setPageSize(QPageSize(QPageSize::A4));
        m_writer.setPageMargins(QMarginsF(pdfMargin, pdfMargin, pdfMargin, pdfMargin), QPageLayout::Millimeter);
        const double scale = pdfResolution / pdfUnitsPerInch;
        m_size = QSizeF(m_writer.width() / scale, m_writer.height() / scale - footer);
        m_painter.begin(&m_writer);
        m_painter.scale(scale, scale);
        m_font.setHintingPreference(QFont::PreferNoHinting);
        addFooter();
    }

    void paint()
    {
        addText(shownText(m_page.title), 20, true, m_theme.text, 0);
        for (std::size_t i = 0; i < m_page.blocks.size(); ++i) {
            m_following = heightUpToContent(i);
            std::visit(*this, m_page.blocks[i]);
        }
        m_painter.end();
    }

    void operator()(const ReportHeading& heading)
    {
        if (heading.level > 3) {
            addText(shownText(heading.text), 10.5, false, m_theme.mutedText, m_following);
            return;
        }
        const bool isLarge = heading.level <= 2;
        m_bottom += isLarge ? 2 * blockGap : blockGap;
        addText(shownText(heading.text), isLarge ? 16 : 13, true, m_theme.text, m_following);
    }

    void operator()(const ReportParagraph& paragraph)
    {
        const bool isNote = paragraph.kind == ParagraphKind::Note;
        const bool isVerdict = paragraph.kind == ParagraphKind::Verdict;
        const double withNext = paragraph.kind == ParagraphKind::Sample ? m_following : 0;
        addText(shownText(shortened(paragraph.text, kMostParagraphCharacters)),
            isVerdict    ? 14
                : isNote ? 10.5
                         : 12,
            false, isNote ? m_theme.mutedText : m_theme.text, withNext);
    }

    void operator()(const ReportPicture& picture)
    {
        const DrawnPicture& drawn = picture.picture;
        if (drawn.width <= 0 || drawn.height <= 0)
            return;
        const double scale = scaleOf(drawn);
        makeRoom(drawn.height * scale);
        m_painter.save();
        m_painter.translate(0, m_bottom);
        m_painter.scale(scale, scale);
        paintDrawn(m_painter, drawn, m_theme, m_font);
        m_painter.restore();
        m_bottom += drawn.height * scale + blockGap;
    }

    void operator()(const Table& table)
    {
        constexpr double captionRoom = 60;
        m_bottom += blockGap;
        if (!table.title.empty())
            addText(shownText(table.title), 12, true, m_theme.text, captionRoom);
        const std::size_t shown = std::min(table.rows.size(), kMostReportRows);
        Table read = table;
        for (auto& row : read.rows) {
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i] = shownCell(table, i, row[i], m_page.decimalSign);
        }
        for (const Table& part : inParts(read, m_theme, m_font, m_size.width())) {
            paintRows(part, shown);
            m_bottom += blockGap / 2;
        }
        if (shown < table.rows.size())
            addNote(filledSentence(m_page.moreRows, {std::to_string(table.rows.size() - shown)}));
        if (!table.note.empty())
            addNote(table.note);
    }

private:
    static constexpr double footer = 24;

    void paintRows(const Table& table, std::size_t shown)
    {
        const ReportTablePainter rows(table, m_theme, m_font, m_size.width());
        makeRoom(rows.headHeight() + rows.rowHeight());
        m_bottom += rows.paintHead(m_painter, m_bottom);
        for (std::size_t row = 0; row < shown; ++row) {
            if (makeRoom(rows.rowHeight()))
                m_bottom += rows.paintHead(m_painter, m_bottom);
            m_bottom += rows.paintRow(m_painter, m_bottom, row);
        }
    }

    void addNote(const std::string& text) { (*this)(ReportParagraph{ParagraphKind::Note, text}); }

    double scaleOf(const DrawnPicture& drawn) const
    {
        return std::min({1.0, m_size.width() / drawn.width, m_size.height() / drawn.height});
    }

    /// How high about is what stands behind a block up to the next picture, or the beginning of a table: no heading
    /// stands alone at the end of a page.
    double heightUpToContent(std::size_t index) const
    {
        constexpr double line = 34;
        constexpr double beginning = 90; // of a table
        const double most = m_size.height() * 0.8;
        double height = 0;
        for (std::size_t i = index + 1; i < m_page.blocks.size() && height < most; ++i) {
            if (const auto* picture = std::get_if<ReportPicture>(&m_page.blocks[i])) {
                const DrawnPicture& drawn = picture->picture;
                return std::min(most, height + (drawn.width > 0 ? drawn.height * scaleOf(drawn) : 0));
            }
            if (std::holds_alternative<Table>(m_page.blocks[i]))
                return std::min(most, height + beginning);
            height += line;
        }
        return std::min(most, height);
    }

    /// Goes on to another page unless so much fits on this one; whether it did.
    bool makeRoom(double height)
    {
        if (m_bottom == 0 || m_bottom + height <= m_size.height())
            return false;
        m_writer.newPage();
        m_bottom = 0;
        ++m_number;
        addFooter();
        return true;
    }

    void addFooter()
    {
        QFont font = m_font;
        constexpr int size = 10;
        font.setPixelSize(size);
        m_painter.setFont(font);
        m_painter.setPen(m_theme.mutedText);
        m_painter.drawText(QRectF(0, m_size.height() + footer - size * 1.4, m_size.width(), size * 1.4),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(m_number));
    }

    /// Words as wide as the page, in the direction in which they are written. `further`: what must fit below.
    void addText(const QString& text, double size, bool isBold, const QColor& colour, double further)
    {
        QFont font = m_font;
        font.setPixelSize(static_cast<int>(size));
        font.setBold(isBold);
        QTextOption option;
        option.setTextDirection(Qt::LayoutDirectionAuto);
        option.setAlignment(text.isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_painter.setFont(font);
        const QRectF room(0, 0, m_size.width(), m_size.height());
        const double height = m_painter.boundingRect(room, text, option).height();
        makeRoom(height + further);
        m_painter.setFont(font); // that of the footer came between
        m_painter.setPen(colour);
        m_painter.drawText(QRectF(0, m_bottom, m_size.width(), height + 1), text, option);
        m_bottom += height + blockGap / 2;
    }

    const ReportPage& m_page;
    const Theme& m_theme;
    QFont m_font;
    QPdfWriter m_writer;
    QPainter m_painter;
    QSizeF m_size; ///< of a page without margins and footer
    double m_bottom = 0; ///< of what is on the page
    double m_following = 0; ///< heightUpToContent() of the block at hand
    int m_number = 1;
};

} // namespace

QByteArray reportPdf(const ReportPage& page, const Theme& theme, const QFont& font)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPainter(buffer, page, theme, font).paint();
    return bytes;
}

} // namespace arcwright::ui
