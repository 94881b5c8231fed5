// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_notices.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <utility>

#include <QDir>
#include <QFileInfo>

#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/samples.h"

#include "core/base/journal_problems.h"
#include "core/documents/document_problems.h"
#include "core/formats/format_problems.h"

namespace arcwright::ui {

namespace {

const QString workKey = QStringLiteral("work");

QString stateKey(const std::string& path)
{
    return QStringLiteral("state:") + QString::fromStdString(path);
}

QString journalKey(const std::string& path)
{
    return QStringLiteral("journal:") + QString::fromStdString(path);
}

/// How many arguments say what a problem is: those after them name files, which differ from document to document.
std::size_t tellingArguments(const Problem& problem)
{
    if (problem.code == FormatProblem::PmlLayerMissing || problem.code == FormatProblem::PmlLayerNotRead)
        return 1;
    return problem.code == FormatProblem::PmlLayerNotLocal ? 0 : problem.arguments.size();
}

/// The same for problems that are the same one in several files.
QString keyOfAlike(const Problem& problem)
{
    QStringList parts(QString::fromStdString(textOf(problem.code)));
    const std::size_t telling = std::min(tellingArguments(problem), problem.arguments.size());
    for (std::size_t i = 0; i < telling; ++i)
        parts << QString::fromStdString(problem.arguments[i]);
    return parts.join(QChar(0));
}

/// What is open, with all that is below that folder in its place; in the zone that was asked for.
QStringList withAllBelow(const QString& folder, QStringList names)
{
    const auto whole = [](const QString& path) { return QDir::cleanPath(QFileInfo(path).absoluteFilePath()); };
    const QString all = whole(folder) + QStringLiteral("/**");
    bool isNamed = false;
    for (QString& name : names) {
        const QString path = withoutZone(name);
        if (whole(path) != whole(folder))
            continue;
        name.replace(0, path.size(), all);
        isNamed = true;
    }
    if (!isNamed) // one of its files has another name since, and each stands there for itself
        names << all;
    return names;
}

} // namespace

FileNotices::FileNotices(Workspace& workspace, FileCommands& files, MessageBar& messages, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_files(files), m_messages(messages), m_watch(workspace)
{
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (m_workspace.isOpening()) // not one document read again
            m_messages.dropAllNotices();
    });
    connect(&workspace, &Workspace::noticed, this, &FileNotices::tell);
    connect(&workspace, &Workspace::noticedLater, this, &FileNotices::tellLater);
    connect(&workspace, &Workspace::keptMade, this, [this](std::size_t made, std::size_t left) {
        const QString text = left == 0
            ? tr("The corrections that were kept are made again, in so many sentences: %1. The file they were kept in "
                 "is needed no more.")
                  .arg(made)
            : tr("The corrections that were kept are made again, in so many sentences: %1. So many others are not as "
                 "they were: %2. What was said of them is still in the file that was kept.")
                  .arg(made)
                  .arg(left);
        m_messages.showNotice(QStringLiteral("kept"), text, QString());
    });
    connect(&workspace, &Workspace::recovered, this, [this](int steps) {
        m_messages.showNotice(QStringLiteral("recovered"),
            inARow({tr("%n unsaved step(s) of last time were found and made again.", nullptr, steps),
                recoveredSentences()}),
            QString());
    });
    connect(&workspace, &Workspace::journalFailed, this, [this](const Problem& problem, const std::string& path) {
        m_messages.showNotice(journalKey(path),
            tr("Your latest corrections would not survive a crash: their journal cannot be written. Save them now. %1")
                .arg(problemTextWithStep(problem)),
            problemPlace(problem), {}, MessageKind::Error);
    });
    connect(&workspace, &Workspace::journalWorks, this,
        [this](const std::string& path) { m_messages.dropNotice(journalKey(path)); });
    connect(&files, &FileCommands::reloadDeclined, this, [this](std::size_t document) {
        m_watch.forget(document);
        m_watch.check();
    });
    connect(&files, &FileCommands::correctionsKept, this, [this](std::size_t document, const QString& journal) {
        offerKept(QStringLiteral("reloaded:%1").arg(document),
            tr("Read %1 again; the corrections are kept in %2").arg(m_workspace.fileName(document), journal), QString(),
            document, journal.toStdString());
    });
    connect(&workspace, &Workspace::saved, this, [this](std::size_t document) {
        if (m_workspace.treebank().documents()[document]->format()->packing() != nullptr)
            return;
        for (const QString& key : std::exchange(m_zoneNotices, {})) // it was saved in a format without zones
            m_messages.dropNotice(key);
    });
    connect(&m_watch, &FileWatch::stateChanged, this, &FileNotices::tellState);
    followWork();
}

void FileNotices::tellGone(const QStringList& paths)
{
    std::vector<MessageBar::Button> ways;
    if (m_workspace.copyCount() == 0)
        ways = {{tr("Open…"), [this] { m_files.open(); }},
            {tr("Open a sample"), [this] { m_files.openSample(firstSample()); }}};
    m_messages.showNotice(QStringLiteral("gone"),
        tr("What was open last time is not there any more, and is left out: %1").arg(listed(paths)), QString(),
        std::move(ways));
}

/// The sentences that unsaved steps have changed, as people count them: `Sentences 3, 17`.
QString FileNotices::recoveredSentences() const
{
    std::set<std::size_t> changed;
    const Treebank& treebank = m_workspace.treebank();
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document) {
        const History& history = m_workspace.copy(document).history();
        const std::size_t saved = history.saved().value_or(0);
        const auto [from, to] = std::minmax({saved, history.position()});
        for (std::size_t step = from; step < to; ++step) {
            for (const Edit& edit : history.steps()[step].edits) {
                for (const SentenceId id : saved <= history.position() ? edit.idsAfter : edit.idsBefore)
                    changed.insert(treebank.indexOf({static_cast<std::uint32_t>(document), id}));
            }
        }
    }
    changed.erase(treebank.size()); // what a later step has replaced
    constexpr std::size_t most = 12;
    QStringList numbers;
    for (const std::size_t index : changed) {
        if (static_cast<std::size_t>(numbers.size()) == most) {
            numbers << tr("…", "and further sentences");
            break;
        }
        numbers << QString::number(index + 1);
    }
    return (numbers.size() == 1 ? tr("Sentence %1") : tr("Sentences %1")).arg(numbers.join(QStringLiteral(", ")));
}

/// Says how far opening and saving have come, once they take a moment, and stops them.
void FileNotices::followWork()
{
    using namespace std::chrono_literals;
    m_patience.setSingleShot(true);
    m_patience.setInterval(500ms);
    connect(&m_patience, &QTimer::timeout, this, &FileNotices::showWork);
    const OpenFiles& files = m_workspace.files();
    connect(&files, &OpenFiles::began, this, [this](const QString& what) {
        m_work = what;
        m_percent = 0;
        m_patience.start();
    });
    connect(&files, &OpenFiles::progressed, this, [this](int percent) {
        m_percent = percent;
        if (m_messages.hasNotice(workKey))
            showWork();
    });
    connect(&files, &OpenFiles::idle, this, [this] {
        m_patience.stop();
        m_messages.dropNotice(workKey);
    });
}

void FileNotices::showWork()
{
    m_messages.showNotice(workKey, tr("%1: %2 %").arg(m_work).arg(m_percent), QString(),
        {{tr("Cancel"), [this] { m_workspace.files().stop(); }}});
}

void FileNotices::tell(const Problem& problem)
{
    if (problem.code == FormatProblem::PmlOtherZones) { // of each of the files that are being opened
        if (m_gathered.empty())
            QMetaObject::invokeMethod(
                this, [this] { tellLater(std::exchange(m_gathered, {})); }, Qt::QueuedConnection);
        m_gathered.push_back(problem);
        return;
    }
    const QString key = QString::fromStdString(textOf(problem.code)) + u':' + QString::fromStdString(problem.file);
    const auto document = m_workspace.documentAt(problem.file);
    const bool isKept
        = problem.code == JournalProblem::OfOtherContent || problem.code == DocumentProblem::PartlyMadeAgain;
    if (!isKept || !document || problem.arguments.empty()) {
        showNotice(key, problemTextWithStep(problem), problem);
        return;
    }
    offerKept(key, problemTextWithStep(problem), problemPlace(problem), *document, problem.arguments.back());
}

/// What many files have is one notice, or somebody would have to close hundreds.
void FileNotices::tellLater(const std::vector<Problem>& problems)
{
    std::map<QString, std::vector<Problem>> byText;
    for (const Problem& problem : problems)
        byText[keyOfAlike(problem)].push_back(problem);
    for (const auto& [key, alike] : byText) {
        std::set<std::string> files;
        for (const Problem& problem : alike)
            files.insert(problem.file);
        if (files.size() == 1) {
            const QString ofFile = key + u':' + QString::fromStdString(alike.front().file);
            showNotice(ofFile, problemTextWithStep(alike.front()), alike.front());
            continue;
        }
        const QString others = tr("The same is true of %n more file(s).", nullptr, static_cast<int>(files.size()) - 1);
        showNotice(key, inARow({problemTextWithStep(alike.front()), others}), alike.front());
    }
}

/// Where a file has other trees than those that are shown, each of them is a button away; so is what is below a folder.
void FileNotices::showNotice(const QString& key, const QString& text, const Problem& problem)
{
    std::vector<MessageBar::Button> ways;
    if (problem.code == FormatProblem::PmlOtherZones) {
        m_zoneNotices << key;
        const QString zones = QString::fromStdString(problem.arguments.back());
        for (const QString& zone : zones.split(QStringLiteral(", ")))
            ways.push_back({tr("Show %1").arg(zone), [this, zone] { m_files.openZone(zone); }});
        ways.push_back({tr("Side by side"), [this] { Q_EMIT zonesWanted(); }});
    }
    if (problem.code == FormatProblem::SubfoldersSkipped) {
        const QString folder = QString::fromStdString(problem.file);
        ways.push_back(
            {tr("Open them all"), [this, folder] { m_files.openPaths(withAllBelow(folder, m_files.openedPaths())); }});
    }
    m_messages.showNotice(key, text, problemPlace(problem), std::move(ways), MessageKind::Warning);
}

void FileNotices::offerKept(
    const QString& key, const QString& text, const QString& place, std::size_t document, const std::string& journal)
{
    m_messages.showNotice(key, text, place,
        {{tr("Make again what fits"), [this, document, journal] { m_workspace.makeKept(document, journal); }},
            {tr("Compare"),
                [=, this] {
                    m_workspace.compareKept(tr("kept corrections"), document, journal);
                    offerKept(key, text, place, document, journal); // what to do with them is still the question
                }},
            {tr("Leave them there"), [] {}}});
}

void FileNotices::tellState(std::size_t document, WorkingCopy::FileState state)
{
    const std::string path = m_workspace.copy(document).path();
    const QString key = stateKey(path);
    const auto problem = [&](ProblemCode code) { return Problem{code, path, 0, 0, {}}; };
    switch (state) {
    case WorkingCopy::FileState::Ours:
        m_messages.dropNotice(key);
        break;
    case WorkingCopy::FileState::Changed: {
        const Problem changed = problem(DocumentProblem::FileChangedMeanwhile);
        m_messages.showNotice(key, problemTextWithStep(changed), problemPlace(changed),
            {{tr("Reload"), [this, document] { m_files.reload(document); }},
                {tr("Keep mine"), [this, document] { m_files.keepMine(document); }},
                {tr("Compare"), [this, document] { m_files.compare(document); }}},
            MessageKind::Warning);
        break;
    }
    case WorkingCopy::FileState::Missing: {
        const Problem missing = problem(DocumentProblem::FileVanished);
        m_messages.showNotice(key, problemTextWithStep(missing), problemPlace(missing),
            {{tr("Save anew"), [this, document] { m_files.overwrite(document); }}}, MessageKind::Warning);
        break;
    }
    }
}

} // namespace arcwright::ui
