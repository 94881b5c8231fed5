// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/column_places.h"

#include <algorithm>

namespace arcwright {

namespace {

constexpr std::array<std::string_view, conlluColumns> columnNames{
    "ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC"};

} // namespace

std::string_view nameOf(Column column)
{
    return columnNames[static_cast<std::size_t>(column)];
}

ColumnPlaces::ColumnPlaces() : ColumnPlaces(std::vector<std::string>(columnNames.begin(), columnNames.end())) { }

ColumnPlaces::ColumnPlaces(const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        const auto found = std::find(columnNames.begin(), columnNames.end(), name);
        const auto index = static_cast<std::size_t>(found - columnNames.begin());
        if (found == columnNames.end()) {
            m_columns.push_back(std::nullopt);
        } else {
            m_columns.push_back(static_cast<Column>(index));
            m_has[index] = true;
        }
    }
}

std::vector<Column> ColumnPlaces::missing() const
{
    std::vector<Column> columns;
    for (std::size_t index = 0; index < conlluColumns; ++index) {
        if (!m_has[index])
            columns.push_back(static_cast<Column>(index));
    }
    return columns;
}

std::optional<ColumnPlaces> columnPlacesOf(const Format& format)
{
    if (format.isUniversalDependencies())
        return ColumnPlaces();
    const std::vector<std::string> names = format.namedColumns();
    return names.empty() ? std::nullopt : std::optional(ColumnPlaces(names));
}

} // namespace arcwright
