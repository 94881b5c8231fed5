// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/formats/text/lines.h"
#include "core/treebank/edit.h"
#include "core/treebank/node_names.h"
#include "tests/core/support/sentences.h"

namespace arcwright::test {

/// A sentence of lines `form lemma upos feats head relation [deps]`, numbered in their order.
inline Sentence tree(std::string_view lines)
{
    std::string text = "# sent_id = s\n";
    int word = 0;
    for (const Line& line : splitLines(lines)) {
        auto cells = split(line.text, ' ');
        if (cells.size() < 6)
            throw std::invalid_argument(std::string(line.text));
        cells.resize(7, "_");
        text += std::to_string(++word);
        for (const std::size_t i : {0, 1, 2})
            text.append("\t").append(cells[i]);
        text += "\t_";
        for (const std::size_t i : {3, 4, 5, 6})
            text.append("\t").append(cells[i]);
        text += "\t_\n";
    }
    return sentenceOf(text + '\n');
}

/// The arcs of the enhanced graph that are not those of the tree, a line for each node that has any: `3 2:obl:in`; of
/// empty nodes all.
inline std::string beyondTree(const Result<Sentence>& sentence)
{
    if (!sentence)
        return "refused";
    std::string text;
    const auto add = [&](const std::string& name, const Token& token) {
        Token plain = token;
        std::erase_if(plain.parents, [&](const Parent& parent) {
            return parent == Parent{{token.head, 0}, token.relation};
        });
        const bool isWithout = plain.parents.size() == token.parents.size() && token.head != kNoHead;
        if (plain.parents.empty() && !isWithout)
            return;
        text += name + ' ' + fieldText(plain, WordField::Parents) + (isWithout ? " !" : "") + '\n';
    };
    for (int word = 1; word <= sentence->size(); ++word)
        add(std::to_string(word), sentence->word(word));
    for (const EmptyNode& node : sentence->emptyNodes)
        add(nodeName(node.id) + ' ' + node.token.form, node.token);
    return text;
}

} // namespace arcwright::test
