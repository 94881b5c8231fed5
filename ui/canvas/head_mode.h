// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

namespace arcwright::ui {

/// Choosing a head with the keyboard, apart from any widget: arrows move the candidate, digits spell a word's number,
/// letters the beginning of its form. Times are milliseconds of any steady clock.
class HeadMode {
public:
    static constexpr long long kLetterPause = 700; ///< after this long, letters begin anew

    /// A node that can be chosen: a word, or an empty node.
    struct Node {
        QString form;
        QString name; ///< as it is typed: `8`, `8.1`
    };

    /// Starts with the dependent itself as the candidate. `forms[i - 1]` is the form of word i.
    void begin(int dependent, const std::vector<QString>& forms);
    /// Likewise, of nodes by their number from 1, and these numbers in reading order.
    void begin(int dependent, std::vector<Node> nodes, std::vector<int> order);
    void end();
    bool isActive() const { return m_dependent != 0; }

    int dependent() const { return m_dependent; }
    /// 0 is the root.
    int candidate() const { return m_candidate; }
    /// The candidate, if Enter may take it: a word cannot be its own head.
    std::optional<int> choice() const;
    /// Whether a number has been typed that no further digit can make that of another word.
    bool isNumberComplete() const;
    /// Whether letters have been typed with which no other word begins that could be meant.
    bool areLettersComplete() const;
    /// The rest of the candidate's form after the letters typed; empty after digits.
    QString restOfForm() const;
    /// The characters that have been typed and still count.
    QString typed() const { return m_digits.isEmpty() ? m_letters : m_digits; }

    /// Moves by nodes in reading order, stopping at the root (0) and the last one.
    void move(int steps);
    void setCandidate(int node);
    /// Numbers that leave the sentence begin anew with the digit.
    void typeDigit(int digit);
    /// The next node whose form starts with what was typed, case aside; a point or comma behind a number goes on to the
    /// empty nodes of that word. O(nodes).
    void typeLetter(const QString& letter, long long now);
    void eraseLast();

private:
    bool jumpTo(const QString& prefix, int from);
    bool beginsWith(int node, const QString& prefix) const;
    bool typeName(const QString& name);
    int nodeCount() const { return static_cast<int>(m_nodes.size()); }

    int m_dependent = 0;
    int m_candidate = 0;
    std::vector<Node> m_nodes;
    std::vector<int> m_order;
    QString m_digits;
    QString m_letters;
    long long m_lastLetter = 0;
};

/// The digit of a key by its place on the keyboard, so that layouts with letters on the digit row work: X11 scan codes
/// 10..19 where they can be trusted, else the Qt key.
std::optional<int> digitOfKey(unsigned int scanCode, int key, bool scanCodesAreX11);

} // namespace arcwright::ui
