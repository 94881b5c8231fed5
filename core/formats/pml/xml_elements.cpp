// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/xml_elements.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>

#include <expat.h>

#include "core/base/utf8.h"
#include "core/formats/format_problems.h"

namespace arcwright {

namespace {

/// Gathers elements from what expat tells.
class XmlReading {
public:
    XmlReading(std::string_view text, std::size_t offset, const XmlExtent& extent)
        : m_text(text), m_offset(offset), m_extent(extent), m_parser(XML_ParserCreate(nullptr), &XML_ParserFree)
    {
        if (!m_parser)
            throw std::bad_alloc();
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(m_parser.get(), &onStart, &onEnd);
        XML_SetCharacterDataHandler(m_parser.get(), &onText);
        XML_SetStartDoctypeDeclHandler(m_parser.get(), &onDoctype);
        XML_SetXmlDeclHandler(m_parser.get(), &onDeclaration);
    }

    Result<XmlElements> run()
    {
        if (m_text.starts_with("\xFF\xFE") || m_text.starts_with("\xFE\xFF"))
            return failure(Problem{FormatProblem::XmlEncoding, {}, 1, 1, {"UTF-16"}});
        if (m_text.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
            return failure(Problem{FormatProblem::XmlNotWellFormed, {}, 1, 1, {"more than 2 GB"}});
        const auto status = XML_Parse(m_parser.get(), m_text.data(), static_cast<int>(m_text.size()), XML_TRUE);
        if (m_problem)
            return failure(std::move(*m_problem));
        if (status != XML_STATUS_OK && !m_isEnough)
            return failure(problemOfParser());
        return std::move(m_elements);
    }

private:
    static XmlReading& reading(void* data) { return *static_cast<XmlReading*>(data); }

    static void XMLCALL onStart(void* data, const XML_Char* name, const XML_Char** attributes)
    {
        reading(data).start(name, attributes);
    }
    static void XMLCALL onEnd(void* data, const XML_Char* name) { reading(data).end(name); }
    static void XMLCALL onText(void* data, const XML_Char* text, int length)
    {
        auto& self = reading(data);
        if (self.m_open != XmlElement::none && !self.m_problem && self.m_depth <= self.m_extent.depth)
            self.element(self.m_open).text.append(text, static_cast<std::size_t>(length));
    }
    static void XMLCALL onDoctype(void* data, const XML_Char*, const XML_Char*, const XML_Char*, int)
    {
        reading(data).stopAtDoctype();
    }
    static void XMLCALL onDeclaration(void* data, const XML_Char*, const XML_Char* encoding, int)
    {
        if (encoding && lowerCased(encoding) != "utf-8" && lowerCased(encoding) != "us-ascii")
            reading(data).stop(FormatProblem::XmlEncoding, {encoding});
    }

    XmlElement& element(int index) { return m_elements[static_cast<std::size_t>(index)]; }

    void start(const XML_Char* name, const XML_Char** attributes)
    {
        if (m_problem || m_isEnough)
            return;
        if (++m_depth > kDeepestXml)
            return stop(FormatProblem::XmlTooDeep, {std::to_string(kDeepestXml)});
        ++m_count;
        for (const XML_Char** attribute = attributes; *attribute; attribute += 2)
            ++m_count;
        if (m_count > m_extent.most)
            return stop(FormatProblem::XmlTooMany, {std::to_string(m_extent.most)});
        if (m_depth > m_extent.depth)
            return;
        const int index = static_cast<int>(m_elements.size());
        XmlElement made;
        made.name = name;
        for (; *attributes; attributes += 2)
            made.attributes.push_back({attributes[0], attributes[1]});
        made.parent = m_open;
        made.begin = position();
        made.contentBegin = made.begin + static_cast<std::size_t>(XML_GetCurrentByteCount(m_parser.get()));
        if (m_open != XmlElement::none) {
            XmlElement& parent = element(m_open);
            if (parent.firstChild == XmlElement::none)
                parent.firstChild = index;
            else
                element(parent.lastChild).next = index;
            parent.lastChild = index;
        }
        m_elements.push_back(std::move(made));
        m_open = index;
    }

    void end(std::string_view name)
    {
        if (m_problem || m_isEnough || m_depth-- > m_extent.depth)
            return;
        XmlElement& ended = element(m_open);
        const auto length = static_cast<std::size_t>(XML_GetCurrentByteCount(m_parser.get()));
        const bool isOneTag = length == 0; // expat has told of that tag already
        ended.contentEnd = isOneTag ? ended.contentBegin : position();
        ended.end = isOneTag ? ended.contentBegin : position() + length;
        m_open = ended.parent;
        if (!m_extent.until.empty() && name.substr(name.rfind(':') + 1) == m_extent.until) {
            m_isEnough = true;
            XML_StopParser(m_parser.get(), XML_FALSE);
        }
    }

    std::size_t position() const
    {
        return m_offset + static_cast<std::size_t>(XML_GetCurrentByteIndex(m_parser.get()));
    }

    void stop(FormatProblem problem, std::vector<std::string> arguments)
    {
        if (m_problem)
            return;
        m_problem = problemHere(problem, std::move(arguments));
        XML_StopParser(m_parser.get(), XML_FALSE);
    }

    /// Expat tells of a document type where its name ends.
    void stopAtDoctype()
    {
        stop(FormatProblem::XmlDoctype, {});
        const auto told = static_cast<std::size_t>(XML_GetCurrentByteIndex(m_parser.get()));
        const std::size_t begin = m_text.rfind("<!DOCTYPE", told);
        if (begin == std::string_view::npos)
            return;
        const std::string_view before = m_text.substr(0, begin);
        m_problem->line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
        m_problem->column = characterCount(before.substr(before.rfind('\n') + 1)) + 1;
    }

    Problem problemHere(FormatProblem problem, std::vector<std::string> arguments) const
    {
        return Problem{problem, {}, static_cast<std::size_t>(XML_GetCurrentLineNumber(m_parser.get())),
            static_cast<std::size_t>(XML_GetCurrentColumnNumber(m_parser.get())) + 1, std::move(arguments)};
    }

    Problem problemOfParser()
    {
        const XML_Error error = XML_GetErrorCode(m_parser.get());
        const bool isOpen = m_open != XmlElement::none;
        if (isOpen && (error == XML_ERROR_TAG_MISMATCH || error == XML_ERROR_NO_ELEMENTS))
            return problemHere(FormatProblem::XmlEndTagExpected, {element(m_open).name});
        return problemHere(FormatProblem::XmlNotWellFormed, {XML_ErrorString(error)});
    }

    std::string_view m_text;
    std::size_t m_offset;
    XmlExtent m_extent;
    bool m_isEnough = false;
    std::size_t m_count = 0; ///< elements and attributes
    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> m_parser;
    XmlElements m_elements;
    int m_open = XmlElement::none;
    int m_depth = 0;
    std::optional<Problem> m_problem;
};

} // namespace

const std::string* XmlElement::attribute(std::string_view wanted) const
{
    const auto found = std::find_if(
        attributes.begin(), attributes.end(), [&](const XmlAttribute& attribute) { return attribute.name == wanted; });
    return found == attributes.end() ? nullptr : &found->value;
}

Result<XmlElements> readXml(std::string_view text, std::size_t offset, const XmlExtent& extent)
{
    auto read = XmlReading(text, offset, extent).run();
    const bool namesElement = !read && read.error().code == FormatProblem::XmlEndTagExpected;
    if (namesElement && extent.depth < kDeepestXml) // it may have been left out
        return XmlReading(text, offset, {extent.most, kDeepestXml, extent.until}).run();
    return read;
}

std::string escapedForElement(std::string_view text)
{
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '&')
            escaped += "&amp;";
        else if (text[i] == '<')
            escaped += "&lt;";
        else if (text[i] == '\r')
            escaped += "&#13;";
        else if (text[i] == '>' && text.substr(0, i).ends_with("]]"))
            escaped += "&gt;";
        else
            escaped += text[i];
    }
    return escaped;
}

std::string escapedForAttribute(std::string_view text)
{
    std::string escaped;
    for (const char character : text) {
        if (character == '&')
            escaped += "&amp;";
        else if (character == '<')
            escaped += "&lt;";
        else if (character == '"')
            escaped += "&quot;";
        else if (character == '\'' || static_cast<unsigned char>(character) < 0x20)
            escaped += "&#" + std::to_string(static_cast<int>(character)) + ';';
        else
            escaped += character;
    }
    return escaped;
}

bool isXmlText(std::string_view text)
{
    const bool hasControls = std::any_of(text.begin(), text.end(), [](char character) {
        const auto byte = static_cast<unsigned char>(character);
        return byte < 0x20 && character != '\t' && character != '\n' && character != '\r';
    });
    const bool hasNoncharacters
        = text.find("\xEF\xBF\xBE") != std::string_view::npos || text.find("\xEF\xBF\xBF") != std::string_view::npos;
    return !hasControls && !hasNoncharacters && !findInvalidUtf8(text);
}

std::size_t spaceBefore(std::string_view bytes, std::size_t position)
{
    while (position > 0 && xmlSpace.find(bytes[position - 1]) != std::string_view::npos)
        --position;
    return position;
}

} // namespace arcwright
