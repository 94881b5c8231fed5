// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/documents/document.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

/// The zones of the file of a document; without names where it has none.
const ZoneNames& zonesOf(const Document& document);

/// The number of a sentence, as it was read, among those that all zones of its file count alike.
std::size_t bundleOf(const Document& document, std::size_t sentence);

/// What a document is told by where its file has several: its path, with the zone behind `#`, wherever that stands in
/// the file and whether or not there are others by now. Its journal and what annotators say of it are named so.
std::string documentName(const Document& document);

} // namespace arcwright
