// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointF>
#include <QSize>
#include <Qt>

#include "ui/canvas/canvas_request.h"
#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_selection.h"
#include "ui/canvas/hit_test.h"
#include "ui/canvas/key_row.h"

namespace arcwright::ui {

/// The direction of a drag, or of a click on one word and then another.
enum class DragDirection : unsigned char { DependentToHead, HeadToDependent };

enum class MouseMotion : unsigned char { Click, DoubleClick, Drag, Wheel };

/// The part of a diagram on which a gesture begins.
enum class MousePlace : unsigned char {
    Word,
    Label,
    Arc,
    ProposedArc,
    OuterLabel, ///< of an arc that leaves the sentence
    OuterArc,
    Background,
    Anywhere,
};

enum class MouseCommand : unsigned char {
    Attach,
    AttachFurther,
    SelectOrAttach, ///< the first click selects, the second on another word attaches
    ExtendSelection,
    EditRelation,
    SelectArc,
    Deselect,
    EditWord,
    TakeProposal,
    FollowArc,
    Pan,
    Zoom,
    ScrollSideways,
};

/// All mouse gestures of the canvas: what one means, and nothing where it means nothing. The one table that decides
/// also makes mouseGestureRows().
std::optional<MouseCommand> meaningOf(
    MouseMotion motion, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, MousePlace place);

/// The mouse gestures for a list of keys.
KeyRows mouseGestureRows();

MousePlace placeOf(const Diagram& diagram, const DiagramHit& hit);

/// Follows the mouse from press to release. Points are those of the viewport.
class MouseGestures {
public:
    enum class Gesture : unsigned char { None, Pressed, DragWord, Pan };

    Gesture gesture() const { return m_gesture; }
    bool isDragging() const { return m_gesture == Gesture::DragWord; }
    /// The word that is dragged, or was pressed last.
    int draggedWord() const { return m_hit.node; }
    QPointF pointer() const { return m_pointer; }
    void setPointer(QPointF point) { m_pointer = point; }
    std::optional<int> dropTarget() const { return m_dropTarget; }

    DragDirection dragDirection() const { return m_direction; }
    void setDragDirection(DragDirection direction) { m_direction = direction; }
    /// Whether a click on a word and one on another attach the first to the second; else clicks select.
    void setClicksAttach(bool attach) { m_clicksAttach = attach; }

    void press(const DiagramHit& hit, QPointF point);
    /// The gesture of a pressed mouse once it has been moved as far as `distance` pixels: to drag a word, or to move
    /// the diagram; None while it is neither.
    Gesture begins(const Diagram& diagram, QPointF point, int distance) const;
    void begin(Gesture gesture) { m_gesture = gesture; }
    /// The dragged word is over `target`: a word, 0 for the root.
    void dragTo(QPointF point, std::optional<int> target);
    /// Whether the diagram is to move while a drag is at that point: near an edge, but not as long as a drag that began
    /// near one has stayed there.
    bool scrollsAt(QPointF point, QSize viewport);
    /// How far the diagram has been moved since the last call.
    QPoint pan(QPointF point);
    /// Ends the gesture, and tells which it was.
    Gesture release();
    void cancel();
    /// Takes note of another diagram: the pressed part is gone, but a word goes on being dragged.
    void forgetArcs();

    /// The requests of a click, or of the first one of two.
    CanvasRequests click(const Diagram& diagram, const DiagramSelection& selection, Qt::KeyboardModifiers modifiers,
        bool isChoosingHead) const;
    static CanvasRequests doubleClick(const Diagram& diagram, const DiagramHit& hit);
    /// The requests of a drag that ends over `target`.
    CanvasRequests drop(std::optional<int> target, Qt::KeyboardModifiers modifiers) const;

private:
    CanvasRequests clickWord(
        const Diagram& diagram, const DiagramSelection& selection, bool extends, bool isChoosingHead) const;
    AttachWord attach(int from, int to, bool further) const;

    Gesture m_gesture = Gesture::None;
    QPointF m_start;
    QPointF m_pointer;
    DiagramHit m_hit;
    std::optional<int> m_dropTarget;
    DragDirection m_direction = DragDirection::DependentToHead;
    bool m_clicksAttach = true;
    bool m_leftEdge = false; ///< the drag has been away from the edges, or beyond one
};

/// Whether a pointer is so near to the edge of a viewport that a drag scrolls.
bool isNearEdge(QPointF pointer, QSize viewport);
/// How far a drag near the edge scrolls at once. `swapped`: see Diagram.
QPoint edgeScroll(QPointF pointer, QSize viewport, bool swapped);

} // namespace arcwright::ui
