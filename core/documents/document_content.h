// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/treebank/format.h"

namespace arcwright {

/// The bytes of a document with the places of its sentences in them, which snapshots share. Where it is known how many
/// sentences there are, the rest can wait until somebody asks for it; any number of threads may.
class DocumentContent {
public:
    struct Parts {
        std::shared_ptr<const FileBytes> bytes;
        std::vector<SentenceSpan> spans;
    };

    explicit DocumentContent(Parts parts) : m_parts(std::move(parts)), m_size(m_parts.spans.size()) { }
    /// `read` is called once, on the thread of whoever asks first, and gives `size` spans.
    DocumentContent(std::size_t size, std::function<Parts()> read) : m_size(size), m_read(std::move(read)) { }

    /// The number of sentences. O(1).
    std::size_t size() const { return m_size; }
    const std::shared_ptr<const FileBytes>& bytes() const { return parts().bytes; }
    const std::vector<SentenceSpan>& spans() const { return parts().spans; }

private:
    const Parts& parts() const
    {
        if (m_read) {
            std::call_once(m_once, [this] {
                m_parts = m_read();
                assert(m_parts.spans.size() == m_size);
            });
        }
        return m_parts;
    }

    mutable Parts m_parts;
    std::size_t m_size = 0;
    std::function<Parts()> m_read; ///< null where nothing waits
    mutable std::once_flag m_once;
};

} // namespace arcwright
