// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "core/validation/validate.h"
#include "tests/core/validation/cases.h"
#include "tests/paths.h"

namespace arcwright::test {

/// The data of tests/data/ud-tools: of two languages, `xx` and `yy`, that were made up for the tests.
inline const std::shared_ptr<const LanguageData>& smallLanguageData()
{
    static const std::shared_ptr<const LanguageData> data = LanguageData::read(dataFile("ud-tools")).value();
    return data;
}

/// Everything tested, in one of those languages.
inline ValidationOptions optionsOfLanguage(std::string_view code = "xx", int level = 5)
{
    ValidationOptions options;
    options.level = level;
    options.language = languageNamed(smallLanguageData(), code).value();
    return options;
}

/// What a case is validated with.
inline ValidationOptions optionsOf(const ValidationCase& each)
{
    return each.name.starts_with("language.cases") ? optionsOfLanguage() : ValidationOptions();
}

} // namespace arcwright::test
