// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/documents/document.h"
#include "core/formats/text/format_options.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

/// Whether a file looks like PML: XML with the name of a layer near its beginning, compressed or not. A compressed file
/// of anything else counts too, as no other format is compressed: opening it says what is wrong. O(1).
bool looksLikePml(const FileBytes& bytes);

/// Opens a Prague document by the file of its trees, with the lower layers that it names; one that is missing or cannot
/// be read is among the notices of the format's packing, and its file is never written. `zone` is the language of a
/// Treex document, with its selector behind a colon; the first where it is empty. The others are named in a notice.
/// Fails with what readXml() and pmlFileOf() say of the file of the trees, with PmlRootUnknown, PmlLowerLayer and
/// PmlZoneMissing: also where the files are read when they are asked for, as the trees are looked at first. O(bytes).
Result<std::shared_ptr<const Document>> openPml(const std::string& path, const std::shared_ptr<const FileBytes>& bytes,
    const std::string& zone, WhenRead when = WhenRead::Now);

/// openPml() with the words behind the family's name, `cs:src`.
Result<std::shared_ptr<const Document>> openPmlZone(const std::string& path,
    const std::shared_ptr<const FileBytes>& bytes, const FormatOptions& options, WhenRead when);

} // namespace arcwright
