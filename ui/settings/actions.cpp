// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/actions.h"

#include <QAction>
#include <QCoreApplication>

#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

/// Where a key works: everywhere, or only on the diagram, which reads single letters itself, or only in the player.
enum class Scope { Window, Diagram, Player };

struct ActionSpec {
    ActionId id;
    ActionGroup group;
    const char* key; ///< under which its shortcuts are remembered
    const char* text;
    const char* shortcuts; ///< separated by spaces; the first is shown
    Scope scope = Scope::Window;
    bool checkable = false;
};

using enum ActionGroup;

constexpr ActionSpec specs[] = {
    {ActionId::Open, File, "open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O"},
    {ActionId::OpenFolder, File, "open-folder", QT_TRANSLATE_NOOP("Actions", "Open &folder…"), "Ctrl+Shift+O"},
    {ActionId::OpenLayer, File, "open-layer", QT_TRANSLATE_NOOP("Actions", "&Compare with a file…"), "Ctrl+L"},
    {ActionId::NextLayer, View, "next-layer", QT_TRANSLATE_NOOP("Actions", "Compare with the ne&xt layer"),
        "Ctrl+Shift+L"},
    {ActionId::Save, File, "save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S"},
    {ActionId::SaveAs, File, "save-as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S"},
    {ActionId::Export, File, "export", QT_TRANSLATE_NOOP("Actions", "&Export…"), "Ctrl+Shift+E"},
    {ActionId::ExportPicture, File, "export-picture", QT_TRANSLATE_NOOP("Actions", "Save a p&icture…"), "Ctrl+Shift+P"},
    {ActionId::CopyPicture, File, "copy-picture", QT_TRANSLATE_NOOP("Actions", "Cop&y the picture"), "Ctrl+Shift+C"},
    {ActionId::AnnotationsInFile, File, "annotations-in-file",
        QT_TRANSLATE_NOOP("Actions", "Keep a&nnotations in the file"), "", Scope::Window, true},
    {ActionId::OpenModel, Parser, "open-model", QT_TRANSLATE_NOOP("Actions", "&Predict with a model…"), "Ctrl+M"},
    {ActionId::SaveModel, Parser, "save-model", QT_TRANSLATE_NOOP("Actions", "Save the &model…"), ""},
    {ActionId::Quit, File, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"},
    {ActionId::Undo, Edit, "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z"},
    {ActionId::Redo, Edit, "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z Ctrl+Y"},
    {ActionId::ChooseHead, Correct, "choose-head", QT_TRANSLATE_NOOP("Actions", "Choose the &head"), "H",
        Scope::Diagram},
    {ActionId::MakeRoot, Correct, "make-root", QT_TRANSLATE_NOOP("Actions", "Make it the &root"), "R", Scope::Diagram},
    {ActionId::AttachToPrevious, Correct, "attach-to-previous",
        QT_TRANSLATE_NOOP("Actions", "Attach to the word &before"), "[", Scope::Diagram},
    {ActionId::AttachToNext, Correct, "attach-to-next", QT_TRANSLATE_NOOP("Actions", "Attach to the word a&fter"), "]",
        Scope::Diagram},
    {ActionId::EditRelation, Correct, "edit-relation", QT_TRANSLATE_NOOP("Actions", "Change the re&lation"), "L",
        Scope::Diagram},
    {ActionId::AddParent, Correct, "add-parent", QT_TRANSLATE_NOOP("Actions", "Add a further par&ent"), "E",
        Scope::Diagram},
    {ActionId::RemoveArc, Correct, "remove-arc", QT_TRANSLATE_NOOP("Actions", "&Delete the arc"), "Del Backspace",
        Scope::Diagram},
    {ActionId::AcceptArc, Correct, "accept-arc", QT_TRANSLATE_NOOP("Actions", "&Accept the predicted arc"), "A",
        Scope::Diagram},
    {ActionId::AcceptAll, Correct, "accept-all", QT_TRANSLATE_NOOP("Actions", "Accept all &predicted arcs"), "Shift+A",
        Scope::Diagram},
    {ActionId::TakeProposal, Correct, "take-proposal", QT_TRANSLATE_NOOP("Actions", "&Take what is proposed"),
        "Return Enter", Scope::Diagram},
    {ActionId::Pin, Correct, "pin", QT_TRANSLATE_NOOP("Actions", "P&in the arc"), "P", Scope::Diagram},
    {ActionId::Confirm, Correct, "confirm", QT_TRANSLATE_NOOP("Actions", "&Confirm the sentence"), "C", Scope::Diagram},
    {ActionId::ConfirmAndNext, Correct, "confirm-and-next", QT_TRANSLATE_NOOP("Actions", "Confirm and go &on"),
        "Ctrl+Return Ctrl+Enter", Scope::Diagram},
    {ActionId::AcceptConfirmAndNext, Correct, "accept-confirm-and-next",
        QT_TRANSLATE_NOOP("Actions", "Accept all, confirm and &go on"), "Ctrl+Shift+Return Ctrl+Shift+Enter",
        Scope::Diagram},
    {ActionId::EditRemark, Correct, "edit-remark", QT_TRANSLATE_NOOP("Actions", "Re&mark on the sentence…"), ";",
        Scope::Diagram},
    {ActionId::RemarkWord, Correct, "remark-word", QT_TRANSLATE_NOOP("Actions", "Remark on the &word or arc…"),
        "Ctrl+;", Scope::Diagram},
    {ActionId::EditWord, Edit, "edit-word", QT_TRANSLATE_NOOP("Actions", "Edit the &word…"), "F2", Scope::Diagram},
    {ActionId::EditText, Edit, "edit-text", QT_TRANSLATE_NOOP("Actions", "Edit as &text"), "Ctrl+E"},
    {ActionId::EditComments, Edit, "edit-comments", QT_TRANSLATE_NOOP("Actions", "Edit the co&mment lines…"),
        "Ctrl+Shift+M"},
    {ActionId::SplitWord, Words, "split-word", QT_TRANSLATE_NOOP("Actions", "&Divide the word…"), "/", Scope::Diagram},
    {ActionId::JoinWords, Words, "join-words", QT_TRANSLATE_NOOP("Actions", "&Join the words"), "J", Scope::Diagram},
    {ActionId::InsertWordBefore, Words, "insert-word-before", QT_TRANSLATE_NOOP("Actions", "Insert a word &before…"),
        "Shift+I", Scope::Diagram},
    {ActionId::InsertWordAfter, Words, "insert-word-after", QT_TRANSLATE_NOOP("Actions", "Insert a word &after…"),
        "I Ins", Scope::Diagram},
    {ActionId::DeleteWord, Words, "delete-word", QT_TRANSLATE_NOOP("Actions", "D&elete the word"), "Ctrl+Del",
        Scope::Diagram},
    {ActionId::MakeMultiword, Words, "make-multiword", QT_TRANSLATE_NOOP("Actions", "Make a &multiword token"), "M",
        Scope::Diagram},
    {ActionId::DissolveMultiword, Words, "dissolve-multiword",
        QT_TRANSLATE_NOOP("Actions", "Dissolve the m&ultiword token"), "Shift+M", Scope::Diagram},
    {ActionId::InsertEmptyNode, Words, "insert-empty-node", QT_TRANSLATE_NOOP("Actions", "Insert an empt&y node…"), "O",
        Scope::Diagram},
    {ActionId::SplitSentence, Words, "split-sentence",
        QT_TRANSLATE_NOOP("Actions", "Begin a new &sentence with the word"), "Alt+Return", Scope::Diagram},
    {ActionId::JoinSentences, Words, "join-sentences", QT_TRANSLATE_NOOP("Actions", "Join with the &next sentence"),
        "Alt+J", Scope::Diagram},
    {ActionId::EditChords, Edit, "edit-chords", QT_TRANSLATE_NOOP("Actions", "Cho&rds…"), ""},
    {ActionId::HeadFirst, Edit, "head-first", QT_TRANSLATE_NOOP("Actions", "Drag from &head to dependent"), "",
        Scope::Window, true},
    {ActionId::RelationFollowsHead, Edit, "relation-follows-head",
        QT_TRANSLATE_NOOP("Actions", "A new head brings its relat&ion"), "", Scope::Window, true},
    {ActionId::GoToWord, Go, "go-to-word", QT_TRANSLATE_NOOP("Actions", "Go to a &word…"), "G", Scope::Diagram},
    {ActionId::TypeText, File, "type-text", QT_TRANSLATE_NOOP("Actions", "&Type or paste a text…"), "Ctrl+N"},
    {ActionId::NextSentence, Go, "next-sentence", QT_TRANSLATE_NOOP("Actions", "&Next sentence"),
        "Alt+Down Ctrl+PgDown"},
    {ActionId::PreviousSentence, Go, "previous-sentence", QT_TRANSLATE_NOOP("Actions", "&Previous sentence"),
        "Alt+Up Ctrl+PgUp"},
    {ActionId::GoToSentence, Go, "go-to-sentence", QT_TRANSLATE_NOOP("Actions", "&Go to sentence…"), "Ctrl+G"},
    {ActionId::FindSentences, Go, "find-sentences", QT_TRANSLATE_NOOP("Actions", "&Find sentences…"), "Ctrl+F"},
    {ActionId::FindPattern, Go, "find-pattern", QT_TRANSLATE_NOOP("Actions", "Sea&rch and replace…"), "Ctrl+Shift+F"},
    {ActionId::PatternFromSubtree, Go, "pattern-from-subtree",
        QT_TRANSLATE_NOOP("Actions", "Search for trees like the word's"), "Q", Scope::Diagram},
    {ActionId::NextMatch, Go, "next-match", QT_TRANSLATE_NOOP("Actions", "Next match"), "F3"},
    {ActionId::PreviousMatch, Go, "previous-match", QT_TRANSLATE_NOOP("Actions", "Previous match"), "Shift+F3"},
    {ActionId::NextToDecide, Go, "next-to-decide", QT_TRANSLATE_NOOP("Actions", "Next &to decide"), "Space",
        Scope::Diagram},
    {ActionId::PreviousToDecide, Go, "previous-to-decide", QT_TRANSLATE_NOOP("Actions", "Previous to d&ecide"),
        "Shift+Space", Scope::Diagram},
    {ActionId::NextDifference, Go, "next-difference", QT_TRANSLATE_NOOP("Actions", "Next &disagreement"), ".",
        Scope::Diagram},
    {ActionId::PreviousDifference, Go, "previous-difference", QT_TRANSLATE_NOOP("Actions", "Previous d&isagreement"),
        ",", Scope::Diagram},
    {ActionId::NextUncertain, Go, "next-uncertain", QT_TRANSLATE_NOOP("Actions", "Next uncertain &word"), "N",
        Scope::Diagram},
    {ActionId::PreviousUncertain, Go, "previous-uncertain", QT_TRANSLATE_NOOP("Actions", "Pre&vious uncertain word"),
        "Shift+N", Scope::Diagram},
    {ActionId::NextProblem, Go, "next-problem", QT_TRANSLATE_NOOP("Actions", "Next pro&blem"), "F8"},
    {ActionId::PreviousProblem, Go, "previous-problem", QT_TRANSLATE_NOOP("Actions", "Previous prob&lem"), "Shift+F8"},
    {ActionId::NextRemark, Go, "next-remark", QT_TRANSLATE_NOOP("Actions", "Next re&mark"), "F7"},
    {ActionId::PreviousRemark, Go, "previous-remark", QT_TRANSLATE_NOOP("Actions", "Previous remar&k"), "Shift+F7"},
    {ActionId::NextUnconfirmed, Go, "next-unconfirmed", QT_TRANSLATE_NOOP("Actions", "Next &unconfirmed sentence"), "U",
        Scope::Diagram},
    {ActionId::PreviousUnconfirmed, Go, "previous-unconfirmed",
        QT_TRANSLATE_NOOP("Actions", "Previous un&confirmed sentence"), "Shift+U", Scope::Diagram},
    {ActionId::Train, Parser, "train", QT_TRANSLATE_NOOP("Actions", "&Train on this treebank"), "F5"},
    {ActionId::CancelTraining, Parser, "cancel-training", QT_TRANSLATE_NOOP("Actions", "&Cancel training"), "Shift+F5"},
    {ActionId::LearnLive, Parser, "learn-live", QT_TRANSLATE_NOOP("Actions", "&Learn from what I confirm"), "Ctrl+F5",
        Scope::Window, true},
    {ActionId::ParseWith, Parser, "parse-with", QT_TRANSLATE_NOOP("Actions", "Parse &with"), ""},
    {ActionId::ShowPlayer, ActionGroup::Player, "show-player", QT_TRANSLATE_NOOP("Actions", "&Watch an algorithm"),
        "F6"},
    {ActionId::PlayerFirst, ActionGroup::Player, "player-first", QT_TRANSLATE_NOOP("Actions", "&First step"), "Home",
        Scope::Player},
    {ActionId::PlayerBack, ActionGroup::Player, "player-back", QT_TRANSLATE_NOOP("Actions", "Step &back"), "Left",
        Scope::Player},
    {ActionId::PlayerPlay, ActionGroup::Player, "player-play", QT_TRANSLATE_NOOP("Actions", "&Play or pause"), "Space",
        Scope::Player},
    {ActionId::PlayerForward, ActionGroup::Player, "player-forward", QT_TRANSLATE_NOOP("Actions", "Step f&orward"),
        "Right", Scope::Player},
    {ActionId::PlayerLast, ActionGroup::Player, "player-last", QT_TRANSLATE_NOOP("Actions", "&Last step"), "End",
        Scope::Player},
    {ActionId::PlayerPreviousPart, ActionGroup::Player, "player-previous-part",
        QT_TRANSLATE_NOOP("Actions", "&Previous main step"), "Ctrl+Left", Scope::Player},
    {ActionId::PlayerNextPart, ActionGroup::Player, "player-next-part", QT_TRANSLATE_NOOP("Actions", "&Next main step"),
        "Ctrl+Right", Scope::Player},
    {ActionId::PlayerSlower, ActionGroup::Player, "player-slower", QT_TRANSLATE_NOOP("Actions", "&Slower"), "-",
        Scope::Player},
    {ActionId::PlayerFaster, ActionGroup::Player, "player-faster", QT_TRANSLATE_NOOP("Actions", "Fas&ter"),
        "+ =", Scope::Player},
    {ActionId::PlayerStop, ActionGroup::Player, "player-stop", QT_TRANSLATE_NOOP("Actions", "Stop at an &arc…"), "B",
        Scope::Player},
    {ActionId::PlayerBeside, ActionGroup::Player, "player-beside",
        QT_TRANSLATE_NOOP("Actions", "Another algorithm &beside it"), "D", Scope::Player},
    {ActionId::PlayerScores, ActionGroup::Player, "player-scores",
        QT_TRANSLATE_NOOP("Actions", "Type the s&cores by hand"), "M", Scope::Player},
    {ActionId::PlayerLecture, ActionGroup::Player, "player-lecture", QT_TRANSLATE_NOOP("Actions", "Lect&ure mode"),
        "F11"},
    {ActionId::PlayerExport, ActionGroup::Player, "player-export", QT_TRANSLATE_NOOP("Actions", "&Export the steps…"),
        "Ctrl+Alt+E"},
    {ActionId::PlayerQuiz, ActionGroup::Player, "player-quiz",
        QT_TRANSLATE_NOOP("Actions", "&Quiz: guess the next step"), "Q", Scope::Player},
    {ActionId::Lessons, ActionGroup::Player, "lessons", QT_TRANSLATE_NOOP("Actions", "Less&ons…"), "Shift+F6"},
    {ActionId::OpenLesson, ActionGroup::Player, "open-lesson", QT_TRANSLATE_NOOP("Actions", "Lesson from a f&ile…"),
        ""},
    {ActionId::TypeSentence, ActionGroup::Player, "type-sentence", QT_TRANSLATE_NOOP("Actions", "&Type a sentence…"),
        "T", Scope::Player},
    {ActionId::DoExercise, ActionGroup::Player, "do-exercise", QT_TRANSLATE_NOOP("Actions", "&Do an exercise…"),
        "Ctrl+F6"},
    {ActionId::MakeExercise, ActionGroup::Player, "make-exercise", QT_TRANSLATE_NOOP("Actions", "&Make an exercise…"),
        "Ctrl+Shift+F6"},
    {ActionId::ExplainArc, Parser, "explain-arc", QT_TRANSLATE_NOOP("Actions", "Wh&y this head"), "Y", Scope::Diagram},
    {ActionId::ZoomIn, View, "zoom-in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++ Ctrl+="},
    {ActionId::ZoomOut, View, "zoom-out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-"},
    {ActionId::ZoomReset, View, "zoom-reset", QT_TRANSLATE_NOOP("Actions", "&Normal size"), "Ctrl+0"},
    {ActionId::FitWidth, View, "fit-width", QT_TRANSLATE_NOOP("Actions", "&Fit to width"), "Ctrl+9"},
    {ActionId::OneDiagram, View, "one-diagram", QT_TRANSLATE_NOOP("Actions", "&Both layers in one diagram"), "D",
        Scope::Diagram, true},
    {ActionId::GoldBelow, View, "gold-below", QT_TRANSLATE_NOOP("Actions", "Go&ld below the words"), "B",
        Scope::Diagram, true},
    {ActionId::TreeView, View, "tree-view", QT_TRANSLATE_NOOP("Actions", "As a &tree"), "T", Scope::Diagram, true},
    {ActionId::WrapRows, View, "wrap-rows", QT_TRANSLATE_NOOP("Actions", "&Wrap long sentences"), "Alt+Z",
        Scope::Window, true},
    {ActionId::ShowTags, View, "show-tags", QT_TRANSLATE_NOOP("Actions", "Ta&gs below the words"), "Ctrl+Alt+T",
        Scope::Window, true},
    {ActionId::ShowLemmas, View, "show-lemmas", QT_TRANSLATE_NOOP("Actions", "L&emmas below the words"), "Ctrl+Alt+L",
        Scope::Window, true},
    {ActionId::ShowReadings, View, "show-readings", QT_TRANSLATE_NOOP("Actions", "&Readings below the words"),
        "Ctrl+Alt+R", Scope::Window, true},
    {ActionId::FocusDifferences, View, "focus-differences", QT_TRANSLATE_NOOP("Actions", "Only di&sagreements"), "F",
        Scope::Diagram, true},
    {ActionId::FocusPath, View, "focus-path", QT_TRANSLATE_NOOP("Actions", "Only the &path from this word"), "W",
        Scope::Diagram, true},
    {ActionId::FocusSubtree, View, "focus-subtree", QT_TRANSLATE_NOOP("Actions", "Only what &hangs on the word"), "S",
        Scope::Diagram, true},
    {ActionId::OnlyDiagram, View, "only-diagram", QT_TRANSLATE_NOOP("Actions", "Onl&y the diagram"), "F9",
        Scope::Window, true},
    {ActionId::DarkTheme, View, "dark-theme", QT_TRANSLATE_NOOP("Actions", "&Dark theme"), "Ctrl+D", Scope::Window,
        true},
    {ActionId::CommandPalette, Help, "command-palette", QT_TRANSLATE_NOOP("Actions", "Find a &command…"), "Ctrl+K"},
    {ActionId::Shortcuts, Help, "shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "F1 ?"},
    {ActionId::About, Help, "about", QT_TRANSLATE_NOOP("Actions", "&About Arcwright"), ""},
};
static_assert(std::size(specs) == actionCount);

constexpr const ActionSpec& specOf(ActionId id)
{
    return specs[static_cast<std::size_t>(id)];
}

/// The table is in the order of the ids, so that an id is a place in it.
constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        if (specs[i].id != static_cast<ActionId>(i))
            return false;
    }
    return true;
}
static_assert(isInOrder());

QList<QKeySequence> sequences(const QStringList& keys)
{
    QList<QKeySequence> shortcuts;
    for (const QString& key : keys)
        shortcuts << QKeySequence::fromString(key, QKeySequence::PortableText);
    return shortcuts;
}

} // namespace

Actions::Actions(QObject* parent) : QObject(parent)
{
    for (const ActionSpec& spec : specs) {
        auto* action = new QAction(QCoreApplication::translate("Actions", spec.text), this);
        action->setShortcutContext(spec.scope == Scope::Window ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
        action->setCheckable(spec.checkable);
        const auto chosen = Settings::shortcuts(QLatin1String(spec.key));
        action->setShortcuts(chosen ? sequences(*chosen) : defaultShortcuts(spec.id));
        m_actions[static_cast<std::size_t>(spec.id)] = action;
    }
}

QString Actions::name(ActionId id)
{
    return QCoreApplication::translate("Actions", specOf(id).text).remove(u'&');
}

ActionGroup Actions::group(ActionId id)
{
    return specOf(id).group;
}

QString Actions::groupName(ActionGroup group)
{
    switch (group) {
    case File:
        return tr("File");
    case Edit:
        return tr("Edit");
    case Correct:
        return tr("Correct");
    case Words:
        return tr("Words");
    case Go:
        return tr("Go");
    case Parser:
        return tr("Parser");
    case ActionGroup::Player:
        return tr("Player");
    case View:
        return tr("View");
    case Help:
        return tr("Help");
    }
    return {};
}

bool Actions::isOfDiagram(ActionId id)
{
    return specOf(id).scope == Scope::Diagram;
}

bool Actions::isOfPlayer(ActionId id)
{
    return specOf(id).scope == Scope::Player;
}

QList<QKeySequence> Actions::defaultShortcuts(ActionId id)
{
    return sequences(QString::fromLatin1(specOf(id).shortcuts).split(u' ', Qt::SkipEmptyParts));
}

void Actions::setShortcuts(ActionId id, const QList<QKeySequence>& shortcuts)
{
    for (const QKeySequence& shortcut : shortcuts) {
        const auto other = actionWith(shortcut, id);
        if (!other)
            continue;
        QList<QKeySequence> left = (*this)[*other]->shortcuts();
        left.removeAll(shortcut);
        putShortcuts(*other, left);
    }
    putShortcuts(id, shortcuts);
    Q_EMIT shortcutsChanged();
}

void Actions::resetShortcuts(ActionId id)
{
    setShortcuts(id, defaultShortcuts(id));
}

void Actions::putShortcuts(ActionId id, const QList<QKeySequence>& shortcuts)
{
    (*this)[id]->setShortcuts(shortcuts);
    std::optional<QStringList> remembered;
    if (shortcuts != defaultShortcuts(id)) {
        remembered.emplace();
        for (const QKeySequence& shortcut : shortcuts)
            *remembered << shortcut.toString(QKeySequence::PortableText);
    }
    Settings::setShortcuts(QLatin1String(specOf(id).key), remembered);
}

std::optional<ActionId> Actions::actionWith(const QKeySequence& shortcut, ActionId id) const
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        const Scope scope = specs[i].scope;
        const bool meet = scope == specOf(id).scope || scope == Scope::Window || specOf(id).scope == Scope::Window;
        if (specs[i].id != id && meet && m_actions[i]->shortcuts().contains(shortcut))
            return static_cast<ActionId>(i);
    }
    return std::nullopt;
}

} // namespace arcwright::ui
