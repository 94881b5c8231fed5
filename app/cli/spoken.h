// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#ifndef QT_TRANSLATE_NOOP // finds the texts for translators, by lupdate; Qt has the same macro
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright::cli {

/// The language that the command line speaks from now on, for the whole process, as the C library has one locale.
/// English at first, and where there is none of that code.
void speak(std::string_view language);

/// The code of that language.
std::string spokenLanguage();

/// The codes of the languages there are, English first.
std::vector<std::string> spokenLanguages();

/// The value of --language before the command: behind it the same option is about the text. Else what the first of
/// LANGUAGE, LC_ALL, LC_MESSAGES and LANG says that says anything, as in GNU gettext: "C" and "POSIX" are English, and
/// LANGUAGE counts only where the locale is another.
std::string languageAskedFor(int argc, const char* const* argv);

/// A text in the language that is spoken, with its arguments filled in.
std::string saidIn(const char* context, std::string_view english, const std::vector<std::string>& arguments = {});

/// One of the context of the command line itself.
std::string said(std::string_view english, const std::vector<std::string>& arguments = {});

} // namespace arcwright::cli
