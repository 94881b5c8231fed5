// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "core/base/parallel.h"
#include "core/documents/document_name.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/formats/wanted_files.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

/// Fewer are opened one after the other, and whole.
constexpr std::size_t fewFiles = 8;

bool hasZone(const Document& document, const std::string& zone)
{
    const auto& others = zonesOf(document).others;
    return std::find(others.begin(), others.end(), zone) != others.end();
}

/// Opens the files of a treebank, on several threads where they are many.
class OpeningFiles {
public:
    OpeningFiles(std::vector<WantedFile> files, std::string_view format, const std::stop_token& stop, WhenRead when)
        : m_files(std::move(files))
        , m_format(format)
        , m_stop(stop)
        , m_when(areFew() ? WhenRead::Now : when)
        , m_opened(m_files.size())
    {
    }

    Result<std::vector<std::shared_ptr<const Document>>> run(const ProgressSink& progress, ZoneMissing missing)
    {
        m_mayLackZone = missing == ZoneMissing::IsAnother;
        std::vector<std::size_t> all(m_files.size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        open(all, progress);
        if (m_mayLackZone)
            openOthers();
        const bool areThere
            = std::all_of(m_opened.begin(), m_opened.end(), [](const Opened& each) { return each && *each; });
        if (areThere && m_format.empty())
            agreeOnZone();
        if (m_stop.stop_requested())
            return failure(JobProblem::Cancelled);
        std::vector<std::shared_ptr<const Document>> documents;
        for (Opened& document : m_opened) {
            if (!document)
                return failure(document.error());
            documents.push_back(std::move(*document));
        }
        return documents;
    }

private:
    using Opened = Result<std::shared_ptr<const Document>>;

    bool areFew() const { return m_files.size() < fewFiles; }

    /// Whether a file could be read in another zone than that which is named for its folder.
    bool lacksZone(std::size_t index) const
    {
        return m_mayLackZone && !m_opened[index] && !m_files[index].zone.empty() && !m_files[index].isZoneNamed;
    }

    /// Those after the first that fails are not asked for.
    void open(const std::vector<std::size_t>& indices, const ProgressSink& progress)
    {
        std::atomic<std::size_t> done = 0;
        std::atomic<std::size_t> failed = m_files.size(); // the first that did
        parallelFor(indices.size(), areFew() ? 1 : defaultThreads(), m_stop, [&](std::size_t place, unsigned worker) {
            const std::size_t index = indices[place];
            if (progress && worker == 0)
                progress({done, indices.size()});
            if (index < failed)
                m_opened[index] = openZone(m_files[index].path, m_files[index].zone, m_format, m_when);
            const bool isFailure = !m_opened[index] && !lacksZone(index);
            for (std::size_t first = failed; isFailure && index < first;)
                failed.compare_exchange_weak(first, index);
            ++done;
        });
    }

    /// Opens the files that have not the zone which is named for their folder, unless none has it.
    void openOthers()
    {
        std::set<std::string> found; // zones
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            if (m_opened[i])
                found.insert(m_files[i].zone);
        }
        std::vector<std::size_t> others;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            if (!lacksZone(i) || !found.contains(m_files[i].zone))
                continue;
            others.push_back(i);
            m_files[i].zone.clear();
        }
        open(others, {});
    }

    /// Files can have their zones in any order: those for which none was asked for, or one that they have not, are
    /// shown in one that they share.
    void agreeOnZone()
    {
        std::string zone; // of the first that has any
        std::vector<std::size_t> others;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            if (!m_files[i].zone.empty())
                continue;
            if (zone.empty())
                zone = zonesOf(**m_opened[i]).shown;
            if (!zone.empty() && hasZone(**m_opened[i], zone))
                others.push_back(i);
        }
        for (const std::size_t index : others)
            m_files[index].zone = zone;
        open(others, {});
    }

    std::vector<WantedFile> m_files;
    std::string_view m_format;
    const std::stop_token& m_stop;
    WhenRead m_when;
    bool m_mayLackZone = false;
    std::vector<Opened> m_opened; ///< in the order of the files
};

/// A file is one document, since its bytes are written by one: it is there once, and in one zone. O(n log n).
Result<void> keepOneOfEachFile(std::vector<std::shared_ptr<const Document>>& documents)
{
    std::map<std::string, std::string> zones; // by file
    std::vector<std::shared_ptr<const Document>> kept;
    for (auto& document : documents) {
        const std::string& zone = zonesOf(*document).shown;
        const auto [known, isNew] = zones.emplace(wholePath(document->path()), zone);
        if (!isNew && known->second != zone)
            return failure(Problem{FormatProblem::PmlSeveralZones, document->path(), 0, 0, {known->second, zone}});
        if (isNew)
            kept.push_back(std::move(document));
    }
    documents = std::move(kept);
    return {};
}

} // namespace

Result<Treebank> openTreebank(const std::vector<std::string>& paths, std::string_view name,
    const ProgressSink& progress, const std::stop_token& stop, WhenRead when, ZoneMissing missing)
{
    const auto files = wantedFiles(paths);
    if (!files)
        return failure(files.error());
    if (progress)
        progress({0, files->size()});
    auto documents = OpeningFiles(*files, name, stop, when).run(progress, missing);
    if (!documents)
        return failure(documents.error());
    if (auto kept = keepOneOfEachFile(*documents); !kept)
        return failure(kept.error());
    Treebank treebank(std::move(*documents));
    if (treebank.size() == 0)
        return failure(TreebankProblem::NoSentences, files->front().path);
    return treebank;
}

} // namespace arcwright
