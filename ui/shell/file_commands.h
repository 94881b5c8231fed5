// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>

#include "core/base/result.h"
#include "ui/documents/workspace.h"
#include "ui/shell/closing_question.h"
#include "ui/shell/layer_files.h"
#include "ui/shell/model_files.h"
#include "ui/training/learning.h"

class QWidget;

namespace arcwright::ui {

class SentenceView;
struct SampleTreebank;
struct Theme;

/// The file, folder or pattern of a name, which may say a zone behind it (NamedZone).
QString withoutZone(const QString& name);

/// Opening and saving as the user asks for it: the dialogs, and the questions before anything is lost. What writes
/// files or reads them again says how it ended, and keeps the window alive until then.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Workspace& workspace, Learning& learning, QWidget* window);

    void open();
    void openFolder();
    /// `format` as for Workspace::open().
    void openPaths(const QStringList& paths, const QString& format = {});
    /// Opens what is open anew in that zone, as far as the files have it, unless somebody would rather keep what would
    /// be lost; zoneAsked() comes before.
    void openZone(const QString& zone);
    void openSample(const SampleTreebank& sample);
    LayerFiles& layers() { return m_layers; }
    const LayerFiles& layers() const { return m_layers; }
    ModelFiles& models() { return m_models; }
    const ModelFiles& models() const { return m_models; }
    /// The files and folders that are open, as they were asked for; the file of each document where one of them has
    /// another name since.
    QStringList openedPaths() const;
    /// What else is under way and would be lost, as people call it.
    void setJobs(std::function<QStringList()> jobs) { m_jobs = std::move(jobs); }
    /// True if there is nothing left to save.
    bool save();
    bool saveAs(std::size_t sentence, const Theme& theme);
    /// Saves to a place that is known. Where its ending asks for another format, what that has no place for is shown
    /// first.
    bool saveAs(std::size_t sentence, const QString& path, const Theme& theme);
    /// Shows the dialog that writes the treebank in another format; what is open stays what it is.
    void exportTreebank(const Theme& theme);
    /// Reads the file of a document again, after a question if corrections would go.
    void reload(std::size_t document);
    /// Lets the next save write over what another program wrote; saves now if there is something to save.
    void keepMine(std::size_t document);
    /// Draws what the file has now below the words.
    void compare(std::size_t document);
    /// Writes a document to its file, whatever that is now.
    bool overwrite(std::size_t document);
    /// Whether unsaved edits, if there are any, may go: they are saved, or the user says so. Waits for a save that is
    /// under way.
    bool mayDiscard();
    /// Whether the program may end: as mayDiscard(), for a training that is under way and for models that no file has,
    /// too.
    bool mayQuit();
    /// What mayQuit() asks about.
    QList<AtStake> atStake();

    /// The names by which what is open is known, for the commands of another window on it.
    struct Names {
        ModelFiles::Names models;
        QStringList paths;
        QList<LayerFiles::Layer> layers;
    };
    Names names() const { return {m_models.names(), openedPaths(), m_layers.files()}; }
    void setNames(const Names& names);

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    void zoneAsked();
    /// The user would rather keep the corrections: the file is as changed as it was.
    void reloadDeclined(std::size_t document);
    /// A document was read again; the corrections that it had are in a journal of their own.
    void correctionsKept(std::size_t document, const QString& journal);

private:
    QStringList documents() const;
    bool mayOpen();
    void openNow(const QStringList& paths, const QString& format);
    void waitForSaves();
    bool resolve(const Problem& conflict);
    void readAgain(std::size_t document);
    QString unsavedCorrections() const;
    bool report(const Result<void>& result, const QString& message);
    QString newFileBeside(const Document& document);
    QString filesBeside();

    Workspace& m_workspace;
    Learning& m_learning;
    QWidget* m_window;
    QStringList m_askedPaths;
    QStringList m_recent; ///< are among the recent ones as soon as they are open
    QStringList m_openedPaths;
    QStringList m_openedDocuments; ///< that the paths led to
    std::function<QStringList()> m_jobs;
    QSet<QString> m_knownBeside; ///< files of annotations that are there and need not be told of
    LayerFiles m_layers;
    ModelFiles m_models;
};

} // namespace arcwright::ui
