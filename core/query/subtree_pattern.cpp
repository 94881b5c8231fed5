// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/subtree_pattern.h"

#include <vector>

#include "core/query/pattern_tokens.h"

namespace arcwright {

namespace {

/// Its tag, else its form.
std::string conditionOf(const Sentence& sentence, int unit)
{
    if (!sentence.bunsetsu.empty())
        return "form=" + quotedText(sentence.unitText(unit));
    const Token& word = sentence.word(unit);
    if (!word.upos.empty() && word.upos != "_")
        return "upos=" + quotedText(word.upos);
    if (!word.xpos.empty() && word.xpos != "_")
        return "xpos=" + quotedText(word.xpos);
    return "form=" + quotedText(word.form);
}

/// `a`, `b`, ... as long as there are letters.
std::string nameOf(std::size_t node)
{
    constexpr std::size_t letters = 26;
    return node < letters ? std::string(1, static_cast<char>('a' + node)) : "n" + std::to_string(node);
}

} // namespace

std::string subtreePattern(const Sentence& sentence, int unit, std::size_t most)
{
    if (sentence.problem || unit < 1 || unit > sentence.unitCount())
        return {};
    std::string pattern = nameOf(0) + ":[" + conditionOf(sentence, unit) + "]";
    std::vector<int> nodes{unit};
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        for (int dependent = 1; dependent <= sentence.unitCount() && nodes.size() < most; ++dependent) {
            const bool isSilent = sentence.bunsetsu.empty() && isPunctuation(sentence.word(dependent));
            if (sentence.headOf(dependent) != nodes[node] || isSilent || dependent == unit)
                continue;
            const std::string& relation = sentence.relationOf(dependent);
            pattern += "; " + nameOf(node) + " >" + (relation.empty() || relation == "_" ? "" : quotedText(relation))
                + ' ' + nameOf(nodes.size()) + ":[" + conditionOf(sentence, dependent) + "]";
            nodes.push_back(dependent);
        }
    }
    return pattern;
}

} // namespace arcwright
