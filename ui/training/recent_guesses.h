// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include <QObject>

#include "core/advice/recent_decisions.h"
#include "core/documents/treebank.h"
#include "core/model/parser.h"
#include "ui/training/guesses.h"

namespace arcwright::ui {

class Workspace;

/// Brings those guesses of a parser forward that are like what was decided in the same document a moment ago (see
/// RecentDecisions), as the simulated annotator does. Each unit of a sentence is decided when that is confirmed; with
/// the confirmation the decisions go, too. A sentence of which nobody saw what was suggested decides nothing.
class RecentGuesses : public QObject {
    Q_OBJECT
public:
    explicit RecentGuesses(Workspace& workspace, QObject* parent = nullptr);

    /// Off: guesses come as the parser ranks them, and decisions are not remembered; those that are stay until on.
    void setOn(bool on);
    /// The guesses of a parser for each unit of a sentence on view, by unit - 1, in the order of what was decided;
    /// those of units in `fixed` as they are. What comes first is remembered as what was suggested, until the first
    /// unit is fixed or the sentence confirmed. O(guesses).
    std::vector<std::vector<Guess>> ordered(
        SentenceKey key, const Sentence& sentence, const FixedArcs& fixed, std::vector<std::vector<Guess>> guesses);

Q_SIGNALS:
    /// Other guesses come forward now.
    void changed();

private:
    /// The decisions that the confirmation of a sentence made.
    struct Made {
        std::vector<SuggestedArc> arcs; ///< of the sentence, by unit - 1
        std::vector<std::uint64_t> decisions;
    };
    bool look(std::size_t index);
    std::vector<Guess> orderedOf(
        const RecentDecisions& recent, const Sentence& sentence, int unit, const std::vector<Guess>& guesses) const;

    Workspace& m_workspace;
    bool m_isOn = true;
    std::map<std::uint32_t, RecentDecisions> m_recent; ///< by document
    std::map<SentenceKey, std::vector<SuggestedArc>> m_suggested; ///< by unit - 1; no head where the unit was fixed
    std::map<SentenceKey, Made> m_made;
};

} // namespace arcwright::ui
