// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>

#include "core/base/atomic_file.h"
#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"
#include "ui/annotation/relation_editor.h"
#include "ui/exercises/exercise_window.h"
#include "ui/look/problem_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"

// How answers get into files and out of them; how trees are drawn is in exercise_window.cpp.

namespace arcwright::ui {

void ExerciseWindow::askAndHandIn()
{
    if (QString::fromStdString(m_answers.student).trimmed().isEmpty()) {
        m_feedback->setText(tr("Write your name first."));
        m_student->setFocus();
        return;
    }
    int open = 0;
    for (const DrawnTree& tree : m_answers.trees)
        open += tree.missingHeads();
    QString question = tr("Hand in your trees? You cannot change them afterwards.");
    if (open > 0)
        question += u'\n' + tr("Heads that are not drawn yet: %1.").arg(open);
    const auto usual = open > 0 ? QMessageBox::No : QMessageBox::Yes;
    const bool isSure = QMessageBox::question(this, windowTitle(), question, QMessageBox::Yes | QMessageBox::No, usual)
        == QMessageBox::Yes;
    const QString path = isSure ? askPath(tr("Hand in your trees as")) : QString();
    if (!path.isEmpty())
        handInTo(path);
}

void ExerciseWindow::askAndContinue()
{
    if (!mayDropTrees())
        return;
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Go on with saved trees"), Settings::folder(), tr("Answers (*.json);;All files (*)"));
    if (!path.isEmpty())
        continueFrom(path);
}

/// Asks where trees are not saved. Enter, pressed by habit, keeps them.
bool ExerciseWindow::mayDropTrees()
{
    return m_isSaved
        || QMessageBox::question(this, windowTitle(), tr("Your trees are not saved. Drop them?"),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No)
        == QMessageBox::Yes;
}

QString ExerciseWindow::askPath(const QString& title) const
{
    const QString name = m_answers.student.empty() ? tr("answers") : QString::fromStdString(m_answers.student);
    // Answers are gathered from folders by their ending.
    return askWhereToSave(const_cast<ExerciseWindow*>(this), title, QString(name).replace(u'/', u'-'),
        QStringLiteral(".json"), tr("Answers (*.json);;All files (*)"));
}

bool ExerciseWindow::saveTo(const QString& path)
{
    const auto written = writeFileAtomically(path.toStdString(), textOf(m_answers));
    if (!written) {
        m_feedback->setText(problemText(written.error()));
        return false;
    }
    m_isSaved = true;
    m_feedback->setText(tr("Saved in %1.").arg(QFileInfo(path).fileName()));
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

} // namespace arcwright::ui
