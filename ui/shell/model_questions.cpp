// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_questions.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

struct ModelQuestions {
    Q_DECLARE_TR_FUNCTIONS(ModelQuestions)
};

} // namespace

bool mayEndTraining(const Learning& learning, QWidget* window)
{
    if (!learning.isTraining())
        return true;
    const bool hasModel
        = learning.stage() == Learning::Stage::Predicting || learning.stage() == Learning::Stage::Jackknifing;
    QMessageBox box(QMessageBox::Question, ModelQuestions::tr("Training under way"),
        !hasModel && learning.isKept() ? ModelQuestions::tr(
            "A parser is being trained on %1. It stops now; from its last whole epoch on it can be "
            "gone on with, also at the next start.")
                                             .arg(learning.trainedOn())
            : hasModel
            ? ModelQuestions::tr("The predictions by models that have not seen the sentences are still being made "
                                 "on %1. What is not there yet will be lost.")
                  .arg(learning.trainedOn())
            : ModelQuestions::tr("A parser is being trained on %1. It will be lost.").arg(learning.trainedOn()),
        QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText); // names of files are no markup
    box.button(QMessageBox::Discard)
        ->setText(!hasModel && learning.isKept() ? ModelQuestions::tr("Stop it") : ModelQuestions::tr("Give it up"));
    box.button(QMessageBox::Cancel)->setText(ModelQuestions::tr("Go on training"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

bool mayEndJobs(const QStringList& jobs, QWidget* window)
{
    if (jobs.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Question, ModelQuestions::tr("Work under way"),
        ModelQuestions::tr("What has been found so far will be lost: %1.").arg(jobs.join(QStringLiteral(", "))),
        QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    box.button(QMessageBox::Discard)->setText(ModelQuestions::tr("Give it up"));
    box.button(QMessageBox::Cancel)->setText(ModelQuestions::tr("Go on"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

bool mayLoseModel(const Learning& learning, QWidget* window, const std::function<bool()>& save)
{
    while (!learning.unsavedModels().isEmpty()) { // the one in use, then the one on offer
        const QStringList models = learning.unsavedModels();
        QMessageBox box(QMessageBox::Question, ModelQuestions::tr("Model not saved"),
            models.size() == 1
                ? ModelQuestions::tr("This model is in no file, and will be lost: %1.").arg(models.front())
                : ModelQuestions::tr("These models are in no file, and will be lost: %1.")
                      .arg(models.join(QStringLiteral(", "))),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
        box.setTextFormat(Qt::PlainText);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        if (answer == QMessageBox::Discard)
            return true;
        if (answer != QMessageBox::Save || !save())
            return false;
    }
    return true;
}

} // namespace arcwright::ui
