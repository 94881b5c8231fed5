// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu.h"

#include <array>

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
    std::string text = fieldText(token, field);
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

/// `line` with the columns of the fields in which `now` differs from `old` replaced.
std::string patched(std::string_view line, const Token& old, const Token& now)
{
    auto texts = split(line, '\t');
    std::array<std::string, columns.size()> changed;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (fieldText(old, columns[i].field) != fieldText(now, columns[i].field)) {
            changed[i] = columnText(now, columns[i].field);
            texts[columns[i].index] = changed[i];
        }
    }
    std::string out(texts[0]);
    for (std::size_t i = 1; i < texts.size(); ++i)
        out.append("\t").append(texts[i]);
    return out;
}

bool sameStructure(const Sentence& first, const Sentence& second)
{
    return first.comments == second.comments && first.tokens.size() == second.tokens.size()
        && first.multiwordTokens == second.multiwordTokens && first.emptyNodes == second.emptyNodes;
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
    if (original.problem || !sameStructure(original, sentence))
        return composed(sentence, lines.empty() || lines.front().ending.empty() ? "\n" : lines.front().ending);

    std::string out;
    int id = 0;
    for (const Line& line : lines) {
        const auto tab = line.text.find('\t');
        const bool isWord = tab != std::string_view::npos && parseNumber(line.text.substr(0, tab)).has_value();
        id += isWord ? 1 : 0;
        if (isWord && original.word(id) != sentence.word(id))
            out += patched(line.text, original.word(id), sentence.word(id));
        else
            out += line.text;
        out += line.ending;
    }
    return out;
}

} // namespace arcwright
