// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/document.h"
#include "core/formats/text/lines.h"

namespace arcwright::test {

/// Head and relation edits of one sentence, made as an annotator's are, and which words they were made to.
class WordEdits {
public:
    explicit WordEdits(Sentence sentence) : m_sentence(std::move(sentence)) { }
    void setHead(int word, int head)
    {
        m_sentence = withHead(m_sentence, word, head);
        m_words.insert(word);
    }
    void setRelation(int word, std::string_view relation)
    {
        m_sentence = withRelation(m_sentence, word, relation);
        m_words.insert(word);
    }
    const Sentence& result() const { return m_sentence; }
    const std::set<int>& words() const { return m_words; }

private:
    Sentence m_sentence;
    std::set<int> m_words;
};

/// Whether the lines differ, if at all, only in HEAD, DEPREL and DEPS.
inline bool onlyTreeColumnsDiffer(std::string_view before, std::string_view after)
{
    const auto old = split(before, '\t');
    const auto now = split(after, '\t');
    if (old.size() != now.size())
        return false;
    for (std::size_t column = 0; column < old.size(); ++column) {
        if (old[column] != now[column] && (column < 6 || column > 8))
            return false;
    }
    return true;
}

/// Whether `after`, the new text of a CoNLL-U file, differs from the document only in the lines of the words `edited`
/// of sentence `index`, and in them only in HEAD, DEPREL and DEPS.
inline bool onlyTreeColumnsDiffer(
    const Document& before, std::size_t index, std::string_view after, const std::set<int>& edited)
{
    const auto old = before.serialised();
    const auto oldLines = splitLines(*old);
    const auto newLines = splitLines(after);
    if (oldLines.size() != newLines.size())
        return false;
    const std::size_t begin = before.line(index);
    const std::size_t end = begin + splitLines(before.sentence(index)->source.text()).size();
    for (std::size_t i = 0; i < oldLines.size(); ++i) {
        if (oldLines[i].ending != newLines[i].ending)
            return false;
        if (oldLines[i].text == newLines[i].text)
            continue;
        std::string_view line = oldLines[i].text;
        if (line.starts_with("\xEF\xBB\xBF"))
            line.remove_prefix(3);
        const auto id = parseNumber(line.substr(0, line.find('\t')));
        const bool ofEdited = i + 1 >= begin && i + 1 < end && id && edited.contains(*id);
        if (!ofEdited || !onlyTreeColumnsDiffer(oldLines[i].text, newLines[i].text))
            return false;
    }
    return true;
}

} // namespace arcwright::test
