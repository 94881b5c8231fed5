// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/bunsetsu_view.h"

namespace arcwright {

BunsetsuView::BunsetsuView(const Sentence& sentence) : m_sentence(&sentence)
{
    const TagSet tagSet = tagSetOf(sentence);
    m_classes.reserve(sentence.tokens.size());
    for (const Token& token : sentence.tokens)
        m_classes.push_back(arcwright::classOf(token, tagSet));
    m_parts.reserve(sentence.bunsetsu.size());
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu)
        m_parts.push_back(partsOf(bunsetsu));
}

BunsetsuParts BunsetsuView::partsOf(const Bunsetsu& bunsetsu) const
{
    BunsetsuParts parts{.first = bunsetsu.first, .last = bunsetsu.last};
    int lastWord = 0; ///< that is not special
    for (int word = bunsetsu.first; word <= bunsetsu.last; ++word) {
        const WordClass& kind = classOf(word);
        if (kind.role == WordRole::Content)
            parts.shuji = word;
        if (kind.role == WordRole::Functional)
            parts.gokei = word;
        if (kind.role != WordRole::Special)
            lastWord = word;
        parts.comma = parts.comma || kind.comma;
        parts.fullStop = parts.fullStop || kind.fullStop;
        parts.opening = parts.opening || kind.opening;
        parts.closing = parts.closing || kind.closing;
    }
    const int fallback = lastWord > 0 ? lastWord : bunsetsu.last;
    parts.shuji = parts.shuji > 0 ? parts.shuji : fallback;
    parts.gokei = parts.gokei > 0 ? parts.gokei : fallback;
    return parts;
}

std::vector<int> bunsetsuHeads(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    heads.reserve(sentence.bunsetsu.size() + 1);
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu)
        heads.push_back(bunsetsu.head);
    return heads;
}

BunsetsuFitness fitnessOf(const Sentence& sentence)
{
    if (sentence.problem)
        return BunsetsuFitness::Unreadable;
    if (sentence.bunsetsu.empty())
        return BunsetsuFitness::NoBunsetsu;
    const int count = sentence.unitCount();
    for (int unit = 1; unit < count; ++unit) {
        const int head = sentence.headOf(unit);
        if (head == kNoHead || head == kRoot)
            return BunsetsuFitness::NoHead;
        if (head <= unit)
            return BunsetsuFitness::HeadToTheLeft;
    }
    return sentence.headOf(count) > kRoot ? BunsetsuFitness::HeadToTheLeft : BunsetsuFitness::Fit;
}

bool isPartlyFit(const Sentence& sentence)
{
    const int count = sentence.unitCount();
    if (sentence.problem || sentence.bunsetsu.empty() || sentence.headOf(count) > kRoot)
        return false;
    int given = 0;
    for (int unit = 1; unit < count; ++unit) {
        const int head = sentence.headOf(unit);
        if (head > kRoot && head <= unit)
            return false;
        given += head > kRoot ? 1 : 0;
    }
    return given > 0 || fitnessOf(sentence) == BunsetsuFitness::Fit;
}

} // namespace arcwright
