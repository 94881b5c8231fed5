// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Where a sentence lies in its file, in bytes, and the line (from 1) it begins on.
struct SentenceSpan {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::size_t line = 1;
};

/// How a kind of file holds sentences. Formats have no state; one object serves all threads.
class Format {
public:
    Format() = default;
    Format(const Format&) = delete;
    Format& operator=(const Format&) = delete;
    virtual ~Format() = default;

    /// The name used on the command line: `conllu`, `dtag`.
    virtual std::string_view name() const = 0;

    /// The sentences of a file in one pass, in order and without overlap. Bytes between them belong to none and are
    /// kept as they are. O(bytes).
    virtual std::vector<SentenceSpan> findSentences(std::string_view bytes) const = 0;

    /// Reads one sentence. What cannot be read gives a sentence without tokens that carries its problem; the problem
    /// has line and column, but no file.
    virtual Sentence read(const SourceSlice& slice) const = 0;

    /// The sentence as text. Where it has a source in this format, every byte that no changed field touches is copied.
    virtual Result<std::string> write(const Sentence& sentence) const = 0;

    /// Makes the end of `text`, where it is missing, such that another sentence can follow.
    virtual void separate(std::string&) const { }
};

} // namespace arcwright
