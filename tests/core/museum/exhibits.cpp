// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/museum/exhibits.h"

#include "tests/core/museum/exhibited_documents.h"
#include "tests/core/museum/exhibited_models.h"
#include "tests/core/museum/exhibited_records.h"

namespace arcwright::test {

const std::vector<Exhibit>& exhibits()
{
    static const std::vector<Exhibit> all{
        {"conllu-journal", [](const std::string& folder) { makeCorrected(folder, "czech.conllu"); }, tellCorrected},
        {"dtag-journal", [](const std::string& folder) { makeCorrected(folder, "danish.tag"); }, tellCorrected},
        {"knp-journal", [](const std::string& folder) { makeCorrected(folder, "japanese.knp"); }, tellCorrected},
        {"treex-journal", makeCorrectedTreex, tellCorrected},
        {"annotations", makeAnnotated, tellAnnotated},
        {"word-models", makeWordModels, tellWordModels},
        {"bunsetsu-models", makeBunsetsuModels, tellBunsetsuModels},
        {"shelf", makeShelf, tellShelf},
        {"job", makeJob, tellJob},
        {"exercise", makeExerciseFiles, tellExercise},
        {"curves", makeCurves, tellCurves},
        {"simulations", makeSimulations, tellSimulations},
        {"effort", makeEffort, tellEffort},
    };
    return all;
}

} // namespace arcwright::test
