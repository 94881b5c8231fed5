// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/field_operations.h"

#include <algorithm>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/surface_text.h"
#include "core/treebank/format.h"
#include "core/treebank/prague_fields.h"
#include "core/treebank/predicted_tags.h"

namespace arcwright {

namespace {

Result<void> checkText(WordField field, const std::string& text)
{
    if (field == WordField::Head || field == WordField::Parents)
        return refused(EditProblem::FieldIsNoText, {std::string(fieldName(field))});
    return field == WordField::Form ? checkForm(text) : checkFieldText(text);
}

} // namespace

Result<Sentence> setField(const Sentence& sentence, NodeId node, WordField field, const std::string& text)
{
    auto checked = all({checkNode(sentence, node), checkHolds(sentence, field), checkText(field, text)});
    if (!checked)
        return failure(checked.error());
    if (field == WordField::Relation && node.empty == 0)
        return setRelation(sentence, node.word, text);
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    setText(token, field, text);
    if (field == WordField::Upos || field == WordField::Xpos || field == WordField::Feats)
        settleTags(token);
    updateText(sentence, changed);
    return asWritten(std::move(changed));
}

Result<Sentence> setUnitField(const Sentence& sentence, int unit, WordField field, const std::string& text)
{
    if (auto checked = checkUnit(sentence, unit); !checked)
        return failure(checked.error());
    if (field == WordField::Relation)
        return setRelation(sentence, unit, text);
    if (!sentence.bunsetsu.empty())
        return refused(EditProblem::FieldOfWords, {std::string(fieldName(field))});
    return setField(sentence, {unit, 0}, field, text);
}

Result<Sentence> setFurtherField(const Sentence& sentence, NodeId node, std::string_view name, const std::string& text)
{
    auto checked = all({checkNode(sentence, node), checkFieldText(name), checkFieldText(text)});
    if (!checked)
        return failure(checked.error());
    const auto& format = sentence.source.format;
    if (format && !format->holdsFurther(name))
        return refused(EditProblem::FieldNotInFormat, {std::string(name), std::string(format->name())});
    Sentence changed = sentence;
    tokenOf(changed, node).setFurther(name, text == "_" ? std::string() : text);
    return asWritten(std::move(changed));
}

Result<Sentence> setMultiwordField(const Sentence& sentence, int word, WordField field, const std::string& text)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    const auto range = std::find_if(changed.multiwordTokens.begin(), changed.multiwordTokens.end(),
        [&](const MultiwordToken& other) { return other.first <= word && word <= other.last; });
    if (range == changed.multiwordTokens.end())
        return refused(EditProblem::NoSuchMultiword, {std::to_string(word)});
    std::string* const target = field == WordField::Form ? &range->form
        : field == WordField::Misc                       ? &range->misc
        : field == WordField::Feats                      ? &range->feats
                                                         : nullptr;
    if (!target)
        return refused(EditProblem::FieldIsNoText, {std::string(fieldName(field))});
    if (auto checked = all({checkHolds(sentence, field), checkText(field, text)}); !checked)
        return failure(checked.error());
    *target = text == "_" && field != WordField::Form ? std::string() : text;
    updateText(sentence, changed);
    return asWritten(std::move(changed));
}

Result<Sentence> togglePragueFlag(const Sentence& sentence, int word, std::string_view flag)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    const FlagPlace place = placeOfFlag(sentence, flag);
    if (place == FlagPlace::None) {
        const FormatPointer& format = sentence.source.format;
        return refused(
            EditProblem::FieldNotInFormat, {std::string(flag), format ? std::string(format->name()) : std::string()});
    }
    Sentence changed = sentence;
    Token& token = changed.word(word);
    setPragueFlag(token, flag, !hasPragueFlag(token, flag), place == FlagPlace::Further);
    return asWritten(std::move(changed));
}

} // namespace arcwright
