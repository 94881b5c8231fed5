// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/exercise_commands.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMainWindow>
#include <QSpinBox>

#include "core/base/atomic_file.h"
#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"
#include "ui/documents/workspace.h"
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

bool ExerciseCommands::make(const Choice& choice, const QString& path)
{
    const Treebank& treebank = m_workspace.treebank();
    std::vector<std::shared_ptr<const Sentence>> sentences;
    std::vector<std::size_t> numbers;
    if (const QString picked = choice.picked.trimmed(); !picked.isEmpty()) {
        auto list = pickedSentences(picked.toStdString());
        if (!list || *std::max_element(list->begin(), list->end()) > treebank.size()) {
            Q_EMIT refused(tr("“%1” are no numbers of sentences, such as 3, 7-9, up to %2.")
                               .arg(picked, QLocale().toString(static_cast<qulonglong>(treebank.size()))));
            return false;
        }
        numbers = *std::move(list);
    } else {
        const auto end = std::min(static_cast<std::size_t>(std::max(choice.last, 0)), treebank.size());
        for (auto number = static_cast<std::size_t>(std::max(choice.first, 1)); number <= end; ++number)
            numbers.push_back(number);
    }
    sentences.reserve(numbers.size());
    for (const std::size_t number : numbers)
        sentences.push_back(treebank.sentence(number - 1));
    std::set<std::string> relations; // those of the few sentences would tell what is right
    for (std::size_t index = 0; choice.asksRelations && index < treebank.size(); ++index)
        addRelations(*treebank.sentence(index), relations);
    const Exercise exercise = makeExercise(
        sentences, choice.title.toStdString(), choice.feedback, choice.asksRelations, std::move(relations));
    if (exercise.items.empty()) {
        Q_EMIT refused(tr("None of these sentences has a tree that could be drawn. Choose others."));
        return false;
    }
    if (const auto written = writeFileAtomically(path.toStdString(), textOf(exercise)); !written) {
        Q_EMIT refused(problemTextWithStep(written.error()));
        return false;
    }
    Settings::addRecentExercise(QFileInfo(path).absoluteFilePath());
    Q_EMIT done(tr("%1 has an exercise of %n sentence(s)", nullptr, static_cast<int>(exercise.items.size()))
                    .arg(QFileInfo(path).fileName()));
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
    if (!exercise || exercise->items.empty()) {
        Q_EMIT refused(exercise ? tr("The exercise has no sentences.") : sentenceFor(exercise.error()));
        return nullptr;
    }
    Settings::addRecentExercise(QFileInfo(path).absoluteFilePath());
    auto* opened = new ExerciseWindow(*exercise, m_theme(), m_actions, &m_window);
    opened->setAttribute(Qt::WA_DeleteOnClose);
    opened->show();
    opened->raise();
    opened->activateWindow(); // else its keys would do nothing until it is clicked
    return opened;
}

void ExerciseCommands::askAndOpen()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Do an exercise"), Settings::folder(), tr("Exercises (*.arcexercise *.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void ExerciseCommands::askAndMake()
{
    const int size = static_cast<int>(m_workspace.treebank().size());
    if (size == 0)
        return;
    QDialog dialog(&m_window);
    dialog.setObjectName(QStringLiteral("makeExercise"));
    dialog.setWindowTitle(tr("Make an exercise"));
    auto* title = new QLineEdit(m_workspace.title(), &dialog);
    auto* feedback = new QComboBox(&dialog);
    feedback->addItems({tr("how much is right"), tr("which arcs are right"), tr("nothing")});
    auto* relations = new QCheckBox(tr("Ask for relations, too"), &dialog);
    relations->setChecked(true);
    const auto number = [&](int value) {
        auto* box = new QSpinBox(&dialog);
        box->setRange(1, size);
        box->setValue(value);
        return box;
    };
    constexpr int usualLength = 10;
    QSpinBox* first = number(1);
    QSpinBox* last = number(std::min(size, usualLength));
    connect(first, &QSpinBox::valueChanged, last, &QSpinBox::setMinimum); // or there would be none
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QFormLayout(&dialog);
    layout->addRow(tr("&Title"), title);
    layout->addRow(tr("&First sentence"), first);
    layout->addRow(tr("&Last sentence"), last);
    auto* picked = new QLineEdit(&dialog);
    picked->setPlaceholderText(tr("3, 7-9", "numbers of sentences"));
    layout->addRow(tr("Or &only these"), picked);
    const auto takePicked = [=] {
        for (QSpinBox* box : {first, last})
            box->setEnabled(picked->text().trimmed().isEmpty());
    };
    connect(picked, &QLineEdit::textChanged, &dialog, takePicked);
    layout->addRow(tr("Before handing in, students &see"), feedback);
    layout->addRow(relations);
    layout->addRow(buttons);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askWhereToSave(&m_window, tr("Save the exercise"), tr("exercise", "name of a file"),
        QStringLiteral(".arcexercise"), tr("Exercises (*.arcexercise *.json);;All files (*)"));
    if (!path.isEmpty())
        make({title->text(), static_cast<Feedback>(feedback->currentIndex()), relations->isChecked(), first->value(),
                 last->value(), picked->text()},
            path);
}

} // namespace arcwright::ui
