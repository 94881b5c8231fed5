// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/formats/text/format_options.h"
#include "core/formats/text/format_recogniser.h"

namespace arcwright {

/// The format that is asked for, in UTF-8 and with the tags of IPADIC if the options do not say otherwise; null if it
/// does not take them.
FormatPointer makeKnp(const FormatOptions& options);
FormatPointer makeCabocha(const FormatOptions& options);

/// CaboCha's lattice with the tag set of the document's words, if that is known.
FormatPointer cabochaFor(const Document& document);

/// Tells KNP by its words and bunsetsu, or by its ids of sentences, and in which encoding it is.
std::unique_ptr<FormatRecogniser> knpRecogniser();
/// Tells CaboCha's lattice by its words and bunsetsu, with which tags and in which encoding it is.
std::unique_ptr<FormatRecogniser> cabochaRecogniser();

} // namespace arcwright
