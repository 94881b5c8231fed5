// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The further fields of words of Prague treebanks; in formats without them, items of MISC.
namespace pml {
inline constexpr std::string_view id = "Id"; ///< of the node
inline constexpr std::string_view isMember = "IsMember"; ///< of a coordination or apposition: `Yes`
inline constexpr std::string_view isParenthesis = "IsParenthesis"; ///< the top of a parenthesis: `Yes`
inline constexpr std::string_view isExtra = "IsExtra"; ///< its governor is missing: `Yes`
inline constexpr std::string_view formChange = "FormChange"; ///< why the form is not the token, with commas
inline constexpr std::string_view token = "Token"; ///< the token, where the form is another one
inline constexpr std::string_view clause = "Clause"; ///< number of the clause
inline constexpr std::string_view yes = "Yes"; ///< the value of a flag that is on
} // namespace pml

/// Whether a flag is on, as a further field or as an item of MISC. O(fields).
bool hasPragueFlag(const Token& word, std::string_view flag);

/// Whether a further field of that name is one of Prague treebanks.
bool isPragueField(std::string_view name);
/// Puts the further fields of a word into the order of Prague treebanks, others behind them.
void sortPragueFields(Token& word);

/// Sets a flag where the format of the word has its place: `isFurther` for a further field, else MISC.
void setPragueFlag(Token& word, std::string_view flag, bool isOn, bool isFurther);

/// Where words can hold a flag: as a further field in a Prague treebank, and where words of the sentence have such
/// fields; as an item of MISC where they have items that came from one.
enum class FlagPlace { None, Further, Misc };
/// O(words); O(1) in a Prague treebank.
FlagPlace placeOfFlag(const Sentence& sentence, std::string_view flag);

/// Whether a positional tag is that of punctuation: 15 characters, the first of which is `Z`.
bool isPraguePunctuation(std::string_view tag);

/// A relation as CoNLL has it, with its flag behind it: `Sb_Co` a member of a coordination, `Sb_Ap` of an apposition,
/// `Sb_M` of either, `Sb_Pa` the top of a parenthesis.
struct MarkedRelation {
    std::string_view relation; ///< without the mark
    std::string_view mark; ///< `Co`, `Ap`, `M`, `Pa`; empty for none

    bool isMember() const { return !mark.empty() && mark != "Pa"; }
    bool isParenthesis() const { return mark == "Pa"; }
};
/// Divides a relation from its mark, where it has one. O(1).
MarkedRelation markedRelation(std::string_view relation);

/// A relation as people read it with the membership of a word under that head: `Sb_Co`, `Sb_Ap` under an apposition.
/// The relation alone where words have no place of its own for membership.
std::string relationWithMembership(const Sentence& sentence, int head, std::string_view relation, bool isMember);

/// The sentence with the marks of its members on their relations, as parsers learn them: `Sb_Co`. The sentence itself
/// if it has none. O(words).
std::shared_ptr<const Sentence> withMarkedRelations(std::shared_ptr<const Sentence> sentence);

} // namespace arcwright
