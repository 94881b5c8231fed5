// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/alignment.h"

namespace arcwright {

std::optional<Problem> findMismatch(const Sentence& gold, const Sentence& system, std::size_t index)
{
    const std::string number = std::to_string(index + 1);
    if (gold.size() != system.size())
        return Problem{ProblemCode::TokenCountMismatch, {}, 0, 0,
            {number, std::to_string(gold.size()), std::to_string(system.size())}};
    for (int word = 1; word <= gold.size(); ++word) {
        if (gold.word(word).form != system.word(word).form)
            return Problem{ProblemCode::TokenFormMismatch, {}, 0, 0,
                {number, std::to_string(word), gold.word(word).form, system.word(word).form}};
    }
    return std::nullopt;
}

} // namespace arcwright
