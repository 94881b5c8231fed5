// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/pattern_examples.h"

#include <algorithm>
#include <string>

#include "core/documents/treebank.h"
#include "core/evaluation/confusion.h"
#include "core/query/pattern_tokens.h"

namespace arcwright::ui {

namespace {

QString valueText(const std::string& value)
{
    const QString text = QString::fromStdString(value);
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return isPlain && !text.isEmpty() ? text : QString::fromStdString(quotedText(value));
}

QString condition(const char* field, const std::string& value)
{
    return QStringLiteral("%1=%2").arg(QLatin1String(field), valueText(value));
}

/// The unit whose arc makes the examples: its head is a unit, and both are likely to have names that tell something.
int exampleUnit(const Sentence& sentence)
{
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        const int head = sentence.headOf(unit);
        const std::string& relation = sentence.relationOf(unit);
        const bool isNamed = !relation.empty() && std::all_of(relation.begin(), relation.end(), [](char c) {
            return std::isalpha(static_cast<unsigned char>(c)) != 0;
        });
        const bool isSign = sentence.bunsetsu.empty() && isPunctuation(sentence.word(unit));
        if (head > 0 && head <= sentence.unitCount() && isNamed && !isSign)
            return unit;
    }
    return 0;
}

QStringList examplesOf(const Sentence& sentence, int unit)
{
    const int head = sentence.headOf(unit);
    const QString relation = QString::fromStdString(sentence.relationOf(unit));
    QStringList examples{condition("form", sentence.unitText(unit)), condition("relation", sentence.relationOf(unit))};
    if (!sentence.bunsetsu.empty())
        return examples << QStringLiteral("relation=%1 AND distance>2").arg(relation);
    const auto hasTag = [&](int word) {
        const Token& token = sentence.word(word);
        return !token.upos.empty() || !token.xpos.empty();
    };
    if (hasTag(head) && hasTag(unit)) // as `tag` has it: without the features that DTAG writes behind it
        examples << QStringLiteral("%1 >%2 %3")
                        .arg(
                            condition("tag", tagOf(sentence, head)), relation, condition("tag", tagOf(sentence, unit)));
    return examples;
}

} // namespace

QStringList patternExamples(const Treebank& treebank)
{
    constexpr std::size_t most = 20; // sentences to look at
    for (std::size_t i = 0; i < std::min(most, treebank.size()); ++i) {
        const auto sentence = treebank.sentence(i);
        if (const int unit = sentence->problem ? 0 : exampleUnit(*sentence); unit > 0)
            return examplesOf(*sentence, unit);
    }
    return {};
}

QString relationCalled(const Treebank& treebank, const QString& name)
{
    constexpr std::size_t most = 200; // sentences to look at, in which a relation is that somebody would search for
    for (std::size_t i = 0; i < std::min(most, treebank.size()); ++i) {
        const auto sentence = treebank.sentence(i);
        for (int unit = 1; !sentence->problem && unit <= sentence->unitCount(); ++unit) {
            QString relation = QString::fromStdString(sentence->relationOf(unit));
            if (relation.compare(name, Qt::CaseInsensitive) == 0)
                return relation;
        }
    }
    return {};
}

QString patternOfRelation(const QString& relation)
{
    return condition("relation", relation.toStdString());
}

} // namespace arcwright::ui
