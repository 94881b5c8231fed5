// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

/// Choices that RapidCheck makes, and shrinks when a property fails.
inline Choices rapidCheckChoices()
{
    return Choices([](int from, int to) { return randomNumber(from, to); });
}

/// Any command, careless, made on a sentence.
inline MadeOperation randomOperation(const Sentence& sentence)
{
    Choices choices = rapidCheckChoices();
    return randomOperation(sentence, choices, Manner::Careless);
}

} // namespace arcwright::test
