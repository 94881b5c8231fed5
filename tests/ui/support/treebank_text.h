// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

namespace arcwright::ui::testing {

/// Three sentences with what a file has besides its trees: comments, enhanced arcs, MISC, a multiword token.
inline constexpr std::string_view smallTreebank = "# sent_id = s1\n"
                                                  "# text = The dog saw a cat.\n"
                                                  "1\tThe\tthe\tDET\tDT\t_\t2\tdet\t2:det\t_\n"
                                                  "2\tdog\tdog\tNOUN\tNN\t_\t3\tnsubj\t3:nsubj\t_\n"
                                                  "3\tsaw\tsee\tVERB\tVBD\t_\t0\troot\t0:root\t_\n"
                                                  "4\ta\ta\tDET\tDT\t_\t5\tdet\t5:det\t_\n"
                                                  "5\tcat\tcat\tNOUN\tNN\t_\t3\tobj\t3:obj\tSpaceAfter=No\n"
                                                  "6\t.\t.\tPUNCT\t.\t_\t3\tpunct\t3:punct\t_\n"
                                                  "\n"
                                                  "# sent_id = s2\n"
                                                  "#  oddly   spaced\n"
                                                  "1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\t_\n"
                                                  "1\tDo\tdo\tAUX\tVB\t_\t3\taux\t_\t_\n"
                                                  "2\tn't\tnot\tPART\tRB\t_\t3\tadvmod\t_\t_\n"
                                                  "3\tgo\tgo\tVERB\tVB\t_\t0\troot\t_\tA=b| c\n"
                                                  "\n"
                                                  "# sent_id = s3\n"
                                                  "1\tIt\tit\tPRON\tPRP\t_\t2\tnsubj\t_\t_\n"
                                                  "2\tworks\twork\tVERB\tVBZ\t_\t0\troot\t_\t_\n"
                                                  "\n";

/// The small treebank, cut off in its third sentence, within line 19 (column 3).
inline std::string truncatedTreebank()
{
    return std::string(smallTreebank.substr(0, smallTreebank.find("works\twork")));
}

/// The small treebank, whose second sentence has a head that is no number: line 14, column 21.
inline std::string treebankWithABrokenSentence()
{
    std::string text(smallTreebank);
    const std::string_view line = "2\tn't\tnot\tPART\tRB\t_\t3\t";
    text.replace(text.find(line) + line.size() - 2, 1, "x");
    return text;
}

/// The first sentences of one of the samples.
inline std::string firstSentences(std::string_view sample, int count)
{
    const std::string text = test::readBytes(test::sampleFile(sample));
    std::size_t end = 0;
    while (count-- > 0)
        end = text.find("\n\n", end) + 2;
    return text.substr(0, end);
}

inline std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// The lines (from 1) that differ, as they are in `after`. Texts of different length differ in line 0.
inline std::map<std::size_t, std::string> changedLines(std::string_view before, std::string_view after)
{
    const auto old = linesOf(before);
    const auto now = linesOf(after);
    if (old.size() != now.size())
        return {{0, "another number of lines"}};
    std::map<std::size_t, std::string> changed;
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (old[i] != now[i])
            changed.emplace(i + 1, now[i]);
    }
    return changed;
}

using ChangedLines = std::map<std::size_t, std::string>;

} // namespace arcwright::ui::testing
