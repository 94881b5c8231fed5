// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/question_page.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include "core/decoding/sibling_table.h"
#include "ui/players/algorithms/climb_step_text.h"
#include "ui/players/algorithms/item_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/algorithms/player_choices.h"
#include "ui/players/drawing/chart_drawing.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/score_matrix_model.h"
#include "ui/players/panel/sibling_matrix.h"

namespace arcwright::ui {

namespace {

bool isOfArc(const Move& move, int head, int dependent)
{
    return (move.newHead == head && move.dependent == dependent)
        || (move.kind == MoveKind::ChangeRoot && move.oldRootHead == head && move.oldRoot == dependent);
}

bool isPointedAt(const QuestionChoice& choice, const Target& target)
{
    if (target.kind == Target::Kind::Choice)
        return choice.transition && static_cast<int>(*choice.transition) == target.first;
    if (target.kind != Target::Kind::Arc)
        return false;
    if (choice.move)
        return isOfArc(*choice.move, target.first, target.second);
    return choice.arc.dependent > 0 && choice.arc.head == target.first && choice.arc.dependent == target.second;
}

} // namespace

QuestionPage::QuestionPage(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_asked(new QLabel(this))
    , m_stage(new PlayerStage(this))
    , m_scores(new ScoreMatrixModel(this))
    , m_table(new QTableView(this))
    , m_siblings(new SiblingMatrix(this))
    , m_choices(new QComboBox(this))
    , m_room(new QScrollArea(this))
    , m_form(new QFormLayout)
{
    m_stage->setTheme(theme);
    m_scores->setTheme(theme);
    m_siblings->setTheme(theme);
    placeParts();
    connect(m_stage, &PlayerStage::activated, this, &QuestionPage::takePointed);
    connect(m_choices, &QComboBox::activated, this, [this] {
        m_answers[0] = m_choices->currentData().toString().toStdString();
        Q_EMIT answered(0, m_choices->currentData().toString());
    });
}

QuestionPage::~QuestionPage() = default;

void QuestionPage::placeParts()
{
    m_asked->setWordWrap(true);
    m_asked->setTextFormat(Qt::PlainText);
    m_table->setModel(m_scores);
    m_table->setAccessibleName(tr("Scores of arcs"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setCornerButtonEnabled(false);
    m_table->setToolTip(tr("Scores of arcs: heads in rows, dependents in columns."));
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_siblings->findChild<QTableView*>()->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_choices->setAccessibleName(tr("Your answer"));
    m_form->addRow(tr("Your &answer"), m_choices);
    auto* answers = new QWidget(this);
    answers->setLayout(m_form);
    m_room->setWidget(answers); // as many cells as there are
    m_room->setWidgetResizable(true);
    m_room->setFrameShape(QFrame::NoFrame);
    auto* side = new QVBoxLayout;
    side->addWidget(m_room, 3);
    side->addWidget(new QLabel(tr("Scores of arcs, heads in rows"), this));
    side->addWidget(m_table, 2);
    side->addWidget(m_siblings, 2);
    auto* parts = new QHBoxLayout;
    constexpr int ofStage = 3;
    constexpr int ofSide = 2;
    parts->addWidget(m_stage, ofStage);
    parts->addLayout(side, ofSide);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_asked);
    layout->addLayout(parts, 1);
}

void QuestionPage::ask(const AlgorithmQuestion& question, const std::vector<std::string>& answers, bool isFixed)
{
    m_question = question;
    m_answers = answers;
    m_isFixed = isFixed;
    showPlayer();
    m_asked->setText(questionText());
    showScores();
    showFields();
    showChoices();
}

void QuestionPage::showPlayer()
{
    const Lesson& stop = m_question->stop;
    PlayerSource source;
    source.sentence = stop.sentence;
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Given;
    source.given = stop.scores;
    source.root = stop.scores->root;
    m_stage->setPlayer(nullptr);
    m_player = playerKindNamed(QString::fromStdString(stop.player))->make(source);
    choose(*m_player, stop.player, stop.choices);
    m_player->goTo(stop.step);
    m_player->setAsking(true);
    m_stage->setPlayer(m_player.get());
}

void QuestionPage::showScores()
{
    PartScores parts = *m_question->stop.scores;
    m_scores->setScores(parts.arcs, m_player->words());
    m_table->setLayoutDirection(m_player->words().areRightToLeft() ? Qt::RightToLeft : layoutDirection());
    // As high as it is, and no more: a bar stands only where there is no room, or where it is high.
    constexpr int mostLines = 12;
    const int whole = m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length()
        + 2 * m_table->frameWidth();
    m_table->setMinimumHeight(std::min(whole, mostLines * fontMetrics().lineSpacing()));
    m_table->setMaximumHeight(whole + m_table->horizontalScrollBar()->sizeHint().height());
    const SiblingTable pairs = siblingsOf(parts.secondOrder);
    const bool areScored = m_question->kind == QuestionKind::NextMove || m_question->stop.player == "eisner2";
    const auto counts = [](const auto& pair) { return pair.second != 0; };
    m_siblings->setVisible(areScored && std::any_of(pairs.begin(), pairs.end(), counts));
    m_siblings->setScores(pairs, m_player->words());
}

/// A field a cell, or the choices; what is said of an answer beside it.
void QuestionPage::showFields()
{
    while (m_form->rowCount() > 1)
        m_form->removeRow(1);
    m_fields.clear();
    m_verdicts.clear();
    const bool isChart = m_question->kind == QuestionKind::FillChart;
    m_form->labelForField(m_choices)->setVisible(!isChart);
    m_choices->setVisible(!isChart);
    constexpr int linesOfChoice = 6; // the list, and what is said of the answer; the tables have the rest
    m_room->setMaximumHeight(isChart ? QWIDGETSIZE_MAX : linesOfChoice * fontMetrics().lineSpacing());
    const auto addVerdict = [this] {
        auto* verdict = new QLabel;
        verdict->setTextFormat(Qt::PlainText);
        verdict->setWordWrap(true);
        m_verdicts.push_back(verdict);
        return verdict;
    };
    if (!isChart) {
        m_form->addRow(addVerdict());
        return;
    }
    for (std::size_t part = 0; part < m_question->parts(); ++part) {
        auto* field = new QLineEdit(QString::fromStdString(m_answers[part]));
        field->setReadOnly(m_isFixed);
        field->setAccessibleName(itemMeaning(m_question->blanks[part].item, m_player->words()));
        field->setToolTip(itemMeaning(m_question->blanks[part].item, m_player->words()));
        connect(field, &QLineEdit::textEdited, this, [this, part](const QString& text) {
            m_answers[part] = text.trimmed().toStdString();
            Q_EMIT answered(part, text.trimmed());
        });
        auto* row = new QHBoxLayout;
        row->addWidget(field, 1);
        row->addWidget(addVerdict(), 1);
        m_fields.push_back(field);
        auto* name = new QLabel(QString(itemText(m_question->blanks[part].item, m_player->words())));
        name->setTextFormat(Qt::PlainText);
        m_form->addRow(name, row);
    }
}

void QuestionPage::showChoices()
{
    const QSignalBlocker blocker(m_choices);
    m_choices->clear();
    m_choices->setEnabled(!m_isFixed);
    m_choices->addItem(tr("Choose…"), QString());
    for (const QuestionChoice& choice : m_question->choices)
        m_choices->addItem(choiceText(choice), QString::fromStdString(choice.name));
    m_choices->setCurrentIndex(std::max(0, m_choices->findData(QString::fromStdString(m_answers[0]))));
}

QString QuestionPage::choiceText(const QuestionChoice& choice) const
{
    const PlayerWords& words = m_player->words();
    switch (m_question->kind) {
    case QuestionKind::NextMove:
        return choice.move
            ? ClimbStepText(words, ClimbSearch::Hill, m_question->stop.scores->climb, nullptr, 0).move(*choice.move)
            : tr("None: no move gains enough");
    case QuestionKind::NextTransition:
        return QString::fromStdString(choice.name).toUpper(); // as the papers have them, in every language
    case QuestionKind::CycleArc:
        return words.arc(choice.arc.head, choice.arc.dependent);
    case QuestionKind::FillChart:
        break;
    }
    return {};
}

/// The teacher's words come first.
QString QuestionPage::questionText() const
{
    if (QString own = inLanguageOfTexts(m_question->stop.question); !own.isEmpty())
        return own;
    switch (m_question->kind) {
    case QuestionKind::FillChart:
        return tr("Fill the chart: what do these items score? Each is put together in the best way. Point at an item "
                  "that is there, and you see its score.");
    case QuestionKind::NextMove:
        if (const double price = m_question->stop.scores->climb.price; price > 0)
            return tr("Which move gains most, if it gains more than its price, %1? Click it in the map, or choose.")
                .arg(m_player->words().exactly(price));
        return tr("Which move gains most, or does none gain? Click it in the map, or choose.");
    case QuestionKind::NextTransition:
        return tr("Which transition comes next? Each is worth the best arc that it makes, or that it makes way for.");
    case QuestionKind::CycleArc:
        break;
    }
    return tr("Arcs go round in a circle. Which of them is given up in the best tree?");
}

/// Of several choices for an arc, the first: a change of one head comes before one of two.
void QuestionPage::takePointed(const Target& target)
{
    if (!m_question || m_isFixed)
        return;
    const auto& blanks = m_question->blanks;
    for (std::size_t part = 0; part < blanks.size(); ++part) {
        if (target == cellTarget(blanks[part].item))
            m_fields[part]->setFocus();
    }
    const auto found = std::find_if(m_question->choices.begin(), m_question->choices.end(),
        [&](const QuestionChoice& choice) { return isPointedAt(choice, target); });
    if (found == m_question->choices.end())
        return;
    m_answers[0] = found->name;
    m_choices->setCurrentIndex(m_choices->findData(QString::fromStdString(found->name)));
    Q_EMIT answered(0, QString::fromStdString(found->name));
}

void QuestionPage::mark(bool tellsSolution)
{
    for (std::size_t part = 0; part < m_verdicts.size(); ++part) {
        const bool isGiven = !m_answers[part].empty();
        const bool isFine = isGiven && isRight(*m_question, part, m_answers[part]);
        QString verdict = isFine ? tr("Right.") : isGiven ? tr("Not right.") : QString();
        if (!isFine && tellsSolution)
            verdict
                = isGiven ? tr("Not right; it is %1.").arg(answerText(part)) : tr("It is %1.").arg(answerText(part));
        m_verdicts[part]->setText(verdict);
    }
}

/// What is right.
QString QuestionPage::answerText(std::size_t part) const
{
    if (m_question->kind == QuestionKind::FillChart)
        return m_player->words().number(m_question->blanks[part].score);
    const auto found = std::find_if(m_question->choices.begin(), m_question->choices.end(),
        [](const QuestionChoice& choice) { return choice.isRight; });
    return choiceText(*found);
}

QString QuestionPage::asked() const
{
    return m_asked->text();
}

QString QuestionPage::verdict(std::size_t part) const
{
    return m_verdicts[part]->text();
}

} // namespace arcwright::ui
