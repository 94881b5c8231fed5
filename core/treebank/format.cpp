// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/format.h"

#include "core/base/utf8.h"
#include "core/treebank/parents.h"

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

} // namespace arcwright
