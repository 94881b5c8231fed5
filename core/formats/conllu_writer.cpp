// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/formats/lines.h"
#include "core/treebank/edit.h"

namespace arcwright {

namespace {

struct Column {
    WordField field;
    std::size_t index;
};
constexpr std::array<Column, 9> columns{
    {{WordField::Form, 1}, {WordField::Lemma, 2}, {WordField::Upos, 3}, {WordField::Xpos, 4}, {WordField::Feats, 5},
        {WordField::Head, 6}, {WordField::Relation, 7}, {WordField::Parents, 8}, {WordField::Misc, 9}}};

std::string columnText(const Token& token, WordField field)
{
    std::string text;
    if (field == WordField::Parents) {
        Token tidy = token;
        for (Parent& parent : tidy.parents)
            std::replace(parent.relation.begin(), parent.relation.end(), '|', '/');
        text = fieldText(tidy, field);
    } else {
        text = fieldText(token, field);
    }
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text.empty() ? "_" : text;
}

void appendToken(std::string& out, const std::string& id, const Token& token, std::string_view ending)
{
    out += id;
    for (const Column& column : columns)
        out += '\t' + columnText(token, column.field);
    out += ending;
}

/// The whole sentence from its fields, for one without a source or with other words than its source.
std::string composed(const Sentence& sentence, std::string_view ending)
{
    std::string out;
    for (const std::string& comment : sentence.comments)
        out.append(comment).append(ending);
    auto range = sentence.multiwordTokens.begin();
    auto empty = sentence.emptyNodes.begin();
    const auto appendEmptyNodes = [&](int word) {
        for (; empty != sentence.emptyNodes.end() && empty->id.word == word; ++empty)
            appendToken(out, std::to_string(word) + '.' + std::to_string(empty->id.empty), empty->token, ending);
    };
    appendEmptyNodes(0);
    for (int id = 1; id <= sentence.size(); ++id) {
        if (range != sentence.multiwordTokens.end() && range->first == id) {
            const std::string misc = range->misc.empty() ? "_" : range->misc;
            out += std::to_string(range->first) + '-' + std::to_string(range->last) + '\t' + range->form
                + "\t_\t_\t_\t_\t_\t_\t_\t" + misc;
            out += ending;
            ++range;
        }
        appendToken(out, std::to_string(id), sentence.word(id), ending);
        appendEmptyNodes(id);
    }
    out += ending;
    return out;
}

std::string joined(const std::vector<std::string_view>& texts)
{
    std::string line(texts[0]);
    for (std::size_t i = 1; i < texts.size(); ++i)
        line.append("\t").append(texts[i]);
    return line;
}

/// `line` with the columns of the fields in which `now` differs from `old` replaced.
std::string patched(std::string_view line, const Token& old, const Token& now)
{
    if (old == now)
        return std::string(line);
    auto texts = split(line, '\t');
    std::array<std::string, columns.size()> changed;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (fieldText(old, columns[i].field) != fieldText(now, columns[i].field)) {
            changed[i] = columnText(now, columns[i].field);
            texts[columns[i].index] = changed[i];
        }
    }
    return joined(texts);
}

/// The line of a multiword token, of which the form and MISC can change.
std::string patched(std::string_view line, const MultiwordToken& old, const MultiwordToken& now)
{
    auto texts = split(line, '\t');
    const std::string misc = now.misc.empty() ? "_" : now.misc;
    if (old.form != now.form)
        texts[1] = now.form;
    if (old.misc != now.misc)
        texts[9] = misc;
    return joined(texts);
}

bool sameStructure(const Sentence& first, const Sentence& second)
{
    return first.tokens.size() == second.tokens.size()
        && std::equal(first.multiwordTokens.begin(), first.multiwordTokens.end(), second.multiwordTokens.begin(),
            second.multiwordTokens.end(),
            [](const auto& a, const auto& b) { return a.first == b.first && a.last == b.last; })
        && std::equal(first.emptyNodes.begin(), first.emptyNodes.end(), second.emptyNodes.begin(),
            second.emptyNodes.end(), [](const auto& a, const auto& b) { return a.id == b.id; });
}

/// The lines after the comments, each with what changed in its word, multiword token or empty node.
void appendPatchedLines(
    std::string& out, std::span<const Line> lines, const Sentence& original, const Sentence& sentence)
{
    std::size_t word = 0;
    std::size_t range = 0;
    std::size_t empty = 0;
    for (const Line& line : lines) {
        const auto tab = line.text.find('\t');
        const std::string_view id = line.text.substr(0, std::min(tab, line.text.size()));
        if (tab == std::string_view::npos || id.find_first_not_of(' ') == std::string_view::npos) {
            out += line.text;
        } else if (id.find('-') != std::string_view::npos) {
            out += patched(line.text, original.multiwordTokens[range], sentence.multiwordTokens[range]);
            ++range;
        } else if (id.find('.') != std::string_view::npos) {
            out += patched(line.text, original.emptyNodes[empty].token, sentence.emptyNodes[empty].token);
            ++empty;
        } else {
            out += patched(line.text, original.tokens[word], sentence.tokens[word]);
            ++word;
        }
        out += line.ending;
    }
}

} // namespace

Result<std::string> ConlluFormat::write(const Sentence& sentence) const
{
    if (sentence.source.format != this)
        return composed(sentence, "\n");
    if (sentence.problem) // what could not be read can only be kept
        return std::string(sentence.source.text());
    const Sentence original = read(sentence.source);
    const auto lines = splitLines(sentence.source.text());
    const std::string_view newline = lines.empty() || lines.front().ending.empty() ? "\n" : lines.front().ending;
    if (original.problem || !sameStructure(original, sentence))
        return composed(sentence, newline);

    std::string out;
    const std::size_t comments = original.comments.size();
    for (std::size_t i = 0; i < sentence.comments.size(); ++i)
        out.append(sentence.comments[i]).append(i < comments ? lines[i].ending : newline);
    appendPatchedLines(out, std::span(lines).subspan(comments), original, sentence);
    return out;
}

void ConlluFormat::separate(std::string& text) const
{
    if (text.empty() || text == "\xEF\xBB\xBF")
        return;
    if (!text.ends_with('\n'))
        text += '\n';
    const auto previous = text.size() < 2 ? std::string::npos : text.rfind('\n', text.size() - 2);
    const auto begin = previous == std::string::npos ? 0 : previous + 1;
    if (text.find_first_not_of(" \t\r\n", begin) != std::string::npos)
        text += text.ends_with("\r\n") ? "\r\n" : "\n";
}

} // namespace arcwright
