// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// Names of the further fields of words in Japanese formats. They are also what these fields are called in MISC when a
/// sentence is converted to CoNLL-U.
namespace arcwright::japanese {

inline constexpr std::string_view reading = "Reading";
inline constexpr std::string_view pronunciation = "Pronunciation";
inline constexpr std::string_view inflectionType = "InflectionType"; ///< 活用型, katsuyou-kei: `子音動詞ラ行`
inline constexpr std::string_view inflectionForm = "InflectionForm"; ///< 活用形: `基本形`

// JUMAN's numbers of the four fields of a word that have any
inline constexpr std::string_view posId = "PosId";
inline constexpr std::string_view subPosId = "SubPosId";
inline constexpr std::string_view inflectionTypeId = "InflectionTypeId";
inline constexpr std::string_view inflectionFormId = "InflectionFormId";

inline constexpr std::string_view semantics = "Semantics"; ///< JUMAN's semantic information, all that ends the line

// the parts of speech below the second level, of IPADIC and UniDic
inline constexpr std::string_view pos3 = "Pos3";
inline constexpr std::string_view pos4 = "Pos4";

inline constexpr std::string_view namedEntity = "NamedEntity"; ///< CaboCha: `B-PERSON`
inline constexpr std::string_view features = "Features"; ///< of an unknown tag set, all of them, verbatim
inline constexpr std::string_view moreFeatures = "MoreFeatures"; ///< beyond those the tag set has, verbatim

// UniDic
inline constexpr std::string_view lemmaReading = "LemmaReading"; ///< lForm
inline constexpr std::string_view writtenForm = "WrittenForm"; ///< orth
inline constexpr std::string_view writtenBase = "WrittenBase"; ///< orthBase
inline constexpr std::string_view pronunciationBase = "PronunciationBase"; ///< pronBase
inline constexpr std::string_view wordOrigin = "WordOrigin"; ///< goshu: Japanese, Chinese, foreign

/// Where a format has no bunsetsu of its own: `B` for the first word of one, `I` for the others, as the UD treebanks of
/// Japanese have it in MISC (and spell it).
inline constexpr std::string_view bunsetsuLabel = "BunsetuBILabel";
inline constexpr std::string_view bunsetsuRest = "BunsetsuRest"; ///< of the first word: Bunsetsu::rest

} // namespace arcwright::japanese
