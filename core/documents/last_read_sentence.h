// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The sentence that was read last of a document, by the number of its span. A row of a list, a score and a search ask
/// for many things of one sentence, each through the document. Any number of threads may use it. A copy is of another
/// document, which may say something else of its sentences: it begins empty.
class LastReadSentence {
public:
    LastReadSentence() = default;
    LastReadSentence(const LastReadSentence&) noexcept { }
    LastReadSentence& operator=(const LastReadSentence& other) noexcept
    {
        if (&other != this)
            keep(0, nullptr);
        return *this;
    }
    ~LastReadSentence() = default;

    /// Null where another one was read last. O(1).
    std::shared_ptr<const Sentence> find(std::uint32_t span) const
    {
        const std::scoped_lock lock(m_mutex);
        return m_span == span ? m_sentence : nullptr;
    }

    void keep(std::uint32_t span, std::shared_ptr<const Sentence> sentence) const
    {
        const std::scoped_lock lock(m_mutex);
        m_span = span;
        m_sentence.swap(sentence); // the one before is freed after the lock
    }

private:
    mutable std::mutex m_mutex;
    mutable std::uint32_t m_span = 0;
    mutable std::shared_ptr<const Sentence> m_sentence;
};

} // namespace arcwright
