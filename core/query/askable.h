// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/documents/layer.h"
#include "core/query/pattern.h"
#include "core/query/rewrite.h"
#include "core/treebank/format.h"

namespace arcwright {

/// What a pattern is to be searched in, as far as it decides what can be asked.
struct SearchedFiles {
    std::vector<FormatPointer> formats; ///< of the files; none is no file
    bool hasPredicted = false; ///< there is a predicted layer
    std::vector<std::string> layers = {}; ///< the names of the others
    std::vector<std::string> confidentLayers = {}; ///< the names of those that say how sure their parsers were
    bool hasVocabulary = false; ///< the words of the training sentences are known
    std::vector<std::string> knowingLayers = {}; ///< the names of those that say which forms their parsers had seen
    std::vector<std::string> contestLayers = {}; ///< of those that come from a tournament
    std::vector<std::string> causeLayers = {}; ///< of those whose errors were asked about
    bool hasDocumentNames = false; ///< it is told which document a sentence is of
    std::vector<std::string> kinds = {}; ///< of attachment, by name; none are told if there are none
    std::vector<std::string> arcLayers = {}; ///< of those whose further parents were compared with gold's
};

/// Adds a layer, with what it says.
void addLayer(SearchedFiles& files, const Layer& layer);

/// The names of the layers other than gold that anything in it is about, each once.
std::vector<std::string> layersAskedFor(const Pattern& pattern);
/// Whether anything in it is about another layer than gold.
bool asksForLayers(const Pattern& pattern);
bool asksForLayers(const Query& query);
/// Whether it asks for a field of that kind.
bool asksFor(const Query& query, PatternField::Kind kind);
/// Whether anything in it is about the layer where none is named, or that is named so.
bool asksForPredicted(const Pattern& pattern);
/// The names of the layers other than gold that a replacement takes values from, each once.
std::vector<std::string> layersAskedFor(const Rewrite& rewrite);

/// Whether what a pattern asks for can be there at all. Fails where it asks for fields or parents that none of the
/// files' formats has (NotInFiles; bunsetsu have form, relation, head, id, and what their trees say of them), for a
/// layer that is not there (NothingPredicted, UnknownLayer) or could be one of several (WhichLayer), for how sure a
/// parser was that did not say it (NoConfidence), for a kind of attachment that there is not (NoSuchValue), for words
/// of a training that is not known (NoVocabulary): searching would find nothing and not say why. O(conditions x files).
PatternResult<void> askable(const Pattern& pattern, const SearchedFiles& files);
PatternResult<void> askable(const Query& query, const SearchedFiles& files);
/// Likewise of the layers that a replacement takes values from.
PatternResult<void> askable(const Rewrite& rewrite, const SearchedFiles& files);

} // namespace arcwright
