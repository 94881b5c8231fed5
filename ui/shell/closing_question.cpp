// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/closing_question.h"

#include <algorithm>

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "ui/shell/analysis_commands.h"
#include "ui/shell/file_commands.h"

namespace arcwright::ui {

namespace {

struct ClosingQuestion {
    Q_DECLARE_TR_FUNCTIONS(ClosingQuestion)
};

} // namespace

bool mayClose(FileCommands& files, AnalysisCommands& analysis, QWidget* window)
{
    const QList<AtStake> all = files.atStake() + analysis.atStake();
    if (all.size() < 2)
        return files.mayQuit() && analysis.mayLoseCurves();
    QStringList sentences;
    for (const AtStake& one : all)
        sentences << one.what;
    const bool canSave = std::any_of(all.begin(), all.end(), [](const AtStake& one) { return bool(one.save); });
    QMessageBox box(QMessageBox::Question, ClosingQuestion::tr("Before the window closes"),
        sentences.join(QStringLiteral("\n\n")), QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText); // names of files are no markup
    box.button(QMessageBox::Discard)->setText(ClosingQuestion::tr("Close without saving"));
    box.setDefaultButton(QMessageBox::Cancel);
    if (canSave) {
        box.addButton(QMessageBox::Save)->setText(ClosingQuestion::tr("Save, and close"));
        box.setDefaultButton(QMessageBox::Save);
    }
    const int answer = box.exec();
    if (answer != QMessageBox::Save)
        return answer == QMessageBox::Discard;
    return std::all_of(all.begin(), all.end(), [](const AtStake& one) { return !one.save || one.save(); });
}

} // namespace arcwright::ui
