// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "core/documents/layer.h"
#include "core/documents/step.h"
#include "core/editing/accept_operations.h"
#include "core/treebank/relation_inventory.h"
#include "core/treebank/sentence.h"
#include "ui/annotation/unit_guesses.h"
#include "ui/settings/chords.h"

class QRect;

namespace arcwright::ui {

class ArcCanvas;
struct DiagramArc;
class OuterEditing;
class RelationEditor;
class Workspace;

/// Turns what the hand asks for on a canvas into steps on the sentence on view: heads, relations, further parents, what
/// is predicted, pins, chords; where the canvas shows the enhanced graph alone, or basic phrases, what it shows is
/// edited (level_edits.h). What may be done the operations of core/editing decide; why something is not done, the
/// workspace tells.
class ArcEditing : public QObject {
    Q_OBJECT
public:
    ArcEditing(Workspace& workspace, ArcCanvas& canvas, RelationEditor& relationEditor, QObject* parent);

    /// The sentence on view.
    void setSentence(std::size_t index);
    /// What edits arcs to other sentences.
    OuterEditing* outerEditing() const { return m_outer; }
    /// The relations that the treebank has, by kind and ends; null as long as they are not counted.
    void setInventory(std::shared_ptr<const RelationInventory> inventory) { m_inventory = std::move(inventory); }
    /// See UnitGuesses.
    void setGuesses(Guesses guesses) { m_guesses.setRanked(std::move(guesses)); }
    void setDoubts(Doubts doubts) { m_guesses.setDoubts(std::move(doubts)); }
    std::vector<Guess> guesses(int unit) const { return m_guesses.guesses(unit); }
    std::vector<double> doubts() const { return m_guesses.doubts(); }
    std::optional<Guess> proposal(int unit, bool isUncertain) const { return m_guesses.proposal(unit, isUncertain); }
    bool stands(int unit, const Guess& guess) const { return m_guesses.stands(unit, guess); }
    QString text(const Guess& guess) const { return m_guesses.text(guess); }
    std::size_t firstGuess() const { return m_guesses.first(); }
    /// Lets digits mean the next guesses for a unit; firstGuessChanged() follows.
    void showMoreGuesses(int unit);
    /// The source of relations for arcs, best first: the best goes with a head chosen by hand, where that is wanted,
    /// and whenever a relation is asked for they come before the frequent ones.
    void setArcRelations(ArcRelations relations) { m_arcRelations = std::move(relations); }
    void setRelationFollowsHead(bool follows) { m_relationFollowsHead = follows; }
    /// Whether what is decided about a unit is pinned in the same step.
    void setPinsDecisions(bool pins) { m_pinsDecisions = pins; }
    bool pinsDecisions() const { return m_pinsDecisions; }
    /// Decides that a unit has the arc that it has: it is pinned, where decisions are. Refused where it has none.
    void keepArc(int unit);
    /// Takes the guess that digit stands for.
    void takeGuess(int unit, int digit);
    void setChords(const Chords& chords);
    const Chords& chords() const { return m_chords; }

    /// With the relation that is likeliest there, as one step. False if that was refused.
    bool setHead(int unit, int head);
    /// Gives a unit the head and the relation of a guess, as one step.
    void takeGuess(int unit, const Guess& guess);
    /// Asks for the relation of a further parent, and adds it then.
    void addParent(int unit, int head);

    // On the selected word, or arc.
    void editRelation();
    void makeRoot();
    /// To the word before (-1) or after (+1) it in the text.
    void attachBeside(int by);
    /// Takes a further parent away, if one is selected, else the head.
    void removeArc();
    /// Accepts the layer's arc that is selected, else all that the layer says of the selected word.
    void acceptSelected();
    /// False if nothing is predicted, or the sentence cannot have it.
    bool acceptAll();
    void togglePin();
    /// Turns a flag of Prague treebanks (prague_fields.h) of the selected word on or off.
    void toggleFlag(std::string_view flag);
    /// Whether words of the sentence can have such a mark.
    bool takesFlags() const;
    /// Whether the units of the sentence are bunsetsu.
    bool hasBunsetsu() const;

    /// Takes an arc of the canvas away, or over from the layer.
    void removeArc(const DiagramArc& arc);
    void acceptArc(const DiagramArc& arc);

Q_SIGNALS:
    /// The annotator has said what the head or the relation of a unit is, which may be what it was.
    void decided(int unit);
    /// Digits mean other guesses now.
    void firstGuessChanged();

private:
    std::shared_ptr<const Sentence> sentence() const;
    std::shared_ptr<const Sentence> sentenceWith(int unit);
    std::shared_ptr<const Sentence> sentenceAt(int node);
    bool isOfUnits() const;
    bool refusesAtLevel();
    int target() const;
    bool setLevelHead(int node, int head);
    void editLevelRelation(int node, const QRect& place);
    void ask(int node, const QString& relation, const QRect& place, const QStringList& likely,
        std::function<bool(const QString&)> take);
    QStringList proposals(ArcKind kind, int head, int dependent, const QString& relation = {}) const;
    QStringList proposalsOfParent(int head, int dependent, const QString& relation = {}) const;
    const Analysis* prediction();
    void refuse(const Problem& problem);
    Acceptance acceptance() const;
    bool take(int unit, const Guess& guess, Operation operation);
    bool decide(int unit, Operation operation, Result<Sentence> after);
    void openRelationEditor(int unit, const QRect& place);
    void askNewRelation(int unit, const QRect& place);
    void takeRelationOf(int unit);
    std::vector<Guess> relationsFor(int head, int unit) const;
    QStringList textsFor(int head, int unit) const;
    QStringList likelyRelations(int unit) const;
    void editArcRelation(int arc, const QRect& place);
    void applyChord(int word, const QString& keys);

    Workspace& m_workspace;
    ArcCanvas& m_canvas;
    RelationEditor& m_relationEditor;
    std::size_t m_sentence = 0;
    UnitGuesses m_guesses;
    ArcRelations m_arcRelations;
    std::shared_ptr<const RelationInventory> m_inventory;
    OuterEditing* m_outer;
    bool m_relationFollowsHead = true;
    bool m_pinsDecisions = false;
    Chords m_chords;
    std::function<bool(const QString&)> m_takeRelation; ///< what the relation asked for is for; false if refused
};

} // namespace arcwright::ui
