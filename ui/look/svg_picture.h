// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QColor>
#include <QPainterPath>

class QPainter;

namespace arcwright::ui {

/// A drawing of a few shapes, read from the part of SVG that icons are drawn in: `path` with the commands M, L, H, V, C
/// and Z and their relative ones, `rect`, `circle`, with fill, stroke and the shape of strokes on them or on the root.
/// So neither a library nor a plugin has to be installed for icons to be seen.
class SvgPicture {
public:
    /// Nothing if the text is no such picture: an element, a command or a colour is unknown.
    static std::optional<SvgPicture> read(const QByteArray& svg);

    /// Fills the rectangle with it; `current` stands for `currentColor`.
    void paint(QPainter& painter, const QRectF& place, const QColor& current) const;
    std::size_t shapeCount() const { return m_shapes.size(); }

private:
    friend class SvgPictureReader;

    /// An invalid colour is `currentColor`, none no paint at all.
    using Paint = std::optional<QColor>;
    struct Shape {
        QPainterPath path;
        Paint fill;
        Paint stroke;
        double width = 1;
        bool isRound = false;
    };

    QRectF m_viewBox;
    std::vector<Shape> m_shapes;
};

} // namespace arcwright::ui
