// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/documents/read_back.h"
#include "core/documents/step.h"
#include "core/treebank/format.h"

namespace arcwright {

/// A step as bytes (CBOR): its sentences as `format` writes them, with what annotators say of them. Fails with what the
/// format cannot write.
Result<std::string> encoded(const Step& step, const Format& format);
/// The record of a step whose edited sentences are written already.
Result<std::string> encoded(const Step& step, const Format& format, const std::vector<SentenceTexts>& after);

/// The step that was encoded, its sentences read in `format`, or JournalDamaged.
Result<Step> decodedStep(std::string_view bytes, const FormatPointer& format);

} // namespace arcwright
