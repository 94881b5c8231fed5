// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_panel.h"

#include <utility>

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>

#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/quiz_bar.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/step_list_model.h"
#include "ui/players/panel/stops_menu.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui {

void PlayerPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_side->setTheme(theme);
    m_beside->setTheme(theme);
    m_matrix->setTheme(theme);
    explain();
}

void PlayerPanel::setSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    const bool isWaiting = m_waitingSentence && sentence && sentence->tokens == m_waitingSentence->tokens
        && sentence->bunsetsu == m_waitingSentence->bunsetsu; // shown anew, or read anew
    if (m_lesson && (!m_waitingSentence || isWaiting)) {
        m_waitingSentence = std::move(sentence);
        m_waitingRelations = std::move(relations);
        return;
    }
    if (!m_lesson && sentence == m_sentence && relations == m_relations)
        return;
    const bool isEdited = !m_lesson && m_sentence && sentence && !m_sentence->problem && !sentence->problem
        && areSameButForTrees(*m_sentence, *sentence);
    if (isEdited)
        return takeTree(std::move(sentence), std::move(relations));
    leaveLesson();
    takeSentence(std::move(sentence), std::move(relations));
}

void PlayerPanel::takeSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    m_sentence = std::move(sentence);
    m_relations = std::move(relations);
    m_stops->setWords(m_sentence ? PlayerWords(*m_sentence) : PlayerWords());
    if (origin() == ScoreOrigin::Typed)
        setOrigin(hasModel() ? ScoreOrigin::Model : ScoreOrigin::Random); // what was typed is of another sentence
    m_side->forgetPlace();
    remake();
}

/// The sentence is the same, its tree was edited: where the player was, it stays, and moves of the user's too.
void PlayerPanel::takeTree(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    m_sentence = std::move(sentence);
    m_relations = std::move(relations);
    const auto edited = m_isStale ? std::nullopt : source();
    if (!edited)
        return remake();
    m_side->setTree(*edited);
    if (!m_besideKind->currentData().toString().isEmpty())
        m_beside->setTree(*edited);
}

void PlayerPanel::setModel(const AnyModel& model)
{
    const bool hadModel = hasModel();
    m_model = model;
    if (!hadModel && hasModel() && origin() == ScoreOrigin::Random)
        setOrigin(ScoreOrigin::Model);
    else
        remake();
}

void PlayerPanel::openLesson(const Lesson& lesson)
{
    takeLesson(lesson, ScoreOrigin::Given);
}

void PlayerPanel::openSentence(std::shared_ptr<const Sentence> sentence)
{
    Lesson lesson;
    lesson.title = tr("A sentence of your own").toStdString();
    lesson.text
        = tr("Its scores are those of the model, drawn at random, or typed by hand: choose above.").toStdString();
    PlayerSource source;
    source.sentence = sentence;
    lesson.player = m_side->kind().plays(source) ? m_side->kind().name : "eisner";
    lesson.sentence = std::move(sentence);
    const bool isParsed = !isNull(m_model) && unitsOf(m_model) == Units::Words;
    takeLesson(lesson, isParsed ? ScoreOrigin::Model : ScoreOrigin::Random);
}

/// What is on view otherwise waits.
void PlayerPanel::takeLesson(const Lesson& lesson, ScoreOrigin origin)
{
    if (!m_lesson) {
        m_waitingSentence = m_sentence;
        m_waitingRelations = m_relations;
    }
    m_lesson = lesson;
    m_banner->show(lesson);
    {
        const QSignalBlocker blocker(m_origin); // all is made anew below
        m_origin->removeItem(m_origin->findData(static_cast<int>(ScoreOrigin::Given)));
        if (origin == ScoreOrigin::Given)
            m_origin->insertItem(0, tr("of the lesson"), static_cast<int>(ScoreOrigin::Given));
        setOrigin(origin);
    }
    m_matrix->hide();
    takeSentence(lesson.sentence, std::make_shared<RelationPool>());
    choosePlayer(QString::fromStdString(lesson.player));
    if (!choosePlayerBeside(QString::fromStdString(lesson.beside)))
        choosePlayerBeside({});
    askForStep(lesson.lastStep ? std::nullopt : std::optional<int>(lesson.step));
}

/// The lesson's scores are no longer to be had.
void PlayerPanel::leaveLesson()
{
    if (!m_lesson)
        return;
    m_lesson.reset();
    m_banner->hide();
    const QSignalBlocker blocker(m_origin);
    m_origin->removeItem(m_origin->findData(static_cast<int>(ScoreOrigin::Given)));
    setOrigin(hasModel() ? ScoreOrigin::Model : ScoreOrigin::Random);
    m_matrix->hide();
}

void PlayerPanel::closeLesson()
{
    if (!m_lesson)
        return;
    leaveLesson();
    takeSentence(std::move(m_waitingSentence), std::move(m_waitingRelations));
}

void PlayerPanel::setOrigin(ScoreOrigin origin)
{
    m_origin->setCurrentIndex(m_origin->findData(static_cast<int>(origin)));
}

bool PlayerPanel::choosePlayer(const QString& name)
{
    return m_side->choose(name);
}

bool PlayerPanel::choosePlayerBeside(const QString& name)
{
    const int index = m_besideKind->findData(name);
    if (index >= 0)
        m_besideKind->setCurrentIndex(index);
    return index >= 0;
}

void PlayerPanel::askForStep(std::optional<int> step)
{
    m_wantsStep = true;
    m_askedStep = step;
    takePlayer();
}

Player* PlayerPanel::player() const
{
    return m_side->player();
}

QString PlayerPanel::heading() const
{
    if (m_origin->findData(static_cast<int>(ScoreOrigin::Given)) >= 0)
        return titleOf(*m_lesson);
    QStringList words;
    if (player()) {
        for (const DiagramWord& word : player()->words().words())
            words << word.form;
    }
    return tr("%1: %2", "algorithm and sentence").arg(titleOf(m_side->kind()), words.join(u' '));
}

ScoreOrigin PlayerPanel::origin() const
{
    return static_cast<ScoreOrigin>(m_origin->currentData().toInt());
}

/// Whether there is a model for sentences like the one on view.
bool PlayerPanel::hasModel() const
{
    const Units units = m_sentence && !m_sentence->bunsetsu.empty() ? Units::Bunsetsu : Units::Words;
    return !isNull(m_model) && unitsOf(m_model) == units;
}

/// What players are made from; nothing while there is no sentence that has scores.
std::optional<PlayerSource> PlayerPanel::source() const
{
    if (!m_sentence || m_sentence->problem || m_sentence->unitCount() == 0)
        return std::nullopt;
    PlayerSource source;
    source.sentence = m_sentence;
    source.relations = m_relations;
    if (const auto* model = std::get_if<std::shared_ptr<const Model>>(&m_model))
        source.model = *model;
    else
        source.bunsetsuModel = std::get<std::shared_ptr<const BunsetsuModel>>(m_model);
    if (!m_lesson && m_others)
        source.others = m_others();
    if (m_lesson)
        source.given = m_lesson->scores;
    if (m_lesson && m_lesson->scores)
        source.root = m_lesson->scores->root;
    source.origin = origin();
    source.seed = static_cast<std::uint64_t>(m_seed->value());
    if (source.origin == ScoreOrigin::Typed)
        source.typed = m_matrix->scores();
    if (source.origin == ScoreOrigin::Model && !hasModel())
        source.origin = ScoreOrigin::Random;
    return source;
}

/// The table begins with the scores that are there.
void PlayerPanel::openMatrix()
{
    if (!m_sentence || m_sentence->problem || m_sentence->unitCount() == 0)
        return;
    PlayerSource before = *source();
    before.origin = m_lesson && m_lesson->scores     ? ScoreOrigin::Given
        : hasModel() && m_sentence->bunsetsu.empty() ? ScoreOrigin::Model
                                                     : ScoreOrigin::Random;
    before.typed.reset();
    // Random scores of graphs are others, and pruning leaves arcs out that may be wanted.
    const bool ofGraphs = before.origin == ScoreOrigin::Random && QLatin1String(m_side->kind().name) == u"multi";
    const PlayerScores scores = scoresFor(before, ofGraphs ? Decoder::Multi : Decoder::Cle);
    m_matrix->setScores(scoresToType(scores), scores.words);
}

void PlayerPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        remake();
}

void PlayerPanel::remake()
{
    m_seed->setVisible(origin() == ScoreOrigin::Random);
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    const auto made = source();
    m_isRemaking = true; // both are made before they are compared
    m_side->setSource(made);
    if (!m_besideKind->currentData().toString().isEmpty())
        m_beside->setSource(made);
    m_isRemaking = false;
    takePlayer();
}

bool PlayerPanel::isBusy() const
{
    return m_side->isMaking() || m_beside->isMaking() || m_partingWorker.isRunning();
}

/// The steps are others: list, transport and all that is known of them are taken anew.
void PlayerPanel::takePlayer()
{
    if (m_isRemaking)
        return;
    Player* shown = player();
    m_steps->setPlayer(shown);
    if (shown && m_wantsStep)
        m_side->goTo(m_askedStep.value_or(shown->steps()));
    m_transport->setLength(shown ? shown->steps() : 0, shown ? shown->position() : 0);
    findStops();
    findParting();
    showPosition(m_transport->position());
}

void PlayerPanel::showPosition(int position)
{
    m_side->goTo(position);
    if (areTwo())
        m_beside->goTo(besidePosition(position));
    m_list->setCurrentIndex(m_steps->index(position)); // which goes where the transport is already
    markParted();
    explain();
    askNext();
}

void PlayerPanel::askNext()
{
    if (player() && !m_quiz->isHidden())
        m_quiz->ask(*player());
}

void PlayerPanel::toggleQuiz()
{
    m_quiz->restart();
    m_quiz->setVisible(m_quiz->isHidden());
    m_list->setVisible(m_quiz->isHidden()); // it tells what comes
    m_side->setAsking(!m_quiz->isHidden());
    m_beside->setAsking(!m_quiz->isHidden());
    explain();
    askNext();
}

void PlayerPanel::explain()
{
    m_explanation->setHtml(player() ? explanationHtml(*player(), m_theme) : QString());
}

void PlayerPanel::findStops()
{
    m_stopSteps.clear();
    for (int step = 1; player() && step <= player()->steps(); ++step) {
        for (const auto& [head, dependent] : m_stops->arcs()) {
            if (player()->brings(step, head, dependent))
                m_stopSteps.insert(step);
        }
    }
    m_steps->setBreakpoints(m_stopSteps);
}

void PlayerPanel::nextMilestone()
{
    if (player())
        m_transport->goTo(ui::nextMilestone(*player(), player()->position(), 1));
}

void PlayerPanel::previousMilestone()
{
    if (player())
        m_transport->goTo(ui::nextMilestone(*player(), player()->position(), -1));
}

void PlayerPanel::openStops()
{
    m_stopsButton->showMenu();
}

void PlayerPanel::toggleMatrix()
{
    setOrigin(origin() != ScoreOrigin::Typed ? ScoreOrigin::Typed
            : hasModel()                     ? ScoreOrigin::Model
                                             : ScoreOrigin::Random);
}

} // namespace arcwright::ui
