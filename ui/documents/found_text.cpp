// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/found_text.h"

#include <algorithm>

#include "ui/documents/folded_text.h"

namespace arcwright::ui {

namespace {

const QChar ellipsis(0x2026);

/// Of the first word that has no more than a third of the width before what is found at `found`.
qsizetype beginningNear(const QString& text, qsizetype found, const QFontMetrics& metrics, int width)
{
    constexpr int share = 3;
    qsizetype begin = found;
    for (qsizetype at = found - 1; at > 0; --at) {
        if (!text[at - 1].isSpace() || text[at].isSpace())
            continue;
        if (metrics.horizontalAdvance(text.mid(at, found - at)) > width / share)
            break;
        begin = at;
    }
    return begin;
}

using Marks = std::vector<std::pair<int, int>>;

/// Where a text is found, as the list of sentences finds it: in whatever case, and without diacritics if it has none.
Marks marksOf(const QString& text, const QString& searched)
{
    Marks marks;
    if (searched.isEmpty())
        return marks;
    const FoldedText folded = foldedText(text);
    const bool isFolded = isWithoutDiacritics(searched);
    const QString& where = isFolded ? folded.text : text;
    const auto place = [&](qsizetype at) { return isFolded ? folded.places[static_cast<std::size_t>(at)] : at; };
    for (qsizetype at = where.indexOf(searched, 0, Qt::CaseInsensitive); at >= 0;
         at = where.indexOf(searched, at + searched.size(), Qt::CaseInsensitive))
        marks.emplace_back(static_cast<int>(place(at)), static_cast<int>(place(at + searched.size()) - place(at)));
    return marks;
}

} // namespace

FoundText foundText(const QString& text, const QString& searched, const QFontMetrics& metrics, int width)
{
    const Marks all = marksOf(text, searched);
    if (all.empty())
        return {metrics.elidedText(text, Qt::ElideRight, width), {}};
    const auto [first, length] = all.front();
    const QString before = text.left(first + length);
    const bool isBeyond = before.size() < text.size() ? metrics.horizontalAdvance(before + ellipsis) > width
                                                      : metrics.horizontalAdvance(before) > width;
    const qsizetype begin = isBeyond ? beginningNear(text, first, metrics, width) : 0;
    FoundText found{begin > 0 ? ellipsis + text.mid(begin) : text, {}};
    found.shown = metrics.elidedText(found.shown, Qt::ElideRight, width);
    found.marks = marksOf(found.shown, searched);
    return found;
}

namespace {

/// A part of a sentence's text that is written together, and the units that it is.
struct WrittenUnits {
    QString form;
    int first;
    int last;
};

/// Words, but a multiword token in place of its words, whose letters may be others.
std::vector<WrittenUnits> writtenUnits(const Sentence& sentence)
{
    std::vector<WrittenUnits> written;
    auto token = sentence.multiwordTokens.begin();
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        const bool isTogether
            = sentence.bunsetsu.empty() && token != sentence.multiwordTokens.end() && token->first == unit;
        if (isTogether) {
            written.push_back({QString::fromStdString(token->form), unit, token->last});
            unit = token->last;
            ++token;
        } else {
            written.push_back({QString::fromStdString(sentence.unitText(unit)), unit, unit});
        }
    }
    return written;
}

} // namespace

std::vector<int> foundUnits(const Sentence& sentence, const QString& searched)
{
    std::vector<int> units;
    const QString text = QString::fromStdString(sentence.text());
    const Marks marks = marksOf(text, searched);
    if (marks.empty())
        return units;
    qsizetype at = 0;
    for (const WrittenUnits& written : writtenUnits(sentence)) {
        const qsizetype begin = text.indexOf(written.form, at);
        if (begin < 0)
            continue; // the text is not that of the words
        at = begin + written.form.size();
        const bool isMarked = std::any_of(marks.begin(), marks.end(),
            [&](const auto& mark) { return mark.first < at && begin < mark.first + mark.second; });
        for (int unit = written.first; isMarked && unit <= written.last; ++unit)
            units.push_back(unit);
    }
    return units;
}

} // namespace arcwright::ui
