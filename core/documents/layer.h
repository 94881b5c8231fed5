// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/documents/treebank.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// How honest a predicted analysis is.
enum class Exposure {
    Unseen, ///< its model was never trained on the sentence
    Jackknifed, ///< predicted by a model of the other folds
    Seen, ///< its model was trained on the sentence: left out of all scores
    Guided, ///< parsed around arcs that an annotator has fixed: left out of all scores
};

/// Whether what a score says of an analysis is what the parser can do by itself.
constexpr bool isScored(Exposure exposure)
{
    return exposure == Exposure::Unseen || exposure == Exposure::Jackknifed;
}

/// How a tournament found the head of a bunsetsu.
struct HeadContest {
    int candidates = 0; ///< that played; 0: nothing is known of it
    double margin = -1; ///< of the closest game that the head won; negative where it had no rival
};

/// One sentence of a layer.
struct Analysis {
    Graph graph;
    Exposure exposure = Exposure::Unseen;
    /// Units of which the layer says nothing, in order, because it divides the characters of the sentence otherwise.
    std::vector<int> unsaid = {};
    bool searchedLess = false; ///< the sentence is so long that the decoder tried less than it was told to
    bool guidedBySeen = false; ///< of a guided analysis: its model was trained on the sentence, and agrees too readily
    /// How sure the parser was of the head of each unit, unit 1 first, from 0 to 1, negative where it does not say;
    /// empty if it says nothing.
    std::vector<double> confidences = {};
    /// Whether the parser's training sentences have the form of each unit, unit 1 first; empty if that is not known.
    std::vector<bool> known = {};
    /// Of each unit, unit 1 first; empty of parsers that play no tournament.
    std::vector<HeadContest> contests = {};
    /// The arcs of DEPS, as enhancedArcsOf() has them, of an analysis that was read from a file; empty of others.
    std::vector<Arc> enhanced = {};
};

/// Whether a sentence is scored: not if the layer says nothing of some of its units either.
inline bool isScored(const Analysis& analysis)
{
    return isScored(analysis.exposure) && analysis.unsaid.empty();
}

/// One analysis of the sentences of a treebank that is not the files' own: a model's predictions, another annotator's
/// trees. Grows while a parser is at work; belongs to one thread. A copy shares what neither of them changes, so that
/// another thread can be given one at once: O(sentences / 256), and then O(256) for the first change in each part.
class Layer {
public:
    explicit Layer(std::string name) : m_name(std::move(name)) { }

    const std::string& name() const { return m_name; }
    void rename(std::string name) { m_name = std::move(name); }
    bool empty() const { return m_parts.empty(); }
    /// Whether any analysis has a relation: a model that learnt heads only tells none.
    bool hasRelations() const { return m_relations; }
    /// Whether any analysis has a further parent: where none has, the layer is one of trees, and does not miss them.
    bool hasSecondaryArcs() const { return m_secondaryArcs; }
    /// Whether any analysis has the arcs of a file's DEPS.
    bool hasEnhancedArcs() const { return m_enhancedArcs; }
    /// Whether any analysis says how sure its parser was.
    bool hasConfidences() const { return m_confidences; }
    /// Whether any analysis says which forms its parser had seen.
    bool knowsVocabulary() const { return m_vocabulary; }
    /// Whether any analysis comes from a tournament.
    bool hasContests() const { return m_contests; }
    /// O(sentences / 256).
    std::size_t size() const
    {
        std::size_t all = 0;
        for (const auto& [first, shared] : m_parts)
            all += shared.part->size();
        return all;
    }
    /// The sentences that it has analyses of, in order.
    std::vector<SentenceKey> keys() const
    {
        std::vector<SentenceKey> keys;
        keys.reserve(size());
        for (const auto& [first, shared] : m_parts) {
            for (const auto& [key, analysis] : *shared.part)
                keys.push_back(key);
        }
        return keys;
    }

    /// The analysis of a sentence, null if the layer has none. It stays where it is until that sentence gets another.
    const Analysis* find(SentenceKey key) const
    {
        const auto shared = m_parts.find(partOf(key));
        if (shared == m_parts.end())
            return nullptr;
        const Part& part = *shared->second.part;
        const auto found = part.find(key);
        return found == part.end() ? nullptr : found->second.get();
    }
    void set(SentenceKey key, Analysis analysis)
    {
        m_secondaryArcs = m_secondaryArcs || !analysis.graph.secondary.empty();
        m_enhancedArcs = m_enhancedArcs || !analysis.enhanced.empty();
        m_confidences = m_confidences || !analysis.confidences.empty();
        m_vocabulary = m_vocabulary || !analysis.known.empty();
        m_contests = m_contests || !analysis.contests.empty();
        m_relations = m_relations
            || std::any_of(analysis.graph.relations.begin(), analysis.graph.relations.end(),
                [](RelationId relation) { return static_cast<bool>(relation); });
        ownPart(partOf(key))[key] = std::make_shared<const Analysis>(std::move(analysis));
    }
    void remove(SentenceKey key)
    {
        if (find(key) == nullptr)
            return;
        Part& part = ownPart(partOf(key));
        part.erase(key);
        if (part.empty())
            m_parts.erase(partOf(key));
    }
    /// Removes the analyses of all sentences of a document.
    void remove(std::uint32_t document)
    {
        m_parts.erase(m_parts.lower_bound(partOf({document, SentenceId{0}})),
            m_parts.upper_bound(partOf({document, SentenceId{UINT32_MAX}})));
    }

private:
    using Part = std::map<SentenceKey, std::shared_ptr<const Analysis>>;

    /// A part that is changed as long as no copy has it: from then on nobody changes it, so that threads need not
    /// agree.
    struct SharedPart {
        std::shared_ptr<Part> part = std::make_shared<Part>();
        mutable bool isOwn = true;

        SharedPart() = default;
        SharedPart(const SharedPart& other) : part(other.part), isOwn(false)
        {
            if (other.isOwn)
                other.isOwn = false;
        }
        SharedPart& operator=(const SharedPart&) = delete;
    };

    /// Keys of one part differ in the last bits alone, so that parts stand in the order of their sentences.
    static SentenceKey partOf(SentenceKey key)
    {
        constexpr std::uint32_t inPart = 0xFF;
        return {key.document, SentenceId{static_cast<std::uint32_t>(key.sentence) & ~inPart}};
    }
    Part& ownPart(SentenceKey first)
    {
        SharedPart& shared = m_parts[first];
        if (!shared.isOwn)
            shared.part = std::make_shared<Part>(*shared.part);
        shared.isOwn = true;
        return *shared.part;
    }

    std::string m_name;
    bool m_secondaryArcs = false;
    bool m_enhancedArcs = false;
    bool m_relations = false;
    bool m_confidences = false;
    bool m_vocabulary = false;
    bool m_contests = false;
    std::map<SentenceKey, SharedPart> m_parts; ///< by the first key that each can have
};

/// The counterpart of an arc of one layer in another.
enum class ArcMatch { Match, Mislabelled, Missed, Extra };

/// An arc of a comparison: `Match` and `Mislabelled` as the second layer has it, `Missed` from the first layer alone,
/// `Extra` from the second alone.
struct ComparedArc {
    Arc arc;
    ArcMatch match = ArcMatch::Match;
    RelationId expected; ///< the relation in the first layer; none for extra arcs
    bool secondary = false;

    friend bool operator==(const ComparedArc&, const ComparedArc&) = default;
};

/// The difference of two analyses of one sentence, itself an analysis: basic arcs by dependent, then secondary ones.
/// Both graphs must have the same words. With `Labels::Ignored` an arc with the right ends is a match.
enum class Labels { Compared, Ignored };
std::vector<ComparedArc> compare(const Graph& first, const Graph& second, Labels labels = Labels::Compared);

/// The arcs of a graph compared with an analysis of a layer: an arc to a unit of which the layer says nothing is not
/// one it misses.
std::vector<ComparedArc> compare(const Graph& first, const Analysis& second, Labels labels = Labels::Compared);

} // namespace arcwright
