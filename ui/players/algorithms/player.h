// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/tracing/work_done.h"
#include "core/treebank/graph.h"
#include "ui/canvas/diagram.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// A figure that explains a step.
struct NumberRow {
    QString name;
    QString value;
    bool isBest = false; ///< the one that was chosen
    friend bool operator==(const NumberRow&, const NumberRow&) = default;
};

/// A step in words: what was done, and the figures it was done for.
struct Explanation {
    QString text; ///< plain sentences
    QString numbersTitle; ///< what the figures are; empty if there are none
    std::vector<NumberRow> numbers;
};

/// A step in terms that algorithms share, so that two of them can be gone through together.
struct StepEvent {
    enum class Kind : unsigned char {
        None, ///< nothing that others have
        Item, ///< of a chart was finished: from a to b, `detail` says which
        Arc, ///< was decided: from the head a to the dependent b
    };
    Kind kind = Kind::None;
    int a = 0;
    int b = 0;
    int detail = 0;
    friend bool operator==(const StepEvent&, const StepEvent&) = default;
};

/// Something about a player that can be chosen: where to start from, in which order to play.
struct PlayerChoice {
    QString title;
    QStringList options;
    int current = 0;
    std::string_view name{}; ///< in lessons (core/teaching/lesson_choices.h); empty where none keeps it
};

/// The part of a player that the user's click or drag has changed.
enum class Effect : unsigned char {
    Nothing,
    Looks, ///< the drawing is another one; steps and position are the same
    Steps, ///< the algorithm took another course: all is to be asked anew, the position too
};

/// An algorithm at work on one sentence, to be watched step by step. It knows its steps from the trace of a decoder
/// (core/tracing) and the state after each of them (Replay); it says what they mean in words and draws the state. It
/// knows no widget and no colour: panel, lecture mode, exports and tests show it through the same few calls.
///
/// How to add one is in resources/help/contributing.md; `ContractionPlayer`, which plays one algorithm alone, is the
/// plainest example. Steps count from 1; position k is after step k, 0 is before the first.
class Player {
    Q_DECLARE_TR_FUNCTIONS(Player)
public:
    explicit Player(PlayerWords words) : m_words(std::move(words)) { }
    virtual ~Player() = default;
    Player& operator=(const Player&) = delete;
    /// A copy of the player at the same position, to be moved on another thread. Scores, which are large and never
    /// change, are shared.
    virtual std::unique_ptr<Player> clone() const = 0;

    const PlayerWords& words() const { return m_words; }

    virtual int steps() const = 0;
    virtual int position() const = 0;
    /// Any position, at once and exactly; beyond the ends are the ends.
    virtual void goTo(int position) = 0;

    /// A step in one line, for the list. Asked for whatever is in sight, so it must be cheap.
    virtual QString headline(int step) const = 0;
    /// Whether a step is one of the main ones, which tell what the algorithm does where the others tell how: the list
    /// sets it off, and a key jumps there.
    virtual bool isMilestone(int /*step*/) const { return false; }
    /// The state at hand in words and figures.
    virtual Explanation explanation() const = 0;

    /// What the algorithm has done up to the position at hand; empty where that says nothing.
    virtual std::vector<WorkCount> work() const { return {}; }
    /// How many arcs it does not weigh, for they may not be.
    virtual int arcsLeftOut() const { return 0; }
    /// The length that its work is to be compared with.
    virtual int wordsAtWork() const { return words().size(); }

    /// How many figures an explanation has at most, by and large: room is kept for so many.
    virtual int mostFigures() const { return 7; }

    /// The arcs found up to the position at hand, by dependent, then head: what the canvas shows.
    virtual std::vector<Arc> arcs() const = 0;
    /// All arcs that there are at some position: the diagram keeps room for them, so that nothing moves from step to
    /// step.
    virtual std::vector<Arc> arcsOfAllSteps() const = 0;
    /// The label of one of these arcs; empty for none.
    virtual QString arcLabel(const Arc& /*arc*/) const { return {}; }
    /// Marks what the step is about in the diagram of arcs().
    virtual void markDiagram(Diagram& /*diagram*/) const { }
    /// Whether a step puts an arc there: what breakpoints ask.
    virtual bool brings(int step, int head, int dependent) const = 0;
    /// What a step does, as others do it too. Cheap: asked of all steps.
    virtual StepEvent event(int /*step*/) const { return {}; }
    /// The arcs that a step decides; most decide none, or that of their event.
    virtual std::vector<Arc> decisions(int step) const;
    /// The targets to point at to say what a step does, before it is done: any of these. Empty where nothing says it.
    virtual std::vector<Target> pointersTo(int /*step*/) const { return {}; }

    /// While somebody is to guess the next step, what the algorithm has reckoned to decide it is left out of
    /// explanation, drawing, close-up and hints; what it reckons from stays.
    void setAsking(bool isAsking) { m_isAsking = isAsking; }
    bool isAsking() const { return m_isAsking; }
    /// At that position a lesson asks something: which step comes next is not told there.
    void setQuestionAt(std::optional<int> position) { m_questionAt = position; }
    /// Whether what decides the next step is left out of explanation, drawing and hints.
    bool isNextHidden() const { return m_isAsking || (m_questionAt == position() && position() < steps()); }
    /// A step as an answer to choose: its headline without the figures that would tell it from others.
    virtual QString answer(int step) const { return headline(step); }
    /// What is to be decided by a step; empty: what comes next.
    virtual QString question(int /*step*/) const { return {}; }
    /// The possible next steps, as answers, likeliest first: what the algorithm has to choose among. Empty where it has
    /// no choice. Asked before the last step.
    virtual QStringList rivals() const { return {}; }
    /// Whether they are all that can be done now, few and each of its own kind: then all are offered, even one that is
    /// taken later.
    virtual bool areAllRivalsAsked() const { return false; }

    /// The drawing beside the arcs; empty if there is none. Parts outside of `seen` may be left out: charts and
    /// matrices of long sentences are much larger than a screen. Size and focus are those of all of it.
    virtual Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const = 0;
    /// The step at hand in large, where that says more; as large at every step.
    virtual Drawing closeUp(const DrawingMetrics& /*metrics*/) const { return {}; }

    /// The user clicked something in the drawing, or dragged an arc in the canvas (a target of kind Arc).
    virtual Effect activate(const Target& /*target*/) { return Effect::Nothing; }
    /// The effect of activate() on the target, or its explanation, before the user lets go; empty for none.
    virtual QString hint(const Target& /*target*/) const { return {}; }

    virtual std::vector<PlayerChoice> choices() const { return {}; }
    virtual Effect choose(int /*choice*/, int /*option*/) { return Effect::Nothing; }

protected:
    Player(const Player&) = default;

private:
    PlayerWords m_words;
    bool m_isAsking = false;
    std::optional<int> m_questionAt;
};

/// The next milestone from `position` in a direction (+1 or -1); the end there if there is none. O(steps).
int nextMilestone(const Player& player, int position, int direction);

/// The step nearest to `step` that has that headline; `step` itself where there is none within some hundred steps.
int nearestLike(const Player& player, const QString& headline, int step);

/// The arcs of a player at the position at hand as a diagram of its words.
Diagram diagramOf(const Player& player);

} // namespace arcwright::ui
