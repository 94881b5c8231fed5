// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why an edit is refused.
enum class EditProblem {
    SentenceNotReadable,
    NoSuchNode, ///< arguments: id
    FieldNotInFormat, ///< arguments: field, format
    FieldIsNoText, ///< arguments: field
    TextNotInField, ///< arguments: text
    EmptyForm,
    RelationNeeded,
    FieldOfWords, ///< of a bunsetsu; arguments: field
    HeadIsItself, ///< arguments: id
    RootHasNoRelation,
    ParentIsThere, ///< arguments: head:relation
    LastParent, ///< arguments: id
    NodesCutOff, ///< arguments: ids
    NoSuchParent, ///< arguments: head:relation
    SplitOutsideWord, ///< arguments: form
    FormsDoNotMatch, ///< arguments: forms of the parts, form
    SplitInsideWord, ///< of a bunsetsu; arguments: its form
    NothingToSplit,
    NothingToJoin,
    SpaceInJoined, ///< arguments: form
    OnlyWord,
    WordsInMultiword, ///< arguments: ids of the multiword token
    NoSuchMultiword, ///< arguments: id of a word
    SpaceInMultiword, ///< arguments: form
    FormNeeded,
    WordInBunsetsu,
    WordsInTwoBunsetsu,
    UnitsDiffer,
    JoinAcrossDocuments,
    NoSuchComment,
    InvalidComment, ///< arguments: text
    OnCircle, ///< arguments: forms
    SeveralRoots, ///< arguments: how many
    NoSuchPin,
    NoSuchWaiver,
    NoUnitChosen,
    NothingPredicted,
    PredictedOtherUnits,
    NoSuchGuess, ///< arguments: its number
    NothingToRemove,
    NothingToRepair,
    ReasonNeeded, ///< for a waiver
    SeveralParents, ///< one of which is meant; arguments: id
    OnlyGraphShown,
    NoBasicPhrases,
    LastBasicPhrase,
    InnerBasicPhrase,
    OnlyBasicPhrasesShown,
    NoNeighbour, ///< of a bunsetsu
    OnlyMorpheme,
    NoOuterArcs, ///< arguments: format
    SameSentence,
    OtherFile,
    UnitsAreBunsetsu, ///< which a replacement neither inserts nor deletes
    WordBesideEmptyNode, ///< arguments: id
    EmptyNodeInTree,
    NothingToFollow,
};

template <>
struct ProblemArea<EditProblem> {
    static constexpr std::string_view name = "edit";
    static constexpr int count = static_cast<int>(EditProblem::NothingToFollow) + 1;
};

} // namespace arcwright
