// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/treebank.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// A sentence of words that a morphological analyser (JUMAN, MeCab) has told apart, with bunsetsu, by rules: a bunsetsu
/// begins with a content word or an opening bracket after a word that can end one (a particle, an auxiliary, a mark),
/// and with a content word after another where the two are no compound (nouns, numbers, a prefix and what follows it,
/// a noun and the verb する; brackets around the first do not count). They have no heads yet. A sentence that has
/// bunsetsu, or no words, stays as it is. O(n).
Sentence groupedIntoBunsetsu(Sentence sentence);

/// Groups the words of all sentences of KNP and CaboCha files, which is how the output of JUMAN and MeCab is read.
Treebank groupedIntoBunsetsu(const Treebank& treebank);

} // namespace arcwright
