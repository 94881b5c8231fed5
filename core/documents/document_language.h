// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/documents/document.h"

namespace arcwright {

/// The code of the language that a file says by its name it is of, as Universal Dependencies and the Copenhagen
/// Dependency Treebanks name theirs: `cs` of `cs_pdt-ud-dev.conllu`, `da` of `0001-da.tag`; empty if it does not say.
std::string_view languageOfFile(std::string_view path);

/// That of a document: what its file's name says, else the value of a comment `# language = cs` or `# lang = cs` of its
/// first sentence; empty if neither says.
std::string languageOf(const Document& document);

} // namespace arcwright
