// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/log_format.h"
#include "core/documents/document.h"

namespace arcwright {

/// The types of a journal's records; part of the format of its file.
namespace journal_record {
inline constexpr std::uint8_t content = 'C';
inline constexpr std::uint8_t earlierContent = 'E'; ///< how many of the steps before it the content has not, and it
inline constexpr std::uint8_t step = 'S';
inline constexpr std::uint8_t undo = 'U';
inline constexpr std::uint8_t redo = 'R';
} // namespace journal_record

/// A content of a document's file: its hash, the save that wrote it, and the ids of its sentences. These stay the runs
/// of consecutive numbers that are in the record: a damaged one may speak of more sentences than there is memory for.
struct JournalContent {
    struct Run {
        std::uint32_t first = 0;
        std::uint32_t length = 0;
    };
    std::uint64_t hash = 0;
    std::uint64_t save = 0;
    std::uint64_t later = 0; ///< steps, made, taken back or made again, before the record that the content has not
    std::vector<Run> runs;

    std::size_t size() const; ///< sentences
    std::optional<SentenceId> idAt(std::size_t index) const;
    /// O(size()).
    std::vector<SentenceId> ids() const;
};

bool isContent(const LogRecord& record);
/// The content in a record, none if the record is damaged.
std::optional<JournalContent> decodedContent(const LogRecord& record);

/// The record of the document as its file's content. The latest `later` steps before the record happened to a later
/// state than that.
LogRecord contentRecord(const Document& document, std::uint64_t hash, std::uint64_t save, std::size_t later = 0);

} // namespace arcwright
