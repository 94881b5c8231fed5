// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/document.h"

namespace arcwright {

/// A document as the bytes that saving it would write: its sentences, and what stands between them.
class FileText {
public:
    /// Fails as Document::write() does. O(bytes).
    static Result<FileText> of(const Document& document);

    std::size_t size() const { return m_spans.size(); }
    std::string_view sentence(std::size_t index) const
    {
        return std::string_view(*m_bytes).substr(m_spans[index].offset, m_spans[index].length);
    }
    /// The text before sentence `index`; behind the last one if that is size().
    std::string_view before(std::size_t index) const;
    /// The document of these sentences, none edited.
    std::shared_ptr<const Document> document() const;

private:
    FileText(std::string path, std::string bytes, FormatPointer format);

    std::string m_path;
    FormatPointer m_format;
    std::shared_ptr<const std::string> m_bytes;
    std::vector<SentenceSpan> m_spans;
};

} // namespace arcwright
