// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/formats/conllu/conllu.h"
#include "core/formats/text/format_options.h"
#include "core/formats/text/format_recogniser.h"

namespace arcwright {

/// The one object of CoNLL-U, of CoNLL-X, and of CoNLL-U Plus in the columns of CoNLL-U, that all files share.
const std::shared_ptr<const ConlluFormat>& conlluFormat();
const std::shared_ptr<const ConlluFormat>& conllXFormat();
const std::shared_ptr<const ConlluFormat>& conlluPlusFormat();

/// The format that is asked for; null if it does not take the options, or the columns are not usable.
FormatPointer makeConllu(const FormatOptions& options);
FormatPointer makeConllX(const FormatOptions& options);
FormatPointer makeConlluPlus(const FormatOptions& options);

/// CoNLL-U Plus with a column for each further field that some word of the document has. Reads the document.
FormatPointer conlluPlusFor(const Document& document);

/// Tells files in ten columns, CoNLL-U and CoNLL-X: by what only one of them has, then by the ending.
std::unique_ptr<FormatRecogniser> conlluRecogniser();
/// Tells CoNLL-U Plus by its first line.
std::unique_ptr<FormatRecogniser> conlluPlusRecogniser();

} // namespace arcwright
