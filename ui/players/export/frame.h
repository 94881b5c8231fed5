// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include <QRectF>
#include <QString>

#include "ui/canvas/diagram_layout.h"
#include "ui/look/theme.h"
#include "ui/players/algorithms/player.h"

class QPainter;

namespace arcwright::ui {

/// One position of a player, everything of it laid out: what the panel, lecture mode and every export paint.
struct Frame {
    Diagram diagram;
    DiagramLayout diagramLayout;
    QRectF diagramPlace;
    double diagramScale = 1; ///< each part is larger where there is room for it
    Drawing drawing;
    QRectF drawingPlace;
    double drawingScale = 1;
    Drawing closeUp;
    QRectF closeUpPlace;
    double closeUpScale = 1;
    Drawing text; ///< headline, explanation and figures, where they are asked for
    QRectF textPlace;
    double textScale = 1;
    QSizeF size;

    /// The target at a place in the frame: a part of the drawing, an arc, or a word of the diagram.
    Target targetAt(QPointF point) const;
    /// The word of the diagram at that place; 0 for none.
    int diagramWordAt(QPointF point) const;

    /// Places in the frame as places in a part of it, and back.
    QPointF inDiagram(QPointF point) const { return (point - diagramPlace.topLeft()) / diagramScale; }
    QPointF inDrawing(QPointF point) const { return (point - drawingPlace.topLeft()) / drawingScale; }
    QRectF ofDiagram(const QRectF& place) const;
    QRectF ofDrawing(const QRectF& place) const;
    /// What the step is about: in the drawing, else the diagram.
    QRectF focus() const;
};

/// What of a player is in its frames: some of it can be left out where there is little room.
struct FrameDetail {
    bool hasCloseUp = true;
    bool hasLegends = true; ///< what signs in a drawing mean, tags of words
    bool hasRoomForAll = true; ///< for the arcs of all steps, so that nothing moves from step to step
    bool hasDiagram = true; ///< also where the drawing has the words
    /// For arcs and rows of a drawing, also before the first of them. They come with a step then at which the picture
    /// becomes another.
    bool hasRoomBefore = true;
    friend bool operator==(const FrameDetail&, const FrameDetail&) = default;
};

/// Lays out frames of one theme. Measures of texts are kept, so one is to be kept where many frames are made.
class FrameMaker {
public:
    enum class Text : unsigned char { Without, With };
    enum class Medium : unsigned char {
        Screen, ///< nothing moves from step to step, and texts are as large as there is room for
        Paper, ///< every step takes no more room than it needs, its text is as large as others on paper
    };

    /// Makes frames no wider than `mostWidth` where it can: sentences in several rows, tables as small maps.
    explicit FrameMaker(
        const Theme& theme, double mostWidth = std::numeric_limits<double>::infinity(), Medium medium = Medium::Screen);

    /// From here on frames have no more than that.
    void setDetail(const FrameDetail& detail);
    /// From here on a frame that can be shown that large is as large as it has to be: see fitInto().
    void setLeastScale(double scale) { m_leastScale = scale; }
    /// From here on frames are no wider than that where they can be.
    void setMostWidth(double width) { m_metrics.mostWidth = width; }
    /// Lays frames out so that those of this player can be shown largest in a room of that size, once what is in one
    /// row would be too small to be read; what has to be scrolled all the same is scrolled one way only, if that is
    /// possible. Up to nine frames are made for it. Returns that of the position at hand, of
    /// whose drawing hardly anything is there: redraw() what is seen of it.
    Frame fitInto(const Player& player, Text text, const QSizeF& room, const QString& heading = {});

    const Theme& theme() const { return m_theme; }
    const DrawingMetrics& metrics() const { return m_metrics; }

    /// The player's position at hand. `aspect`, width by height, is that of the place the frame is for: its parts stand
    /// over or beside each other, in the way in which they can be shown largest. `heading` stands over the text. Of the
    /// drawing at least what is `seen` of it is there.
    Frame make(const Player& player, Text text, double aspect, const QString& heading = {},
        const QRectF& seen = kEverywhere) const;
    /// The frame of the same position, another part of its drawing `seen`.
    void redraw(Frame& frame, const Player& player, const QRectF& seen) const;

    /// The parts of a frame that are not empty, each as a frame by itself.
    std::vector<Frame> partsOf(const Frame& frame) const;

    /// Paints a frame with its top left at the painter's origin, background included.
    void paint(QPainter& painter, const Frame& frame) const;

private:
    void arrangeParts(Frame& frame, double aspect) const;
    std::optional<Frame> fitUpright(const Player& player, Text text, const QSizeF& room, const QString& heading);
    struct TextStyle {
        TextSize size = TextSize::Normal;
        double width = 0;
        double scale = 1;
    };
    TextStyle styleFor(Frame& frame, const Player& player, double aspect) const;
    double scaleWith(Frame& frame, const Player& player, const TextStyle& style, double aspect) const;
    double reservedHeight(const Player& player, TextSize size) const;
    Drawing textOf(const Player& player, const QString& heading, const TextStyle& style) const;

    Theme m_theme;
    Medium m_medium;
    FrameDetail m_detail;
    double m_leastScale = 0.8; ///< what is smaller will be scrolled
    bool m_isSeenWhole = true; ///< else parts would grow where nobody sees it
    double m_wholeWidth = 0; ///< for words that nothing else stands beside
    LayoutMetrics m_diagramMetrics;
    DrawingMetrics m_metrics;
    double m_mostBeside = std::numeric_limits<double>::infinity(); ///< width of parts beside each other
};

} // namespace arcwright::ui
