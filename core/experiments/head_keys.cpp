// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/head_keys.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/utf8.h"

namespace arcwright {

TypedForms typedForms(const std::vector<std::string>& forms)
{
    TypedForms typed;
    for (const std::string& form : forms) {
        const std::string lower = lowerCased(form);
        std::vector<std::string> characters;
        for (std::string_view rest = lower; !rest.empty();) {
            const std::string_view first = firstCharacters(rest, 1);
            characters.emplace_back(first);
            rest.remove_prefix(std::max<std::size_t>(first.size(), 1));
        }
        typed.push_back(std::move(characters));
    }
    return typed;
}

namespace {

bool isLetter(const std::string& character)
{
    const auto byte = static_cast<unsigned char>(character.front());
    return byte >= 0x80 || (byte >= 'a' && byte <= 'z');
}

int numberKeys(int units, int head)
{
    const int digits = static_cast<int>(std::to_string(head).size());
    return head == 0 || head * 10 > units ? digits : digits + 1;
}

/// Typing the beginning of a form, as head mode takes it: the next unit that begins so from where one is.
class Letters {
public:
    Letters(const TypedForms& forms, int unit) : m_forms(forms), m_unit(unit), m_candidate(unit) { }

    void type(const std::string& letter)
    {
        m_letters.push_back(letter);
        if (m_letters.size() > 1 && jump(m_candidate))
            return;
        m_letters.assign(1, letter);
        jump(m_candidate + 1);
    }

    int candidate() const { return m_candidate; }
    bool areComplete() const
    {
        int meant = 0;
        for (int unit = 1; unit <= units(); ++unit)
            meant += unit != m_unit && beginsSo(unit) ? 1 : 0;
        return meant == 1;
    }

private:
    int units() const { return static_cast<int>(m_forms.size()); }

    bool beginsSo(int unit) const
    {
        const auto& form = m_forms[static_cast<std::size_t>(unit) - 1];
        return form.size() >= m_letters.size() && std::equal(m_letters.begin(), m_letters.end(), form.begin());
    }

    bool jump(int from)
    {
        for (int step = 0; step < units(); ++step) {
            const int unit = (std::max(from, 1) - 1 + step) % units() + 1;
            if (unit != m_unit && beginsSo(unit)) {
                m_candidate = unit;
                return true;
            }
        }
        return false;
    }

    const TypedForms& m_forms;
    int m_unit;
    int m_candidate;
    std::vector<std::string> m_letters;
};

} // namespace

int fewestHeadKeys(const TypedForms& forms, int unit, int head)
{
    int best = std::min(numberKeys(static_cast<int>(forms.size()), head), std::abs(head - unit) + 1);
    if (head == 0)
        return best;
    Letters letters(forms, unit);
    int typed = 0;
    for (const std::string& letter : forms[static_cast<std::size_t>(head) - 1]) {
        if (!isLetter(letter) || typed + 1 >= best)
            break;
        letters.type(letter);
        ++typed;
        if (letters.candidate() == head)
            best = std::min(best, letters.areComplete() ? typed : typed + 1);
        if (letters.areComplete())
            break;
    }
    return best;
}

} // namespace arcwright
