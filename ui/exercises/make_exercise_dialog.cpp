// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/make_exercise_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace arcwright::ui {

namespace {

enum QuestionSource { NoQuestions, OfStep, OfLesson };

constexpr int usualLength = 10;

} // namespace

MakeExerciseDialog::MakeExerciseDialog(const QString& title, int sentences, const tl::expected<Lesson, QString>& onView,
    std::vector<Lesson> lesson, QWidget* parent)
    : QDialog(parent)
    , m_lesson(std::move(lesson))
    , m_hasTreebank(sentences > 0)
    , m_title(new QLineEdit(title, this))
    , m_trees(new QCheckBox(tr("T&rees of sentences are to be drawn"), this))
    , m_first(new QSpinBox(this))
    , m_last(new QSpinBox(this))
    , m_picked(new QLineEdit(this))
    , m_relations(new QCheckBox(tr("Ask for relations, too"), this))
    , m_questions(new QComboBox(this))
    , m_cells(new QSpinBox(this))
    , m_asked(new QLabel(this))
    , m_feedback(new QComboBox(this))
    , m_apart(new QCheckBox(tr("&Keep the solution in a file of its own"), this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("makeExercise"));
    setWindowTitle(tr("Make an exercise"));
    addQuestions(onView);
    placeParts(sentences);
    for (QCheckBox* box : {m_trees, m_apart})
        connect(box, &QCheckBox::toggled, this, &MakeExerciseDialog::enableParts);
    connect(m_picked, &QLineEdit::textChanged, this, &MakeExerciseDialog::enableParts);
    connect(m_questions, &QComboBox::currentIndexChanged, this, &MakeExerciseDialog::findQuestions);
    connect(m_cells, &QSpinBox::valueChanged, this, &MakeExerciseDialog::findQuestions);
    connect(m_first, &QSpinBox::valueChanged, m_last, &QSpinBox::setMinimum); // or there would be none
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    enableParts();
}

void MakeExerciseDialog::addQuestions(const tl::expected<Lesson, QString>& onView)
{
    if (onView)
        m_onView.push_back(*onView);
    else
        m_whyNotOnView = onView.error();
    m_questions->addItems({tr("none"), tr("the step on view in the player"),
        tr("the stops of the lesson that is being written (%n)", nullptr, static_cast<int>(m_lesson.size()))});
}

void MakeExerciseDialog::placeParts(int sentences)
{
    m_trees->setChecked(m_hasTreebank);
    m_trees->setEnabled(m_hasTreebank);
    m_relations->setChecked(true);
    for (QSpinBox* box : {m_first, m_last})
        box->setRange(1, std::max(1, sentences));
    m_last->setValue(std::min(sentences, usualLength));
    m_picked->setPlaceholderText(tr("3, 7-9", "numbers of sentences"));
    m_cells->setRange(1, mostQuestionCells);
    m_cells->setToolTip(tr("How many cells of a chart are to be filled, from the next one on"));
    m_asked->setWordWrap(true);
    m_asked->setTextFormat(Qt::PlainText);
    m_feedback->addItems({tr("how much is right"), tr("which arcs and answers are right"), tr("nothing")});
    m_apart->setToolTip(tr("Students' files have no solution then; marks come from the teacher alone."));
    auto* layout = new QFormLayout(this);
    layout->addRow(tr("&Title"), m_title);
    layout->addRow(m_trees);
    layout->addRow(tr("&First sentence"), m_first);
    layout->addRow(tr("&Last sentence"), m_last);
    layout->addRow(tr("Or &only these"), m_picked);
    layout->addRow(m_relations);
    layout->addRow(tr("&Questions about algorithms"), m_questions);
    layout->addRow(tr("&Cells to fill"), m_cells);
    layout->addRow(m_asked);
    layout->addRow(tr("Before handing in, students &see"), m_feedback);
    layout->addRow(m_apart);
    layout->addRow(m_buttons);
}

const std::vector<Lesson>& MakeExerciseDialog::chosenStops() const
{
    switch (m_questions->currentIndex()) {
    case OfStep:
        return m_onView;
    case OfLesson:
        return m_lesson;
    default:
        return m_none;
    }
}

/// What the questions will ask, or why there are none.
QString MakeExerciseDialog::askedText() const
{
    const std::vector<Lesson>& stops = chosenStops();
    if (m_questions->currentIndex() == NoQuestions)
        return {};
    if (stops.empty())
        return m_questions->currentIndex() == OfStep
            ? m_whyNotOnView
            : tr("No lesson is being written. “Add to lesson”, above the player, makes what is on view a stop of one.");
    if (stops.size() > 1)
        return tr("Of %1 stops, %2 have something to ask.").arg(stops.size()).arg(m_found.size());
    if (m_found.empty())
        return tr("At this step there is nothing to ask. Go to a step before a cell of Eisner's chart is filled, "
                  "hill climbing moves, a transition is taken, or a cycle opens; with scores of arcs, and %1 words at "
                  "most.")
            .arg(mostQuestionWords);
    switch (m_found.front().kind) {
    case QuestionKind::FillChart:
        return tr("It asks what the next %n item(s) of the chart score.", nullptr, m_found.front().cells);
    case QuestionKind::NextMove:
        return tr("It asks which move gains most, or whether none does.");
    case QuestionKind::NextTransition:
        return tr("It asks which transition comes next.");
    case QuestionKind::CycleArc:
        break;
    }
    return tr("It asks which arc the cycle gives up.");
}

void MakeExerciseDialog::findQuestions()
{
    m_found.clear();
    for (const Lesson& stop : chosenStops()) {
        if (const auto question = questionForExercise(stop, m_cells->value()))
            m_found.push_back({question->kind, question->cells});
    }
    enableParts();
}

void MakeExerciseDialog::enableParts()
{
    const bool hasTrees = m_trees->isChecked();
    const bool isStretch = hasTrees && m_picked->text().trimmed().isEmpty();
    for (QWidget* part : {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_last)})
        part->setEnabled(isStretch);
    m_picked->setEnabled(hasTrees);
    m_relations->setEnabled(hasTrees);
    m_asked->setText(askedText());
    m_asked->setVisible(!m_asked->text().isEmpty());
    m_cells->setEnabled(std::any_of(
        m_found.begin(), m_found.end(), [](const Found& found) { return found.kind == QuestionKind::FillChart; }));
    m_feedback->setEnabled(!m_apart->isChecked());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(hasTrees || !m_found.empty());
}

ExerciseChoice MakeExerciseDialog::choice() const
{
    return {m_title->text(), static_cast<Feedback>(m_feedback->currentIndex()), m_relations->isChecked(),
        m_first->value(), m_last->value(), m_picked->text(), m_trees->isChecked(), chosenStops(), m_cells->value(), {}};
}

bool MakeExerciseDialog::keepsSolutionApart() const
{
    return m_apart->isChecked();
}

QString MakeExerciseDialog::asked() const
{
    return m_asked->text();
}

} // namespace arcwright::ui
