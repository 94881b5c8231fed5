// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"
#include "tests/core/support/edits/choices.h"

namespace arcwright::test {

/// An operation made on a sentence, and what it may have done.
struct MadeOperation {
    std::string name;
    Result<Sentence> result;
    std::set<int> words; ///< that it was about, whose fields it may change
    bool setsHeads = false; ///< of those words, as it was told
    bool setsText = false; ///< `# text`, as it was told
    std::set<std::string> mayBreak
        = {}; ///< rules (rules/format_rules.h) that it was told to break, or can no longer keep
};

/// A command of annotators on one sentence that can be read.
struct SentenceCommand {
    std::string_view name; ///< of the function of core/editing, core/query or core/validation that it calls
    MadeOperation (*make)(const Sentence&, Choices&, Manner);
};

/// All of them. What can be done to a sentence is to be added to the table of its kind (arc_commands.cpp,
/// graph_commands.cpp, phrase_commands.cpp, word_commands.cpp, field_commands.cpp, remark_commands.cpp), and from then
/// on all random sequences do it; EditCommandsTest.AllOperationsAreCommands names what is missing.
const std::vector<SentenceCommand>& sentenceCommands();

std::vector<SentenceCommand> arcCommands();
std::vector<SentenceCommand> graphCommands();
std::vector<SentenceCommand> phraseCommands();
std::vector<SentenceCommand> wordCommands();
std::vector<SentenceCommand> fieldCommands();
std::vector<SentenceCommand> remarkCommands();

/// What a replacement makes of all, or some, that its pattern finds.
MadeOperation makeRewritten(const Sentence& sentence, Choices& choices, Manner manner);

/// One of them, made.
MadeOperation randomOperation(const Sentence& sentence, Choices& choices, Manner manner);

// What commands choose from.

int anyUnit(const Sentence& sentence, Choices& choices);
int anyWord(const Sentence& sentence, Choices& choices);
/// A word, an empty node or the root.
NodeId anyNode(const Sentence& sentence, Choices& choices);
std::string anyForm(Choices& choices);
/// A relation that an arc from `head` can have in the sentence's format.
std::string anyRelation(const Sentence& sentence, int head, Choices& choices, Manner manner);
/// A head that makes no cycle and leaves the root where it is, as far as there is one: else the head there is.
int carefulHead(const Sentence& sentence, int unit, Choices& choices);
bool isDtag(const Sentence& sentence);
/// Whether units hang on each other in a circle.
bool hasCircle(const Sentence& sentence);
bool hasEnhancedArcs(const Sentence& sentence);
/// Whether an annotator adds no further parents: one who is careful, in treebanks without enhanced graphs.
bool wantsNoParents(const Sentence& sentence, Manner manner);
/// What a head that is none, the root, or a dependent of the unit breaks: an annotator is free to pass through that.
/// The enhanced graph stays whole, unless words are on a circle.
std::set<std::string> brokenByHeads(const Result<Sentence>& changed);
std::set<int> allWords(const Sentence& sentence);

} // namespace arcwright::test
