// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/svg.h"

#include <array>

#include "core/base/markup.h"

namespace arcwright {

namespace {

constexpr std::size_t mostToldCharacters = 1000; // of a tip or description

std::string svgAttribute(const char* name, const std::string& value)
{
    return std::string(" ") + name + "=\"" + value + '"';
}

std::string svgNumber(const char* name, double value)
{
    return svgAttribute(name, plainNumber(value));
}

std::string svgPlace(const DrawnPoint& point)
{
    return plainNumber(point.x) + ' ' + plainNumber(point.y);
}

/// The end of an element: nothing in it, or its tip.
std::string endOf(const char* element, const std::string& tip)
{
    return tip.empty()
        ? "/>\n"
        : "><title>" + escapedMarkup(shortened(tip, mostToldCharacters)) + "</title></" + element + ">\n";
}

std::string lineStyle(const Colour& colour, double width, bool isDashed)
{
    return svgAttribute("class", "l-" + colourName(colour)) + svgNumber("stroke-width", width)
        + (isDashed ? svgAttribute("stroke-dasharray", "4 3") : std::string());
}

struct SvgWriter {
    std::string svg;

    void operator()(const DrawnLine& line)
    {
        svg += "<path" + svgAttribute("d", "M" + svgPlace(line.from) + "L" + svgPlace(line.to))
            + lineStyle(line.colour, line.width, line.isDashed) + "/>\n";
    }

    void operator()(const DrawnBox& box)
    {
        svg += "<rect" + svgNumber("x", box.corner.x) + svgNumber("y", box.corner.y) + svgNumber("width", box.width)
            + svgNumber("height", box.height) + svgAttribute("class", "f-" + colourName(box.colour))
            + endOf("rect", box.tip);
    }

    void operator()(const DrawnDot& dot)
    {
        const std::string look = svgAttribute("class", "f-" + colourName(dot.colour));
        if (dot.shape == DotShape::Circle) {
            svg += "<circle" + svgNumber("cx", dot.centre.x) + svgNumber("cy", dot.centre.y)
                + svgNumber("r", dot.radius) + look + endOf("circle", dot.tip);
            return;
        }
        std::string outline;
        for (const DrawnPoint& corner : cornersOf(dot))
            outline += (outline.empty() ? "M" : "L") + svgPlace(corner);
        svg += "<path" + svgAttribute("d", outline + "Z") + look + endOf("path", dot.tip);
    }

    void operator()(const DrawnPath& path)
    {
        std::string data = "M" + svgPlace(path.start);
        for (std::size_t i = 0; i < path.points.size(); ++i)
            data += (!path.isCurved ? "L" : i % 3 == 0 ? "C" : " ") + svgPlace(path.points[i]);
        svg += "<path" + svgAttribute("d", data + (path.isFilled ? "Z" : ""))
            + (path.isFilled ? svgAttribute("class", "f-" + colourName(path.colour))
                             : lineStyle(path.colour, path.width, path.isDashed))
            + "/>\n";
    }

    void operator()(const DrawnText& text)
    {
        constexpr std::array<const char*, 3> anchors{"start", "middle", "end"};
        svg += "<text" + svgNumber("x", text.place.x) + svgNumber("y", text.place.y) + svgNumber("font-size", text.size)
            + svgAttribute("class", (text.isOnPaper ? "halo f-" : "f-") + colourName(text.colour));
        if (text.anchor != TextAnchor::Start)
            svg += svgAttribute("text-anchor", anchors[static_cast<std::size_t>(text.anchor)]);
        if (text.isBold)
            svg += svgAttribute("font-weight", "bold");
        svg += ">" + escapedMarkup(text.text) + "</text>\n";
    }
};

} // namespace

std::string colourName(const Colour& colour)
{
    switch (colour.tone) {
    case Tone::None:
        return "none";
    case Tone::Ink:
        return "ink";
    case Tone::Faint:
        return "faint";
    case Tone::Grid:
        return "grid";
    case Tone::Wrong:
        return "wrong";
    case Tone::Right:
        return "right";
    case Tone::Lit:
        return "lit";
    case Tone::Series:
        return "s" + std::to_string(colour.index % kSeriesTones);
    case Tone::Heat:
        return "h" + std::to_string(colour.index % kHeatTones);
    case Tone::HeatInk:
        return "k" + std::to_string(colour.index % kHeatTones);
    }
    return "none";
}

std::string inlineSvg(const DrawnPicture& picture, const std::string& id)
{
    SvgWriter writer;
    writer.svg = "<svg role=\"img\"" + svgAttribute("aria-labelledby", id + "-title")
        + svgAttribute("aria-describedby", id + "-desc") + svgNumber("width", picture.width)
        + svgNumber("height", picture.height)
        + svgAttribute("viewBox", "0 0 " + plainNumber(picture.width) + ' ' + plainNumber(picture.height)) + ">\n<title"
        + svgAttribute("id", id + "-title") + ">" + escapedMarkup(shortened(picture.title, mostToldCharacters))
        + "</title>\n<desc" + svgAttribute("id", id + "-desc") + ">"
        + escapedMarkup(shortened(picture.description, mostToldCharacters)) + "</desc>\n";
    for (const DrawnShape& shape : picture.shapes)
        std::visit(writer, shape);
    return writer.svg + "</svg>\n";
}

} // namespace arcwright
