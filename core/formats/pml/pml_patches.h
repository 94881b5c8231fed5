// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/pml/pml_elements.h"

namespace arcwright {

/// Another text for a range of bytes; an empty range is a place where something is put in.
struct PmlPatch {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
};

/// The bytes [begin, end) with patches, which must not overlap; what is put in at one place stands there in the order
/// given, before what takes the place of what was there.
std::string patched(std::string_view bytes, std::size_t begin, std::size_t end, std::vector<PmlPatch> patches);

/// The element with another text, which is not escaped yet.
PmlPatch withText(const PmlElements& elements, int element, std::string_view text);
/// Another value for an attribute that the element has.
PmlPatch withAttribute(const PmlElements& elements, int element, std::string_view name, std::string_view value);
/// The element and the white space before it go.
PmlPatch without(const PmlElements& elements, int element);

/// A place for a new child, and the white space that is to stand before it.
struct PmlGap {
    std::size_t offset = 0;
    std::string_view space;
};

/// The place behind the last child that has one of the names; before the first child if there is none.
PmlGap gapAfter(const PmlElements& elements, int parent, std::span<const std::string_view> names);
/// The place behind the last child.
PmlGap gapAtEnd(const PmlElements& elements, int parent);
/// A new child with that text, which is not escaped yet.
PmlPatch newChild(const PmlElements& elements, const PmlGap& gap, std::string_view name, std::string_view text);

/// The white space before an element.
std::string_view spaceBeforeElement(const PmlElements& elements, int element);

} // namespace arcwright
