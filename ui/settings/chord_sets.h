// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ui/settings/chords.h"

namespace arcwright::ui {

/// The sets of chords that come with the program, each for the relations of one kind of treebank, two letters a
/// relation.
enum class ChordSet { Prague, UniversalDependencies, Danish };

std::span<const ChordSet> allChordSets();
/// Its name, as people read it.
QString chordSetName(ChordSet set);
Chords chordsOf(ChordSet set);

/// `chords`, and behind them those of a set whose letters mean nothing yet.
Chords withChordSet(Chords chords, ChordSet set);

} // namespace arcwright::ui
