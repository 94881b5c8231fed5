// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/validation/ud_tests.h"

namespace arcwright {

/// One finding. Lines count from 1 in the text of the sentence, columns from 1 in characters of the line. The core
/// writes no sentences for users; core/messages/validation_sentences.h does.
struct UdFinding {
    TestId test{};
    std::size_t line = 1;
    std::size_t column = 1;
    std::string node; ///< the ID of the word, empty node or multiword token it is about; empty if it is the sentence
    std::vector<std::string> arguments;

    friend bool operator==(const UdFinding&, const UdFinding&) = default;
};

/// Puts a treebank-wide finding among those of its sentence where the official validator would report it.
void insertInOrder(std::vector<UdFinding>& findings, UdFinding finding);

} // namespace arcwright
