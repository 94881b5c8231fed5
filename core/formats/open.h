// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/documents/treebank.h"

namespace arcwright {

/// The format of a file, told from its content: by its first line, where that one is broken by the lines after it. Its
/// ending tells only where the content fits CoNLL-U and CoNLL-X alike, or nothing in it tells.
/// Columns, encoding and tag set are told from as much of the file as it takes. Fails with FileIsEmpty,
/// UnsupportedFormat (one that is known but not read), CarriageReturnAlone (a file of such lines), UnknownFormat, which
/// names the first line that told nothing, or what is wrong with the columns of CoNLL-U Plus.
Result<FormatPointer> recognise(LineScanner& lines, const std::string& path = {});

/// The format of that name, or null: `conllu`, `conllup`, `conllx`, `dtag`, `knp`, `cabocha`. The last two take the
/// encoding behind a colon, `knp:euc-jp` or `knp:shift-jis`, and CaboCha also the tag set, `cabocha:unidic`,
/// `cabocha:juman:euc-jp`; without, they are UTF-8 and IPADIC. `conllup` has the ten columns of CoNLL-U.
FormatPointer formatNamed(std::string_view name);

/// A format's name without encoding and tag set: what is recognised, not how it is written.
std::string_view familyOf(std::string_view name);

/// The format a file's name asks for by its ending (`.conllu`, `.tag`), or null.
FormatPointer formatOfEnding(const std::string& path);

/// The ending that files of the format are given.
std::string_view endingOf(const Format& format);

/// The endings of treebanks with the names of their formats, `.conllu` and `conllu`: those whose files a folder is
/// opened for. The first of a format is the one that its files are given.
std::span<const std::pair<std::string_view, std::string_view>> treebankEndings();

/// Opens one file: as the format of that name, or as what it is recognised as. Where the name says neither encoding nor
/// tag set, those are recognised.
Result<std::shared_ptr<const Document>> openDocument(const std::string& path, std::string_view format = {});

/// The files meant by files, folders (their files with a treebank's ending) and shell patterns, each in natural order.
/// Fails with FileNotFound or NoTreebankInFolder.
Result<std::vector<std::string>> treebankFiles(const std::vector<std::string>& paths);

/// Says of each folder among `paths` that has treebanks in subfolders, at any depth, which treebankFiles() leaves out;
/// subfolders that are among `paths` themselves, and hidden ones, do not count. Looks at 100,000 entries of
/// folders at most.
std::vector<Problem> skippedSubfolders(const std::vector<std::string>& paths);

/// Opens all files meant by `paths` as one treebank. The first file that cannot be opened fails it.
/// `format` as for openDocument(). Reports progress before each file, and fails with Cancelled between two.
Result<Treebank> openTreebank(const std::vector<std::string>& paths, std::string_view format = {},
    const ProgressSink& progress = {}, const std::stop_token& stop = {});

/// Every sentence of the treebank that could not be read. Reads all sentences.
std::vector<Problem> findProblems(const Treebank& treebank);

} // namespace arcwright
