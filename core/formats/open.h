// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/formats/recognise.h"
#include "core/formats/registry.h"

namespace arcwright {

/// A file, folder or pattern as somebody names it: with the zone that is wanted of it behind `#`, as `X.treex#cs_ref`.
struct NamedZone {
    std::string path;
    std::string zone; ///< empty where none is named
};
/// A name that something has as a whole names no zone.
NamedZone namedZone(const std::string& name);

/// Opens one file: as the format of that name, or as what it is recognised as, in the zone that its own name asks for.
/// Where the name says neither encoding nor tag set, those are recognised. What `when` says matters where a document is
/// several files.
Result<std::shared_ptr<const Document>> openDocument(
    const std::string& path, std::string_view format = {}, WhenRead when = WhenRead::Now);

/// Opens the file of a document anew. Where a file has several documents, it is the same one of them.
Result<std::shared_ptr<const Document>> openAgain(const Document& document);

/// The files meant by files, folders (their files with a treebank's ending) and shell patterns, each in natural order,
/// and with the zone that is named. Fails with FileNotFound or NoTreebankInFolder.
Result<std::vector<std::string>> treebankFiles(const std::vector<std::string>& paths);

/// Says of each folder among `paths` that has treebanks in subfolders, at any depth, which treebankFiles() leaves out;
/// subfolders that are among `paths` themselves, and hidden ones, do not count. Looks at 100,000 entries of
/// folders at most.
std::vector<Problem> skippedSubfolders(const std::vector<std::string>& paths);

/// Opens all files meant by `paths` as one treebank, several at a time where they are many. The first file that cannot
/// be opened fails it. `format` as for openDocument(). Where no zone is asked for, that of the first file which has any
/// is read of all that have it; a zone named for a folder or a pattern is read of those that have it. Reports progress
/// before each file, and fails with Cancelled between two. What `when` says matters where they are many.
Result<Treebank> openTreebank(const std::vector<std::string>& paths, std::string_view format = {},
    const ProgressSink& progress = {}, const std::stop_token& stop = {}, WhenRead when = WhenRead::Now);

/// Every sentence of the treebank that could not be read. Reads all sentences.
std::vector<Problem> findProblems(const Treebank& treebank);

} // namespace arcwright
