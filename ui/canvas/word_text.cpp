// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/word_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arcwright::ui {

namespace {

constexpr double kPadding = 3; ///< above and below the text
constexpr double kPartGap = 6; ///< between the words of a bunsetsu

void placeLines(WordBox& placed, const WordLines& lines, const LayoutMetrics& metrics)
{
    double y = placed.box.top() + kPadding;
    const auto line = [&](TextRole role) {
        const QRectF place(placed.box.left(), y, placed.box.width(), metrics.height(role));
        y += place.height();
        return place;
    };
    placed.form = line(TextRole::Form);
    if (lines.tags)
        placed.tag = line(TextRole::Tag);
    if (lines.lemmas)
        placed.lemma = line(TextRole::Lemma);
    if (lines.readings)
        placed.reading = line(TextRole::Lemma);
}

} // namespace

void WordLines::add(const DiagramWord& word)
{
    tags = tags || !word.tag.isEmpty();
    lemmas = lemmas || !word.lemma.isEmpty();
    readings = readings || !word.reading.isEmpty();
}

double WordLines::boxHeight(const LayoutMetrics& metrics) const
{
    return metrics.height(TextRole::Form) + (tags ? metrics.height(TextRole::Tag) : 0)
        + (lemmas ? metrics.height(TextRole::Lemma) : 0) + (readings ? metrics.height(TextRole::Lemma) : 0)
        + 2 * kPadding;
}

double textWidth(const DiagramWord& word, const LayoutMetrics& metrics)
{
    if (word.parts.empty())
        return std::ceil(
            std::max({metrics.textWidth(TextRole::Form, word.form), metrics.textWidth(TextRole::Tag, word.tag),
                metrics.textWidth(TextRole::Lemma, word.lemma), metrics.textWidth(TextRole::Lemma, word.reading)}));
    double width = kPartGap * static_cast<double>(word.parts.size() - 1);
    for (const DiagramWord& part : word.parts)
        width += textWidth(part, metrics);
    return width;
}

void placeText(WordBox& placed, const DiagramWord& word, const WordLines& lines, const LayoutMetrics& metrics)
{
    placeLines(placed, lines, metrics);
    placed.parts.clear();
    double left = placed.box.center().x() - textWidth(word, metrics) / 2;
    for (const DiagramWord& part : word.parts) {
        WordBox& box = placed.parts.emplace_back();
        box.box = QRectF(left, placed.box.top(), textWidth(part, metrics), placed.box.height());
        placeLines(box, lines, metrics);
        left += box.box.width() + kPartGap;
    }
}

QRectF writtenPart(const WordBox& placed, const DiagramWord& word)
{
    WordLines written;
    written.add(word);
    for (const DiagramWord& part : word.parts)
        written.add(part);
    double bottom = placed.form.bottom();
    for (const auto& [isThere, line] :
        {std::pair(written.tags, placed.tag), {written.lemmas, placed.lemma}, {written.readings, placed.reading}}) {
        if (isThere)
            bottom = std::max(bottom, line.bottom());
    }
    QRectF part = placed.box;
    part.setBottom(std::min(part.bottom(), bottom + kPadding));
    return part;
}

} // namespace arcwright::ui
