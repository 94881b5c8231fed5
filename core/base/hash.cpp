// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"

#include <xxhash.h>

namespace arcwright {

std::uint64_t hashOf(std::string_view bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

} // namespace arcwright
