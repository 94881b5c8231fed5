// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour.h"

#include <algorithm>

#include <QAction>
#include <QCoreApplication>
#include <QLocale>

#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

/// The names of actions stand for themselves in it.
struct TourTable {
    using enum ActionId;

    static constexpr TourStep annotatorSteps[] = {
        {WorkplaceAnnotate, "ArcCanvas",
            QT_TRANSLATE_NOOP("Tour",
                "This is a sentence of a sample treebank. The arcs above the words are what the treebank says; those "
                "below are what a parser predicts that was trained just now and has not seen this sentence."),
            std::nullopt,
            QT_TRANSLATE_NOOP("Tour",
                "This is a sentence of your treebank. The arcs above the words are what the treebank says. Once a "
                "parser is trained ({train}) or opened ({open-model}), the arcs below are what it predicts.")},
        {WorkplaceAnnotate, "SentenceBrowser",
            QT_TRANSLATE_NOOP("Tour",
                "All sentences of the file, with the number of disagreements in each. Click one, or go on with "
                "{next-sentence} and back with {previous-sentence}."),
            ShowSentences},
        {WorkplaceAnnotate, "menu:next-difference",
            QT_TRANSLATE_NOOP("Tour",
                "{next-difference} goes to the next disagreement, wherever it is; {next-to-decide} to the next word "
                "that is worth a look. Every key is written beside its command in the menus.")},
        {WorkplaceAnnotate, "ArcCanvas",
            QT_TRANSLATE_NOOP("Tour",
                "To change a head, drag the word to its new head, or to the circle that comes above it then, to make "
                "it "
                "the root. With "
                "the keyboard: {choose-head}, then the number of the head.")},
        {WorkplaceAnnotate, "ArcCanvas",
            QT_TRANSLATE_NOOP("Tour",
                "To change a relation, click its label, or press {edit-relation}: type a few letters and press "
                "Enter.")},
        {WorkplaceAnnotate, "GuessStrip ArcCanvas",
            QT_TRANSLATE_NOOP("Tour",
                "For the word you select, this line lists what the parser thinks of, best first. The digits 1 to 9 "
                "take a guess; {take-proposal} takes what is proposed."),
            std::nullopt,
            QT_TRANSLATE_NOOP("Tour",
                "Once there is a parser, a line below the diagram lists what it thinks of the word you select, best "
                "first. The digits 1 to 9 take a guess; {take-proposal} takes what is proposed."),
            NextToDecide},
        {WorkplaceAnnotate, "button:undo",
            QT_TRANSLATE_NOOP("Tour",
                "{undo} takes back any step, even after a restart. Everything you do is in a journal beside the file, "
                "so a crash loses nothing.")},
        {WorkplaceAnnotate, "button:confirm",
            QT_TRANSLATE_NOOP("Tour",
                "When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. The parser "
                "learns from it at once."),
            std::nullopt,
            QT_TRANSLATE_NOOP("Tour",
                "When the sentence is right, confirm it: {confirm-and-next} also goes on to the next one. A parser "
                "that was trained here learns from it at once.")},
        {WorkplaceAnnotate, "button:save",
            QT_TRANSLATE_NOOP("Tour",
                "{save} saves the treebank; lines you did not change stay as they were. Open your own with {open}. "
                "{handbook} opens the handbook at whatever you are looking at.")},
    };

    static constexpr TourStep analystSteps[] = {
        {WorkplaceAnalyse, "WorkplaceBar",
            QT_TRANSLATE_NOOP("Tour",
                "The bar at the side leads to four workplaces on the same treebank. This is Analyse "
                "({workplace-analyse}): what a parser gets wrong, and why.")},
        {WorkplaceAnalyse, "SystemBar",
            QT_TRANSLATE_NOOP("Tour",
                "Here are the parsers that are compared with the treebank. {open-layer} adds the output of another "
                "parser; click a name to leave it out.")},
        {WorkplaceAnalyse, "DashboardCard AnalysisPage",
            QT_TRANSLATE_NOOP("Tour",
                "The scores, with intervals that say how sure they are. Sentences that the parser was trained on are "
                "not scored."),
            std::nullopt,
            QT_TRANSLATE_NOOP("Tour",
                "As soon as a parser has predicted the treebank, its scores are here, with intervals that say how sure "
                "they are. Sentences that it was trained on are not scored.")},
        {WorkplaceAnalyse, "Dashboard AnalysisPage",
            QT_TRANSLATE_NOOP("Tour",
                "The other charts say where the errors are: which relations, how far, in which kinds of attachment. "
                "Click a bar, a point or a cell, and the words behind it are listed with their trees.")},
        {WorkplaceAnalyse, "CausePage AnalysisTabs",
            QT_TRANSLATE_NOOP("Tour",
                "The tab Causes asks the parser about each wrong head: did it not find the right tree, or does it "
                "prefer the wrong one?")},
        {WorkplaceAnalyse, "menu:find-suspicious",
            QT_TRANSLATE_NOOP("Tour",
                "Errors of the treebank itself: {find-suspicious} lists annotations that parsers contradict, or that "
                "are annotated otherwise elsewhere. You decide on each with one key.")},
        {WorkplaceTrain, "TrainingPanel",
            QT_TRANSLATE_NOOP("Tour",
                "In the workplace Train you choose the parser and what it learns from; {train} starts it from "
                "anywhere. Its predictions become another layer to compare.")},
        {WorkplaceAnalyse, "menu:save-report",
            QT_TRANSLATE_NOOP("Tour",
                "{save-report} writes all of it as one page: verdicts, charts, tables and trees of typical errors.")},
        {WorkplaceAnnotate, "button:find-pattern",
            QT_TRANSLATE_NOOP("Tour",
                "{find-pattern} searches by patterns over words, arcs and differences. {command-palette} finds "
                "anything by name; {handbook} opens the handbook at what you are looking at.")},
    };

    static constexpr TourStep teacherSteps[] = {
        {WorkplaceTeach, "StartPage",
            QT_TRANSLATE_NOOP("Tour",
                "The workplace Teach ({workplace-teach}): figures of well-known papers as lessons, algorithms to "
                "watch, and exercises."),
            Lessons},
        {WorkplaceTeach, "PlayerStage",
            QT_TRANSLATE_NOOP("Tour",
                "This is the player, on a sentence of the sample ({show-player} opens it on the sentence on view). It "
                "shows what the algorithm really does, step by step."),
            ShowPlayer,
            QT_TRANSLATE_NOOP("Tour",
                "This is the player, on a sentence of your treebank ({show-player} opens it on the sentence on view). "
                "It shows what the algorithm really does, step by step.")},
        {WorkplaceTeach, "TransportBar",
            QT_TRANSLATE_NOOP("Tour",
                "{player-forward} goes a step forward, {player-back} back, {player-play} plays and stops. The slider "
                "goes anywhere."),
            ShowPlayer},
        {WorkplaceTeach, "StepNotes",
            QT_TRANSLATE_NOOP(
                "Tour", "The same steps in words, with the figures the algorithm decides by. Click one to go to it."),
            ShowPlayer},
        {WorkplaceTeach, "PlayerHeader",
            QT_TRANSLATE_NOOP("Tour",
                "Choose the algorithm here, and the scores it works on: those of a model, drawn at random, or typed by "
                "hand ({player-scores}). {player-beside} puts a second algorithm beside the first."),
            ShowPlayer},
        {WorkplaceTeach, "menu:type-sentence",
            QT_TRANSLATE_NOOP("Tour",
                "{type-sentence} takes a sentence of your own, as on a blackboard: no treebank and no model are "
                "needed."),
            ShowPlayer},
        {WorkplaceTeach, "menu:player-quiz",
            QT_TRANSLATE_NOOP("Tour",
                "{player-quiz} lets the class guess the next step; {player-lecture} fills the screen with the step in "
                "large type; {player-export} makes slides and handouts."),
            ShowPlayer},
        {WorkplaceTeach, "menu:make-exercise",
            QT_TRANSLATE_NOOP("Tour",
                "{make-exercise} makes a file of sentences whose trees your students draw; they hand in files, which "
                "one command marks.")},
        {WorkplaceTeach, "menu:handbook",
            QT_TRANSLATE_NOOP("Tour",
                "{handbook} opens the handbook at what you are looking at, {command-palette} finds anything by name, "
                "and the tours are in this menu.")},
    };
};

struct TourRow {
    TourId id;
    ActionId action;
    std::span<const TourStep> steps;
};

constexpr TourRow tourRows[] = {
    {TourId::Annotator, ActionId::TourAnnotator, TourTable::annotatorSteps},
    {TourId::Analyst, ActionId::TourAnalyst, TourTable::analystSteps},
    {TourId::Teacher, ActionId::TourTeacher, TourTable::teacherSteps},
};
static_assert(std::size(tourRows) == tourCount);

/// What stands for the keys of an action in a text.
QString signOf(ActionId id)
{
    return u'{' + QLatin1String(specOf(id).key) + u'}';
}

/// A sign alone would be taken for punctuation.
QString keyInText(const QString& keys)
{
    const bool isSign = std::ranges::none_of(keys, [](QChar letter) { return letter.isLetterOrNumber(); });
    return isSign ? QLocale().quoteString(keys) : keys;
}

const TourRow& rowOf(TourId tour)
{
    return tourRows[static_cast<std::size_t>(tour)];
}

} // namespace

std::span<const TourStep> stepsOf(TourId tour)
{
    return rowOf(tour).steps;
}

ActionId actionOf(TourId tour)
{
    return rowOf(tour).action;
}

QString titleOf(TourId tour)
{
    return Actions::name(actionOf(tour));
}

QString textOf(const TourStep& step, const Actions& actions, bool isOnSample)
{
    const char* english = isOnSample || step.elsewhere == nullptr ? step.text : step.elsewhere;
    QString text = QCoreApplication::translate("Tour", english);
    for (const ActionId id : keysNamedIn(step)) {
        const QString keys = actions[id]->shortcut().toString(QKeySequence::NativeText);
        text.replace(
            signOf(id), keys.isEmpty() ? Actions::name(id) : keyInText(keys)); // somebody may have taken its key away
    }
    return text;
}

std::vector<ActionId> keysNamedIn(const TourStep& step)
{
    const QString texts = QString::fromUtf8(step.text) + QString::fromUtf8(step.elsewhere);
    std::vector<ActionId> named;
    for (std::size_t at = 0; at < actionCount; ++at) {
        if (const auto id = static_cast<ActionId>(at); texts.contains(signOf(id)))
            named.push_back(id);
    }
    return named;
}

} // namespace arcwright::ui
