// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_elements.h"

#include <algorithm>

namespace arcwright {

PmlElements::PmlElements(std::string_view bytes, XmlElements elements, std::string prefix)
    : m_bytes(bytes), m_elements(std::move(elements)), m_prefix(std::move(prefix))
{
    const std::string declaration = m_prefix.empty() ? "xmlns" : "xmlns:" + m_prefix.substr(0, m_prefix.size() - 1);
    m_names.reserve(m_elements.size());
    for (const XmlElement& element : m_elements)
        m_names.push_back(nameOf(element, declaration));
}

/// `declaration` is the attribute that gives the prefix a meaning.
std::string_view PmlElements::nameOf(const XmlElement& element, const std::string& declaration) const
{
    std::string_view name = element.name;
    if (!name.starts_with(m_prefix))
        return {};
    name.remove_prefix(m_prefix.size());
    if (name.find(':') != std::string_view::npos)
        return {};
    const std::string* declared = element.attribute(declaration);
    const bool isRoot = element.parent == XmlElement::none;
    return declared && *declared != pmlNamespace && !isRoot ? std::string_view() : name;
}

std::vector<int> PmlElements::children(int element) const
{
    std::vector<int> found;
    for (int child = (*this)[element].firstChild; child != XmlElement::none; child = (*this)[child].next) {
        if (!name(child).empty())
            found.push_back(child);
    }
    return found;
}

int PmlElements::child(int element, std::string_view wanted) const
{
    if (element == XmlElement::none)
        return XmlElement::none;
    int child = (*this)[element].firstChild;
    while (child != XmlElement::none && name(child) != wanted)
        child = (*this)[child].next;
    return child;
}

std::string_view PmlElements::text(int element, std::string_view wanted) const
{
    const int found = child(element, wanted);
    return found == XmlElement::none ? std::string_view() : std::string_view((*this)[found].text);
}

std::string_view PmlElements::attribute(int element, std::string_view wanted) const
{
    const std::string* found = (*this)[element].attribute(wanted);
    return found ? std::string_view(*found) : std::string_view();
}

bool PmlElements::isMemberItself(int list, std::string_view memberName) const
{
    const XmlElement& xml = (*this)[list];
    const bool hasAttributes = std::any_of(xml.attributes.begin(), xml.attributes.end(),
        [](const XmlAttribute& attribute) { return !attribute.name.starts_with("xmlns"); });
    if (hasAttributes || xml.text.find_first_not_of(" \t\r\n") != std::string::npos)
        return true;
    const auto all = children(list);
    return !all.empty() && name(all.front()) != memberName;
}

std::vector<int> PmlElements::members(int list, std::string_view memberName) const
{
    if (list == XmlElement::none)
        return {};
    std::vector<int> found = children(list);
    const bool isValue = memberName != "LM" && found.empty(); // of white space, or of nothing
    if (isValue || isMemberItself(list, memberName))
        return {list};
    std::erase_if(found, [&](int member) { return name(member) != memberName; });
    return found;
}

std::string pmlPrefixOf(const XmlElement& root)
{
    const auto colon = root.name.find(':');
    return colon == std::string::npos ? std::string() : root.name.substr(0, colon + 1);
}

} // namespace arcwright
