// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace arcwright {

// Patterns of the fields of CoNLL-U. None of these looks beyond the text it is given.

enum class IdKind {
    Word, ///< `3`
    Range, ///< `3-4`: a multiword token
    EmptyNode, ///< `3.1`
    None,
};

/// An ID: the word and 0, the first and last word of a range, or a word and the number of an empty node after it.
/// Numbers beyond 2,000,000,000 are read as that.
struct ParsedId {
    IdKind kind = IdKind::None;
    int first = 0;
    int second = 0;
};

ParsedId parseId(std::string_view text);

/// `0`, or a number without leading zeros.
bool isHead(std::string_view text);
/// The pattern of a head in DEPS: with or without the number of an empty node after a full stop.
bool isEnhancedHead(std::string_view text);

/// `Case=Acc,Nom`: name and values.
struct Feature {
    std::string_view name;
    std::string_view values;
};

/// None if the feature is malformed.
std::optional<Feature> parseFeature(std::string_view text);
/// The value of a feature or attribute of `name=value|...`; the last if there are several, empty if there is none.
std::string_view valueOf(std::string_view field, std::string_view name);

bool isUniversalPos(std::string_view tag);
/// `main` or `main:subtype`, in ASCII lower case.
bool isRelation(std::string_view text);
/// The pattern of a relation in DEPS: up to four parts, of which one may be of words in any script.
bool isEnhancedRelation(std::string_view text);
/// The part of a relation before the first colon.
std::string_view mainRelation(std::string_view relation);
/// One of the 37 main relations; `ref`, which belongs to DEPS alone, is none of them.
bool isUniversalRelation(std::string_view main);

/// The value of the comment `# key = value`, with what white space the value ends in.
std::optional<std::string_view> commentValue(std::string_view line, std::string_view key);
/// A comment `# key` or `# key word`. As in the official validator, `# newdoc id = x` is none.
bool isBoundaryComment(std::string_view line, std::string_view key);

/// `# parallel_id = corpus/sentence/alt1part2`; 0 where there is no such part.
struct ParallelId {
    std::string_view sentence; ///< `corpus/sentence`
    int alt = 0;
    int part = 0;
};

/// None if the value is malformed.
std::optional<ParallelId> parseParallelId(std::string_view value);

/// The parts of `text` between separators; one part if there is none.
std::vector<std::string_view> partsOf(std::string_view text, char separator);

} // namespace arcwright
