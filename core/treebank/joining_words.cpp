// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/joining_words.h"

#include <string_view>

#include "core/treebank/prague_fields.h"

namespace arcwright {

bool joinsOthers(const Sentence& sentence, int unit)
{
    const std::string_view function = markedRelation(sentence.relationOf(unit)).relation;
    if (function != "Coord" && function != "Apos" && function != "AuxP" && function != "AuxC")
        return false;
    for (int other = 1; other <= sentence.unitCount(); ++other) {
        if (sentence.headOf(other) == unit)
            return true;
    }
    return false;
}

} // namespace arcwright
