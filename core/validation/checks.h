// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/basic_tree.h"
#include "core/validation/report.h"
#include "core/validation/sentence_text.h"
#include "core/validation/validate.h"

namespace arcwright {

// The steps of validating one sentence, for validateSentence() alone. Those that return a bool gate: on false no later
// step has anything to stand on. Each may rely on all before it having passed.

bool checkLines(const SentenceText& text, Report& report);
bool checkColumns(const SentenceText& text, Report& report);
bool checkIds(const SentenceText& text, Report& report);
bool checkRanges(const SentenceText& text, Report& report);
bool checkReferences(const SentenceText& text, Report& report);
bool checkTree(const SentenceText& text, Report& report);
bool checkFields(const SentenceText& text, Report& report);
/// MISC, which rows of every kind have.
void checkMisc(const Row& row, Report& report);

void checkSentenceId(const SentenceText& text, const ValidationOptions& options, Report& report, SentenceFacts& facts);
void checkParallelId(const SentenceText& text, Report& report, SentenceFacts& facts);
void checkText(const SentenceText& text, Report& report, SentenceFacts& facts);

void checkRoots(const BasicTree& tree, Report& report);
void checkEnhancedGraph(const SentenceText& text, Report& report);

/// The guidelines for one word.
void checkFeatures(const BasicTree& tree, int word, bool treebankHasFeatures, Report& report);
void checkPartOfSpeech(const BasicTree& tree, int word, Report& report);
void checkAttachment(const BasicTree& tree, int word, Report& report);
void checkLeaves(const BasicTree& tree, int word, Report& report);
void checkSpans(const BasicTree& tree, int word, bool treebankHasFeatures, Report& report);
void checkGoeswith(const BasicTree& tree, int word, Report& report);
void checkPunctuation(const BasicTree& tree, int word, Report& report);

} // namespace arcwright
