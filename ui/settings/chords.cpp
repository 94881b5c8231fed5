// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/chords.h"

#include <algorithm>

#include <QCoreApplication>
#include <QSet>

namespace arcwright::ui {

namespace {

constexpr qsizetype fieldCount = 5;

} // namespace

QStringList linesOf(const Chords& chords)
{
    QStringList lines;
    for (const Chord& chord : chords)
        lines << QStringList{chord.keys, chord.relation, chord.upos, chord.xpos, chord.feats}.join(u'\t');
    return lines;
}

Chords chordsFromLines(const QStringList& lines)
{
    Chords chords;
    for (const QString& line : lines) {
        const QStringList fields = line.split(u'\t');
        if (fields.size() == fieldCount && !fields[0].isEmpty())
            chords << Chord{fields[0], fields[1], fields[2], fields[3], fields[4]};
    }
    return chords;
}

QString problemOf(const Chords& chords)
{
    QSet<QString> known;
    for (const Chord& chord : chords) {
        const auto isLetter = [](QChar character) { return character.isLetter(); };
        if (chord.keys.isEmpty() || !std::all_of(chord.keys.begin(), chord.keys.end(), isLetter))
            return QCoreApplication::translate("Chords", "“%1”: a chord is typed with letters.").arg(chord.keys);
        if (known.contains(chord.keys))
            return QCoreApplication::translate("Chords", "“%1” is there twice.").arg(chord.keys);
        if (chord.isEmpty())
            return QCoreApplication::translate("Chords", "“%1” sets nothing.").arg(chord.keys);
        known.insert(chord.keys);
    }
    return {};
}

} // namespace arcwright::ui
