// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/sentence_names.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>

#include "core/treebank/basic_phrase_references.h"

namespace arcwright {

namespace {

/// Collects the numbers behind `x-` in a text that comes in parts.
class NumbersBehind {
public:
    explicit NumbersBehind(std::string name) : m_name(std::move(name)) { }

    void add(std::string_view part)
    {
        m_text += part;
        for (auto at = m_text.find(m_name); at != std::string::npos; at = m_text.find(m_name, at + 1)) {
            int number = 0;
            const char* const begin = m_text.data() + at + m_name.size();
            if (std::from_chars(begin, m_text.data() + m_text.size(), number).ec == std::errc{})
                m_numbers.insert(number);
        }
        // The name and its number may go on in the next part.
        constexpr std::size_t digits = 12;
        m_text.erase(0, m_text.size() - std::min(m_text.size(), m_name.size() + digits));
    }

    bool contains(int number) const { return m_numbers.contains(number); }

private:
    std::string m_name;
    std::string m_text;
    std::set<int> m_numbers;
};

} // namespace

std::string sentenceName(const Sentence& sentence)
{
    const std::string_view name = sentence.metadata("sent_id");
    return name.empty() ? knpSentenceId(sentence) : std::string(name);
}

std::string nameForSecondHalf(const Document& document, const Sentence& sentence)
{
    const std::string name = sentenceName(sentence);
    if (name.empty())
        return {};
    NumbersBehind taken(name + '-');
    // A file that cannot be read to its end has the names that were found so far; saving it fails anyway.
    (void)document.write([&](std::string_view part) {
        taken.add(part);
        return Result<void>();
    });
    int number = 2;
    while (taken.contains(number))
        ++number;
    return name + '-' + std::to_string(number);
}

} // namespace arcwright
