// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/draft_keeper.h"

#include <chrono>
#include <utility>

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "ui/documents/write_bytes.h"

namespace arcwright::ui {

namespace {

constexpr int kMostDrafts = 100; ///< of programs that run at the same time
const QString kEnding = QStringLiteral(".arclesson");
const QString kLock = QStringLiteral(".lock");
const QString kPlace = QStringLiteral(".path"); ///< beside it, where it was saved

QStringList draftsIn(const QString& folder)
{
    QStringList drafts;
    for (const QString& name : QDir(folder).entryList({u'*' + kEnding}, QDir::Files, QDir::Name))
        drafts << folder + u'/' + name;
    return drafts;
}

/// A lock that nobody holds any more; none where a program that runs does.
std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file + kLock);
    lock->setStaleLockTime(0); // a lesson may be written for days
    return lock->tryLock() ? std::move(lock) : nullptr;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::optional<LessonSeries> readDraft(const QString& file)
{
    const auto series = parseLessonSeries(contentOf(file).toStdString(), file.toStdString());
    return series ? std::optional(*series) : std::nullopt;
}

} // namespace

DraftKeeper::DraftKeeper(const LessonDraft& draft, QString folder, QObject* parent)
    : QObject(parent), m_draft(draft), m_folder(std::move(folder))
{
    constexpr std::chrono::milliseconds typing{200};
    m_soon.setSingleShot(true);
    m_soon.setInterval(typing);
    connect(&m_soon, &QTimer::timeout, this, &DraftKeeper::keepNow);
    connect(&draft, &LessonDraft::changed, this, [this] {
        if (!m_soon.isActive()) // those who type on must not keep it waiting
            m_soon.start();
    });
}

DraftKeeper::~DraftKeeper()
{
    if (m_soon.isActive())
        keepNow();
}

QString DraftKeeper::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/drafts");
}

bool DraftKeeper::hasLeft(const QString& folder)
{
    for (const QString& file : draftsIn(folder)) {
        if (lockOf(file))
            return true;
    }
    return false;
}

std::optional<KeptDraft> DraftKeeper::takeLeft()
{
    for (const QString& file : draftsIn(m_folder)) {
        auto lock = lockOf(file);
        auto series = lock ? readDraft(file) : std::nullopt;
        if (!series)
            continue;
        forget();
        m_file = file;
        m_lock = std::move(lock);
        m_path = QString::fromUtf8(contentOf(file + kPlace));
        return KeptDraft{*std::move(series), m_path};
    }
    return std::nullopt;
}

/// A file that no other program uses.
bool DraftKeeper::takeFile()
{
    if (!m_file.isEmpty())
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    for (int number = 1; number <= kMostDrafts; ++number) {
        const QString file = m_folder + QStringLiteral("/lesson-%1").arg(number) + kEnding;
        if (QFile::exists(file))
            continue;
        if (auto lock = lockOf(file)) {
            m_file = file;
            m_lock = std::move(lock);
            return true;
        }
    }
    return false;
}

void DraftKeeper::keepNow()
{
    m_soon.stop();
    if (!m_draft.isModified() || m_draft.stops() == 0)
        return forget();
    if (!takeFile())
        return;
    // What cannot be written now is tried again at the next change; the lesson itself is not touched by it.
    static_cast<void>(writeBytes(m_file + kPlace, m_path.toUtf8()));
    static_cast<void>(writeBytes(m_file, QByteArray::fromStdString(textOf(m_draft.series()))));
}

void DraftKeeper::forget()
{
    m_soon.stop();
    if (m_file.isEmpty())
        return;
    QFile::remove(m_file);
    QFile::remove(m_file + kPlace);
    m_file.clear();
    m_lock.reset();
}

} // namespace arcwright::ui
