// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"

#include <new>

#include <xxhash.h>

namespace arcwright {

std::uint64_t hashOf(std::string_view bytes, std::uint64_t seed)
{
    return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

StreamHash::StreamHash() : m_state(XXH3_createState())
{
    if (!m_state)
        throw std::bad_alloc();
    XXH3_64bits_reset(m_state.get());
}

void StreamHash::add(std::string_view bytes)
{
    XXH3_64bits_update(m_state.get(), bytes.data(), bytes.size());
}

std::uint64_t StreamHash::value() const
{
    return XXH3_64bits_digest(m_state.get());
}

void StreamHash::Deleter::operator()(XXH3_state_s* state) const
{
    XXH3_freeState(state);
}

} // namespace arcwright
