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
/// A name that something has as a whole names no zone. `cs:ref` is the zone `cs_ref`.
NamedZone namedZone(const std::string& name);

/// Opens one file: as the format of that name, or as what it is recognised as, in the zone that its own name asks for.
/// Where the name says neither encoding nor tag set, those are recognised. What `when` says matters where a document is
/// several files.
Result<std::shared_ptr<const Document>> openDocument(
    const std::string& path, std::string_view format = {}, WhenRead when = WhenRead::Now);

/// Opens a zone of a file; the first where `zone` is empty. Fails with PmlZoneMissing, and with FileNotFound where the
/// file has no zones.
Result<std::shared_ptr<const Document>> openZone(
    const std::string& path, const std::string& zone, std::string_view format = {}, WhenRead when = WhenRead::Now);

/// Opens the file of a document anew, in the zone that it is, wherever that stands in the file by now.
Result<std::shared_ptr<const Document>> openAgain(const Document& document);

/// Whether anything is there that a file, folder or pattern means, as treebankFiles() takes them.
bool meansAnything(const std::string& name);

/// The files meant by files, folders (their files with a treebank's ending; `FOLDER/**` those of all its subfolders as
/// well) and shell patterns, each in natural order, and with the zone that is named. Fails with FileNotFound or
/// NoTreebankInFolder.
Result<std::vector<std::string>> treebankFiles(const std::vector<std::string>& paths);

/// Says of each folder among `paths` that has treebanks in subfolders, at any depth, which treebankFiles() leaves out;
/// subfolders that are among `paths` themselves, and hidden ones, do not count. Looks at 100,000 entries of
/// folders at most.
std::vector<Problem> skippedSubfolders(const std::vector<std::string>& paths);

/// What is opened of a file that has not the zone which is named for its folder or pattern.
enum class ZoneMissing {
    Fails, ///< none: trees of different kinds are not to be scored, learnt from or converted as if they were of one
    IsAnother, ///< the one that all such files share, as where none is named
};

/// Opens all files meant by `paths` as one treebank, several at a time where they are many. The first file that cannot
/// be opened fails it. `format` as for openDocument(). Where no zone is asked for, that of the first file which has any
/// is read of all that have it. Fails with PmlZoneMissing where a zone that is named is in no file, or not in all, as
/// `missing` says; a file that is named itself must have its zone. Fails with PmlSeveralZones where two zones of one
/// file are asked for. Reports progress before each file, and fails with Cancelled between two. What `when` says
/// matters where they are many.
Result<Treebank> openTreebank(const std::vector<std::string>& paths, std::string_view format = {},
    const ProgressSink& progress = {}, const std::stop_token& stop = {}, WhenRead when = WhenRead::Now,
    ZoneMissing missing = ZoneMissing::Fails);

/// Says for each zone that is named how many files of the treebank, opened from `paths`, are read in another one:
/// PmlZoneNotInAll, of the first of them.
std::vector<Problem> filesInOtherZones(const Treebank& treebank, const std::vector<std::string>& paths);

/// Every sentence of the treebank that could not be read. Reads all sentences.
std::vector<Problem> findProblems(const Treebank& treebank);

} // namespace arcwright
