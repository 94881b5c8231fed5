// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/line_scanner.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace arcwright {

namespace {

constexpr std::size_t kLineBuffer = std::size_t{256} << 10;
static_assert(LineScanner::kLongestText < kLineBuffer);

} // namespace

LineScanner::LineScanner(std::shared_ptr<const FileBytes> bytes, std::size_t offset)
    : m_bytes(std::move(bytes)), m_windowOffset(offset), m_position(offset)
{
    assert(offset <= m_bytes->size());
    if (const auto text = m_bytes->inMemory())
        m_window = std::string_view(*text).substr(offset);
}

std::optional<ScannedLine> LineScanner::next()
{
    while (!m_problem && m_position < m_bytes->size()) {
        const std::string_view rest = m_window.substr(m_position - m_windowOffset);
        const auto newline = rest.find('\n');
        if (newline != std::string_view::npos) {
            const bool carriageReturn = newline > 0 && rest[newline - 1] == '\r';
            return made(rest, newline - (carriageReturn ? 1 : 0), m_position + newline + 1);
        }
        if (m_windowOffset + m_window.size() == m_bytes->size())
            return made(rest, rest.size(), m_bytes->size());
        if (rest.size() == kLineBuffer)
            return longLine();
        slide(rest);
    }
    return std::nullopt;
}

/// The line that begins at the current position with `text`, which goes on to its end or for longer than is shown.
ScannedLine LineScanner::made(std::string_view text, std::size_t length, std::size_t next)
{
    const std::size_t shown = std::min(length, kLongestText);
    const ScannedLine line{m_position, text.substr(0, shown), length, next, shown < length};
    m_position = next;
    return line;
}

/// Moves the window on to begin with `rest`, a part of it, and fills it.
void LineScanner::slide(std::string_view rest)
{
    const std::size_t begin = m_windowOffset + m_window.size() - rest.size();
    const std::size_t size = std::min(kLineBuffer, m_bytes->size() - begin);
    m_buffer.resize(kLineBuffer);
    if (!rest.empty())
        std::memmove(m_buffer.data(), rest.data(), rest.size());
    m_windowOffset = begin;
    m_window = std::string_view(m_buffer).substr(0, size);
    const auto read = m_bytes->read(begin + rest.size(), std::span(m_buffer).subspan(rest.size(), size - rest.size()));
    if (!read)
        m_problem = read.error();
}

/// The line at the current position, of which there is more than the whole buffer.
std::optional<ScannedLine> LineScanner::longLine()
{
    m_beginning = m_window.substr(0, kLongestText);
    for (;;) {
        const bool afterCarriageReturn = m_window.back() == '\r';
        if (m_windowOffset + m_window.size() == m_bytes->size())
            return made(m_beginning, m_bytes->size() - m_position, m_bytes->size());
        slide({});
        if (m_problem)
            return std::nullopt;
        const auto newline = m_window.find('\n');
        if (newline == std::string_view::npos)
            continue;
        const bool carriageReturn = newline > 0 ? m_window[newline - 1] == '\r' : afterCarriageReturn;
        const std::size_t end = m_windowOffset + newline;
        return made(m_beginning, end - (carriageReturn ? 1 : 0) - m_position, end + 1);
    }
}

} // namespace arcwright
