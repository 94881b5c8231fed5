// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/side_panels.h"

#include <QAction>
#include <QTreeView>

#include "core/query/subtree_pattern.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/search/alike_panel.h"
#include "ui/search/search_panel.h"
#include "ui/settings/actions.h"
#include "ui/shell/workplaces.h"
#include "ui/training/why_panel.h"

namespace arcwright::ui {

SidePanels::SidePanels(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connectWhy();
    connectSearch();
    connectAlike();
}

void SidePanels::connectWhy()
{
    ArcCanvas* canvas = m_parts.view.canvas();
    WhyPanel* why = &m_parts.why;
    SentenceView* view = &m_parts.view;
    connect(canvas, &ArcCanvas::wordSelected, why, [why, view](int word) { why->setUnit(view->sentence(), word); });
    connect(view, &SentenceView::sentenceShown, why,
        [why, canvas](std::size_t index) { why->setUnit(index, canvas->selectedWord()); });
    connect(canvas, &ArcCanvas::arcSelected, why, [why, view](Side, int head, int dependent) {
        why->setUnit(view->sentence(), dependent);
        why->setRival(head);
    });
    connect(why, &WhyPanel::headChosen, this,
        [view](int unit, const Guess& guess) { view->arcEditing()->takeGuess(unit, guess); });
    connect(why, &WhyPanel::left, canvas, [canvas] { canvas->setFocus(); });
    connect(m_parts.actions[ActionId::ExplainArc], &QAction::triggered, this, [this] {
        m_parts.workplaces.showPanel(QStringLiteral("why"));
        m_parts.why.heads()->setFocus();
    });
}

void SidePanels::connectSearch()
{
    SearchPanel* search = &m_parts.search;
    ArcCanvas* canvas = m_parts.view.canvas();
    connect(search, &SearchPanel::matchChosen, this, &SidePanels::goTo);
    connect(search, &SearchPanel::left, canvas, [canvas] { canvas->setFocus(); });
    const auto on = [this](ActionId id, auto&& call) { connect(m_parts.actions[id], &QAction::triggered, this, call); };
    on(ActionId::FindPattern, [this, search] {
        bringSearch();
        search->startSearch();
    });
    on(ActionId::PatternFromSubtree, [this, search, canvas] {
        const Treebank& treebank = m_parts.workspace.treebank();
        const int word = canvas->selectedWord();
        const std::size_t sentence = m_parts.view.sentence();
        if (word == 0 || sentence >= treebank.size())
            return;
        bringSearch();
        search->searchFor(QString::fromStdString(subtreePattern(*treebank.sentence(sentence), word)));
    });
    on(ActionId::NextMatch, [this] { stepMatch(1); });
    on(ActionId::PreviousMatch, [this] { stepMatch(-1); });
}

void SidePanels::connectAlike()
{
    AlikePanel* alike = &m_parts.alike;
    ArcCanvas* canvas = m_parts.view.canvas();
    connect(&m_parts.browser, &SentenceBrowser::sentenceChosen, alike, &AlikePanel::setSentence);
    connect(alike, &AlikePanel::arcChosen, this, &SidePanels::goTo);
    connect(alike, &AlikePanel::left, canvas, [canvas] { canvas->setFocus(); });
    connect(alike, &AlikePanel::corrected, this, &SidePanels::said);
    connect(alike, &AlikePanel::found, this, [this](int arcs) {
        if (!m_parts.alike.isVisible())
            Q_EMIT added(tr("%n other arc(s) are as this one was; %1 lists them.", nullptr, arcs)
                             .arg(m_parts.actions[ActionId::ShowAlike]->shortcut().toString(QKeySequence::NativeText)));
    });
}

void SidePanels::bringSearch()
{
    m_parts.workplaces.showPanel(QStringLiteral("search"));
}

void SidePanels::stepMatch(int by)
{
    if (!m_parts.search.step(by))
        Q_EMIT said(tr("Nothing has been found yet; search first (%1).")
                        .arg(m_parts.actions[ActionId::FindPattern]->shortcut().toString(QKeySequence::NativeText)));
}

void SidePanels::goTo(std::size_t sentence, int word)
{
    m_parts.workplaces.goToSentence();
    if (sentence != m_parts.view.sentence())
        m_parts.browser.setCurrentSentence(sentence);
    ArcCanvas* canvas = m_parts.view.canvas();
    if (word <= canvas->diagram().wordCount())
        canvas->setSelectedWord(word);
    if (canvas->selectedWord() > 0)
        canvas->ensureWordVisible(canvas->selectedWord());
}

} // namespace arcwright::ui
