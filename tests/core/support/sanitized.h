// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright::test {

#ifdef ARCWRIGHT_SANITIZED
/// Sanitizers take ten times as long, and what they look for is in a small part of a treebank, or of a series of sizes,
/// if it is anywhere.
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

/// `all` of a series, and under sanitizers `few`.
template <class Count>
constexpr Count unlessSanitized(Count all, Count few)
{
    return isSanitized ? few : all;
}

} // namespace arcwright::test
