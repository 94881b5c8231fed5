// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright::test {

/// A file of the first sentences of a sample, as it is: an exhibit has its own, for samples may change.
inline std::string beginningOf(std::string_view sample, std::size_t sentences = 6)
{
    const auto document = openDocument(sampleFile(sample)).value();
    const std::string text = readBytes(sampleFile(sample));
    std::size_t line = 1;
    std::size_t end = 0;
    for (; end < text.size() && line < document->line(sentences); ++end)
        line += text[end] == '\n' ? 1 : 0;
    return text.substr(0, end);
}

} // namespace arcwright::test
