// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_files.h"

#include <memory>
#include <optional>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "core/base/parallel.h"
#include "core/model/tagger_file.h"
#include "core/model/text_language.h"
#include "core/model/training_run.h"
#include "core/shelf/model_shelf.h"
#include "ui/look/language_names.h"
#include "ui/settings/settings.h"
#include "ui/shelf/shelf_store.h"
#include "ui/shell/model_questions.h"
#include "ui/shell/waiting_dialog.h"

namespace arcwright::ui {

namespace {

/// What a model is called: as the description beside its file has it, else as its file.
QString nameOfModel(const QString& path)
{
    const auto description = readDescription(path.toStdString());
    const std::string name = description ? description->name : std::string();
    return name.empty() ? QFileInfo(path).fileName() : QString::fromStdString(name);
}

/// Where models lie: beside what was opened, else those that are kept.
QString folderOfModels()
{
    const QString folder = Settings::folder();
    const QString shelf = ShelfStore::usersFolder();
    const bool isThere = !QDir(folder).entryList({QStringLiteral("*.arcmodel")}, QDir::Files).isEmpty();
    return isThere || !QFileInfo(shelf).isDir() ? folder : shelf;
}

/// A name to save a model under: that of the treebank it was trained on.
QString modelFileName(const QString& trainedOn)
{
    const QString first = trainedOn.section(QStringLiteral(" ("), 0, 0); // without how many files there are
    const QString base = QFileInfo(first).completeBaseName();
    return (base.isEmpty() ? QStringLiteral("parser") : base) + QStringLiteral(".arcmodel");
}

} // namespace

ModelFiles::ModelFiles(const Workspace& workspace, Learning& learning, QWidget* window)
    : QObject(window), m_workspace(workspace), m_learning(learning), m_window(window)
{
    connect(&m_reader, &Worker::finished, this, &ModelFiles::settled);
    connect(&m_reader, &Worker::failed, this, &ModelFiles::failed);
    connect(&m_writer, &Worker::failed, this, &ModelFiles::failed);
}

void ModelFiles::open()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Predict with a model"), folderOfModels(), tr("Models (*.arcmodel);;All files (*)"));
    if (!path.isEmpty())
        use(path);
}

void ModelFiles::use(const QString& path)
{
    m_reader.start([this, path](const std::stop_token& stop, const Worker::Post& post) {
        const Read got = read(path);
        if (!stop.stop_requested())
            post([this, path, got] { take(path, got); });
    });
    Q_EMIT reading(nameOfModel(path));
}

ModelFiles::Read ModelFiles::read(const QString& path)
{
    Read read{loadAnyModel(path.toStdString()), nullptr, {}};
    if (read.model && unitsOf(*read.model) == Units::Words)
        read.tagger = loadTagger(path.toStdString());
    if (read.model)
        *read.model = withVocabularyOf(*read.model, read.tagger.value_or(nullptr).get());
    if (read.model)
        read.folds = readFoldsOf(path.toStdString(), defaultThreads());
    return read;
}

void ModelFiles::take(const QString& path, const Read& read)
{
    const auto& [model, tagger, folds] = read;
    if (!model) {
        Q_EMIT failed(model.error());
        return;
    }
    if (!mayEndTraining(m_learning, m_window) || !mayLoseModel(m_learning, m_window, [this] { return keep(); }))
        return;
    m_names.read = path;
    if (!tagger)
        Q_EMIT failed(tagger.error());
    if (!folds)
        Q_EMIT failed(folds.error());
    const QString name = nameOfModel(path);
    m_learning.useModel(
        *model, name, tagger.value_or(nullptr), Settings::decoderFor(name), folds.value_or(std::vector<AnyModel>()));
    if (tagger && folds && m_learning.anyModel() == *model)
        Q_EMIT done(tr("The model in use is %1").arg(name)); // what was wrong with another one is said no more
    sayWhatLanguageIsTaken(*model);
}

/// Where nothing says what language the treebank is of, whoever opened the model knows.
void ModelFiles::sayWhatLanguageIsTaken(const AnyModel& model)
{
    const auto* words = std::get_if<std::shared_ptr<const Model>>(&model);
    const Language language = words == nullptr ? Language::Any : (*words)->configuration.language;
    const bool isUsed = m_learning.anyModel() == model;
    if (isUsed && language != Language::Any && m_workspace.treebank().size() > 0
        && languageOf(m_workspace.treebank()).empty())
        Q_EMIT done(tr("The model was trained with the language %1. The treebank's file names say none, so it is taken "
                       "for that.")
                        .arg(titleOf(language)));
}

bool ModelFiles::save()
{
    if (!m_learning.hasModel())
        return false;
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save %1").arg(m_learning.titleToSave()),
        Settings::folder() + u'/' + modelFileName(m_learning.trainedOnToSave()),
        tr("Models (*.arcmodel);;All files (*)"));
    if (path.isEmpty())
        return false;
    return write(path);
}

/// Whoever asked may be about to close the window, and waits. Cancelled too late, the file is there, and it is said.
bool ModelFiles::write(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const Learning::ToSave saved = m_learning.toSave();
    const std::optional<Decoder> decoder = m_learning.chosenDecoder();
    const auto outcome = std::make_shared<std::optional<Result<void>>>();
    m_writer.start([write = m_learning.writer(), file = path.toStdString(), outcome](const std::stop_token& stop,
                       const Worker::Post& post) { post([outcome, how = write(file, stop)] { *outcome = how; }); });
    const bool isWaitedFor = waitedFor(
        m_window, tr("Saving %1").arg(name), m_writer, &Worker::finished, [this] { return !m_writer.isRunning(); },
        [this] { m_writer.requestStop(); });
    if (!*outcome)
        return false;
    if (const Result<void>& written = **outcome; !written) {
        if (isWaitedFor)
            Q_EMIT failed(written.error());
        return false;
    }
    m_learning.noteSaved(saved, path); // meanwhile another may have come into use
    m_names.saved = saved.model;
    m_names.savedPath = path;
    Settings::setDecoderFor(name, decoder);
    Q_EMIT done(tr("Saved the model as %1").arg(name));
    return isWaitedFor;
}

bool ModelFiles::keep()
{
    if (!m_keeper)
        return save();
    if (!m_keeper())
        return false;
    m_names.saved = {}; // it was of an earlier state
    return true;
}

QString ModelFiles::file() const
{
    const bool isSaved = !isNull(m_names.saved) && m_names.saved == m_learning.anyModel();
    const Learning::Kept& kept = m_learning.kept();
    return isSaved ? m_names.savedPath : kept.name.isEmpty() ? path() : kept.path;
}

} // namespace arcwright::ui
