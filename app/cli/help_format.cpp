// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help_format.h"

#include <set>
#include <string>
#include <vector>

namespace arcwright::cli {

namespace {

template <class Names>
std::string listOf(const std::string& label, const Names& names)
{
    std::string list = ' ' + label + ':';
    for (const std::string& name : names)
        list += ' ' + name;
    return list;
}

/// Where a text lists these options as CLI11 has them, they stand in alphabetical order.
void sortList(std::string& text, const std::string& label, const std::set<CLI::Option*>& options)
{
    std::vector<std::string> names;
    names.reserve(options.size());
    for (const CLI::Option* option : options)
        names.push_back(option->get_name());
    const std::string list = listOf(label, names);
    if (const auto at = text.find(list); !names.empty() && at != std::string::npos)
        text.replace(at, list.size(), listOf(label, std::set<std::string>(names.begin(), names.end())));
}

} // namespace

std::string HelpFormat::make_option_opts(const CLI::Option* option) const
{
    std::string text = Formatter::make_option_opts(option);
    sortList(text, get_label("Needs"), option->get_needs());
    sortList(text, get_label("Excludes"), option->get_excludes());
    return text;
}

} // namespace arcwright::cli
