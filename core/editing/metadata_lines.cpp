// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/metadata_lines.h"

namespace arcwright {

namespace {

constexpr std::string_view spaces = " \t";

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(spaces);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

} // namespace

std::string_view metadataKey(std::string_view comment)
{
    if (!comment.starts_with('#'))
        return {};
    const auto equals = comment.find('=');
    const std::string_view key = trimmed(comment.substr(1, equals == std::string_view::npos ? equals : equals - 1));
    return equals == std::string_view::npos && key.find_first_of(spaces) != std::string_view::npos ? std::string_view()
                                                                                                   : key;
}

std::optional<MetadataPlace> findMetadata(const Sentence& sentence, std::string_view key)
{
    for (std::size_t i = 0; i < sentence.comments.size(); ++i) {
        const std::string_view line = sentence.comments[i].text;
        const auto equals = line.find('=');
        if (equals == std::string_view::npos || metadataKey(line) != key)
            continue;
        const std::string_view value = trimmed(line.substr(equals + 1));
        if (value.empty())
            return MetadataPlace{i, equals + 1, 0};
        return MetadataPlace{i, static_cast<std::size_t>(value.data() - line.data()), value.size()};
    }
    return std::nullopt;
}

void replaceValue(Sentence& sentence, const MetadataPlace& place, std::string_view value)
{
    std::string& text = sentence.comments[place.comment].text;
    std::string inserted(value);
    if (place.length == 0 && !value.empty())
        inserted.insert(0, " ");
    text.replace(place.begin, place.length, inserted);
}

} // namespace arcwright
