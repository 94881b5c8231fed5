// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tikz_painting.h"

#include <algorithm>
#include <memory>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QStringList>
#include <QTextItem>

#include "ui/canvas/tikz.h"

namespace arcwright::ui {

namespace {

constexpr double pointsPerPixel = 0.75;

/// Lengths in TeX's points, with a dot whatever the locale.
QString length(double pixels)
{
    return QString::number(pixels * pointsPerPixel, 'f', 2) + QStringLiteral("pt");
}

/// TeX counts upward, screens downward.
QString tikzPoint(QPointF place)
{
    return u'(' + length(place.x()) + u',' + length(-place.y()) + u')';
}

QString pathText(const QPainterPath& path)
{
    QString text;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + tikzPoint(element);
            break;
        case QPainterPath::LineToElement:
            text += QStringLiteral(" -- ") + tikzPoint(element);
            break;
        case QPainterPath::CurveToElement: // its two other points follow
            text += QStringLiteral(" .. controls %1 and %2 .. %3")
                        .arg(tikzPoint(element), tikzPoint(path.elementAt(i + 1)), tikzPoint(path.elementAt(i + 2)));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
    }
    return text;
}

} // namespace

QString tikzColor(const QColor& color)
{
    return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}").arg(color.red()).arg(color.green()).arg(color.blue());
}

class TikzEngine : public VectorEngine {
public:
    /// The measured width is kept, so that another font does not shift the text beside it.
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QFont font = item.font();
        const double size = QFontInfo(font).pixelSize() * scale();
        QString style = QStringLiteral("\\fontsize{%1}{%1}\\selectfont").arg(length(size));
        if (font.bold())
            style += QStringLiteral("\\bfseries");
        if (font.italic())
            style += QStringLiteral("\\itshape");
        const QString whole = item.text();
        const QString text = whole.trimmed();
        if (text.isEmpty())
            return;
        // TeX leaves out spaces at either end, which part pieces of a line: they are no part of what is stretched.
        const qsizetype leading = whole.indexOf(text);
        const QFontMetricsF metrics(font);
        const double before = metrics.horizontalAdvance(whole.left(leading));
        const double after = metrics.horizontalAdvance(whole.mid(leading + text.size()));
        const bool isRightToLeft = item.renderFlags() & QTextItem::RightToLeft;
        const QPointF begin = place + QPointF(isRightToLeft ? after : before, 0);
        m_body += QStringLiteral("\\node[anchor=base west,inner sep=0pt,text=%1%2] at %3 "
                                 "{\\resizebox{%4}{\\height}{%5 %6}};\n")
                      .arg(tikzColor(m_pen.color()), opacity("text opacity", m_pen.color()),
                          tikzPoint(m_transform.map(begin)),
                          length(std::max(item.width() - before - after, 1.0) * scale()), style, texText(text));
    }

    void beginClip(const QRectF& place) override
    {
        m_body += QStringLiteral("\\begin{scope}\n\\clip %1 rectangle %2;\n")
                      .arg(tikzPoint(place.topLeft()), tikzPoint(place.bottomRight()));
    }
    void endClip() override { m_body += QStringLiteral("\\end{scope}\n"); }

protected:
    void drawShape(const QPainterPath& shape, bool isFilled) override
    {
        QStringList options;
        if (isFilled && m_brush.color().alpha() > 0)
            options << QStringLiteral("fill=%1").arg(tikzColor(m_brush.color()))
                    + opacity("fill opacity", m_brush.color());
        if (m_pen.style() != Qt::NoPen) {
            const double width = lineWidth();
            options << QStringLiteral("draw=%1").arg(tikzColor(m_pen.color())) + opacity("draw opacity", m_pen.color())
                    << QStringLiteral("line width=%1").arg(length(width));
            if (m_pen.style() != Qt::SolidLine)
                options << dashes(std::max(width, scale()));
        }
        if (!options.isEmpty() && !shape.isEmpty())
            m_body += QStringLiteral("\\path[%1] %2;\n").arg(options.join(u','), pathText(m_transform.map(shape)));
    }

private:
    QString opacity(const char* name, const QColor& color) const
    {
        const double value = opacityOf(color);
        return value < 1 ? QStringLiteral(",%1=%2").arg(QLatin1String(name)).arg(value, 0, 'f', 2) : QString();
    }

    /// Qt counts them in widths of the pen.
    QString dashes(double width) const
    {
        QString pattern = QStringLiteral("dash pattern=");
        const QList<qreal> lengths = m_pen.dashPattern();
        for (qsizetype i = 0; i < lengths.size(); ++i)
            pattern
                += (i % 2 == 0 ? QStringLiteral("on ") : QStringLiteral("off ")) + length(lengths[i] * width) + u' ';
        return pattern.trimmed();
    }
};

TikzPainting::TikzPainting(QSizeF size) : VectorPainting(size, std::make_unique<TikzEngine>()) { }

QString TikzPainting::tikz() const
{
    return QStringLiteral("\\begin{tikzpicture}\n\\useasboundingbox %1 rectangle %2;\n%3\\end{tikzpicture}\n")
        .arg(tikzPoint({0, 0}), tikzPoint({pixels().width(), pixels().height()}), body());
}

} // namespace arcwright::ui
