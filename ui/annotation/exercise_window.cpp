// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/exercise_window.h"

#include <algorithm>

#include <QAction>
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/base/atomic_file.h"
#include "core/base/text_file.h"
#include "ui/annotation/relation_editor.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/make_diagram.h"
#include "ui/players/lesson_texts.h"
#include "ui/shell/actions.h"
#include "ui/shell/problem_text.h"
#include "ui/shell/settings.h"

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
    , m_canvas(new ArcCanvas(this))
    , m_relationEditor(new RelationEditor(m_canvas->viewport()))
    , m_student(new QLineEdit(this))
    , m_place(new QLabel(this))
    , m_feedback(new QLabel(this))
    , m_previous(new QPushButton(tr("&Previous sentence"), this))
    , m_next(new QPushButton(tr("&Next sentence"), this))
    , m_continue(new QPushButton(tr("&Go on with…"), this))
    , m_save(new QPushButton(tr("&Save…"), this))
    , m_handIn(new QPushButton(tr("&Hand in…"), this))
{
    setWindowTitle(m_exercise.title.empty() ? tr("Exercise") : QString::fromStdString(m_exercise.title));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_canvas->setDiagramStyle(theme.diagram);
    m_canvas->setAccessibleName(tr("The sentence whose tree is to be drawn"));
    QStringList relations;
    for (const std::string& relation : m_exercise.relations)
        relations << QString::fromStdString(relation);
    m_relationEditor->setRelations(relations);
    placeParts();
    connectCanvas();
    addKeys(actions);
    showSentence();
    m_canvas->setFocus(); // what keys are for is the tree, not the name
}

void ExerciseWindow::placeParts()
{
    constexpr int width = 1000;
    constexpr int height = 560;
    resize(width, height);
    m_feedback->setWordWrap(true);
    m_feedback->setAccessibleName(tr("Feedback"));
    m_student->setPlaceholderText(tr("your name"));
    auto* name = new QLabel(tr("&Name"), this);
    name->setBuddy(m_student);
    m_continue->setToolTip(tr("Go on with trees that you saved before"));
    for (QPushButton* button : {m_previous, m_next, m_continue, m_save, m_handIn})
        button->setAutoDefault(false); // Enter is the diagram's
    auto* top = new QHBoxLayout;
    top->addWidget(name);
    top->addWidget(m_student);
    top->addStretch(1);
    top->addWidget(m_place);
    top->addWidget(m_previous);
    top->addWidget(m_next);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_feedback, 1);
    bottom->addWidget(m_continue);
    bottom->addWidget(m_save);
    bottom->addWidget(m_handIn);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_canvas, 1);
    layout->addLayout(bottom);
    connect(m_previous, &QPushButton::clicked, this, [this] { goTo(m_sentence - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_sentence + 1); });
    connect(m_student, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_answers.student = text.toStdString();
        m_isSaved = false;
    });
    connect(m_continue, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("Go on with saved trees"), Settings::folder(), tr("Answers (*.json);;All files (*)"));
        if (!path.isEmpty())
            continueFrom(path);
    });
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (const QString path = askPath(tr("Save your trees")); !path.isEmpty())
            saveTo(path);
    });
    connect(m_handIn, &QPushButton::clicked, this, [this] {
        if (m_answers.student.empty()) {
            m_feedback->setText(tr("Write your name first."));
            m_student->setFocus();
            return;
        }
        const auto answer
            = QMessageBox::question(this, windowTitle(), tr("Hand in your trees? You cannot change them afterwards."));
        const QString path = answer == QMessageBox::Yes ? askPath(tr("Hand in your trees as")) : QString();
        if (!path.isEmpty())
            handInTo(path);
    });
}

void ExerciseWindow::connectCanvas()
{
    connect(m_canvas, &ArcCanvas::headRequested, this, [this](int unit, int head) { setHead(unit, head); });
    const auto edit = [this](int unit, const QRect& place) {
        if (!isHandedIn() && m_exercise.asksRelations && tree().heads[static_cast<std::size_t>(unit)] != kNoHead)
            m_relationEditor->edit(
                unit, QString::fromStdString(tree().relations[static_cast<std::size_t>(unit)]), place);
    };
    connect(m_canvas, &ArcCanvas::labelEditRequested, this, edit);
    connect(m_canvas, &ArcCanvas::newRelationRequested, this, edit);
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
    if (sentence >= m_exercise.items.size())
        return;
    m_relationEditor->cancel();
    m_sentence = sentence;
    showSentence();
}

void ExerciseWindow::take(const Answers& answers)
{
    m_answers = answers;
    m_student->setText(QString::fromStdString(answers.student));
    showSentence();
}

/// Nothing happens where there is no such unit or head, or where all is handed in.
void ExerciseWindow::setHead(int unit, int head)
{
    const int units = static_cast<int>(tree().heads.size()) - 1;
    if (isHandedIn() || unit < 1 || unit > units || head > units || head == unit
        || tree().heads[static_cast<std::size_t>(unit)] == head)
        return;
    tree().heads[static_cast<std::size_t>(unit)] = head;
    if (head == kNoHead)
        tree().relations[static_cast<std::size_t>(unit)].clear();
    m_isSaved = false;
    showSentence();
}

void ExerciseWindow::setRelation(int unit, const QString& relation)
{
    if (isHandedIn())
        return;
    tree().relations[static_cast<std::size_t>(unit)] = relation.toStdString();
    m_isSaved = false;
    showSentence();
}

/// Handed in, the solution stands above and the student's tree below, compared as everywhere.
void ExerciseWindow::showSentence()
{
    const Exercise::Item& item = m_exercise.items[m_sentence];
    const Graph drawn = graphOf(tree());
    DiagramContent content;
    content.compareRelations = m_exercise.asksRelations;
    if (isHandedIn()) {
        const Graph solution = graphOf(item.solution);
        m_canvas->setDiagram(makeDiagram(*item.sentence, solution, &drawn, m_relations, content));
    } else {
        Diagram diagram = makeDiagram(*item.sentence, drawn, nullptr, m_relations, content);
        if (m_exercise.feedback == Feedback::Marks) {
            const auto marks = marksOf(m_exercise, m_sentence, tree());
            for (DiagramArc& arc : diagram.arcs)
                arc.status = statusOf(marks[static_cast<std::size_t>(arc.dependent)]);
        }
        m_canvas->setDiagram(std::move(diagram));
    }
    m_place->setText(tr("Sentence %1 of %2").arg(m_sentence + 1).arg(m_exercise.items.size()));
    m_previous->setEnabled(m_sentence > 0);
    m_next->setEnabled(m_sentence + 1 < m_exercise.items.size());
    m_student->setEnabled(!isHandedIn());
    m_handIn->setEnabled(!isHandedIn());
    m_save->setEnabled(!isHandedIn());
    m_continue->setEnabled(!isHandedIn());
    showFeedback();
}

QString ExerciseWindow::scoreText() const
{
    const auto text = [this](const AttachmentCounts& counts) {
        const QString heads
            = tr("%1 of %2 heads (%3 %)").arg(counts.heads).arg(counts.tokens).arg(counts.uas(), 0, 'f', 1);
        return m_exercise.asksRelations
            ? tr("%1, %2 with their relation (%3 %)").arg(heads).arg(counts.labelled).arg(counts.las(), 0, 'f', 1)
            : heads;
    };
    const QString here = tr("Right in this sentence: %1.").arg(text(scoreOf(m_exercise, m_sentence, tree())));
    return isHandedIn() ? here + u' ' + tr("In all: %1.").arg(text(scoreOf(m_exercise, m_answers))) : here;
}

void ExerciseWindow::showFeedback()
{
    const auto open = std::count(tree().heads.begin() + 1, tree().heads.end(), kNoHead);
    QString text;
    if (isHandedIn())
        text = tr("Handed in. The solution stands above the words, your tree below.") + u' ' + scoreText();
    else if (open > 0)
        text = tr("%n word(s) without a head yet. Drag from a word to its head, or drop it on the root.", nullptr,
            static_cast<int>(open));
    else
        text = tr("Every word has a head.");
    if (!isHandedIn() && m_exercise.feedback == Feedback::AfterHandIn)
        text += u' ' + tr("You will see what is right when you have handed in.");
    else if (!isHandedIn())
        text += u' ' + scoreText();
    m_feedback->setText(text);
}

QString ExerciseWindow::feedback() const
{
    return m_feedback->text();
}

QString ExerciseWindow::askPath(const QString& title) const
{
    const QString name = m_answers.student.empty() ? tr("answers") : QString::fromStdString(m_answers.student);
    return QFileDialog::getSaveFileName(const_cast<ExerciseWindow*>(this), title,
        Settings::folder() + u'/' + QString(name).replace(u'/', u'-') + QStringLiteral(".json"),
        tr("Answers (*.json);;All files (*)"));
}

bool ExerciseWindow::saveTo(const QString& path)
{
    const auto written = writeFileAtomically(path.toStdString(), textOf(m_answers));
    if (!written) {
        m_feedback->setText(problemText(written.error()));
        return false;
    }
    m_isSaved = true;
    return true;
}

bool ExerciseWindow::continueFrom(const QString& path)
{
    const auto text = readFile(path.toStdString());
    if (!text) {
        m_feedback->setText(problemText(text.error()));
        return false;
    }
    const auto answers = parseAnswers(*text, QFileInfo(path).fileName().toStdString(), m_exercise);
    if (!answers) {
        m_feedback->setText(sentenceFor(answers.error()));
        return false;
    }
    take(*answers);
    return true;
}

bool ExerciseWindow::handInTo(const QString& path)
{
    m_relationEditor->cancel();
    m_answers.handedIn = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const bool isWritten = saveTo(path);
    if (!isWritten)
        m_answers.handedIn.clear();
    else
        showSentence();
    return isWritten;
}

void ExerciseWindow::reject()
{
    if (!m_isSaved
        && QMessageBox::question(this, windowTitle(), tr("Close without saving your trees?")) != QMessageBox::Yes)
        return;
    QDialog::reject();
}

} // namespace arcwright::ui
