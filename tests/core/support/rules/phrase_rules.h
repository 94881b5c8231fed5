// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/core/support/rules/breach.h"

namespace arcwright::test {

constexpr int noHead = -2; ///< not parsed yet: `*` or `+` alone

/// A bunsetsu or a basic phrase: the line it begins with, and its words.
struct Phrase {
    int head = noHead; ///< from 0; -1 for none
    std::string type;
    std::string rest; ///< of its line
    int bunsetsu = 0; ///< of a basic phrase, from 0
    std::string text;
    int words = 0;
};

/// Head and type of `6D <...>`. False if it is none.
bool readDependency(std::string_view text, Phrase& phrase);

/// What bunsetsu and basic phrases have in common, under the names that the rules have for them.
struct PhraseRules {
    const char* rule; ///< words, head, type
    const char* direction;
    const char* tree;
};
void checkPhrases(const std::vector<Phrase>& phrases, const PhraseRules& rules, int sentence, Breaches& breaches);

} // namespace arcwright::test
