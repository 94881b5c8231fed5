// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/drawing/drawing.h"

namespace arcwright {

/// A word of a tree that is drawn, with a second line.
struct PicturedWord {
    std::string form;
    std::string tag;
    bool isLit = false;
};

/// An arc of it; head 0 is the root, words count from 1.
struct PicturedArc {
    int head = 0;
    int dependent = 0;
    std::string label;
    bool isBelow = false; ///< of the second tree
    bool isLit = false; ///< the picture is about it
    bool isWrong = false;
};

/// One tree, or two of the same words: arcs of the first above them, of the second below.
struct TreePicture {
    std::vector<PicturedWord> words;
    std::vector<PicturedArc> arcs; ///< their ends are words of it, or the root as head
    std::string above; ///< whose tree that is, empty for nothing
    std::string below;
    bool isRightToLeft = false;
    std::string title; ///< told, not drawn
    std::string description;
};

/// Draws arcs over words in one line, levelled as the window's diagrams are (arc_levels.h). What is lit is heavy and
/// coloured, all else steps back. Forms and labels are cut where they are long. O(arcs^2).
DrawnPicture drawTree(const TreePicture& tree);

/// Whether most of these forms are written from right to left. O(bytes).
bool isMostlyRightToLeft(const std::vector<PicturedWord>& words);

} // namespace arcwright
