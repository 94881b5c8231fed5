// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/file_text.h"

namespace arcwright {

FileText::FileText(std::string path, std::string bytes, FormatPointer format)
    : m_path(std::move(path)), m_format(std::move(format))
{
    const auto content = FileBytes::ofText(std::move(bytes));
    m_bytes = content->inMemory();
    LineScanner lines(content);
    m_spans = m_format->findSentences(lines);
}

Result<FileText> FileText::of(const Document& document)
{
    auto bytes = document.serialised();
    if (!bytes)
        return failure(bytes.error());
    return FileText(document.path(), std::move(*bytes), document.format());
}

std::string_view FileText::before(std::size_t index) const
{
    const std::size_t begin = index == 0 ? 0 : m_spans[index - 1].offset + m_spans[index - 1].length;
    const std::size_t end = index < m_spans.size() ? m_spans[index].offset : m_bytes->size();
    return std::string_view(*m_bytes).substr(begin, end - begin);
}

std::shared_ptr<const Document> FileText::document() const
{
    return std::make_shared<const Document>(m_path, *m_bytes, m_format);
}

} // namespace arcwright
