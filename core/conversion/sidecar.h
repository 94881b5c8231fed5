// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/formats/text/file_text.h"
#include "core/treebank/format.h"

namespace arcwright {

/// The original of a converted file, byte for byte, kept beside it under `conversion` in `NAME.arcwright.json`:
///
///     {"conversion": {"version": 1, "file": "a.knp", "format": "knp:euc-jp", "converted_to": "conllu",
///                     "opening": "", "sentences": [{"text": "...", "after": "..."}, ...]}}
///
/// `opening` stands before the first sentence, `after` (left out if empty) behind each. A text that is not UTF-8 is
/// {"base64": "..."}. CoNLL-U Plus also has its `columns`.
struct Sidecar {
    struct Part {
        std::string text;
        std::string after;
    };
    std::string file; ///< name of the original, without folders
    FormatPointer format;
    std::string convertedTo; ///< name of the converted file's format, which its content need not tell; may be empty
    std::string opening;
    std::vector<Part> sentences;

    /// The original itself.
    std::string bytes() const;
};

/// The sidecar of a document that is converted to the format of that name.
Sidecar sidecarOf(const Document& document, const FileText& text, std::string_view convertedTo);

/// `NAME.arcwright.json`, as annotationPath() has it, which other things than the original may be in, too.
std::string sidecarPath(const std::string& convertedPath);

/// The sidecar of a converted file; nothing if there is no such file, or it holds no original. Fails with
/// FileNotReadable, InvalidSidecar or SidecarTooNew.
Result<std::optional<Sidecar>> readSidecar(const std::string& convertedPath);

/// Puts the original beside a converted file, and keeps whatever else is there. Fails with FileNotWritable, DiskFull,
/// FileNotReadable or InvalidSidecar.
Result<void> writeSidecar(const std::string& convertedPath, const Sidecar& sidecar);

/// Takes away the original of what another file is to replace, if there is one. Fails with FileNotWritable, DiskFull or
/// FileNotReadable.
Result<void> removeSidecar(const std::string& convertedPath);

} // namespace arcwright
