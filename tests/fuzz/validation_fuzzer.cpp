// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the text of a sentence that is validated.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/validation/validate.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const arcwright::UdFinding& finding : arcwright::validateSentence(text).findings) {
        if (finding.line == 0)
            std::abort();
    }
    return 0;
}
