// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spoken.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "app/cli/catalogue.h"
#include "core/messages/filled_sentence.h"

namespace arcwright::cli {

namespace {

const Catalogue* spokenNow = nullptr; ///< none: English

const Catalogue* catalogueOf(std::string_view language)
{
    const auto all = catalogues();
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const Catalogue& one) { return one.language == language; });
    return found == all.end() ? nullptr : &*found;
}

/// The language of a name of a locale: "cs" of "cs_CZ.UTF-8".
std::string_view codeIn(std::string_view locale)
{
    return locale.substr(0, locale.find_first_of("_.@-"));
}

std::string_view valueOf(const char* variable)
{
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

std::string languageOfEnvironment()
{
    std::string_view locale;
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (locale.empty())
            locale = valueOf(variable);
    }
    if (locale.empty() || codeIn(locale) == "C" || codeIn(locale) == "POSIX")
        return "en";
    for (std::string_view wished = valueOf("LANGUAGE"); !wished.empty();) {
        const auto end = std::min(wished.find(':'), wished.size());
        const std::string_view code = codeIn(wished.substr(0, end));
        if (code == "en" || catalogueOf(code) != nullptr)
            return std::string(code);
        wished.remove_prefix(std::min(end + 1, wished.size()));
    }
    return std::string(codeIn(locale));
}

} // namespace

void speak(std::string_view language)
{
    spokenNow = catalogueOf(language);
}

std::string spokenLanguage()
{
    return spokenNow == nullptr ? "en" : std::string(spokenNow->language);
}

std::vector<std::string> spokenLanguages()
{
    std::vector<std::string> codes{"en"};
    for (const Catalogue& one : catalogues())
        codes.emplace_back(one.language);
    return codes;
}

std::string languageAskedFor(int argc, const char* const* argv)
{
    constexpr std::string_view option = "--language";
    for (int at = 1; at < argc; ++at) {
        const std::string_view argument = argv[at];
        if (!argument.starts_with('-'))
            break; // the command
        if (argument == option && at + 1 < argc)
            return argv[at + 1];
        if (argument.starts_with(option) && argument.substr(option.size()).starts_with('='))
            return std::string(argument.substr(option.size() + 1));
    }
    return languageOfEnvironment();
}

std::string saidIn(const char* context, std::string_view english, const std::vector<std::string>& arguments)
{
    std::string_view text = english;
    if (spokenNow != nullptr) {
        const auto key = std::tuple(std::string_view(context), english);
        const auto before = [](const CatalogueEntry& entry, const auto& wanted) {
            return std::tie(entry.context, entry.english) < wanted;
        };
        const auto found = std::lower_bound(spokenNow->entries.begin(), spokenNow->entries.end(), key, before);
        if (found != spokenNow->entries.end() && found->context == context && found->english == english)
            text = found->translation;
    }
    return arguments.empty() ? std::string(text) : filledSentence(text, arguments);
}

std::string said(std::string_view english, const std::vector<std::string>& arguments)
{
    return saidIn("CommandLine", english, arguments);
}

} // namespace arcwright::cli
