// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// How players speak of the words of their sentence and of figures.
class PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerWords)
public:
    PlayerWords() = default;
    /// Words, or bunsetsu where the sentence is made of these.
    explicit PlayerWords(const Sentence& sentence);

    int size() const { return static_cast<int>(m_words.size()); }
    const std::vector<DiagramWord>& words() const { return m_words; }
    /// Whether they stand in a row from right to left, as on the canvas.
    bool areRightToLeft() const { return m_areRightToLeft; }
    bool areBunsetsu() const { return m_areBunsetsu; }
    /// The form alone; "root" for node 0.
    QString form(int node) const;
    /// The form with its number as an index, so that equal words are told apart.
    QString name(int node) const;
    /// "head → dependent"; of bunsetsu "dependent → head", as who works on them reads an arrow.
    QString arc(int head, int dependent) const;
    /// "first … last", one name if they are the same
    QString span(int first, int last) const;
    QString list(const std::vector<int>& nodes) const;

    /// How many decimals figures are written with; whole numbers need none.
    void setDecimals(int decimals) { m_decimals = decimals; }
    /// A score or a margin; -∞ where there is none.
    QString number(double value) const;
    /// A number with its sign before it, and with as many decimals as show that it is not 0.
    QString gain(double value) const;
    /// A number that was chosen, not reckoned, with as many decimals as it has: beside whole scores 0.5 is not 1.
    QString exactly(double value) const;
    /// A summand; `name` stands behind it, empty for none.
    struct Term {
        double value = 0;
        QString name;
    };
    /// "22 + 0 + 10 (arc)"
    QString terms(const std::vector<Term>& all) const;
    /// Whether the figures that are shown of the terms add up to the one that is shown of their sum.
    bool addUp(const std::vector<Term>& all, double sum) const;
    /// "22 + 0 + 10 (arc) = 32", with "(rounded)" behind it where figures do not add up.
    QString sum(const std::vector<Term>& all, double sum) const;

private:
    QString figure(double value, int decimals) const;
    double shown(double value, int decimals) const;

    std::vector<DiagramWord> m_words;
    bool m_areRightToLeft = false;
    bool m_areBunsetsu = false;
    int m_decimals = 2;
};

} // namespace arcwright::ui
