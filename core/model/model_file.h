// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/model.h"

namespace arcwright {

// The model file, version 4. All integers are little-endian. Version 3 is read, too: it had no members of the
// configuration for decoders that score whole trees (tree_bits, starts, starts_in_vain) or for models
// that parse with another decoder than they were trained through (parse_decoder), and no such weights.
//
//   16 bytes  "Arcwright model\n"
//    4 bytes  version of the format
//    8 bytes  length of the rest that follows the checksum
//    8 bytes  XXH3 (64 bits) of that rest
//   then, each with its length in 8 bytes before it:
//     configuration   JSON, UTF-8: how the model was trained, and its relations; given_heads where not all were given
//     filter tags     8 bytes each, ascending: coarse ones; fine ones in version 3, and where the configuration says
//                     so, having been read from a file of version 3
//     filter reach    2 bytes each (see ArcFilter)
//     ranking margin  a float, or nothing if there is no ranking of heads (see HeadRanking)
//     ranking weights as the weights below
//     fingerprints    8 bytes each, ascending: the sentences the model was trained on
//     weights         of arcs, pairs of siblings, larger parts of trees, and relations, one table after the other (see
//                     Weights); those that are not zero: distance from the one before (base 128, low groups first, the
//                     high bit set on all but the last), then 4 bytes, an IEEE 754 float
//   and, if the model was saved with a tagger (see tagger_file.h), which older programs do not look for:
//     tagger          JSON, UTF-8: its tags, words and endings
//     tagger weights  as the weights
//   and, which older taggers have not got, and older programs do not look for:
//     segments        JSON, UTF-8: edits that make multiword tokens words, and forms lemmas
//     boundaries      as the weights: those of the ends of tokens and sentences
//
// A file is checked (magic, version, length, checksum) before anything in it is used.

inline constexpr std::uint32_t modelFileVersion = 4;
inline constexpr std::uint32_t oldestModelFileVersion = 3;
inline constexpr std::string_view modelMagic = "Arcwright model\n";

/// The first block: how a model came to be, and its relations, as JSON with a member for each choice.
std::string configurationText(const Model& model);
/// Takes configuration and relations from such a text. Fails with ModelDamaged, or with ModelUnknownName for a choice
/// that this program does not know.
Result<void> readConfiguration(std::string_view text, Model& model);

/// The file's bytes. The same model gives the same bytes.
std::string serialised(const Model& model);

/// Reads a model's bytes. Fails with NotAModel, ModelOfBunsetsu, ModelTooNew, ModelTooOld, ModelTruncated or
/// ModelDamaged.
Result<std::shared_ptr<const Model>> parseModel(std::string_view bytes);

/// A model's bytes, of which only the configuration and the names of relations are read: a model without weights,
/// which cannot parse. Fails as parseModel(), but for what is wrong behind the first block.
Result<Model> parseModelOutline(std::string_view bytes);

/// The bytes behind those blocks, of a file whose head and blocks are sound; empty if there are none.
Result<std::string_view> furtherBlocks(std::string_view bytes);
/// The bytes of a model's file with these blocks behind its own.
std::string withFurtherBlocks(const Model& model, std::string_view blocks);

/// As writeFileAtomically().
Result<void> saveModel(const Model& model, const std::string& path, const std::stop_token& stop = {});
Result<std::shared_ptr<const Model>> loadModel(const std::string& path);

} // namespace arcwright
