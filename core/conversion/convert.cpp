// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/convert.h"

#include <algorithm>
#include <set>

#include "core/base/text_problems.h"
#include "core/conversion/adapt.h"
#include "core/conversion/conversion_problems.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/open.h"

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

/// The names of all further fields, in the order in which they first stand.
std::vector<std::string> furtherNames(const Document& document)
{
    std::vector<std::string> names;
    std::set<std::string, std::less<>> known;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        for (const Token& token : sentence->tokens) {
            for (const FurtherField& field : token.further) {
                const bool isName = field.name.find_first_of(" \t=") == std::string::npos;
                if (isName && known.insert(field.name).second)
                    names.push_back(field.name);
            }
        }
    }
    return names;
}

FormatPointer plusFor(const Document& document)
{
    std::vector<std::string> columns = ConlluColumns().names();
    for (std::string& name : furtherNames(document)) {
        if (std::find(columns.begin(), columns.end(), name) == columns.end())
            columns.push_back(std::move(name));
    }
    return std::make_shared<const ConlluFormat>("conllup", ConlluColumns(std::move(columns)));
}

} // namespace

FormatPointer formatFor(const Document& document, std::string_view name)
{
    const std::string_view own = familyOf(document.format()->name());
    if (name == own)
        return document.format();
    if (name == "cabocha" && own == "knp")
        return formatNamed("cabocha:juman");
    return name == "conllup" ? plusFor(document) : formatNamed(name);
}

FormatPointer formatForPath(const Document& document, const std::string& path)
{
    const FormatPointer ofEnding = formatOfEnding(path);
    return ofEnding ? formatFor(document, familyOf(ofEnding->name())) : nullptr;
}

Result<std::string> convertedSentence(const Sentence& sentence, const Format& from, const Format& target)
{
    Sentence made = adapted(sentence, from, target);
    for (;;) {
        auto text = target.write(made);
        if (text || text.error().code != TextProblem::CharacterNotInEncoding)
            return text;
        replaceCharacter(made, text.error().arguments.front());
    }
}

Problem ofSentence(const Document& document, std::size_t index, Problem problem)
{
    if (problem.code == ConversionProblem::FormatNotWritable) // which is not the sentence's fault
        return problem;
    problem.file = document.path();
    problem.line = document.line(index);
    problem.column = problem.line > 0 ? 1 : 0;
    return problem;
}

Result<std::string> converted(const Document& document, const Format& target, const ProgressSink& progress,
    const std::stop_token& stop, Unreadable unreadable)
{
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
        auto written = convertedSentence(*sentence, *document.format(), target);
        if (!written)
            return failure(ofSentence(document, i, written.error()));
        text += *written;
        isAnyWritten = true;
    }
    if (leftOut && !isAnyWritten)
        return failure(*leftOut);
    return text;
}

} // namespace arcwright
