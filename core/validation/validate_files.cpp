// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/validate_files.h"

#include <algorithm>
#include <functional>
#include <mutex>
#include <optional>

#include "core/base/line_scanner.h"
#include "core/base/parallel.h"
#include "core/treebank/document.h"
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

/// What sentenceTexts() finds, line by line.
Result<void> addPieces(const std::shared_ptr<const FileBytes>& bytes, std::uint32_t file, std::vector<Piece>& pieces)
{
    LineScanner scanner(bytes);
    std::uint32_t sentences = 0;
    std::size_t number = 1;
    bool isInside = false;
    for (auto line = scanner.next(); line; line = scanner.next(), ++number) {
        if (!isInside)
            pieces.push_back({{file, SentenceId{sentences++}}, number, line->offset, 0});
        pieces.back().length = line->next - pieces.back().offset;
        isInside = line->cut || (!line->text.empty() && !isBlank(line->text));
    }
    return scanner.problem() ? Result<void>(failure(*scanner.problem())) : Result<void>();
}

std::vector<ValidatedSentence> validatePieces(const std::vector<Piece>& pieces, const TextOfPiece& textOf,
    const ValidationOptions& options, unsigned threads, const std::stop_token& stop, const ProgressSink& progress)
{
    std::vector<SentenceVerdict> verdicts(pieces.size());
    const auto validate = [&](std::size_t i, const ValidationOptions& asked) {
        std::string buffer;
        if (const auto text = textOf(pieces[i], buffer))
            verdicts[i] = validateSentence(*text, asked);
    };
    std::size_t told = 0; // of the calling thread, which is worker 0
    const std::size_t step = std::max<std::size_t>(pieces.size() / 100, 1);
    parallelFor(pieces.size(), threads, stop, [&](std::size_t i, unsigned worker) {
        validate(i, options);
        if (progress && worker == 0 && i >= told + step)
            progress({told = i, pieces.size()});
    });
    TreebankIndex index;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        index.append(pieces[i].key);
        index.set(pieces[i].key, verdicts[i].facts);
    }
    ValidationOptions withFeatures = options;
    withFeatures.treebankHasFeatures = true;
    if (index.hasFeatures() && !options.treebankHasFeatures && options.level >= 3)
        parallelFor(pieces.size(), threads, stop, [&](std::size_t i, unsigned) {
            if (!verdicts[i].facts.hasFeatures)
                validate(i, withFeatures);
        });
    std::vector<ValidatedSentence> sentences;
    for (std::size_t i = 0; i < pieces.size() && !stop.stop_requested(); ++i) {
        for (Incident& incident : index.incidents(pieces[i].key))
            insertInOrder(verdicts[i].incidents, std::move(incident));
        sentences.push_back({pieces[i].key.document, pieces[i].line, std::move(verdicts[i].incidents)});
    }
    return sentences;
}

} // namespace

std::vector<ValidatedSentence> validateFiles(std::span<const std::string_view> files, const ValidationOptions& options,
    unsigned threads, const std::stop_token& stop, const ProgressSink& progress)
{
    const TextOfPiece textOf = [&](const Piece& piece, std::string&) -> std::optional<std::string_view> {
        return files[piece.key.document].substr(piece.offset, piece.length);
    };
    return validatePieces(piecesOf(files), textOf, options, threads, stop, progress);
}

Result<std::vector<ValidatedSentence>> validateContents(std::span<const std::shared_ptr<const FileBytes>> files,
    const ValidationOptions& options, unsigned threads, const std::stop_token& stop, const ProgressSink& progress)
{
    std::vector<Piece> pieces;
    for (std::size_t file = 0; file < files.size(); ++file) {
        if (auto added = addPieces(files[file], static_cast<std::uint32_t>(file), pieces); !added)
            return failure(std::move(added.error()));
    }
    std::mutex mutex;
    std::optional<Problem> problem; // guarded by the mutex
    const TextOfPiece textOf = [&](const Piece& piece, std::string& buffer) -> std::optional<std::string_view> {
        const FileBytes& bytes = *files[piece.key.document];
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
    auto sentences = validatePieces(pieces, textOf, options, threads, stop, progress);
    if (problem)
        return failure(std::move(*problem));
    return sentences;
}

} // namespace arcwright
