// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/exercise_commands.h"

#include <algorithm>

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>

#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"
#include "ui/documents/workspace.h"
#include "ui/exercises/choose_exercise_dialog.h"
#include "ui/exercises/exercise_window.h"
#include "ui/look/problem_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/settings/actions.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

ExerciseCommands::ExerciseCommands(
    Workspace& workspace, const Actions& actions, std::function<const Theme&()> theme, QMainWindow& window)
    : QObject(&window), m_workspace(workspace), m_actions(actions), m_theme(std::move(theme)), m_window(window)
{
    connect(m_actions[ActionId::MakeExercise], &QAction::triggered, this, &ExerciseCommands::askAndMake);
    connect(m_actions[ActionId::DoExercise], &QAction::triggered, this, &ExerciseCommands::askAndOpen);
}

QStringList ExerciseCommands::unsaved() const
{
    QStringList titles;
    for (const ExerciseWindow* exercise : m_window.findChildren<ExerciseWindow*>()) {
        if (exercise->isVisible() && !exercise->isSaved())
            titles << exercise->windowTitle();
    }
    return titles;
}

int ExerciseCommands::askedSentences(const Choice& choice)
{
    const auto chosen = sentencesOf(choice);
    return chosen ? static_cast<int>(chosen->size()) : 0;
}

/// The sentences that were chosen; nothing, and why is told, where the numbers that were picked are none.
std::optional<std::vector<std::shared_ptr<const Sentence>>> ExerciseCommands::sentencesOf(const Choice& choice)
{
    const Treebank& treebank = m_workspace.treebank();
    std::vector<std::size_t> numbers;
    if (const QString picked = choice.picked.trimmed(); !picked.isEmpty()) {
        auto list = pickedSentences(picked.toStdString());
        if (!list || *std::max_element(list->begin(), list->end()) > treebank.size()) {
            Q_EMIT refused(tr("“%1” are no numbers of sentences, such as 3, 7-9, up to %2.")
                               .arg(picked, QLocale().toString(static_cast<qulonglong>(treebank.size()))));
            return std::nullopt;
        }
        numbers = *std::move(list);
    } else {
        const auto end = std::min(static_cast<std::size_t>(std::max(choice.last, 0)), treebank.size());
        for (auto number = static_cast<std::size_t>(std::max(choice.first, 1)); number <= end; ++number)
            numbers.push_back(number);
    }
    std::vector<std::shared_ptr<const Sentence>> sentences;
    sentences.reserve(numbers.size());
    for (const std::size_t number : numbers)
        sentences.push_back(treebank.sentence(number - 1));
    return sentences;
}

std::optional<Exercise> ExerciseCommands::exerciseOf(const Choice& choice)
{
    std::vector<std::shared_ptr<const Sentence>> sentences;
    std::set<std::string> relations; // those of the few sentences would tell what is right
    if (choice.asksTrees) {
        auto chosen = sentencesOf(choice);
        if (!chosen)
            return std::nullopt;
        sentences = *std::move(chosen);
        const Treebank& treebank = m_workspace.treebank();
        for (std::size_t index = 0; choice.asksRelations && index < treebank.size(); ++index)
            addRelations(*treebank.sentence(index), relations);
    }
    Exercise exercise = makeExercise(
        sentences, choice.title.toStdString(), choice.feedback, choice.asksRelations, std::move(relations));
    for (const Lesson& stop : choice.stops) {
        if (auto question = questionForExercise(stop, choice.cells))
            exercise.questions.push_back(*std::move(question));
    }
    if (choice.asksTrees && exercise.items.empty()) {
        Q_EMIT refused(tr("None of these sentences has a tree that could be drawn. Choose others."));
        return std::nullopt;
    }
    if (exercise.items.empty() && exercise.questions.empty()) {
        Q_EMIT refused(tr("There is nothing to ask: choose sentences, or a step after which an algorithm decides "
                          "something."));
        return std::nullopt;
    }
    return exercise;
}

bool ExerciseCommands::writeFiles(const Exercise& exercise, const QString& path, const QString& solution)
{
    const auto files = filesOf(exercise, path.toStdString(), solution.toStdString());
    if (!files) {
        Q_EMIT refused(files.error().fault == TeachingFault::TooLarge
                ? tr("The exercise would be larger than %1 MB, and nobody could open it. Choose fewer sentences or "
                     "questions.")
                      .arg(mostTeachingBytes >> 20)
                : sentenceFor(files.error()));
        return false;
    }
    const auto written = arcwright::write(*files);
    if (!written)
        Q_EMIT refused(problemTextWithStep(written.error()));
    return written.has_value();
}

bool ExerciseCommands::make(const Choice& choice, const QString& path)
{
    const auto exercise = exerciseOf(choice);
    if (!exercise || !writeFiles(*exercise, path, choice.solution))
        return false;
    const auto sentences = static_cast<int>(exercise->items.size());
    const auto questions = static_cast<int>(exercise->questions.size());
    Settings::addRecentExercise(QFileInfo(path).absoluteFilePath());
    QStringList told;
    const QString file = QFileInfo(path).fileName();
    if (sentences > 0)
        told << tr("%1 has an exercise of %n sentence(s)", nullptr, sentences).arg(file);
    if (const int left = choice.asksTrees ? askedSentences(choice) - sentences : 0; left > 0)
        told << tr("%n sentence(s) without a tree that could be drawn are left out", nullptr, left);
    if (questions > 0)
        told << tr("%1 has %n question(s) about algorithms", nullptr, questions).arg(file);
    if (!choice.solution.isEmpty())
        told << tr("the solution is in %1; keep it to yourself").arg(QFileInfo(choice.solution).fileName());
    Q_EMIT done(QLocale().createSeparatedList(told));
    return true;
}

ExerciseWindow* ExerciseCommands::open(const QString& path)
{
    const auto text = readFile(path.toStdString());
    if (!text) {
        Q_EMIT refused(tr("%1: %2", "a file, and what is wrong with it")
                           .arg(problemPlace(text.error()), problemTextWithStep(text.error())));
        return nullptr;
    }
    const auto exercise = parseExercise(*text, QFileInfo(path).fileName().toStdString());
    if (!exercise || (exercise->items.empty() && exercise->questions.empty())) {
        Q_EMIT refused(exercise ? tr("The exercise has no sentences.") : sentenceFor(exercise.error()));
        return nullptr;
    }
    Settings::addRecentExercise(QFileInfo(path).absoluteFilePath());
    return show(*exercise);
}

ExerciseWindow* ExerciseCommands::openBuiltIn(const BuiltInExercise& builtIn)
{
    const auto exercise = builtIn.make();
    if (!exercise || exercise->items.empty()) {
        Q_EMIT refused(exercise ? tr("The exercise has no sentences.") : problemTextWithStep(exercise.error()));
        return nullptr;
    }
    return show(*exercise);
}

ExerciseWindow* ExerciseCommands::show(const Exercise& exercise)
{
    auto* opened = new ExerciseWindow(exercise, m_theme(), m_actions, &m_window);
    opened->setAttribute(Qt::WA_DeleteOnClose);
    opened->show();
    opened->raise();
    opened->activateWindow(); // else its keys would do nothing until it is clicked
    return opened;
}

/// What is at hand comes before the dialog for files, which says nothing to whoever has none.
void ExerciseCommands::askAndOpen()
{
    const std::vector<BuiltInExercise> builtIn = m_builtIn ? m_builtIn() : std::vector<BuiltInExercise>();
    QStringList titles;
    for (const BuiltInExercise& each : builtIn)
        titles << each.title;
    QStringList recent = Settings::recentExercises();
    recent.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    ChooseExerciseDialog dialog(titles, recent, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto& chosen = dialog.choice(); chosen.builtIn)
        openBuiltIn(builtIn[*chosen.builtIn]);
    else if (!chosen.file.isEmpty())
        open(chosen.file);
    else
        askForFile();
}

void ExerciseCommands::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Do an exercise"), Settings::folder(), tr("Exercises (*.arcexercise *.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void ExerciseCommands::askAndMake()
{
    const int size = static_cast<int>(m_workspace.treebank().size());
    const auto onView = m_stops.onView ? m_stops.onView() : tl::expected<Lesson, QString>(tl::unexpect, QString());
    auto lesson = m_stops.ofLesson ? m_stops.ofLesson() : std::vector<Lesson>();
    if (size == 0 && !onView && lesson.empty()) {
        Q_EMIT refused(tr("Open a treebank, or watch an algorithm: there is nothing yet to make an exercise of."));
        return;
    }
    MakeExerciseDialog dialog(m_workspace.title(), size, onView, std::move(lesson), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askWhereToSave(&m_window, tr("Save the exercise"), tr("exercise", "name of a file"),
        QStringLiteral(".arcexercise"), tr("Exercises (*.arcexercise *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    Choice choice = dialog.choice();
    if (dialog.keepsSolutionApart()) {
        choice.solution = askWhereToSave(&m_window, tr("Save the solution, which is for you alone"),
            QFileInfo(path).completeBaseName(), QStringLiteral(".arcsolution"),
            tr("Solutions (*.arcsolution);;All files (*)"));
        if (choice.solution.isEmpty())
            return;
    }
    make(choice, path);
}

} // namespace arcwright::ui
