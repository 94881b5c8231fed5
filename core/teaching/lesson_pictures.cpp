// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson_pictures.h"

#include <charconv>

namespace arcwright {

namespace {

constexpr std::string_view scheme = "canvas:";
constexpr std::string_view opening = "](canvas:";
constexpr int mostStep = 1'000'000;

} // namespace

std::optional<LessonPicture> lessonPictureOf(std::string_view source)
{
    if (!source.starts_with(scheme))
        return std::nullopt;
    const std::string_view wanted = source.substr(scheme.size());
    if (wanted == "tree")
        return LessonPicture();
    constexpr std::string_view atStep = "step=";
    if (!wanted.starts_with(atStep))
        return std::nullopt;
    const std::string_view place = wanted.substr(atStep.size());
    LessonPicture picture{LessonPicture::Kind::Step};
    if (place == "last") {
        picture.isLast = true;
        return picture;
    }
    const auto [end, error] = std::from_chars(place.data(), place.data() + place.size(), picture.step);
    const bool isNumber = error == std::errc() && end == place.data() + place.size();
    return isNumber && picture.step >= 0 && picture.step <= mostStep ? std::optional(picture) : std::nullopt;
}

std::vector<std::string_view> lessonPictureSources(std::string_view markdown)
{
    std::vector<std::string_view> sources;
    for (std::size_t at = markdown.find(opening); at != std::string_view::npos; at = markdown.find(opening, at)) {
        const std::size_t begin = at + opening.size() - scheme.size();
        at = begin;
        const std::size_t bracket = markdown.rfind('[', begin);
        if (bracket == std::string_view::npos || bracket == 0 || markdown[bracket - 1] != '!')
            continue;
        const std::size_t end = markdown.find_first_of(") \t\r\n", begin);
        sources.push_back(markdown.substr(begin, end == std::string_view::npos ? end : end - begin));
    }
    return sources;
}

} // namespace arcwright
