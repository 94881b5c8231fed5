// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/player_words.h"

#include <cmath>

#include <QLocale>
#include <QStringList>

#include "ui/canvas/cut_text.h"
#include "ui/canvas/numbered_word.h"
#include "ui/canvas/reading_direction.h"

namespace arcwright::ui {

namespace {

constexpr int kMostDecimals = 9;

} // namespace

PlayerWords::PlayerWords(const Sentence& sentence)
    : m_areRightToLeft(readsRightToLeft(sentence)), m_areBunsetsu(!sentence.bunsetsu.empty())
{
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        DiagramWord word{
            cutText(QString::fromStdString(sentence.unitText(unit)), kMostDrawnCharacters), {}, {}, {}, false};
        if (sentence.bunsetsu.empty()) // a treebank's own tags can be long
            word.tag = cutText(QString::fromStdString(sentence.word(unit).upos), kMostDrawnCharacters);
        m_words.push_back(std::move(word));
    }
}

QString PlayerWords::form(int node) const
{
    return node == kRoot ? tr("root") : m_words[static_cast<std::size_t>(node) - 1].form;
}

QString PlayerWords::name(int node) const
{
    return node == kRoot ? tr("root") : numberedWord(form(node), node);
}

QString PlayerWords::arc(int head, int dependent) const
{
    return m_areBunsetsu ? tr("%1 → %2", "an arc from dependent to head").arg(name(dependent), name(head))
                         : tr("%1 → %2", "an arc from head to dependent").arg(name(head), name(dependent));
}

QString PlayerWords::span(int first, int last) const
{
    return first == last ? name(first) : tr("%1 … %2", "from word to word").arg(name(first), name(last));
}

QString PlayerWords::list(const std::vector<int>& nodes) const
{
    QStringList names;
    for (const int node : nodes)
        names << name(node);
    return QLocale().createSeparatedList(names);
}

double PlayerWords::shown(double value, int decimals) const
{
    const double perUnit = std::pow(10, decimals);
    return std::round(value * perUnit) / perUnit;
}

QString PlayerWords::figure(double value, int decimals) const
{
    if (std::isinf(value))
        return value < 0 ? tr("−∞") : tr("∞");
    const double rounded = shown(value, decimals);
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // cells are narrow
    const QString text = locale.toString(std::abs(rounded), 'f', decimals);
    return rounded < 0 ? u'−' + text : text;
}

QString PlayerWords::number(double value) const
{
    return figure(value, m_decimals);
}

QString PlayerWords::gain(double value) const
{
    int decimals = m_decimals;
    while (std::isfinite(value) && decimals < kMostDecimals && shown(value, decimals) == 0)
        ++decimals;
    if (std::isfinite(value) && shown(value, decimals) == 0)
        return number(0);
    const QString text = figure(value, decimals);
    return value < 0 ? text : u'+' + text;
}

QString PlayerWords::exactly(double value) const
{
    constexpr double same = 1e-9;
    int decimals = m_decimals;
    while (std::isfinite(value) && decimals < kMostDecimals && std::abs(shown(value, decimals) - value) > same)
        ++decimals;
    return figure(value, decimals);
}

QString PlayerWords::terms(const std::vector<Term>& all) const
{
    QString text;
    for (const Term& term : all) {
        const bool isFirst = text.isEmpty();
        const bool isNegative = number(term.value).startsWith(u'−');
        const QString value = number(isFirst ? term.value : std::abs(term.value));
        if (!isFirst)
            text += isNegative ? QStringLiteral(" − ") : QStringLiteral(" + ");
        text += term.name.isEmpty() ? value : tr("%1 (%2)", "a summand and what it is").arg(value, term.name);
    }
    return text;
}

bool PlayerWords::addUp(const std::vector<Term>& all, double sum) const
{
    double total = 0;
    for (const Term& term : all)
        total += shown(term.value, m_decimals);
    return !std::isfinite(total) || shown(total, m_decimals) == shown(sum, m_decimals);
}

QString PlayerWords::sum(const std::vector<Term>& all, double sum) const
{
    const QString text = terms(all) + QStringLiteral(" = ") + number(sum);
    return addUp(all, sum) ? text : tr("%1 (rounded)", "a sum whose figures do not add up").arg(text);
}

} // namespace arcwright::ui
