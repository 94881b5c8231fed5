// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/canvas_menu.h"

#include <algorithm>

#include <QMenu>

#include "core/editing/checks.h"
#include "core/treebank/format.h"
#include "core/treebank/outer_arc.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/guess_strip.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/word_editing.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"
#include "ui/look/arc_text.h"
#include "ui/look/menu_keys.h"

namespace arcwright::ui {

namespace {

constexpr int mostGuesses = 9;

} // namespace

CanvasMenu::CanvasMenu(Workspace& workspace, Actions& actions, SentenceView& view, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_actions(actions)
    , m_view(view)
    , m_window(window)
    , m_keys(new MenuKeys(this))
{
    connect(view.canvas(), &ArcCanvas::contextRequested, this, &CanvasMenu::open);
}

void CanvasMenu::open(const DiagramHit& hit, const QPoint& place)
{
    select(hit);
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_keys->watch(menu);
    const ArcCanvas& canvas = *m_view.canvas();
    if (hit.node > canvas.diagram().wordCount()) {
        addActions(*menu, {ActionId::AddParent, ActionId::EditRelation});
        menu->addSeparator();
        menu->addAction(tr("&Delete the empty node"), this,
            [this, node = hit.node] { m_view.wordEditing()->removeEmptyNode(node); });
    } else if (canvas.selectedArc() >= 0
        && canvas.diagram().arcs[static_cast<std::size_t>(canvas.selectedArc())].outer) {
        addActions(*menu, {ActionId::FollowArc, ActionId::EditRelation, ActionId::RemoveArc});
    } else if (canvas.selectedArc() >= 0) {
        addActions(*menu,
            {ActionId::AcceptArc, ActionId::EditRelation, ActionId::RemoveArc, ActionId::Pin, ActionId::ExplainArc});
    } else if (canvas.selectedWord() > 0) {
        addGuesses(*menu, canvas.selectedWord());
        const bool isBunsetsu = !canvas.diagram().node(canvas.selectedNode()).parts.empty();
        addActions(*menu, {ActionId::ChooseHead, ActionId::MakeRoot, ActionId::EditRelation});
        if (!isBunsetsu) // which has one head, in its own sentence
            addActions(*menu, {ActionId::AddParent, ActionId::JoinAcross});
        addActions(*menu, {ActionId::RemoveArc});
        menu->addSeparator();
        addActions(*menu, {ActionId::AcceptArc, ActionId::Pin, ActionId::ExplainArc});
        menu->addSeparator();
        addActions(*menu,
            {ActionId::EditWord, ActionId::SplitWord, ActionId::JoinWords, ActionId::InsertWordAfter,
                ActionId::DeleteWord});
        if (isBunsetsu)
            addActions(*menu, {ActionId::MorphemeToPrevious, ActionId::MorphemeToNext});
        else
            addActions(*menu, {ActionId::MakeMultiword});
        menu->addSeparator();
        addActions(*menu, {ActionId::SplitSentence});
    } else {
        addActions(*menu, {ActionId::AcceptAll, ActionId::Confirm, ActionId::EditText, ActionId::JoinSentences});
        menu->addSeparator();
        addActions(*menu, {ActionId::ExportPicture, ActionId::CopyPicture});
        menu->addSeparator();
        addActions(*menu, {ActionId::FitWidth, ActionId::ZoomReset});
    }
    menu->popup(place);
}

/// Selects the clicked part, to which the commands apply.
void CanvasMenu::select(const DiagramHit& hit)
{
    ArcCanvas& canvas = *m_view.canvas();
    canvas.cancelGesture();
    if (hit.arc >= 0) {
        const DiagramArc arc = canvas.diagram().arcs[static_cast<std::size_t>(hit.arc)];
        canvas.setSelectedNode(arc.dependent);
        canvas.selectArc(hit.arc);
    } else {
        canvas.setSelectedNode(hit.node);
    }
}

void CanvasMenu::addGuesses(QMenu& menu, int word)
{
    const Diagram& diagram = m_view.canvas()->diagram();
    const std::vector<Guess> guesses = m_view.arcEditing()->guesses(word);
    const QString source = m_view.guessStrip()->source();
    const bool hasRecent
        = std::any_of(guesses.begin(), guesses.begin() + std::min<std::ptrdiff_t>(mostGuesses, std::ssize(guesses)),
            [](const Guess& guess) { return guess.isRecent; });
    const QString named = hasRecent ? tr("Guesses of %1; ↑: by what you decided here") : tr("Guesses of %1");
    if (!guesses.empty() && !source.isEmpty())
        menu.addSection(named.arg(source).replace(u'&', QStringLiteral("&&")));
    int rank = 0;
    for (const Guess& guess : guesses) { // without margins: their order has more reasons
        if (++rank > mostGuesses)
            break;
        const QString form = guess.head == kRoot ? QString() : diagram.node(guess.head).form;
        const QString arc
            = arcText(m_view.arcEditing()->text(guess), guess.head == kRoot, form).replace(u'&', QStringLiteral("&&"));
        const QString mark = guess.isRecent ? QStringLiteral(" ↑") : QString();
        QAction* action = menu.addAction(tr("&%1  %2", "rank, guess").arg(QString::number(rank), arc + mark));
        action->setCheckable(true);
        action->setChecked(m_view.arcEditing()->stands(word, guess));
        connect(
            action, &QAction::triggered, this, [this, word, guess] { m_view.arcEditing()->takeGuess(word, guess); });
    }
    if (rank > 0)
        menu.addSeparator();
}

void CanvasMenu::addActions(QMenu& menu, std::initializer_list<ActionId> ids)
{
    for (const ActionId id : ids) {
        if (hasUse(id))
            menu.addAction(m_actions[id]);
    }
}

bool CanvasMenu::hasUse(ActionId id) const
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t index = m_view.sentence();
    if (index >= treebank.size())
        return true;
    const FormatPointer& format = treebank.documents()[treebank.place(index).document]->format();
    switch (id) {
    case ActionId::AcceptArc:
    case ActionId::AcceptAll:
        return m_workspace.layer().find(treebank.key(index)) != nullptr;
    case ActionId::AddParent:
        return checkHolds(*treebank.sentence(index), WordField::Parents).has_value();
    case ActionId::JoinAcross:
        return outerArcSource(format) != nullptr;
    case ActionId::MakeMultiword:
        return format->hasMultiwordTokens();
    default:
        return true;
    }
}

} // namespace arcwright::ui
