// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/base/line_scanner.h"
#include "core/base/result.h"
#include "core/formats/registry.h"

namespace arcwright {

/// The format of a file, told from its content: by its first line, where that one is broken by the lines after it. Its
/// ending tells only where the content fits CoNLL-U and CoNLL-X alike, or nothing in it tells.
/// Columns, encoding and tag set are told from as much of the file as it takes. Fails with FileIsEmpty,
/// UnsupportedFormat (one that is known but not read), CarriageReturnAlone (a file of such lines), UnknownFormat, which
/// names the first line that told nothing, or what is wrong with the columns of CoNLL-U Plus. `formats` are those that
/// are asked.
Result<FormatPointer> recognise(
    LineScanner& lines, const std::string& path = {}, std::span<const RegisteredFormat> formats = registeredFormats());

} // namespace arcwright
