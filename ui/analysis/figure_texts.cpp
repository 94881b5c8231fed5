// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/messages/value_sentences.h"

namespace arcwright::ui {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString systemName(const OutcomeTable& table, std::size_t system)
{
    return QString::fromStdString(table.systems()[system].name);
}

bool hasBunsetsu(const OutcomeTable& table)
{
    return !table.sentences().empty() && table.sentences().front().hasBunsetsu;
}

QString propertyTitle(Property property)
{
    QString noun = propertyNoun(property);
    noun[0] = noun[0].toUpper();
    return noun;
}

QString propertyNoun(Property property)
{
    switch (property) {
    case Property::Tag:
        return Figures::tr("tag");
    case Property::Relation:
        return Figures::tr("relation");
    case Property::Distance:
        return Figures::tr("distance to the head");
    case Property::Direction:
        return Figures::tr("direction of the head");
    case Property::Length:
        return Figures::tr("sentence length");
    case Property::Depth:
        return Figures::tr("depth");
    case Property::Projectivity:
        return Figures::tr("projectivity");
    case Property::Vocabulary:
        return Figures::tr("training vocabulary");
    case Property::HeadTag:
        return Figures::tr("tag of the head");
    case Property::Parents:
        return Figures::tr("number of parents");
    case Property::Position:
        return Figures::tr("position in the sentence");
    case Property::Particle:
        return Figures::tr("particle");
    case Property::Document:
        return Figures::tr("document");
    case Property::Genre:
        return Figures::tr("genre");
    case Property::Confidence:
        return Figures::tr("confidence of the parser");
    case Property::Kind:
        return Figures::tr("kind of attachment");
    case Property::Repair:
        return Figures::tr("repair");
    case Property::Candidates:
        return Figures::tr("candidates of the tournament");
    case Property::Margin:
        return Figures::tr("margin of the closest game");
    }
    return {};
}

QString valueText(const PropertyValue& value)
{
    const char* sentence = valueSentence(value);
    return sentence == nullptr ? QString::fromStdString(value.name) : QCoreApplication::translate("Value", sentence);
}

QString kindTitle(FigureKind kind)
{
    switch (kind) {
    case FigureKind::Scores:
        return Figures::tr("Scores");
    case FigureKind::Verdict:
        return Figures::tr("Which is better");
    case FigureKind::Costs:
        return Figures::tr("What costs most");
    case FigureKind::Breakdown:
        return Figures::tr("Score by");
    case FigureKind::Grid:
        return Figures::tr("Errors by");
    case FigureKind::Confusion:
        return Figures::tr("Taken for another");
    case FigureKind::Calibration:
        return Figures::tr("How sure, and how often right");
    case FigureKind::Repairs:
        return Figures::tr("Repairs needed");
    case FigureKind::Edges:
        return Figures::tr("Further parents");
    }
    return {};
}

QString figureTitle(const FigureSpec& spec)
{
    QString kind = kindTitle(spec.kind);
    switch (spec.kind) {
    case FigureKind::Scores:
    case FigureKind::Verdict:
    case FigureKind::Calibration:
    case FigureKind::Repairs:
        return kind;
    case FigureKind::Edges:
        return Figures::tr("Further parents, taken for another");
    case FigureKind::Breakdown:
        return Figures::tr("%1 %2", "Score by, property").arg(kind, propertyNoun(spec.property));
    case FigureKind::Grid:
        return Figures::tr("%1 %2 and %3", "Errors by, two properties")
            .arg(kind, propertyNoun(spec.property), propertyNoun(spec.second));
    case FigureKind::Costs:
    case FigureKind::Confusion:
        return Figures::tr("%1: %2", "What costs most, property").arg(kind, propertyNoun(spec.property));
    }
    return {};
}

QString scoreName(Scored scored)
{
    return scored == Scored::Heads ? Figures::tr("UAS") : Figures::tr("LAS");
}

QString scoreTitle(std::string_view score)
{
    if (score == "bunsetsu accuracy")
        return Figures::tr("heads");
    if (score == "bunsetsu types")
        return Figures::tr("types");
    if (score == "bunsetsu accuracy and type")
        return Figures::tr("heads and types");
    if (score == "sentence accuracy")
        return Figures::tr("whole sentences");
    if (score == "sentence accuracy, several bunsetsu")
        return Figures::tr("whole sentences of several bunsetsu");
    if (score == "MLAS")
        return Figures::tr("MLAS, gold tags");
    if (score == "BLEX")
        return Figures::tr("BLEX, gold lemmas");
    if (score == "graph P")
        return Figures::tr("graph, precision");
    if (score == "graph R")
        return Figures::tr("graph, recall");
    if (score == "graph F")
        return Figures::tr("graph, F");
    if (score == "primary P")
        return Figures::tr("tree arcs, precision");
    if (score == "primary R")
        return Figures::tr("tree arcs, recall");
    if (score == "primary F")
        return Figures::tr("tree arcs, F");
    if (score == "secondary P")
        return Figures::tr("further parents, precision");
    if (score == "secondary R")
        return Figures::tr("further parents, recall");
    if (score == "secondary F")
        return Figures::tr("further parents, F");
    return textOf(score);
}

QString percentText(double percent)
{
    return QLocale().toString(percent, 'f', 1);
}

QString countText(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString intervalText(const Interval& interval)
{
    return Figures::tr("%1–%2", "interval").arg(percentText(interval.low), percentText(interval.high));
}

TableCell intervalCell(const Interval& interval, int choice)
{
    const auto plain = [](double percent) { return QString::number(percent, 'f', 1); };
    return {intervalText(interval), {}, choice,
        Figures::tr("%1–%2", "interval").arg(plain(interval.low), plain(interval.high))};
}

QString countsTip(const QString& name, const WordCounts& counts, Scored scored)
{
    const double score = scored == Scored::Heads ? counts.uas() : counts.las();
    return Figures::tr("%1: %2 of %3 wrong\n%4 %5 (95%: %6)", "value, errors, words, score, its figure, interval")
        .arg(name, countText(counts.errors(scored)), countText(counts.words), scoreName(scored), percentText(score),
            intervalText(counts.interval(scored)));
}

} // namespace arcwright::ui
