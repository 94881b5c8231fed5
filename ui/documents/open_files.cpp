// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/open_files.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <QDir>
#include <QFileInfo>

#include "core/conversion/conversion_problems.h"
#include "core/formats/open.h"
#include "ui/documents/convert_and_write.h"
#include "ui/documents/opening_treebank.h"
#include "ui/documents/shown_name.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

namespace {

std::vector<std::string> plain(const QStringList& paths)
{
    std::vector<std::string> names;
    for (const QString& path : paths)
        names.push_back(path.toStdString());
    return names;
}

} // namespace

OpenFiles::OpenFiles(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::progressed, this, &OpenFiles::progressed);
}

void OpenFiles::begin(std::function<void()> work)
{
    if (m_isBusy) {
        m_waiting.push_back(std::move(work));
        return;
    }
    m_isBusy = true;
    m_isStopped = false;
    work();
}

void OpenFiles::end()
{
    m_isBusy = false;
    if (m_waiting.empty()) {
        Q_EMIT idle();
        return;
    }
    auto next = std::move(m_waiting.front());
    m_waiting.pop_front();
    begin(std::move(next));
}

void OpenFiles::start(Worker::Work work)
{
    m_worker.start(std::move(work));
}

ProgressSink OpenFiles::sink(const Worker::Post& post)
{
    return [observer = m_observer, percents = m_worker.percents(post)](const Progress& progress) {
        if (observer)
            observer(progress);
        percents(progress);
    };
}

void OpenFiles::stop()
{
    m_isStopped = true;
    m_worker.requestStop();
    if (m_isReading) { // which may take its time to stop within a large file
        m_worker.abandon();
        failOpening({JobProblem::Cancelled, {}, 0, 0, {}}, {});
    }
}

void OpenFiles::open(const QStringList& paths, const QString& format)
{
    if (m_isReading) { // what was asked for last wins
        read(paths, format);
        return;
    }
    m_isOpening = true;
    begin([this, paths, format] { read(paths, format); });
}

/// Reads the files, and takes up those that nobody has, while everything stays as it is.
void OpenFiles::read(const QStringList& paths, const QString& format)
{
    m_isOpening = true;
    m_isReading = true;
    m_isStopped = false;
    const auto opening = std::make_shared<OpeningTreebank>();
    for (const auto& copy : m_copies)
        opening->addOpenFile(copy->path());
    Q_EMIT began(tr("Opening %1").arg(paths.size() == 1 ? shownName(paths.front()) : tr("the files")));
    start([this, opening, names = plain(paths), format = format.toStdString()](
              const std::stop_token& stop, const Worker::Post& post) {
        opening->read(names, format, sink(post), stop);
        post([this, opening] { closeForOpening(opening); });
    });
}

void OpenFiles::failOpening(const Problem& problem, const std::vector<Problem>& skippedSubfolders)
{
    m_isReading = false;
    m_isOpening = false;
    Q_EMIT failed(problem);
    for (const Problem& skipped : skippedSubfolders)
        Q_EMIT noticed(skipped);
    tellState(); // what is open can be edited again
    end();
}

/// From here on there is no way back: a file may be one of those that are open, whose lock and journal it needs.
void OpenFiles::closeForOpening(const std::shared_ptr<OpeningTreebank>& opening)
{
    if (!opening->treebank()) {
        failOpening(opening->treebank().error(), opening->notices());
        return;
    }
    m_isReading = false;
    abandon();
    for (const auto& copy : m_copies)
        copy->close();
    start([this, opening](const std::stop_token&, const Worker::Post& post) {
        opening->takeUpRest(sink(post));
        post([this, opening] { finishOpening(*opening); });
    });
}

void OpenFiles::finishOpening(OpeningTreebank& opening)
{
    if (!opening.treebank()) {
        failOpening(opening.treebank().error(), {});
        return;
    }
    m_failedJournals.clear();
    m_overwritable.clear();
    m_copies = opening.takeCopies();
    std::vector<std::shared_ptr<const Document>> documents;
    for (const auto& copy : m_copies)
        documents.push_back(copy->document());
    m_treebank = Treebank(std::move(documents));
    Q_EMIT replaced(std::nullopt);
    Q_EMIT opened();
    for (const Problem& problem : opening.notices())
        Q_EMIT noticed(problem);
    tellOpened();
    m_isOpening = false;
    tellState();
    end();
}

void OpenFiles::tellOpened()
{
    std::size_t steps = 0;
    for (const auto& copy : m_copies) {
        steps += copy->recovered();
        if (copy->readOnlyBecause())
            Q_EMIT noticed(*copy->readOnlyBecause());
        for (const Problem& notice : copy->notices())
            Q_EMIT noticed(notice);
    }
    for (std::size_t document = 0; document < m_copies.size(); ++document)
        tellJournal(document);
    if (steps > 0)
        Q_EMIT recovered(static_cast<int>(steps));
}

void OpenFiles::reload(std::size_t document, Reloaded done)
{
    begin([this, document, done = std::move(done)] {
        if (document >= m_copies.size()) { // another treebank is open by now
            done(failure(JobProblem::Cancelled));
            end();
            return;
        }
        Q_EMIT began(tr("Reading %1 again").arg(fileName(document)));
        start([this, document, done, open = m_copies[document]->document()](
                  const std::stop_token&, const Worker::Post& post) {
            using Read = std::shared_ptr<const Document>;
            sink(post)({0, 1});
            const auto read = withinMemory<Read>([&] { return openAgain(*open); });
            post([this, document, done, read] {
                if (read && !m_isStopped) {
                    closeForReloading(document, *read, done);
                    return;
                }
                done(failure(read ? Problem{JobProblem::Cancelled, {}, 0, 0, {}} : read.error()));
                end();
            });
        });
    });
}

void OpenFiles::closeForReloading(
    std::size_t document, const std::shared_ptr<const Document>& read, const Reloaded& done)
{
    const auto kept = m_copies[document]->abandon();
    if (!kept) {
        done(failure(kept.error()));
        end();
        return;
    }
    m_copies[document]->close();
    m_reloading = document;
    start([this, document, read, done, kept = QString::fromStdString(*kept)](
              const std::stop_token&, const Worker::Post& post) {
        const auto copy = std::make_shared<std::unique_ptr<WorkingCopy>>();
        const auto taken = withinMemory<void>([&]() -> Result<void> {
            *copy = std::make_unique<WorkingCopy>(read);
            return {};
        });
        post([this, document, done, kept, copy, taken] {
            m_reloading.reset();
            if (taken)
                finishReloading(document, std::move(*copy));
            else
                tellState();
            done(taken ? Result<QString>(kept) : failure(taken.error()));
            end();
        });
    });
}

void OpenFiles::finishReloading(std::size_t document, std::unique_ptr<WorkingCopy> copy)
{
    m_copies[document] = std::move(copy);
    m_overwritable.erase(document);
    const WorkingCopy& now = *m_copies[document];
    m_treebank = m_treebank.with(document, now.document());
    Q_EMIT replaced(document);
    Q_EMIT reloaded(document);
    if (now.readOnlyBecause())
        Q_EMIT noticed(*now.readOnlyBecause());
    for (const Problem& notice : now.notices())
        Q_EMIT noticed(notice);
    tellJournal(document);
    tellState();
}

void OpenFiles::save(Done done)
{
    begin([this, done = std::move(done)] { saveModified(0, done); });
}

/// Saves all modified documents from that one on, one after the other, as far as it goes.
void OpenFiles::saveModified(std::size_t from, const Done& done)
{
    const auto next = std::find_if(m_copies.begin() + static_cast<std::ptrdiff_t>(std::min(from, m_copies.size())),
        m_copies.end(), [](const auto& copy) { return copy->isModified(); });
    if (next == m_copies.end()) {
        done({});
        end();
        return;
    }
    const auto document = static_cast<std::size_t>(next - m_copies.begin());
    write(document, WorkingCopy::Overwrite::Refuse, [this, document, done](const Result<void>& written) {
        if (written) {
            saveModified(document + 1, done);
            return;
        }
        done(written);
        end();
    });
}

void OpenFiles::save(std::size_t document, WorkingCopy::Overwrite overwrite, Done done)
{
    begin([this, document, overwrite, done = std::move(done)] {
        write(document, overwrite, [this, done](const Result<void>& written) {
            done(written);
            end();
        });
    });
}

void OpenFiles::write(std::size_t document, WorkingCopy::Overwrite overwrite, const Done& done)
{
    if (document >= m_copies.size() || m_isStopped) {
        done(failure(JobProblem::Cancelled));
        return;
    }
    const auto permitted = m_overwritable.find(document);
    if (permitted != m_overwritable.end() && filesOnDisk(*m_copies[document]->document()) == permitted->second)
        overwrite = WorkingCopy::Overwrite::Accept;
    auto begun = m_copies[document]->beginSave(overwrite);
    if (!begun) {
        done(failure(begun.error()));
        return;
    }
    const auto save = std::make_shared<PendingSave>(std::move(*begun));
    Q_EMIT began(tr("Saving %1").arg(fileName(document)));
    start([this, document, save, done](const std::stop_token& stop, const Worker::Post& post) {
        const auto written = withinMemory<void>([&] { return save->prepare(sink(post), stop); });
        post([this, document, save, done, written] {
            if (!written || m_isStopped)
                finishSave(document, *save, written ? failure(JobProblem::Cancelled) : written, done);
            else
                commit(document, save, done);
        });
    });
}

void OpenFiles::commit(std::size_t document, const std::shared_ptr<PendingSave>& save, const Done& done)
{
    m_copies[document]->journalSave(*save);
    start([this, document, save, done](const std::stop_token&, const Worker::Post& post) {
        const auto written = withinMemory<void>([&] { return save->commit(); });
        post([this, document, save, done, written] { finishSave(document, *save, written, done); });
    });
}

void OpenFiles::finishSave(std::size_t document, PendingSave& save, const Result<void>& written, const Done& done)
{
    const auto ended = m_copies[document]->endSave(std::move(save), written);
    if (ended) {
        m_overwritable.erase(document);
        Q_EMIT saved(document);
    }
    tellJournal(document);
    tellState();
    done(ended);
}

void OpenFiles::saveAs(std::size_t document, const std::string& path, Done done)
{
    begin([this, document, path, done = std::move(done)] {
        move(document, path, [this, done](const Result<void>& written) {
            done(written);
            end();
        });
    });
}

void OpenFiles::move(std::size_t document, const std::string& path, const Done& done)
{
    if (document >= m_copies.size()) {
        done(failure(JobProblem::Cancelled));
        return;
    }
    for (std::size_t other = 0; other < m_copies.size(); ++other) {
        std::error_code error;
        if (other != document && std::filesystem::equivalent(m_copies[other]->path(), path, error)) {
            done(failure(ConversionProblem::SameOutputFile, path));
            return;
        }
    }
    WorkingCopy& copy = *m_copies[document];
    const auto ofEnding = formatOfEnding(path);
    const bool isSameFormat = !ofEnding || ofEnding->family() == copy.document()->format()->family();
    std::error_code error;
    if (isSameFormat && std::filesystem::equivalent(copy.path(), path, error)) {
        write(document, WorkingCopy::Overwrite::Refuse, done);
        return;
    }
    auto begun = copy.beginMove(path);
    if (!begun) {
        done(failure(begun.error()));
        return;
    }
    const auto move = std::make_shared<PendingMove>(std::move(*begun));
    Q_EMIT began(tr("Saving %1").arg(QFileInfo(QString::fromStdString(path)).fileName()));
    start([this, document, from = copy.document(), move, done](const std::stop_token& stop, const Worker::Post& post) {
        const auto written = withinMemory<void>([&] { return convertAndWrite(*from, *move, sink(post), stop); });
        post([this, document, move, done, written] { finishMove(document, *move, written, done); });
    });
}

void OpenFiles::finishMove(std::size_t document, PendingMove& move, const Result<void>& written, const Done& done)
{
    WorkingCopy& copy = *m_copies[document];
    const std::string old = copy.path();
    const auto ended = copy.endMove(std::move(move), written);
    if (ended) {
        m_overwritable.erase(document);
        if (m_failedJournals.erase(old) > 0)
            Q_EMIT journalWorks(old);
        takeUp(document);
        Q_EMIT moved(document);
        Q_EMIT saved(document);
        tellJournal(document);
    }
    tellState();
    done(ended);
}

void OpenFiles::permitOverwriting(std::size_t document)
{
    m_overwritable.insert_or_assign(document, filesOnDisk(*m_copies[document]->document()));
}

void OpenFiles::abandon()
{
    for (const auto& copy : m_copies) {
        if (copy->isModified())
            if (const auto kept = copy->abandon(); !kept)
                Q_EMIT noticed(kept.error());
    }
}

QString OpenFiles::title() const
{
    const auto& documents = m_treebank.documents();
    if (documents.empty())
        return {};
    const QFileInfo first(QString::fromStdString(documents.front()->path()));
    if (documents.size() == 1)
        return first.fileName();
    return tr("%1 (%n files)", nullptr, static_cast<int>(documents.size())).arg(first.dir().dirName());
}

QString OpenFiles::fileName(std::size_t document) const
{
    // Of hundreds of files, with each sentence that is shown.
    const auto nameIn = [](const std::string& path) { return std::string_view(path).substr(path.rfind('/') + 1); };
    const std::string& path = m_copies[document]->path();
    const bool isRepeated = std::any_of(m_copies.begin(), m_copies.end(),
        [&](const auto& copy) { return copy != m_copies[document] && nameIn(copy->path()) == nameIn(path); });
    const QFileInfo file(QString::fromStdString(path));
    return isRepeated ? file.dir().dirName() + u'/' + file.fileName() : file.fileName();
}

std::optional<std::size_t> OpenFiles::documentAt(const std::string& path) const
{
    for (std::size_t document = 0; document < m_copies.size(); ++document) {
        if (m_copies[document]->path() == path)
            return document;
    }
    return std::nullopt;
}

bool OpenFiles::isModified() const
{
    return std::any_of(m_copies.begin(), m_copies.end(), [](const auto& copy) { return copy->isModified(); });
}

void OpenFiles::takeUp(std::size_t document)
{
    m_treebank = m_treebank.with(document, m_copies[document]->document());
}

void OpenFiles::tellJournal(std::size_t document)
{
    const WorkingCopy& copy = *m_copies[document];
    if (copy.journalProblem()) {
        m_failedJournals.insert(copy.path());
        Q_EMIT journalFailed(*copy.journalProblem(), copy.path());
    } else if (m_failedJournals.erase(copy.path()) > 0) {
        Q_EMIT journalWorks(copy.path());
    }
}

void OpenFiles::tellState()
{
    const bool modified = isModified();
    if (std::exchange(m_wasModified, modified) != modified)
        Q_EMIT modifiedChanged(modified);
    Q_EMIT historyChanged();
}

} // namespace arcwright::ui
