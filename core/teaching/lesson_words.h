// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace arcwright {

/// A text of a lesson: the same for all readers, or by their languages.
class LessonWords {
public:
    /// Stands in for every language that has no text of its own.
    static constexpr const char* anyLanguage = "*";

    LessonWords() = default;
    /// One text for all.
    LessonWords(std::string text) { set(anyLanguage, std::move(text)); }

    bool empty() const { return m_texts.empty(); }
    /// The text for readers of a language, "cs" or "cs_CZ": of that language, else for all, else in English, else the
    /// first there is.
    std::string in(std::string_view language) const;
    /// The very text of a language; empty where there is none.
    std::string of(const std::string& language) const;
    /// An empty text takes that of the language away.
    void set(const std::string& language, std::string text);
    const std::map<std::string, std::string>& byLanguage() const { return m_texts; }

    friend bool operator==(const LessonWords&, const LessonWords&) = default;

private:
    std::map<std::string, std::string> m_texts;
};

/// Whether it is the code of a language, "cs" or "pt_BR", or stands for all.
bool isLanguageOfLesson(std::string_view code);

} // namespace arcwright
