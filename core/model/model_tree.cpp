// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_tree.h"

#include <algorithm>

#include "core/model/further_parents.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

/// Of relations from `begin` on; -1 for one that the model does not have.
std::int16_t relationNumber(const Model& model, std::size_t begin, std::size_t end, const std::string& relation)
{
    const auto first = model.relations.begin();
    const auto found
        = std::find(first + static_cast<std::ptrdiff_t>(begin), first + static_cast<std::ptrdiff_t>(end), relation);
    const bool isKnown = model.configuration.labels && found != first + static_cast<std::ptrdiff_t>(end);
    return isKnown ? static_cast<std::int16_t>(found - first) : std::int16_t{-1};
}

/// The tree of a sentence with the relations that it has.
LabelledTree treeAsItIs(const Sentence& sentence, const Model& model, std::size_t& unknown)
{
    const DecoderSettings& decoder = model.configuration.trainer.decoder;
    const std::size_t all = model.relations.size();
    const std::size_t ofTrees = decoder.treeRelations > 0 ? static_cast<std::size_t>(decoder.treeRelations) : all;
    const auto number = [&](std::size_t begin, std::size_t end, const std::string& relation) {
        const std::int16_t known = relationNumber(model, begin, end, relation);
        unknown += model.configuration.labels && known < 0 ? 1 : 0;
        return known;
    };
    LabelledTree tree{{kNoHead}, {-1}};
    for (const Token& token : sentence.tokens) {
        tree.heads.push_back(token.head);
        tree.relations.push_back(token.head == kNoHead ? std::int16_t{-1} : number(0, ofTrees, token.relation));
    }
    tree.isGraph = findsGraphs(decoder.decoder);
    if (tree.isGraph) {
        const auto first = model.relations.begin();
        const FurtherParents parents({first, first + static_cast<std::ptrdiff_t>(ofTrees)});
        tree.further
            = parents.of(sentence, [&](const std::string& relation) { return number(ofTrees, all, relation); });
    }
    return tree;
}

} // namespace

LabelledTree treeOf(const Sentence& sentence, const Model& model, std::size_t& unknown)
{
    if (!model.configuration.membership)
        return treeAsItIs(sentence, model, unknown);
    const std::shared_ptr<const Sentence> same(std::shared_ptr<const void>(), &sentence); // owns nothing
    return treeAsItIs(*withMarkedRelations(same), model, unknown);
}

} // namespace arcwright
