// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QCoreApplication>
#include <QString>

#include "core/evaluation/breakdown.h"
#include "ui/analysis/figure.h"

namespace arcwright::ui {

/// UTF-8 as Qt has it.
QString textOf(std::string_view text);

/// The context in which the texts of figures are translated.
struct Figures {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

QString systemName(const OutcomeTable& table, std::size_t system);

/// Whether the units are bunsetsu, not words.
bool hasBunsetsu(const OutcomeTable& table);

/// The words and numbers of figures as people read them.
QString propertyTitle(Property property);
/// `tag`, in the middle of a sentence or as the title of an axis.
QString propertyNoun(Property property);
QString valueText(const PropertyValue& value);
/// Without what it is by.
QString kindTitle(FigureKind kind);
QString figureTitle(const FigureSpec& spec);
QString scoreName(Scored scored);
/// What a score of a ScoreCard is called, where layers have the tags and lemmas of gold.
QString scoreTitle(std::string_view score);
/// One decimal, as the language writes it.
QString percentText(double percent);
QString countText(std::size_t count);
QString intervalText(const Interval& interval);
/// The interval as a cell; files have it with points.
TableCell intervalCell(const Interval& interval, int choice);
/// What is told of a bar, point or cell: the words, how many are wrong, the score with its interval.
QString countsTip(const QString& name, const WordCounts& counts, Scored scored);

} // namespace arcwright::ui
