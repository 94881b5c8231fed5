// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/analysis/cause_finder.h"
#include "ui/analysis/chart_content.h"

namespace arcwright::ui {

/// The context in which the texts of causes are translated.
struct Causes {
    Q_DECLARE_TR_FUNCTIONS(Causes)
};

QString reachText(Reach reach);
QString sourceText(ErrorSource source);
/// `5+` of the last step.
QString cascadeText(std::size_t step);
/// Why the tree is not gold's, in a sentence.
QString sourceSentence(ErrorSource source);
/// A node of the sentence: `wind₅`, or the root.
QString nodeText(const Sentence& sentence, int node);
/// What gold's head is to the parser: its place among all that were considered, and what it is worth less.
QString nearnessText(const WordError& error);

/// Who was asked, about what, and what was left out.
QString askedText(const FoundCauses& found);
/// The answer in sentences: how many are near, why trees are not gold's, how far errors reach.
QString summaryText(const FoundCauses& found);
/// What is behind one error, and what its repair changes.
QString errorText(const Sentence& sentence, const WordError& error);

/// Wrong heads by how near gold's is, by why the tree is not gold's, and by what their repair repairs. The categories
/// are the values of Reach, those of ErrorSource but for None, and the steps of cascades.
ChartContent reachChart(const FoundCauses& found);
ChartContent sourceChart(const FoundCauses& found);
ChartContent cascadeChart(const FoundCauses& found);

} // namespace arcwright::ui
