// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_commands.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "core/documents/annotation_file.h"
#include "core/documents/document_name.h"
#include "core/documents/document_problems.h"
#include "core/formats/open.h"
#include "ui/look/file_filters.h"
#include "ui/look/problem_text.h"
#include "ui/settings/settings.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/model_questions.h"
#include "ui/shell/samples.h"
#include "ui/shell/window_title.h"

namespace arcwright::ui {

namespace {

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

/// Of hundreds of files that are opened together these stay on the list of recent ones; each that is put there is
/// written.
QStringList lastOf(const QStringList& paths)
{
    constexpr qsizetype most = 10;
    QStringList last;
    for (auto path = paths.rbegin(); path != paths.rend() && last.size() < most; ++path) {
        if (!last.contains(*path))
            last.prepend(*path);
    }
    return last;
}

} // namespace

QString withoutZone(const QString& name)
{
    return QString::fromStdString(namedZone(name.toStdString()).path);
}

FileCommands::FileCommands(Workspace& workspace, Learning& learning, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_learning(learning)
    , m_window(window)
    , m_layers(workspace, window)
    , m_models(workspace, learning, window)
{
    connect(&workspace, &Workspace::opened, this, [this] {
        m_openedPaths = m_askedPaths;
        m_openedDocuments = documents();
        const QStringList recent = std::exchange(m_recent, {}); // not before: a file may be none that can be opened
        for (const QString& path : lastOf(recent))
            Settings::addRecentFile(path);
    });
    connect(&m_layers, &LayerFiles::done, this, &FileCommands::done);
    connect(&m_models, &ModelFiles::done, this, &FileCommands::done);
    connect(&m_models, &ModelFiles::failed, this, &FileCommands::failed);
}

void FileCommands::setNames(const Names& names)
{
    m_models.setNames(names.models);
    m_askedPaths = names.paths;
    m_openedPaths = names.paths;
    m_openedDocuments = documents();
    m_layers.setFiles(names.layers);
}

QStringList FileCommands::documents() const
{
    QStringList paths;
    for (const auto& document : m_workspace.treebank().documents())
        paths << QString::fromStdString(documentName(*document));
    return paths;
}

QStringList FileCommands::openedPaths() const
{
    const QStringList now = documents();
    return now == m_openedDocuments ? m_openedPaths : now;
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
                               if (!m_models.keep())
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
        && mayLoseModel(m_learning, m_window, [this] { return m_models.keep(); });
}

void FileCommands::openZone(const QString& zone)
{
    QStringList paths;
    for (const QString& name : openedPaths()) {
        const QString path = withoutZone(name);
        const auto document = m_workspace.documentAt(path.toStdString());
        const auto others
            = document ? zonesOf(*m_workspace.treebank().documents()[*document]).others : std::vector<std::string>();
        const bool isThere = !document || std::find(others.begin(), others.end(), zone.toStdString()) != others.end();
        paths << (isThere ? path + u'#' + zone : name); // of a folder, those files that have it
    }
    if (paths.isEmpty() || !mayOpen())
        return;
    Q_EMIT zoneAsked();
    openNow(paths, {});
}

/// Whether what would be lost when something else is opened may go.
bool FileCommands::mayOpen()
{
    return mayDiscard() && mayEndTraining(m_learning, m_window)
        && mayEndJobs(m_jobs ? m_jobs() : QStringList(), m_window)
        && (!m_learning.forgetsModelOnOpening()
            || mayLoseModel(m_learning, m_window, [this] { return m_models.keep(); }));
}

void FileCommands::openPaths(const QStringList& paths, const QString& format)
{
    if (!paths.isEmpty() && mayOpen())
        openNow(paths, format);
}

void FileCommands::openNow(const QStringList& paths, const QString& format)
{
    m_askedPaths.clear();
    m_recent.clear();
    for (const QString& path : paths) {
        const QString whole = QFileInfo(path).absoluteFilePath();
        m_askedPaths << whole;
        if (isSample(path))
            continue;
        m_recent << withoutZone(whole);
    }
    if (!m_recent.isEmpty()) {
        const QFileInfo there(m_recent.back());
        Settings::setFolder(there.isDir() ? there.absoluteFilePath() : there.absolutePath()); // however it was opened
    }
    m_workspace.open(paths, format);
}

void FileCommands::open()
{
    const QStringList paths
        = QFileDialog::getOpenFileNames(m_window, tr("Open treebank"), Settings::folder(), openFilter());
    if (paths.isEmpty())
        return;
    openPaths(paths);
}

void FileCommands::openFolder()
{
    const QString path
        = QFileDialog::getExistingDirectory(m_window, tr("Open all treebanks of a folder"), Settings::folder());
    if (path.isEmpty())
        return;
    openPaths({path});
}

void FileCommands::openSample(const SampleTreebank& sample)
{
    if (const auto path = samplePath(sample))
        openPaths({*path});
    else
        Q_EMIT failed(path.error());
}

bool FileCommands::report(const Result<void>& result, const QString& message)
{
    if (result)
        Q_EMIT done(message);
    else
        Q_EMIT failed(result.error());
    return result.has_value();
}

/// The file beside `document` that has what is no part of its format, if it is there and has not been told of.
QString FileCommands::newFileBeside(const Document& document)
{
    const QString path = QString::fromStdString(annotationPath(document.path()));
    if (document.path().empty() || m_knownBeside.contains(path) || !QFileInfo::exists(path))
        return {};
    m_knownBeside.insert(path);
    return QFileInfo(path).fileName();
}

/// What is to be said of the files beside the documents that were saved, behind that they were.
QString FileCommands::filesBeside()
{
    QStringList beside;
    for (const auto& document : m_workspace.treebank().documents())
        beside << newFileBeside(*document);
    beside.removeAll(QString());
    if (beside.isEmpty())
        return {};
    return beside.size() == 1
        ? tr(". What was confirmed and remarked is beside it, in %1: the two belong together.", "behind: saved a file")
              .arg(beside.front())
        : tr(". What was confirmed and remarked is beside them, in %n file(s) such as %1: they belong together.",
            "behind: saved files", static_cast<int>(beside.size()))
              .arg(beside.front());
}

bool FileCommands::save()
{
    for (const auto& document : m_workspace.treebank().documents())
        newFileBeside(*document); // it was there before
    for (;;) {
        const auto saved = awaited<void>([this](const Workspace::Done& done) { m_workspace.save(done); });
        const bool conflict = !saved
            && (saved.error().code == DocumentProblem::FileChangedMeanwhile
                || saved.error().code == DocumentProblem::FileVanished);
        if (!conflict) {
            return report(saved, tr("Saved %1").arg(treebankName(m_workspace)) + filesBeside());
        }
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

} // namespace arcwright::ui
