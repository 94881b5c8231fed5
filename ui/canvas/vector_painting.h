// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QBrush>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPen>
#include <QSizeF>
#include <QString>
#include <QTransform>

namespace arcwright::ui {

/// Writes what is painted as a text, one shape or one piece of text after the other: lines, shapes and texts with their
/// colours; no pictures, which diagrams do not use, and of clipping only that of beginClip().
class VectorEngine : public QPaintEngine {
public:
    VectorEngine() : QPaintEngine(AllFeatures) { }

    const QString& body() const { return m_body; }

    bool begin(QPaintDevice* device) override;
    bool end() override;
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    /// What follows is painted within that place of the device alone, until endClip(). Not nested.
    virtual void beginClip(const QRectF& /*place*/) { }
    virtual void endClip() { }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }

protected:
    /// A shape, to be mapped by the transform at hand; with the brush at hand if it is filled.
    virtual void drawShape(const QPainterPath& shape, bool isFilled) = 0;
    /// How much of what is behind a colour does not shine through, 0 to 1.
    double opacityOf(const QColor& color) const { return color.alphaF() * m_opacity; }

    /// How much larger than at the painter's own scale texts and lines are.
    double scale() const;
    /// On the device.
    double lineWidth() const;

    QString m_body;
    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;

private:
    double m_opacity = 1;
};

/// A device of some size, in pixels at zoom 1, on which a VectorEngine paints. Its resolution is that of the screen,
/// for which the layout has measured the texts.
class VectorPainting : public QPaintDevice {
public:
    VectorPainting(QSizeF size, std::unique_ptr<VectorEngine> engine);

    void beginClip(const QRectF& place) { m_engine->beginClip(place); }
    void endClip() { m_engine->endClip(); }
    QPaintEngine* paintEngine() const override { return m_engine.get(); }

protected:
    QSizeF pixels() const { return m_size; }
    const QString& body() const { return m_engine->body(); }
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    std::unique_ptr<VectorEngine> m_engine;
};

} // namespace arcwright::ui
