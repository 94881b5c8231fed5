// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu_columns.h"

#include "core/formats/format_problems.h"

#include <algorithm>
#include <array>
#include <set>

namespace arcwright {

namespace {

struct StandardColumn {
    std::string_view name;
    std::optional<WordField> field;
};
constexpr std::array<StandardColumn, 10> standard{
    {{"ID", std::nullopt}, {"FORM", WordField::Form}, {"LEMMA", WordField::Lemma}, {"UPOS", WordField::Upos},
        {"XPOS", WordField::Xpos}, {"FEATS", WordField::Feats}, {"HEAD", WordField::Head},
        {"DEPREL", WordField::Relation}, {"DEPS", WordField::Parents}, {"MISC", WordField::Misc}}};

std::vector<std::string> standardNames()
{
    std::vector<std::string> names;
    names.reserve(standard.size());
    for (const StandardColumn& column : standard)
        names.emplace_back(column.name);
    return names;
}

std::optional<WordField> standardField(std::string_view name)
{
    const auto* const found = std::find_if(
        standard.begin(), standard.end(), [&](const StandardColumn& column) { return column.name == name; });
    return found == standard.end() ? std::nullopt : found->field;
}

} // namespace

ConlluColumns::ConlluColumns() : ConlluColumns(standardNames()) { }

ConlluColumns::ConlluColumns(std::vector<std::string> names) : m_names(std::move(names))
{
    for (const std::string& name : m_names)
        m_fields.push_back(standardField(name));
    const auto id = std::find(m_names.begin(), m_names.end(), "ID");
    m_isUsable = id != m_names.end() && indexOf(WordField::Form)
        && std::set(m_names.begin(), m_names.end()).size() == m_names.size();
    m_id = m_isUsable ? static_cast<std::size_t>(id - m_names.begin()) : 0;
}

ConlluColumns::ConlluColumns(std::vector<std::string> names, std::vector<std::optional<WordField>> fields)
    : m_names(std::move(names)), m_fields(std::move(fields))
{
}

ConlluColumns ConlluColumns::conllX()
{
    return {{"ID", "FORM", "LEMMA", "CPOSTAG", "POSTAG", "FEATS", "HEAD", "DEPREL", "PHEAD", "PDEPREL"},
        {std::nullopt, WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos, WordField::Feats,
            WordField::Head, WordField::Relation, std::nullopt, std::nullopt}};
}

std::optional<std::size_t> ConlluColumns::indexOf(WordField field) const
{
    const auto found = std::find(m_fields.begin(), m_fields.end(), std::optional(field));
    return found == m_fields.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_fields.begin()));
}

bool ConlluColumns::holdsFurther(std::string_view name) const
{
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    const auto index = static_cast<std::size_t>(found - m_names.begin());
    return found != m_names.end() && index != m_id && !m_fields[index];
}

namespace {

constexpr std::string_view columnsKey = "global.columns";

/// The text behind `# global.columns =`, none if the line is another one.
std::optional<std::string_view> namedColumns(std::string_view line)
{
    const auto equals = line.find('=');
    if (!line.starts_with('#') || equals == std::string_view::npos)
        return std::nullopt;
    std::string_view key = line.substr(1, equals - 1);
    key.remove_prefix(std::min(key.find_first_not_of(" \t"), key.size()));
    key = key.substr(0, key.find_last_not_of(" \t") + 1);
    return key == columnsKey ? std::optional(line.substr(equals + 1)) : std::nullopt;
}

} // namespace

bool namesColumns(std::string_view line)
{
    return namedColumns(line).has_value();
}

Result<ConlluColumns> parseColumns(std::string_view line)
{
    std::string_view rest = namedColumns(line).value_or(std::string_view());
    std::vector<std::string> names;
    for (;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (rest.empty())
            break;
        const std::string_view name = rest.substr(0, rest.find_first_of(" \t"));
        if (std::find(names.begin(), names.end(), name) != names.end())
            return failure(Problem{FormatProblem::ColumnTwice, {}, 0, columnOf(line, name), {std::string(name)}});
        names.emplace_back(name);
        rest.remove_prefix(name.size());
    }
    for (const std::string_view name : {"ID", "FORM"}) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            return failure(Problem{
                FormatProblem::ColumnMissing, {}, 0, columnOf(line, line.substr(line.size())), {std::string(name)}});
    }
    return ConlluColumns(std::move(names));
}

std::optional<NodeId> parseNodeId(std::string_view text)
{
    const auto dot = text.find('.');
    const auto word = parseNumber(text.substr(0, dot));
    if (!word)
        return std::nullopt;
    if (dot == std::string_view::npos)
        return NodeId{*word, 0};
    const auto empty = parseNumber(text.substr(dot + 1));
    return empty && *empty > 0 ? std::optional(NodeId{*word, *empty}) : std::nullopt;
}

std::optional<std::vector<Parent>> parseParents(std::string_view field)
{
    std::vector<Parent> parents;
    if (field == "_")
        return parents;
    for (const std::string_view part : split(field, '|')) {
        const auto colon = part.find(':');
        const auto head = parseNodeId(part.substr(0, colon));
        if (colon == std::string_view::npos || colon + 1 == part.size() || !head)
            return std::nullopt;
        parents.push_back({*head, std::string(part.substr(colon + 1))});
    }
    return parents;
}

bool setCell(Token& token, WordField field, std::string_view cell)
{
    const std::string_view text = cell == "_" ? std::string_view() : cell;
    switch (field) {
    case WordField::Form:
        token.form = cell;
        return true;
    case WordField::Lemma:
        token.lemma = text;
        return true;
    case WordField::Upos:
        token.upos = text;
        return true;
    case WordField::Xpos:
        token.xpos = text;
        return true;
    case WordField::Feats:
        token.feats = text;
        return true;
    case WordField::Head: {
        const auto head = cell == "_" ? std::optional(kNoHead) : parseNumber(cell);
        token.head = head.value_or(kNoHead);
        return head.has_value();
    }
    case WordField::Relation:
        token.relation = text;
        return true;
    case WordField::Parents: {
        auto parents = parseParents(cell);
        if (parents)
            token.parents = std::move(*parents);
        return parents.has_value();
    }
    case WordField::Misc:
        token.misc = text;
        return true;
    }
    return false;
}

std::string columnSafe(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string cellText(const Token& token, WordField field)
{
    std::string text;
    if (field == WordField::Parents) {
        Token tidy;
        tidy.parents = token.parents;
        for (Parent& parent : tidy.parents) {
            std::replace(parent.relation.begin(), parent.relation.end(), '|', '/');
            if (parent.relation.empty()) // which could not be read back
                parent.relation = "_";
        }
        text = fieldText(tidy, field);
    } else {
        text = fieldText(token, field);
    }
    return text.empty() ? "_" : columnSafe(std::move(text));
}

} // namespace arcwright
