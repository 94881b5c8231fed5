// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/carried_corrections.h"

#include <algorithm>

#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

constexpr std::string_view flags[] = {pml::isMember, pml::isParenthesis, pml::isExtra};

bool hasSameTree(const Token& first, const Token& second)
{
    return first.head == second.head && first.relation == second.relation
        && std::all_of(std::begin(flags), std::end(flags),
            [&](std::string_view flag) { return first.furtherField(flag) == second.furtherField(flag); });
}

/// Makes the difference in one field; false if the field is not as it was.
bool carry(const std::string& before, const std::string& after, std::string& now)
{
    if (before == after || now == after)
        return true;
    if (now != before)
        return false;
    now = after;
    return true;
}

bool carryWord(const Token& before, const Token& after, Token& now)
{
    now.head = after.head;
    now.relation = after.relation;
    for (const std::string_view flag : flags) {
        if (before.furtherField(flag) != after.furtherField(flag))
            setPragueFlag(now, flag, !after.furtherField(flag).empty(), true);
    }
    const bool isLemmaThere = carry(before.lemma, after.lemma, now.lemma);
    return carry(before.xpos, after.xpos, now.xpos) && isLemmaThere;
}

/// What was said of other words than there are now holds as far as it is not of them.
bool carryAnnotation(const Annotation& before, const Annotation& after, bool isOfSameWords, Annotation& now)
{
    if (before == after)
        return true;
    if (isOfSameWords && now == before) {
        now = after;
        return true;
    }
    const bool isCommentThere = carry(before.comment, after.comment, now.comment);
    if (before.waivers != after.waivers && now.waivers == before.waivers)
        now.waivers = after.waivers;
    return isCommentThere && before.confirmed == after.confirmed && before.pins == after.pins
        && (before.waivers == after.waivers || now.waivers == after.waivers);
}

} // namespace

std::string nodesKey(const Sentence& sentence)
{
    std::string key;
    for (const Token& word : sentence.tokens) {
        const std::string_view id = word.furtherField(pml::id);
        if (id.empty())
            return {};
        key.append(id) += '\n';
    }
    return key;
}

std::optional<CarriedCorrection> carriedCorrection(const Sentence& before, const Sentence& after, const Sentence& now)
{
    const std::string nodes = nodesKey(now);
    if (nodes.empty() || now.problem || nodes != nodesKey(before) || nodes != nodesKey(after)
        || !std::equal(now.tokens.begin(), now.tokens.end(), before.tokens.begin(), hasSameTree))
        return std::nullopt;
    CarriedCorrection carried{now};
    bool isOfSameWords = true;
    for (std::size_t i = 0; i < now.tokens.size(); ++i) {
        isOfSameWords = isOfSameWords && now.tokens[i].form == before.tokens[i].form;
        if (!carryWord(before.tokens[i], after.tokens[i], carried.sentence.tokens[i]))
            carried.isWhole = false;
    }
    if (!carryAnnotation(before.annotation, after.annotation, isOfSameWords, carried.sentence.annotation))
        carried.isWhole = false;
    return carried;
}

} // namespace arcwright
