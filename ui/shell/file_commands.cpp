// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_commands.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "core/model/model_file.h"
#include "ui/shell/samples.h"
#include "ui/shell/settings.h"

namespace arcwright::ui {

FileCommands::FileCommands(Workspace& workspace, Learning& learning, QWidget* window)
    : QObject(window), m_workspace(workspace), m_learning(learning), m_window(window)
{
}

bool FileCommands::mayDiscard()
{
    if (!m_workspace.isModified())
        return true;
    const auto answer = QMessageBox::question(m_window, tr("Unsaved corrections"),
        tr("%1 has corrections that are not saved.").arg(m_workspace.title()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void FileCommands::openPaths(const QStringList& paths)
{
    if (paths.isEmpty() || !mayDiscard())
        return;
    for (const QString& path : paths) {
        if (!isSample(path))
            Settings::addRecentFile(QFileInfo(path).absoluteFilePath());
    }
    m_workspace.open(paths);
}

void FileCommands::open()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_window, tr("Open treebank"), Settings::folder(), tr("Treebanks (*.conllu *.tag);;All files (*)"));
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
    const QString path = samplePath(sample);
    if (path.isEmpty())
        Q_EMIT failed({ProblemCode::FileNotWritable, sample.fileName.toStdString(), 0, 0, {}});
    else
        openPaths({path});
}

void FileCommands::openLayer()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Draw the trees of another file below the words"),
        Settings::folder(), tr("Treebanks (*.conllu *.tag);;All files (*)"));
    if (!path.isEmpty())
        m_workspace.openLayer(QFileInfo(path).fileName(), {path});
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
    return report(m_workspace.save(), tr("Saved %1").arg(m_workspace.title()));
}

bool FileCommands::saveAs(std::size_t sentence)
{
    if (sentence >= m_workspace.treebank().size())
        return false;
    const auto place = m_workspace.treebank().place(sentence);
    const Document& document = *m_workspace.treebank().documents()[place.document];
    QString old = QString::fromStdString(document.path());
    if (document.format().name() == "dtag") // can be read only
        old = QFileInfo(old).path() + u'/' + QFileInfo(old).completeBaseName() + QStringLiteral(".conllu");
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save as"), old);
    return !path.isEmpty()
        && report(m_workspace.saveAs(sentence, path), tr("Saved %1").arg(QFileInfo(path).fileName()));
}

void FileCommands::openModel()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Predict with a model"), Settings::folder(), tr("Models (*.arcmodel);;All files (*)"));
    if (!path.isEmpty())
        useModel(path);
}

bool FileCommands::useModel(const QString& path)
{
    const auto model = loadModel(path.toStdString());
    if (!model) {
        Q_EMIT failed(model.error());
        return false;
    }
    m_learning.useModel(*model, QFileInfo(path).fileName());
    return true;
}

void FileCommands::saveModel()
{
    if (!m_learning.model())
        return;
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save the model"),
        Settings::folder() + QStringLiteral("/parser.arcmodel"), tr("Models (*.arcmodel);;All files (*)"));
    if (!path.isEmpty())
        report(arcwright::saveModel(*m_learning.model(), path.toStdString()),
            tr("Saved the model as %1").arg(QFileInfo(path).fileName()));
}

} // namespace arcwright::ui
