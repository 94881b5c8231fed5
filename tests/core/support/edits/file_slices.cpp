// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/edits/file_slices.h"

#include <algorithm>

#include "tests/core/support/temporary_folder.h"

namespace arcwright::test {

namespace {

/// The name of the text that a line `# S-ID:text-3 ...` is of.
std::string textNamed(std::string_view line)
{
    const std::string_view id = line.substr(0, line.find(' ', 3));
    return std::string(id.substr(0, id.rfind('-')));
}

} // namespace

SlicedFile::SlicedFile(const std::string& path, std::string_view format) : m_text(readBytes(path))
{
    std::string last;
    for (std::size_t at = 0; at < m_text.size();) {
        const std::size_t end = std::min(m_text.find('\n', at), m_text.size() - 1) + 1;
        const std::string_view line = std::string_view(m_text).substr(at, end - at);
        const bool begins = format == "conllu" && (at == 0 || m_text.compare(at - 2, 2, "\n\n") == 0);
        const bool names = format == "knp" && line.starts_with("# S-ID:") && textNamed(line) != last;
        if (names)
            last = textNamed(line);
        if (begins || names || at == 0)
            m_begins.push_back(at);
        at = end;
    }
    m_begins.push_back(m_text.size());
}

std::string SlicedFile::slice(int sentences, Choices& choices) const
{
    const int count = static_cast<int>(m_begins.size()) - 1;
    const int begin = choices.number(0, count);
    const int end = std::min(count, begin + sentences);
    const std::size_t from = m_begins[static_cast<std::size_t>(begin)];
    return m_text.substr(from, m_begins[static_cast<std::size_t>(end)] - from);
}

} // namespace arcwright::test
