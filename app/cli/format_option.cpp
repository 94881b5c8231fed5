// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/format_option.h"

#include "core/formats/registry.h"

namespace arcwright::cli {

namespace {

std::string familyNames()
{
    std::string names;
    for (const RegisteredFormat& format : registeredFormats())
        names += (names.empty() ? "" : ", ") + std::string(format.family.name);
    return names;
}

} // namespace

CLI::Option* addFormatOption(CLI::App& command, const std::string& name, std::string& format, const std::string& help)
{
    const CLI::Validator isFormat(
        [](const std::string& value) { return formatNamed(value) ? "" : "there is no format called " + value; },
        "FORMAT");
    return command.add_option(name, format, help + ": " + familyNames())->check(isFormat);
}

} // namespace arcwright::cli
