// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "ui/queue/coming_units.h"
#include "ui/queue/queue_budget.h"
#include "ui/queue/sentence_queue.h"

namespace arcwright::ui {

class Actions;
class QueueBar;
class SentenceBrowser;
class SentenceView;
struct Theme;

/// Leads the annotator from one sentence, or word, that waits to the next, in the order that was chosen, and says why.
/// It goes nowhere by itself but after a decision on the word that it asked for.
class QueueGuide : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        SentenceQueue& queue;
        QueueBudget& budget;
        SentenceBrowser& browser;
        SentenceView& view;
        Actions& actions;
    };
    QueueGuide(const Parts& parts, QWidget* parent);

    QueueBar* bar() const { return m_bar; }
    const SentenceQueue& queue() const { return m_queue; }
    /// What the order of disagreement compares.
    ComparedModels& picked() { return m_queue.picked(); }
    const QueueBudget& budget() const { return m_budget; }
    bool asksWords() const { return rowOf(m_queue.order()).asked == AskedUnit::Word; }
    /// Goes to the next (+1) of what waits, leaving what is on view for later if it waits, or back (-1) to what it came
    /// from. Of the sentences that are listed; as in the treebank, as SentenceBrowser::stepToUnconfirmed() does. False
    /// if there is none.
    bool step(int by);
    /// Tells whether sentences are annotated where one is; else there is no bar.
    void setAtWork(std::function<bool()> isAtWork) { m_isAtWork = std::move(isAtWork); }
    /// Shows the bar where sentences are annotated and some wait, else hides it.
    void showBar();
    /// Gives the models that the order of disagreement can compare.
    void setShelf(std::function<QList<ComparedModels::Pick>()> shelf);
    /// Takes the order that the settings name.
    void takeSettings();
    void setTheme(const Theme& theme);
    bool isBusy() const { return m_queue.isBusy() || m_budget.isBusy() || m_coming.isBusy(); }

Q_SIGNALS:
    /// Single words are asked for from now on, or no longer.
    void asksForWords(bool words);
    void settled();
    void failed(const arcwright::Problem& problem);
    /// The last sentence that waited is confirmed: there is no bar any more.
    void allConfirmed();

private:
    void choose(AnnotationOrder order);
    void setSentence(std::size_t index);
    void consider(const std::vector<std::size_t>& indices);
    void onDecided(int unit);
    void followQueue();
    void go(const QueueEntry& entry);
    bool goBack();
    void showReason();
    void showBudget();
    void writeBudget();
    std::vector<int> unitsComing(double words) const;
    std::optional<SentenceKey> keyOnView() const;
    void remember(const Sentence& sentence);
    void addCorrections(const Sentence& sentence);

    Parts m_parts;
    SentenceQueue& m_queue;
    QueueBudget& m_budget;
    ComingUnits m_coming; ///< as in the treebank
    QueueBar* m_bar;
    std::function<bool()> m_isAtWork;
    bool m_isOnlyDiagram = false;
    bool m_isJustChosen = false; ///< the order, and nothing has been gone to in it
    bool m_hasWaited = false; ///< some sentence, when the bar was last looked after
    std::size_t m_sentence = 0;
    std::optional<QueueStop> m_stop; ///< on view, and gone to in this order
    std::optional<QueueEntry> m_entry; ///< of the sentence on view, as it was first known
    std::vector<SuggestedArc> m_before; ///< arcs of the sentence on view when it came, or what was predicted
    bool m_isConfirmed = false; ///< the sentence on view
    bool m_goesOn = false; ///< to the next word, as soon as one is known
};

} // namespace arcwright::ui
