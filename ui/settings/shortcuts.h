// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QKeySequence>
#include <QList>

namespace arcwright::ui {

/// Everything the window can be told to do.
enum class ActionId {
    Open,
    OpenFolder,
    OpenLayer,
    NextLayer,
    NextZone,
    Save,
    SaveAs,
    Export,
    ExportPicture,
    CopyPicture,
    SaveReport,
    AnnotationsInFile,
    OpenModel,
    PredictHere,
    SaveModel,
    ShelveModel,
    ShowModels,
    Quit,
    Undo,
    Redo,
    ChooseHead,
    MakeRoot,
    AttachToPrevious,
    AttachToNext,
    EditRelation,
    AddParent,
    JoinAcross,
    FollowArc,
    RemoveArc,
    AcceptArc,
    AcceptAll,
    TakeProposal,
    Pin,
    ToggleMember,
    ToggleParenthesis,
    ToggleExtra,
    Confirm,
    ConfirmAndNext,
    AcceptConfirmAndNext,
    EditRemark,
    RemarkWord,
    EditWord,
    EditText,
    EditComments,
    CopySentenceId,
    SplitWord,
    JoinWords,
    MorphemeToPrevious,
    MorphemeToNext,
    InsertWordBefore,
    InsertWordAfter,
    DeleteWord,
    MakeMultiword,
    DissolveMultiword,
    InsertEmptyNode,
    EnhanceGraphs,
    SplitSentence,
    JoinSentences,
    EditChords,
    HeadFirst,
    RelationFollowsHead,
    GoToWord,
    TypeText,
    NextSentence,
    PreviousSentence,
    GoToSentence,
    FindSentences,
    FindPattern,
    PatternFromSubtree,
    NextMatch,
    PreviousMatch,
    NextToDecide,
    PreviousToDecide,
    NextDifference,
    PreviousDifference,
    NextUncertain,
    PreviousUncertain,
    NextProblem,
    PreviousProblem,
    NextRemark,
    PreviousRemark,
    NextUnconfirmed,
    PreviousUnconfirmed,
    ChooseOrder,
    BackToAnalysis,
    Train,
    CancelTraining,
    LearningCurve,
    SimulateAnnotator,
    LearnLive,
    ParseWith,
    FindSuspicious,
    AcceptRival,
    KeepAnnotation,
    PostponeSuspicion,
    ShowPlayer,
    PlayerFirst,
    PlayerBack,
    PlayerPlay,
    PlayerForward,
    PlayerLast,
    PlayerPreviousPart,
    PlayerNextPart,
    PlayerSlower,
    PlayerFaster,
    PlayerStop,
    PlayerBeside,
    PlayerInStep,
    PlayerScores,
    PlayerLecture,
    PlayerExport,
    PlayerQuiz,
    PlayerNextStop,
    PlayerStopBefore,
    Lessons,
    OpenLesson,
    TypeSentence,
    DoExercise,
    MakeExercise,
    ExplainArc,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    FitWidth,
    OneDiagram,
    GoldBelow,
    TreeView,
    WrapRows,
    ShowTags,
    ShowLemmas,
    ShowReadings,
    ShowEffective,
    ShowEnhanced,
    ShowBasicPhrases,
    FocusDifferences,
    FocusPath,
    FocusSubtree,
    OnlyDiagram,
    DarkTheme,
    InterfaceSize,
    WorkplaceAnnotate,
    WorkplaceAnalyse,
    WorkplaceTrain,
    WorkplaceTeach,
    ShowSentences,
    ShowProblems,
    ShowWords,
    ShowWhy,
    ShowSearch,
    ShowAlike,
    ShowZones,
    ResumeLast,
    Preferences,
    CommandPalette,
    Handbook,
    Shortcuts,
    TourAnnotator,
    TourAnalyst,
    TourTeacher,
    TourNext,
    TourBack,
    TourLeave,
    About,
};
inline constexpr std::size_t actionCount = static_cast<std::size_t>(ActionId::About) + 1;

/// Where lists put an action, in the order of the menus.
enum class ActionGroup { File, Edit, Correct, Words, Go, Parser, Suspicions, Player, View, Help };

/// Where a shortcut works: everywhere, or only on the diagram, which reads single letters itself, or only in the
/// player, or only in the queue of suspicious annotations.
enum class ShortcutScope { Window, Diagram, Player, Queue };

/// An action as it comes: its name and its keys.
struct ActionSpec {
    ActionId id;
    ActionGroup group;
    const char* key; ///< under which its shortcuts are remembered
    const char* text; ///< to be translated in the context "Actions"
    const char* shortcuts; ///< separated by spaces; the first is shown in menus
    ShortcutScope scope = ShortcutScope::Window;
    bool checkable = false;
};

/// From the one table of all actions and their keys. Keys of the diagram that are no shortcuts are in
/// ui/canvas/canvas_keys.h, mouse gestures in ui/canvas/mouse_gestures.h.
const ActionSpec& specOf(ActionId id);

/// The shortcuts an action comes with.
QList<QKeySequence> defaultShortcuts(ActionId id);

/// The shortcuts of names as settings remember them: in words that do not depend on the language.
QList<QKeySequence> shortcutsOf(const QStringList& keys);

} // namespace arcwright::ui
