// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson_words.h"

#include <algorithm>

namespace arcwright {

std::string LessonWords::in(std::string_view language) const
{
    const std::string whole(language);
    for (const std::string& code :
        {whole, whole.substr(0, whole.find_first_of("_-")), std::string(anyLanguage), std::string("en")}) {
        if (const auto found = m_texts.find(code); found != m_texts.end())
            return found->second;
    }
    return m_texts.empty() ? std::string() : m_texts.begin()->second;
}

std::string LessonWords::of(const std::string& language) const
{
    const auto found = m_texts.find(language);
    return found == m_texts.end() ? std::string() : found->second;
}

void LessonWords::set(const std::string& language, std::string text)
{
    if (text.empty())
        m_texts.erase(language);
    else
        m_texts[language] = std::move(text);
}

bool isLanguageOfLesson(std::string_view code)
{
    if (code == LessonWords::anyLanguage)
        return true;
    const auto isLower = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    const auto isFurther = [&](char letter) {
        return isLower(letter) || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') || letter == '_'
            || letter == '-';
    };
    constexpr std::size_t mostLetters = 20;
    const std::size_t base = code.substr(0, code.find_first_of("_-")).size();
    return (base == 2 || base == 3) && code.size() <= mostLetters
        && std::all_of(code.begin(), code.begin() + static_cast<std::ptrdiff_t>(base), isLower)
        && std::all_of(code.begin(), code.end(), isFurther);
}

} // namespace arcwright
