// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/decoding/decoder.h"
#include "core/scoring/arc_scorer.h"
#include "core/scoring/inside_scorer.h"
#include "core/scoring/labelled_tree.h"
#include "core/scoring/sibling_scorer.h"
#include "core/scoring/weights.h"
#include "core/scoring/whole_tree_scorer.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The part of a score that a feature belongs to.
enum class FeatureKind {
    Arc, ///< s(h, m)
    Relation, ///< s(h, m, l)
    Sibling, ///< s(h, k, m)
    ThirdOrder, ///< of the arc with the head's head, or with two siblings
    Inside, ///< of the arc with a dependent that one of its ends found inside it
    WholeTree, ///< of dependents counted, of subtrees, and of right branching
};

/// The contribution of one feature to the worth of an arc.
struct Contribution {
    FeatureKind kind{};
    std::string_view templateName; ///< of the tables; lives as long as the program
    std::string name; ///< re-made from the template: `h.tag=VERB m.form=se, left, 3`
    std::uint64_t key = 0; ///< what the name hashes to
    std::size_t index = 0; ///< of its weight; keys may share one
    int count = 0; ///< how often it fires; negative where the arc keeps it from firing
    float weight = 0;

    double value() const { return static_cast<double>(count) * weight; }
};

/// Why an arc is worth what it is.
struct ArcExplanation {
    int head = kNoHead;
    int dependent = 0;
    std::int16_t relation = -1; ///< by the model's number; -1 if it tells none
    int sibling = kNoHead; ///< the dependent of the head that comes before, going outward
    int next = kNoHead; ///< the one that comes after, whose sibling this dependent is
    double score = 0; ///< the sum of what all features add
    std::vector<Contribution> features; ///< those that add or take most first; ties by name
};

/// Names the features of the arcs of one sentence by running the scorers' templates over them once more.
///
/// It explains the worth of an arc beside the other arcs of a tree: by how much the tree's score is greater
/// with it than without it, as ArcValues has it for hill climbing. Under first-order scores that is the score of the
/// arc; under second-order ones it is that and the score of its pair of siblings, and, if the head has a further
/// dependent on that side, the score of the pair they form less that of the pair that would stand there without the
/// arc. So the difference of two heads of a word is the difference of the scores of the two trees. Where whole trees,
/// or what is inside arcs, are scored, it is that of all features of the tree with the arc and without it; if the arc
/// closes a cycle, the arc of the cycle into the dependent's own dependent is in neither.
class ArcExplainer {
public:
    /// The sentence and the weights must outlive the explainer. Pairs of siblings count if both the decoder asks for
    /// them and the weights have them. O(n^2 (templates + relations)).
    /// `relations`: their names by the model's numbers, for names of features; without, these show numbers.
    ArcExplainer(const AttributeTexts& sentence, const Weights& weights, const DecoderSettings& decoder,
        std::span<const std::string> relations = {});
    ArcExplainer(const ArcExplainer&) = delete;
    ArcExplainer& operator=(const ArcExplainer&) = delete;

    /// The relation the weights tell for an arc; -1 if they tell none.
    std::int16_t bestRelation(int head, int dependent) const;

    /// The score that explain() gives, without the names: for choosing among many arcs. O(n + features).
    double worth(const LabelledTree& tree, int head, int dependent, std::int16_t relation) const;

    /// Explains an arc beside the arcs of a tree, in which the head of `dependent` does not count, or of a graph.
    /// O(n + features log features).
    ArcExplanation explain(const LabelledTree& tree, int head, int dependent, std::int16_t relation) const;

    /// The direction in which a learner moves the weights: the features of one tree, or graph, less those of another,
    /// where they differ. Those that add or take most first; ties by name. Arcs without a relation have no features of
    /// one. O(n^2 + features log features).
    std::vector<Contribution> difference(const LabelledTree& wanted, const LabelledTree& found) const;

    /// All features of a tree, or graph: their product with weights of this shape is its score.
    FeatureVector featuresOf(const LabelledTree& tree) const;

private:
    class Collector;
    /// The dependents of the head before and after the word; none where pairs of siblings do not count.
    std::pair<int, int> siblingsOf(const LabelledTree& tree, int head, int dependent) const;
    void collectTree(Collector& collected, const LabelledTree& tree, int count) const;
    void collectArc(Collector& collected, const LabelledArc& arc, int count) const;
    void collectSiblings(Collector& collected, const ArcExplanation& arc) const;
    void collectWholeTrees(Collector& collected, const std::vector<int>& heads, int count) const;
    void collectInside(Collector& collected, const LabelledTree& tree, int count) const;
    /// A tree with the arc and without it.
    static std::array<LabelledTree, 2> withAndWithout(const LabelledTree& tree, const LabelledArc& arc);
    void collectPair(Collector& collected, int head, int sibling, int dependent, int count) const;

    AttributeTexts m_sentence;
    const Weights& m_weights;
    std::span<const std::string> m_names; ///< of relations
    bool m_hasSiblings;
    bool m_hasWholeTrees;
    bool m_hasInside;
    RootPolicy m_root;
    ArcScorer m_arcScorer;
    SiblingScorer m_siblingScorer;
    WholeTreeScorer m_wholeTrees;
    InsideScorer m_inside;
    ArcScores m_scores;
    std::vector<std::int16_t> m_relations; ///< by index in the scores
};

/// The contributions of the features of one template to two arcs together.
struct TemplateDifference {
    struct Feature {
        std::string name;
        double first = 0;
        double second = 0;
    };

    FeatureKind kind{};
    std::string_view templateName;
    double first = 0;
    double second = 0;
    std::vector<Feature> features; ///< by name

    double difference() const { return first - second; }
};

/// Two explanations template by template, those that differ most first. The differences sum up to that of the scores.
/// O(features log features).
std::vector<TemplateDifference> differencesByTemplate(const ArcExplanation& first, const ArcExplanation& second);

} // namespace arcwright
