// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/head_mode.h"

#include <algorithm>
#include <utility>

#include <Qt>

namespace arcwright::ui {

void HeadMode::begin(int dependent, const std::vector<QString>& forms)
{
    std::vector<Node> nodes;
    std::vector<int> order;
    for (const QString& form : forms) {
        order.push_back(static_cast<int>(order.size()) + 1);
        nodes.push_back({form, QString::number(order.back())});
    }
    begin(dependent, std::move(nodes), std::move(order));
}

void HeadMode::begin(int dependent, std::vector<Node> nodes, std::vector<int> order)
{
    m_dependent = dependent;
    m_candidate = dependent;
    m_nodes = std::move(nodes);
    m_order = std::move(order);
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
    const bool isName
        = m_candidate == 0 ? m_digits == u"0" : m_digits == m_nodes[static_cast<std::size_t>(m_candidate) - 1].name;
    return isName && std::none_of(m_nodes.begin(), m_nodes.end(), [&](const Node& node) {
        return node.name.size() > m_digits.size() && node.name.startsWith(m_digits);
    });
}

bool HeadMode::areLettersComplete() const
{
    if (m_letters.isEmpty())
        return false;
    int meant = 0;
    for (int node = 1; node <= nodeCount(); ++node)
        meant += static_cast<int>(node != m_dependent && beginsWith(node, m_letters));
    return meant == 1;
}

QString HeadMode::restOfForm() const
{
    const bool isNode = m_candidate >= 1 && m_candidate <= nodeCount();
    return isNode && !m_letters.isEmpty()
        ? m_nodes[static_cast<std::size_t>(m_candidate) - 1].form.mid(m_letters.size())
        : QString();
}

bool HeadMode::beginsWith(int node, const QString& prefix) const
{
    return m_nodes[static_cast<std::size_t>(node) - 1].form.startsWith(prefix, Qt::CaseInsensitive);
}

void HeadMode::move(int steps)
{
    const auto here = std::find(m_order.begin(), m_order.end(), m_candidate);
    const int place = here == m_order.end() ? 0 : static_cast<int>(here - m_order.begin()) + 1; // 0: the root
    const int next = std::clamp(place + steps, 0, static_cast<int>(m_order.size()));
    setCandidate(next == 0 ? 0 : m_order[static_cast<std::size_t>(next) - 1]);
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
    if (!typeName(m_digits + QString::number(digit)))
        typeName(QString::number(digit));
}

/// Takes what was typed if it is the name of a node, or the beginning of one.
bool HeadMode::typeName(const QString& name)
{
    const auto begins = [&](const Node& node) { return node.name.startsWith(name); };
    if (name != u"0" && std::none_of(m_nodes.begin(), m_nodes.end(), begins))
        return false;
    m_digits = name;
    if (name == u"0")
        m_candidate = 0;
    for (int node = 1; node <= nodeCount(); ++node) {
        if (m_nodes[static_cast<std::size_t>(node) - 1].name == name)
            m_candidate = node;
    }
    return true;
}

void HeadMode::typeLetter(const QString& letter, long long now)
{
    if ((letter == u"." || letter == u",") && !m_digits.isEmpty() && typeName(m_digits + u'.'))
        return;
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
    const QString rest = m_digits.chopped(1);
    if (rest.isEmpty()) {
        m_digits.clear();
        m_candidate = m_dependent;
    } else {
        typeName(rest);
    }
}

bool HeadMode::jumpTo(const QString& prefix, int from)
{
    for (int step = 0; step < nodeCount(); ++step) {
        const int node = (std::max(from, 1) - 1 + step) % nodeCount() + 1;
        if (node != m_dependent && beginsWith(node, prefix)) {
            m_letters = prefix;
            m_candidate = node;
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
