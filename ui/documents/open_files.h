// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/documents/file_state.h"
#include "core/documents/treebank.h"
#include "core/documents/working_copy.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class OpeningTreebank;

/// The files that are open, with their locks and journals: opening, saving and reading again, one after the other, each
/// on a thread of its own. What is asked for meanwhile is done afterwards.
class OpenFiles : public QObject {
    Q_OBJECT
public:
    /// How something that was asked for ended.
    using Done = std::function<void(const Result<void>&)>;
    /// Called after reloading, with the name of the file that has the corrections which were not saved, empty if there
    /// is none.
    using Reloaded = std::function<void(const Result<QString>&)>;

    explicit OpenFiles(QObject* parent = nullptr);

    /// See Workspace.
    void open(const QStringList& paths, const QString& format);
    void reload(std::size_t document, Reloaded done);
    void save(Done done);
    void save(std::size_t document, WorkingCopy::Overwrite overwrite, Done done);
    void saveAs(std::size_t document, const std::string& path, Done done);
    void permitOverwriting(std::size_t document);
    /// Gives up what is under way, which ends with Cancelled; what is open, and the files, stay as they are. A save
    /// that has begun to replace its file goes on.
    void stop();
    void abandon();

    const Treebank& treebank() const { return m_treebank; }
    QString title() const;
    /// With the folder where another open file has the same name.
    QString fileName(std::size_t document) const;
    WorkingCopy& copy(std::size_t document) { return *m_copies[document]; }
    const WorkingCopy& copy(std::size_t document) const { return *m_copies[document]; }
    std::size_t count() const { return m_copies.size(); }
    std::optional<std::size_t> documentAt(const std::string& path) const;

    bool isModified() const;
    bool isOpening() const { return m_isOpening; }
    /// Whether the sentences of a document are about to be others: it is not edited any more.
    bool isLeaving(std::size_t document) const { return m_isOpening || m_reloading == document; }
    /// Whether files are being written or read again.
    bool isSaving() const { return m_isBusy && !m_isOpening; }

    /// Puts what a working copy has become into the treebank.
    void takeUp(std::size_t document);
    /// Says what has changed in the state of a journal, of the files, and of what can be taken back.
    void tellJournal(std::size_t document);
    void tellState();

    /// Calls `observer` on the worker's thread, too, when work tells its progress. Tests hold work up with it.
    void observeWork(ProgressSink observer) { m_observer = std::move(observer); }

Q_SIGNALS:
    /// Something has begun that may take long: `Saving small.conllu`.
    void began(const QString& what);
    void progressed(int percent);
    /// Nothing is under way any more.
    void idle();
    /// All documents are others, or that one is.
    void replaced(std::optional<std::size_t> document);
    void opened();
    void reloaded(std::size_t document);
    void failed(const arcwright::Problem& problem);
    void noticed(const arcwright::Problem& problem);
    void recovered(int steps);
    void journalFailed(const arcwright::Problem& problem, const std::string& path);
    void journalWorks(const std::string& path);
    void saved(std::size_t document);
    /// A document has another file, and perhaps another format.
    void moved(std::size_t document);
    void modifiedChanged(bool modified);
    void historyChanged();

private:
    using Copies = std::vector<std::unique_ptr<WorkingCopy>>;

    /// Begins a piece of work, or puts it behind those under way.
    void begin(std::function<void()> work);
    void end();
    void start(Worker::Work work);
    ProgressSink sink(const Worker::Post& post);

    void read(const QStringList& paths, const QString& format);
    void failOpening(const Problem& problem, const std::vector<Problem>& skippedSubfolders);
    void closeForOpening(const std::shared_ptr<OpeningTreebank>& opening);
    void finishOpening(OpeningTreebank& opening);
    void tellOpened();
    void closeForReloading(std::size_t document, const std::shared_ptr<const Document>& read, const Reloaded& done);
    void finishReloading(std::size_t document, std::unique_ptr<WorkingCopy> copy);
    void saveModified(std::size_t from, const Done& done);
    void write(std::size_t document, WorkingCopy::Overwrite overwrite, const Done& done);
    void commit(std::size_t document, const std::shared_ptr<PendingSave>& save, const Done& done);
    void finishSave(std::size_t document, PendingSave& save, const Result<void>& written, const Done& done);
    void move(std::size_t document, const std::string& path, const Done& done);
    void finishMove(std::size_t document, PendingMove& move, const Result<void>& written, const Done& done);

    Treebank m_treebank;
    Copies m_copies; ///< one for each document of the treebank
    std::set<std::string> m_failedJournals; ///< files whose journal cannot be written, as far as that was told
    std::map<std::size_t, std::vector<FileOnDisk>> m_overwritable; ///< documents, and their files as they may go
    std::deque<std::function<void()>> m_waiting; ///< what is to be done next
    bool m_isBusy = false;
    bool m_isStopped = false; ///< what is under way is to be given up
    bool m_isReading = false; ///< what is to be opened, while everything is as it was
    bool m_isOpening = false; ///< until the signals have been sent: what they set off belongs to the opening
    std::optional<std::size_t> m_reloading;
    bool m_wasModified = false;
    ProgressSink m_observer;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
