// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright {

/// Where the journal of a document is, or is to be made: `.NAME.arcwright-journal` beside the document, all symbolic
/// links followed, so that a document has one journal by whichever name it is opened. Where that folder may not be
/// written: `HASH-NAME` in `arcwright/journals` in the user's state folder ($XDG_STATE_HOME, else ~/.local/state),
/// which is made if it is not there; HASH is that of the document's resolved path. A journal that exists in either
/// place is preferred, beside the document first. A name too long for the file system is cut and told apart by a hash.
std::string journalPath(const std::string& documentPath);

/// Where it is told what the sentences of a document took to annotate (core/effort), or is to be: `HASH-NAME` in
/// `arcwright/effort` in the same folder of the user's, which is made if it is not there, so that it stays with the
/// user. Beside the document, `.NAME.arcwright-effort`, where there is no such folder.
std::string effortPath(const std::string& documentPath);

} // namespace arcwright
