// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/piece_painting.h"

#include <algorithm>
#include <utility>

#include <QFontInfo>
#include <QPainterPath>
#include <QTextItem>

#include "ui/canvas/svg_painting.h"

namespace arcwright::ui {

class PieceEngine : public VectorEngine {
public:
    std::vector<PaintedPiece> pieces;

    bool begin(QPaintDevice* device) override
    {
        pieces.clear();
        return VectorEngine::begin(device);
    }

    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QString text = item.text();
        if (text.trimmed().isEmpty())
            return;
        const QFontInfo font(item.font());
        QString style = QStringLiteral("font:%1%2%3px \"%4\",sans-serif;")
                            .arg(item.font().italic() ? QStringLiteral("italic ") : QString(),
                                item.font().bold() ? QStringLiteral("bold ") : QString(),
                                svgNumber(font.pixelSize() * scale()), plainFamily(font.family()));
        if (item.font().underline())
            style += QStringLiteral("text-decoration:underline;");
        if (text.simplified() != text)
            style += QStringLiteral("white-space:pre;");
        const QPointF at = m_transform.map(place);
        // The length is told too, so that another font does not shift what stands beside the text.
        const QString numbers
            = QStringList{svgNumber(at.x()), svgNumber(at.y()), svgNumber(item.width() * scale())}.join(u',');
        pieces.push_back({text, numbers, style, throughOpacity(m_pen.color()), QColor()});
    }

protected:
    void drawShape(const QPainterPath& shape, bool isFilled) override
    {
        PaintedPiece piece{svgPathData(m_transform.map(shape)), {}, {}, {}, {}};
        if (isFilled && m_brush.color().alpha() > 0)
            piece.fill = throughOpacity(m_brush.color());
        if (m_pen.style() != Qt::NoPen && m_pen.color().alpha() > 0) {
            piece.line = throughOpacity(m_pen.color());
            piece.style = styleOfLine();
        }
        if (piece.content.isEmpty() || (!piece.fill.isValid() && !piece.line.isValid()))
            return;
        pieces.push_back(std::move(piece));
    }

private:
    /// Within the quotes of a style sheet.
    static QString plainFamily(QString family) { return family.remove(u'"').remove(u'\\').remove(u'<').remove(u'&'); }

    QColor throughOpacity(QColor color) const
    {
        color.setAlphaF(static_cast<float>(opacityOf(color)));
        return color;
    }

    QString styleOfLine() const
    {
        QString style;
        if (const double width = lineWidth(); width != 1)
            style += QStringLiteral("stroke-width:%1px;").arg(svgNumber(width));
        if (m_pen.capStyle() == Qt::RoundCap)
            style += QStringLiteral("stroke-linecap:round;");
        if (m_pen.joinStyle() == Qt::RoundJoin)
            style += QStringLiteral("stroke-linejoin:round;");
        if (m_pen.style() != Qt::SolidLine) {
            QStringList lengths; // Qt counts them in widths of the pen
            for (const qreal length : m_pen.dashPattern())
                lengths << svgNumber(length * std::max(lineWidth(), scale()));
            style += QStringLiteral("stroke-dasharray:%1;").arg(lengths.join(u' '));
        }
        return style;
    }
};

PiecePainting::PiecePainting(QSizeF size) : VectorPainting(size, std::make_unique<PieceEngine>()) { }

const std::vector<PaintedPiece>& PiecePainting::pieces() const
{
    return static_cast<const PieceEngine*>(paintEngine())->pieces;
}

} // namespace arcwright::ui
