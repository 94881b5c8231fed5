// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/drawing.h"

#include "core/base/utf8.h"

namespace arcwright {

std::vector<DrawnPoint> cornersOf(const DrawnDot& dot)
{
    const auto [x, y] = dot.centre;
    const double r = dot.radius;
    const double wide = 1.3 * r; // of the same weight as a circle
    switch (dot.shape) {
    case DotShape::Circle:
        break;
    case DotShape::Square:
        return {{x - 0.9 * r, y - 0.9 * r}, {x + 0.9 * r, y - 0.9 * r}, {x + 0.9 * r, y + 0.9 * r},
            {x - 0.9 * r, y + 0.9 * r}};
    case DotShape::Diamond:
        return {{x, y - wide}, {x + wide, y}, {x, y + wide}, {x - wide, y}};
    case DotShape::Triangle:
        return {{x, y - wide}, {x + wide, y + r}, {x - wide, y + r}};
    }
    return {};
}

double estimatedWidth(std::string_view text, double size)
{
    constexpr std::string_view narrow = "iljtfrI.,:;'|()[]!1 ";
    constexpr std::string_view broad = "mwMWOQGD@%";
    double ems = 0;
    std::string others; // whatever is not ASCII, whose width Unicode knows
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x80)
            others += c;
        else
            ems += narrow.find(c) != std::string_view::npos ? 0.4
                : broad.find(c) != std::string_view::npos   ? 0.9
                                                            : 0.64;
    }
    constexpr double letter = 0.64;
    constexpr double broader = 0.4; // a character of two columns is a bit more than a square
    const auto count = static_cast<double>(characterCount(others));
    return size * (ems + letter * count + broader * (static_cast<double>(displayWidth(others)) - count));
}

std::string shortened(std::string_view text, std::size_t most)
{
    if (characterCount(text) <= most)
        return std::string(text);
    return std::string(firstCharacters(text, most - 1)) + "…";
}

} // namespace arcwright
