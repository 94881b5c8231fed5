// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/misc_checks.h"

#include <algorithm>

#include "core/validation/characters.h"
#include "core/validation/misc_attributes.h"

namespace arcwright {

namespace {

bool beginsOrEndsWithSpace(std::string_view text)
{
    return text != afterWhiteSpace(text) || text != withoutTrailingWhiteSpace(text);
}

} // namespace

void checkMisc(const Row& row, Report& report)
{
    const std::string_view misc = row.field(Column::Misc);
    if (misc == "_")
        return;
    std::vector<std::string_view> once;
    std::vector<std::string_view> repeated; // each name once, in the order in which the names first stand there
    const auto add
        = [&](TestId test, std::string_view found) { report.add(test, row, Column::Misc, {std::string(found)}); };
    for (const std::string_view item : partsOf(misc, '|')) {
        const MiscAttribute attribute = miscAttribute(item);
        if (item.empty())
            report.add(TestId::EmptyMisc, row, Column::Misc);
        else if (attribute.name.empty())
            add(TestId::EmptyMiscKey, item);
        if (beginsOrEndsWithSpace(attribute.name) || beginsOrEndsWithSpace(attribute.value))
            add(TestId::MiscExtraSpace, item);
        const std::string_view known = singleAttributeLike(attribute.name);
        if (known.empty())
            continue;
        if (known != attribute.name)
            add(TestId::MiscAttrTypo, attribute.name);
        else if (std::find(once.begin(), once.end(), known) == once.end())
            once.push_back(known);
        else if (std::find(repeated.begin(), repeated.end(), known) == repeated.end())
            repeated.push_back(known);
    }
    for (const std::string_view name : once) {
        if (std::find(repeated.begin(), repeated.end(), name) != repeated.end())
            add(TestId::RepeatedMisc, name);
    }
}

} // namespace arcwright
