// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_panel.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QListView>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/bunsetsu/decoders.h"
#include "core/decoding/decoder.h"
#include "core/model/any_model.h"
#include "ui/look/growing_letters.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_columns.h"
#include "ui/players/panel/player_header.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/quiz_bar.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/sibling_matrix.h"
#include "ui/players/panel/step_notes.h"
#include "ui/players/panel/stops_menu.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui {

PlayerPanel::PlayerPanel(QWidget* parent)
    : QWidget(parent)
    , m_banner(new LessonBanner(this))
    , m_tour(new LessonTour(*this))
    , m_quiz(new QuizBar(this))
    , m_stops(new StopsMenu(this))
    , m_header(new PlayerHeader(m_stops, this))
    , m_side(new PlayerSide(this))
    , m_beside(new PlayerSide(this))
    , m_notes(new StepNotes(this))
    , m_tables(new QSplitter(Qt::Vertical, this))
    , m_matrix(new ScoreMatrix(m_tables))
    , m_siblings(new SiblingMatrix(m_tables))
    , m_transport(new TransportBar(this))
    , m_columns(new PlayerColumns({m_tables, m_side, m_beside, m_notes}, this))
    , m_pair(m_side, m_beside)
{
    placeParts();
    connectParts();
    m_beside->hide();
    m_tables->hide();
}

PlayerPanel::~PlayerPanel() = default;

void PlayerPanel::placeParts()
{
    m_tables->setChildrenCollapsible(false);
    m_siblings->hide();
    new GrowingLetters(*this, *m_notes, usualPlayer);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 2);
    layout->setSpacing(4);
    layout->addWidget(m_header);
    layout->addWidget(m_banner);
    layout->addWidget(m_columns, 1);
    layout->addWidget(m_quiz);
    layout->addWidget(m_transport);
}

void PlayerPanel::connectParts()
{
    connect(m_header, &PlayerHeader::originChanged, this, [this] {
        if (origin() == ScoreOrigin::Typed)
            openMatrix();
        showTables();
        remake();
    });
    m_side->setInstead([this](const Target& target) {
        if (!m_quiz->isHidden())
            m_quiz->answerBy(*player(), target);
        return !m_quiz->isHidden();
    });
    connect(m_quiz, &QuizBar::onwardWanted, this, [this] { m_transport->goTo(nextQuestion(*stepped())); });
    connect(m_quiz, &QuizBar::endWanted, this, &PlayerPanel::toggleQuiz);
    connect(m_quiz, &QuizBar::answered, m_transport, &TransportBar::forward);
    connect(m_banner, &LessonBanner::closed, this, &PlayerPanel::closeLesson);
    connect(m_banner, &LessonBanner::startWanted, this, [this] {
        m_transport->goTo(0);
        m_side->stage()->setFocus(); // whose keys go on from there
    });
    connect(m_header, &PlayerHeader::seedChanged, this, &PlayerPanel::remake);
    connect(m_header, &PlayerHeader::newModelWanted, this, [this] {
        if (m_heldModel)
            takeModel(AnyModel(*m_heldModel));
    });
    connect(m_matrix, &ScoreMatrix::scoresChanged, this, &PlayerPanel::remake);
    connect(m_siblings, &SiblingMatrix::scoresChanged, this, &PlayerPanel::remake);
    connect(m_header, &PlayerHeader::besideChanged, this, &PlayerPanel::takeBeside);
    connect(m_header, &PlayerHeader::exportRequested, this, &PlayerPanel::exportRequested);
    connect(m_header, &PlayerHeader::stopWanted, this, &PlayerPanel::stopWanted);
    connect(m_header, &PlayerHeader::lectureRequested, this, &PlayerPanel::lectureRequested);
    connect(m_side, &PlayerSide::courseChosen, this, [this] {
        m_wantsStep = false;
        m_banner->showOpenedAt(0, 0);
    });
    connect(m_side, &PlayerSide::aboutToChange, this, [this] { m_notes->setPlayer(nullptr); });
    connect(&m_pair, &PlayerPair::changed, this, &PlayerPanel::takePlayer);
    connect(&m_pair, &PlayerPair::made, this, &PlayerPanel::made);
    connect(&m_pair, &PlayerPair::partingChanged, this, [this](const Parting& parting) {
        m_notes->setParting(m_pair.stepping() == Stepping::Second ? parting.second : parting.first);
        m_header->showParting(parting, m_pair.areTwo());
    });
    connect(m_header, &PlayerHeader::steppingChanged, this, &PlayerPanel::takeStepping);
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
    connect(m_notes, &StepNotes::stepChosen, m_transport, &TransportBar::goTo);
}

void PlayerPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_side->setTheme(theme);
    m_beside->setTheme(theme);
    m_matrix->setTheme(theme);
    m_siblings->setTheme(theme);
    m_banner->setTheme(theme);
    explain();
}

void PlayerPanel::setSentence(std::shared_ptr<const Sentence> sentence, std::shared_ptr<RelationPool> relations)
{
    switch (m_watched.changeTo(sentence, relations)) {
    case WatchedSentence::Change::Waiting:
        m_watched.setWaiting(std::move(sentence), std::move(relations));
        break;
    case WatchedSentence::Change::None:
        break;
    case WatchedSentence::Change::Tree:
        m_watched.setSentence(std::move(sentence), std::move(relations));
        takeTree();
        break;
    case WatchedSentence::Change::Sentence:
        if (lesson()) {
            leaveLesson();
            m_watched.setSentence(std::move(sentence), std::move(relations));
            takeOwnScores();
        } else {
            m_watched.setSentence(std::move(sentence), std::move(relations));
        }
        takeSentence();
        break;
    }
}

void PlayerPanel::takeSentence()
{
    if (m_heldModel) {
        m_watched.setModel(AnyModel(*m_heldModel));
        holdModel({});
    }
    m_stops->setWords(m_watched.sentence() ? PlayerWords(*m_watched.sentence()) : PlayerWords());
    if (origin() == ScoreOrigin::Typed) // what was typed is of another sentence
        setOrigin(m_watched.hasModel() ? ScoreOrigin::Model : ScoreOrigin::Random);
    m_side->forgetPlace();
    remake();
}

/// Where the player was, it stays, and moves of the user's too.
void PlayerPanel::takeTree()
{
    const auto edited = m_isStale ? std::nullopt : source();
    if (!edited)
        return remake();
    m_pair.setTree(*edited);
}

void PlayerPanel::setModel(const AnyModel& model)
{
    if (model == m_watched.model()) {
        holdModel({});
        return;
    }
    const bool hasBegun = player() && (player()->position() > 0 || m_transport->isPlaying());
    const bool isUnderWay = isVisible() && hasBegun && !lesson();
    if (isUnderWay && origin() == ScoreOrigin::Model && m_watched.hasModel()
        && unitsOf(model) == unitsOf(m_watched.model()) && !isNull(model)) {
        holdModel(model); // somebody is following the steps, which would all change
        return;
    }
    takeModel(model);
}

void PlayerPanel::holdModel(const std::optional<AnyModel>& model)
{
    m_heldModel = model;
    m_header->offerNewModel(model.has_value());
}

void PlayerPanel::takeModel(const AnyModel& model)
{
    holdModel({});
    const bool hadModel = m_watched.hasModel();
    m_watched.setModel(model);
    if (!hadModel && m_watched.hasModel() && origin() == ScoreOrigin::Random)
        setOrigin(ScoreOrigin::Model);
    else
        remake();
}

void PlayerPanel::setModelTitle(const QString& title)
{
    m_header->setModelTitle(title);
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
    const Units units = sentence->bunsetsu.empty() ? Units::Words : Units::Bunsetsu;
    const bool isParsed = !isNull(m_watched.model()) && unitsOf(m_watched.model()) == units;
    lesson.player = m_side->kind().plays(source) ? m_side->kind().name
        : units == Units::Words                  ? nameOf(Decoder::Eisner)
        : isParsed ? nameOf(std::get<std::shared_ptr<const BunsetsuModel>>(m_watched.model())->weights.settings.decoder)
                   : nameOf(BunsetsuDecoder::Tournament);
    lesson.sentence = std::move(sentence);
    takeLesson(lesson, isParsed ? ScoreOrigin::Model : ScoreOrigin::Random);
}

/// The sentence on view waits meanwhile.
void PlayerPanel::takeLesson(const Lesson& lesson, ScoreOrigin origin)
{
    if (!this->lesson())
        m_playerBefore = QString::fromLatin1(m_side->kind().name);
    m_watched.beginLesson(lesson);
    m_banner->show(lesson);
    m_banner->editButton()->setVisible(origin == ScoreOrigin::Given); // a typed sentence is no lesson
    Q_EMIT lessonChanged();
    m_header->offerGiven(origin == ScoreOrigin::Given, origin); // all is made anew below
    hideTables();
    m_watched.setSentence(lesson.sentence, std::make_shared<RelationPool>());
    if (origin == ScoreOrigin::Given) {
        m_side->setWanted(lesson.choices);
        besideSide()->setWanted(lesson.besideChoices);
    }
    takeSentence();
    choosePlayer(QString::fromStdString(lesson.player));
    if (!choosePlayerBeside(QString::fromStdString(lesson.beside)))
        choosePlayerBeside({});
    m_header->setStepping(Stepping::Both);
    askForStep(lesson.lastStep ? std::nullopt : std::optional<int>(lesson.step));
}

/// The lesson's scores are no longer to be had.
void PlayerPanel::leaveLesson()
{
    if (!lesson())
        return;
    const bool hasBroughtSecond = !lesson()->beside.empty();
    m_watched.endLesson();
    m_banner->hide();
    if (hasBroughtSecond)
        choosePlayerBeside({});
    Q_EMIT lessonChanged();
    m_header->offerGiven(false, m_watched.hasModel() ? ScoreOrigin::Model : ScoreOrigin::Random);
    hideTables();
}

void PlayerPanel::closeLesson()
{
    if (!lesson())
        return;
    leaveLesson();
    m_watched.returnToWaiting();
    const auto waiting = takeOwnScores();
    if (waiting && !m_side->kind().plays(*waiting)) // the algorithm of the lesson is of other sentences
        choosePlayer(m_playerBefore);
    takeSentence();
}

/// What a lesson leaves to the sentence after it: scores of the model, where that is one for this sentence.
std::optional<PlayerSource> PlayerPanel::takeOwnScores()
{
    m_header->offerGiven(false, m_watched.hasModel() ? ScoreOrigin::Model : ScoreOrigin::Random);
    return source();
}

ScoreOrigin PlayerPanel::origin() const
{
    return m_header->origin();
}

void PlayerPanel::setOrigin(ScoreOrigin origin)
{
    m_header->setOrigin(origin);
}

QSpinBox* PlayerPanel::seed() const
{
    return m_header->seed();
}

bool PlayerPanel::choosePlayer(const QString& name)
{
    return m_side->choose(name);
}

void PlayerPanel::chooseFittingPlayer()
{
    const auto made = source();
    if (!made || m_side->kind().plays(*made))
        return;
    const auto kinds = playerKinds();
    const auto fits
        = std::find_if(kinds.begin(), kinds.end(), [&](const PlayerKind& kind) { return kind.plays(*made); });
    if (fits != kinds.end())
        choosePlayer(QString::fromLatin1(fits->name));
}

bool PlayerPanel::choosePlayerBeside(const QString& name)
{
    return m_header->chooseBeside(name);
}

QToolButton* PlayerPanel::moreButton() const
{
    return m_header->more();
}

QListView* PlayerPanel::stepList() const
{
    return m_notes->list();
}

QTextBrowser* PlayerPanel::explanation() const
{
    return m_notes->explanation();
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

bool PlayerPanel::isLessonOnView() const
{
    return lesson() && m_header->offersGiven();
}

QString PlayerPanel::heading() const
{
    if (isLessonOnView() && !titleOf(*lesson()).isEmpty())
        return titleOf(*lesson());
    QStringList words;
    if (player()) {
        for (const DiagramWord& word : player()->words().words())
            words << word.form;
    }
    return tr("%1: %2", "algorithm and sentence").arg(titleOf(m_side->kind()), words.join(u' '));
}

std::optional<PlayerSource> PlayerPanel::source() const
{
    if (!m_watched.canBePlayed())
        return std::nullopt;
    PlayerSource source = m_watched.source(origin(), static_cast<std::uint64_t>(seed()->value()));
    const bool isOwn = lesson() && !m_header->offersGiven(); // tagged by the model, for its scores
    if (isOwn && source.origin != ScoreOrigin::Model)
        source.sentence = m_watched.untagged();
    if (source.origin == ScoreOrigin::Typed)
        source.typed = m_matrix->scores();
    if (source.origin == ScoreOrigin::Typed)
        source.typedSiblings = m_siblings->scores();
    return source;
}

/// The table begins with the scores that are there.
void PlayerPanel::openMatrix()
{
    if (!m_watched.canBePlayed())
        return;
    const PlayerSource before = m_watched.source(m_watched.originToType(), static_cast<std::uint64_t>(seed()->value()));
    // Random scores of graphs are others, and pruning leaves arcs out that may be wanted.
    const bool ofGraphs = before.origin == ScoreOrigin::Random && QLatin1String(m_side->kind().name) == u"multi";
    const PlayerScores scores = scoresFor(before, ofGraphs ? Decoder::Multi : Decoder::Cle);
    m_matrix->setScores(scoresToType(scores), scores.words);
    const auto ofPairs = decoderNamed(m_side->kind().name);
    constexpr int mostWords = 40; // drawn pairs are as many as there can be
    const bool areThere = before.origin == ScoreOrigin::Given
        || (before.origin == ScoreOrigin::Random && scores.words.size() <= mostWords);
    const bool arePairs = scoresSiblings() && areThere && ofPairs;
    m_siblings->setScores(arePairs ? siblingsToType(scoresFor(before, *ofPairs)) : SiblingTable(), scores.words);
}

/// Whether one of the algorithms on view scores siblings.
bool PlayerPanel::scoresSiblings() const
{
    const auto does = [](const PlayerSide& side) {
        const auto decoder = decoderNamed(side.kind().name);
        return decoder && isSecondOrder(*decoder);
    };
    return does(*m_side) || (m_pair.areTwo() && does(*m_beside));
}

void PlayerPanel::showTables()
{
    if (origin() != ScoreOrigin::Typed)
        return hideTables();
    const bool areNew = m_columns->showTables();
    m_siblings->setVisible(scoresSiblings());
    if (areNew)
        m_columns->widenTables(
            std::max(m_matrix->wholeWidth(), m_siblings->isHidden() ? 0 : m_siblings->table()->wholeWidth()));
}

void PlayerPanel::hideTables()
{
    if (m_columns->hideTables())
        m_siblings->setVisible(scoresSiblings());
}

void PlayerPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        remake();
}

void PlayerPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_columns->placeNotes();
}

void PlayerPanel::remake()
{
    seed()->setVisible(origin() == ScoreOrigin::Random);
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    const std::optional<PlayerSource> source = this->source();
    m_header->setSource(source);
    m_header->offerModel(m_watched.hasModel());
    m_pair.setSource(source);
    takePlayer();
}

bool PlayerPanel::isBusy() const
{
    return m_pair.isBusy();
}

Player* PlayerPanel::stepped() const
{
    return m_pair.steppedSide()->player();
}

/// The steps are others: list, transport and all that is known of them are taken anew.
void PlayerPanel::takePlayer()
{
    m_pair.setStepping(m_header->stepping());
    m_siblings->setVisible(scoresSiblings());
    Player* shown = stepped();
    m_notes->setPlayer(shown);
    for (QWidget* ofSteps : {static_cast<QWidget*>(m_notes), static_cast<QWidget*>(m_transport)})
        ofSteps->setVisible(shown || isBusy()); // where there are no steps, nothing would be in them
    if (shown && m_wantsStep)
        m_side->goTo(m_askedStep.value_or(player()->steps()));
    if (shown && m_wantsStep && lesson())
        m_banner->showOpenedAt(player()->position(), player()->steps());
    m_transport->setLength(shown ? shown->steps() : 0, shown ? shown->position() : 0);
    findStops();
    m_pair.compare();
    hideAnswer();
    showPosition(m_transport->position());
}

/// A lesson that asks something does not show what comes next at the step at which it opens.
void PlayerPanel::hideAnswer()
{
    if (!m_wantsStep || !player())
        return;
    const bool asks = lesson() && !lesson()->question.empty();
    m_side->setQuestionAt(asks ? std::optional(player()->position()) : std::nullopt);
    if (Player* second = m_pair.areTwo() ? m_beside->player() : nullptr)
        m_beside->setQuestionAt(asks ? std::optional(m_pair.partner()(player()->position())) : std::nullopt);
}

/// Another side is stepped; where it is, it stays.
void PlayerPanel::takeStepping()
{
    m_wantsStep = false;
    takePlayer();
}

void PlayerPanel::stepAnother()
{
    m_header->chooseNextStepping();
}

void PlayerPanel::showPosition(int position)
{
    m_pair.goTo(position);
    m_notes->showPosition(position);
    showList();
    explain();
    askNext();
}

/// The list of steps tells what comes, so that it is left out where something is asked.
void PlayerPanel::showList()
{
    m_notes->showList(m_quiz->isHidden() && !(stepped() && stepped()->isNextHidden()));
}

void PlayerPanel::askNext()
{
    if (stepped() && !m_quiz->isHidden())
        m_quiz->ask(*stepped());
}

void PlayerPanel::toggleQuiz()
{
    m_quiz->restart();
    m_quiz->setVisible(m_quiz->isHidden());
    m_side->setAsking(!m_quiz->isHidden());
    m_beside->setAsking(!m_quiz->isHidden());
    showList();
    explain();
    askNext();
}

void PlayerPanel::explain()
{
    m_notes->explain(stepped(), m_theme);
}

void PlayerPanel::findStops()
{
    m_stopSteps.clear();
    for (int step = 1; stepped() && step <= stepped()->steps(); ++step) {
        for (const auto& [head, dependent] : m_stops->arcs()) {
            if (stepped()->brings(step, head, dependent))
                m_stopSteps.insert(step);
        }
    }
    m_notes->setStops(m_stopSteps);
}

void PlayerPanel::nextMilestone()
{
    if (stepped())
        m_transport->goTo(ui::nextMilestone(*stepped(), stepped()->position(), 1));
}

void PlayerPanel::previousMilestone()
{
    if (stepped())
        m_transport->goTo(ui::nextMilestone(*stepped(), stepped()->position(), -1));
}

void PlayerPanel::openStops()
{
    m_header->openStops();
}

void PlayerPanel::toggleMatrix()
{
    setOrigin(origin() != ScoreOrigin::Typed ? ScoreOrigin::Typed
            : m_watched.hasModel()           ? ScoreOrigin::Model
                                             : ScoreOrigin::Random);
}

void PlayerPanel::takeBeside()
{
    m_pair.setSecond(m_header->beside(), m_isStale ? std::nullopt : source(), !m_isStale);
    m_columns->placeNotes();
    takePlayer();
}

void PlayerPanel::toggleBeside()
{
    const int kinds = m_side->kinds()->count();
    const int shown = m_side->kinds()->currentIndex();
    int next = (shown + 1) % kinds;
    const auto made = source();
    while (made && next != shown && !playerKinds()[static_cast<std::size_t>(next)].plays(*made))
        next = (next + 1) % kinds;
    m_header->chooseBeside(m_header->beside().isEmpty() ? next : -1);
}

} // namespace arcwright::ui
