// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/format.h"

#include "core/base/utf8.h"
#include "core/treebank/parents.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

std::optional<std::string> Format::decodedLine(std::string_view line) const
{
    if (findInvalidUtf8(line))
        return std::nullopt;
    return std::string(line);
}

Result<std::string> Format::encodedLine(std::string_view text, std::string_view) const
{
    return std::string(text);
}

void Format::changeHead(Token& token, int head) const
{
    moveBasicArc(token, head);
}

void Format::changeRelation(Token& token, std::string_view relation) const
{
    renameBasicArc(token, relation);
}

Result<void> Format::checkRelation(std::string_view relation) const
{
    return checkRelationInColumns(relation);
}

Result<void> checkRelationInColumns(std::string_view relation)
{
    if (relation.find(' ') != std::string_view::npos)
        return failure(Problem{TreebankProblem::BlankInRelation, {}, 0, 0, {std::string(relation)}});
    if (relation.find('|') != std::string_view::npos)
        return failure(Problem{TreebankProblem::BarInRelation, {}, 0, 0, {std::string(relation)}});
    return {};
}

} // namespace arcwright
