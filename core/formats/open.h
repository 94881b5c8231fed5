// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/treebank.h"

namespace arcwright {

/// The format of a file, told from its content alone. Fails with FileIsEmpty, UnsupportedFormat (one that is known but
/// not read yet) or UnknownFormat, which names the first line that told nothing.
Result<const Format*> recognise(std::string_view bytes);

/// The format of that name (`conllu`, `dtag`), or null.
const Format* formatNamed(std::string_view name);

/// The format a file's name asks for by its ending (`.conllu`, `.tag`), or null.
const Format* formatOfEnding(const std::string& path);

/// Opens one file.
Result<std::shared_ptr<const Document>> openDocument(const std::string& path);

/// The files meant by files, folders (their files with a treebank's ending) and shell patterns, each in natural order.
/// Fails with FileNotFound or NoTreebankInFolder.
Result<std::vector<std::string>> treebankFiles(const std::vector<std::string>& paths);

/// Opens all files meant by `paths` as one treebank. The first file that cannot be opened fails it.
Result<Treebank> openTreebank(const std::vector<std::string>& paths);

/// Every sentence of the treebank that could not be read. Reads all sentences.
std::vector<Problem> findProblems(const Treebank& treebank);

} // namespace arcwright
