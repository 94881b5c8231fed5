// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

/// The lines of text in the boxes of a diagram: forms, and what some word of it has.
struct WordLines {
    bool tags = false;
    bool lemmas = false;
    bool readings = false;

    void add(const DiagramWord& word);
    /// Of a box, with the room above and below its text.
    double boxHeight(const LayoutMetrics& metrics) const;
};

/// How much room a word's text takes; that of a bunsetsu stands word by word.
double textWidth(const DiagramWord& word, const LayoutMetrics& metrics);

/// Places the lines of a word, and those of each word of a bunsetsu, in the middle of its box, which is placed already.
void placeText(WordBox& placed, const DiagramWord& word, const WordLines& lines, const LayoutMetrics& metrics);

/// The part of a word's box that it fills: the lines below that only other words have are left out.
QRectF writtenPart(const WordBox& placed, const DiagramWord& word);

/// Moves a word's rectangles to where `map(x)` moves their middles.
template <class Map>
void mapWord(WordBox& word, const Map& map)
{
    for (QRectF* rect : {&word.box, &word.form, &word.tag, &word.lemma, &word.reading})
        rect->moveCenter({map(rect->center().x()), rect->center().y()});
    for (WordBox& part : word.parts)
        mapWord(part, map);
}

} // namespace arcwright::ui
