// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/vector_painting.h"

#include <cmath>
#include <utility>

#include <QGuiApplication>
#include <QPainterPath>
#include <QScreen>

namespace arcwright::ui {

bool VectorEngine::begin(QPaintDevice*)
{
    m_body.clear();
    setActive(true);
    return true;
}

bool VectorEngine::end()
{
    setActive(false);
    return true;
}

void VectorEngine::updateState(const QPaintEngineState& now)
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

double VectorEngine::scale() const
{
    return std::hypot(m_transform.m11(), m_transform.m12());
}

double VectorEngine::lineWidth() const
{
    const double width = m_pen.widthF() > 0 ? m_pen.widthF() : 1;
    return m_pen.isCosmetic() ? width : width * scale();
}

void VectorEngine::drawPath(const QPainterPath& path)
{
    drawShape(path, m_brush.style() != Qt::NoBrush);
}

void VectorEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
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
    drawShape(path, mode != PolylineMode && m_brush.style() != Qt::NoBrush);
}

VectorPainting::VectorPainting(QSizeF size, std::unique_ptr<VectorEngine> engine)
    : m_size(size), m_engine(std::move(engine))
{
}

int VectorPainting::metric(PaintDeviceMetric metric) const
{
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
