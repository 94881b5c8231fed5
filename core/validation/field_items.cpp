// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/field_items.h"

#include "core/validation/patterns.h"
#include "core/validation/replacements.h"

namespace arcwright {

Items itemsOf(std::string_view field, char separator)
{
    Items items;
    for (const std::string_view part : partsOf(field, separator))
        items.emplace_back(part);
    return items;
}

std::string joined(const Items& items, char separator)
{
    std::string text;
    for (const std::string& item : items) {
        if (&item != &items.front())
            text += separator;
        text += item;
    }
    return text;
}

std::string withField(const SentenceText& sentence, const Row& row, Column column, std::string text)
{
    Replacements replacements(sentence.text);
    replacements.replace(row.field(column), text.empty() ? "_" : std::move(text));
    return replacements.result();
}

std::vector<std::string> miscItems(const Row& row)
{
    return row.field(Column::Misc) == "_" ? Items() : itemsOf(row.field(Column::Misc), '|');
}

std::string withMisc(const SentenceText& sentence, const Row& row, const std::vector<std::string>& items)
{
    return withField(sentence, row, Column::Misc, joined(items, '|'));
}

} // namespace arcwright
