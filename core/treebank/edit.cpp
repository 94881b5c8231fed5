// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/edit.h"

#include <algorithm>

namespace arcwright {

Edit replacement(SentenceId id, std::shared_ptr<const Sentence> before, std::shared_ptr<const Sentence> after)
{
    return {{id}, {id}, {std::move(before)}, {std::move(after)}, {}, std::chrono::system_clock::now(), {}};
}

Edit inverted(const Edit& edit)
{
    Edit inverse = edit;
    std::swap(inverse.idsBefore, inverse.idsAfter);
    std::swap(inverse.before, inverse.after);
    return inverse;
}

namespace {

std::string parentsText(const std::vector<Parent>& parents)
{
    std::string text;
    for (const Parent& parent : parents) {
        if (!text.empty())
            text += '|';
        text += std::to_string(parent.head.word);
        if (parent.head.empty != 0)
            text += '.' + std::to_string(parent.head.empty);
        text += ':' + parent.relation;
    }
    return text;
}

} // namespace

std::string fieldText(const Token& token, WordField field)
{
    switch (field) {
    case WordField::Form:
        return token.form;
    case WordField::Lemma:
        return token.lemma;
    case WordField::Upos:
        return token.upos;
    case WordField::Xpos:
        return token.xpos;
    case WordField::Feats:
        return token.feats;
    case WordField::Head:
        return token.head == kNoHead ? std::string() : std::to_string(token.head);
    case WordField::Relation:
        return token.relation;
    case WordField::Parents:
        return parentsText(token.parents);
    case WordField::Misc:
        return token.misc;
    }
    return {};
}

std::vector<FieldChange> fieldChanges(const Sentence& before, const Sentence& after)
{
    static constexpr WordField fields[] = {WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos,
        WordField::Feats, WordField::Head, WordField::Relation, WordField::Parents, WordField::Misc};
    std::vector<FieldChange> changes;
    const int words = std::min(before.size(), after.size());
    for (int id = 1; id <= words; ++id) {
        if (before.word(id) == after.word(id))
            continue;
        for (const WordField field : fields) {
            std::string old = fieldText(before.word(id), field);
            std::string now = fieldText(after.word(id), field);
            if (old != now)
                changes.push_back({id, field, std::move(old), std::move(now)});
        }
    }
    return changes;
}

} // namespace arcwright
