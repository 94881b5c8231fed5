// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QList>

#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// A sign before an arc's label, so that a difference is never told by colour alone.
enum class ArcMark : unsigned char { None, Cross, NotEqual, Ring, Plus, Loop };

/// The sign where an arc meets its dependent.
enum class ArcEnd : unsigned char { Arrow, Open, Barred, Hollow, Ring, Diamond };

/// How the arcs of one status look. Lengths in pixels at zoom 1.
struct ArcLook {
    QColor color;
    double width = 1;
    QList<qreal> dashes; ///< lengths of dash, gap, ...; none: solid
    ArcMark mark = ArcMark::None;
    bool underlinedLabel = false;
    ArcEnd end = ArcEnd::Arrow;
};

/// Every colour, line and font of a diagram. A theme fills it in; nothing in the canvas has a colour of its own.
struct DiagramStyle {
    QFont formFont;
    QFont tagFont;
    QFont lemmaFont;
    QFont labelFont;
    QFont surfaceFont; ///< forms of multiword tokens
    QFont hintFont;

    QColor background;
    QColor form;
    QColor punctuation;
    QColor tag;
    QColor lemma;
    QColor bracket;
    QColor emptyNode;

    QColor hoverFill;
    QColor subtreeFill;
    QColor selectionFill;
    QColor selectionFrame;
    QColor armedFrame;
    QColor targetFill;
    QColor targetFrame;
    QColor gapWord;
    QColor remark;
    QColor rubber;
    QColor confirmed;
    QColor hintFill;
    QColor hintText;

    std::array<ArcLook, kArcStatusCount> looks; ///< by ArcStatus
    ArcLook cycle;
    QColor punctuationArc; ///< neutral and correct arcs to punctuation step back
    QList<qreal> secondaryDashes;
    QList<qreal> notInGraphDashes; ///< of an arc of the tree that the enhanced graph has not
    QList<qreal> notComparedDashes; ///< of a secondary arc of which the other layer says nothing
    double secondaryWidth = 1;
    double crossingExtraWidth = 1; ///< added to an arc that crosses another
    double hoverExtraWidth = 0.5;
    double frameWidth = 1.5;
    double rubberWidth = 2;
    QList<qreal> ghostDashes;
    double bracketWidth = 1;
    double fadedOpacity = 0.3;

    const ArcLook& look(ArcStatus status) const { return looks[static_cast<std::size_t>(status)]; }
};

} // namespace arcwright::ui
