// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/converted_text.h"

#include <algorithm>

#include "core/base/text_problems.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/format_terms.h"

namespace arcwright {

namespace {

constexpr std::string_view missingCharacter = "〓"; // as Japanese printers have it

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

void replaceCharacter(Sentence& sentence, std::string_view character)
{
    for (Token& token : sentence.tokens) {
        for (std::string* field : {&token.form, &token.lemma, &token.upos, &token.xpos})
            replaceAll(*field, character, missingCharacter);
        for (FurtherField& field : token.further)
            replaceAll(field.value, character, missingCharacter);
    }
    for (Comment& comment : sentence.comments)
        replaceAll(comment.text, character, missingCharacter);
    for (Bunsetsu& bunsetsu : sentence.bunsetsu)
        replaceAll(bunsetsu.rest, character, missingCharacter);
}

} // namespace

Result<std::string> convertedSentenceText(const Sentence& sentence, const Format& from, const Format& target)
{
    Sentence made = restated(sentence, from, target);
    for (;;) {
        auto text = target.write(made);
        if (text || text.error().code != TextProblem::CharacterNotInEncoding)
            return text;
        replaceCharacter(made, text.error().arguments.front());
    }
}

bool isLeftOutAsEmpty(const Sentence& sentence, const Format& from, const Format& target)
{
    if (sentence.problem || !sentence.tokens.empty())
        return false;
    const auto text = convertedSentenceText(sentence, from, target);
    if (!text)
        return true;
    const auto bytes = std::make_shared<const std::string>(*text);
    return target.read({bytes, 0, bytes->size(), 1, {}}).problem.has_value();
}

Problem problemOfSentence(const Document& document, std::size_t index, Problem problem)
{
    if (problem.code == ConversionProblem::FormatNotWritable) // which is not the sentence's fault
        return problem;
    problem.file = document.path();
    problem.line = document.line(index);
    problem.column = problem.line > 0 ? 1 : 0;
    return problem;
}

Result<std::string> convertedText(const Document& document, const Format& target, const ProgressSink& progress,
    const std::stop_token& stop, Unreadable unreadable)
{
    if (target.family().origin == FormatFamily::Origin::OpenedOnly)
        return failure(Problem{ConversionProblem::FormatOnlyEdited, {}, 0, 0, {std::string(target.family().title)}});
    if (&target == document.format().get())
        return document.serialised();
    std::string text = target.opening();
    std::optional<Problem> leftOut; ///< why the first of the sentences that were
    bool isAnyWritten = false;
    for (std::size_t i = 0; i < document.size(); ++i) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (progress && i % std::max<std::size_t>(document.size() / 100, 1) == 0)
            progress({i, document.size()});
        const auto sentence = document.sentence(i);
        if (sentence->problem && unreadable == Unreadable::Refuse)
            return failure(*sentence->problem);
        if (sentence->problem) {
            leftOut = leftOut ? leftOut : sentence->problem;
            continue;
        }
        if (isLeftOutAsEmpty(*sentence, *document.format(), target))
            continue; // one of the losses
        auto written = convertedSentenceText(*sentence, *document.format(), target);
        if (!written)
            return failure(problemOfSentence(document, i, written.error()));
        text += *written;
        isAnyWritten = true;
    }
    if (leftOut && !isAnyWritten)
        return failure(*leftOut);
    return text;
}

} // namespace arcwright
