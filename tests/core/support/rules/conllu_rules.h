// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "tests/core/support/rules/breach.h"

namespace arcwright::test {

/// Levels 1 to 3 of Universal Dependencies as far as they are about structure, and not about which values there are:
/// - `lines`: comments, then rows of ten columns without empty cells or white space at their ends, then one blank line;
/// - `ids`: words 1, 2, ...; ranges before their first word, without overlap; empty nodes n.1, n.2, ... behind word n;
/// - `no-fields`: multiword tokens have nothing but form, MISC and `Typo=Yes`, empty nodes neither HEAD nor DEPREL;
/// - `tree`: every word has a head and a relation, one hangs on 0, no cycle; `root`: `root` on 0 and nowhere else;
/// - `deps`: well-formed, of nodes that are there, sorted, no arc twice, none to itself; `deps-root`: as `root`;
/// - `enhanced`: in a sentence that has DEPS every node has some, and is reached from 0 (words
///   without a head, which break `tree`, apart); `enhanced-file`: so have all
///   sentences of the file or none;
/// - `feats`: attributes sorted without regard to case, each once; `misc`: SpaceAfter once, `No`, and neither on empty
///   nodes nor inside multiword tokens; `copy-of`: what an empty node is a copy of is a word;
/// - `metadata`: one sent_id, at most one newdoc and newpar; `sent-ids`: different ones;
/// - `text`: one, of the forms, with a space after each that does not say otherwise; `newpar-space`: none is said to be
/// missing
///   before a new paragraph.
Breaches conlluBreaches(std::string_view file);

} // namespace arcwright::test
