// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/treebank_index.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace arcwright {

namespace {

constexpr auto none = SentenceOrder::none;
constexpr std::uint64_t noId = 0;

/// The bits of the findings, from the lowest on.
constexpr std::array treebankTests{TestId::EdepsOnlySometimes, TestId::NonUniqueSentId, TestId::NonUniqueParallelId,
    TestId::ParallelIdAlt, TestId::ParallelIdPart, TestId::SpaceafterNewdocpar, TestId::NonUnixNewline};

std::uint8_t bitOf(TestId test)
{
    const auto* const found = std::find(treebankTests.begin(), treebankTests.end(), test);
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(found - treebankTests.begin()));
}

bool hasGraph(const SentenceFacts& facts)
{
    return facts.graph == SentenceFacts::Graph::Present;
}

bool hasNoGraph(const SentenceFacts& facts)
{
    return facts.graph == SentenceFacts::Graph::Absent;
}

bool hasCarriageReturn(const SentenceFacts& facts)
{
    return facts.hasCarriageReturn;
}

std::uint32_t lineOf(TestId test, const SentenceFacts& facts)
{
    switch (test) {
    case TestId::NonUniqueSentId:
        return facts.sentenceIdLine;
    case TestId::NonUniqueParallelId:
    case TestId::ParallelIdAlt:
    case TestId::ParallelIdPart:
        return facts.parallelIdLine;
    case TestId::SpaceafterNewdocpar:
        return facts.openingLine;
    case TestId::NonUnixNewline:
        return facts.carriageReturnLine;
    default:
        return facts.firstRowLine;
    }
}

/// Whether a number (0: none) is wrong behind those of the same sentence before it: all have one or none has, and they
/// count from 1. `last` is the one before, empty for the first.
bool breaksSequence(std::optional<int> last, int number)
{
    if (!last)
        return number > 1;
    return (*last == 0) != (number == 0) || (number != 0 && number != *last + 1);
}

} // namespace

TreebankIndex::TreebankIndex(const Treebank& treebank)
{
    for (std::size_t i = 0; i < treebank.size(); ++i)
        append(treebank.key(i));
}

void TreebankIndex::append(SentenceKey key)
{
    insertAfter(m_order.last(), key);
}

TreebankIndex::Keys TreebankIndex::set(SentenceKey key, const SentenceFacts& facts)
{
    const Slot slot = slotOf(key);
    assert(slot != none);
    Slots affected;
    addAffected(slot, affected);
    removeContribution(slot);
    m_entries[slot].facts = facts;
    m_entries[slot].known = true;
    addContribution(slot);
    addAffected(slot, affected);
    return judgeAgain(std::move(affected));
}

TreebankIndex::Keys TreebankIndex::replace(
    std::uint32_t document, std::span<const SentenceId> before, std::span<const SentenceId> after)
{
    assert(!before.empty() && !after.empty());
    Slot previous = m_order.previous(slotOf({document, before.front()}));
    Slots affected;
    std::vector<Entry> removed;
    for (const SentenceId id : before) {
        const Slot slot = slotOf({document, id});
        assert(slot != none);
        addAffected(slot, affected);
        removed.push_back(m_entries[slot]);
        erase(slot);
        std::erase(affected, slot);
    }
    for (const SentenceId id : after) {
        previous = insertAfter(previous, {document, id});
        const auto kept = std::find_if(
            removed.begin(), removed.end(), [&](const Entry& entry) { return entry.key.sentence == id; });
        if (kept != removed.end()) {
            m_entries[previous] = *kept;
            addContribution(previous);
        }
    }
    for (const SentenceId id : after)
        addAffected(slotOf({document, id}), affected);
    return judgeAgain(std::move(affected));
}

std::vector<UdFinding> TreebankIndex::findings(SentenceKey key) const
{
    std::vector<UdFinding> found;
    const Slot slot = slotOf(key);
    if (slot == none)
        return found;
    const Entry& entry = m_entries[slot];
    for (const TestId test : treebankTests) {
        if ((entry.findings & bitOf(test)) != 0)
            found.push_back({test, lineOf(test, entry.facts), 1, {}, {}});
    }
    return found;
}

TreebankIndex::Keys TreebankIndex::sentencesWithFindings() const
{
    Keys keys;
    for (Slot slot = m_order.first(); slot != none; slot = m_order.next(slot)) {
        if (m_entries[slot].findings != 0)
            keys.push_back(m_entries[slot].key);
    }
    return keys;
}

std::optional<SentenceKey> TreebankIndex::firstWithSameId(SentenceKey key) const
{
    const Slot slot = slotOf(key);
    const Slot first = slot == none ? none : firstWithId(slot);
    return first == none ? std::nullopt : std::optional(m_entries[first].key);
}

TreebankIndex::Slot TreebankIndex::slotOf(SentenceKey key) const
{
    const auto id = static_cast<std::size_t>(key.sentence);
    if (key.document >= m_slots.size() || id >= m_slots[key.document].size())
        return none;
    return m_slots[key.document][id];
}

TreebankIndex::Slot TreebankIndex::insertAfter(Slot previous, SentenceKey key)
{
    assert(!contains(key));
    const Slot slot = m_order.insertAfter(previous);
    m_entries.resize(std::max<std::size_t>(m_entries.size(), slot + 1));
    m_entries[slot] = {};
    m_entries[slot].key = key;
    if (key.document >= m_slots.size()) {
        m_slots.resize(key.document + 1);
        m_carriageReturns.resize(key.document + 1, none);
    }
    Slots& ids = m_slots[key.document];
    const auto id = static_cast<std::size_t>(key.sentence);
    if (id >= ids.size())
        ids.resize(id + 1, none);
    ids[id] = slot;
    return slot;
}

void TreebankIndex::erase(Slot slot)
{
    removeContribution(slot);
    const SentenceKey key = m_entries[slot].key;
    m_slots[key.document][static_cast<std::size_t>(key.sentence)] = none;
    m_order.erase(slot);
}

void TreebankIndex::addContribution(Slot slot)
{
    const SentenceFacts& facts = m_entries[slot].facts;
    const auto becomesFirst = [&](Slot& first, bool isOfKind) {
        if (isOfKind && (first == none || m_order.isEarlier(slot, first)))
            first = slot;
    };
    becomesFirst(m_firstWithGraph, hasGraph(facts));
    becomesFirst(m_firstWithoutGraph, hasNoGraph(facts));
    becomesFirst(firstWithCarriageReturn(slot), hasCarriageReturn(facts));
    m_withFeatures += facts.hasFeatures ? 1 : 0;
    m_withNoSpace += facts.ending == SentenceFacts::Ending::NoSpace ? 1 : 0;
    if (facts.sentenceId != noId)
        m_sentenceIds.emplace(facts.sentenceId, slot);
    if (facts.parallelSentence != noId) {
        m_parallel.try_emplace(facts.parallelSentence, Earlier{&m_order}).first->second.insert(slot);
        judgeParallelGroup(facts.parallelSentence);
    }
}

void TreebankIndex::removeContribution(Slot slot)
{
    const SentenceFacts facts = m_entries[slot].facts;
    if (m_firstWithGraph == slot)
        m_firstWithGraph = nextOfKind(slot, hasGraph, false);
    if (m_firstWithoutGraph == slot)
        m_firstWithoutGraph = nextOfKind(slot, hasNoGraph, false);
    if (firstWithCarriageReturn(slot) == slot)
        firstWithCarriageReturn(slot) = nextOfKind(slot, hasCarriageReturn, true);
    m_withFeatures -= facts.hasFeatures ? 1 : 0;
    m_withNoSpace -= facts.ending == SentenceFacts::Ending::NoSpace ? 1 : 0;
    if (facts.sentenceId != noId)
        m_sentenceIds.erase({facts.sentenceId, slot});
    if (facts.parallelSentence != noId) {
        m_parallel.at(facts.parallelSentence).erase(slot);
        judgeParallelGroup(facts.parallelSentence);
    }
    m_entries[slot].parallelFindings = 0;
    m_entries[slot].facts = {};
    m_entries[slot].known = false;
}

TreebankIndex::Slot TreebankIndex::nextOfKind(Slot slot, Kind kind, bool withinDocument) const
{
    const std::uint32_t document = m_entries[slot].key.document;
    for (slot = m_order.next(slot); slot != none; slot = m_order.next(slot)) {
        if (withinDocument && m_entries[slot].key.document != document)
            return none;
        if (kind(m_entries[slot].facts))
            return slot;
    }
    return none;
}

TreebankIndex::Slot TreebankIndex::firstWithId(Slot slot) const
{
    const std::uint64_t id = m_entries[slot].facts.sentenceId;
    if (id == noId)
        return none;
    return m_sentenceIds.lower_bound(SentenceIdEntry{id, m_order.first()})->second;
}

/// Graphs must be everywhere or nowhere. The first sentence that differs from those before it has the finding.
bool TreebankIndex::differsInGraph(Slot slot) const
{
    if (m_firstWithGraph == none || m_firstWithoutGraph == none)
        return false;
    return (slot == m_firstWithGraph && m_order.isEarlier(m_firstWithoutGraph, slot))
        || (slot == m_firstWithoutGraph && m_order.isEarlier(m_firstWithGraph, slot));
}

/// Sentences of which nobody knows whether a space follows are passed over, as the official validator does.
bool TreebankIndex::opensAfterNoSpace(Slot slot) const
{
    if (!m_entries[slot].facts.opensDocumentOrParagraph || m_withNoSpace == 0)
        return false;
    slot = m_order.previous(slot);
    while (slot != none && m_entries[slot].known && m_entries[slot].facts.ending == SentenceFacts::Ending::Unknown)
        slot = m_order.previous(slot);
    return slot != none && m_entries[slot].facts.ending == SentenceFacts::Ending::NoSpace;
}

void TreebankIndex::judgeParallelGroup(std::uint64_t sentence)
{
    const auto group = m_parallel.find(sentence);
    if (group->second.empty()) {
        m_parallel.erase(group);
        return;
    }
    std::set<std::pair<int, int>> seen;
    std::optional<int> lastAlternative;
    std::optional<int> lastPart;
    for (const Slot slot : group->second) {
        Entry& entry = m_entries[slot];
        const int alternative = entry.facts.parallelAlternative;
        const int part = entry.facts.parallelPart;
        if (!seen.emplace(alternative, part).second) {
            entry.parallelFindings = bitOf(TestId::NonUniqueParallelId);
            continue;
        }
        entry.parallelFindings = static_cast<std::uint8_t>(
            (breaksSequence(lastAlternative, alternative) ? bitOf(TestId::ParallelIdAlt) : 0)
            | (breaksSequence(lastPart, part) ? bitOf(TestId::ParallelIdPart) : 0));
        lastAlternative = alternative;
        lastPart = part;
    }
}

std::uint8_t TreebankIndex::judge(Slot slot) const
{
    const Entry& entry = m_entries[slot];
    unsigned findings = entry.parallelFindings;
    if (differsInGraph(slot))
        findings |= bitOf(TestId::EdepsOnlySometimes);
    if (const Slot first = firstWithId(slot); first != none && first != slot)
        findings |= bitOf(TestId::NonUniqueSentId);
    if (opensAfterNoSpace(slot))
        findings |= bitOf(TestId::SpaceafterNewdocpar);
    if (m_carriageReturns[entry.key.document] == slot)
        findings |= bitOf(TestId::NonUnixNewline);
    return static_cast<std::uint8_t>(findings);
}

void TreebankIndex::addAffected(Slot slot, Slots& affected) const
{
    const Entry& entry = m_entries[slot];
    affected.push_back(slot);
    for (const Slot first : {m_firstWithGraph, m_firstWithoutGraph, m_carriageReturns[entry.key.document]}) {
        if (first != none)
            affected.push_back(first);
    }
    if (const Slot first = firstWithId(slot); first != none) {
        const auto place = m_sentenceIds.find({entry.facts.sentenceId, first});
        affected.push_back(first);
        if (const auto second = std::next(place);
            second != m_sentenceIds.end() && second->first == entry.facts.sentenceId)
            affected.push_back(second->second);
    }
    if (const auto group = m_parallel.find(entry.facts.parallelSentence); group != m_parallel.end())
        affected.insert(affected.end(), group->second.begin(), group->second.end());
    for (Slot next = m_order.next(slot); next != none && m_withNoSpace > 0; next = m_order.next(next)) {
        if (m_entries[next].facts.opensDocumentOrParagraph)
            affected.push_back(next);
        if (!m_entries[next].known || m_entries[next].facts.ending != SentenceFacts::Ending::Unknown)
            break;
    }
}

TreebankIndex::Keys TreebankIndex::judgeAgain(Slots slots)
{
    std::sort(slots.begin(), slots.end());
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    Keys changed;
    for (const Slot slot : slots) {
        const std::uint8_t findings = judge(slot);
        if (findings != m_entries[slot].findings)
            changed.push_back(m_entries[slot].key);
        m_entries[slot].findings = findings;
    }
    return changed;
}

} // namespace arcwright
