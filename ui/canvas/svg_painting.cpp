// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/svg_painting.h"

#include <cmath>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QTextItem>

namespace arcwright::ui {

QString svgNumber(double value)
{
    QString text = QString::number(std::round(value * 100) / 100, 'f', 2);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == u"-0" ? QStringLiteral("0") : text;
}

namespace {

QString svgPoint(QPointF place)
{
    return svgNumber(place.x()) + u' ' + svgNumber(place.y());
}

QString attribute(const char* name, const QString& value)
{
    return QStringLiteral(" %1=\"%2\"").arg(QLatin1String(name), value.toHtmlEscaped());
}

} // namespace

QString svgPathData(const QPainterPath& path)
{
    QString data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data += u'M' + svgPoint(element);
            break;
        case QPainterPath::LineToElement:
            data += u'L' + svgPoint(element);
            break;
        case QPainterPath::CurveToElement:
            data += u'C' + svgPoint(element);
            break;
        case QPainterPath::CurveToDataElement:
            data += u' ' + svgPoint(element);
            break;
        }
    }
    return data;
}

class SvgEngine : public VectorEngine {
public:
    Type type() const override { return SVG; }

    /// The width is told too, so that another font does not shift what stands beside the text.
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QFont font = item.font();
        QString text = attribute("font-family", QFontInfo(font).family())
            + attribute("font-size", svgNumber(QFontInfo(font).pixelSize() * scale()));
        if (font.italic())
            text += attribute("font-style", QStringLiteral("italic"));
        if (font.bold())
            text += attribute("font-weight", QStringLiteral("bold"));
        if (font.underline())
            text += attribute("text-decoration", QStringLiteral("underline"));
        if (item.text().simplified() != item.text()) // not inherited everywhere, so it stands here
            text += attribute("xml:space", QStringLiteral("preserve"));
        const QPointF at = m_transform.map(place);
        m_body
            += QStringLiteral("<text x=\"%1\" y=\"%2\" textLength=\"%3\" fill=\"%4\" stroke=\"none\"%5%6>%7</text>\n")
                   .arg(svgNumber(at.x()), svgNumber(at.y()), svgNumber(item.width() * scale()), m_pen.color().name(),
                       text, opacity("fill-opacity", m_pen.color()), item.text().toHtmlEscaped());
    }

    void beginClip(const QRectF& place) override
    {
        m_body += QStringLiteral(
            "<clipPath id=\"clip%1\"><rect x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\"/></clipPath>\n"
            "<g clip-path=\"url(#clip%1)\">\n")
                      .arg(++m_clips)
                      .arg(svgNumber(place.x()), svgNumber(place.y()), svgNumber(place.width()),
                          svgNumber(place.height()));
    }
    void endClip() override { m_body += QStringLiteral("</g>\n"); }

protected:
    void drawShape(const QPainterPath& shape, bool isFilled) override
    {
        // Lines of several pieces one by one: some viewers join dashed ones.
        const QString data = svgPathData(m_transform.map(shape));
        QStringList pieces{data};
        if (!isFilled) {
            pieces = data.split(u'M', Qt::SkipEmptyParts);
            for (QString& piece : pieces)
                piece.prepend(u'M');
        }
        const QString filled = isFilled ? fill() : attribute("fill", QStringLiteral("none"));
        for (const QString& piece : pieces)
            m_body += QStringLiteral("<path d=\"%1\"%2%3/>\n").arg(piece, filled, stroke());
    }

private:
    int m_clips = 0;

    QString opacity(const char* name, const QColor& color) const
    {
        const double value = opacityOf(color);
        return value < 1 ? attribute(name, svgNumber(value)) : QString();
    }

    QString fill() const
    {
        return attribute("fill", m_brush.color().name()) + opacity("fill-opacity", m_brush.color());
    }

    QString stroke() const
    {
        if (m_pen.style() == Qt::NoPen)
            return {};
        QString text = attribute("stroke", m_pen.color().name()) + opacity("stroke-opacity", m_pen.color())
            + attribute("stroke-width", svgNumber(lineWidth()));
        if (m_pen.capStyle() == Qt::RoundCap)
            text += attribute("stroke-linecap", QStringLiteral("round"));
        if (m_pen.joinStyle() == Qt::RoundJoin)
            text += attribute("stroke-linejoin", QStringLiteral("round"));
        if (m_pen.style() != Qt::SolidLine) {
            QStringList lengths; // Qt counts them in widths of the pen
            for (const qreal length : m_pen.dashPattern())
                lengths << svgNumber(length * std::max(lineWidth(), scale()));
            text += attribute("stroke-dasharray", lengths.join(u' '));
        }
        return text;
    }
};

SvgPainting::SvgPainting(QSizeF size, QString title, QString description)
    : VectorPainting(size, std::make_unique<SvgEngine>())
    , m_title(std::move(title))
    , m_description(std::move(description))
{
}

QByteArray SvgPainting::svg() const
{
    const QString size = QStringLiteral("width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\"")
                             .arg(svgNumber(pixels().width()), svgNumber(pixels().height()));
    return QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" role=\"img\" %1>\n"
                          "<title>%2</title>\n<desc>%3</desc>\n%4</svg>\n")
        .arg(size, m_title.toHtmlEscaped(), m_description.toHtmlEscaped(), body())
        .toUtf8();
}

} // namespace arcwright::ui
