// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "tests/core/support/rules/breach.h"

namespace arcwright::test {

/// DTAG:
/// - `lines`: `<s>` and `</s>` by turns; `outside`: no words outside of them (of the file as a whole);
/// - `offsets`: `in` and `out` are lists of `offset:label`, and so many lines further on is a word, another one;
/// - `copies`: what `in` of a word says, `out` of its governor says too, and the other way round; `repeated`: no edge
///   twice.
Breaches dtagBreaches(std::string_view file);

/// An edge by the attribute `id` of both its words.
struct DtagEdgeOfIds {
    std::string head;
    std::string dependent;
    std::string label;

    friend auto operator<=>(const DtagEdgeOfIds&, const DtagEdgeOfIds&) = default;
};

/// The edges of a file as `in` has them, between words that have ids, and the ids.
struct DtagGraph {
    std::set<DtagEdgeOfIds> edges;
    std::set<std::string> ids;
};
DtagGraph dtagGraph(std::string_view file);

/// The file with an `id` at every word, its line's number.
std::string withDtagIds(std::string_view file);

} // namespace arcwright::test
