// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/evaluation/breakdown.h"
#include "core/evaluation/outcome_table.h"

namespace arcwright::ui {

/// Whether all conditions of `part` are among those of `whole`.
bool isPartOf(const WordChoice& part, const WordChoice& whole);

/// Whether what stands for `part` is to be seen as chosen; of a value that of every system where systems are compared.
/// A condition on one system alone follows from nearly every click, and says something only where nothing else is
/// chosen.
bool isMarked(const WordChoice& part, const WordChoice& whole);

/// What is chosen after a click on something that stands for `clicked`: its conditions are added, in the place of those
/// about the same property and the same system; with `isAdding` its texts are added to theirs. What is chosen already
/// is given up again. Whose bar it is says nothing where what systems do was chosen before: where one of them is right
/// and another wrong, or where a value is added to one. What a word costs of a score stands beside what else is asked
/// of that system. A choice of what one system has right and another wrong takes the place of conditions on systems
/// that came with values, and leaves those alone that were chosen by themselves.
WordChoice afterClick(const WordChoice& before, const WordChoice& clicked, bool isAdding);

/// The choice with the systems of another table, found by their names; conditions on systems that are not there go.
WordChoice withSystems(
    const WordChoice& choice, const std::vector<std::string>& before, const std::vector<std::string>& now);

/// The system that a choice is about first of all: that which is wrong, or whose analysis a value is of.
std::optional<std::size_t> systemOf(const WordChoice& choice);

std::vector<std::string> systemNames(const OutcomeTable& table);

/// The choice as a pattern of the query language.
struct ChoicePattern {
    QString text;
    QStringList untold; ///< conditions the language has no words for
};
ChoicePattern patternOf(const WordChoice& choice, const std::vector<std::string>& systems);

} // namespace arcwright::ui
