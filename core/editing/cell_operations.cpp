// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/cell_operations.h"

#include <algorithm>
#include <charconv>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/field_operations.h"
#include "core/treebank/node_names.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

bool isNothing(std::string_view text)
{
    return text.empty() || text == "_";
}

const MultiwordToken* multiwordFrom(const Sentence& sentence, int word)
{
    const auto found = std::find_if(sentence.multiwordTokens.begin(), sentence.multiwordTokens.end(),
        [&](const MultiwordToken& token) { return token.first == word; });
    return found == sentence.multiwordTokens.end() ? nullptr : &*found;
}

Result<int> headNamed(std::string_view text)
{
    if (isNothing(text))
        return kNoHead;
    int head = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), head);
    if (error != std::errc() || end != text.data() + text.size() || head < kRoot)
        return refused(TreebankProblem::InvalidHead, {std::string(text)});
    return head;
}

} // namespace

std::string cellText(const Sentence& sentence, const Cell& cell)
{
    if (cell.multiword) {
        const MultiwordToken* const token = multiwordFrom(sentence, cell.node.word);
        if (!token)
            return {};
        return cell.field == WordField::Form ? token->form
            : cell.field == WordField::Feats ? token->feats
            : cell.field == WordField::Misc  ? token->misc
                                             : std::string();
    }
    if (cell.node.empty == 0) {
        const bool isThere = cell.node.word >= 1 && cell.node.word <= sentence.size();
        return isThere ? fieldText(sentence.word(cell.node.word), cell.field) : std::string();
    }
    const EmptyNode* const node = findEmptyNode(sentence, cell.node);
    return node ? fieldText(node->token, cell.field) : std::string();
}

Result<std::vector<Parent>> parentsNamed(std::string_view text)
{
    std::vector<Parent> parents;
    if (isNothing(text))
        return parents;
    const std::string whole(text);
    while (true) {
        const std::size_t bar = text.find('|');
        const std::string_view one = text.substr(0, bar);
        const std::size_t colon = one.find(':');
        const auto head = colon == std::string_view::npos ? std::nullopt : nodeNamed(one.substr(0, colon));
        if (!head || colon + 1 == one.size())
            return refused(TreebankProblem::InvalidDeps, {whole});
        parents.push_back({*head, std::string(one.substr(colon + 1))});
        if (bar == std::string_view::npos)
            return parents;
        text.remove_prefix(bar + 1);
    }
}

Result<Sentence> setCell(const Sentence& sentence, const Cell& cell)
{
    if (cell.multiword)
        return setMultiwordField(sentence, cell.node.word, cell.field, cell.text);
    if (cell.field == WordField::Head && cell.node.empty == 0) {
        if (auto checked = checkHolds(sentence, WordField::Head); !checked)
            return failure(checked.error());
        const auto head = headNamed(cell.text);
        return head ? setHead(sentence, cell.node.word, *head) : failure(head.error());
    }
    if (cell.field == WordField::Parents) {
        if (auto checked = checkHolds(sentence, WordField::Parents); !checked)
            return failure(checked.error());
        auto parents = parentsNamed(cell.text);
        return parents ? setParents(sentence, cell.node, std::move(*parents)) : failure(parents.error());
    }
    return setField(sentence, cell.node, cell.field, cell.text);
}

Result<Sentence> setCells(const Sentence& sentence, const std::vector<Cell>& cells)
{
    Result<Sentence> changed = sentence;
    for (const Cell& cell : cells) {
        if (changed && cellText(*changed, cell) != (isNothing(cell.text) ? std::string() : cell.text))
            changed = setCell(*changed, cell);
    }
    return changed;
}

} // namespace arcwright
