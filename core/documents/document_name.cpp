// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_name.h"

namespace arcwright {

const ZoneNames& zonesOf(const Document& document)
{
    static const ZoneNames none;
    const FilePacking* const packing = document.format()->packing();
    return packing == nullptr ? none : packing->zones();
}

std::size_t bundleOf(const Document& document, std::size_t sentence)
{
    const FilePacking* const packing = document.format()->packing();
    return packing == nullptr ? sentence : packing->bundleOf(sentence);
}

std::string documentName(const Document& document)
{
    const std::string& zone = zonesOf(document).shown;
    return zone.empty() ? document.path() : document.path() + '#' + zone;
}

} // namespace arcwright
