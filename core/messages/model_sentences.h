// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bunsetsu/parser_problems.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/jobs/snapshot_problems.h"
#include "core/learning/training_problems.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/folds_problems.h"
#include "core/model/model_problems.h"
#include "core/shelf/shelf_problems.h"

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

constexpr const char* problemSentence(EvaluationProblem problem)
{
    switch (problem) {
    case EvaluationProblem::SentenceCountMismatch:
        return QT_TRANSLATE_NOOP(
            "Problem", "The two treebanks differ in length: %1 and %2 sentences. They differ from sentence %3 on.");
    case EvaluationProblem::TokenCountMismatch:
        return QT_TRANSLATE_NOOP("Problem", "Sentence %1 differs in length: %2 and %3 words.");
    case EvaluationProblem::TokenFormMismatch:
        return QT_TRANSLATE_NOOP("Problem", "Sentence %1, word %2 differs: \"%3\" and \"%4\".");
    case EvaluationProblem::TextMismatch:
        return QT_TRANSLATE_NOOP(
            "Problem", "The texts differ from here on, spaces not counted: \"%4\" here, \"%3\" in line %2 of %1.");
    case EvaluationProblem::BunsetsuMismatch:
        return QT_TRANSLATE_NOOP("Problem",
            "Sentence %1 is divided into other bunsetsu than in the gold treebank, from the bunsetsu %2 on.");
    case EvaluationProblem::NoBunsetsu:
        return QT_TRANSLATE_NOOP("Problem",
            "There are no bunsetsu to score: the units of this treebank are words. Bunsetsu come with KNP and CaboCha "
            "files.");
    }
    return "";
}

constexpr const char* problemSentence(ParserProblem problem)
{
    switch (problem) {
    case ParserProblem::BunsetsuNotTrainable:
        return QT_TRANSLATE_NOOP("Problem",
            "The units of this treebank are bunsetsu, not words. Choose a parser of bunsetsu: tournament, sr, cc, "
            "relpref, "
            "bunsetsu-cle or bunsetsu-eisner.");
    case ParserProblem::DynamicFeatures:
        return QT_TRANSLATE_NOOP("Problem",
            "%1 scores all dependencies before it chooses any, so it has no features of what is already decided. Train "
            "it with standard or additional features.");
    case ParserProblem::KernelPreferences:
        return QT_TRANSLATE_NOOP("Problem",
            "%1 asks how good each candidate is, which a support vector machine does not answer. Train it with the "
            "linear ranker.");
    case ParserProblem::WordsNotBunsetsu:
        return QT_TRANSLATE_NOOP("Problem",
            "The units of this treebank are words; a parser of bunsetsu needs bunsetsu, which come with KNP and "
            "CaboCha files.");
    case ParserProblem::BunsetsuNotWords:
        return QT_TRANSLATE_NOOP("Problem",
            "The units of this treebank are bunsetsu; the model knows dependencies between words. Parse it with a "
            "model of bunsetsu.");
    case ParserProblem::TextNotAnalysed:
        return QT_TRANSLATE_NOOP("Problem",
            "A parser of bunsetsu needs the words of a text told apart and tagged, as JUMAN and MeCab do it: lines of "
            "words that end in EOS. This is plain text. Give what one of them writes of it, or name the program on the "
            "command line: --analyser juman.");
    }
    return "";
}

constexpr const char* problemSentence(TrainingProblem problem)
{
    switch (problem) {
    case TrainingProblem::NoUsableSentences:
        return QT_TRANSLATE_NOOP(
            "Problem", "None of the %1 sentences can be trained on: a tree is needed in which every word has a head.");
    case TrainingProblem::NoUsableDevelopment:
        return QT_TRANSLATE_NOOP("Problem",
            "There is no development sentence with a tree whose score could tell when to stop. Name a treebank that "
            "has some.");
    case TrainingProblem::TooFewForSimulation:
        return QT_TRANSLATE_NOOP("Problem",
            "Only %1 sentences have a whole tree. The simulated annotator begins with a parser trained on %2, and "
            "needs "
            "more to annotate: let it begin with fewer, or open a larger treebank.");
    case TrainingProblem::TooManyRelations:
        return QT_TRANSLATE_NOOP("Problem",
            "The treebank has %1 different relations, more than the %2 that can be learnt. Train without relations.");
    case TrainingProblem::NotACurve:
        return QT_TRANSLATE_NOOP("Problem", "This is no file of learning curves: \"%1\" is missing or wrong in it.");
    case TrainingProblem::CurveTooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "These learning curves were written by a later version of the program, which this one cannot read.");
    case TrainingProblem::NotASimulation:
        return QT_TRANSLATE_NOOP(
            "Problem", "This is no file of a simulated annotator: \"%1\" is missing or wrong in it.");
    case TrainingProblem::SimulationTooNew:
        return QT_TRANSLATE_NOOP(
            "Problem", "This simulation was written by a later version of the program, which this one cannot read.");
    }
    return "";
}

constexpr const char* problemSentence(ModelProblem problem)
{
    switch (problem) {
    case ModelProblem::NotAModel:
        return QT_TRANSLATE_NOOP("Problem", "This is not an Arcwright model.");
    case ModelProblem::TooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was made by a newer Arcwright (its format is version %1, this program knows version %2). "
            "Update Arcwright, or train the model again.");
    case ModelProblem::TooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was made by an older Arcwright (its format is version %1, this program knows version %2). "
            "Train it again.");
    case ModelProblem::Damaged:
        return QT_TRANSLATE_NOOP(
            "Problem", "The model is damaged: its checksum does not fit. Copy it or train it again.");
    case ModelProblem::Truncated:
        return QT_TRANSLATE_NOOP("Problem", "The model is cut short. Copy it or train it again.");
    case ModelProblem::UnknownName:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was made by a newer Arcwright: its %1 is \"%2\", which this program does not know. Update "
            "Arcwright, or train the model again.");
    case ModelProblem::OfOtherLanguage:
        return QT_TRANSLATE_NOOP("Problem",
            "The model was trained with the language %1, and the text is said to be %2. Choose a model of that "
            "language, or one that was trained with none, or train one.");
    case ModelProblem::OfTrees:
        return QT_TRANSLATE_NOOP("Problem",
            "The model was trained on trees and cannot tell when a word has several parents. Train one with the "
            "decoder %1, or choose a decoder of trees.");
    case ModelProblem::ShapesDiffer:
        return QT_TRANSLATE_NOOP("Problem",
            "This model has weights of other kinds or in other numbers than %1, or was trained with another language "
            "set, so they have no mean. Train both with the same order of decoder, the same --language, and with "
            "relations or both without.");
    case ModelProblem::RelationsDiffer:
        return QT_TRANSLATE_NOOP("Problem",
            "This model has other relations than %1, or has them in another order, so they have no mean. Train both on "
            "the same treebank.");
    case ModelProblem::FiltersDiffer:
        return QT_TRANSLATE_NOOP("Problem",
            "This model leaves out other arcs than %1, so they have no mean. Train both on the same treebank.");
    case ModelProblem::OfBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "This is a model of dependencies between bunsetsu, not between words.");
    case ModelProblem::OfWords:
        return QT_TRANSLATE_NOOP("Problem", "This is a model of dependencies between words, not between bunsetsu.");
    case ModelProblem::OfOtherDecoder:
        return QT_TRANSLATE_NOOP("Problem", "This model answers the questions of %1, not those of %2.");
    }
    return "";
}

constexpr const char* problemSentence(CheckpointProblem problem)
{
    switch (problem) {
    case CheckpointProblem::NotACheckpoint:
        return QT_TRANSLATE_NOOP("Problem", "This is not a checkpoint of an Arcwright training.");
    case CheckpointProblem::TooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This checkpoint was made by a newer Arcwright (its format is version %1, this program knows version %2). "
            "Go on with that one, or train from the beginning.");
    case CheckpointProblem::TooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "This checkpoint was made by an older Arcwright (its format is version %1, this program knows version %2). "
            "Go on with that one, or train from the beginning.");
    case CheckpointProblem::Damaged:
        return QT_TRANSLATE_NOOP("Problem",
            "The checkpoint is damaged: its checksum does not fit. Copy it again or train from the beginning.");
    case CheckpointProblem::Truncated:
        return QT_TRANSLATE_NOOP("Problem", "The checkpoint is cut short. Copy it again or train from the beginning.");
    case CheckpointProblem::OfOtherData:
        return QT_TRANSLATE_NOOP(
            "Problem", "This is the checkpoint of a training on other sentences. Name the files it was trained on.");
    case CheckpointProblem::OfOtherDevelopment:
        return QT_TRANSLATE_NOOP("Problem",
            "This is the checkpoint of a training that was to stop by the scores of other development sentences. Name "
            "the files it was told.");
    case CheckpointProblem::OfOtherSettings:
        return QT_TRANSLATE_NOOP("Problem",
            "This is the checkpoint of a training with other settings: %1 is %2 there and %3 here. Choose what it was "
            "trained with.");
    }
    return "";
}

constexpr const char* problemSentence(FoldsProblem problem)
{
    switch (problem) {
    case FoldsProblem::Missing:
        return QT_TRANSLATE_NOOP(
            "Problem", "The models of the folds that belong to this model are not beside it any more.");
    case FoldsProblem::NotFolds:
        return QT_TRANSLATE_NOOP("Problem", "This is not the file of the models of folds that it should be.");
    case FoldsProblem::TooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "These models of folds were written by a newer Arcwright (their format is version %1, this program knows "
            "version %2).");
    case FoldsProblem::TooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "These models of folds were written by an older Arcwright (their format is version %1, this program knows "
            "version %2).");
    case FoldsProblem::Damaged:
        return QT_TRANSLATE_NOOP("Problem", "The models of folds are damaged: their checksum does not fit.");
    case FoldsProblem::Truncated:
        return QT_TRANSLATE_NOOP("Problem", "The models of folds are cut short.");
    case FoldsProblem::OfOtherModel:
        return QT_TRANSLATE_NOOP("Problem", "These models of folds belong to another model.");
    }
    return "";
}

constexpr const char* problemSentence(ShelfProblem problem)
{
    switch (problem) {
    case ShelfProblem::NameEmpty:
        return QT_TRANSLATE_NOOP("Problem", "A model needs a name.");
    case ShelfProblem::NameTaken:
        return QT_TRANSLATE_NOOP(
            "Problem", "There is a model called \"%1\" on the shelf already. Choose another name.");
    case ShelfProblem::Gone:
        return QT_TRANSLATE_NOOP("Problem", "The file %1 is not on the shelf any more: another program took it away.");
    case ShelfProblem::NotADescription:
        return QT_TRANSLATE_NOOP("Problem",
            "The description beside the model cannot be read: it is no JSON object. It is left as it is; delete it or "
            "mend it to describe the model anew.");
    case ShelfProblem::OtherProgram:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was trained with version %1 of Arcwright, and this is version %2. It can be used; its scores "
            "are those of the version that trained it.");
    case ShelfProblem::OtherLanguage:
        return QT_TRANSLATE_NOOP(
            "Problem", "This model has learnt the language %1, and the open treebank says that it is %2.");
    case ShelfProblem::FileReplaced:
        return QT_TRANSLATE_NOOP("Problem",
            "The file of this model is another one than the description was written for, so that its scores and its "
            "data may be those of another model.");
    case ShelfProblem::NoFolder:
        return QT_TRANSLATE_NOOP("Problem", "There is no folder to keep models in: the user has no home folder.");
    }
    return "";
}

constexpr const char* problemSentence(SnapshotProblem problem)
{
    switch (problem) {
    case SnapshotProblem::NotASnapshot:
        return QT_TRANSLATE_NOOP("Problem", "These are not the sentences and settings of a training job.");
    case SnapshotProblem::TooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This training job was made by a newer Arcwright (its format is version %1, this program knows version "
            "%2). Go on with that one, or train anew.");
    case SnapshotProblem::TooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "This training job was made by an older Arcwright (its format is version %1, this program knows version "
            "%2). Go on with that one, or train anew.");
    case SnapshotProblem::Damaged:
        return QT_TRANSLATE_NOOP("Problem",
            "What the training job was to learn from is damaged: its checksum does not fit. Remove the job and train "
            "anew.");
    case SnapshotProblem::Truncated:
        return QT_TRANSLATE_NOOP(
            "Problem", "What the training job was to learn from is cut short. Remove the job and train anew.");
    case SnapshotProblem::UnknownFormat:
        return QT_TRANSLATE_NOOP("Problem",
            "The training job has sentences in a format that this program does not know: %1. Go on with the Arcwright "
            "that made it.");
    case SnapshotProblem::CardLost:
        return QT_TRANSLATE_NOOP("Problem",
            "The description of this training job is missing, damaged or of a newer Arcwright: what it was called is "
            "not known. What it learns from is there, and it can go on.");
    }
    return "";
}

} // namespace arcwright
