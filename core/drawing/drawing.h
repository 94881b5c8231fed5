// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arcwright {

/// What a shape is, by which those who draw it choose its colour: a page by its style sheet, a printer by a theme.
enum class Tone : unsigned char {
    None, ///< not painted
    Ink,
    Faint,
    Grid,
    Wrong, ///< errors alone
    Right,
    Lit, ///< behind what a picture is about
    Series, ///< the first of kSeriesTones colours; further ones by `index`
    Heat, ///< the first of kHeatTones, from little to much; further ones by `index`
    HeatInk, ///< text on a heat; by the same `index`
};
inline constexpr unsigned kSeriesTones = 7;
inline constexpr unsigned kHeatTones = 5;

struct Colour {
    Tone tone = Tone::Ink;
    unsigned index = 0; ///< of Series, Heat and HeatInk

    friend bool operator==(const Colour&, const Colour&) = default;
};

struct DrawnPoint {
    double x = 0;
    double y = 0;
};

/// A straight line. Lengths are in pixels of CSS, everywhere in a drawing.
struct DrawnLine {
    DrawnPoint from;
    DrawnPoint to;
    Colour colour;
    double width = 1;
    bool isDashed = false;
};

/// A box, filled.
struct DrawnBox {
    DrawnPoint corner; ///< left, above
    double width = 0;
    double height = 0;
    Colour colour;
    std::string tip; ///< told on hovering; empty for nothing
};

/// Marks of different shapes, so that colour is not all that tells them apart.
enum class DotShape : unsigned char { Circle, Square, Diamond, Triangle };

struct DrawnDot {
    DrawnPoint centre;
    double radius = 4;
    DotShape shape = DotShape::Circle;
    Colour colour;
    std::string tip;
};

/// A line through points; between two of them a Bezier curve if there are two control points for each piece.
struct DrawnPath {
    DrawnPoint start;
    /// Ends of straight pieces, or triples of two control points and the end of a curved piece.
    std::vector<DrawnPoint> points;
    bool isCurved = false;
    bool isFilled = false; ///< closed, and filled in place of drawn
    Colour colour;
    double width = 1;
    bool isDashed = false;
};

enum class TextAnchor : unsigned char { Start, Middle, End };

/// A line of text; `place` is on its base line.
struct DrawnText {
    DrawnPoint place;
    std::string text; ///< as it is; who writes it escapes it
    double size = 12;
    TextAnchor anchor = TextAnchor::Start;
    Colour colour;
    bool isBold = false;
    bool isOnPaper = false; ///< lines behind it are covered
};

using DrawnShape = std::variant<DrawnLine, DrawnBox, DrawnDot, DrawnPath, DrawnText>;

/// A picture as a value: shapes in the order in which they are painted, and what is said to those who do not see it.
struct DrawnPicture {
    double width = 0;
    double height = 0;
    std::string title;
    std::string description;
    std::vector<DrawnShape> shapes;
};

/// The corners of a dot that has any: none of a circle.
std::vector<DrawnPoint> cornersOf(const DrawnDot& dot);

/// About how wide a text is: there are no fonts here. On the safe side for the usual ones without serifs. O(bytes).
double estimatedWidth(std::string_view text, double size);

/// The first characters of a text, with an ellipsis where it has more than `most`.
std::string shortened(std::string_view text, std::size_t most);

} // namespace arcwright
