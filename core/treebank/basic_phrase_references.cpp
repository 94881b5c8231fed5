// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/basic_phrase_references.h"

#include <charconv>

namespace arcwright {

namespace {

constexpr std::string_view idLine = "# S-ID:";
constexpr std::string_view sentencePart = " sid=\"";
constexpr std::string_view numberPart = "\" id=\"";

} // namespace

std::string knpSentenceId(const Sentence& sentence)
{
    for (const Comment& comment : sentence.comments) {
        std::string_view text = comment.text;
        if (!text.starts_with(idLine))
            continue;
        text.remove_prefix(idLine.size());
        if (text = text.substr(0, text.find(' ')); !text.empty())
            return std::string(text);
    }
    return {};
}

std::vector<BasicPhraseReference> referencesIn(std::string_view line)
{
    std::vector<BasicPhraseReference> found;
    for (auto at = line.find(sentencePart); at != std::string_view::npos; at = line.find(sentencePart, at)) {
        at += sentencePart.size();
        const auto quote = line.find('"', at);
        if (quote == std::string_view::npos || !line.substr(quote).starts_with(numberPart))
            continue;
        const char* const digits = line.data() + quote + numberPart.size();
        int number = 0;
        const auto [end, error] = std::from_chars(digits, line.data() + line.size(), number);
        if (error == std::errc{})
            found.push_back(
                {{std::string(line.substr(at, quote - at)), number}, at, static_cast<std::size_t>(end - line.data())});
    }
    return found;
}

bool renameReferences(std::string& line, const NewBasicPhraseNames& names)
{
    const auto references = referencesIn(line);
    bool isChanged = false;
    for (auto reference = references.rbegin(); reference != references.rend(); ++reference) {
        const auto name = names.find(reference->name);
        if (name == names.end() || name->first == name->second)
            continue;
        line.replace(reference->begin, reference->end - reference->begin,
            name->second.sentence + std::string(numberPart) + std::to_string(name->second.number));
        isChanged = true;
    }
    return isChanged;
}

} // namespace arcwright
