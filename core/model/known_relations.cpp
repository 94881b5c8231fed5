// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/known_relations.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace arcwright {

double shareOfKnownRelations(const Model& model, const Treebank& treebank)
{
    constexpr std::size_t mostSentences = 100;
    const std::set<std::string_view> known(model.relations.begin(), model.relations.end());
    if (known.size() < 2) // it says nothing of relations
        return 1;
    int words = 0;
    int found = 0;
    for (std::size_t i = 0; i < std::min(treebank.size(), mostSentences); ++i) {
        const auto sentence = treebank.sentence(i);
        for (const Token& token : sentence->tokens) {
            if (token.relation.empty())
                continue;
            ++words;
            found += known.contains(token.relation) ? 1 : 0;
        }
    }
    return words == 0 ? 1 : static_cast<double>(found) / words;
}

} // namespace arcwright
