// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/head_mode.h"

#include <algorithm>
#include <utility>

#include <Qt>

namespace arcwright::ui {

void HeadMode::begin(int dependent, std::vector<QString> forms)
{
    m_dependent = dependent;
    m_candidate = dependent;
    m_forms = std::move(forms);
    m_digits.clear();
    m_letters.clear();
}

void HeadMode::end()
{
    *this = HeadMode();
}

std::optional<int> HeadMode::choice() const
{
    if (!isActive() || m_candidate == m_dependent)
        return std::nullopt;
    return m_candidate;
}

bool HeadMode::isNumberComplete() const
{
    return !m_digits.isEmpty() && (m_candidate == 0 || m_candidate * 10 > wordCount());
}

bool HeadMode::areLettersComplete() const
{
    if (m_letters.isEmpty())
        return false;
    int meant = 0;
    for (int word = 1; word <= wordCount(); ++word)
        meant += static_cast<int>(word != m_dependent && beginsWith(word, m_letters));
    return meant == 1;
}

QString HeadMode::restOfForm() const
{
    const bool isWord = m_candidate >= 1 && m_candidate <= wordCount();
    return isWord && !m_letters.isEmpty() ? m_forms[static_cast<std::size_t>(m_candidate) - 1].mid(m_letters.size())
                                          : QString();
}

bool HeadMode::beginsWith(int word, const QString& prefix) const
{
    return m_forms[static_cast<std::size_t>(word) - 1].startsWith(prefix, Qt::CaseInsensitive);
}

void HeadMode::move(int steps)
{
    setCandidate(std::clamp(m_candidate + steps, 0, wordCount()));
}

void HeadMode::setCandidate(int node)
{
    m_candidate = node;
    m_digits.clear();
    m_letters.clear();
}

void HeadMode::typeDigit(int digit)
{
    m_letters.clear();
    QString digits = m_digits + QString::number(digit);
    if (digits.toInt() > wordCount())
        digits = QString::number(digit);
    if (digits.toInt() > wordCount())
        return;
    m_digits = digits;
    m_candidate = digits.toInt();
}

void HeadMode::typeLetter(const QString& letter, long long now)
{
    m_digits.clear();
    const bool continues = !m_letters.isEmpty() && now - m_lastLetter < kLetterPause;
    m_lastLetter = now;
    if (continues && jumpTo(m_letters + letter, m_candidate))
        return;
    // A letter that continues nothing begins anew, so that pressing one key repeatedly walks through its words.
    m_letters.clear();
    jumpTo(letter, m_candidate + 1);
}

void HeadMode::eraseLast()
{
    if (m_digits.isEmpty())
        return;
    m_digits.chop(1);
    m_candidate = m_digits.isEmpty() ? m_dependent : m_digits.toInt();
}

bool HeadMode::jumpTo(const QString& prefix, int from)
{
    for (int step = 0; step < wordCount(); ++step) {
        const int word = (std::max(from, 1) - 1 + step) % wordCount() + 1;
        if (word != m_dependent && beginsWith(word, prefix)) {
            m_letters = prefix;
            m_candidate = word;
            return true;
        }
    }
    return false;
}

std::optional<int> digitOfKey(unsigned int scanCode, int key, bool scanCodesAreX11)
{
    constexpr unsigned int firstOfRow = 10; // the key of 1; that of 0 is the tenth
    if (scanCodesAreX11 && scanCode >= firstOfRow && scanCode < firstOfRow + 10)
        return static_cast<int>((scanCode - firstOfRow + 1) % 10);
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return key - Qt::Key_0;
    return std::nullopt;
}

} // namespace arcwright::ui
