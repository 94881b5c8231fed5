// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/undo_commands.h"

#include <algorithm>
#include <charconv>

#include <QAction>

#include "core/editing/changes.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"
#include "ui/settings/actions.h"
#include "ui/shell/message_bar.h"

namespace arcwright::ui {

namespace {

QString noticeKey()
{
    return QStringLiteral("step elsewhere");
}

/// The first word, or bunsetsu, that the step changed; 0 if none, or if it is about several sentences.
int changedUnit(const Step& step)
{
    if (step.edits.size() != 1)
        return 0;
    const Sentence& sentence = *step.edits.front().after.front();
    const bool hasBunsetsu = sentence.unitCount() != sentence.size();
    for (const Change& change : changes(step.edits.front())) {
        const std::string& node = change.after.node;
        int unit = 0;
        const auto [end, problem] = std::from_chars(node.data(), node.data() + node.size(), unit);
        const bool isUnit = problem == std::errc() && end == node.data() + node.size(); // no empty node, no range
        if (isUnit && hasBunsetsu == (change.what == Changed::Bunsetsu))
            return unit;
    }
    return 0;
}

/// Where the second of two sentences begins that the step made one; 0 if it did not.
int joinedUnit(const Step& step)
{
    if (step.edits.size() != 1 || step.edits.front().before.size() != 2 || step.edits.front().after.size() != 1)
        return 0;
    return static_cast<int>(step.edits.front().before.front()->unitCount()) + 1;
}

} // namespace

UndoCommands::UndoCommands(Workspace& workspace, Actions& actions, SentenceBrowser& browser, SentenceView& view,
    MessageBar& messages, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_actions(actions)
    , m_browser(browser)
    , m_view(view)
    , m_messages(messages)
{
    connect(actions[ActionId::Undo], &QAction::triggered, this, [this] { run(Way::Undo); });
    connect(actions[ActionId::Redo], &QAction::triggered, this, [this] { run(Way::Redo); });
    connect(&workspace, &Workspace::stepped, this, &UndoCommands::forget);
    connect(&workspace, &Workspace::treebankReplaced, this, &UndoCommands::forget);
    connect(&view, &SentenceView::sentenceShown, this, [this](std::size_t sentence) {
        if (sentence != m_announcedIn) // and not where that sentence was drawn anew
            forget();
    });
    connect(&workspace, &Workspace::historyChanged, this, &UndoCommands::nameActions);
    nameActions();
}

/// They say which step they would take back or make again.
void UndoCommands::nameActions()
{
    const auto name = [this](ActionId id, bool possible, const QString& plain, const QString& naming) {
        m_actions[id]->setEnabled(possible);
        m_actions[id]->setText(possible ? naming : plain);
    };
    name(ActionId::Undo, m_workspace.canUndo(), tr("&Undo"), tr("&Undo: %1").arg(m_workspace.undoText()));
    name(ActionId::Redo, m_workspace.canRedo(), tr("&Redo"), tr("&Redo: %1").arg(m_workspace.redoText()));
}

void UndoCommands::run(Way way)
{
    const Step* step = next(way);
    if (!step)
        return;
    const std::vector<std::size_t> changed = places(*step, way);
    const bool isUndo = way == Way::Undo;
    const bool isSeen
        = areShown(changed) || std::find(changed.begin(), changed.end(), m_view.sentence()) != changed.end();
    const bool isElsewhere = !isSeen && !changed.empty();
    if (isElsewhere && m_announced != way) {
        announce(way, changed.front());
        return;
    }
    const Step made = isUndo ? inverted(*step) : *step; // what is on view then
    if (isElsewhere)
        m_browser.setCurrentSentence(changed.front());
    if (isUndo)
        m_workspace.undo();
    else
        m_workspace.redo();
    if (isElsewhere)
        m_view.canvas()->setSelectedWord(changedUnit(made));
    else if (const int joined = joinedUnit(made);
             joined > 0 && !changed.empty() && m_view.sentence() == changed.front())
        m_view.canvas()->setSelectedWord(joined); // at which it had been divided
}

bool UndoCommands::areShown(const std::vector<std::size_t>& changed) const
{
    return m_isShown && std::any_of(changed.begin(), changed.end(), m_isShown);
}

bool UndoCommands::isShown(ActionId id) const
{
    const Way way = id == ActionId::Undo ? Way::Undo : Way::Redo;
    const Step* step = next(way);
    return step != nullptr && areShown(places(*step, way));
}

std::size_t UndoCommands::documentOf(Way way) const
{
    return way == Way::Undo ? m_workspace.undoDocument() : m_workspace.redoDocument();
}

const Step* UndoCommands::next(Way way) const
{
    if (way == Way::Undo ? !m_workspace.canUndo() : !m_workspace.canRedo())
        return nullptr;
    const History& history = m_workspace.copy(documentOf(way)).history();
    return way == Way::Undo ? history.nextUndo() : history.nextRedo();
}

std::vector<std::size_t> UndoCommands::places(const Step& step, Way way) const
{
    const auto document = static_cast<std::uint32_t>(documentOf(way));
    const Treebank& treebank = m_workspace.treebank();
    std::vector<std::size_t> found;
    for (const Edit& edit : step.edits) {
        for (const SentenceId id : way == Way::Undo ? edit.idsAfter : edit.idsBefore) {
            if (const std::size_t place = treebank.indexOf({document, id}); place < treebank.size())
                found.push_back(place);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

void UndoCommands::announce(Way way, std::size_t place)
{
    m_announced = way;
    m_announcedIn = m_view.sentence();
    const bool isUndo = way == Way::Undo;
    const QString key
        = m_actions[isUndo ? ActionId::Undo : ActionId::Redo]->shortcut().toString(QKeySequence::NativeText);
    const QString where = isUndo ? tr("The last step was in sentence %1.").arg(place + 1)
                                 : tr("The next step is in sentence %1.").arg(place + 1);
    const QString more = isUndo ? tr("%1 again goes there and takes it back.").arg(key)
                                : tr("%1 again goes there and makes it again.").arg(key);
    m_messages.showNotice(noticeKey(), inARow({where, more}), isUndo ? m_workspace.undoText() : m_workspace.redoText(),
        {{isUndo ? tr("Go there and undo") : tr("Go there and redo"), [this, way] {
              m_announced = way; // whatever the message bar has forgotten by then
              run(way);
          }}});
}

void UndoCommands::forget()
{
    if (m_announced)
        m_messages.dropNotice(noticeKey());
    m_announced.reset();
}

} // namespace arcwright::ui
