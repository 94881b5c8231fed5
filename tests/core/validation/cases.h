// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/validation/ud_finding.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

namespace arcwright::test {

/// A file that is broken on purpose, and the ids of what validation must find in it, in order.
struct ValidationCase {
    std::string name; ///< with that of the file it comes from
    std::vector<std::string> expected;
    std::string text;
};

/// The cases of tests/data/validation, which has a README on their format.
inline std::vector<ValidationCase> validationCases()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(dataFile("validation"))) {
        if (entry.path().extension() == ".cases")
            files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    std::vector<ValidationCase> cases;
    for (const std::string& file : files) {
        bool expectsIds = false;
        std::istringstream lines(readBytes(file));
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("@ ")) {
                cases.push_back({std::filesystem::path(file).filename().string() + ": " + line.substr(2), {}, {}});
                expectsIds = true;
            } else if (expectsIds) {
                if (!line.starts_with('>'))
                    throw std::runtime_error(cases.back().name + " has no line of expected ids");
                std::istringstream ids(line.substr(1));
                for (std::string id; ids >> id;)
                    cases.back().expected.push_back(id);
                expectsIds = false;
            } else {
                cases.back().text += line + '\n';
            }
        }
    }
    return cases;
}

inline std::vector<std::string> namesOf(const std::vector<UdFinding>& findings)
{
    std::vector<std::string> names;
    for (const UdFinding& finding : findings)
        names.emplace_back(descriptionOf(finding.test).name);
    return names;
}

} // namespace arcwright::test

namespace arcwright {

// Found by GoogleTest, so that a failure shows what was found.
inline void PrintTo(const UdFinding& finding, std::ostream* out)
{
    *out << descriptionOf(finding.test).name << " at " << finding.line << ':' << finding.column << " of '"
         << finding.node << "' (";
    for (const auto& argument : finding.arguments)
        *out << " '" << argument << '\'';
    *out << " )";
}

} // namespace arcwright
