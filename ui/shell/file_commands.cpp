// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_commands.h"

#include <utility>

#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "core/documents/document_problems.h"
#include "core/formats/open.h"
#include "core/model/any_model.h"
#include "core/model/tagger_file.h"
#include "core/model/text_language.h"
#include "core/model/training_run.h"
#include "core/shelf/model_description.h"
#include "ui/look/file_filters.h"
#include "ui/look/problem_text.h"
#include "ui/settings/settings.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/model_questions.h"
#include "ui/shell/samples.h"
#include "ui/shell/window_title.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui {

namespace {

/// What a model is called: as the description beside its file has it, else as its file.
QString nameOfModel(const QString& path)
{
    const auto description = readDescription(path.toStdString());
    const std::string name = description ? description->name : std::string();
    return name.empty() ? QFileInfo(path).fileName() : QString::fromStdString(name);
}

/// A name to save a model under: that of the treebank it was trained on.
QString modelFileName(const QString& trainedOn)
{
    const QString first = trainedOn.section(QStringLiteral(" ("), 0, 0); // without how many files there are
    const QString base = QFileInfo(first).completeBaseName();
    return (base.isEmpty() ? QStringLiteral("parser") : base) + QStringLiteral(".arcmodel");
}

/// Keeps the window alive until what `start` begins has ended, and says how.
template <class Value, class Start>
Result<Value> awaited(Start start)
{
    QEventLoop loop;
    std::optional<Result<Value>> ended;
    start([&](const Result<Value>& result) {
        ended = result;
        loop.quit();
    });
    if (!ended)
        loop.exec();
    return ended.value_or(failure(JobProblem::Cancelled)); // the program ends
}

} // namespace

FileCommands::FileCommands(Workspace& workspace, Learning& learning, QWidget* window)
    : QObject(window), m_workspace(workspace), m_learning(learning), m_window(window)
{
    connect(&m_modelReader, &Worker::finished, this, &FileCommands::settled);
    connect(&m_modelReader, &Worker::failed, this, &FileCommands::failed);
    connect(&workspace, &Workspace::layerOpened, this, &FileCommands::openNextLayer);
    connect(&workspace, &Workspace::opened, this, [this] {
        m_openedPaths = m_askedPaths;
        m_layerFiles.clear();
    });
    connect(&workspace, &Workspace::failed, this, [this] {
        m_layersToOpen.clear();
        m_layerBeingOpened.reset();
    });
}

void FileCommands::setNames(const Names& names)
{
    m_modelPath = names.model;
    m_savedModel = names.saved;
    m_savedModelPath = names.savedModel;
    m_askedPaths = names.paths;
    m_openedPaths = names.paths;
    m_layerFiles = names.layers;
}

void FileCommands::waitForSaves()
{
    OpenFiles& files = m_workspace.files();
    if (!files.isSaving())
        return;
    QEventLoop loop;
    connect(&files, &OpenFiles::idle, &loop, &QEventLoop::quit);
    loop.exec();
}

QString FileCommands::unsavedCorrections() const
{
    return tr("%1 has corrections that are not saved.").arg(treebankName(m_workspace));
}

QList<AtStake> FileCommands::atStake()
{
    waitForSaves();
    QList<AtStake> all;
    if (m_workspace.isModified())
        all.push_back({unsavedCorrections(), [this] { return save(); }});
    const QString training = endingTraining(m_learning);
    if (!training.isEmpty())
        all.push_back({training, {}});
    const QString jobs = endingJobs(m_jobs ? m_jobs() : QStringList());
    if (!jobs.isEmpty())
        all.push_back({jobs, {}});
    const QString models = unsavedModels(m_learning);
    if (!models.isEmpty())
        all.push_back({models, [this] {
                           while (!m_learning.unsavedModels().isEmpty()) { // the one in use, then the one on offer
                               if (!saveModel())
                                   return false;
                           }
                           return true;
                       }});
    return all;
}

bool FileCommands::mayDiscard()
{
    waitForSaves();
    if (!m_workspace.isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved corrections"), unsavedCorrections(),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText); // names of files are no markup
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool FileCommands::mayQuit()
{
    return mayDiscard() && mayEndTraining(m_learning, m_window)
        && mayEndJobs(m_jobs ? m_jobs() : QStringList(), m_window)
        && mayLoseModel(m_learning, m_window, [this] { return saveModel(); });
}

void FileCommands::openAs(const QString& format)
{
    openPaths(m_openedPaths, format);
}

void FileCommands::openPaths(const QStringList& paths, const QString& format)
{
    if (paths.isEmpty() || !mayDiscard() || !mayEndTraining(m_learning, m_window)
        || !mayEndJobs(m_jobs ? m_jobs() : QStringList(), m_window)
        || (m_learning.forgetsModelOnOpening() && !mayLoseModel(m_learning, m_window, [this] { return saveModel(); })))
        return;
    m_askedPaths.clear();
    for (const QString& path : paths) {
        const QString whole = QFileInfo(path).absoluteFilePath();
        m_askedPaths << whole;
        if (!isSample(path))
            Settings::addRecentFile(whole);
    }
    m_workspace.open(paths, format);
}

void FileCommands::open()
{
    const QStringList paths
        = QFileDialog::getOpenFileNames(m_window, tr("Open treebank"), Settings::folder(), openFilter());
    if (paths.isEmpty())
        return;
    Settings::setFolder(QFileInfo(paths.front()).absolutePath());
    openPaths(paths);
}

void FileCommands::openFolder()
{
    const QString path
        = QFileDialog::getExistingDirectory(m_window, tr("Open all treebanks of a folder"), Settings::folder());
    if (path.isEmpty())
        return;
    Settings::setFolder(path);
    openPaths({path});
}

void FileCommands::openSample(const SampleTreebank& sample)
{
    if (const auto path = samplePath(sample))
        openPaths({*path});
    else
        Q_EMIT failed(path.error());
}

void FileCommands::openLayer()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Draw the trees of another file below the words"), Settings::folder(), openFilter());
    if (!path.isEmpty())
        openLayers({{nameForLayer(path), path}});
}

/// Its file's name, with the folder where something open has that name already.
QString FileCommands::nameForLayer(const QString& path) const
{
    const QFileInfo file(path);
    QStringList taken = m_workspace.layerNames();
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document)
        taken << QFileInfo(QString::fromStdString(m_workspace.copy(document).path())).fileName();
    return taken.contains(file.fileName()) ? file.absoluteDir().dirName() + u'/' + file.fileName() : file.fileName();
}

void FileCommands::openLayers(const QList<LaunchOptions::Layer>& layers, const QString& toShow)
{
    m_layersToOpen = layers;
    m_layerToShow = layers.isEmpty() ? QString() : layers.front().name;
    for (const LaunchOptions::Layer& layer : layers) {
        if (layer.name == toShow)
            m_layerToShow = toShow;
    }
    openNextLayer();
}

void FileCommands::openNextLayer()
{
    if (m_layerBeingOpened) {
        const LaunchOptions::Layer opened = *std::exchange(m_layerBeingOpened, std::nullopt);
        m_layerFiles.removeIf([&](const LaunchOptions::Layer& layer) { return layer.name == opened.name; });
        m_layerFiles << opened;
    }
    if (!m_layersToOpen.isEmpty()) {
        const LaunchOptions::Layer next = m_layersToOpen.takeFirst();
        m_layerBeingOpened = {next.name, QFileInfo(next.path).absoluteFilePath()};
        m_workspace.openLayer(next.name, {next.path});
    } else if (!m_layerToShow.isEmpty()) {
        m_workspace.showLayer(std::exchange(m_layerToShow, {}));
    }
}

void FileCommands::showNextLayer()
{
    const QStringList names = m_workspace.layerNames();
    if (names.size() < 2) {
        Q_EMIT done(tr("There is no other layer to compare with."));
        return;
    }
    const qsizetype shown = names.indexOf(QString::fromStdString(m_workspace.layer().name()));
    const qsizetype next = (shown + 1) % names.size();
    m_workspace.showLayer(names[next]);
    Q_EMIT done(tr("Layer %1 of %2 is drawn below the words: %3").arg(next + 1).arg(names.size()).arg(names[next]));
}

bool FileCommands::report(const Result<void>& result, const QString& message)
{
    if (result)
        Q_EMIT done(message);
    else
        Q_EMIT failed(result.error());
    return result.has_value();
}

bool FileCommands::save()
{
    for (;;) {
        const auto saved = awaited<void>([this](const Workspace::Done& done) { m_workspace.save(done); });
        const bool conflict = !saved
            && (saved.error().code == DocumentProblem::FileChangedMeanwhile
                || saved.error().code == DocumentProblem::FileVanished);
        if (!conflict)
            return report(saved, tr("Saved %1").arg(treebankName(m_workspace)));
        if (!resolve(saved.error()))
            return false;
    }
}

/// Asks what is to become of a file that is not as we left it. True if saving can go on.
bool FileCommands::resolve(const Problem& conflict)
{
    const auto document = m_workspace.documentAt(conflict.file);
    if (!document) {
        Q_EMIT failed(conflict);
        return false;
    }
    const bool vanished = conflict.code == DocumentProblem::FileVanished;
    QMessageBox box(QMessageBox::Warning, vanished ? tr("The file is gone") : tr("The file has changed"),
        tr("%1: %2").arg(m_workspace.fileName(*document), problemText(conflict)),
        vanished ? QMessageBox::Save | QMessageBox::Cancel
                 : QMessageBox::Save | QMessageBox::Discard | QMessageBox::Open | QMessageBox::Cancel,
        m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Your corrections are kept, whatever you choose."));
    box.setDefaultButton(QMessageBox::Cancel);
    box.button(QMessageBox::Save)->setText(vanished ? tr("Save anew") : tr("Keep mine"));
    if (!vanished) {
        box.button(QMessageBox::Discard)->setText(tr("Reload"));
        box.button(QMessageBox::Open)->setText(tr("Compare"));
    }
    switch (box.exec()) {
    case QMessageBox::Save:
        return overwrite(*document);
    case QMessageBox::Discard:
        readAgain(*document);
        return false;
    case QMessageBox::Open:
        compare(*document);
        return false;
    default:
        return false;
    }
}

bool FileCommands::overwrite(std::size_t document)
{
    const auto saved = awaited<void>([this, document](const Workspace::Done& done) {
        m_workspace.save(document, WorkingCopy::Overwrite::Accept, done);
    });
    return report(saved, tr("Saved %1").arg(m_workspace.fileName(document)));
}

void FileCommands::keepMine(std::size_t document)
{
    if (m_workspace.copy(document).isModified())
        overwrite(document);
    else
        m_workspace.permitOverwriting(document);
}

void FileCommands::compare(std::size_t document)
{
    m_workspace.openOnDisk(tr("%1 on disk").arg(m_workspace.fileName(document)), document);
}

void FileCommands::reload(std::size_t document)
{
    if (m_workspace.copy(document).isModified()) {
        QMessageBox box(QMessageBox::Question, tr("Reload"),
            tr("%1 has corrections that are not saved. They are not in what is read again.")
                .arg(m_workspace.fileName(document)),
            QMessageBox::Discard | QMessageBox::Cancel, m_window);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(tr("They are kept in a file of their own, which is named afterwards."));
        box.setDefaultButton(QMessageBox::Cancel);
        box.button(QMessageBox::Discard)->setText(tr("Reload"));
        if (box.exec() != QMessageBox::Discard) {
            Q_EMIT reloadDeclined(document);
            return;
        }
    }
    readAgain(document);
}

void FileCommands::readAgain(std::size_t document)
{
    const auto kept
        = awaited<QString>([this, document](const Workspace::Reloaded& done) { m_workspace.reload(document, done); });
    if (!report(kept ? Result<void>() : failure(kept.error()), tr("Read %1 again").arg(m_workspace.fileName(document))))
        return;
    if (!kept->isEmpty())
        Q_EMIT correctionsKept(document, *kept);
}

bool FileCommands::saveAs(std::size_t sentence, const Theme& theme)
{
    if (sentence >= m_workspace.treebank().size())
        return false;
    const auto place = m_workspace.treebank().place(sentence);
    const Document& document = *m_workspace.treebank().documents()[place.document];
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Save as"), QString::fromStdString(document.path()), saveFilter(document.format()->family()));
    return !path.isEmpty() && saveAs(sentence, path, theme);
}

bool FileCommands::saveAs(std::size_t sentence, const QString& path, const Theme& theme)
{
    const auto place = m_workspace.treebank().place(sentence);
    const auto& document = m_workspace.treebank().documents()[place.document];
    const FormatPointer asked = formatOfEnding(path.toStdString());
    const FormatFamily& family = (asked ? asked : document->format())->family();
    if (family != document->format()->family()
        && !ExportDialog::mayConvert(Treebank({document}), family, path, theme, m_window))
        return false;
    const auto saved = awaited<void>([&](const Workspace::Done& done) { m_workspace.saveAs(sentence, path, done); });
    return report(saved, tr("Saved %1").arg(QFileInfo(path).fileName()));
}

void FileCommands::exportTreebank(const Theme& theme)
{
    if (m_workspace.treebank().size() == 0)
        return;
    auto* dialog = new ExportDialog(m_workspace.treebank(), theme, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::exported, this, [this](const QString& place) {
        Settings::setFolder(QFileInfo(place).absolutePath());
        Q_EMIT done(tr("Exported %1 as %2").arg(m_workspace.title(), QFileInfo(place).fileName()));
    });
    dialog->open();
}

void FileCommands::openModel()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Predict with a model"), Settings::folder(), tr("Models (*.arcmodel);;All files (*)"));
    if (!path.isEmpty())
        useModel(path);
}

void FileCommands::useModel(const QString& path)
{
    m_modelReader.start([this, path](const std::stop_token& stop, const Worker::Post& post) {
        const ModelFile read = readModel(path);
        if (!stop.stop_requested())
            post([this, path, read] { takeModel(path, read); });
    });
}

FileCommands::ModelFile FileCommands::readModel(const QString& path)
{
    ModelFile read{loadAnyModel(path.toStdString()), nullptr};
    if (read.model && unitsOf(*read.model) == Units::Words)
        read.tagger = loadTagger(path.toStdString());
    if (read.model)
        *read.model = withVocabularyOf(*read.model, read.tagger.value_or(nullptr).get());
    return read;
}

void FileCommands::takeModel(const QString& path, const ModelFile& read)
{
    const auto& [model, tagger] = read;
    if (!model) {
        Q_EMIT failed(model.error());
        return;
    }
    if (!mayEndTraining(m_learning, m_window) || !mayLoseModel(m_learning, m_window, [this] { return saveModel(); }))
        return;
    m_modelPath = path;
    if (!tagger)
        Q_EMIT failed(tagger.error());
    const QString name = nameOfModel(path);
    m_learning.useModel(*model, name, tagger.value_or(nullptr), Settings::decoderFor(name));
    if (tagger && m_learning.anyModel() == *model)
        Q_EMIT done(tr("The model in use is %1").arg(name)); // what was wrong with another one is said no more
    sayWhatLanguageIsTaken(*model);
}

/// Where nothing says what language the treebank is of, whoever opened the model knows.
void FileCommands::sayWhatLanguageIsTaken(const AnyModel& model)
{
    const auto* words = std::get_if<std::shared_ptr<const Model>>(&model);
    const Language language = words == nullptr ? Language::Any : (*words)->configuration.language;
    const bool isUsed = m_learning.anyModel() == model;
    if (isUsed && language != Language::Any && m_workspace.treebank().size() > 0
        && languageOf(m_workspace.treebank()).empty())
        Q_EMIT done(tr("The model was trained with the language %1. The treebank's file names say none, so it is taken "
                       "for that.")
                        .arg(TrainingPanel::titleOf(language)));
}

bool FileCommands::saveModel()
{
    if (!m_learning.hasModel())
        return false;
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save %1").arg(m_learning.titleToSave()),
        Settings::folder() + u'/' + modelFileName(m_learning.trainedOnToSave()),
        tr("Models (*.arcmodel);;All files (*)"));
    if (path.isEmpty())
        return false;
    const QString name = QFileInfo(path).fileName();
    if (!report(m_learning.saveModel(path), tr("Saved the model as %1").arg(name)))
        return false;
    m_savedModel = m_learning.anyModel();
    m_savedModelPath = path;
    Settings::setDecoderFor(name, m_learning.chosenDecoder());
    return true;
}

QString FileCommands::modelFile() const
{
    const bool isSaved = !isNull(m_savedModel) && m_savedModel == m_learning.anyModel();
    const Learning::Kept& kept = m_learning.kept();
    return isSaved ? m_savedModelPath : kept.name.isEmpty() ? modelPath() : kept.path;
}

} // namespace arcwright::ui
