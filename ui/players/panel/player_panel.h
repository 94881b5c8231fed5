// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>

#include <QWidget>

#include "ui/look/theme.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/panel/player_pair.h"
#include "ui/players/panel/watched_sentence.h"

class QListView;
class QSpinBox;
class QSplitter;
class QTextBrowser;
class QToolButton;

namespace arcwright::ui {

class LessonBanner;
class LessonTour;
class PlayerColumns;
class PlayerHeader;
class PlayerSide;
class Player;
class QuizBar;
class ScoreMatrix;
class SiblingMatrix;
class StepNotes;
class StopsMenu;
class TransportBar;
struct Target;

/// Watches algorithms at work on the sentence on view: the stage, the list of steps, the step in words and figures,
/// and the transport, all in step; a second algorithm beside the first; scores of the model, drawn, or typed.
class PlayerPanel : public QWidget {
    Q_OBJECT
public:
    explicit PlayerPanel(QWidget* parent = nullptr);
    ~PlayerPanel() override;

    void setTheme(const Theme& theme);
    /// The sentence on view and the model in use, either of which may be null. Players are made when they are seen.
    void setSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations);
    /// One that comes while somebody follows the steps of another is offered, and taken with the next sentence.
    void setModel(const AnyModel& model);
    /// The function that gives players further sentences of the treebank; asked whenever players are made.
    void setOthers(std::function<SentenceSource()> others) { m_watched.setOthers(std::move(others)); }

    /// False if there is no player of that name.
    bool choosePlayer(const QString& name);
    /// Goes on to the first algorithm that can be watched on the sentence, unless the one that is chosen can.
    void chooseFittingPlayer();
    /// Goes to that step, or to the last one, as soon as there is a player, and again if it is made anew before the
    /// user goes anywhere.
    void askForStep(std::optional<int> step);
    /// By which people know the model: setModel().
    void setModelTitle(const QString& title);
    /// Shows another algorithm beside the first; an empty name for none. False if there is none of that name.
    bool choosePlayerBeside(const QString& name);
    void setOrigin(ScoreOrigin origin);

    /// Shows a lesson in place of the sentence on view, until another sentence is chosen or the lesson is closed.
    void openLesson(const Lesson& lesson);
    /// Shows a sentence of no treebank, as a lesson is shown: with scores of the model if there is one, else drawn.
    void openSentence(std::shared_ptr<const Sentence> sentence);
    void closeLesson();
    const std::optional<Lesson>& lesson() const { return m_watched.lesson(); }
    /// Whether what is watched is a lesson with its own scores, not a sentence that somebody typed.
    bool isLessonOnView() const;
    /// Folds what stands over the players, in large letters.
    QToolButton* moreButton() const;
    LessonBanner* lessonBanner() const { return m_banner; }
    /// Goes through lessons of several stops.
    LessonTour* tour() const { return m_tour; }
    /// The source of players; nothing while there is no sentence that has scores.
    std::optional<PlayerSource> source() const;

    Player* player() const;
    PlayerSide* side() const { return m_side; }
    PlayerSide* besideSide() const { return m_beside; }
    TransportBar* transport() const { return m_transport; }
    QListView* stepList() const;
    QTextBrowser* explanation() const;
    ScoreMatrix* matrix() const { return m_matrix; }
    /// Of siblings, for algorithms that score them.
    SiblingMatrix* siblings() const { return m_siblings; }
    StopsMenu* stops() const { return m_stops; }
    QSpinBox* seed() const;
    const Theme& theme() const { return m_theme; }
    /// The first step that decides otherwise than the algorithm beside; 0 if there is none.
    int partingStep() const { return m_pair.parting().first; }
    const PlayerPair& pair() const { return m_pair; }
    /// The title of pictures of the player: the algorithm and the sentence.
    QString heading() const;
    /// Whether the steps of something long are still being found; made() follows.
    bool isBusy() const;

    void nextMilestone();
    void previousMilestone();
    void openStops();
    /// Shows the next algorithm that goes with the sentence and its scores beside the first, or the first alone again.
    void toggleBeside();
    /// Steps both in step, then the first alone, then the second.
    void stepAnother();
    void toggleMatrix();
    /// Asks what the next step is instead of telling the steps, or tells them again.
    void toggleQuiz();
    QuizBar* quiz() const { return m_quiz; }

Q_SIGNALS:
    void lectureRequested();
    void exportRequested();
    /// What is watched is to become a stop of a lesson.
    void stopWanted();
    /// A lesson has come in place of the sentence on view, or gone.
    void lessonChanged();
    /// Nothing is being made any more.
    void made();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeParts();
    void connectParts();
    void remake();
    void takeLesson(const Lesson& lesson, ScoreOrigin origin);
    void leaveLesson();
    std::optional<PlayerSource> takeOwnScores();
    void holdModel(const std::optional<AnyModel>& model);
    void takeModel(const AnyModel& model);
    void takeSentence();
    void takeTree();
    ScoreOrigin origin() const;
    void takeBeside();
    void takeStepping();
    Player* stepped() const;
    void takePlayer();
    void hideAnswer();
    void showList();
    void showPosition(int position);
    void explain();
    void askNext();
    void findStops();
    void openMatrix();
    void showTables();
    void hideTables();
    bool scoresSiblings() const;

    Theme m_theme;
    WatchedSentence m_watched;
    bool m_isStale = true; ///< the player is of another sentence, or of other scores
    bool m_wantsStep = false;
    std::optional<int> m_askedStep; ///< with m_wantsStep: that step, or the last one
    std::set<int> m_stopSteps;

    LessonBanner* m_banner;
    LessonTour* m_tour;
    QuizBar* m_quiz;
    StopsMenu* m_stops;
    PlayerHeader* m_header;
    PlayerSide* m_side;
    PlayerSide* m_beside;
    StepNotes* m_notes;
    QSplitter* m_tables; ///< to type scores into
    ScoreMatrix* m_matrix;
    SiblingMatrix* m_siblings;
    TransportBar* m_transport;
    PlayerColumns* m_columns;
    std::optional<AnyModel> m_heldModel; ///< waits until nobody follows steps of the one before
    QString m_playerBefore; ///< the algorithm that was chosen when a lesson began
    PlayerPair m_pair; // last: its thread must end before what it posts to goes
};

} // namespace arcwright::ui
