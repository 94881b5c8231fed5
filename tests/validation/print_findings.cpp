// SPDX-License-Identifier: GPL-3.0-or-later
// Validates each file by itself and prints, for each sentence, the line it begins on and the ids of what was found:
//   arcwright_print_findings LEVEL FILE...
// Read by against_official.py beside it.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/base/text_file.h"
#include "core/validation/validate_files.h"

int main(int argc, char** argv)
{
    using namespace arcwright;
    if (argc < 3)
        return 2;
    ValidationOptions options;
    options.level = std::atoi(argv[1]);
    for (int i = 2; i < argc; ++i) {
        const auto bytes = readFile(argv[i]);
        if (!bytes)
            return 3;
        const std::vector<std::string_view> files{*bytes};
        std::printf("== %s\n", argv[i]);
        for (const ValidatedSentence& sentence : validateFiles(files, options, 1)) {
            std::printf("%zu", sentence.line);
            for (const UdFinding& finding : sentence.findings)
                std::printf(
                    " %s:%zu", std::string(descriptionOf(finding.test).name).c_str(), sentence.line + finding.line - 1);
            std::printf("\n");
        }
    }
    return 0;
}
