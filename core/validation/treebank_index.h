// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/documents/treebank.h"
#include "core/validation/sentence_facts.h"
#include "core/validation/sentence_order.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

/// The tests of UD validation that concern a treebank as a whole, kept up to date sentence by sentence: unique sentence
/// ids, parallel ids, enhanced graphs everywhere or nowhere, paragraphs that open after `SpaceAfter=No`, carriage
/// returns. Which of several sentences a finding is on is as in the official validator reading the files in order: of
/// two with one id it is the later.
///
/// Facts are computed anywhere (validateSentence) and set here, on one thread, in any order; a sentence whose facts are
/// not there yet contributes nothing. About 170 bytes a sentence.
class TreebankIndex {
public:
    using Keys = std::vector<SentenceKey>;

    TreebankIndex() = default;
    /// All sentences of `treebank`, without facts.
    explicit TreebankIndex(const Treebank& treebank);
    TreebankIndex(const TreebankIndex&) = delete;
    TreebankIndex& operator=(const TreebankIndex&) = delete;

    /// Adds a sentence, without facts, behind all others.
    void append(SentenceKey key);

    /// Sets a sentence's facts and returns the sentences of which findings() now differs (in kind; lines may move in
    /// the sentence itself). O(log sentences) and the number of sentences with its parallel id; O(sentences) where the
    /// next sentence is looked for that has a graph, a carriage return, or a text it fits.
    Keys set(SentenceKey key, const SentenceFacts& facts);

    /// Follows an edit of a document: `after`, not empty, takes the place of `before`, which are consecutive. Sentences
    /// in both keep their facts, those of others are still to be set. Returns what set() does.
    Keys replace(std::uint32_t document, std::span<const SentenceId> before, std::span<const SentenceId> after);

    /// The findings about a sentence in the light of the others, in the order of TestId.
    std::vector<UdFinding> findings(SentenceKey key) const;
    /// The sentences that have findings, in the order of the treebank. O(sentences).
    Keys sentencesWithFindings() const;

    /// The first sentence with this one's sentence id: where a repeated id comes from.
    std::optional<SentenceKey> firstWithSameId(SentenceKey key) const;
    /// Whether any sentence has features (ValidationOptions::treebankHasFeatures).
    bool hasFeatures() const { return m_withFeatures > 0; }
    bool contains(SentenceKey key) const { return slotOf(key) != SentenceOrder::none; }

private:
    using Slot = SentenceOrder::Slot;
    using Slots = std::vector<Slot>;

    struct Entry {
        SentenceKey key;
        bool known = false; ///< whether the facts were set
        std::uint8_t findings = 0; ///< a bit a test
        std::uint8_t parallelFindings = 0; ///< of its group, before `findings` follow
        SentenceFacts facts;
    };

    struct Earlier {
        const SentenceOrder* order;
        bool operator()(Slot one, Slot other) const { return order->isEarlier(one, other); }
    };
    using SentenceIdEntry = std::pair<std::uint64_t, Slot>;
    struct EarlierWithId {
        const SentenceOrder* order;
        bool operator()(const SentenceIdEntry& one, const SentenceIdEntry& other) const
        {
            return one.first != other.first ? one.first < other.first : order->isEarlier(one.second, other.second);
        }
    };
    using Group = std::set<Slot, Earlier>;
    using Kind = bool (*)(const SentenceFacts&);

    Slot slotOf(SentenceKey key) const;
    Slot insertAfter(Slot previous, SentenceKey key);
    void erase(Slot slot);
    void addContribution(Slot slot);
    void removeContribution(Slot slot);
    Slot nextOfKind(Slot slot, Kind kind, bool withinDocument) const;
    Slot& firstWithCarriageReturn(Slot slot) { return m_carriageReturns[m_entries[slot].key.document]; }

    Slot firstWithId(Slot slot) const;
    bool differsInGraph(Slot slot) const;
    bool opensAfterNoSpace(Slot slot) const;
    void judgeParallelGroup(std::uint64_t sentence);
    std::uint8_t judge(Slot slot) const;
    /// Adds the sentences whose findings may depend on this one's facts.
    void addAffected(Slot slot, Slots& affected) const;
    Keys judgeAgain(Slots slots);

    SentenceOrder m_order;
    std::vector<Entry> m_entries; ///< by slot
    std::vector<Slots> m_slots; ///< by document and id
    std::set<SentenceIdEntry, EarlierWithId> m_sentenceIds{EarlierWithId{&m_order}};
    std::unordered_map<std::uint64_t, Group> m_parallel;
    Slot m_firstWithGraph = SentenceOrder::none;
    Slot m_firstWithoutGraph = SentenceOrder::none;
    Slots m_carriageReturns; ///< the first sentence with one, by document
    std::size_t m_withFeatures = 0;
    std::size_t m_withNoSpace = 0; ///< where there is none, no neighbours need be looked at
};

} // namespace arcwright
