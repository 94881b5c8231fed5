// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/json_place.h"

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

namespace arcwright::teaching {

namespace {

/// Goes through a text that has been read as JSON before, so that nothing is checked again.
class JsonWalk {
public:
    JsonWalk(std::string_view text, std::size_t at) : m_text(text), m_at(at) { skipBetween(); }

    std::size_t at() const { return m_at; }
    bool isAt(char sign) const { return m_at < m_text.size() && m_text[m_at] == sign; }
    /// Over the sign that opens a list or an object, or divides its elements; false at its end.
    bool goInto()
    {
        ++m_at;
        skipBetween();
        return m_at < m_text.size() && !isAt(']') && !isAt('}');
    }
    /// Over the name of a member, to its value.
    std::string_view takeName()
    {
        const std::size_t from = m_at;
        skipString();
        const std::string_view name = m_text.substr(from, m_at - from);
        skipBetween();
        ++m_at; // the colon
        skipBetween();
        return name;
    }
    /// To the sign behind a value. Not by recursion: a file may be as deep as it is long.
    void skipValue()
    {
        std::size_t depth = 0;
        do {
            if (isAt('"')) {
                skipString();
            } else if (isAt('{') || isAt('[')) {
                ++depth;
                ++m_at;
            } else if (isAt('}') || isAt(']')) {
                --depth;
                ++m_at;
            } else {
                ++m_at;
            }
        } while (m_at < m_text.size() && (depth > 0 || !isAfterValue()));
    }

private:
    bool isAfterValue() const { return isAt(',') || isAt('}') || isAt(']'); }
    void skipBetween()
    {
        constexpr std::string_view between
            = " \t\r\n\xEF\xBB\xBF"; // with the mark of UTF-8 that may stand at the begin
        m_at = std::min(m_text.find_first_not_of(between, m_at), m_text.size());
    }
    void skipString()
    {
        for (++m_at; m_at < m_text.size() && !isAt('"'); ++m_at) {
            if (isAt('\\'))
                ++m_at;
        }
        m_at = std::min(m_at + 1, m_text.size());
    }

    std::string_view m_text;
    std::size_t m_at;
};

bool isNamed(std::string_view quoted, std::string_view name)
{
    if (quoted.find('\\') == std::string_view::npos)
        return quoted.size() >= 2 && quoted.substr(1, quoted.size() - 2) == name;
    return nlohmann::json::parse(quoted).get<std::string>() == name;
}

std::optional<JsonPlace> elementIn(std::string_view text, std::size_t list, std::size_t index)
{
    JsonWalk walk(text, list);
    if (!walk.isAt('['))
        return std::nullopt;
    for (std::size_t i = 0; walk.goInto(); ++i) {
        if (i == index)
            return JsonPlace{walk.at(), walk.at()};
        walk.skipValue();
        if (!walk.isAt(','))
            break;
    }
    return std::nullopt;
}

} // namespace

JsonPlace outermostIn(std::string_view text)
{
    const std::size_t begin = JsonWalk(text, 0).at();
    return {begin, begin};
}

std::optional<JsonPlace> memberIn(std::string_view text, std::size_t object, std::string_view name)
{
    JsonWalk walk(text, object);
    std::optional<JsonPlace> found;
    if (!walk.isAt('{'))
        return found;
    while (walk.goInto()) {
        const std::size_t begin = walk.at();
        const bool isIt = isNamed(walk.takeName(), name);
        if (isIt)
            found = JsonPlace{begin, walk.at()};
        walk.skipValue();
        if (!walk.isAt(','))
            break;
    }
    return found;
}

JsonPlace placeOfPath(std::string_view text, std::string_view path)
{
    JsonPlace place = outermostIn(text);
    while (!path.empty()) {
        std::optional<JsonPlace> next;
        if (path.front() == '[') {
            std::size_t index = 0;
            const auto end = std::from_chars(path.data() + 1, path.data() + path.size(), index).ptr;
            next = elementIn(text, place.value, index);
            path.remove_prefix(std::min(static_cast<std::size_t>(end - path.data()) + 1, path.size()));
        } else {
            const std::size_t length = std::min(path.find_first_of(".["), path.size());
            next = memberIn(text, place.value, path.substr(0, length));
            path.remove_prefix(length);
        }
        if (!next)
            return place;
        place = *next;
        if (path.starts_with('.'))
            path.remove_prefix(1);
    }
    return place;
}

} // namespace arcwright::teaching
