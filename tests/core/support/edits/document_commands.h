// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/documents/document.h"
#include "tests/core/support/edits/choices.h"

namespace arcwright::test {

/// An edit made of a document, and the rules that it was told to break.
struct MadeEdit {
    std::string name;
    Result<Edit> edit;
    std::set<std::string> mayBreak = {};
};

/// A command of annotators on a document with sentences.
struct DocumentCommand {
    std::string_view name;
    MadeEdit (*make)(const Document&, Choices&, Manner);
};

/// Those on more than one sentence; each sequence has them beside sentenceCommands().
const std::vector<DocumentCommand>& documentCommands();

/// One of all commands, made on any sentence, or some.
MadeEdit randomEdit(const Document& document, Choices& choices, Manner manner);

/// The names of all commands, sorted.
std::set<std::string> commandNames();

} // namespace arcwright::test
