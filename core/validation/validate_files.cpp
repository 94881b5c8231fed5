// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/validate_files.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/validation/sentence_text.h"
#include "core/validation/treebank_index.h"

namespace arcwright {

namespace {

struct Piece {
    SentenceKey key;
    std::size_t line = 1;
    std::string_view text;
};

std::vector<Piece> piecesOf(std::span<const std::string_view> files)
{
    std::vector<Piece> pieces;
    for (std::size_t file = 0; file < files.size(); ++file) {
        std::size_t line = 1;
        std::uint32_t number = 0;
        for (const std::string_view text : sentenceTexts(files[file])) {
            pieces.push_back({{static_cast<std::uint32_t>(file), SentenceId{number++}}, line, text});
            line += static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        }
    }
    return pieces;
}

} // namespace

std::vector<ValidatedSentence> validateFiles(std::span<const std::string_view> files, const ValidationOptions& options,
    unsigned threads, const std::stop_token& stop, const ProgressSink& progress)
{
    const std::vector<Piece> pieces = piecesOf(files);
    std::vector<SentenceVerdict> verdicts(pieces.size());
    std::size_t told = 0; // of the calling thread, which is worker 0
    const std::size_t step = std::max<std::size_t>(pieces.size() / 100, 1);
    parallelFor(pieces.size(), threads, stop, [&](std::size_t i, unsigned worker) {
        verdicts[i] = validateSentence(pieces[i].text, options);
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
                verdicts[i] = validateSentence(pieces[i].text, withFeatures);
        });
    std::vector<ValidatedSentence> sentences;
    for (std::size_t i = 0; i < pieces.size() && !stop.stop_requested(); ++i) {
        for (Incident& incident : index.incidents(pieces[i].key))
            insertInOrder(verdicts[i].incidents, std::move(incident));
        sentences.push_back({pieces[i].key.document, pieces[i].line, std::move(verdicts[i].incidents)});
    }
    return sentences;
}

} // namespace arcwright
