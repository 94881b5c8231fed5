// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/checks.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/documents/read_back.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

std::string nameOfFormat(const Sentence& sentence)
{
    return sentence.source.format ? std::string(sentence.source.format->name()) : std::string();
}

} // namespace

bool isConllu(const Sentence& sentence)
{
    const auto& format = sentence.source.format;
    return sentence.bunsetsu.empty() && (!format || format->isUniversalDependencies());
}

tl::unexpected<Problem> refused(ProblemCode code, std::vector<std::string> arguments)
{
    return failure(Problem{code, {}, 0, 0, std::move(arguments)});
}

Result<void> checkReadable(const Sentence& sentence)
{
    if (sentence.problem || sentence.tokens.empty())
        return refused(EditProblem::SentenceNotReadable);
    return {};
}

Result<void> checkWords(const Sentence& sentence, std::initializer_list<int> words)
{
    for (const int word : words) {
        if (auto checked = checkNode(sentence, {word, 0}); !checked)
            return checked;
    }
    return {};
}

Result<void> checkNode(const Sentence& sentence, NodeId node, bool orRoot)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    if (!hasNode(sentence, node) || (node == NodeId{} && !orRoot))
        return refused(EditProblem::NoSuchNode, {nodeName(node)});
    return {};
}

Result<void> checkUnit(const Sentence& sentence, int unit, bool orRoot)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    if (unit < (orRoot ? kNoHead : 1) || unit > sentence.unitCount())
        return refused(EditProblem::NoSuchNode, {std::to_string(unit)});
    return {};
}

Result<void> checkIsConllu(const Sentence& sentence)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    if (!isConllu(sentence))
        return refused(TreebankProblem::OnlyInConllu, {nameOfFormat(sentence)});
    return {};
}

Result<void> checkHolds(const Sentence& sentence, WordField field)
{
    const auto& format = sentence.source.format;
    const bool isOfTree = field == WordField::Head || field == WordField::Relation || field == WordField::Parents;
    if ((format && !format->holds(field)) || (isOfTree && !sentence.bunsetsu.empty()))
        return refused(EditProblem::FieldNotInFormat, {std::string(fieldName(field)), nameOfFormat(sentence)});
    return {};
}

Result<void> checkFieldText(std::string_view text)
{
    constexpr std::string_view breaking("\t\n\r\0", 4);
    if (text.find_first_of(breaking) != std::string_view::npos || findInvalidUtf8(text))
        return refused(EditProblem::TextNotInField, {std::string(text)});
    return {};
}

Result<void> checkForm(std::string_view form)
{
    return form.empty() ? refused(EditProblem::EmptyForm) : checkFieldText(form);
}

Result<void> checkRelation(const Sentence& sentence, std::string_view relation)
{
    if (relation.empty() || relation == "_")
        return refused(EditProblem::RelationNeeded);
    if (auto text = checkFieldText(relation); !text)
        return text;
    const auto& format = sentence.source.format;
    if (!format)
        return checkRelationInColumns(relation);
    const bool isAscii
        = std::all_of(relation.begin(), relation.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (!isAscii) { // which every encoding has
        if (auto encoded = format->encodedLine(relation, sentence.source.text()); !encoded)
            return failure(encoded.error());
    }
    return format->checkRelation(relation);
}

Result<Sentence> asWritten(Sentence changed)
{
    const FormatPointer format = changed.source.format;
    if (!format)
        return changed;
    Edit edit;
    edit.after.push_back(std::make_shared<const Sentence>(std::move(changed)));
    if (auto kept = writtenAndReadBack(edit, format); !kept)
        return failure(kept.error());
    return *edit.after.front();
}

std::string_view fieldName(WordField field)
{
    switch (field) {
    case WordField::Form:
        return "FORM";
    case WordField::Lemma:
        return "LEMMA";
    case WordField::Upos:
        return "UPOS";
    case WordField::Xpos:
        return "XPOS";
    case WordField::Feats:
        return "FEATS";
    case WordField::Head:
        return "HEAD";
    case WordField::Relation:
        return "DEPREL";
    case WordField::Parents:
        return "DEPS";
    case WordField::Misc:
        return "MISC";
    }
    return {};
}

void setText(Token& token, WordField field, std::string text)
{
    switch (field) {
    case WordField::Form:
        // An underscore is its own lemma, every other word has none where the file has one.
        if (text == "_" && token.lemma.empty())
            token.lemma = "_";
        else if (text != "_" && token.lemma == "_")
            token.lemma.clear();
        token.form = std::move(text);
        return;
    case WordField::Lemma:
        if (token.form == "_")
            token.lemma = text.empty() ? "_" : std::move(text);
        else
            token.lemma = text == "_" ? std::string() : std::move(text);
        return;
    default:
        break;
    }
    std::string* const target = field == WordField::Upos ? &token.upos
        : field == WordField::Xpos                       ? &token.xpos
        : field == WordField::Feats                      ? &token.feats
        : field == WordField::Misc                       ? &token.misc
                                                         : &token.relation;
    *target = text == "_" ? std::string() : std::move(text);
}

Token& tokenOf(Sentence& sentence, NodeId node)
{
    if (node.empty == 0)
        return sentence.word(node.word);
    return std::find_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(), [&](const EmptyNode& other) {
        return other.id == node;
    })->token;
}

} // namespace arcwright
