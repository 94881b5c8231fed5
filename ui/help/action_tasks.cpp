// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/action_tasks.h"

#include <algorithm>

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

/// The names of actions stand for themselves in it.
struct TaskTable {
    using enum ActionId;

    static inline const ActionTask rows[] = {
        {QT_TRANSLATE_NOOP("Task", "Open and save"), "convert.md#open-a-treebank",
            {Open, OpenFolder, TypeText, Save, SaveAs, Export, AnnotationsInFile, ResumeLast, Quit}},
        {QT_TRANSLATE_NOOP("Task", "Go from sentence to sentence"), "correcting.md#what-comes-next",
            {NextSentence, PreviousSentence, NextUnconfirmed, PreviousUnconfirmed, GoToSentence, FindSentences,
                ChooseOrder}},
        {QT_TRANSLATE_NOOP("Task", "Find what is to be corrected"), "correcting.md#with-the-keyboard",
            {NextToDecide, PreviousToDecide, NextDifference, PreviousDifference, NextUncertain, PreviousUncertain,
                NextProblem, PreviousProblem, NextRemark, PreviousRemark, GoToWord}},
        {QT_TRANSLATE_NOOP("Task", "Correct heads and relations"), "correcting.md#with-the-keyboard",
            {ChooseHead, MakeRoot, AttachToPrevious, AttachToNext, EditRelation, AddParent, JoinAcross, FollowArc,
                RemoveArc, TakeProposal, AcceptArc, AcceptAll, Pin, Undo, Redo, ShowAlike}},
        {QT_TRANSLATE_NOOP("Task", "Confirm and remark"), "correcting.md#confirm-and-remark",
            {Confirm, ConfirmAndNext, AcceptConfirmAndNext, EditRemark, RemarkWord}},
        {QT_TRANSLATE_NOOP("Task", "Change words and sentences"), "correcting.md#words-and-sentences",
            {EditWord, SplitWord, JoinWords, MorphemeToPrevious, MorphemeToNext, InsertWordBefore, InsertWordAfter,
                DeleteWord, MakeMultiword, DissolveMultiword, InsertEmptyNode, SplitSentence, JoinSentences, EditText,
                EditComments, CopySentenceId, ShowWords}},
        {QT_TRANSLATE_NOOP("Task", "Make and see enhanced graphs"), "correcting.md#enhanced-graphs",
            {EnhanceGraphs, ShowEnhanced}},
        {QT_TRANSLATE_NOOP("Task", "Annotate Prague treebanks"), "prague.md#keys",
            {ToggleMember, ToggleParenthesis, ToggleExtra, ShowEffective, NextZone, ShowZones}},
        {QT_TRANSLATE_NOOP("Task", "Search and replace"), "query.md#search",
            {FindPattern, PatternFromSubtree, NextMatch, PreviousMatch, ShowSearch}},
        {QT_TRANSLATE_NOOP("Task", "Look at the diagram"), "correcting.md#ways-to-look",
            {ZoomIn, ZoomOut, ZoomReset, FitWidth, OneDiagram, GoldBelow, TreeView, WrapRows, ShowTags, ShowLemmas,
                ShowReadings, ShowBasicPhrases, FocusDifferences, FocusPath, FocusSubtree, OnlyDiagram, ExportPicture,
                CopyPicture}},
        {QT_TRANSLATE_NOOP("Task", "Compare and analyse errors"), "analysis.md",
            {OpenLayer, NextLayer, WorkplaceAnalyse, BackToAnalysis, SaveReport, ExplainArc, ShowWhy}},
        {QT_TRANSLATE_NOOP("Task", "Check suspicious annotations"), "analysis.md#deciding-on-suspicious-annotations",
            {FindSuspicious, AcceptRival, KeepAnnotation, PostponeSuspicion, ShowProblems}},
        {QT_TRANSLATE_NOOP("Task", "Train and predict"), "training.md#training-in-the-window",
            {WorkplaceTrain, Train, CancelTraining, LearnLive, OpenModel, PredictHere, ParseWith, SaveModel,
                ShelveModel, ShowModels, LearningCurve, SimulateAnnotator}},
        {QT_TRANSLATE_NOOP("Task", "Watch an algorithm"), "players.md#going-through-the-steps",
            {WorkplaceTeach, ShowPlayer, PlayerPlay, PlayerForward, PlayerBack, PlayerFirst, PlayerLast, PlayerNextPart,
                PlayerPreviousPart, PlayerFaster, PlayerSlower, PlayerStop, PlayerBeside, PlayerInStep, PlayerScores,
                TypeSentence, PlayerExport}},
        {QT_TRANSLATE_NOOP("Task", "Teach a class"), "lessons.md#lessons",
            {Lessons, OpenLesson, PlayerNextStop, PlayerStopBefore, PlayerQuiz, PlayerLecture, DoExercise,
                MakeExercise}},
        {QT_TRANSLATE_NOOP("Task", "Arrange the window"), "workplaces.md",
            {WorkplaceAnnotate, ShowSentences, Preferences, EditChords, HeadFirst, RelationFollowsHead, DarkTheme,
                InterfaceSize}},
        {QT_TRANSLATE_NOOP("Task", "Get help"), "handbook.md",
            {Handbook, CommandPalette, Shortcuts, TourAnnotator, TourAnalyst, TourTeacher, TourNext, TourBack,
                TourLeave, About}},
    };
};

} // namespace

std::span<const ActionTask> actionTasks()
{
    return TaskTable::rows;
}

QString titleOf(const ActionTask& task)
{
    return QCoreApplication::translate("Task", task.title);
}

QString helpLinkOf(ActionId id)
{
    const auto found = std::ranges::find_if(TaskTable::rows,
        [id](const ActionTask& task) { return std::ranges::find(task.actions, id) != task.actions.end(); });
    return QString::fromLatin1(found == std::end(TaskTable::rows) ? "start.md" : found->link);
}

} // namespace arcwright::ui
