// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/validation/language_data.h"

namespace arcwright::cli {

/// The language that each of some documents is validated as; null for those that are not of Universal Dependencies.
using ValidatedLanguages = std::vector<std::shared_ptr<const TreebankLanguage>>;

/// Reads the data of `folder`. The languages are `code`, or if that is empty what each document says. Fails as
/// LanguageData::read() and languageNamed() do, and with LanguageNotNamed.
Result<ValidatedLanguages> validatedLanguages(
    const std::vector<std::shared_ptr<const Document>>& documents, const std::string& folder, const std::string& code);

} // namespace arcwright::cli
