// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/treebank/format.h"
#include "core/validation/severity.h"
#include "core/validation/structure.h"
#include "core/validation/ud_finding.h"
#include "core/validation/validate.h"

namespace arcwright {

/// A finding about a sentence, in whatever format: of a UD test or of a structural test, a warning of its format, or
/// the reason why it cannot be read. Lines count from 1 in the sentence's text.
struct Finding {
    std::variant<TestId, StructureTest, ProblemCode> kind; ///< what its sentence in words is found by
    std::string_view test; ///< id of the test; lives as long as the program
    Severity severity = Severity::Error;
    int level = 1; ///< as in TestDescription
    std::size_t line = 1;
    std::size_t column = 1;
    std::string node; ///< the ID of the word, empty node, multiword token or bunsetsu; empty if it is the sentence
    int unit = 0; ///< the bunsetsu that it is seen in, where that is not what it is about; 0: none
    std::vector<std::string> arguments;
    bool isWaived = false;
    bool isOfFile = false; ///< only the file as a whole shows it: fileFindings()

    /// Warnings, and where annotation departs from guidelines, which know exceptions. An error of the format, or of
    /// what every treebank must keep to (level 2), stays one whatever is said of it.
    bool canBeWaived() const { return severity != Severity::Error || level >= 3; }
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The words of a cycle that a finding tells of, each a dependent of the one behind it; none if it tells of none.
std::vector<int> cycleOf(const Finding& finding);

/// The id of the test that a sentence which cannot be read fails.
inline constexpr std::string_view unreadableTest = "unreadable";

Finding findingOf(UdFinding finding);
Finding findingOf(const StructureFinding& finding);
/// The UD finding that a finding is made of.
UdFinding udFindingOf(const Finding& finding);

struct SentenceFindings {
    std::vector<Finding> findings;
    SentenceFacts facts; ///< for a TreebankIndex, if it is Universal Dependencies
};

/// All that can be told of one sentence by itself. `text` is what `format` writes it as. Universal Dependencies are
/// validated as such, in the columns that the format has of them (columnPlacesOf()); other sentences have the
/// structural tests and their format's warnings. Of a sentence that cannot be read, there is why, and for Universal
/// Dependencies level 1. What was waived is marked.
SentenceFindings findingsOf(
    const Sentence& sentence, std::string_view text, const Format& format, const ValidationOptions& options);

/// A finding in a sentence of a document.
struct FileFinding {
    std::size_t sentence = 0; ///< its place in the document
    Finding finding;
};

/// Findings that need a document's sentences together (Format::warningsOfFile()). O(bytes).
std::vector<FileFinding> fileFindings(const Document& document);

/// Takes the findings about the treebank as a whole out, and puts those of `ofTreebank` in, where the official
/// validator would report them.
void setTreebankFindings(std::vector<Finding>& findings, std::vector<UdFinding> ofTreebank);

} // namespace arcwright
