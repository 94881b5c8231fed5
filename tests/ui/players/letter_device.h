// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QFontInfo>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QString>

namespace arcwright::ui::testing {

/// Measures the letters that are painted.
class LetterEngine : public QPaintEngine {
public:
    LetterEngine() : QPaintEngine(AllFeatures) { }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& state) override
    {
        if (state.state() & DirtyTransform)
            m_scale = state.transform().m22();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawPath(const QPainterPath&) override { }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
    void drawTextItem(const QPointF&, const QTextItem& item) override
    {
        ++texts;
        if (const double height = QFontInfo(item.font()).pixelSize() * m_scale; height < least) {
            least = height;
            smallest = item.text();
        }
    }
    int texts = 0;
    double least = std::numeric_limits<double>::infinity();
    QString smallest;

private:
    double m_scale = 1;
};

class LetterDevice : public QPaintDevice {
public:
    QPaintEngine* paintEngine() const override { return &engine; }
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int side = 8000;
        constexpr int dots = 96;
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return side;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dots;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 1;
        }
    }
    mutable LetterEngine engine;
};

} // namespace arcwright::ui::testing
