// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/validator.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "core/documents/document_language.h"
#include "ui/documents/repairs.h"
#include "ui/documents/sentence_exchange.h"
#include "ui/documents/workspace.h"
#include "ui/work/handover.h"

namespace arcwright::ui {

namespace {

/// So many sentences are handed over at once that taking them up stays far below a frame.
constexpr std::size_t batchSize = 64;
/// Where the language is not known, 3 is all that is tested.
constexpr int highestLevel = 5;

std::uint64_t packed(SentenceKey key)
{
    return std::uint64_t(key.document) << 32 | static_cast<std::uint32_t>(key.sentence);
}

SentenceKey unpacked(std::uint64_t key)
{
    return {static_cast<std::uint32_t>(key >> 32), SentenceId{static_cast<std::uint32_t>(key)}};
}

} // namespace

Validator::Validator(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::treebankTaken, this, &Validator::restart);
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) { replaced(first); });
    connect(&workspace, &Workspace::sentencesChanged, this, &Validator::follow);
    connect(&workspace, &Workspace::saved, this, &Validator::noteLanguage);
    m_free.setSingleShot(true);
    connect(&m_free, &QTimer::timeout, this, &Validator::judgeWaiting);
    connect(&m_worker, &Worker::failed, this, [this] { m_isIncomplete = true; });
    connect(&m_fileWorker, &Worker::failed, this, [this] { m_isIncomplete = true; });
    connect(&m_worker, &Worker::finished, this, [this] {
        if (!m_filesToCheck.empty()) // what the thread said of them is old
            checkFile(*m_filesToCheck.begin());
        Q_EMIT finished();
    });
}

Validator::~Validator()
{
    m_fileWorker.abandon();
    m_worker.abandon();
}

const std::vector<Finding>& Validator::findings(SentenceKey key) const
{
    static const std::vector<Finding> none;
    const auto found = m_findings.find(packed(key));
    return found == m_findings.end() ? none : found->second;
}

Validator::Judged Validator::judge(
    const Treebank& treebank, std::size_t index, bool treebankHasFeatures, const TestedLanguages& languages)
{
    const auto place = treebank.place(index);
    const Format& format = *treebank.documents()[place.document]->format();
    const auto sentence = treebank.sentence(index);
    ValidationOptions options;
    options.treebankHasFeatures = treebankHasFeatures;
    options.language = languages.of(place.document).language;
    options.level = highestLevel;
    Judged judged;
    judged.key = treebank.key(index);
    judged.isUniversal = columnPlacesOf(format).has_value();
    // Sentences that were not edited are written as they were read.
    const bool isEdited = treebank.documents()[place.document]->isEdited(place.sentence);
    const std::string written = isEdited ? textOf(treebank, index) : std::string();
    judged.found = findingsOf(*sentence, isEdited ? written : sentence->source.text(), format, options);
    return judged;
}

void Validator::validateAll(const Treebank& treebank, const std::stop_token& stop, const Worker::Post& post,
    const std::function<void(std::vector<Judged>)>& deliver, const TestedLanguages& languages, bool& hasFeatures)
{
    std::vector<Judged> batch;
    const auto flush = [&] {
        auto full = std::make_shared<std::vector<Judged>>(std::exchange(batch, {}));
        auto handover = std::make_shared<Handover>();
        post([deliver, full, handover] {
            const auto start = std::chrono::steady_clock::now();
            deliver(std::move(*full));
            handover->tell(std::chrono::steady_clock::now() - start);
        });
        std::this_thread::sleep_for(handover->wait(stop)); // as long again is the window's own
    };
    const auto add = [&](Judged judged) {
        batch.push_back(std::move(judged));
        if (batch.size() == batchSize)
            flush();
    };
    std::vector<std::size_t> without; // validated before features were seen, and having none
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
        Judged judged = judge(treebank, i, hasFeatures, languages);
        if (judged.found.facts.hasFeatures)
            hasFeatures = true;
        else if (judged.isUniversal && !hasFeatures)
            without.push_back(i);
        add(std::move(judged));
    }
    for (std::size_t i = 0; i < without.size() && hasFeatures && !stop.stop_requested(); ++i)
        add(judge(treebank, without[i], hasFeatures, languages));
    flush();
}

Validator::OfFile Validator::judgeFile(const Document& document)
{
    OfFile found;
    for (FileFinding& each : fileFindings(document))
        found.emplace_back(document.id(each.sentence), std::move(each.finding));
    return found;
}

void Validator::restart()
{
    m_worker.abandon();
    m_fileWorker.abandon();
    m_filesToCheck.clear();
    m_ofFiles.clear();
    m_indexed = m_workspace.treebank();
    m_index = std::make_unique<TreebankIndex>(m_indexed);
    m_findings.clear();
    m_edited.clear();
    m_waiting.clear();
    m_counts.clear();
    m_open = {};
    m_waived = 0;
    m_isIncomplete = false;
    m_hasFeatures = false;
    m_languageWish = languageWish();
    m_languages = std::make_shared<const TestedLanguages>();
    Q_EMIT restarted();
    m_worker.start(
        [this, treebank = m_indexed, wish = m_languageWish](const std::stop_token& stop, const Worker::Post& post) {
            const auto languages = std::make_shared<const TestedLanguages>(testedLanguages(treebank, wish));
            post([this, languages] { m_languages = languages; });
            bool hasFeatures = false;
            validateAll(
                treebank, stop, post, [this](std::vector<Judged> batch) { take(std::move(batch)); }, *languages,
                hasFeatures);
            for (std::size_t number = 0; number < treebank.documents().size() && !stop.stop_requested(); ++number) {
                const Document& document = *treebank.documents()[number];
                if (OfFile found = judgeFile(document); !found.empty())
                    post([this, number, found = std::move(found)] { takeFile(number, found); });
            }
            post([this, hasFeatures] { finish(hasFeatures); });
        });
}

void Validator::takeSettings()
{
    if (languageWish() != m_languageWish)
        restart();
}

/// A document that was saved may say by its new name which language it is in.
void Validator::noteLanguage(std::size_t document)
{
    if (m_worker.isRunning() || !m_languages->hasData || !m_languageWish.code.empty())
        return;
    const Document& saved = *m_workspace.treebank().documents()[document];
    if (columnPlacesOf(*saved.format()) && languageOf(saved) != m_languages->of(document).code)
        restart();
}

/// Sentences of a document were edited.
void Validator::follow(const std::vector<std::size_t>& indices)
{
    constexpr int mostAtOnce = 32; // far below a frame
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t document = treebank.place(indices.front()).document;
    if (treebank.documents()[document]->format() != m_indexed.documents()[document]->format()) {
        restart(); // it was saved in another format
        return;
    }
    m_free.start();
    Keys affected;
    bool isAnyJudged = false;
    for (const std::size_t index : indices) {
        if (++m_atOnce > mostAtOnce) {
            m_waiting.insert(packed(treebank.key(index)));
            continue;
        }
        revalidate(index, affected);
        isAnyJudged = true;
    }
    if (!isAnyJudged)
        return;
    Q_EMIT changed(affected);
    settleFeatures();
    checkFile(document);
}

/// Some of the sentences that a step with many edits has left to validate; the others when the thread is free again.
void Validator::judgeWaiting()
{
    constexpr auto most = std::chrono::milliseconds(8); // with what views do when they are told
    constexpr std::size_t toldAtOnce = 16;
    m_atOnce = 0;
    if (m_waiting.empty())
        return;
    const auto begin = std::chrono::steady_clock::now();
    const Treebank& treebank = m_workspace.treebank();
    std::set<std::size_t> files;
    while (!m_waiting.empty() && std::chrono::steady_clock::now() - begin < most) {
        Keys affected;
        for (std::size_t count = 0; count < toldAtOnce && !m_waiting.empty(); ++count) {
            const SentenceKey key = unpacked(*m_waiting.begin());
            m_waiting.erase(m_waiting.begin());
            const std::size_t index = treebank.indexOf(key);
            if (index >= treebank.size())
                continue;
            revalidate(index, affected);
            files.insert(key.document);
        }
        Q_EMIT changed(affected);
    }
    settleFeatures();
    for (const std::size_t file : files)
        checkFile(file);
    if (!m_waiting.empty())
        m_free.start();
    else if (!m_worker.isRunning())
        Q_EMIT finished();
}

void Validator::take(std::vector<Judged> batch)
{
    Keys affected;
    for (Judged& judged : batch) {
        if (!m_edited.contains(packed(judged.key)) && m_index->contains(judged.key))
            put(std::move(judged), affected);
    }
    if (!affected.empty())
        Q_EMIT changed(affected);
}

/// After the thread is through: what was edited meanwhile was judged with what was known of the treebank then.
void Validator::finish(bool treebankHadFeatures)
{
    m_hasFeatures = treebankHadFeatures;
    if (m_index->hasFeatures() != treebankHadFeatures) {
        restart();
        return;
    }
    Keys affected;
    for (const std::uint64_t edited : std::exchange(m_edited, {})) {
        const SentenceKey key = unpacked(edited);
        const std::size_t index = m_workspace.treebank().indexOf(key);
        if (index < m_workspace.treebank().size())
            revalidate(index, affected);
    }
    m_edited.clear();
    if (!affected.empty())
        Q_EMIT changed(affected);
}

/// Looks at a document as a whole in a thread, and at those that are still waiting for it.
void Validator::checkFile(std::size_t document)
{
    if (!m_workspace.treebank().documents()[document]->format()->warnsOfFiles())
        return;
    m_filesToCheck.insert(document);
    if (m_worker.isRunning())
        return;
    m_fileWorker.start([this, treebank = m_workspace.treebank(), numbers = m_filesToCheck](
                           const std::stop_token& stop, const Worker::Post& post) {
        for (const std::size_t number : numbers) {
            if (stop.stop_requested())
                return;
            post([this, number, found = judgeFile(*treebank.documents()[number])] {
                m_filesToCheck.erase(number);
                takeFile(number, found);
            });
        }
    });
}

void Validator::takeFile(std::size_t document, const OfFile& found)
{
    Keys keys;
    std::erase_if(m_ofFiles, [&](const auto& entry) {
        const SentenceKey key = unpacked(entry.first);
        if (key.document == document)
            keys.push_back(key);
        return key.document == document;
    });
    for (const auto& [id, finding] : found) {
        const SentenceKey key{static_cast<std::uint32_t>(document), id};
        if (!m_index->contains(key))
            continue;
        keys.push_back(key);
        m_ofFiles[packed(key)].push_back(finding);
    }
    Keys affected;
    for (const SentenceKey key : keys) {
        std::vector<Finding> refreshed = findings(key);
        setFileFindings(key, refreshed);
        store(key, std::move(refreshed), affected);
    }
    if (!affected.empty())
        Q_EMIT changed(affected);
}

void Validator::setFileFindings(SentenceKey key, std::vector<Finding>& findings) const
{
    std::erase_if(findings, [](const Finding& finding) { return finding.isOfFile; });
    if (const auto ofFile = m_ofFiles.find(packed(key)); ofFile != m_ofFiles.end())
        findings.insert(findings.end(), ofFile->second.begin(), ofFile->second.end());
}

/// Where the first features came or the last went, what other sentences are asked for is another thing.
void Validator::settleFeatures()
{
    if (!m_worker.isRunning() && m_index->hasFeatures() != m_hasFeatures)
        restart();
}

void Validator::revalidate(std::size_t index, Keys& affected)
{
    if (!m_index->contains(m_workspace.treebank().key(index)))
        return; // it came with an edit that is still to be told of
    Judged judged = judge(m_workspace.treebank(), index, m_index->hasFeatures(), *m_languages);
    if (m_worker.isRunning())
        m_edited.insert(packed(judged.key));
    put(std::move(judged), affected);
}

/// Sentences of a document, one of which is `first` of the treebank as it was, have become others: finds out which. The
/// treebank is as all edits of the step have left it, of which others may have been told already.
void Validator::replaced(std::size_t first)
{
    const auto number = m_indexed.place(first).document;
    const auto before = m_indexed.documents()[number];
    const auto after = m_workspace.treebank().documents()[number];
    m_indexed = m_workspace.treebank();
    const SentenceExchange ids = exchangeOf(*before, *after);
    if (ids.after.empty())
        return; // told of with an earlier edit of the same step
    const auto document = static_cast<std::uint32_t>(number);
    Keys affected = m_index->replace(document, ids.before, ids.after);
    for (const SentenceKey key : Keys(affected)) {
        std::vector<Finding> refreshed = findings(key);
        setTreebankFindings(refreshed, m_index->findings(key));
        store(key, std::move(refreshed), affected);
    }
    for (const SentenceId id : ids.before) {
        const SentenceKey key{document, id};
        if (!m_index->contains(key)) {
            store(key, {}, affected);
            m_ofFiles.erase(packed(key));
        }
    }
    for (std::size_t i = 0; i < ids.after.size(); ++i)
        revalidate(m_indexed.begin(number) + ids.begin + i, affected);
    Q_EMIT changed(affected);
    settleFeatures();
    checkFile(number);
}

/// Takes up what was found in a sentence, and in others because of it.
void Validator::put(Judged judged, Keys& affected)
{
    Keys others;
    if (judged.isUniversal) {
        others = m_index->set(judged.key, judged.found.facts);
        setTreebankFindings(judged.found.findings, m_index->findings(judged.key));
    }
    setFileFindings(judged.key, judged.found.findings);
    store(judged.key, std::move(judged.found.findings), affected);
    for (const SentenceKey other : others) {
        if (other == judged.key)
            continue;
        std::vector<Finding> refreshed = findings(other);
        setTreebankFindings(refreshed, m_index->findings(other));
        store(other, std::move(refreshed), affected);
    }
}

void Validator::store(SentenceKey key, std::vector<Finding> findings, Keys& affected)
{
    const auto known = m_findings.find(packed(key));
    if (known == m_findings.end() ? findings.empty() : known->second == findings)
        return;
    affected.push_back(key);
    if (known != m_findings.end())
        addToCounts(known->second, false);
    addToCounts(findings, true);
    if (findings.empty())
        m_findings.erase(known);
    else if (known != m_findings.end())
        known->second = std::move(findings);
    else
        m_findings.emplace(packed(key), std::move(findings));
}

void Validator::addToCounts(const std::vector<Finding>& findings, bool add)
{
    for (const Finding& finding : findings) {
        Count& count = m_counts[finding.test];
        count.severity = finding.severity;
        std::size_t& open = m_open[static_cast<std::size_t>(finding.severity)];
        if (finding.isWaived) {
            count.waived += add ? 1 : -1;
            m_waived += add ? 1 : -1;
        } else {
            count.open += add ? 1 : -1;
            open += add ? 1 : -1;
        }
        if (count.open + count.waived == 0)
            m_counts.erase(finding.test);
    }
}

} // namespace arcwright::ui
