// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// The words of a sentence, by which it is found in another state of its file.
inline std::string wordKey(const Sentence& sentence)
{
    std::string words;
    for (const Token& token : sentence.tokens)
        words += token.form + '\n';
    return words;
}

} // namespace arcwright::ui
