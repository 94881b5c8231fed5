// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/read_back.h"

#include "core/treebank/treebank_problems.h"

#include <algorithm>
#include <array>
#include <optional>

namespace arcwright {

namespace {

/// A text of a word that is not the same in another reading of it.
std::optional<std::string> differingText(const Token& meant, const Token& read)
{
    constexpr std::array fields{WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos, WordField::Feats,
        WordField::Head, WordField::Relation, WordField::Parents, WordField::Misc};
    for (const WordField field : fields) {
        if (fieldText(meant, field) != fieldText(read, field))
            return fieldText(meant, field);
    }
    for (const FurtherField& field : meant.further) {
        if (read.furtherField(field.name) != field.value)
            return field.value;
    }
    return meant == read ? std::nullopt : std::optional(meant.form);
}

std::optional<std::string> differingWord(const Sentence& meant, const Sentence& read)
{
    if (meant.tokens.size() != read.tokens.size())
        return meant.text();
    for (std::size_t i = 0; i < meant.tokens.size(); ++i) {
        if (auto text = differingText(meant.tokens[i], read.tokens[i]))
            return text;
    }
    return std::nullopt;
}

std::optional<std::string> differingBunsetsu(const Sentence& meant, const Sentence& read)
{
    if (meant.bunsetsu.size() != read.bunsetsu.size())
        return meant.text();
    for (std::size_t i = 0; i < meant.bunsetsu.size(); ++i) {
        const Bunsetsu& bunsetsu = meant.bunsetsu[i];
        if (bunsetsu != read.bunsetsu[i])
            return bunsetsu.type != read.bunsetsu[i].type ? bunsetsu.type : meant.unitText(static_cast<int>(i) + 1);
    }
    return std::nullopt;
}

std::optional<std::string> differingComment(const Sentence& meant, const Sentence& read)
{
    for (std::size_t i = 0; i < meant.comments.size(); ++i) {
        if (i == read.comments.size() || meant.comments[i] != read.comments[i])
            return meant.comments[i].text;
    }
    return meant.comments.size() == read.comments.size() ? std::nullopt : std::optional(read.comments.back().text);
}

/// A bunsetsu that loses its head, which formats have no way to say of every one, and so is read as the last one.
std::optional<Problem> headlessBunsetsu(const Sentence& meant, const Sentence& read)
{
    for (std::size_t i = 0; i < std::min(meant.bunsetsu.size(), read.bunsetsu.size()); ++i) {
        if (meant.bunsetsu[i].head == kNoHead && read.bunsetsu[i].head != kNoHead)
            return Problem{TreebankProblem::WithoutHead, {}, 0, 0,
                {std::to_string(i + 1), meant.unitText(static_cast<int>(i) + 1)}};
    }
    return std::nullopt;
}

/// The first text of a sentence that differs in `read`.
std::optional<std::string> difference(const Sentence& meant, const Sentence& read)
{
    for (const auto differing : {differingWord, differingBunsetsu, differingComment}) {
        if (auto text = differing(meant, read))
            return text;
    }
    return read.problem ? std::optional(meant.text()) : std::nullopt;
}

} // namespace

Result<SentenceTexts> writtenAndReadBack(const Edit& edit, const FormatPointer& format)
{
    SentenceTexts texts;
    for (const auto& sentence : edit.after) {
        auto written = format->write(*sentence);
        if (!written)
            return failure(written.error());
        texts.push_back(std::make_shared<const std::string>(std::move(*written)));
        if (sentence->problem) // kept as it is
            continue;
        const auto& bytes = texts.back();
        const Sentence read = format->read({bytes, 0, bytes->size(), 1, format});
        if (auto headless = headlessBunsetsu(*sentence, read))
            return failure(std::move(*headless));
        if (auto text = difference(*sentence, read))
            return failure(Problem{TreebankProblem::NotWritable, {}, 0, 0, {std::string(format->name()), *text}});
    }
    return texts;
}

} // namespace arcwright
