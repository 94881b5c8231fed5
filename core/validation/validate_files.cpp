// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/validate_files.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "core/base/line_scanner.h"
#include "core/base/parallel.h"
#include "core/documents/document.h"
#include "core/validation/characters.h"
#include "core/validation/sentence_text.h"
#include "core/validation/treebank_index.h"

namespace arcwright {

namespace {

/// A sentence of a file.
struct Piece {
    SentenceKey key;
    std::size_t line = 1;
    std::size_t offset = 0;
    std::size_t length = 0;
};

/// Sets what is a file's own among the options.
using SetOptionsOfFile = std::function<void(std::uint32_t file, ValidationOptions& options)>;

/// The text of a piece, perhaps kept in the buffer; none if it is not to be validated.
using TextOfPiece = std::function<std::optional<std::string_view>(const Piece&, std::string& buffer)>;

std::vector<Piece> piecesOf(std::span<const std::string_view> files)
{
    std::vector<Piece> pieces;
    for (std::size_t file = 0; file < files.size(); ++file) {
        std::size_t line = 1;
        std::uint32_t number = 0;
        for (const std::string_view text : sentenceTexts(files[file])) {
            const auto offset = static_cast<std::size_t>(text.data() - files[file].data());
            pieces.push_back({{static_cast<std::uint32_t>(file), SentenceId{number++}}, line, offset, text.size()});
            line += static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        }
    }
    return pieces;
}

/// Adds the pieces that sentenceTexts() finds, line by line.
Result<void> addPieces(const FileToValidate& toValidate, std::uint32_t file, std::vector<Piece>& pieces)
{
    LineScanner scanner(toValidate.bytes);
    std::uint32_t sentences = 0;
    std::size_t number = 1;
    bool isInside = false;
    for (auto line = scanner.next(); line; line = scanner.next(), ++number) {
        if (number < toValidate.firstLine)
            continue;
        if (!isInside)
            pieces.push_back({{file, SentenceId{sentences++}}, number, line->offset, 0});
        pieces.back().length = line->next - pieces.back().offset;
        isInside = line->cut || (!line->text.empty() && !isBlank(line->text));
    }
    return scanner.problem() ? Result<void>(failure(*scanner.problem())) : Result<void>();
}

/// Validates pieces: first for the facts that tell of all of them together, then block by block for what is wrong.
class Validation {
public:
    Validation(std::vector<Piece> pieces, TextOfPiece textOf, SetOptionsOfFile setOptions,
        const ValidationOptions& options, unsigned threads, std::stop_token stop)
        : m_pieces(std::move(pieces))
        , m_textOf(std::move(textOf))
        , m_setOptions(std::move(setOptions))
        , m_options(options)
        , m_threads(threads)
        , m_stop(std::move(stop))
        , m_kept(m_pieces.size())
    {
    }

    void gatherFacts(const ProgressSink& progress)
    {
        std::vector<SentenceFacts> facts(m_pieces.size());
        std::atomic<std::size_t> found = 0;
        std::size_t told = 0; // of the calling thread, which is worker 0
        const std::size_t step = std::max<std::size_t>(m_pieces.size() / 100, 1);
        parallelFor(m_pieces.size(), m_threads, m_stop, [&](std::size_t i, unsigned worker) {
            SentenceVerdict verdict = validated(m_pieces[i], m_options);
            facts[i] = verdict.facts;
            if ((found += verdict.findings.size()) <= mostKept)
                m_kept[i] = std::move(verdict.findings);
            if (progress && worker == 0 && i >= told + step)
                progress({told = i, m_pieces.size()});
        });
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            m_index.append(m_pieces[i].key);
            m_index.set(m_pieces[i].key, facts[i]);
        }
        if (m_index.hasFeatures() && !m_options.treebankHasFeatures && m_options.level >= 3) {
            m_options.treebankHasFeatures = true;
            for (std::size_t i = 0; i < m_pieces.size(); ++i) {
                if (!facts[i].hasFeatures)
                    m_kept[i].reset();
            }
        }
    }

    /// Tells the sink of the next block of sentences; false after the last.
    bool tellBlock(const ValidatedSink& sink)
    {
        const std::size_t end = std::min(m_told + blockSize, m_pieces.size());
        std::vector<std::vector<UdFinding>> findings(end - m_told);
        parallelFor(findings.size(), m_threads, m_stop, [&](std::size_t i, unsigned) {
            auto& kept = m_kept[m_told + i];
            findings[i] = kept ? std::move(*kept) : validated(m_pieces[m_told + i], m_options).findings;
            kept.reset();
        });
        for (std::size_t i = 0; i < findings.size() && !m_stop.stop_requested(); ++i, ++m_told) {
            const Piece& piece = m_pieces[m_told];
            for (UdFinding& finding : m_index.findings(piece.key))
                insertInOrder(findings[i], std::move(finding));
            sink({piece.key.document, piece.line, std::move(findings[i])});
        }
        return m_told < m_pieces.size() && !m_stop.stop_requested();
    }

private:
    static constexpr std::size_t mostKept = 100'000; // findings
    static constexpr std::size_t blockSize = 1'000; // sentences

    SentenceVerdict validated(const Piece& piece, const ValidationOptions& options) const
    {
        std::string buffer;
        const auto text = m_textOf(piece, buffer);
        if (!text)
            return {};
        ValidationOptions ofFile = options;
        m_setOptions(piece.key.document, ofFile);
        return validateSentence(*text, ofFile);
    }

    std::vector<Piece> m_pieces;
    TextOfPiece m_textOf;
    SetOptionsOfFile m_setOptions;
    ValidationOptions m_options;
    unsigned m_threads;
    std::stop_token m_stop;
    std::vector<std::optional<std::vector<UdFinding>>> m_kept; ///< those of the first time that need no second
    TreebankIndex m_index;
    std::size_t m_told = 0;
};

} // namespace

std::vector<ValidatedSentence> validateFiles(std::span<const std::string_view> files, const ValidationOptions& options,
    unsigned threads, const std::stop_token& stop, const ProgressSink& progress)
{
    const TextOfPiece textOf = [&](const Piece& piece, std::string&) -> std::optional<std::string_view> {
        return files[piece.key.document].substr(piece.offset, piece.length);
    };
    std::vector<ValidatedSentence> sentences;
    const auto keep = [&](ValidatedSentence sentence) { sentences.push_back(std::move(sentence)); };
    Validation validation(
        piecesOf(files), textOf, [](std::uint32_t, ValidationOptions&) {}, options, threads, stop);
    validation.gatherFacts(progress);
    while (validation.tellBlock(keep)) { }
    return sentences;
}

Result<void> validateContents(std::span<const FileToValidate> files, const ValidationOptions& options, unsigned threads,
    const ValidatedSink& sink, const std::stop_token& stop, const ProgressSink& progress)
{
    std::vector<Piece> pieces;
    for (std::size_t file = 0; file < files.size(); ++file) {
        if (auto added = addPieces(files[file], static_cast<std::uint32_t>(file), pieces); !added)
            return failure(std::move(added.error()));
    }
    std::mutex mutex;
    std::optional<Problem> problem; // guarded by the mutex
    const TextOfPiece textOf = [&](const Piece& piece, std::string& buffer) -> std::optional<std::string_view> {
        const FileBytes& bytes = *files[piece.key.document].bytes;
        if (piece.length > Document::longestSentence)
            return std::nullopt;
        if (const auto whole = bytes.inMemory())
            return std::string_view(*whole).substr(piece.offset, piece.length);
        buffer.resize(piece.length);
        if (auto read = bytes.read(piece.offset, buffer); !read) {
            const std::scoped_lock lock(mutex);
            problem = std::move(read.error());
            return std::nullopt;
        }
        return buffer;
    };
    const SetOptionsOfFile setOptions = [&](std::uint32_t file, ValidationOptions& ofFile) {
        ofFile.columns = files[file].columns;
        ofFile.language = files[file].language;
    };
    Validation validation(std::move(pieces), textOf, setOptions, options, threads, stop);
    validation.gatherFacts(progress);
    while (!problem && validation.tellBlock(sink)) { }
    return problem ? Result<void>(failure(std::move(*problem))) : Result<void>();
}

} // namespace arcwright
