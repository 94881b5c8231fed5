// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

std::uint64_t Document::hash() const
{
    const FilePacking* packing = m_format->packing();
    if (!packing)
        return m_content->bytes()->hash();
    std::vector<std::uint64_t> hashes;
    for (const auto& file : packing->files())
        hashes.push_back(file->hash());
    return packing->hashOfContent(hashes);
}

} // namespace arcwright
