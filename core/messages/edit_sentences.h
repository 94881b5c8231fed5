// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/editing/edit_problems.h"

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

constexpr const char* problemSentence(EditProblem problem)
{
    switch (problem) {
    case EditProblem::SentenceNotReadable:
        return QT_TRANSLATE_NOOP("Problem", "The sentence cannot be read, so only its text can be edited.");
    case EditProblem::NoSuchNode:
        return QT_TRANSLATE_NOOP("Problem", "The sentence has no word or node %1.");
    case EditProblem::FieldNotInFormat:
        return QT_TRANSLATE_NOOP("Problem", "The file has no place for %1: its format is %2.");
    case EditProblem::FieldIsNoText:
        return QT_TRANSLATE_NOOP("Problem", "%1 cannot be set to a text here.");
    case EditProblem::TextNotInField:
        return QT_TRANSLATE_NOOP("Problem", "A field is text in one line and without tabs, which this is not: \"%1\".");
    case EditProblem::EmptyForm:
        return QT_TRANSLATE_NOOP("Problem", "A word cannot be without a form.");
    case EditProblem::RelationNeeded:
        return QT_TRANSLATE_NOOP("Problem", "An arc like this cannot be without a relation.");
    case EditProblem::FieldOfWords:
        return QT_TRANSLATE_NOOP("Problem", "A bunsetsu has no %1 of its own: its words have.");
    case EditProblem::HeadIsItself:
        return QT_TRANSLATE_NOOP("Problem", "A word cannot be its own head.");
    case EditProblem::RootHasNoRelation:
        return QT_TRANSLATE_NOOP(
            "Problem", "The word hangs on the root, where the format has no relations. Give it a head first.");
    case EditProblem::ParentIsThere:
        return QT_TRANSLATE_NOOP("Problem", "The word has this parent already: %1.");
    case EditProblem::LastParent:
        return QT_TRANSLATE_NOOP("Problem",
            "Word %1 has no other arc in the enhanced graph, in which every word must have one. Add the other first.");
    case EditProblem::NodesCutOff:
        return QT_TRANSLATE_NOOP("Problem",
            "No path of the enhanced graph would lead from the root to %1 any more. Add another parent first.");
    case EditProblem::NoSuchParent:
        return QT_TRANSLATE_NOOP("Problem", "The word does not have the parent %1.");
    case EditProblem::SplitOutsideWord:
        return QT_TRANSLATE_NOOP("Problem", "\"%1\" can only be split inside, into parts that are not empty.");
    case EditProblem::FormsDoNotMatch:
        return QT_TRANSLATE_NOOP("Problem",
            "The parts \"%1\" do not make up \"%2\". Split it into a multiword token, or change its form first.");
    case EditProblem::SplitInsideWord:
        return QT_TRANSLATE_NOOP("Problem", "\"%1\" can only be divided between its words.");
    case EditProblem::NothingToSplit:
        return QT_TRANSLATE_NOOP("Problem", "There is nothing before this word that it could be split from.");
    case EditProblem::NothingToJoin:
        return QT_TRANSLATE_NOOP("Problem", "There is nothing after it that it could be joined with.");
    case EditProblem::SpaceInJoined:
        return QT_TRANSLATE_NOOP(
            "Problem", "The text has spaces in \"%1\". Give the word a form, with them or without.");
    case EditProblem::OnlyWord:
        return QT_TRANSLATE_NOOP("Problem", "The only word of a sentence cannot be deleted.");
    case EditProblem::WordsInMultiword:
        return QT_TRANSLATE_NOOP(
            "Problem", "Some of the words belong to the multiword token %1. Dissolve it or change its extent first.");
    case EditProblem::NoSuchMultiword:
        return QT_TRANSLATE_NOOP("Problem", "Word %1 belongs to no such multiword token.");
    case EditProblem::SpaceInMultiword:
        return QT_TRANSLATE_NOOP(
            "Problem", "A multiword token has no spaces in it, as \"%1\" has. Give it another form.");
    case EditProblem::FormNeeded:
        return QT_TRANSLATE_NOOP("Problem", "The text does not tell what the multiword token is then. Give it a form.");
    case EditProblem::WordInBunsetsu:
        return QT_TRANSLATE_NOOP(
            "Problem", "A sentence can only be split between two bunsetsu. Split the bunsetsu first.");
    case EditProblem::WordsInTwoBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "The words belong to different bunsetsu. Join these first.");
    case EditProblem::UnitsDiffer:
        return QT_TRANSLATE_NOOP(
            "Problem", "One of the sentences has bunsetsu and the other has not, so they cannot become one.");
    case EditProblem::JoinAcrossDocuments:
        return QT_TRANSLATE_NOOP("Problem", "The second sentence begins a new document, so the two cannot become one.");
    case EditProblem::NoSuchComment:
        return QT_TRANSLATE_NOOP("Problem", "The sentence has no such comment.");
    case EditProblem::InvalidComment:
        return QT_TRANSLATE_NOOP(
            "Problem", "This cannot be a comment of its own, to be added, changed or removed: \"%1\".");
    case EditProblem::OnCircle:
        return QT_TRANSLATE_NOOP("Problem", "These words hang on each other in a circle: %1.");
    case EditProblem::SeveralRoots:
        return QT_TRANSLATE_NOOP("Problem", "%1 words hang on the root, but only one may.");
    case EditProblem::NoSuchPin:
        return QT_TRANSLATE_NOOP("Problem", "No arc of this word is pinned.");
    case EditProblem::NoSuchWaiver:
        return QT_TRANSLATE_NOOP("Problem", "No such warning was waived.");
    case EditProblem::NoUnitChosen:
        return QT_TRANSLATE_NOOP("Problem", "No word is selected.");
    case EditProblem::NothingPredicted:
        return QT_TRANSLATE_NOOP("Problem", "Nothing is predicted here that could be accepted.");
    case EditProblem::PredictedOtherUnits:
        return QT_TRANSLATE_NOOP("Problem", "The prediction is of other words than the sentence has now.");
    case EditProblem::NoSuchGuess:
        return QT_TRANSLATE_NOOP("Problem", "There is no guess number %1 for this word.");
    case EditProblem::NothingToRemove:
        return QT_TRANSLATE_NOOP(
            "Problem", "There is no one arc here that could be taken away. Select the arc if the word has several.");
    case EditProblem::NothingToRepair:
        return QT_TRANSLATE_NOOP("Problem", "There is no repair for this, as the sentence is now.");
    case EditProblem::ReasonNeeded:
        return QT_TRANSLATE_NOOP("Problem", "A warning can only be waived for a reason. Give one.");
    case EditProblem::SeveralParents:
        return QT_TRANSLATE_NOOP("Problem", "%1 has several arcs in the enhanced graph, and none is selected.");
    case EditProblem::OnlyGraphShown:
        return QT_TRANSLATE_NOOP(
            "Problem", "This is of the tree, and only the enhanced graph is shown, whose arcs are edited one by one.");
    case EditProblem::NoBasicPhrases:
        return QT_TRANSLATE_NOOP("Problem", "The file has no basic phrases (lines +) here.");
    case EditProblem::LastBasicPhrase:
        return QT_TRANSLATE_NOOP(
            "Problem", "The last basic phrase of a bunsetsu depends as the bunsetsu does, on one of another bunsetsu.");
    case EditProblem::InnerBasicPhrase:
        return QT_TRANSLATE_NOOP(
            "Problem", "A basic phrase that is not the last of its bunsetsu depends on another one within it.");
    case EditProblem::OnlyBasicPhrasesShown:
        return QT_TRANSLATE_NOOP(
            "Problem", "Basic phrases are shown, of which only heads, types and borders can be changed.");
    case EditProblem::NoNeighbour:
        return QT_TRANSLATE_NOOP("Problem", "There is no bunsetsu on that side that could have the word.");
    case EditProblem::OnlyMorpheme:
        return QT_TRANSLATE_NOOP("Problem", "It is the only word of its bunsetsu, which cannot be without any.");
    case EditProblem::NoOuterArcs:
        return QT_TRANSLATE_NOOP("Problem", "Files in the format %1 have no arcs between words of two sentences.");
    case EditProblem::SameSentence:
        return QT_TRANSLATE_NOOP("Problem", "Both words are of the same sentence.");
    case EditProblem::OtherFile:
        return QT_TRANSLATE_NOOP("Problem", "The two words are of different files, which no arc can join.");
    case EditProblem::UnitsAreBunsetsu:
        return QT_TRANSLATE_NOOP(
            "Problem", "Patterns find bunsetsu here, which a replacement neither inserts nor deletes.");
    case EditProblem::WordBesideEmptyNode:
        return QT_TRANSLATE_NOOP("Problem", "A word is inserted beside a word, but %1 is an empty node.");
    case EditProblem::EmptyNodeInTree:
        return QT_TRANSLATE_NOOP("Problem", "An empty node is in the enhanced graph alone, not in the tree.");
    case EditProblem::NothingToFollow:
        return QT_TRANSLATE_NOOP("Problem", "No edge of the word leads to another sentence.");
    }
    return "";
}

} // namespace arcwright
