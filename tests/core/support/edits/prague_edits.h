// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/documents/document.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/edits/choices.h"

namespace arcwright::test {

inline bool hangsBelow(const Sentence& sentence, int word, int top)
{
    for (; word > kRoot; word = sentence.word(word).head) {
        if (word == top)
            return true;
    }
    return false;
}

/// An edit of a Prague document of a kind that it can be saved with: a head, function, flag, lemma or tag. None for a
/// sentence without words.
inline std::optional<Edit> pragueEdit(const Document& document, Choices& choices)
{
    const auto index = static_cast<std::size_t>(choices.number(0, static_cast<int>(document.size())));
    const auto before = document.sentence(index);
    if (before->size() == 0)
        return std::nullopt;
    Sentence after = *before;
    const int word = choices.number(1, before->size() + 1);
    switch (choices.number(0, 5)) {
    case 0:
    case 1:
        if (const int head = choices.number(0, before->size() + 1); !hangsBelow(after, head, word))
            after = withHead(after, word, head);
        break;
    case 2:
        after = withRelation(after, word, choices.text({"Sb", "Obj", "Atr", "Coord", "AuxP"}));
        break;
    case 3:
        setPragueFlag(after.word(word), pml::isMember, choices.coin(), true);
        break;
    default:
        (choices.coin() ? after.word(word).lemma : after.word(word).xpos)
            = choices.text({"a&b", "<x>", "NNIS1-----A----", "ž"});
    }
    return document.format()->completed(
        document, replacement(document.id(index), before, std::make_shared<const Sentence>(std::move(after))));
}

} // namespace arcwright::test
