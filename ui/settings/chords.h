// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// A chord: letters typed quickly, one after the other, and the fields they give the selected word. An empty field
/// leaves the word's as it is.
struct Chord {
    QString keys; ///< lower case
    QString relation;
    QString upos;
    QString xpos;
    QString feats;

    bool isEmpty() const { return relation.isEmpty() && upos.isEmpty() && xpos.isEmpty() && feats.isEmpty(); }
    friend bool operator==(const Chord&, const Chord&) = default;
};
using Chords = QList<Chord>;

/// Chords as lines for the settings, and back; a line that is none is passed over.
QStringList linesOf(const Chords& chords);
Chords chordsFromLines(const QStringList& lines);

/// The problem of a list of chords, in a sentence; empty if there is none: letters that are no letters or are there
/// twice, a chord that sets nothing.
QString problemOf(const Chords& chords);

} // namespace arcwright::ui
