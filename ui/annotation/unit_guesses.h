// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QStringList>

#include "core/documents/layer.h"
#include "core/treebank/sentence.h"
#include "ui/training/guesses.h"

namespace arcwright::ui {

class Workspace;

/// The sentence of that index; null if there is none, or it cannot be read.
std::shared_ptr<const Sentence> readableSentence(const Workspace& workspace, std::size_t index);

/// The heads and relations that are proposed for the units of the sentence on view: those that a parser ranks, and the
/// layer's. Nine of them have digits at a time.
class UnitGuesses {
public:
    explicit UnitGuesses(const Workspace& workspace) : m_workspace(workspace) { }

    void setSentence(std::size_t index) { m_sentence = index; }
    /// The source of ranked heads; without it, the layer's own head is the only guess.
    void setRanked(Guesses ranked) { m_ranked = std::move(ranked); }
    /// The source of the parser's doubts; without it there are none.
    void setDoubts(Doubts doubts) { m_doubts = std::move(doubts); }

    std::vector<Guess> guesses(int unit) const;
    /// How likely the parser is to be wrong about each unit, by unit - 1; empty where nobody knows.
    std::vector<double> doubts() const;
    /// The layer's analysis of the sentence, null if there is none.
    const Analysis* prediction() const;
    /// The head of a unit in the layer.
    std::optional<Guess> predictedArc(int unit) const;
    /// The proposal for a unit instead of its arc: the layer's arc, where that is another, with
    /// the relation that was decided for such arcs a moment ago; else, where `isUncertain`,
    /// the best guess. Nothing where that stands already: somebody who agrees must not spoil what is right.
    std::optional<Guess> proposal(int unit, bool isUncertain) const;
    /// Whether a unit has the head and, if the guess tells them, the relation and the membership of a guess.
    bool stands(int unit, const Guess& guess) const;
    bool isPinned(int unit) const;
    /// The relation of a guess as people read it, with its membership: `Sb_Co`.
    QString text(const Guess& guess) const;

    /// The best relations guessed for the head a unit has, then for other heads.
    QStringList likelyRelations(int unit) const;
    /// The best relation guessed for a unit under that head; empty for none.
    QString relationUnder(int unit, int head) const;

    /// Digits mean the guesses from this one on, counted from 0; the first when another word is selected.
    std::size_t first() const { return m_first; }
    void showFirst() { m_first = 0; }
    /// Lets digits mean the next nine guesses for a unit, after the last the first again.
    void showMore(int unit);
    /// The rank of the guess that a digit means, from 1, and the guess, if there are so many.
    std::size_t rankOf(int digit) const { return m_first + static_cast<std::size_t>(digit); }
    std::optional<Guess> ofDigit(int unit, int digit) const;

private:
    std::shared_ptr<const Sentence> sentence() const;
    std::optional<Guess> decidedRelation(int unit, int head) const;

    const Workspace& m_workspace;
    std::size_t m_sentence = 0;
    Guesses m_ranked;
    Doubts m_doubts;
    std::size_t m_first = 0;
};

} // namespace arcwright::ui
