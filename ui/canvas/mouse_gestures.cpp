// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/mouse_gestures.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QKeySequence>
#include <QRect>

#include "core/treebank/graph.h"

namespace arcwright::ui {

namespace {

constexpr int kEdgeZone = 28; // pixels
constexpr double kMostAtOnce = 24;

struct MouseSpec {
    MouseMotion motion;
    Qt::MouseButton button;
    Qt::KeyboardModifier held; ///< NoModifier: whatever is held
    MousePlace place;
    MouseCommand command;
    const char* what;
};

/// Of two gestures that fit, the first one decides.
constexpr MouseSpec mouseTable[] = {
    {MouseMotion::Drag, Qt::LeftButton, Qt::ControlModifier, MousePlace::Word, MouseCommand::AttachFurther,
        QT_TRANSLATE_NOOP("MouseGestures", "from a word to a further parent")},
    {MouseMotion::Drag, Qt::LeftButton, Qt::NoModifier, MousePlace::Word, MouseCommand::Attach,
        QT_TRANSLATE_NOOP("MouseGestures", "from a word to its new head, or to the circle above it: root")},
    {MouseMotion::Click, Qt::LeftButton, Qt::ShiftModifier, MousePlace::Word, MouseCommand::ExtendSelection,
        QT_TRANSLATE_NOOP("MouseGestures", "select several words, to join them")},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::Word, MouseCommand::SelectOrAttach,
        QT_TRANSLATE_NOOP("MouseGestures", "the selected word, then its new head; Esc or the background cancels")},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::Label, MouseCommand::EditRelation,
        QT_TRANSLATE_NOOP("MouseGestures", "a label: change the relation")},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::Arc, MouseCommand::SelectArc,
        QT_TRANSLATE_NOOP("MouseGestures", "an arc: select it")},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::ProposedArc, MouseCommand::SelectArc, nullptr},
    {MouseMotion::Click, Qt::LeftButton, Qt::ControlModifier, MousePlace::OuterLabel, MouseCommand::FollowArc,
        QT_TRANSLATE_NOOP("MouseGestures", "an edge to another sentence: go to its other end")},
    {MouseMotion::Click, Qt::LeftButton, Qt::ControlModifier, MousePlace::OuterArc, MouseCommand::FollowArc, nullptr},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::OuterLabel, MouseCommand::EditRelation, nullptr},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::OuterArc, MouseCommand::SelectArc, nullptr},
    {MouseMotion::Click, Qt::LeftButton, Qt::NoModifier, MousePlace::Background, MouseCommand::Deselect,
        QT_TRANSLATE_NOOP("MouseGestures", "the background: select nothing")},
    {MouseMotion::DoubleClick, Qt::LeftButton, Qt::NoModifier, MousePlace::Word, MouseCommand::EditWord,
        QT_TRANSLATE_NOOP("MouseGestures", "a word: edit its fields")},
    {MouseMotion::DoubleClick, Qt::LeftButton, Qt::NoModifier, MousePlace::Arc, MouseCommand::EditRelation, nullptr},
    {MouseMotion::DoubleClick, Qt::LeftButton, Qt::NoModifier, MousePlace::ProposedArc, MouseCommand::TakeProposal,
        QT_TRANSLATE_NOOP("MouseGestures", "a predicted arc: accept it")},
    {MouseMotion::DoubleClick, Qt::LeftButton, Qt::NoModifier, MousePlace::OuterArc, MouseCommand::FollowArc,
        QT_TRANSLATE_NOOP("MouseGestures", "an edge to another sentence: go to its other end")},
    {MouseMotion::DoubleClick, Qt::LeftButton, Qt::NoModifier, MousePlace::OuterLabel, MouseCommand::FollowArc,
        nullptr},
    {MouseMotion::Drag, Qt::LeftButton, Qt::NoModifier, MousePlace::Background, MouseCommand::Pan,
        QT_TRANSLATE_NOOP("MouseGestures", "the background: move the diagram")},
    {MouseMotion::Drag, Qt::MiddleButton, Qt::NoModifier, MousePlace::Anywhere, MouseCommand::Pan,
        QT_TRANSLATE_NOOP("MouseGestures", "move the diagram")},
    {MouseMotion::Wheel, Qt::NoButton, Qt::ControlModifier, MousePlace::Anywhere, MouseCommand::Zoom,
        QT_TRANSLATE_NOOP("MouseGestures", "zoom")},
    {MouseMotion::Wheel, Qt::NoButton, Qt::ShiftModifier, MousePlace::Anywhere, MouseCommand::ScrollSideways,
        QT_TRANSLATE_NOOP("MouseGestures", "move the diagram sideways")},
};

QString motionName(const MouseSpec& spec)
{
    const auto text = [](const char* name) { return QCoreApplication::translate("MouseGestures", name); };
    switch (spec.motion) {
    case MouseMotion::Click:
        return spec.command == MouseCommand::SelectOrAttach ? text(QT_TRANSLATE_NOOP("MouseGestures", "Click, click"))
                                                            : text(QT_TRANSLATE_NOOP("MouseGestures", "Click"));
    case MouseMotion::DoubleClick:
        return text(QT_TRANSLATE_NOOP("MouseGestures", "Double click"));
    case MouseMotion::Drag:
        return spec.button == Qt::MiddleButton ? text(QT_TRANSLATE_NOOP("MouseGestures", "Middle button"))
                                               : text(QT_TRANSLATE_NOOP("MouseGestures", "Drag"));
    case MouseMotion::Wheel:
        return text(QT_TRANSLATE_NOOP("MouseGestures", "Wheel"));
    }
    return {};
}

QString shownGesture(const MouseSpec& spec)
{
    QString name = motionName(spec);
    if (spec.held == Qt::NoModifier)
        return name;
    const QString withKey = QKeySequence(spec.held | Qt::Key_A).toString(QKeySequence::NativeText);
    return withKey.chopped(1) + name.toLower(); // as “Ctrl+” is written here
}

} // namespace

std::optional<MouseCommand> meaningOf(
    MouseMotion motion, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, MousePlace place)
{
    const auto found = std::find_if(std::begin(mouseTable), std::end(mouseTable), [&](const MouseSpec& spec) {
        return spec.motion == motion && spec.button == button
            && (spec.held == Qt::NoModifier || modifiers.testFlag(spec.held))
            && (spec.place == MousePlace::Anywhere || spec.place == place);
    });
    return found == std::end(mouseTable) ? std::nullopt : std::optional(found->command);
}

/// Gestures without a held key first, for they are learnt first.
KeyRows mouseGestureRows()
{
    KeyRows rows;
    for (const bool isHeld : {false, true}) {
        for (const MouseSpec& spec : mouseTable) {
            if (spec.what != nullptr && (spec.held != Qt::NoModifier) == isHeld)
                rows.push_back({shownGesture(spec), QCoreApplication::translate("MouseGestures", spec.what)});
        }
    }
    return rows;
}

MousePlace placeOf(const Diagram& diagram, const DiagramHit& hit)
{
    const DiagramArc* const arc = hit.arc >= 0 ? &diagram.arcs[static_cast<std::size_t>(hit.arc)] : nullptr;
    if (arc && arc->proposed)
        return MousePlace::ProposedArc;
    if (arc && arc->outer)
        return hit.kind == DiagramHit::Kind::Label ? MousePlace::OuterLabel : MousePlace::OuterArc;
    switch (hit.kind) {
    case DiagramHit::Kind::Word:
        return MousePlace::Word;
    case DiagramHit::Kind::Label:
        return MousePlace::Label;
    case DiagramHit::Kind::Arc:
        return MousePlace::Arc;
    case DiagramHit::Kind::Nothing:
        break;
    }
    return MousePlace::Background;
}

void MouseGestures::press(const DiagramHit& hit, QPointF point)
{
    m_gesture = Gesture::Pressed;
    m_leftEdge = false;
    m_hit = hit;
    m_start = point;
    m_pointer = point;
}

MouseGestures::Gesture MouseGestures::begins(const Diagram& diagram, QPointF point, int distance) const
{
    if (m_gesture != Gesture::Pressed || (point - m_start).manhattanLength() < distance)
        return Gesture::None;
    const auto command = meaningOf(MouseMotion::Drag, Qt::LeftButton, {}, placeOf(diagram, m_hit));
    return command == MouseCommand::Attach ? Gesture::DragWord
        : command == MouseCommand::Pan     ? Gesture::Pan
                                           : Gesture::None;
}

void MouseGestures::dragTo(QPointF point, std::optional<int> target)
{
    m_pointer = point;
    m_dropTarget = target;
}

bool MouseGestures::scrollsAt(QPointF point, QSize viewport)
{
    const bool isNear = isNearEdge(point, viewport);
    m_leftEdge = m_leftEdge || !isNear || !QRect(QPoint(), viewport).contains(point.toPoint());
    return isNear && m_leftEdge;
}

QPoint MouseGestures::pan(QPointF point)
{
    const QPoint step = (m_pointer - point).toPoint();
    m_pointer -= step;
    return step;
}

MouseGestures::Gesture MouseGestures::release()
{
    m_dropTarget.reset();
    return std::exchange(m_gesture, Gesture::None);
}

void MouseGestures::cancel()
{
    m_gesture = Gesture::None;
    m_dropTarget.reset();
}

void MouseGestures::forgetArcs()
{
    if (m_gesture != Gesture::Pan && m_hit.kind != DiagramHit::Kind::Word)
        m_gesture = Gesture::None;
}

namespace {

void selectWithDependent(CanvasRequests& requests, const Diagram& diagram, int arc)
{
    if (const int dependent = diagram.arcs[static_cast<std::size_t>(arc)].dependent; diagram.isNode(dependent))
        requests.emplace_back(SelectWord{dependent});
    requests.emplace_back(SelectArc{arc});
}

} // namespace

CanvasRequests MouseGestures::click(const Diagram& diagram, const DiagramSelection& selection,
    Qt::KeyboardModifiers modifiers, bool isChoosingHead) const
{
    const auto command = meaningOf(MouseMotion::Click, Qt::LeftButton, modifiers, placeOf(diagram, m_hit));
    if (!command)
        return {};
    if (*command == MouseCommand::SelectOrAttach || *command == MouseCommand::ExtendSelection)
        return clickWord(diagram, selection, *command == MouseCommand::ExtendSelection, isChoosingHead);
    CanvasRequests requests{PlainRequest::CancelGesture};
    if (*command == MouseCommand::Deselect) {
        requests.emplace_back(SelectWord{});
        return requests;
    }
    if (*command == MouseCommand::FollowArc)
        return {FollowArc{m_hit.arc}};
    selectWithDependent(requests, diagram, m_hit.arc);
    if (*command == MouseCommand::EditRelation)
        requests.emplace_back(PlainRequest::EditRelation);
    return requests;
}

/// A click selects a word, one on the selected word arms it, and one on another attaches it then. To look at words that
/// have their heads changes nothing; a word without one waits for it at once. What was attached stays selected but a
/// further click does not attach it again by accident.
CanvasRequests MouseGestures::clickWord(
    const Diagram& diagram, const DiagramSelection& selection, bool extends, bool isChoosingHead) const
{
    const int word = m_hit.node;
    if (isChoosingHead)
        return {ChooseCandidate{word}};
    if (extends && selection.word > 0)
        return {ExtendSelection{word}};
    if (selection.armed && selection.word > 0 && word != selection.word)
        return {attach(selection.word, word, false)};
    const bool again = selection.armed && word == selection.word;
    const bool isMeant = word == selection.word || basicArc(diagram, Side::Above, word) < 0;
    return {SelectWord{again ? 0 : word, !again && isMeant && m_clicksAttach}};
}

CanvasRequests MouseGestures::doubleClick(const Diagram& diagram, const DiagramHit& hit)
{
    const auto command = meaningOf(MouseMotion::DoubleClick, Qt::LeftButton, {}, placeOf(diagram, hit));
    if (command == MouseCommand::TakeProposal)
        return {TakeProposal{hit.arc}};
    if (command == MouseCommand::FollowArc)
        return {FollowArc{hit.arc}};
    if (command == MouseCommand::EditWord)
        return {SelectWord{hit.node}, EditWord{hit.node}};
    if (command != MouseCommand::EditRelation)
        return {};
    CanvasRequests requests;
    selectWithDependent(requests, diagram, hit.arc);
    requests.emplace_back(PlainRequest::EditRelation);
    return requests;
}

CanvasRequests MouseGestures::drop(std::optional<int> target, Qt::KeyboardModifiers modifiers) const
{
    const auto command = meaningOf(MouseMotion::Drag, Qt::LeftButton, modifiers, MousePlace::Word);
    return target ? CanvasRequests{attach(m_hit.node, *target, command == MouseCommand::AttachFurther)}
                  : CanvasRequests();
}

/// From one word to another, or to the root, as the drag direction reads it.
AttachWord MouseGestures::attach(int from, int to, bool further) const
{
    const bool reversed = m_direction == DragDirection::HeadToDependent && to != kRoot;
    return {reversed ? to : from, reversed ? from : to, further};
}

bool isNearEdge(QPointF pointer, QSize viewport)
{
    return !QRect(QPoint(), viewport)
                .adjusted(kEdgeZone, kEdgeZone, -kEdgeZone, -kEdgeZone)
                .contains(pointer.toPoint());
}

QPoint edgeScroll(QPointF pointer, QSize viewport, bool swapped)
{
    const auto push = [](double position, int length) {
        const double before = std::min(0.0, position - kEdgeZone);
        const double after = std::max(0.0, position - (length - kEdgeZone));
        return static_cast<int>(std::clamp(before + after, -kMostAtOnce, kMostAtOnce));
    };
    const int down = push(pointer.y(), viewport.height());
    // Near the edge beyond the arcs the user aims at the root, which scrolling would move away.
    return {push(pointer.x(), viewport.width()), swapped ? std::min(0, down) : std::max(0, down)};
}

} // namespace arcwright::ui
