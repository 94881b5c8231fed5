// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bunsetsu_scores.h"

#include <cassert>

namespace arcwright {

void BunsetsuEvaluation::add(const Sentence& gold, const Sentence& predicted)
{
    assert(!gold.bunsetsu.empty() && gold.bunsetsu.size() == predicted.bunsetsu.size());
    bool isComplete = true;
    for (std::size_t i = 0; i + 1 < gold.bunsetsu.size(); ++i) {
        const Bunsetsu& expected = gold.bunsetsu[i];
        const Bunsetsu& found = predicted.bunsetsu[i];
        const bool head = expected.head == found.head;
        const bool type = expected.type == found.type;
        isComplete = isComplete && head;
        ++bunsetsu;
        heads += head ? 1 : 0;
        types += type ? 1 : 0;
        both += head && type ? 1 : 0;
        OfType& ofType = byType[expected.type];
        ++ofType.gold;
        ofType.heads += head ? 1 : 0;
        ofType.types += type ? 1 : 0;
        ofType.both += head && type ? 1 : 0;
        ++byType[found.type].predicted;
    }
    ++sentences;
    complete += isComplete ? 1 : 0;
    singles += gold.bunsetsu.size() == 1 ? 1 : 0;
}

} // namespace arcwright
