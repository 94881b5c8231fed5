// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/whole_trees.h"

#include <algorithm>

namespace arcwright {

Sentences sentencesOf(const Treebank& treebank, const std::stop_token& stop, std::size_t most)
{
    Sentences sentences;
    for (std::size_t i = 0; i < std::min(treebank.size(), most) && !stop.stop_requested(); ++i)
        sentences.push_back(treebank.sentence(i));
    return sentences;
}

bool hasWholeTree(const Sentence& sentence)
{
    return hasWholeTree(sentence, sentence.bunsetsu.empty() ? Units::Words : Units::Bunsetsu);
}

bool hasWholeTree(const Sentence& sentence, Units units)
{
    return units == Units::Bunsetsu ? fitnessOf(sentence) == BunsetsuFitness::Fit : isUsable(sentence);
}

} // namespace arcwright
