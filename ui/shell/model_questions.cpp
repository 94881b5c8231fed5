// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_questions.h"

#include <algorithm>

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "ui/look/joined_texts.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

struct ModelQuestions {
    Q_DECLARE_TR_FUNCTIONS(ModelQuestions)
};

} // namespace

namespace {

bool hasModelAlready(const Learning& learning)
{
    return learning.stage() == Learning::Stage::Predicting || learning.stage() == Learning::Stage::Jackknifing;
}

/// It can be gone on with.
bool isOnlyStopped(const Learning& learning)
{
    return hasModelAlready(learning) ? learning.keepsFolds() : learning.isKept();
}

} // namespace

QString endingTraining(const Learning& learning)
{
    if (!learning.isTraining())
        return {};
    if (hasModelAlready(learning) && learning.keepsFolds())
        return ModelQuestions::tr("The predictions by models that have not seen the sentences are still being made "
                                  "on %1. They stop now and can be gone on with, also at the next start.")
            .arg(learning.trainedOn());
    if (isOnlyStopped(learning))
        return ModelQuestions::tr(
            "A parser is being trained on %1. It stops now; from its last whole epoch on it can be "
            "gone on with, also at the next start.")
            .arg(learning.trainedOn());
    if (hasModelAlready(learning))
        return ModelQuestions::tr("The predictions by models that have not seen the sentences are still being made "
                                  "on %1. What is not there yet will be lost.")
            .arg(learning.trainedOn());
    return ModelQuestions::tr("A parser is being trained on %1. It will be lost.").arg(learning.trainedOn());
}

QString unsavedModels(const Learning& learning)
{
    QStringList sentences;
    QStringList nowhere;
    for (const Learning::ToSave& model : learning.unsaved()) {
        if (!model.kept.name.isEmpty())
            sentences << ModelQuestions::tr(
                "The parser “%1” stays on the shelf of models. Only what it has learnt since from sentences that you "
                "confirmed is not saved yet; the annotation itself is not concerned.")
                             .arg(model.kept.name);
        else if (!model.name.isEmpty() && model.kept.path.isEmpty()) // else it was deleted there
            sentences << ModelQuestions::tr(
                "The parser “%1” stays in its file. Only what it has learnt since from "
                "sentences that you confirmed is not saved yet; saving puts it on the shelf "
                "of models with that.")
                             .arg(model.name);
        else
            nowhere << model.title;
    }
    if (nowhere.size() == 1)
        sentences << ModelQuestions::tr("This model is in no file, and will be lost: %1.").arg(nowhere.front());
    else if (!nowhere.isEmpty())
        sentences << ModelQuestions::tr("These models are in no file, and will be lost: %1.").arg(listed(nowhere));
    return inARow(sentences);
}

QString endingJobs(const QStringList& jobs)
{
    return jobs.isEmpty() ? QString()
                          : ModelQuestions::tr("What has been found so far will be lost: %1.").arg(listed(jobs));
}

bool mayEndTraining(const Learning& learning, QWidget* window)
{
    const QString text = endingTraining(learning);
    if (text.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Question, ModelQuestions::tr("Training under way"), text,
        QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText); // names of files are no markup
    box.button(QMessageBox::Discard)
        ->setText(isOnlyStopped(learning) ? ModelQuestions::tr("Stop it") : ModelQuestions::tr("Give it up"));
    box.button(QMessageBox::Cancel)->setText(ModelQuestions::tr("Go on training"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

bool mayEndJobs(const QStringList& jobs, QWidget* window)
{
    const QString text = endingJobs(jobs);
    if (text.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Question, ModelQuestions::tr("Work under way"), text,
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
        const auto unsaved = learning.unsaved();
        const bool isKept = std::ranges::all_of(unsaved, [](const auto& model) { return !model.kept.name.isEmpty(); });
        const QString title
            = isKept ? ModelQuestions::tr("Learnt since it was saved") : ModelQuestions::tr("Model not saved");
        QMessageBox box(QMessageBox::Question, title, unsavedModels(learning),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
        box.setTextFormat(Qt::PlainText);
        box.button(QMessageBox::Save)->setText(ModelQuestions::tr("Save the parser"));
        box.button(QMessageBox::Discard)->setText(ModelQuestions::tr("Do not save the parser"));
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
