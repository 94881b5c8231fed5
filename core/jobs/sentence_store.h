// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/block_file.h"
#include "core/base/result.h"
#include "core/model/train.h"

namespace arcwright {

/// Sentences as blocks of a file: each once, with its strings by number. What is not kept is what no learner looks at:
/// the bytes and lines they were read from, what annotators say of them, and what was wrong with one that could not be
/// read. The formats are kept, for they say which relations are syntax.
class SentenceStore {
public:
    /// The number of a sentence; it is added unless this very object is there already. O(words).
    std::uint32_t add(const std::shared_ptr<const Sentence>& sentence);
    /// Adds all and appends their numbers as a block.
    void appendList(std::string& blocks, const Sentences& sentences);
    /// Appends the blocks formats (JSON), lengths of strings, strings, sentences. O(bytes).
    void appendTo(std::string& blocks) const;

private:
    std::uint32_t text(std::string_view text);
    void addToken(const Token& token);
    std::uint32_t formatOf(const Sentence& sentence);
    template <std::integral Number>
    void put(Number number)
    {
        m_numbers.push_back(static_cast<std::uint32_t>(number));
    }

    std::map<const Sentence*, std::uint32_t> m_sentences;
    Sentences m_kept; ///< so that no other sentence gets the address of one that is there
    std::map<std::pair<std::string, std::vector<std::string>>, std::uint32_t> m_formats; ///< by name and columns
    std::vector<std::uint32_t> m_numbers;
    std::unordered_map<std::string, std::uint32_t> m_texts;
    std::vector<std::uint32_t> m_lengths;
    std::string m_bytes;
};

/// The sentences of the blocks that appendTo() wrote, by number; those of a format share one format object. Fails with
/// SnapshotDamaged for blocks of no such form, and where a head, a parent or a range lies outside of its sentence, and
/// with SnapshotProblem::UnknownFormat.
Result<Sentences> sentencesIn(BlockReader& blocks);
/// The sentences of a block that appendList() wrote; nothing if a number is not one of theirs.
Result<Sentences> listIn(BlockReader& blocks, const Sentences& sentences);

} // namespace arcwright
