// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <vector>

#include <QObject>

namespace arcwright::ui {

class ArcCanvas;
class ArcEditing;

/// Leads through the words of a sentence that wait for the annotator: first those without a head, on a cycle or
/// predicted otherwise and not pinned (of a prediction without a relation the head counts alone), in the order of the
/// text from where one is; then those that the parser is unsure of, the least certain first. Each is offered once,
/// until its prediction moves. After a decision on a word that was offered, the next one is offered by itself; on a
/// word that somebody went to, one stays.
class DecisionGuide : public QObject {
    Q_OBJECT
public:
    DecisionGuide(ArcCanvas& canvas, ArcEditing& editing, QObject* parent = nullptr);

    /// Begins with another sentence, of which nothing has been offered.
    void restart();
    /// The words that are offered from now on as long as nothing is decided, in that order.
    std::vector<int> coming() const;
    /// Offers the next word, or goes back to the one that was offered before. False if there is none.
    bool step(int by);
    /// Steps on, but if nothing is known of the sentence's guesses yet, as soon as that changes.
    void stepWhenKnown();
    /// Goes to the least certain word, as soon as guesses are known if they are not yet.
    void stepUncertainWhenKnown();
    /// The guesses are others now.
    void guessesChanged();
    /// These words are predicted otherwise than a moment ago: those that differ from gold now are offered again.
    void reconsider(const std::vector<int>& words);

    /// A word was decided, or is to stay as it is: goes on where it was offered.
    void pass(int word);

    /// Goes to the next less (+1) or more (-1) uncertain word than the selected one, among those the parser is unsure
    /// of; without one of them selected, to the least certain. False if there is none.
    bool stepUncertain(int by);
    /// The words the parser is unsure of, by word - 1; of a sentence that nobody ranks guesses for, none.
    std::vector<bool> uncertain() const;

private:
    bool offer(int word);
    void takeWhenKnown(bool (DecisionGuide::*stepping)(int));
    bool isUndecided(int word) const;
    std::vector<int> byUncertainty() const;
    void onSelected(int word);

    ArcCanvas& m_canvas;
    ArcEditing& m_editing;
    std::vector<int> m_offered; ///< the latest last
    std::set<int> m_seen; ///< offered or decided, and not predicted otherwise since
    int m_current = 0; ///< the word on offer; 0: one that somebody went to is selected
    bool (DecisionGuide::*m_waiting)(int) = nullptr; ///< what is done once guesses are known
};

} // namespace arcwright::ui
