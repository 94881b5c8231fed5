// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/formats/text/format_options.h"
#include "core/formats/text/format_recogniser.h"
#include "core/treebank/file_packing.h"
#include "core/treebank/format.h"

namespace arcwright {

/// A family of formats as the rest of the program gets to know it. What has its row in registeredFormats() can be
/// recognised, named on the command line, chosen in dialogs, read, written and converted.
struct RegisteredFormat {
    const FormatFamily& family;
    /// The format that is asked for; null if it does not take the options.
    FormatPointer (*make)(const FormatOptions& options);
    /// The format in which to write a document of another family, where that is not the one without options.
    FormatPointer (*makeFor)(const Document& document) = nullptr;
    /// Makes what tells a file of the family; null where another family's tells it too.
    std::unique_ptr<FormatRecogniser> (*makeRecogniser)() = nullptr;
    /// Of a family whose documents are more than the lines of one file (see FilePacking): tells a file of it, and opens
    /// the document. Null for others.
    bool (*looksLike)(const FileBytes& bytes) = nullptr;
    Result<std::shared_ptr<const Document>> (*open)(const std::string& path,
        const std::shared_ptr<const FileBytes>& bytes, const FormatOptions& options, WhenRead when)
        = nullptr;
};

/// All families, in the order in which users are shown them: those that are asked for most come first.
std::span<const RegisteredFormat> registeredFormats();

/// The family of that name, or null.
const RegisteredFormat* registeredFormat(std::string_view family);

/// The format of that name, or null: `conllu`, `conllup`, `conllx`, `dtag`, `knp`, `cabocha`, `pml`. KNP and CaboCha
/// take the encoding behind a colon, `knp:euc-jp` or `knp:shift-jis`, and CaboCha also the tag set, `cabocha:unidic`,
/// `cabocha:juman:euc-jp`; without, they are UTF-8 and IPADIC. `conllup` has the ten columns of CoNLL-U, or `columns`,
/// if it can have these; formats whose files name no columns do not look at them.
FormatPointer formatNamed(std::string_view name, std::optional<std::vector<std::string>> columns = std::nullopt);

/// The format a file's name asks for by its ending (`.conllu`, `.tag`), or null.
FormatPointer formatOfEnding(const std::string& path);

/// The ending that files of the format are given.
std::string_view endingOf(const Format& format);

/// The format of that name in which to write a document, null if there is none. Where the name leaves columns, tag set
/// or encoding open, they are the document's own if it is of that family; else CaboCha has the tag set of its words,
/// and CoNLL-U Plus a column for each further field that some word has. Reads the document for that.
FormatPointer formatFor(const Document& document, std::string_view name);

/// The format in which to write a document to a file of that name: that which its ending asks for, null if it says
/// none.
FormatPointer formatForPath(const Document& document, const std::string& path);

} // namespace arcwright
