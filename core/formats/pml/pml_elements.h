// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/pml/xml_elements.h"

namespace arcwright {

/// The namespace of all that is PML.
inline constexpr std::string_view pmlNamespace = "http://ufal.mff.cuni.cz/pdt/pml/";

/// The XML elements of a text as PML: those of other namespaces are not seen, and names are without prefix.
class PmlElements {
public:
    /// `prefix` is that of PML names in the file, with its colon; mostly empty. `bytes` are those that ranges are of.
    PmlElements(std::string_view bytes, XmlElements elements, std::string prefix);
    PmlElements(PmlElements&&) = default; // names are views of its own elements
    PmlElements& operator=(PmlElements&&) = default;

    std::string_view bytes() const { return m_bytes; }
    const std::string& prefix() const { return m_prefix; }
    const XmlElement& operator[](int element) const { return m_elements[static_cast<std::size_t>(element)]; }
    static constexpr int root = 0;

    /// The name of an element, empty if it is not PML.
    std::string_view name(int element) const { return m_names[static_cast<std::size_t>(element)]; }
    /// The children that are PML.
    std::vector<int> children(int element) const;
    /// The first child of that name, XmlElement::none if there is none; `element` may be none.
    int child(int element, std::string_view name) const;
    /// The text of the first child of that name, empty if there is none.
    std::string_view text(int element, std::string_view name) const;
    /// The value of an attribute, empty if there is none.
    std::string_view attribute(int element, std::string_view name) const;

    /// The members of a list: its children called LM, or itself, where it is the only member, as Treex::PML decides.
    /// `memberName` is AM for alternatives.
    std::vector<int> members(int list, std::string_view memberName = "LM") const;

private:
    std::string_view nameOf(const XmlElement& element, const std::string& declaration) const;
    bool isMemberItself(int list, std::string_view memberName) const;

    std::string_view m_bytes;
    XmlElements m_elements;
    std::vector<std::string_view> m_names;
    std::string m_prefix;
};

/// The prefix of PML names in a file, with its colon, by the name and namespaces of its root element.
std::string pmlPrefixOf(const XmlElement& root);

} // namespace arcwright
