// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/kinds_file.h"

#include <iostream>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/spoken.h"
#include "core/messages/pattern_sentences.h"

namespace arcwright::cli {

std::optional<std::vector<AttachmentKind>> kindsOfFile(const std::string& path)
{
    std::string text(usualAttachmentKinds());
    if (!path.empty()) {
        auto read = readText(path);
        if (!read) {
            complain(read.error());
            return std::nullopt;
        }
        text = std::move(*read);
    }
    auto kinds = parseAttachmentKinds(text);
    if (kinds)
        return std::move(*kinds);
    const KindProblem& problem = kinds.error();
    std::cerr << path << ':' << problem.line << ':';
    if (problem.isNameless)
        std::cerr << ' '
                  << said(QT_TRANSLATE_NOOP("CommandLine", "A line of this file is a name, a colon and a pattern."))
                  << '\n';
    else
        std::cerr << problem.pattern.column << ": "
                  << saidIn("Pattern", patternSentence(problem.pattern.error),
                         {problem.pattern.argument, problem.pattern.more})
                  << '\n';
    return std::nullopt;
}

} // namespace arcwright::cli
