// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/visible_output.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <iostream>

#include "core/base/utf8.h"

namespace arcwright::cli {

namespace {

/// The bytes at the end of a text that begin a character and do not end it.
std::size_t unfinishedBytes(std::string_view text)
{
    constexpr std::size_t longest = 4;
    for (std::size_t back = 1; back < longest && back <= text.size(); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if ((byte & 0xC0U) == 0x80U)
            continue;
        const std::size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
        return length > back ? back : 0;
    }
    return 0;
}

bool isPlain(std::string_view text)
{
    return std::all_of(
        text.begin(), text.end(), [](char c) { return (c >= ' ' && c <= '~') || c == '\n' || c == '\t'; });
}

std::string visibleText(std::string_view text)
{
    std::string shown;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\n\t"), text.size());
        shown += withVisibleControls(text.substr(0, end));
        if (end < text.size())
            shown += text[end];
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return shown;
}

} // namespace

VisibleOutput::VisibleOutput(std::ostream& stream) : m_stream(stream), m_target(stream.rdbuf(this)) { }

VisibleOutput::~VisibleOutput()
{
    const std::string rest = withVisibleControls(m_begun);
    m_target->sputn(rest.data(), static_cast<std::streamsize>(rest.size()));
    m_target->pubsync();
    m_stream.rdbuf(m_target);
}

VisibleOutput::int_type VisibleOutput::overflow(int_type character)
{
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    const char byte = traits_type::to_char_type(character);
    return write({&byte, 1}) ? character : traits_type::eof();
}

std::streamsize VisibleOutput::xsputn(const char* text, std::streamsize size)
{
    return write({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int VisibleOutput::sync()
{
    return m_target->pubsync();
}

bool VisibleOutput::write(std::string_view text)
{
    const auto put = [this](std::string_view shown) {
        const auto size = static_cast<std::streamsize>(shown.size());
        return m_target->sputn(shown.data(), size) == size;
    };
    if (m_begun.empty() && isPlain(text))
        return put(text);
    m_begun += text;
    const std::size_t whole = m_begun.size() - unfinishedBytes(m_begun);
    const std::string shown = visibleText(std::string_view(m_begun).substr(0, whole));
    m_begun.erase(0, whole);
    return put(shown);
}

void printFormatted(const char* format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    std::va_list again;
    va_copy(again, arguments);
    const int size = std::vsnprintf(nullptr, 0, format, arguments);
    va_end(arguments);
    std::string text(static_cast<std::size_t>(std::max(size, 0)) + 1, '\0');
    std::vsnprintf(text.data(), text.size(), format, again);
    va_end(again);
    text.pop_back();
    std::cout << text;
}

} // namespace arcwright::cli
