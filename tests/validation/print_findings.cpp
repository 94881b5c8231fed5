// SPDX-License-Identifier: GPL-3.0-or-later
// Validates each file by itself and prints, for each sentence, the line it begins on and what was found, as id:line, or
// id@node:line of tests of a language:
//   arcwright_print_findings LEVEL [--lang CODE --ud-data FOLDER] FILE...
// Read by against_official.py beside it.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/base/text_file.h"
#include "core/validation/validate_files.h"

namespace {

/// A test of the language is told with its node, which has been found to be one by then.
std::string nameOf(const arcwright::UdFinding& finding)
{
    const arcwright::TestDescription& test = arcwright::descriptionOf(finding.test);
    return std::string(test.name) + (test.level > 3 ? '@' + finding.node : std::string());
}

} // namespace

int main(int argc, char** argv)
{
    using namespace arcwright;
    if (argc < 3)
        return 2;
    ValidationOptions options;
    options.level = std::atoi(argv[1]);
    int first = 2;
    if (argc > 6 && std::string_view(argv[2]) == "--lang") {
        const auto data = LanguageData::read(argv[5]);
        const auto language = data ? languageNamed(*data, argv[3]) : failure(data.error());
        if (!language)
            return 4;
        options.language = *language;
        first = 6;
    }
    for (int i = first; i < argc; ++i) {
        const auto bytes = readFile(argv[i]);
        if (!bytes)
            return 3;
        const std::vector<std::string_view> files{*bytes};
        std::printf("== %s\n", argv[i]);
        for (const ValidatedSentence& sentence : validateFiles(files, options, 1)) {
            std::printf("%zu", sentence.line);
            for (const UdFinding& finding : sentence.findings)
                std::printf(" %s:%zu", nameOf(finding).c_str(), sentence.line + finding.line - 1);
            std::printf("\n");
        }
    }
    return 0;
}
