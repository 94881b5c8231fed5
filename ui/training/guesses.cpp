// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/guesses.h"

#include "core/treebank/prague_fields.h"

namespace arcwright::ui {

std::optional<bool> membershipUnder(
    const Sentence& sentence, int head, const QString& relation, std::optional<bool> isMember)
{
    const std::string plain = relation.toStdString();
    return isMember == true ? relationWithMembership(sentence, head, plain, true) != plain : isMember;
}

} // namespace arcwright::ui
