// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/result.h"
#include "core/formats/pml/pml_layers.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

/// The file of a lower layer.
struct PmlLayerFile {
    std::string path; ///< empty if there is none
    Result<std::shared_ptr<const FileBytes>> bytes;
};

/// The files of a Prague document, and how many sentences they have: all there is to know before they are read.
struct PmlLook {
    std::string path; ///< of the trees
    std::string zone; ///< that was asked for
    std::shared_ptr<const FileBytes> trees;
    PmlLayerFile words;
    PmlLayerFile tokens;
    bool isTreex = false;
    ZoneNames zones; ///< of a Treex file
    std::vector<std::size_t> bundles; ///< of its sentences
    std::size_t sentences = 0;
};

/// Which elements of a file are the roots of a document's trees.
struct PmlRoots {
    bool isTreex = false;
    TreexZone zone; ///< the roots, with what a Treex document says of its zone
    ZoneNames zones;
};

/// Names of zones as problems list them: `cs_ref, en`.
std::string zoneList(const std::vector<std::string>& zones);

/// Finds the trees of a document; `zone` as for openPml(). Fails with PmlRootUnknown, PmlLowerLayer and PmlZoneMissing.
/// O(elements).
Result<PmlRoots> rootsOf(const PmlElements& elements, const std::string& path, const std::string& zone);

/// The text of a file as PML. Fails as readXml() does.
Result<PmlElements> pmlElementsOf(std::string_view text, const std::string& path, const XmlExtent& extent = {});

/// Looks for the files of a document, and counts its trees. Fails as openPml() does. O(bytes), but far quicker than
/// reading them.
Result<PmlLook> lookAtPml(
    const std::string& path, const std::shared_ptr<const FileBytes>& bytes, const std::string& zone);

} // namespace arcwright
