// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/compare_units.h"

#include <algorithm>

#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

ChangeSide bunsetsuSide(const Sentence& sentence, int number)
{
    const Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(number) - 1];
    ChangeSide side{std::to_string(number), sentence.unitText(number), bunsetsu.type, "", ""};
    side.head = bunsetsu.head == kNoHead ? std::string() : std::to_string(bunsetsu.head);
    side.headForm = bunsetsu.head > kRoot ? sentence.unitText(bunsetsu.head) : std::string();
    return side;
}

} // namespace

void compareMultiwordTokens(Comparison& comparison)
{
    struct Range {
        std::size_t sentence;
        const MultiwordToken* range;
        int key;
    };
    const auto rangesOf = [&](SentencePointers sentences, bool isBefore) {
        std::vector<Range> ranges;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            for (const MultiwordToken& range : sentences[i]->multiwordTokens)
                ranges.push_back({i, &range,
                    isBefore ? comparison.words().beforeKey(i, range.line)
                             : comparison.words().afterKey(i, range.line)});
        }
        return ranges;
    };
    const auto side = [](const Range& range) {
        return ChangeSide{
            rangeName(range.range->first, range.range->last), range.range->form, range.range->misc, "", ""};
    };
    const auto begins = [&](const Range& old, const Range& now) {
        return comparison.words().inAfter({old.sentence, old.range->first})
            == WordPlace{now.sentence, now.range->first};
    };
    auto now = rangesOf(comparison.afterSentences(), false);
    for (const Range& old : rangesOf(comparison.beforeSentences(), true)) {
        const auto found = std::find_if(now.begin(), now.end(),
            [&](const Range& other) { return old.key == other.key && (old.key != 0 || begins(old, other)); });
        if (found == now.end()) {
            comparison.add(Changed::Multiword, side(old), {});
            continue;
        }
        const bool sameEnd = comparison.words().inAfter({old.sentence, old.range->last})
            == WordPlace{found->sentence, found->range->last};
        const bool sameFields = old.range->form == found->range->form && old.range->misc == found->range->misc
            && old.range->feats == found->range->feats;
        if (!sameEnd || !begins(old, *found) || !sameFields)
            comparison.add(Changed::Multiword, side(old), side(*found));
        now.erase(found);
    }
    for (const Range& added : now)
        comparison.add(Changed::Multiword, {}, side(added));
}

void compareBunsetsu(Comparison& comparison)
{
    std::vector<WordPlace> kept;
    for (std::size_t i = 0; i < comparison.beforeCount(); ++i) {
        for (int number = 1; number <= static_cast<int>(comparison.before(i).bunsetsu.size()); ++number) {
            const WordPlace same = comparison.sameBunsetsu(i, number);
            if (same.id == 0) {
                comparison.add(Changed::Bunsetsu, bunsetsuSide(comparison.before(i), number), {});
                continue;
            }
            kept.push_back(same);
            const Bunsetsu& old = comparison.before(i).bunsetsu[static_cast<std::size_t>(number) - 1];
            const Bunsetsu& now = comparison.after(same.sentence).bunsetsu[static_cast<std::size_t>(same.id) - 1];
            const bool sameHead = old.head > kRoot && now.head > kRoot
                ? comparison.sameBunsetsu(i, old.head) == WordPlace{same.sentence, now.head}
                : old.head == now.head;
            const bool sameFirst = comparison.words().inAfter({i, old.first}) == WordPlace{same.sentence, now.first};
            if (!sameHead || !sameFirst || old.type != now.type || old.rest != now.rest)
                comparison.add(Changed::Bunsetsu, bunsetsuSide(comparison.before(i), number),
                    bunsetsuSide(comparison.after(same.sentence), same.id));
        }
    }
    for (std::size_t j = 0; j < comparison.afterCount(); ++j) {
        for (int number = 1; number <= static_cast<int>(comparison.after(j).bunsetsu.size()); ++number) {
            if (std::find(kept.begin(), kept.end(), WordPlace{j, number}) == kept.end())
                comparison.add(Changed::Bunsetsu, {}, bunsetsuSide(comparison.after(j), number));
        }
    }
}

} // namespace arcwright
