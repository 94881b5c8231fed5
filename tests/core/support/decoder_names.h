// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>

#include "core/decoding/decoder.h"

namespace arcwright::test {

/// A decoder's name as names of tests may be: without hyphens.
inline std::string testNameOf(Decoder decoder)
{
    std::string name(nameOf(decoder));
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace arcwright::test
