// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/player_panel.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QSpinBox>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/players/explanation_text.h"
#include "ui/players/lesson_banner.h"
#include "ui/players/lesson_texts.h"
#include "ui/players/player_side.h"
#include "ui/players/quiz_bar.h"
#include "ui/players/score_matrix.h"
#include "ui/players/side_by_side.h"
#include "ui/players/step_list_model.h"
#include "ui/players/stops_menu.h"
#include "ui/players/transport_bar.h"

namespace arcwright::ui {

PlayerPanel::PlayerPanel(QWidget* parent)
    : QWidget(parent)
    , m_banner(new LessonBanner(this))
    , m_quiz(new QuizBar(this))
    , m_origin(new QComboBox(this))
    , m_seed(new QSpinBox(this))
    , m_stopsButton(new QToolButton(this))
    , m_besideKind(new QComboBox(this))
    , m_side(new PlayerSide(this))
    , m_beside(new PlayerSide(this))
    , m_list(new QListView(this))
    , m_steps(new StepListModel(this))
    , m_explanation(new QTextBrowser(this))
    , m_partingLabel(new QLabel(this))
    , m_matrix(new ScoreMatrix(this))
    , m_transport(new TransportBar(this))
    , m_stops(new StopsMenu(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    placeParts();
    connectParts();
    m_beside->hide();
    m_matrix->hide();
}

PlayerPanel::~PlayerPanel() = default;

void PlayerPanel::placeParts()
{
    m_list->setModel(m_steps);
    m_list->setUniformItemSizes(true); // or tens of thousands of rows are measured
    m_list->setAccessibleName(tr("Steps"));
    m_explanation->setAccessibleName(tr("Explanation"));
    m_explanation->setFrameShape(QFrame::NoFrame);
    auto* text = new QSplitter(Qt::Vertical, this);
    text->addWidget(m_explanation);
    text->addWidget(m_list);
    text->setStretchFactor(0, 3);
    text->setStretchFactor(1, 2);
    m_splitter->addWidget(m_matrix);
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_beside);
    m_splitter->addWidget(text);
    constexpr int stageShare = 5;
    constexpr int textShare = 2;
    m_splitter->setStretchFactor(0, textShare);
    m_splitter->setStretchFactor(1, stageShare);
    m_splitter->setStretchFactor(2, stageShare);
    m_splitter->setStretchFactor(3, textShare);
    constexpr int stageWidth = 720;
    constexpr int textWidth = 300;
    m_splitter->setSizes({textWidth, stageWidth, stageWidth, textWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 2);
    layout->setSpacing(4);
    layout->addWidget(buildHeader());
    layout->addWidget(m_banner);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_quiz);
    layout->addWidget(m_transport);
}

QWidget* PlayerPanel::buildHeader()
{
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins({});
    const auto label = [&](const QString& text, QWidget* buddy) {
        auto* made = new QLabel(text, header);
        made->setBuddy(buddy);
        layout->addWidget(made);
        layout->addWidget(buddy);
    };
    m_origin->addItem(tr("of the model"), static_cast<int>(ScoreOrigin::Model));
    m_origin->addItem(tr("drawn at random"), static_cast<int>(ScoreOrigin::Random));
    m_origin->addItem(tr("typed by hand"), static_cast<int>(ScoreOrigin::Typed));
    m_origin->setCurrentIndex(1);
    label(tr("Scores"), m_origin);
    m_seed->setRange(1, 999'999);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setPrefix(tr("seed ", "before a number"));
    m_seed->setToolTip(tr("Another seed, other scores; the same seed, the same scores"));
    layout->addWidget(m_seed);
    m_besideKind->addItem(tr("nothing"), QString());
    for (const PlayerKind& kind : playerKinds())
        m_besideKind->addItem(titleOf(kind), QString::fromLatin1(kind.name));
    label(tr("Beside it"), m_besideKind);
    layout->addWidget(m_partingLabel);
    layout->addStretch(1);
    m_stopsButton->setText(tr("Stop at an arc"));
    m_stopsButton->setPopupMode(QToolButton::InstantPopup);
    m_stopsButton->setMenu(m_stops);
    layout->addWidget(m_stopsButton);
    const auto button = [&](const QString& text, void (PlayerPanel::*signal)()) {
        auto* made = new QToolButton(header);
        made->setText(text);
        connect(made, &QToolButton::clicked, this, signal);
        layout->addWidget(made);
    };
    button(tr("Export…"), &PlayerPanel::exportRequested);
    button(tr("Lecture"), &PlayerPanel::lectureRequested);
    return header;
}

void PlayerPanel::connectParts()
{
    connect(m_origin, &QComboBox::currentIndexChanged, this, [this] {
        if (static_cast<ScoreOrigin>(m_origin->currentData().toInt()) == ScoreOrigin::Typed)
            openMatrix();
        m_matrix->setVisible(m_origin->currentData().toInt() == static_cast<int>(ScoreOrigin::Typed));
        remake();
    });
    connect(m_quiz, &QuizBar::answered, m_transport, &TransportBar::forward);
    connect(m_banner, &LessonBanner::closed, this, &PlayerPanel::closeLesson);
    connect(m_seed, &QSpinBox::valueChanged, this, &PlayerPanel::remake);
    connect(m_matrix, &ScoreMatrix::scoresChanged, this, &PlayerPanel::remake);
    connect(m_besideKind, &QComboBox::currentIndexChanged, this, [this] {
        const QString name = m_besideKind->currentData().toString();
        m_beside->setVisible(!name.isEmpty());
        if (!name.isEmpty())
            m_beside->choose(name);
        remake();
    });
    connect(m_side, &PlayerSide::playerChanged, this, [this] {
        m_wantsStep = m_wantsStep && m_isRemaking; // else it was the user
        takePlayer();
    });
    connect(m_side, &PlayerSide::aboutToChange, this, [this] { m_steps->setPlayer(nullptr); });
    connect(m_beside, &PlayerSide::playerChanged, this, &PlayerPanel::takePlayer);
    connect(m_side, &PlayerSide::looksChanged, this, &PlayerPanel::explain);
    connect(m_side, &PlayerSide::activated, this, [this](const Target& target) {
        if (target.kind == Target::Kind::Arc)
            m_stops->offer(target.first, target.second);
    });
    connect(m_transport, &TransportBar::positionChanged, this, [this](int position) {
        m_wantsStep = false;
        showPosition(position);
    });
    m_transport->setStops([this](int position) {
        const auto next = m_stopSteps.upper_bound(position);
        return next == m_stopSteps.end() ? 0 : *next;
    });
    connect(m_stops, &StopsMenu::changed, this, &PlayerPanel::findStops);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_transport->goTo(current.row());
    });
}

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
    leaveLesson();
    takeSentence(std::move(sentence), std::move(relations));
}

void PlayerPanel::takeSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    m_sentence = std::move(sentence);
    m_relations = std::move(relations);
    m_stops->setWords(m_sentence ? PlayerWords(*m_sentence) : PlayerWords());
    if (static_cast<ScoreOrigin>(m_origin->currentData().toInt()) == ScoreOrigin::Typed)
        setOrigin(hasModel() ? ScoreOrigin::Model : ScoreOrigin::Random); // what was typed is of another sentence
    m_side->goTo(0);
    remake();
}

void PlayerPanel::setModel(std::shared_ptr<const Model> model)
{
    const bool isFirst = model && !m_model;
    m_model = std::move(model);
    if (isFirst && static_cast<ScoreOrigin>(m_origin->currentData().toInt()) == ScoreOrigin::Random)
        setOrigin(ScoreOrigin::Model);
    else
        remake();
}

void PlayerPanel::setBunsetsuModel(std::shared_ptr<const BunsetsuModel> model)
{
    const bool isFirst = model && !m_bunsetsuModel;
    m_bunsetsuModel = std::move(model);
    if (isFirst && static_cast<ScoreOrigin>(m_origin->currentData().toInt()) == ScoreOrigin::Random)
        setOrigin(ScoreOrigin::Model);
    else
        remake();
}

void PlayerPanel::openLesson(const Lesson& lesson)
{
    if (!m_lesson) {
        m_waitingSentence = m_sentence;
        m_waitingRelations = m_relations;
        const QSignalBlocker blocker(m_origin);
        m_origin->insertItem(0, tr("of the lesson"), static_cast<int>(ScoreOrigin::Given));
    }
    m_lesson = lesson;
    m_banner->show(lesson);
    {
        const QSignalBlocker blocker(m_origin); // all is made anew below
        setOrigin(ScoreOrigin::Given);
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
    if (m_lesson)
        return titleOf(*m_lesson);
    QStringList words;
    if (player()) {
        for (const DiagramWord& word : player()->words().words())
            words << word.form;
    }
    return tr("%1: %2", "algorithm and sentence").arg(titleOf(m_side->kind()), words.join(u' '));
}

/// Whether there is a model for sentences like the one on view.
bool PlayerPanel::hasModel() const
{
    return m_sentence && !m_sentence->bunsetsu.empty() ? m_bunsetsuModel != nullptr : m_model != nullptr;
}

/// What players are made from; nothing while there is no sentence that has scores.
std::optional<PlayerSource> PlayerPanel::source() const
{
    if (!m_sentence || m_sentence->problem || m_sentence->unitCount() == 0)
        return std::nullopt;
    PlayerSource source;
    source.sentence = m_sentence;
    source.relations = m_relations;
    source.model = m_model;
    source.bunsetsuModel = m_bunsetsuModel;
    source.others = m_lesson ? nullptr : m_others;
    if (m_lesson)
        source.given = m_lesson->scores;
    if (m_lesson && m_lesson->scores)
        source.root = m_lesson->scores->root;
    source.origin = static_cast<ScoreOrigin>(m_origin->currentData().toInt());
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
    before.origin = m_lesson                      ? ScoreOrigin::Given
        : m_model && m_sentence->bunsetsu.empty() ? ScoreOrigin::Model
                                                  : ScoreOrigin::Random;
    before.typed.reset();
    // Random scores of graphs are others, and pruning leaves arcs out that may be wanted.
    const bool ofGraphs = before.origin == ScoreOrigin::Random && QLatin1String(m_side->kind().name) == u"multi";
    PlayerScores scores = scoresFor(before, ofGraphs ? Decoder::Multi : Decoder::Cle);
    ArcScores arcs = scores.parts().arcs;
    for (int head = 0; head < arcs.nodes(); ++head) {
        for (int dependent = 1; dependent < arcs.nodes(); ++dependent) {
            constexpr float perUnit = 100; // what is shown is what is reckoned with
            float& score = arcs.at(head, dependent);
            score = score == forbiddenScore ? score : std::round(score * perUnit) / perUnit;
        }
    }
    m_matrix->setScores(arcs, scores.words);
}

void PlayerPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        remake();
}

void PlayerPanel::remake()
{
    m_seed->setVisible(static_cast<ScoreOrigin>(m_origin->currentData().toInt()) == ScoreOrigin::Random);
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
    if (m_beside->player() && m_beside->isVisibleTo(this))
        m_beside->goTo(besidePosition(position));
    m_list->setCurrentIndex(m_steps->index(position)); // which goes where the transport is already
    markParted();
    explain();
}

void PlayerPanel::toggleQuiz()
{
    m_quiz->restart();
    m_quiz->setVisible(m_quiz->isHidden());
    m_list->setVisible(m_quiz->isHidden()); // it tells what comes
    if (player() && !m_quiz->isHidden())
        m_quiz->ask(*player());
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

int PlayerPanel::besidePosition(int position) const
{
    const bool isSameKind = &m_side->kind() == &m_beside->kind();
    return inStep(position, m_side->player()->steps(), m_beside->player()->steps(), isSameKind);
}

void PlayerPanel::findParting()
{
    m_parting = 0;
    const bool areTwo = player() && m_beside->player() && m_beside->isVisibleTo(this);
    if (areTwo) {
        const int before = player()->position();
        m_parting
            = firstParting(*player(), *m_beside->player(), [this](int position) { return besidePosition(position); });
        m_side->goTo(before);
    }
    m_steps->setParting(m_parting);
    m_partingLabel->setVisible(areTwo);
    m_partingLabel->setText(m_parting > 0 ? tr("they part at step %1").arg(m_parting) : tr("they never part"));
}

void PlayerPanel::markParted()
{
    std::vector<int> words;
    if (player() && m_beside->player() && m_beside->isVisibleTo(this))
        words = partedWords(*player(), *m_beside->player());
    m_side->stage()->setParted(words);
    m_beside->stage()->setParted(words);
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

void PlayerPanel::toggleBeside()
{
    const bool isOne = m_besideKind->currentIndex() == 0;
    const int next = (m_side->kinds()->currentIndex() + 1) % m_side->kinds()->count() + 1;
    m_besideKind->setCurrentIndex(isOne ? next : 0);
}

void PlayerPanel::toggleMatrix()
{
    const bool isTyped = static_cast<ScoreOrigin>(m_origin->currentData().toInt()) == ScoreOrigin::Typed;
    setOrigin(!isTyped ? ScoreOrigin::Typed : m_model ? ScoreOrigin::Model : ScoreOrigin::Random);
}

} // namespace arcwright::ui
