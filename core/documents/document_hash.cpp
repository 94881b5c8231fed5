// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

std::uint64_t Document::hash() const
{
    const FilePacking* packing = m_format->packing();
    if (!packing)
        return m_content->bytes()->hash();
    if (!packing->zones().shown.empty()) { // what is written in another one, or that there is one by now, is no change
        const auto text = m_content->bytes()->inMemory();
        return text ? packing->hashOfZone(*text) : m_content->bytes()->hash();
    }
    std::vector<std::uint64_t> hashes;
    for (const auto& file : packing->files())
        hashes.push_back(file->hash());
    return hashOfFiles(hashes);
}

} // namespace arcwright
