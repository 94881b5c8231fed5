// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/comment_operations.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/metadata_lines.h"
#include "core/editing/sentence_lines.h"

namespace arcwright {

namespace {

Result<void> checkIndex(const Sentence& sentence, std::size_t index, std::size_t most)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    return index < most ? Result<void>() : refused(EditProblem::NoSuchComment);
}

Result<void> checkLine(const Sentence& sentence, const std::string& text)
{
    constexpr std::string_view breaking("\n\r\0", 3);
    const bool isOneLine = text.find_first_of(breaking) == std::string::npos && !findInvalidUtf8(text);
    if (!isOneLine || !canBeComment(sentence, text))
        return refused(EditProblem::InvalidComment, {text});
    return {};
}

std::vector<std::size_t> changeableComments(const Sentence& sentence)
{
    std::vector<std::size_t> places;
    for (std::size_t index = 0; index < sentence.comments.size(); ++index) {
        if (checkLine(sentence, sentence.comments[index].text))
            places.push_back(index);
    }
    return places;
}

} // namespace

Result<Sentence> setMetadata(const Sentence& sentence, std::string_view key, const std::string& value)
{
    const std::string line = "# " + std::string(key) + " = " + value;
    if (auto checked = all({checkIsConllu(sentence), checkLine(sentence, line)}); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    if (const auto place = findMetadata(changed, key)) {
        replaceValue(changed, *place, value);
    } else {
        std::size_t last = 0;
        while (last < changed.comments.size() && changed.comments[last].wordsBefore == 0)
            ++last;
        changed.comments.insert(changed.comments.begin() + static_cast<std::ptrdiff_t>(last), Comment(line));
    }
    if (changed.metadata(key) != value)
        return refused(EditProblem::InvalidComment, {line});
    return asWritten(std::move(changed));
}

Result<Sentence> removeMetadata(const Sentence& sentence, std::string_view key)
{
    if (auto checked = checkIsConllu(sentence); !checked)
        return failure(checked.error());
    const auto place = findMetadata(sentence, key);
    if (!place)
        return refused(EditProblem::NoSuchComment);
    return removeComment(sentence, place->comment);
}

Result<Sentence> setComment(const Sentence& sentence, std::size_t index, const std::string& text)
{
    auto checked = all({checkIndex(sentence, index, sentence.comments.size()), checkLine(sentence, text)});
    if (checked)
        checked = checkLine(sentence, sentence.comments[index].text);
    if (!checked)
        return failure(checked.error());
    Sentence changed = sentence;
    changed.comments[index].text = text;
    return asWritten(std::move(changed));
}

Result<Sentence> insertComment(const Sentence& sentence, std::size_t index, const std::string& text)
{
    auto checked = all({checkIndex(sentence, index, sentence.comments.size() + 1), checkLine(sentence, text)});
    if (!checked)
        return failure(checked.error());
    Sentence changed = sentence;
    const int place = index < changed.comments.size() ? changed.comments[index].wordsBefore
        : changed.comments.empty()                    ? 0
                                                      : changed.comments.back().wordsBefore;
    changed.comments.insert(changed.comments.begin() + static_cast<std::ptrdiff_t>(index), Comment(text, place));
    return asWritten(std::move(changed));
}

Result<Sentence> removeComment(const Sentence& sentence, std::size_t index)
{
    auto checked = checkIndex(sentence, index, sentence.comments.size());
    if (checked)
        checked = checkLine(sentence, sentence.comments[index].text);
    if (!checked)
        return failure(checked.error());
    Sentence changed = sentence;
    changed.comments.erase(changed.comments.begin() + static_cast<std::ptrdiff_t>(index));
    return asWritten(std::move(changed));
}

std::vector<std::string> commentLines(const Sentence& sentence)
{
    std::vector<std::string> lines;
    for (const std::size_t index : changeableComments(sentence))
        lines.push_back(sentence.comments[index].text);
    return lines;
}

Result<Sentence> setCommentLines(const Sentence& sentence, const std::vector<std::string>& lines)
{
    if (auto readable = checkReadable(sentence); !readable)
        return failure(readable.error());
    const std::vector<std::size_t> places = changeableComments(sentence);
    const std::size_t both = std::min(places.size(), lines.size());
    Result<Sentence> changed = sentence;
    for (std::size_t line = 0; line < both && changed; ++line) {
        if (changed->comments[places[line]].text != lines[line])
            changed = setComment(*changed, places[line], lines[line]);
    }
    for (std::size_t line = places.size(); line > both && changed; --line)
        changed = removeComment(*changed, places[line - 1]);
    const std::size_t after = places.empty() ? 0 : places.back() + 1;
    for (std::size_t line = both; line < lines.size() && changed; ++line)
        changed = insertComment(*changed, after + line - both, lines[line]);
    return changed;
}

} // namespace arcwright
