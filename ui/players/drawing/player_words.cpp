// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/player_words.h"

#include <cmath>

#include <QLocale>
#include <QStringList>

#include "ui/canvas/cut_text.h"
#include "ui/canvas/isolated_text.h"
#include "ui/canvas/reading_direction.h"

namespace arcwright::ui {

namespace {

QString subscript(int number)
{
    QString digits = QString::number(number);
    for (QChar& digit : digits)
        digit = QChar(u'₀' + (digit.unicode() - u'0'));
    return digits;
}

} // namespace

PlayerWords::PlayerWords(const Sentence& sentence) : m_areRightToLeft(readsRightToLeft(sentence))
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
    return node == kRoot ? tr("root") : isolated(form(node) + subscript(node));
}

QString PlayerWords::arc(int head, int dependent) const
{
    return tr("%1 → %2", "an arc from head to dependent").arg(name(head), name(dependent));
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

QString PlayerWords::number(double value) const
{
    if (std::isinf(value))
        return value < 0 ? tr("−∞") : tr("∞");
    const double unit = std::pow(10, -m_decimals);
    const double shown = std::round(value / unit) * unit;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // cells are narrow
    const QString text = locale.toString(std::abs(shown), 'f', m_decimals);
    return shown < 0 ? u'−' + text : text;
}

QString PlayerWords::gain(double value) const
{
    const QString text = number(value);
    return text.startsWith(u'−') || value == 0 ? text : u'+' + text;
}

} // namespace arcwright::ui
