// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <QObject>
#include <QTimer>

#include "core/documents/treebank.h"
#include "core/validation/finding.h"
#include "core/validation/treebank_index.h"
#include "ui/documents/tested_languages.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Workspace;

/// The findings about the sentences of the workspace, kept up to date. After opening, a thread validates all of them;
/// what it has of sentences that were edited meanwhile, or of a treebank that is not open any more, is dropped. A
/// sentence that is edited is validated at once, in the window's thread, and of a step that edits many the first ones;
/// the others follow a few at a time. What only its whole file shows follows from another thread. Lives on the window's
/// thread.
class Validator : public QObject {
    Q_OBJECT
public:
    /// How often a test has found something; what was waived is counted apart.
    struct Count {
        Severity severity = Severity::Error;
        std::size_t open = 0;
        std::size_t waived = 0;
    };

    explicit Validator(Workspace& workspace, QObject* parent = nullptr);
    ~Validator() override;

    /// Validates everything anew if the settings have other language data, or another language.
    void takeSettings();
    /// The languages that the documents are tested as, at levels 4 and 5.
    const TestedLanguages& languages() const { return *m_languages; }

    /// The findings about a sentence, as far as they are known yet, in the order of the tests.
    const std::vector<Finding>& findings(SentenceKey key) const;
    /// Whether sentences are still to be validated.
    bool isBusy() const { return m_worker.isRunning() || !m_waiting.empty(); }
    /// Whether validation ended before its time, for want of memory, so that nothing is known of some sentences.
    bool isIncomplete() const { return m_isIncomplete; }
    /// How many findings of a severity are not waived, in all sentences.
    std::size_t count(Severity severity) const { return m_open[static_cast<std::size_t>(severity)]; }
    std::size_t waivedCount() const { return m_waived; }
    /// By id of the test; tests that find nothing (any more) are not there.
    const std::map<std::string_view, Count>& counts() const { return m_counts; }

Q_SIGNALS:
    /// Nothing is known of any sentence.
    void restarted();
    /// These sentences, some of which may be gone, have other findings now.
    void changed(const std::vector<arcwright::SentenceKey>& keys);
    /// Validation is through: of all sentences, unless it is incomplete.
    void finished();

private:
    using Keys = std::vector<SentenceKey>;
    /// A sentence with what was found in it.
    struct Judged {
        SentenceKey key;
        bool isUniversal = false;
        SentenceFindings found;
    };
    /// The findings of a document as a whole, by sentence.
    using OfFile = std::vector<std::pair<SentenceId, Finding>>;

    static Judged judge(
        const Treebank& treebank, std::size_t index, bool treebankHasFeatures, const TestedLanguages& languages);
    static void validateAll(const Treebank& treebank, const std::stop_token& stop, const Worker::Post& post,
        const std::function<void(std::vector<Judged>)>& deliver, const TestedLanguages& languages, bool& hasFeatures);

    static OfFile judgeFile(const Document& document);

    void restart();
    void noteLanguage(std::size_t document);
    void follow(const std::vector<std::size_t>& indices);
    void judgeWaiting();
    void checkFile(std::size_t document);
    void takeFile(std::size_t document, const OfFile& found);
    void setFileFindings(SentenceKey key, std::vector<Finding>& findings) const;
    void take(std::vector<Judged> batch);
    void finish(bool treebankHadFeatures);
    void revalidate(std::size_t index, Keys& affected);
    void replaced(std::size_t first);
    void settleFeatures();
    void put(Judged judged, Keys& affected);
    void store(SentenceKey key, std::vector<Finding> findings, Keys& affected);
    void addToCounts(const std::vector<Finding>& findings, bool add);

    Workspace& m_workspace;
    Treebank m_indexed; ///< whose sentences m_index has
    std::unique_ptr<TreebankIndex> m_index;
    std::unordered_map<std::uint64_t, std::vector<Finding>> m_findings; ///< of the sentences that have any
    std::unordered_set<std::uint64_t> m_edited; ///< since the thread took its snapshot
    LanguageWish m_languageWish; ///< that sentences are validated by
    std::shared_ptr<const TestedLanguages> m_languages = std::make_shared<const TestedLanguages>();
    bool m_hasFeatures = false; ///< whether sentences were validated as those of a treebank with features
    std::map<std::string_view, Count> m_counts;
    std::array<std::size_t, 3> m_open{};
    std::size_t m_waived = 0;
    bool m_isIncomplete = false;
    std::unordered_map<std::uint64_t, std::vector<Finding>> m_ofFiles; ///< what whole files show, by sentence
    std::set<std::size_t> m_filesToCheck; ///< documents edited since they were last looked at as a whole
    std::set<std::uint64_t> m_waiting; ///< sentences edited by a step that edited many
    int m_atOnce = 0; ///< sentences validated since the window's thread was last free
    QTimer m_free; ///< when it is
    Worker m_fileWorker;
    Worker m_worker; // last: its thread ends first
};

} // namespace arcwright::ui
