// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// A basic phrase of KNP as the lines of others refer to it, `<rel ... sid="ID" id="3"/>`: the id of its sentence, and
/// its number in it from 0.
struct BasicPhraseName {
    std::string sentence;
    int number = 0;

    friend auto operator<=>(const BasicPhraseName&, const BasicPhraseName&) = default;
};

/// The id in KNP's first line `# S-ID:...`, empty if there is none.
std::string knpSentenceId(const Sentence& sentence);

/// A reference in a line: what it names, and where ` sid="ID" id="3"` stands in it.
struct BasicPhraseReference {
    BasicPhraseName name;
    std::size_t begin = 0; ///< of the id of the sentence
    std::size_t end = 0; ///< behind the number
};

/// The references of a line, in order. One without a number names none. O(bytes).
std::vector<BasicPhraseReference> referencesIn(std::string_view line);

/// What basic phrases were called, and are called now.
using NewBasicPhraseNames = std::map<BasicPhraseName, BasicPhraseName>;

/// Lets the references of a line name what they named before. Returns whether that changed the line.
bool renameReferences(std::string& line, const NewBasicPhraseNames& names);

} // namespace arcwright
