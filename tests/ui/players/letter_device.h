// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include <QFontInfo>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QString>
#include <QStringList>
#include <QTransform>

namespace arcwright::ui::testing {

/// Measures the letters that are painted, and sees which texts were cut short or written over others.
class LetterEngine : public QPaintEngine {
public:
    LetterEngine() : QPaintEngine(AllFeatures) { }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& state) override
    {
        if (state.state() & DirtyTransform)
            m_transform = state.transform();
        const bool isPath = state.state() & DirtyClipPath;
        if (!isPath && !(state.state() & DirtyClipRegion))
            return;
        const QRectF clip
            = m_transform.mapRect(isPath ? state.clipPath().boundingRect() : QRectF(state.clipRegion().boundingRect()));
        m_clip = state.clipOperation() == Qt::NoClip ? QRectF() : clip;
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawPath(const QPainterPath&) override { }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        ++texts;
        if (const double height = QFontInfo(item.font()).pixelSize() * m_transform.m22(); height < least) {
            least = height;
            smallest = item.text();
        }
        const QString text = item.text();
        // A span of words that ends a line, or a line of its own, is not cut short.
        if (text.size() > 1 && text.endsWith(u'…') && text[text.size() - 2] != u' ')
            elided << text;
        if (!item.text().trimmed().isEmpty())
            note(m_transform.mapRect(lettersOf(at, item)), item.text());
    }
    int texts = 0;
    double least = std::numeric_limits<double>::infinity();
    QString smallest;
    QStringList elided; ///< end in an ellipsis
    QStringList overwritten; ///< pairs that stand in the same place
    QStringList written; ///< all texts
    std::vector<QRectF> writtenAt; ///< each of them
    QStringList cut; ///< reach out of what is painted
    QRectF all; ///< where there are texts

    void beginPage() { m_written.clear(); }

private:
    struct Written {
        QRectF place;
        QString text;
    };
    /// Of most of the letters, without what hangs over at the ends.
    static QRectF lettersOf(const QPointF& at, const QTextItem& item)
    {
        constexpr double share = 0.6; // of the ascent: letters without a stem
        constexpr double hanging = 1.5;
        const double high = share * item.ascent();
        return QRectF(at.x(), at.y() - high, item.width(), high).adjusted(hanging, 0, -hanging, 0);
    }
    void note(const QRectF& place, const QString& text)
    {
        for (const Written& other : m_written) {
            if (other.place.intersects(place) && !(other.text == text && other.place == place))
                overwritten << other.text + QStringLiteral(" | ") + text;
        }
        m_written.push_back({place, text});
        written << text;
        writtenAt.push_back(place);
        if (!m_clip.isEmpty() && !m_clip.adjusted(-1, -1, 1, 1).contains(place))
            cut << text;
        all |= place;
    }

    QTransform m_transform;
    QRectF m_clip;
    std::vector<Written> m_written;
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
