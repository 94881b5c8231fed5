// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/particles.h"

namespace arcwright {

std::vector<std::string_view> particlesOf(const Sentence& sentence)
{
    constexpr std::string_view particleTag = "助詞";
    std::vector<std::string_view> particles(static_cast<std::size_t>(sentence.unitCount()) + 1);
    if (sentence.bunsetsu.empty()) {
        for (const Token& token : sentence.tokens) {
            const bool isCase
                = token.relation.starts_with("case") && (token.relation.size() == 4 || token.relation[4] == ':');
            if (isCase && token.head > kRoot && particles[static_cast<std::size_t>(token.head)].empty())
                particles[static_cast<std::size_t>(token.head)] = token.lemma.empty() ? token.form : token.lemma;
        }
        return particles;
    }
    for (std::size_t unit = 1; unit < particles.size(); ++unit) {
        const Bunsetsu& phrase = sentence.bunsetsu[unit - 1];
        for (int word = phrase.first; word <= phrase.last; ++word) {
            const Token& token = sentence.word(word);
            if (token.upos.starts_with(particleTag) || token.xpos.starts_with(particleTag))
                particles[unit] = token.form;
        }
    }
    return particles;
}

} // namespace arcwright
