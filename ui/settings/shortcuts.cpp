// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/shortcuts.h"

#include <QCoreApplication>

namespace arcwright::ui {

namespace {

struct ShortcutTable {
    using enum ActionGroup;

    static constexpr ActionSpec specs[] = {
        {ActionId::Open, File, "open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O"},
        {ActionId::OpenFolder, File, "open-folder", QT_TRANSLATE_NOOP("Actions", "Open &folder…"), "Ctrl+Shift+O"},
        {ActionId::OpenLayer, File, "open-layer", QT_TRANSLATE_NOOP("Actions", "&Compare with a file…"), "Ctrl+L"},
        {ActionId::NextLayer, View, "next-layer", QT_TRANSLATE_NOOP("Actions", "Compare with the ne&xt layer"),
            "Ctrl+Shift+L"},
        {ActionId::Save, File, "save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S"},
        {ActionId::SaveAs, File, "save-as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S"},
        {ActionId::Export, File, "export", QT_TRANSLATE_NOOP("Actions", "&Export…"), "Ctrl+Shift+E"},
        {ActionId::ExportPicture, File, "export-picture", QT_TRANSLATE_NOOP("Actions", "Save a p&icture…"),
            "Ctrl+Shift+P"},
        {ActionId::CopyPicture, File, "copy-picture", QT_TRANSLATE_NOOP("Actions", "Cop&y the picture"),
            "Ctrl+Shift+C"},
        {ActionId::AnnotationsInFile, File, "annotations-in-file",
            QT_TRANSLATE_NOOP("Actions", "Keep a&nnotations in the file"), "", ShortcutScope::Window, true},
        {ActionId::OpenModel, Parser, "open-model", QT_TRANSLATE_NOOP("Actions", "&Predict with a model…"), "Ctrl+M"},
        {ActionId::SaveModel, Parser, "save-model", QT_TRANSLATE_NOOP("Actions", "Save the &model…"), ""},
        {ActionId::Quit, File, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"},
        {ActionId::Undo, Edit, "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z"},
        {ActionId::Redo, Edit, "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z Ctrl+Y"},
        {ActionId::ChooseHead, Correct, "choose-head", QT_TRANSLATE_NOOP("Actions", "Choose the &head"), "H",
            ShortcutScope::Diagram},
        {ActionId::MakeRoot, Correct, "make-root", QT_TRANSLATE_NOOP("Actions", "Make it the &root"), "R",
            ShortcutScope::Diagram},
        {ActionId::AttachToPrevious, Correct, "attach-to-previous",
            QT_TRANSLATE_NOOP("Actions", "Attach to the word &before"), "[", ShortcutScope::Diagram},
        {ActionId::AttachToNext, Correct, "attach-to-next", QT_TRANSLATE_NOOP("Actions", "Attach to the word a&fter"),
            "]", ShortcutScope::Diagram},
        {ActionId::EditRelation, Correct, "edit-relation", QT_TRANSLATE_NOOP("Actions", "Change the re&lation"), "L",
            ShortcutScope::Diagram},
        {ActionId::AddParent, Correct, "add-parent", QT_TRANSLATE_NOOP("Actions", "Add a further par&ent"), "E",
            ShortcutScope::Diagram},
        {ActionId::RemoveArc, Correct, "remove-arc", QT_TRANSLATE_NOOP("Actions", "&Delete the arc"), "Del Backspace",
            ShortcutScope::Diagram},
        {ActionId::AcceptArc, Correct, "accept-arc", QT_TRANSLATE_NOOP("Actions", "&Accept the predicted arc"), "A",
            ShortcutScope::Diagram},
        {ActionId::AcceptAll, Correct, "accept-all", QT_TRANSLATE_NOOP("Actions", "Accept all &predicted arcs"),
            "Shift+A", ShortcutScope::Diagram},
        {ActionId::TakeProposal, Correct, "take-proposal", QT_TRANSLATE_NOOP("Actions", "&Take what is proposed"),
            "Return Enter", ShortcutScope::Diagram},
        {ActionId::Pin, Correct, "pin", QT_TRANSLATE_NOOP("Actions", "P&in the arc"), "P", ShortcutScope::Diagram},
        {ActionId::Confirm, Correct, "confirm", QT_TRANSLATE_NOOP("Actions", "&Confirm the sentence"), "C",
            ShortcutScope::Diagram},
        {ActionId::ConfirmAndNext, Correct, "confirm-and-next", QT_TRANSLATE_NOOP("Actions", "Confirm and go &on"),
            "Ctrl+Return Ctrl+Enter", ShortcutScope::Diagram},
        {ActionId::AcceptConfirmAndNext, Correct, "accept-confirm-and-next",
            QT_TRANSLATE_NOOP("Actions", "Accept all, confirm and &go on"), "Ctrl+Shift+Return Ctrl+Shift+Enter",
            ShortcutScope::Diagram},
        {ActionId::EditRemark, Correct, "edit-remark", QT_TRANSLATE_NOOP("Actions", "Re&mark on the sentence…"), ";",
            ShortcutScope::Diagram},
        {ActionId::RemarkWord, Correct, "remark-word", QT_TRANSLATE_NOOP("Actions", "Remark on the &word or arc…"),
            "Ctrl+;", ShortcutScope::Diagram},
        {ActionId::EditWord, Edit, "edit-word", QT_TRANSLATE_NOOP("Actions", "Edit the &word…"), "F2",
            ShortcutScope::Diagram},
        {ActionId::EditText, Edit, "edit-text", QT_TRANSLATE_NOOP("Actions", "Edit as &text"), "Ctrl+E"},
        {ActionId::EditComments, Edit, "edit-comments", QT_TRANSLATE_NOOP("Actions", "Edit the co&mment lines…"),
            "Ctrl+Shift+M"},
        {ActionId::SplitWord, Words, "split-word", QT_TRANSLATE_NOOP("Actions", "&Divide the word…"), "/",
            ShortcutScope::Diagram},
        {ActionId::JoinWords, Words, "join-words", QT_TRANSLATE_NOOP("Actions", "&Join the words"), "J",
            ShortcutScope::Diagram},
        {ActionId::InsertWordBefore, Words, "insert-word-before",
            QT_TRANSLATE_NOOP("Actions", "Insert a word &before…"), "Shift+I", ShortcutScope::Diagram},
        {ActionId::InsertWordAfter, Words, "insert-word-after", QT_TRANSLATE_NOOP("Actions", "Insert a word &after…"),
            "I Ins", ShortcutScope::Diagram},
        {ActionId::DeleteWord, Words, "delete-word", QT_TRANSLATE_NOOP("Actions", "D&elete the word"), "Ctrl+Del",
            ShortcutScope::Diagram},
        {ActionId::MakeMultiword, Words, "make-multiword", QT_TRANSLATE_NOOP("Actions", "Make a &multiword token"), "M",
            ShortcutScope::Diagram},
        {ActionId::DissolveMultiword, Words, "dissolve-multiword",
            QT_TRANSLATE_NOOP("Actions", "Dissolve the m&ultiword token"), "Shift+M", ShortcutScope::Diagram},
        {ActionId::InsertEmptyNode, Words, "insert-empty-node", QT_TRANSLATE_NOOP("Actions", "Insert an empt&y node…"),
            "O", ShortcutScope::Diagram},
        {ActionId::SplitSentence, Words, "split-sentence",
            QT_TRANSLATE_NOOP("Actions", "Begin a new &sentence with the word"), "Alt+Return", ShortcutScope::Diagram},
        {ActionId::JoinSentences, Words, "join-sentences", QT_TRANSLATE_NOOP("Actions", "Join with the &next sentence"),
            "Alt+J", ShortcutScope::Diagram},
        {ActionId::EditChords, Edit, "edit-chords", QT_TRANSLATE_NOOP("Actions", "Cho&rds…"), ""},
        {ActionId::HeadFirst, Edit, "head-first", QT_TRANSLATE_NOOP("Actions", "Drag from &head to dependent"), "",
            ShortcutScope::Window, true},
        {ActionId::RelationFollowsHead, Edit, "relation-follows-head",
            QT_TRANSLATE_NOOP("Actions", "A new head brings its relat&ion"), "", ShortcutScope::Window, true},
        {ActionId::GoToWord, Go, "go-to-word", QT_TRANSLATE_NOOP("Actions", "Go to a &word…"), "G",
            ShortcutScope::Diagram},
        {ActionId::TypeText, File, "type-text", QT_TRANSLATE_NOOP("Actions", "&Type or paste a text…"), "Ctrl+N"},
        {ActionId::NextSentence, Go, "next-sentence", QT_TRANSLATE_NOOP("Actions", "&Next sentence"),
            "Alt+Down Ctrl+PgDown"},
        {ActionId::PreviousSentence, Go, "previous-sentence", QT_TRANSLATE_NOOP("Actions", "&Previous sentence"),
            "Alt+Up Ctrl+PgUp"},
        {ActionId::GoToSentence, Go, "go-to-sentence", QT_TRANSLATE_NOOP("Actions", "&Go to sentence…"), "Ctrl+G"},
        {ActionId::FindSentences, Go, "find-sentences", QT_TRANSLATE_NOOP("Actions", "&Find sentences…"), "Ctrl+F"},
        {ActionId::FindPattern, Go, "find-pattern", QT_TRANSLATE_NOOP("Actions", "Sea&rch and replace…"),
            "Ctrl+Shift+F"},
        {ActionId::PatternFromSubtree, Go, "pattern-from-subtree",
            QT_TRANSLATE_NOOP("Actions", "Search for trees like the word's"), "Q", ShortcutScope::Diagram},
        {ActionId::NextMatch, Go, "next-match", QT_TRANSLATE_NOOP("Actions", "Next match"), "F3"},
        {ActionId::PreviousMatch, Go, "previous-match", QT_TRANSLATE_NOOP("Actions", "Previous match"), "Shift+F3"},
        {ActionId::NextToDecide, Go, "next-to-decide", QT_TRANSLATE_NOOP("Actions", "Next &to decide"), "Space",
            ShortcutScope::Diagram},
        {ActionId::PreviousToDecide, Go, "previous-to-decide", QT_TRANSLATE_NOOP("Actions", "Previous to d&ecide"),
            "Shift+Space", ShortcutScope::Diagram},
        {ActionId::NextDifference, Go, "next-difference", QT_TRANSLATE_NOOP("Actions", "Next &disagreement"), ".",
            ShortcutScope::Diagram},
        {ActionId::PreviousDifference, Go, "previous-difference",
            QT_TRANSLATE_NOOP("Actions", "Previous d&isagreement"), ",", ShortcutScope::Diagram},
        {ActionId::NextUncertain, Go, "next-uncertain", QT_TRANSLATE_NOOP("Actions", "Next uncertain &word"), "N",
            ShortcutScope::Diagram},
        {ActionId::PreviousUncertain, Go, "previous-uncertain",
            QT_TRANSLATE_NOOP("Actions", "Pre&vious uncertain word"), "Shift+N", ShortcutScope::Diagram},
        {ActionId::NextProblem, Go, "next-problem", QT_TRANSLATE_NOOP("Actions", "Next pro&blem"), "F8"},
        {ActionId::PreviousProblem, Go, "previous-problem", QT_TRANSLATE_NOOP("Actions", "Previous prob&lem"),
            "Shift+F8"},
        {ActionId::NextRemark, Go, "next-remark", QT_TRANSLATE_NOOP("Actions", "Next re&mark"), "F7"},
        {ActionId::PreviousRemark, Go, "previous-remark", QT_TRANSLATE_NOOP("Actions", "Previous remar&k"), "Shift+F7"},
        {ActionId::NextUnconfirmed, Go, "next-unconfirmed", QT_TRANSLATE_NOOP("Actions", "Next &unconfirmed sentence"),
            "U", ShortcutScope::Diagram},
        {ActionId::PreviousUnconfirmed, Go, "previous-unconfirmed",
            QT_TRANSLATE_NOOP("Actions", "Previous un&confirmed sentence"), "Shift+U", ShortcutScope::Diagram},
        {ActionId::Train, Parser, "train", QT_TRANSLATE_NOOP("Actions", "&Train on this treebank"), "F5"},
        {ActionId::CancelTraining, Parser, "cancel-training", QT_TRANSLATE_NOOP("Actions", "&Cancel training"),
            "Shift+F5"},
        {ActionId::LearnLive, Parser, "learn-live", QT_TRANSLATE_NOOP("Actions", "&Learn from what I confirm"),
            "Ctrl+F5", ShortcutScope::Window, true},
        {ActionId::ParseWith, Parser, "parse-with", QT_TRANSLATE_NOOP("Actions", "Parse &with"), ""},
        {ActionId::ShowPlayer, ActionGroup::Player, "show-player", QT_TRANSLATE_NOOP("Actions", "&Watch an algorithm"),
            "F6"},
        {ActionId::PlayerFirst, ActionGroup::Player, "player-first", QT_TRANSLATE_NOOP("Actions", "&First step"),
            "Home", ShortcutScope::Player},
        {ActionId::PlayerBack, ActionGroup::Player, "player-back", QT_TRANSLATE_NOOP("Actions", "Step &back"), "Left",
            ShortcutScope::Player},
        {ActionId::PlayerPlay, ActionGroup::Player, "player-play", QT_TRANSLATE_NOOP("Actions", "&Play or pause"),
            "Space", ShortcutScope::Player},
        {ActionId::PlayerForward, ActionGroup::Player, "player-forward", QT_TRANSLATE_NOOP("Actions", "Step f&orward"),
            "Right", ShortcutScope::Player},
        {ActionId::PlayerLast, ActionGroup::Player, "player-last", QT_TRANSLATE_NOOP("Actions", "&Last step"), "End",
            ShortcutScope::Player},
        {ActionId::PlayerPreviousPart, ActionGroup::Player, "player-previous-part",
            QT_TRANSLATE_NOOP("Actions", "&Previous main step"), "Ctrl+Left", ShortcutScope::Player},
        {ActionId::PlayerNextPart, ActionGroup::Player, "player-next-part",
            QT_TRANSLATE_NOOP("Actions", "&Next main step"), "Ctrl+Right", ShortcutScope::Player},
        {ActionId::PlayerSlower, ActionGroup::Player, "player-slower", QT_TRANSLATE_NOOP("Actions", "&Slower"), "-",
            ShortcutScope::Player},
        {ActionId::PlayerFaster, ActionGroup::Player, "player-faster", QT_TRANSLATE_NOOP("Actions", "Fas&ter"),
            "+ =", ShortcutScope::Player},
        {ActionId::PlayerStop, ActionGroup::Player, "player-stop", QT_TRANSLATE_NOOP("Actions", "Stop at an &arc…"),
            "B", ShortcutScope::Player},
        {ActionId::PlayerBeside, ActionGroup::Player, "player-beside",
            QT_TRANSLATE_NOOP("Actions", "Another algorithm &beside it"), "D", ShortcutScope::Player},
        {ActionId::PlayerScores, ActionGroup::Player, "player-scores",
            QT_TRANSLATE_NOOP("Actions", "Type the s&cores by hand"), "M", ShortcutScope::Player},
        {ActionId::PlayerLecture, ActionGroup::Player, "player-lecture", QT_TRANSLATE_NOOP("Actions", "Lect&ure mode"),
            "F11"},
        {ActionId::PlayerExport, ActionGroup::Player, "player-export",
            QT_TRANSLATE_NOOP("Actions", "&Export the steps…"), "Ctrl+Alt+E"},
        {ActionId::PlayerQuiz, ActionGroup::Player, "player-quiz",
            QT_TRANSLATE_NOOP("Actions", "&Quiz: guess the next step"), "Q", ShortcutScope::Player},
        {ActionId::Lessons, ActionGroup::Player, "lessons", QT_TRANSLATE_NOOP("Actions", "Less&ons…"), "Shift+F6"},
        {ActionId::OpenLesson, ActionGroup::Player, "open-lesson", QT_TRANSLATE_NOOP("Actions", "Lesson from a f&ile…"),
            ""},
        {ActionId::TypeSentence, ActionGroup::Player, "type-sentence",
            QT_TRANSLATE_NOOP("Actions", "&Type a sentence…"), "T", ShortcutScope::Player},
        {ActionId::DoExercise, ActionGroup::Player, "do-exercise", QT_TRANSLATE_NOOP("Actions", "&Do an exercise…"),
            "Ctrl+F6"},
        {ActionId::MakeExercise, ActionGroup::Player, "make-exercise",
            QT_TRANSLATE_NOOP("Actions", "&Make an exercise…"), "Ctrl+Shift+F6"},
        {ActionId::ExplainArc, Parser, "explain-arc", QT_TRANSLATE_NOOP("Actions", "Wh&y this head"), "Y",
            ShortcutScope::Diagram},
        {ActionId::ZoomIn, View, "zoom-in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++ Ctrl+="},
        {ActionId::ZoomOut, View, "zoom-out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-"},
        {ActionId::ZoomReset, View, "zoom-reset", QT_TRANSLATE_NOOP("Actions", "&Normal size"), "Ctrl+0"},
        {ActionId::FitWidth, View, "fit-width", QT_TRANSLATE_NOOP("Actions", "&Fit to width"), "Ctrl+9"},
        {ActionId::OneDiagram, View, "one-diagram", QT_TRANSLATE_NOOP("Actions", "&Both layers in one diagram"), "D",
            ShortcutScope::Diagram, true},
        {ActionId::GoldBelow, View, "gold-below", QT_TRANSLATE_NOOP("Actions", "Go&ld below the words"), "B",
            ShortcutScope::Diagram, true},
        {ActionId::TreeView, View, "tree-view", QT_TRANSLATE_NOOP("Actions", "As a &tree"), "T", ShortcutScope::Diagram,
            true},
        {ActionId::WrapRows, View, "wrap-rows", QT_TRANSLATE_NOOP("Actions", "&Wrap long sentences"), "Alt+Z",
            ShortcutScope::Window, true},
        {ActionId::ShowTags, View, "show-tags", QT_TRANSLATE_NOOP("Actions", "Ta&gs below the words"), "Ctrl+Alt+T",
            ShortcutScope::Window, true},
        {ActionId::ShowLemmas, View, "show-lemmas", QT_TRANSLATE_NOOP("Actions", "L&emmas below the words"),
            "Ctrl+Alt+L", ShortcutScope::Window, true},
        {ActionId::ShowReadings, View, "show-readings", QT_TRANSLATE_NOOP("Actions", "&Readings below the words"),
            "Ctrl+Alt+R", ShortcutScope::Window, true},
        {ActionId::FocusDifferences, View, "focus-differences", QT_TRANSLATE_NOOP("Actions", "Only di&sagreements"),
            "F", ShortcutScope::Diagram, true},
        {ActionId::FocusPath, View, "focus-path", QT_TRANSLATE_NOOP("Actions", "Only the &path from this word"), "W",
            ShortcutScope::Diagram, true},
        {ActionId::FocusSubtree, View, "focus-subtree", QT_TRANSLATE_NOOP("Actions", "Only what &hangs on the word"),
            "S", ShortcutScope::Diagram, true},
        {ActionId::OnlyDiagram, View, "only-diagram", QT_TRANSLATE_NOOP("Actions", "Onl&y the diagram"), "F9",
            ShortcutScope::Window, true},
        {ActionId::DarkTheme, View, "dark-theme", QT_TRANSLATE_NOOP("Actions", "&Dark theme"), "Ctrl+D",
            ShortcutScope::Window, true},
        {ActionId::CommandPalette, Help, "command-palette", QT_TRANSLATE_NOOP("Actions", "Find a &command…"), "Ctrl+K"},
        {ActionId::Shortcuts, Help, "shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "F1 ?"},
        {ActionId::About, Help, "about", QT_TRANSLATE_NOOP("Actions", "&About Arcwright"), ""},
    };
};
static_assert(std::size(ShortcutTable::specs) == actionCount);

/// The table is in the order of the ids, so that an id is a place in it.
constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        if (ShortcutTable::specs[i].id != static_cast<ActionId>(i))
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

const ActionSpec& specOf(ActionId id)
{
    return ShortcutTable::specs[static_cast<std::size_t>(id)];
}

QList<QKeySequence> shortcutsOf(const QStringList& keys)
{
    QList<QKeySequence> shortcuts;
    for (const QString& key : keys)
        shortcuts << QKeySequence::fromString(key, QKeySequence::PortableText);
    return shortcuts;
}

QList<QKeySequence> defaultShortcuts(ActionId id)
{
    return shortcutsOf(QString::fromLatin1(specOf(id).shortcuts).split(u' ', Qt::SkipEmptyParts));
}

} // namespace arcwright::ui
