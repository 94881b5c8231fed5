// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/waivers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstdio>

#include "core/base/hash.h"

namespace arcwright {

namespace {

std::string unitContent(const Sentence& sentence, int unit)
{
    return sentence.unitText(unit) + ' ' + std::to_string(sentence.headOf(unit)) + ' ' + sentence.relationOf(unit);
}

std::string idText(NodeId id)
{
    return id.empty == 0 ? std::to_string(id.word) : std::to_string(id.word) + '.' + std::to_string(id.empty);
}

std::string sentenceContent(const Sentence& sentence)
{
    std::string all;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        all += unitContent(sentence, unit) + '\n';
    for (const Comment& comment : sentence.comments)
        all += comment.text + '\n';
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hashOf(all)));
    return digits.data();
}

bool isOf(const Waiver& waiver, const Finding& finding)
{
    return waiver.test == finding.test && waiver.node == finding.node;
}

} // namespace

std::string waiverContent(const Sentence& sentence, std::string_view node)
{
    if (node.empty())
        return sentenceContent(sentence);
    int number = 0;
    const auto [end, error] = std::from_chars(node.data(), node.data() + node.size(), number);
    if (error == std::errc{} && end == node.data() + node.size())
        return number >= 1 && number <= sentence.unitCount() ? unitContent(sentence, number) : std::string();
    for (const MultiwordToken& token : sentence.multiwordTokens) {
        if (std::to_string(token.first) + '-' + std::to_string(token.last) == node)
            return token.form;
    }
    for (const EmptyNode& empty : sentence.emptyNodes) {
        if (idText(empty.id) != node)
            continue;
        std::string content = empty.token.form;
        for (const Parent& parent : empty.token.parents)
            content += ' ' + idText(parent.head) + ' ' + parent.relation;
        return content;
    }
    return {};
}

bool isWaived(const Sentence& sentence, const Finding& finding)
{
    const auto& waivers = sentence.annotation.waivers;
    return finding.canBeWaived() && std::any_of(waivers.begin(), waivers.end(), [&](const Waiver& waiver) {
        return isOf(waiver, finding) && waiver.content == waiverContent(sentence, waiver.node);
    });
}

Sentence waived(Sentence sentence, const Finding& finding, std::string reason, Signature by)
{
    assert(finding.canBeWaived());
    sentence = unwaived(std::move(sentence), finding);
    sentence.annotation.waivers.push_back({std::string(finding.test), finding.node,
        waiverContent(sentence, finding.node), std::move(reason), std::move(by)});
    return sentence;
}

Sentence unwaived(Sentence sentence, const Finding& finding)
{
    std::erase_if(sentence.annotation.waivers, [&](const Waiver& waiver) { return isOf(waiver, finding); });
    return sentence;
}

} // namespace arcwright
