// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/sentence_text.h"

#include "core/validation/characters.h"
#include "core/validation/misc_attributes.h"

namespace arcwright {

namespace {

/// Takes the first line off `rest`, which must not be empty, and returns it without its end.
std::string_view takeLine(std::string_view& rest)
{
    const auto newline = rest.find('\n');
    std::string_view line = rest.substr(0, newline);
    rest.remove_prefix(newline == std::string_view::npos ? rest.size() : newline + 1);
    if (newline != std::string_view::npos && line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

Row rowOf(std::string_view line, std::size_t index, const ColumnPlaces& columns)
{
    Row row;
    row.line = index;
    for (const Column column : columns.missing())
        row.fields[static_cast<std::size_t>(column)] = "_";
    for (;; ++row.columns) {
        const auto tab = line.find('\t');
        const auto column = row.columns < columns.count() ? columns.at(row.columns) : std::nullopt;
        if (column)
            row.fields[static_cast<std::size_t>(*column)] = line.substr(0, tab);
        if (tab == std::string_view::npos)
            break;
        line.remove_prefix(tab + 1);
    }
    ++row.columns;
    row.id = parseId(row.field(Column::Id));
    return row;
}

/// Splits DEPS; false if an item has no colon.
bool splitArcs(std::string_view field, std::vector<EnhancedArc>& arcs)
{
    for (const std::string_view part : partsOf(field, '|')) {
        const auto colon = part.find(':');
        if (colon == std::string_view::npos)
            return false;
        const ParsedId id = parseId(part.substr(0, colon));
        arcs.push_back({part, part.substr(0, colon), part.substr(colon + 1),
            {id.first, id.kind == IdKind::EmptyNode ? id.second : 0}});
    }
    return true;
}

} // namespace

SentenceText::SentenceText(std::string_view bytes, const ColumnPlaces& places) : text(bytes), columns(places)
{
    for (std::string_view rest = bytes; !rest.empty();)
        lines.push_back(takeLine(rest));
    while (comments < lines.size() && lines[comments].starts_with('#'))
        ++comments;
    std::size_t end = lines.size();
    if (end > comments && (lines[end - 1].empty() || isBlank(lines[end - 1])))
        --end;
    rows.reserve(end - comments);
    for (std::size_t i = comments; i < end; ++i) {
        Row row = rowOf(lines[i], i, columns);
        if (row.field(Column::Deps) != "_" && row.columns == columns.count()
            && !splitArcs(row.field(Column::Deps), row.arcs))
            row.arcs.clear();
        if (row.isWord())
            wordRows.push_back(rows.size());
        rows.push_back(std::move(row));
    }
}

std::vector<std::string_view> sentenceTexts(std::string_view bytes)
{
    std::vector<std::string_view> texts;
    for (std::string_view rest = bytes; !rest.empty();) {
        const std::string_view beginning = rest;
        for (bool inside = true; inside && !rest.empty();) {
            const std::string_view line = takeLine(rest);
            inside = !line.empty() && !isBlank(line);
        }
        texts.push_back(beginning.substr(0, beginning.size() - rest.size()));
    }
    return texts;
}

bool saysNoSpace(const Row& row)
{
    const auto items = partsOf(row.field(Column::Misc), '|');
    return std::find(items.begin(), items.end(), spaceAfterNo) != items.end();
}

} // namespace arcwright
