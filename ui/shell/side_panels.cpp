// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QTreeView>

#include "core/query/subtree_pattern.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/search/search_panel.h"
#include "ui/shell/main_window.h"
#include "ui/training/why_panel.h"

namespace arcwright::ui {

void MainWindow::connectWhy()
{
    ArcCanvas* canvas = m_view->canvas();
    connect(canvas, &ArcCanvas::wordSelected, m_why, [this](int word) { m_why->setUnit(m_view->sentence(), word); });
    connect(m_view, &SentenceView::sentenceShown, m_why,
        [this, canvas](std::size_t index) { m_why->setUnit(index, canvas->selectedWord()); });
    connect(canvas, &ArcCanvas::arcSelected, m_why, [this](Side, int head, int dependent) {
        m_why->setUnit(m_view->sentence(), dependent);
        m_why->setRival(head);
    });
    connect(m_why, &WhyPanel::headChosen, this, [this](int unit, int head, const QString& relation) {
        m_view->arcEditing()->takeGuess(unit, {head, relation, {}});
    });
    connect(m_why, &WhyPanel::shown, this, &MainWindow::checkSettled, Qt::QueuedConnection); // opening goes on first
    connect(m_why, &WhyPanel::left, canvas, [canvas] { canvas->setFocus(); });
    connect(m_actions[ActionId::ExplainArc], &QAction::triggered, this, [this] {
        m_whyDock->show();
        m_whyDock->raise();
        m_why->heads()->setFocus();
    });
}

void MainWindow::connectSearch()
{
    const auto bring = [this] {
        m_searchDock->show();
        m_searchDock->raise();
    };
    connect(m_search, &SearchPanel::matchChosen, this, &MainWindow::goTo);
    connect(m_search, &SearchPanel::searched, this, &MainWindow::checkSettled, Qt::QueuedConnection);
    connect(m_search, &SearchPanel::left, m_view->canvas(), [this] { m_view->canvas()->setFocus(); });
    connect(m_actions[ActionId::FindPattern], &QAction::triggered, this, [this, bring] {
        bring();
        m_search->startSearch();
    });
    connect(m_actions[ActionId::PatternFromSubtree], &QAction::triggered, this, [this, bring] {
        const int word = m_view->canvas()->selectedWord();
        if (word == 0 || m_view->sentence() >= m_workspace.treebank().size())
            return;
        bring();
        m_search->searchFor(
            QString::fromStdString(subtreePattern(*m_workspace.treebank().sentence(m_view->sentence()), word)));
    });
    const auto toMatch = [this](int by) {
        if (!m_search->step(by))
            m_status->setText(
                tr("Nothing has been found yet; search first (%1).")
                    .arg(m_actions[ActionId::FindPattern]->shortcut().toString(QKeySequence::NativeText)));
    };
    connect(m_actions[ActionId::NextMatch], &QAction::triggered, this, [toMatch] { toMatch(1); });
    connect(m_actions[ActionId::PreviousMatch], &QAction::triggered, this, [toMatch] { toMatch(-1); });
}

/// All panels step aside, and come back as they were; what was opened in the meantime goes.
void MainWindow::connectPanels()
{
    connect(m_actions[ActionId::OnlyDiagram], &QAction::toggled, this, [this](bool only) {
        if (!only) {
            restoreState(m_stateWithPanels);
            return;
        }
        m_stateWithPanels = saveState();
        for (QDockWidget* dock : findChildren<QDockWidget*>())
            dock->hide();
        m_view->canvas()->setFocus();
    });
}

void MainWindow::goTo(std::size_t sentence, int word)
{
    if (sentence != m_view->sentence())
        m_browser->setCurrentSentence(sentence);
    ArcCanvas* canvas = m_view->canvas();
    if (word <= canvas->diagram().wordCount())
        canvas->setSelectedWord(word);
    if (canvas->selectedWord() > 0)
        canvas->ensureWordVisible(canvas->selectedWord());
}

} // namespace arcwright::ui
