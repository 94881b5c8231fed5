// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
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
};

/// Whether a sentence is scored: not if the layer says nothing of some of its units either.
inline bool isScored(const Analysis& analysis)
{
    return isScored(analysis.exposure) && analysis.unsaid.empty();
}

/// One analysis of the sentences of a treebank that is not the files' own: a model's predictions, another annotator's
/// trees. Grows while a parser is at work; belongs to one thread.
class Layer {
public:
    explicit Layer(std::string name) : m_name(std::move(name)) { }

    const std::string& name() const { return m_name; }
    void rename(std::string name) { m_name = std::move(name); }
    bool empty() const { return m_analyses.empty(); }
    /// Whether any analysis has a relation: a model that learnt heads only tells none.
    bool hasRelations() const { return m_relations; }
    /// Whether any analysis has a further parent: where none has, the layer is one of trees, and does not miss them.
    bool hasSecondaryArcs() const { return m_secondaryArcs; }
    /// Whether any analysis says how sure its parser was.
    bool hasConfidences() const { return m_confidences; }
    /// Whether any analysis says which forms its parser had seen.
    bool knowsVocabulary() const { return m_vocabulary; }
    /// Whether any analysis comes from a tournament.
    bool hasContests() const { return m_contests; }
    std::size_t size() const { return m_analyses.size(); }
    /// The sentences that it has analyses of, in order.
    std::vector<SentenceKey> keys() const
    {
        std::vector<SentenceKey> keys;
        keys.reserve(m_analyses.size());
        for (const auto& [key, analysis] : m_analyses)
            keys.push_back(key);
        return keys;
    }

    /// The analysis of a sentence, null if the layer has none.
    const Analysis* find(SentenceKey key) const
    {
        const auto found = m_analyses.find(key);
        return found == m_analyses.end() ? nullptr : &found->second;
    }
    void set(SentenceKey key, Analysis analysis)
    {
        m_secondaryArcs = m_secondaryArcs || !analysis.graph.secondary.empty();
        m_confidences = m_confidences || !analysis.confidences.empty();
        m_vocabulary = m_vocabulary || !analysis.known.empty();
        m_contests = m_contests || !analysis.contests.empty();
        m_relations = m_relations
            || std::any_of(analysis.graph.relations.begin(), analysis.graph.relations.end(),
                [](RelationId relation) { return static_cast<bool>(relation); });
        m_analyses[key] = std::move(analysis);
    }
    void remove(SentenceKey key) { m_analyses.erase(key); }
    /// Removes the analyses of all sentences of a document.
    void remove(std::uint32_t document)
    {
        m_analyses.erase(m_analyses.lower_bound({document, SentenceId{0}}),
            m_analyses.upper_bound({document, SentenceId{UINT32_MAX}}));
    }

private:
    std::string m_name;
    bool m_secondaryArcs = false;
    bool m_relations = false;
    bool m_confidences = false;
    bool m_vocabulary = false;
    bool m_contests = false;
    std::map<SentenceKey, Analysis> m_analyses;
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
