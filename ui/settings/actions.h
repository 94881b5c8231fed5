// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QKeySequence>
#include <QObject>

class QAction;

namespace arcwright::ui {

/// Everything the window can be told to do.
enum class ActionId {
    Open,
    OpenFolder,
    OpenLayer,
    NextLayer,
    Save,
    SaveAs,
    Export,
    ExportPicture,
    CopyPicture,
    AnnotationsInFile,
    OpenModel,
    SaveModel,
    Quit,
    Undo,
    Redo,
    ChooseHead,
    MakeRoot,
    AttachToPrevious,
    AttachToNext,
    EditRelation,
    AddParent,
    RemoveArc,
    AcceptArc,
    AcceptAll,
    TakeProposal,
    Pin,
    Confirm,
    ConfirmAndNext,
    AcceptConfirmAndNext,
    EditRemark,
    RemarkWord,
    EditWord,
    EditText,
    EditComments,
    SplitWord,
    JoinWords,
    InsertWordBefore,
    InsertWordAfter,
    DeleteWord,
    MakeMultiword,
    DissolveMultiword,
    InsertEmptyNode,
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
    Train,
    CancelTraining,
    LearnLive,
    ParseWith,
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
    PlayerScores,
    PlayerLecture,
    PlayerExport,
    PlayerQuiz,
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
    FocusDifferences,
    FocusPath,
    FocusSubtree,
    OnlyDiagram,
    DarkTheme,
    CommandPalette,
    Shortcuts,
    About,
};
inline constexpr std::size_t actionCount = static_cast<std::size_t>(ActionId::About) + 1;

/// Where lists put an action, in the order of the menus.
enum class ActionGroup { File, Edit, Correct, Words, Go, Parser, Player, View, Help };

/// The window's actions: their names and shortcuts have their one home here. Who carries an action out connects to it.
/// Shortcuts that a user has chosen are remembered.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject* parent);

    QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    const std::array<QAction*, actionCount>& all() const { return m_actions; }

    /// What the action is called, without what it would do just now.
    static QString name(ActionId id);
    static ActionGroup group(ActionId id);
    static QString groupName(ActionGroup group);
    /// Whether the action is one of the diagram: its keys work there and in the list of sentences only.
    static bool isOfDiagram(ActionId id);
    /// Whether the action is one of the player: its keys work in the player's panel only.
    static bool isOfPlayer(ActionId id);

    static QList<QKeySequence> defaultShortcuts(ActionId id);
    /// Gives an action other shortcuts, and remembers them. Another action whose keys work in the same place and that
    /// had one of them loses it.
    void setShortcuts(ActionId id, const QList<QKeySequence>& shortcuts);
    /// Gives an action the shortcuts it came with, as setShortcuts() does.
    void resetShortcuts(ActionId id);
    /// The action that has that shortcut where those of `id` work, other than itself; if there is one.
    std::optional<ActionId> actionWith(const QKeySequence& shortcut, ActionId id) const;

Q_SIGNALS:
    void shortcutsChanged();

private:
    void putShortcuts(ActionId id, const QList<QKeySequence>& shortcuts);

    std::array<QAction*, actionCount> m_actions{};
};

} // namespace arcwright::ui
