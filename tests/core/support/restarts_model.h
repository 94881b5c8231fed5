// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scoring/explanation.h"
#include "core/tracing/move_steps.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright::test {

/// A model with third order and whole trees, so little trained that climbs have moves to make.
inline const std::shared_ptr<const Model>& restartsModel()
{
    static const std::shared_ptr<const Model> model = [] {
        TrainingSettings settings = quickSettings();
        settings.trainer.epochs = 1;
        settings.trainer.treeBits = 14;
        settings.trainer.decoder.decoder = Decoder::Restarts;
        settings.trainer.decoder.restarts = {8, 4, 1, 1};
        return trained(toyTreebank(30), settings);
    }();
    return model;
}

/// Words of the toy treebank in any order, so that no tree is a good one. `below(bound)` picks them.
template <class Below>
std::shared_ptr<const Sentence> toyWordsInAnyOrder(std::size_t words, Below below)
{
    static const Sentences toys = toyTreebank(20);
    std::vector<Token> tokens(words);
    for (Token& token : tokens) {
        const Sentence& toy = *toys[below(toys.size())];
        token = toy.tokens[below(toy.tokens.size())];
        token.head = kRoot;
    }
    return sentence(std::move(tokens));
}

/// The scores that a model gives to trees of a sentence, found in another way than the decoder's: as the product of all
/// features of a tree with the weights.
class FullScore {
public:
    explicit FullScore(const Sentence& sentence, std::shared_ptr<const Model> model = restartsModel())
        : m_model(std::move(model))
        , m_explainer(
              {sentence, m_model->configuration.language}, m_model->weights, m_model->configuration.trainer.decoder)
    {
    }

    double operator()(const std::vector<int>& heads) const
    {
        LabelledTree tree{heads, std::vector<std::int16_t>(heads.size(), -1)};
        for (std::size_t word = 1; word < heads.size(); ++word)
            tree.relations[word] = m_explainer.bestRelation(heads[word], static_cast<int>(word));
        return m_explainer.featuresOf(tree).dot(m_model->weights);
    }

private:
    std::shared_ptr<const Model> m_model;
    ArcExplainer m_explainer;
};

inline std::vector<int> afterMove(std::vector<int> heads, const Move& move)
{
    heads[static_cast<std::size_t>(move.dependent)] = move.newHead;
    if (move.kind == MoveKind::ChangeRoot)
        heads[static_cast<std::size_t>(move.oldRoot)] = move.oldRootHead;
    return heads;
}

} // namespace arcwright::test
