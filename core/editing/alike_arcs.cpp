// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/alike_arcs.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"

namespace arcwright {

namespace {

/// Of a bunsetsu its last word, which says what it is for.
const Token& wordFor(const Sentence& sentence, int unit)
{
    return sentence.bunsetsu.empty() ? sentence.word(unit)
                                     : sentence.word(sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].last);
}

bool isSaid(const std::string& field)
{
    return !field.empty() && field != "_";
}

std::string coarseTag(const Token& word)
{
    return isSaid(word.upos) ? word.upos : word.xpos.substr(0, 1);
}

std::string lemmaOf(const Sentence& sentence, int unit)
{
    if (!sentence.bunsetsu.empty())
        return sentence.unitText(unit);
    const Token& word = sentence.word(unit);
    return isSaid(word.lemma) ? word.lemma : lowerCased(word.form);
}

std::string tagsOf(const Token& word)
{
    return word.upos + '\t' + word.xpos;
}

} // namespace

std::string CorrectedArc::dependentOf(const Sentence& sentence, int unit)
{
    return lowerCased(sentence.unitText(unit)) + '\t' + tagsOf(wordFor(sentence, unit));
}

CorrectedArc::Way CorrectedArc::wayTo(const Sentence& sentence, int unit, int head)
{
    Way way;
    if (head <= kRoot)
        return way;
    way.side = head < unit ? -1 : 1;
    std::string last;
    for (int between = std::min(unit, head) + 1; between < std::max(unit, head); ++between) {
        const std::string tag = coarseTag(wordFor(sentence, between));
        if (tag != last)
            way.between += tag + ' ';
        last = tag;
    }
    way.tags = tagsOf(wordFor(sentence, head));
    way.lemma = lemmaOf(sentence, head);
    return way;
}

CorrectedArc::CorrectedArc(const Sentence& before, const Sentence& after, int unit)
{
    const int oldHead = before.headOf(unit);
    const int head = after.headOf(unit);
    m_isHeadOther = oldHead != head;
    m_relationBefore = before.relationOf(unit);
    m_relationAfter = after.relationOf(unit);
    m_isAny = oldHead != kNoHead && head != kNoHead && (m_isHeadOther || m_relationBefore != m_relationAfter);
    m_dependent = dependentOf(before, unit);
    m_before = wayTo(before, unit, oldHead);
    m_after = wayTo(after, unit, head);
}

/// The nearest unit to which the way is that to the corrected arc's new head.
std::optional<int> CorrectedArc::newHead(const Sentence& sentence, int unit, int oldHead) const
{
    if (!m_isHeadOther)
        return oldHead;
    if (m_after.side == 0)
        return kRoot;
    for (int head = unit + m_after.side; head >= 1 && head <= sentence.unitCount(); head += m_after.side) {
        if (tagsOf(wordFor(sentence, head)) == m_after.tags && wayTo(sentence, unit, head).hasTagsOf(m_after))
            return head == oldHead ? std::nullopt : std::optional(head);
    }
    return std::nullopt;
}

std::optional<AlikeArc> CorrectedArc::findIn(const Sentence& sentence, int unit) const
{
    const int head = sentence.headOf(unit);
    if (!m_isAny || head == kNoHead || sentence.relationOf(unit) != m_relationBefore)
        return std::nullopt;
    if (dependentOf(sentence, unit) != m_dependent)
        return std::nullopt;
    const Way way = wayTo(sentence, unit, head);
    if (!way.hasTagsOf(m_before))
        return std::nullopt;
    const auto corrected = newHead(sentence, unit, head);
    if (!corrected)
        return std::nullopt;
    const bool areSame = way.lemma == m_before.lemma && wayTo(sentence, unit, *corrected).lemma == m_after.lemma;
    return AlikeArc{0, unit, {head, m_relationBefore}, {*corrected, m_relationAfter}, areSame};
}

std::vector<AlikeArc> alikeArcsIn(const Sentence& sentence, const CorrectedArc& corrected, int except)
{
    std::vector<AlikeArc> alike;
    if (sentence.problem || sentence.annotation.confirmed || !corrected.isAny())
        return alike;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        if (unit == except || isPinned(sentence, unit))
            continue;
        if (auto found = corrected.findIn(sentence, unit))
            alike.push_back(std::move(*found));
    }
    return alike;
}

std::vector<AlikeArc> findAlikeArcs(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const CorrectedArc& corrected, std::size_t at, int unit)
{
    std::vector<AlikeArc> alike;
    for (std::size_t index = 0; index < sentences.size(); ++index) {
        for (AlikeArc& found : alikeArcsIn(*sentences[index], corrected, index == at ? unit : 0)) {
            found.sentence = index;
            alike.push_back(std::move(found));
        }
    }
    std::stable_partition(alike.begin(), alike.end(), [](const AlikeArc& arc) { return arc.areSameWords; });
    return alike;
}

std::optional<int> correctedUnit(const Sentence& before, const Sentence& after)
{
    std::optional<int> unit;
    if (before.unitCount() != after.unitCount())
        return unit;
    for (int each = 1; each <= after.unitCount(); ++each) {
        const bool isOther
            = before.headOf(each) != after.headOf(each) || before.relationOf(each) != after.relationOf(each);
        if (isOther && unit)
            return std::nullopt;
        if (isOther)
            unit = each;
    }
    return unit;
}

Result<Sentence> withAlikeCorrected(const Sentence& sentence, const AlikeArc& alike)
{
    Result<Sentence> changed = sentence;
    if (alike.corrected.head != alike.now.head)
        changed = setHead(sentence, alike.unit, alike.corrected.head);
    // Where the format says what the relation to the root is, setHead() has given it.
    if (changed && (alike.corrected.head != kRoot || !isConllu(sentence)))
        return setRelation(*changed, alike.unit, alike.corrected.relation);
    return changed;
}

} // namespace arcwright
