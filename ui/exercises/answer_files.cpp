// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/answer_files.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

#include "core/base/atomic_file.h"
#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"
#include "ui/look/problem_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

struct AnswerTexts {
    Q_DECLARE_TR_FUNCTIONS(AnswerFiles)
public:
    static QString filters() { return tr("Answers (*.json);;All files (*)"); }
};

/// Asks with a button that says what is done, as everywhere in the program; the other one leaves everything as it is.
bool isWanted(QWidget* window, const QString& title, const QString& question, const QString& act, bool isUsual)
{
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, window);
    QPushButton* button = box.addButton(act, QMessageBox::AcceptRole);
    box.setDefaultButton(isUsual ? button : qobject_cast<QPushButton*>(box.button(QMessageBox::Cancel)));
    box.exec();
    return box.clickedButton() == button;
}

} // namespace

int missingHeads(const Answers& answers)
{
    int missing = 0;
    for (const DrawnTree& tree : answers.trees)
        missing += tree.missingHeads();
    return missing;
}

int missingAnswers(const Answers& answers)
{
    int missing = 0;
    for (const std::vector<std::string>& parts : answers.questions)
        missing += static_cast<int>(std::count(parts.begin(), parts.end(), std::string()));
    return missing;
}

bool isSureToHandIn(QWidget* window, const Answers& answers)
{
    const int missing = missingHeads(answers);
    const int open = missingAnswers(answers);
    QString question = answers.questions.empty()
        ? AnswerTexts::tr("Hand in your trees? You cannot change them afterwards.")
        : AnswerTexts::tr("Hand in your answers? You cannot change them afterwards.");
    if (missing > 0)
        question += u'\n' + AnswerTexts::tr("Heads that are not drawn yet: %1.").arg(missing);
    if (open > 0)
        question += u'\n' + AnswerTexts::tr("Answers that are not given yet: %1.").arg(open);
    return isWanted(window, AnswerTexts::tr("Handing in"), question, AnswerTexts::tr("Hand in"), missing + open == 0);
}

bool mayDropUnsaved(QWidget* window)
{
    return isWanted(window, AnswerTexts::tr("Trees not saved"),
        AnswerTexts::tr("What you have drawn and answered is not saved."), AnswerTexts::tr("Close without saving"),
        false);
}

QString askAnswersToWrite(QWidget* window, const QString& title, const Answers& answers)
{
    const QString name = answers.student.empty() ? AnswerTexts::tr("answers") : QString::fromStdString(answers.student);
    // Answers are gathered from folders by their ending.
    return askWhereToSave(
        window, title, QString(name).replace(u'/', u'-'), QStringLiteral(".json"), AnswerTexts::filters());
}

QString askAnswersToRead(QWidget* window)
{
    return QFileDialog::getOpenFileName(
        window, AnswerTexts::tr("Go on with saved trees"), Settings::folder(), AnswerTexts::filters());
}

tl::expected<void, QString> writeAnswers(const QString& path, const Answers& answers)
{
    const auto written = writeFileAtomically(path.toStdString(), textOf(answers));
    if (!written)
        return tl::unexpected(problemTextWithStep(written.error()));
    return {};
}

tl::expected<Answers, QString> readAnswers(const QString& path, const Exercise& exercise)
{
    const auto text = readFile(path.toStdString());
    if (!text)
        return tl::unexpected(problemTextWithStep(text.error()));
    const auto answers = parseAnswers(*text, QFileInfo(path).fileName().toStdString(), exercise);
    if (!answers)
        return tl::unexpected(sentenceFor(answers.error()));
    return *answers;
}

} // namespace arcwright::ui
