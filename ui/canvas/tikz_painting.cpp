// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tikz_painting.h"

#include <cmath>

#include <QFontInfo>
#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainterPath>
#include <QScreen>
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
QString point(QPointF place)
{
    return u'(' + length(place.x()) + u',' + length(-place.y()) + u')';
}

QString colorText(const QColor& color)
{
    return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}").arg(color.red()).arg(color.green()).arg(color.blue());
}

QString pathText(const QPainterPath& path)
{
    QString text;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + point(element);
            break;
        case QPainterPath::LineToElement:
            text += QStringLiteral(" -- ") + point(element);
            break;
        case QPainterPath::CurveToElement: // its two other points follow
            text += QStringLiteral(" .. controls %1 and %2 .. %3")
                        .arg(point(element), point(path.elementAt(i + 1)), point(path.elementAt(i + 2)));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
    }
    return text;
}

} // namespace

class TikzEngine : public QPaintEngine {
public:
    TikzEngine() : QPaintEngine(AllFeatures) { }

    const QString& body() const { return m_body; }

    bool begin(QPaintDevice*) override
    {
        m_body.clear();
        setActive(true);
        return true;
    }
    bool end() override
    {
        setActive(false);
        return true;
    }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override
    {
        if (now.state() & DirtyPen)
            m_pen = now.pen();
        if (now.state() & DirtyBrush)
            m_brush = now.brush();
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
        if (now.state() & DirtyOpacity)
            m_opacity = now.opacity();
    }

    void drawPath(const QPainterPath& path) override { write(path, m_brush.style() != Qt::NoBrush); }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        for (int i = 0; i < count; ++i) {
            if (i == 0)
                path.moveTo(points[i]);
            else
                path.lineTo(points[i]);
        }
        if (mode != PolylineMode)
            path.closeSubpath();
        write(path, mode != PolylineMode && m_brush.style() != Qt::NoBrush);
    }

    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }

    /// As wide as it was measured, so that another font does not shift what stands beside the text.
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QFont font = item.font();
        const double size = QFontInfo(font).pixelSize();
        QString style = QStringLiteral("\\fontsize{%1}{%1}\\selectfont").arg(length(size));
        if (font.bold())
            style += QStringLiteral("\\bfseries");
        if (font.italic())
            style += QStringLiteral("\\itshape");
        if (item.text().trimmed().isEmpty())
            return;
        m_body += QStringLiteral("\\node[anchor=base west,inner sep=0pt,text=%1%2] at %3 "
                                 "{\\resizebox{%4}{\\height}{%5 %6}};\n")
                      .arg(colorText(m_pen.color()), opacity("text opacity", m_pen.color()),
                          point(m_transform.map(place)), length(item.width()), style, texEscaped(item.text()));
    }

private:
    QString opacity(const char* name, const QColor& color) const
    {
        const double value = color.alphaF() * m_opacity;
        return value < 1 ? QStringLiteral(",%1=%2").arg(QLatin1String(name)).arg(value, 0, 'f', 2) : QString();
    }

    void write(const QPainterPath& path, bool filled)
    {
        QStringList options;
        if (filled && m_brush.color().alpha() > 0)
            options << QStringLiteral("fill=%1").arg(colorText(m_brush.color()))
                    + opacity("fill opacity", m_brush.color());
        if (m_pen.style() != Qt::NoPen) {
            const double width = m_pen.widthF() > 0 ? m_pen.widthF() : 1;
            options << QStringLiteral("draw=%1").arg(colorText(m_pen.color())) + opacity("draw opacity", m_pen.color())
                    << QStringLiteral("line width=%1").arg(length(width));
            if (m_pen.style() != Qt::SolidLine)
                options << dashes(std::max(width, 1.0));
        }
        if (!options.isEmpty() && !path.isEmpty())
            m_body += QStringLiteral("\\path[%1] %2;\n").arg(options.join(u','), pathText(m_transform.map(path)));
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

    QString m_body;
    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
    double m_opacity = 1;
};

TikzPainting::TikzPainting(QSizeF size) : m_size(size), m_engine(std::make_unique<TikzEngine>()) { }

TikzPainting::~TikzPainting() = default;

QPaintEngine* TikzPainting::paintEngine() const
{
    return m_engine.get();
}

QString TikzPainting::tikz() const
{
    return QStringLiteral("\\begin{tikzpicture}\n\\useasboundingbox %1 rectangle %2;\n%3\\end{tikzpicture}\n")
        .arg(point({0, 0}), point({m_size.width(), m_size.height()}), m_engine->body());
}

int TikzPainting::metric(PaintDeviceMetric metric) const
{
    // The resolution of the screen, for which the layout has measured the texts.
    const QScreen* screen = QGuiApplication::primaryScreen();
    const double dpi = screen ? screen->logicalDotsPerInchY() : 96;
    constexpr double millimetresPerInch = 25.4;
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(std::ceil(m_size.width()));
    case PdmHeight:
        return static_cast<int>(std::ceil(m_size.height()));
    case PdmWidthMM:
        return static_cast<int>(m_size.width() / dpi * millimetresPerInch);
    case PdmHeightMM:
        return static_cast<int>(m_size.height() / dpi * millimetresPerInch);
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 24;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return static_cast<int>(dpi);
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace arcwright::ui
