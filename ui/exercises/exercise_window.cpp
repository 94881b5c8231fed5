// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/exercise_window.h"

#include <algorithm>

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/annotation/relation_editor.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/legend.h"
#include "ui/canvas/make_diagram.h"
#include "ui/exercises/answer_files.h"
#include "ui/exercises/exercise_feedback.h"
#include "ui/exercises/question_page.h"
#include "ui/look/font_measures.h"
#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

ArcStatus statusOf(UnitMark mark)
{
    switch (mark) {
    case UnitMark::Right:
        return ArcStatus::Correct;
    case UnitMark::WrongHead:
        return ArcStatus::WrongHead;
    case UnitMark::WrongRelation:
        return ArcStatus::WrongLabel;
    case UnitMark::Missing:
        break;
    }
    return ArcStatus::Neutral;
}

} // namespace

ExerciseWindow::ExerciseWindow(Exercise exercise, const Theme& theme, const Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_exercise(std::move(exercise))
    , m_answers(emptyAnswers(m_exercise))
    , m_help(actions[ActionId::Handbook])
    , m_canvas(new ArcCanvas(this))
    , m_signs(new QWidget(this))
    , m_legend(new Legend(m_signs))
    , m_question(new QuestionPage(theme, this))
    , m_relationEditor(new RelationEditor(m_canvas->viewport()))
    , m_student(new QLineEdit(this))
    , m_place(new QLabel(this))
    , m_feedback(new QLabel(this))
    , m_previous(new QPushButton(m_exercise.questions.empty() ? tr("&Previous sentence") : tr("&Previous"), this))
    , m_next(new QPushButton(m_exercise.questions.empty() ? tr("&Next sentence") : tr("&Next"), this))
    , m_continue(new QPushButton(tr("&Go on with…"), this))
    , m_save(new QPushButton(tr("&Save…"), this))
    , m_handIn(new QPushButton(tr("&Hand in…"), this))
{
    setWindowTitle(m_exercise.title.empty() ? tr("Exercise") : QString::fromStdString(m_exercise.title));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_canvas->setDiagramStyle(theme.diagram);
    m_canvas->setWrapped(true); // a word that is out of sight could not be dragged to
    m_legend->setDiagramStyle(theme.diagram);
    m_canvas->setAccessibleName(tr("The sentence whose tree is to be drawn"));
    QStringList relations;
    for (const std::string& relation : m_exercise.relations) {
        if (!relation.empty())
            relations << QString::fromStdString(relation);
    }
    m_relationEditor->setRelations(relations);
    placeParts();
    connectCanvas();
    addKeys(actions);
    showPage();
    m_canvas->setFocus(); // what keys are for is the tree, not the name
}

void ExerciseWindow::placeParts()
{
    constexpr int width = 1000;
    constexpr int height = 560;
    resize(width, height);
    m_feedback->setWordWrap(true);
    measureByFont(m_feedback, [feedback = m_feedback](const QFontMetrics& metrics) {
        constexpr int lines = 3; // or the tree would move with the text
        feedback->setMinimumHeight(lines * metrics.lineSpacing());
    });
    m_feedback->setAccessibleName(tr("Feedback"));
    m_student->setPlaceholderText(tr("your name"));
    auto* name = new QLabel(tr("&Name"), this);
    name->setBuddy(m_student);
    m_continue->setToolTip(tr("Go on with trees that you saved before"));
    auto* help = new QToolButton(this);
    help->setText(Actions::name(ActionId::Handbook)); // a question mark is a relation that is to be chosen
    help->setAutoRaise(true);
    help->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the tree
    help->setToolTip(tr("How an exercise is done (%1)").arg(m_help->shortcut().toString(QKeySequence::NativeText)));
    connect(help, &QToolButton::clicked, m_help, &QAction::trigger);
    for (QPushButton* button : {m_previous, m_next, m_continue, m_save, m_handIn})
        button->setAutoDefault(false); // Enter is the diagram's
    auto* top = new QHBoxLayout;
    top->addWidget(name);
    top->addWidget(m_student);
    top->addStretch(1);
    top->addWidget(m_place);
    top->addWidget(m_previous);
    top->addWidget(m_next);
    top->addWidget(help);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_feedback, 1);
    bottom->addWidget(m_continue);
    bottom->addWidget(m_save);
    bottom->addWidget(m_handIn);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_canvas, 1);
    auto* signs = new QVBoxLayout;
    signs->addWidget(m_legend);
    signs->addStretch(1);
    m_signs->setLayout(signs);
    signs->setContentsMargins({});
    measureByFont(m_signs, [this](const QFontMetrics& metrics) { // its room is there before its signs are
        m_signs->setMinimumHeight(std::max(Legend::heightOfRow(), metrics.height()));
    });
    layout->addWidget(m_signs);
    layout->addWidget(m_question, 1);
    layout->addLayout(bottom);
    connect(m_previous, &QPushButton::clicked, this, [this] { goTo(m_sentence - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_sentence + 1); });
    connect(m_question, &QuestionPage::answered, this, &ExerciseWindow::takeAnswer);
    connect(m_student, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_answers.student = text.toStdString();
        m_isSaved = false;
        showFeedback(); // it may have asked for the name
    });
    connect(m_continue, &QPushButton::clicked, this, &ExerciseWindow::askAndContinue);
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (const QString path = askAnswersToWrite(this, tr("Save your trees"), m_answers); !path.isEmpty())
            saveTo(path);
    });
    connect(m_handIn, &QPushButton::clicked, this, &ExerciseWindow::askAndHandIn);
}

void ExerciseWindow::connectCanvas()
{
    connect(m_canvas, &ArcCanvas::headRequested, this, [this](int unit, int head) { setHead(unit, head); });
    const auto edit = [this](int unit, const QRect& place) {
        if (!isHandedIn() && told().asksRelationOf(unit))
            m_relationEditor->edit(
                unit, QString::fromStdString(tree().relations[static_cast<std::size_t>(unit)]), place);
    };
    connect(m_canvas, &ArcCanvas::labelEditRequested, this, edit);
    connect(m_canvas, &ArcCanvas::newRelationRequested, this, edit);
    m_relationEditor->keepInSight([this](int dependent) { return m_canvas->wordsOfArcsTo(dependent); });
    connect(m_relationEditor, &RelationEditor::relationChosen, this, &ExerciseWindow::setRelation);
    connect(m_relationEditor, &RelationEditor::closed, m_canvas, [this] { m_canvas->setFocus(); });
}

void ExerciseWindow::addKeys(const Actions& actions)
{
    const auto add = [&](ActionId id, auto run) {
        auto* action = new QAction(Actions::name(id), m_canvas);
        action->setShortcuts(actions[id]->shortcuts());
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_canvas->addAction(action);
        connect(action, &QAction::triggered, this, run);
    };
    add(ActionId::ChooseHead, [this] { m_canvas->enterHeadMode(); });
    add(ActionId::EditRelation, [this] { m_canvas->requestRelation(); });
    add(ActionId::MakeRoot, [this] { setHead(m_canvas->selectedWord(), kRoot); });
    add(ActionId::AttachToPrevious, [this] { setHead(m_canvas->selectedWord(), m_canvas->selectedWord() - 1); });
    add(ActionId::AttachToNext, [this] { setHead(m_canvas->selectedWord(), m_canvas->selectedWord() + 1); });
    add(ActionId::RemoveArc, [this] { setHead(m_canvas->selectedWord(), kNoHead); });
    add(ActionId::NextSentence, [this] { goTo(m_sentence + 1); });
    add(ActionId::PreviousSentence, [this] { goTo(m_sentence - 1); });
    add(ActionId::Shortcuts, [this] { askOpenRelation(); }); // whose sign stands on the arc
    auto* quit = new QAction(Actions::name(ActionId::Quit), this); // the window's own key is not heard here
    quit->setShortcuts(actions[ActionId::Quit]->shortcuts());
    addAction(quit);
    connect(quit, &QAction::triggered, this, [this, ofProgram = actions[ActionId::Quit]] {
        if (close())
            ofProgram->trigger();
    });
}

/// Asks for the relation of the selected word, if that is to be chosen, else for the first that is.
void ExerciseWindow::askOpenRelation()
{
    const auto isOpen = [this](int unit) {
        return unit > 0 && told().asksRelationOf(unit) && tree().relations[static_cast<std::size_t>(unit)].empty();
    };
    int unit = m_canvas->selectedWord();
    const int units = static_cast<int>(tree().heads.size()) - 1;
    for (int other = 1; !isOpen(unit) && other <= units; ++other)
        unit = other;
    if (isHandedIn() || !isOpen(unit)) {
        m_help->trigger(); // as elsewhere
        return;
    }
    m_canvas->setSelectedWord(unit);
    m_canvas->requestRelation();
}

Graph ExerciseWindow::graphOf(const DrawnTree& drawn)
{
    Graph graph(static_cast<int>(drawn.heads.size()) - 1);
    graph.heads = drawn.heads;
    for (std::size_t unit = 1; unit < drawn.heads.size(); ++unit)
        graph.relations[unit] = m_relations.intern(m_exercise.asksRelations ? drawn.relations[unit] : std::string());
    return graph;
}

void ExerciseWindow::goTo(std::size_t sentence)
{
    if (sentence >= pages())
        return;
    m_relationEditor->cancel();
    m_sentence = sentence;
    showPage();
}

void ExerciseWindow::take(const Answers& answers)
{
    m_answers = answers;
    m_isSaved = true;
    m_student->setText(QString::fromStdString(answers.student));
    showPage();
}

/// Nothing happens where there is no such unit or head, or where all is handed in.
void ExerciseWindow::setHead(int unit, int head)
{
    if (told().question())
        return;
    const int units = static_cast<int>(tree().heads.size()) - 1;
    if (isHandedIn() || unit < 1 || unit > units || head > units || head == unit
        || tree().heads[static_cast<std::size_t>(unit)] == head)
        return;
    tree().heads[static_cast<std::size_t>(unit)] = head;
    if (!told().asksRelationOf(unit))
        tree().relations[static_cast<std::size_t>(unit)].clear();
    m_isSaved = false;
    showSentence();
}

void ExerciseWindow::setRelation(int unit, const QString& relation)
{
    if (isHandedIn())
        return;
    tree().relations[static_cast<std::size_t>(unit)] = relation.toStdString();
    m_relationEditor->remember(relation);
    m_isSaved = false;
    showSentence();
}

void ExerciseWindow::showPage()
{
    const auto question = told().question();
    m_canvas->setVisible(!question);
    m_signs->setVisible(!question);
    m_question->setVisible(question.has_value());
    m_place->setText(question ? tr("Question %1 of %2").arg(*question + 1).arg(m_exercise.questions.size())
                              : tr("Sentence %1 of %2").arg(m_sentence + 1).arg(m_exercise.items.size()));
    m_previous->setEnabled(m_sentence > 0);
    m_next->setEnabled(m_sentence + 1 < pages());
    m_student->setEnabled(!isHandedIn());
    m_handIn->setEnabled(!isHandedIn());
    m_save->setEnabled(!isHandedIn());
    m_continue->setEnabled(!isHandedIn());
    if (question)
        showQuestion();
    else
        showSentence();
}

void ExerciseWindow::showQuestion()
{
    const std::size_t question = *told().question();
    m_question->ask(m_exercise.questions[question], m_answers.questions[question], isHandedIn());
    if (told().tellsMarks() && (isHandedIn() || m_exercise.feedback == Feedback::Marks))
        m_question->mark(isHandedIn());
    showFeedback();
}

void ExerciseWindow::takeAnswer(std::size_t part, const QString& answer)
{
    const auto question = told().question();
    if (isHandedIn() || !question)
        return;
    m_answers.questions[*question][part] = answer.toStdString();
    m_isSaved = false;
    if (told().tellsMarks() && m_exercise.feedback == Feedback::Marks)
        m_question->mark(false);
    showFeedback();
}

/// Handed in, the solution stands above and the student's tree below, compared as everywhere; where the solution is the
/// teacher's alone, the tree stands as it was drawn.
void ExerciseWindow::showSentence()
{
    const Exercise::Item& item = m_exercise.items[m_sentence];
    const Graph drawn = graphOf(tree());
    DiagramContent content;
    content.compareRelations = m_exercise.asksRelations;
    if (isHandedIn() && m_exercise.isSolved()) {
        const Graph solution = graphOf(item.solution);
        m_canvas->setDiagram(makeDiagram(*item.sentence, solution, &drawn, m_relations, content));
    } else {
        Diagram diagram = makeDiagram(*item.sentence, drawn, nullptr, m_relations, content);
        markArcs(diagram);
        m_canvas->setDiagram(std::move(diagram));
    }
    m_legend->setDiagram(m_canvas->diagram());
    showFeedback();
}

/// A relation that is still to be chosen is asked for, and not yet wrong.
void ExerciseWindow::markArcs(Diagram& diagram) const
{
    const bool isMarked = told().tellsMarks() && m_exercise.feedback == Feedback::Marks;
    const auto marks = isMarked ? marksOf(m_exercise, m_sentence, tree()) : std::vector<UnitMark>();
    for (DiagramArc& arc : diagram.arcs) {
        const auto unit = static_cast<std::size_t>(arc.dependent);
        const bool isOpen = told().asksRelationOf(arc.dependent) && tree().relations[unit].empty();
        if (isOpen)
            arc.label = QStringLiteral("?");
        if (isMarked)
            arc.status = isOpen && marks[unit] == UnitMark::WrongRelation ? ArcStatus::Correct : statusOf(marks[unit]);
    }
}

void ExerciseWindow::showFeedback()
{
    const auto& arcs = m_canvas->diagram().arcs;
    const bool isInCircle = std::any_of(arcs.begin(), arcs.end(), [](const DiagramArc& arc) { return arc.onCycle; });
    m_feedback->setText(told().text(isInCircle));
}

ExerciseFeedback ExerciseWindow::told() const
{
    return {m_exercise, m_answers, m_sentence};
}

QString ExerciseWindow::feedback() const
{
    return m_feedback->text();
}

/// Escape drops a gesture; pressed once more it must not throw away the trees.
void ExerciseWindow::keyPressEvent(QKeyEvent* event)
{
    if (!event->matches(QKeySequence::Cancel))
        QDialog::keyPressEvent(event);
}

void ExerciseWindow::reject()
{
    if (mayDropTrees())
        QDialog::reject();
}

void ExerciseWindow::askAndHandIn()
{
    if (QString::fromStdString(m_answers.student).trimmed().isEmpty()) {
        m_feedback->setText(tr("Write your name first."));
        m_student->setFocus();
        return;
    }
    if (!isSureToHandIn(this, m_answers))
        return;
    const QString path = askAnswersToWrite(this, tr("Hand in your trees as"), m_answers);
    if (!path.isEmpty())
        handInTo(path);
}

void ExerciseWindow::askAndContinue()
{
    if (!mayDropTrees())
        return;
    const QString path = askAnswersToRead(this);
    if (!path.isEmpty())
        continueFrom(path);
}

/// Asks where trees are not saved.
bool ExerciseWindow::mayDropTrees()
{
    return m_isSaved || mayDropUnsaved(this);
}

bool ExerciseWindow::saveTo(const QString& path)
{
    const auto written = writeAnswers(path, m_answers);
    m_isSaved = m_isSaved || written;
    m_feedback->setText(written ? tr("Saved in %1.").arg(QFileInfo(path).fileName()) : written.error());
    return written.has_value();
}

bool ExerciseWindow::continueFrom(const QString& path)
{
    const auto answers = readAnswers(path, m_exercise);
    if (answers)
        take(*answers);
    else
        m_feedback->setText(answers.error());
    return answers.has_value();
}

bool ExerciseWindow::handInTo(const QString& path)
{
    m_relationEditor->cancel();
    m_answers.handedIn = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const bool isWritten = saveTo(path);
    if (!isWritten)
        m_answers.handedIn.clear();
    else
        showPage();
    return isWritten;
}

} // namespace arcwright::ui
