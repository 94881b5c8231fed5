// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_patches.h"

#include <algorithm>
#include <utility>

namespace arcwright {

namespace {

/// The bytes of an attribute's value between its quotes. The tag is well-formed and has the attribute.
PmlPatch rangeOfAttribute(const PmlElements& elements, int element, std::string_view name)
{
    const XmlElement& xml = elements[element];
    const std::string_view bytes = elements.bytes();
    std::size_t at = xml.begin + 1 + xml.name.size();
    for (;;) {
        at = bytes.find_first_not_of(xmlSpace, at);
        const std::size_t equals = bytes.find('=', at);
        const std::size_t open = bytes.find_first_of("'\"", equals);
        const std::size_t close = bytes.find(bytes[open], open + 1);
        const std::string_view found = bytes.substr(at, bytes.find_first_of(" \t\r\n=", at) - at);
        if (found == name)
            return {open + 1, close, {}};
        at = close + 1;
    }
}

} // namespace

std::string patched(std::string_view bytes, std::size_t begin, std::size_t end, std::vector<PmlPatch> patches)
{
    // What is put in at a place stands before what is there.
    std::stable_sort(patches.begin(), patches.end(), [](const PmlPatch& first, const PmlPatch& second) {
        return std::pair(first.begin, first.end) < std::pair(second.begin, second.end);
    });
    std::string text;
    std::size_t copied = begin;
    for (const PmlPatch& patch : patches) {
        text += bytes.substr(copied, patch.begin - copied);
        text += patch.text;
        copied = patch.end;
    }
    text += bytes.substr(copied, end - copied);
    return text;
}

PmlPatch withText(const PmlElements& elements, int element, std::string_view text)
{
    const XmlElement& xml = elements[element];
    if (!xml.isOneTag(elements.bytes()))
        return {xml.contentBegin, xml.contentEnd, escapedForElement(text)};
    const std::size_t slash = xml.contentBegin - 2;
    return {slash, xml.end, '>' + escapedForElement(text) + "</" + xml.name + '>'};
}

PmlPatch withAttribute(const PmlElements& elements, int element, std::string_view name, std::string_view value)
{
    PmlPatch patch = rangeOfAttribute(elements, element, name);
    patch.text = escapedForAttribute(value);
    return patch;
}

PmlPatch without(const PmlElements& elements, int element)
{
    return {spaceBefore(elements.bytes(), elements[element].begin), elements[element].end, {}};
}

std::string_view spaceBeforeElement(const PmlElements& elements, int element)
{
    const std::size_t end = elements[element].begin;
    const std::size_t begin = spaceBefore(elements.bytes(), end);
    return elements.bytes().substr(begin, end - begin);
}

PmlGap gapAfter(const PmlElements& elements, int parent, std::span<const std::string_view> names)
{
    int found = XmlElement::none;
    for (const int child : elements.children(parent)) {
        if (std::find(names.begin(), names.end(), elements.name(child)) != names.end())
            found = child;
    }
    if (found != XmlElement::none)
        return {elements[found].end, spaceBeforeElement(elements, found)};
    const int first = elements[parent].firstChild;
    return {elements[parent].contentBegin,
        first == XmlElement::none ? std::string_view() : spaceBeforeElement(elements, first)};
}

PmlGap gapAtEnd(const PmlElements& elements, int parent)
{
    const int last = elements[parent].lastChild;
    if (last == XmlElement::none)
        return {elements[parent].contentBegin, {}};
    return {elements[last].end, spaceBeforeElement(elements, last)};
}

PmlPatch newChild(const PmlElements& elements, const PmlGap& gap, std::string_view name, std::string_view text)
{
    const std::string full = elements.prefix() + std::string(name);
    return {gap.offset, gap.offset,
        std::string(gap.space) + '<' + full + '>' + escapedForElement(text) + "</" + full + '>'};
}

} // namespace arcwright
