// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/bunsetsu_weights.h"

namespace arcwright {

/// The candidate of a question that a feature is about.
enum class GameSide {
    Near, ///< the dependent and the nearer candidate; its weight counts for the farther one all the same
    Far, ///< the dependent and the farther candidate, or the only one there is
    Both, ///< the two candidates together
};

/// A feature of a question, and what its weight adds to the margin.
struct DecidingFeature {
    GameSide side{};
    std::string name; ///< re-made from the template: `d.function=助詞,係助詞:は c.content=名詞,普通名詞`
    float weight = 0;
    std::string templateName; ///< `d.function c.content`
};

/// The value of an attribute of a bunsetsu as text; `<none>` for what is not there. `bunsetsu` from 1.
std::string phraseAttributeText(const BunsetsuView& view, int bunsetsu, PhraseAttribute attribute);

/// Names the features by which a linear ranker answered, by running its templates over a sentence once more.
class GameExplainer {
public:
    /// The sentence and what was learnt must outlive it. A kernel has no weights of features: then there are no names.
    GameExplainer(const Sentence& sentence, const BunsetsuWeights& learnt);

    /// To be told every arc before the question, in any order: some features look at what is already decided.
    void settled(int dependent, int head);

    /// All features with a weight that is not 0, those with the greatest first; their sum is the margin, but for
    /// rounding. O(templates x bunsetsu).
    std::vector<DecidingFeature> game(int dependent, int near, int far) const;
    std::vector<DecidingFeature> pair(int dependent, int candidate) const;

private:
    /// The bunsetsu of a question: the dependent, the candidate or the nearer one, and the farther one, if any.
    struct Question {
        int dependent = 0;
        int near = 0;
        int far = 0;
        int left = 0; ///< what stands between these two is looked at
        int right = 0;
    };
    void nameAll(std::vector<DecidingFeature>& named, GameSide side, const std::vector<PhraseTemplate>& templates,
        const Question& question) const;
    std::vector<DecidingFeature> weighed(
        const std::vector<DecidingFeature>& named, const std::vector<std::uint64_t>& keys) const;
    std::string contextText(PhraseContext context, const Question& question) const;
    std::string siblingText(PhraseContext context, int head) const;
    std::string marksText(const Question& question) const;

    const BunsetsuWeights& m_learnt;
    BunsetsuView m_view;
    PhraseFeatures m_features;
    const std::vector<PhraseTemplate>& m_pairs;
    const std::vector<PhraseTemplate>& m_games;
    PhraseSymbols m_symbols;
    AttachedBunsetsu m_attached;
    std::vector<std::string> m_particles; ///< by the numbers that the symbols give them
};

} // namespace arcwright
