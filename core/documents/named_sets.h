// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace arcwright {

/// A set of words that somebody has given a name: those that a pattern finds.
struct NamedSet {
    std::string name;
    std::string pattern;

    friend bool operator==(const NamedSet&, const NamedSet&) = default;
};

/// The sets kept beside a document (annotationPath()), in their order; none if there is no such file. Fails with
/// FileNotReadable or NotAnAnnotationFile.
Result<std::vector<NamedSet>> readNamedSets(const std::string& documentPath);

/// Writes them, atomically; whatever else the file has in it stays. A file that would say nothing is removed. Fails as
/// readNamedSets(), and with FileNotWritable or DiskFull.
Result<void> writeNamedSets(const std::string& documentPath, const std::vector<NamedSet>& sets);

} // namespace arcwright
