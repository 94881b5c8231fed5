// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tuple>
#include <vector>

#include <QRectF>

#include "ui/players/export/frame.h"

namespace arcwright::ui {

inline constexpr double kLeastWholeScale = 0.5; ///< smaller, letters could not be read
inline constexpr double kHopelessScale = 0.35; ///< from which no other place helps

/// How large something of that size is where it has that room: enlarged, but not to no end.
double scaleInPlace(const QSizeF& size, const QSizeF& room);

/// A way to make letters legible: what is drawn around them becomes smaller, and what can be missed is left out.
struct LegibleWay {
    double scale; ///< of what is drawn around the letters
    FrameDetail detail;
};
/// From all that there is to little more than words.
const std::vector<LegibleWay>& legibleWays();

/// The part of a board that one player has: where its words and its picture are, and how that is laid out there.
struct StepPlace {
    FrameMaker maker;
    QRectF words;
    QRectF picture;
    double leastLetters = 0; ///< of the picture, as the style wants them
    QSizeF most; ///< that its pictures take
    double scale = 0; ///< of all of them
    double enlarged = 1; ///< their letters, before they are scaled
    bool isPlain = false; ///< a short sentence is in one row, and figures are no mere colours; can be read
    bool saysAll = false; ///< the words of the longest steps have room, with a figure at least
    bool isOfOneStep = false; ///< no other will be in its place
    bool hasCloseUp = true; ///< where the player has one
    double betterLetters = 0; ///< where nothing has to be left out for them
    bool isInShape = false; ///< isPlain, also where that is no matter of choice

    void see(const Player& player, double other, double leastNatural);
    bool seeNaturally(const Player& player, const FrameDetail& detail, double least);
    void enlargeLetters(const Player& player, const Theme& theme);
    bool takeBetterLetters(const Player& player, const Theme& theme);
    bool enlargeLetters(const Player& player, const Theme& large, const FrameDetail& detail, double least);
    /// As large as its letters are, of their size on the screen.
    double shown() const { return scale * enlarged; }
    bool isLegible() const;
    QSizeF sizeFor(const FrameMaker& tried, const Player& player) const;
    bool isBetterThan(const StepPlace& other) const
    {
        return std::tuple(saysAll, isLegible(), isPlain, hasCloseUp, shown())
            > std::tuple(other.saysAll, other.isLegible(), other.isPlain, other.hasCloseUp, other.shown());
    }
};

} // namespace arcwright::ui
