// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace arcwright {

struct XmlAttribute {
    std::string name;
    std::string value;
};

/// An element as a range of bytes. Elements are named by their places among all elements of the text, -1 for none.
struct XmlElement {
    static constexpr int none = -1;

    std::string name; ///< as it is written, prefix included
    std::vector<XmlAttribute> attributes;
    std::string text; ///< directly in it, decoded; CDATA too
    int parent = none;
    int firstChild = none;
    int lastChild = none;
    int next = none; ///< child of its parent
    std::size_t begin = 0; ///< of its start tag
    std::size_t contentBegin = 0; ///< behind its start tag
    std::size_t contentEnd = 0; ///< where its end tag begins; contentBegin for `<x/>`
    std::size_t end = 0; ///< behind its end tag

    /// The value of an attribute, null if there is none.
    const std::string* attribute(std::string_view wanted) const;
    /// Whether it is one tag, `<x/>`.
    bool isOneTag(std::string_view bytes) const { return bytes[contentBegin - 2] == '/' && contentEnd == contentBegin; }
};

/// What XML takes for white space.
inline constexpr std::string_view xmlSpace = " \t\r\n";

/// The elements of an XML text in the order of their start tags: the root is the first, and a parent stands before its
/// children.
using XmlElements = std::vector<XmlElement>;

/// How deep elements may be nested.
inline constexpr int kDeepestXml = 4000;

/// How many elements and attributes a text may have: tiny ones take up twenty times as much memory as text, so that
/// what a small compressed file holds could be more than a machine has. The largest files of treebanks have a tenth.
inline constexpr std::size_t kMostXml = 4'000'000;

/// What is wanted of a text.
struct XmlExtent {
    std::size_t most = kMostXml; ///< elements and attributes that there may be
    int depth = kDeepestXml; ///< elements nested deeper are read, and left out
    std::string_view until
        = {}; ///< behind the first element of that name, prefix or not, nothing is read; empty: all is
};

/// Reads an XML text, with expat. `offset` is where it begins in the bytes that the ranges are to be of. Fails with
/// XmlNotWellFormed, XmlEndTagExpected, XmlTooDeep, XmlTooMany, with XmlEncoding for one that is not UTF-8, and with
/// XmlDoctype: what a document type declares is never read, nor are other files or entities; each with line and column.
/// O(bytes).
Result<XmlElements> readXml(std::string_view text, std::size_t offset = 0, const XmlExtent& extent = {});

/// A text as the content of an element, and as that of an attribute, in either sort of quotes.
std::string escapedForElement(std::string_view text);
std::string escapedForAttribute(std::string_view text);
/// Whether XML can say the text: it has no control characters but tab and line end, and is UTF-8. O(bytes).
bool isXmlText(std::string_view text);

/// Where the white space before `position` begins.
std::size_t spaceBefore(std::string_view bytes, std::size_t position);

} // namespace arcwright
