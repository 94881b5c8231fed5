// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/waived_content.h"

#include <array>
#include <cstdio>

#include "core/base/hash.h"
#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

std::string contentOfUnit(const Sentence& sentence, int unit)
{
    return sentence.unitText(unit) + ' ' + std::to_string(sentence.headOf(unit)) + ' ' + sentence.relationOf(unit);
}

std::string contentOfEmptyNode(const EmptyNode& node)
{
    std::string content = node.token.form;
    for (const Parent& parent : node.token.parents)
        content += ' ' + nodeName(parent.head) + ' ' + parent.relation;
    return content;
}

std::string contentOfSentence(const Sentence& sentence)
{
    std::string all;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        all += contentOfUnit(sentence, unit) + '\n';
    for (const Comment& comment : sentence.comments)
        all += comment.text + '\n';
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hashOf(all)));
    return digits.data();
}

} // namespace

std::string waivedContent(const Sentence& sentence, std::string_view node)
{
    if (node.empty())
        return contentOfSentence(sentence);
    if (const MultiwordToken* const range = rangeNamed(sentence, node))
        return range->form;
    const auto id = nodeNamed(node);
    if (!id)
        return {};
    if (id->empty == 0)
        return id->word >= 1 && id->word <= sentence.unitCount() ? contentOfUnit(sentence, id->word) : std::string();
    const EmptyNode* const empty = findEmptyNode(sentence, *id);
    return empty ? contentOfEmptyNode(*empty) : std::string();
}

bool holds(const Sentence& sentence, const Waiver& waiver)
{
    return waivedContent(sentence, waiver.node) == waiver.content;
}

} // namespace arcwright
