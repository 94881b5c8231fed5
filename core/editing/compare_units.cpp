// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/editing/comparison.h"
#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

int bunsetsuOf(const Sentence& sentence, int word)
{
    const auto found = std::find_if(sentence.bunsetsu.begin(), sentence.bunsetsu.end(),
        [&](const Bunsetsu& bunsetsu) { return bunsetsu.first <= word && word <= bunsetsu.last; });
    return found == sentence.bunsetsu.end() ? 0 : static_cast<int>(found - sentence.bunsetsu.begin()) + 1;
}

ChangeSide bunsetsuSide(const Sentence& sentence, int number)
{
    const Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(number) - 1];
    ChangeSide side{std::to_string(number), sentence.unitText(number), bunsetsu.type, "", ""};
    side.head = bunsetsu.head == kNoHead ? std::string() : std::to_string(bunsetsu.head);
    side.headForm = bunsetsu.head > kRoot ? sentence.unitText(bunsetsu.head) : std::string();
    return side;
}

} // namespace

void Comparison::compareMultiwordTokens()
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
                ranges.push_back(
                    {i, &range, isBefore ? m_words.beforeKey(i, range.line) : m_words.afterKey(i, range.line)});
        }
        return ranges;
    };
    const auto side = [](const Range& range) {
        return ChangeSide{
            rangeName(range.range->first, range.range->last), range.range->form, range.range->misc, "", ""};
    };
    const auto begins = [&](const Range& old, const Range& now) {
        return m_words.inAfter({old.sentence, old.range->first}) == WordPlace{now.sentence, now.range->first};
    };
    auto now = rangesOf(m_afterSentences, false);
    for (const Range& old : rangesOf(m_beforeSentences, true)) {
        const auto found = std::find_if(now.begin(), now.end(),
            [&](const Range& other) { return old.key == other.key && (old.key != 0 || begins(old, other)); });
        if (found == now.end()) {
            add(Changed::Multiword, side(old), {});
            continue;
        }
        const bool sameEnd
            = m_words.inAfter({old.sentence, old.range->last}) == WordPlace{found->sentence, found->range->last};
        const bool sameFields = old.range->form == found->range->form && old.range->misc == found->range->misc
            && old.range->feats == found->range->feats;
        if (!sameEnd || !begins(old, *found) || !sameFields)
            add(Changed::Multiword, side(old), side(*found));
        now.erase(found);
    }
    for (const Range& added : now)
        add(Changed::Multiword, {}, side(added));
}

/// A bunsetsu is that which has its last word.
WordPlace Comparison::sameBunsetsu(std::size_t i, int number) const
{
    const Bunsetsu& bunsetsu = before(i).bunsetsu[static_cast<std::size_t>(number) - 1];
    const WordPlace last = m_words.inAfter({i, bunsetsu.last});
    if (last.id == 0)
        return {};
    const int found = bunsetsuOf(after(last.sentence), last.id);
    const bool isLast
        = found != 0 && after(last.sentence).bunsetsu[static_cast<std::size_t>(found) - 1].last == last.id;
    return isLast ? WordPlace{last.sentence, found} : WordPlace();
}

void Comparison::compareBunsetsu()
{
    std::vector<WordPlace> kept;
    for (std::size_t i = 0; i < beforeCount(); ++i) {
        for (int number = 1; number <= static_cast<int>(before(i).bunsetsu.size()); ++number) {
            const WordPlace same = sameBunsetsu(i, number);
            if (same.id == 0) {
                add(Changed::Bunsetsu, bunsetsuSide(before(i), number), {});
                continue;
            }
            kept.push_back(same);
            const Bunsetsu& old = before(i).bunsetsu[static_cast<std::size_t>(number) - 1];
            const Bunsetsu& now = after(same.sentence).bunsetsu[static_cast<std::size_t>(same.id) - 1];
            const bool sameHead = old.head > kRoot && now.head > kRoot
                ? sameBunsetsu(i, old.head) == WordPlace{same.sentence, now.head}
                : old.head == now.head;
            const bool sameFirst = m_words.inAfter({i, old.first}) == WordPlace{same.sentence, now.first};
            if (!sameHead || !sameFirst || old.type != now.type || old.rest != now.rest)
                add(Changed::Bunsetsu, bunsetsuSide(before(i), number), bunsetsuSide(after(same.sentence), same.id));
        }
    }
    for (std::size_t j = 0; j < afterCount(); ++j) {
        for (int number = 1; number <= static_cast<int>(after(j).bunsetsu.size()); ++number) {
            if (std::find(kept.begin(), kept.end(), WordPlace{j, number}) == kept.end())
                add(Changed::Bunsetsu, {}, bunsetsuSide(after(j), number));
        }
    }
}

WordPlace Comparison::sameUnit(std::size_t i, int unit) const
{
    return before(i).bunsetsu.empty() ? m_words.inAfter({i, unit}) : sameBunsetsu(i, unit);
}

} // namespace arcwright
