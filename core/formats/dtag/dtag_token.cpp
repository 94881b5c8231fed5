// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_token.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/formats/dtag/dtag_escapes.h"
#include "core/treebank/further_fields.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

constexpr std::string_view lineEnds{"\n\r\0", 3};

bool isWritableName(std::string_view name)
{
    return !name.empty() && name.find_first_of(std::string_view("=\"`<> \t\r\n\f\v\0", 12)) == std::string_view::npos
        && !isEdgeList(name);
}

Problem notWritable(std::string_view text)
{
    return {TreebankProblem::NotWritable, {}, 0, 0, {"dtag", std::string(text)}};
}

/// `name="value"`. DTAG runs what is between two back quotes, so such a value stands between escaped quotation marks,
/// with which it does not.
Result<std::string> attributeText(std::string_view name, std::string_view value)
{
    if (value.find_first_of(lineEnds) != std::string_view::npos)
        return failure(notWritable(value));
    const bool isCode = value.size() > 1 && value.front() == '`' && value.back() == '`';
    if (isCode && value.find_first_of(" \t\f\v\"") != std::string_view::npos)
        return failure(notWritable(value));
    const std::string_view quote = isCode ? "&22;" : "\"";
    std::string text(name);
    return text.append("=").append(quote).append(escapedDtag(value)).append(quote);
}

Result<std::string> formText(std::string_view form)
{
    if (form.find_first_of(lineEnds) != std::string_view::npos || unescapedDtagForm(form) != form)
        return failure(notWritable(form));
    return escapedDtagForm(form);
}

/// Attributes by name: of several of one name the last one counts.
using Attributes = std::unordered_map<std::string_view, const DtagAttribute*>;

Attributes attributesOf(const DtagTokenLine& line)
{
    Attributes attributes;
    for (const DtagAttribute& attribute : line.attributes)
        attributes[attribute.name] = &attribute;
    return attributes;
}

/// A token line that is put together attribute by attribute.
class TokenText {
public:
    TokenText(const Token& token, const DtagTokenLine* source) : m_token(token), m_source(source), m_further(token) { }

    Result<std::string> run(std::string_view in, std::string_view out)
    {
        if (m_source)
            copyAttributes(in, out);
        addMissing(in, out);
        std::string form = m_source ? std::string(m_source->form) : std::string();
        if (!m_source || unescapedDtagForm(form) != m_token.form)
            form = take(formText(m_token.form));
        if (m_problem)
            return failure(*m_problem);
        std::string text(m_source ? m_source->before : "<W");
        for (const Piece& piece : m_pieces)
            text += piece.text;
        text.append(m_source ? m_source->between : ">").append(form).append(m_source ? m_source->after : "</W>");
        if (m_source && !saysSo(text, in, out))
            return failure(notWritable(text));
        return text;
    }

private:
    struct Piece {
        std::string_view name;
        std::string text; ///< with the blanks before it
    };

    /// Whether a line reads as what it was written from. Where a quotation mark of the source is never closed, what was
    /// added stands inside of a value.
    bool saysSo(std::string_view line, std::string_view in, std::string_view out) const
    {
        if (!isTokenLine(line))
            return false;
        DtagTokenLine parts;
        parseTokenLine(line, parts);
        const Attributes read = attributesOf(parts);
        const auto has = [&](std::string_view name, std::string_view value) {
            const auto attribute = read.find(name);
            return attribute != read.end() ? unescapedDtag(attribute->second->value) == value : value.empty();
        };
        return parts.value("in") == in && parts.value("out") == out && unescapedDtagForm(parts.form) == m_token.form
            && std::all_of(dtagFields.begin(), dtagFields.end(),
                [&](const auto& field) { return has(field.first, m_token.*field.second); })
            && std::all_of(m_token.further.begin(), m_token.further.end(),
                [&](const FurtherField& field) { return isEdgeList(field.name) || has(field.name, field.value); });
    }

    std::string take(Result<std::string> text)
    {
        if (text)
            return std::move(*text);
        if (!m_problem)
            m_problem = text.error();
        return {};
    }

    /// The value an attribute is to have, none if it is to go.
    std::optional<std::string_view> wanted(std::string_view name) const
    {
        if (std::string Token::*const field = dtagField(name))
            return m_token.*field;
        const FurtherField* further = m_further.find(name);
        return further ? std::optional<std::string_view>(further->value) : std::nullopt;
    }

    void copyAttributes(std::string_view in, std::string_view out)
    {
        const Attributes counting = attributesOf(*m_source);
        for (const DtagAttribute& attribute : m_source->attributes) {
            std::string text(attribute.space);
            const bool counts = !attribute.name.empty() && counting.at(attribute.name) == &attribute;
            if (counts && isEdgeList(attribute.name)) {
                const std::string_view list = attribute.name == "in" ? in : out;
                if (list == attribute.value)
                    text += attribute.whole;
                else
                    text.append(attribute.name).append("=\"").append(list).append("\"");
            } else if (!attribute.name.empty() && !isEdgeList(attribute.name)) {
                const auto value = wanted(attribute.name);
                if (!value)
                    continue;
                if (!counts || unescapedDtag(attribute.value) == *value)
                    text += attribute.whole;
                else
                    text += take(attributeText(attribute.name, *value));
            } else {
                text += attribute.whole;
            }
            m_pieces.push_back({attribute.name, std::move(text)});
        }
    }

    bool has(std::string_view name) const
    {
        return std::any_of(m_pieces.begin(), m_pieces.end(), [&](const Piece& piece) { return piece.name == name; });
    }

    void addMissing(std::string_view in, std::string_view out)
    {
        std::unordered_set<std::string_view> present;
        for (const Piece& piece : m_pieces)
            present.insert(piece.name);
        std::vector<Piece> missing;
        const auto add = [&](std::string_view name, std::string_view value) {
            missing.push_back({name, ' ' + take(attributeText(name, value))});
        };
        for (const auto& [name, field] : dtagFields) {
            if (!(m_token.*field).empty() && !present.contains(name))
                add(name, m_token.*field);
        }
        for (const FurtherField& further : m_token.further) {
            if (isEdgeList(further.name) || present.contains(further.name))
                continue;
            if (isWritableName(further.name))
                add(further.name, further.value);
            else if (!m_problem)
                m_problem = notWritable(further.name);
        }
        insert(std::move(missing));
        addList("in", in);
        addList("out", out);
    }

    /// Attributes come in the order of their names, before the lists of edges: each before the first that is greater.
    void insert(std::vector<Piece> missing)
    {
        const auto isBefore = [](const Piece& one, const Piece& other) { return one.name < other.name; };
        std::stable_sort(missing.begin(), missing.end(), isBefore);
        const auto lists
            = std::find_if(m_pieces.begin(), m_pieces.end(), [](const Piece& piece) { return isEdgeList(piece.name); });
        std::vector<Piece> pieces;
        auto next = missing.begin();
        for (auto piece = m_pieces.begin(); piece != m_pieces.end(); ++piece) {
            while (next != missing.end() && (piece == lists || isBefore(*next, *piece)))
                pieces.push_back(std::move(*next++));
            pieces.push_back(std::move(*piece));
        }
        std::move(next, missing.end(), std::back_inserter(pieces));
        m_pieces = std::move(pieces);
    }

    void addList(std::string_view name, std::string_view list)
    {
        if (has(name) || (m_source && list.empty()))
            return;
        const auto place = std::find_if(
            m_pieces.begin(), m_pieces.end(), [&](const Piece& piece) { return name == "in" && piece.name == "out"; });
        std::string text = " ";
        text.append(name).append("=\"").append(list).append("\"");
        m_pieces.insert(place, {name, std::move(text)});
    }

    const Token& m_token;
    const DtagTokenLine* m_source;
    FurtherFields m_further; ///< of the token
    std::vector<Piece> m_pieces;
    std::optional<Problem> m_problem;
};

} // namespace

Result<std::string> dtagTokenText(
    const Token& token, const DtagTokenLine* source, std::string_view in, std::string_view out)
{
    return TokenText(token, source).run(in, out);
}

std::string withEdgeLists(const DtagTokenLine& line, std::string_view in, std::string_view out)
{
    std::string text(line.before);
    for (const DtagAttribute& attribute : line.attributes) {
        text += attribute.space;
        const std::string_view list = attribute.name == "in" ? in : out;
        if (isEdgeList(attribute.name) && line.attribute(attribute.name) == &attribute && list != attribute.value)
            text.append(attribute.name).append("=\"").append(list).append("\"");
        else
            text += attribute.whole;
    }
    return text.append(line.between).append(line.form).append(line.after);
}

} // namespace arcwright
