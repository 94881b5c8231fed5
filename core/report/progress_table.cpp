// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/progress_table.h"

#include <optional>
#include <string>

#include "core/base/markup.h"

namespace arcwright {

namespace {

std::string figureCell(std::optional<double> figure)
{
    constexpr int decimals = 2;
    return figure ? fixedNumber(*figure, decimals) : std::string();
}

} // namespace

Table progressTable(const AnnotationProgress& progress)
{
    Table table;
    table.columns = {"day", "annotator", "sentences", "words", "counted_words", "seconds", "words_an_hour", "keys",
        "clicks", "corrected", "keys_per_correction", "seconds_per_correction", "suggested", "right", "share_right"};
    for (const ProgressDay& row : progress.days) {
        const EffortSum& effort = row.effort;
        table.rows.push_back({dayText(row.day), row.annotator, std::to_string(row.sentences), std::to_string(row.words),
            std::to_string(effort.words), fixedNumber(effort.seconds, 0), figureCell(effort.wordsAnHour()),
            std::to_string(effort.keys), std::to_string(effort.clicks), std::to_string(effort.corrected),
            figureCell(effort.keysPerCorrection()), figureCell(effort.secondsPerCorrection()),
            std::to_string(effort.suggested), std::to_string(effort.right), figureCell(effort.shareRight())});
    }
    return table;
}

} // namespace arcwright
