// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace arcwright {

/// Stands between the name of a file and that of a zone.
inline constexpr char zoneMark = '#';

/// A file of a treebank, and the zone that is wanted of it.
struct WantedFile {
    std::string path;
    std::string zone; ///< empty where none is named
    bool isZoneNamed = false; ///< for this very file, so that it must have it
};

/// What is meant by files, folders (their files with a treebank's ending) and shell patterns, each in natural order.
/// What is named twice is there once. Fails with FileNotFound or NoTreebankInFolder.
Result<std::vector<WantedFile>> wantedFiles(const std::vector<std::string>& names);

std::string namedWith(const std::string& path, const std::string& zone);
bool isThere(const std::string& path);
/// The path with all links followed.
std::string wholePath(const std::string& path);
/// The folder of a name that ends in `/**`, which means all treebanks in it and below; empty for another name.
std::string topOf(const std::string& name);
/// The files that a shell pattern matches.
std::vector<std::string> filesMatching(const std::string& pattern);

} // namespace arcwright
