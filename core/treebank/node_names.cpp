// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/node_names.h"

#include <algorithm>
#include <charconv>

namespace arcwright {

namespace {

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0)
        return std::nullopt;
    return value;
}

} // namespace

std::string nodeName(NodeId node)
{
    return node.empty == 0 ? std::to_string(node.word) : std::to_string(node.word) + '.' + std::to_string(node.empty);
}

std::string rangeName(int first, int last)
{
    return std::to_string(first) + '-' + std::to_string(last);
}

std::optional<NodeId> nodeNamed(std::string_view name)
{
    const auto dot = name.find('.');
    const auto word = number(name.substr(0, dot));
    const auto empty = dot == std::string_view::npos ? std::optional(0) : number(name.substr(dot + 1));
    if (!word || !empty || (dot != std::string_view::npos && *empty == 0))
        return std::nullopt;
    return NodeId{*word, *empty};
}

const MultiwordToken* rangeNamed(const Sentence& sentence, std::string_view name)
{
    const auto found = std::find_if(sentence.multiwordTokens.begin(), sentence.multiwordTokens.end(),
        [&](const MultiwordToken& range) { return rangeName(range.first, range.last) == name; });
    return found == sentence.multiwordTokens.end() ? nullptr : &*found;
}

const EmptyNode* findEmptyNode(const Sentence& sentence, NodeId node)
{
    const auto found = std::find_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(),
        [&](const EmptyNode& other) { return other.id == node; });
    return found == sentence.emptyNodes.end() ? nullptr : &*found;
}

bool hasNode(const Sentence& sentence, NodeId node)
{
    if (node.empty != 0)
        return findEmptyNode(sentence, node) != nullptr;
    return node.word >= kRoot && node.word <= sentence.size();
}

} // namespace arcwright
