// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/museum/exhibits.h"

#include <sstream>

#include "core/base/record_log.h"
#include "core/jobs/training_snapshot.h"
#include "core/model/bunsetsu_checkpoint.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/checkpoint.h"
#include "core/model/folds_file.h"
#include "core/model/model_file.h"
#include "tests/core/museum/exhibited_documents.h"
#include "tests/core/museum/exhibited_models.h"
#include "tests/core/museum/exhibited_records.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright::test {

namespace {

constexpr std::string_view conllx
    = "1\tPes\tpes\tN\tNN\tg=m|n=s\t2\tSb\t_\t_\n2\tspí\tspát\tV\tVB\t_\t0\tPred\t_\t_\n\n";
constexpr std::string_view conllup
    = "# global.columns = ID FORM UPOS HEAD DEPREL NOTE\n1\tHunden\tNOUN\t2\tnsubj\tx\n2\tsover\tVERB\t0\troot\t_\n\n";

Exhibit journalOf(std::string_view name, std::string_view sample)
{
    return {name, [sample](const std::string& folder) { makeCorrected(folder, sample); }, tellCorrected};
}

Exhibit journalOf(std::string_view name, const std::string& file, std::string_view text)
{
    return {name,
        [file, text = std::string(text)](const std::string& folder) { makeCorrectedText(folder, file, text); },
        tellCorrected};
}

} // namespace

const std::vector<Exhibit>& exhibits()
{
    static const std::vector<Exhibit> all{
        journalOf("conllu-journal", "czech.conllu"),
        journalOf("conllup-journal", "hund.conllup", conllup),
        journalOf("conllx-journal", "pes.conll", conllx),
        journalOf("dtag-journal", "danish.tag"),
        journalOf("knp-journal", "japanese.knp"),
        journalOf("treex-journal", "p.treex", parallelTreex()),
        {"pml-journal", makeCorrectedPml, tellCorrected},
        {"annotations", makeAnnotated, tellAnnotated, true},
        {"conversion", makeConverted, tellConverted, true},
        {"word-models", makeWordModels, tellWordModels},
        {"bunsetsu-models", makeBunsetsuModels, tellBunsetsuModels},
        {"shelf", makeShelf, tellShelf},
        {"folds", makeFolds, tellFolds},
        {"job", makeJob, tellJob},
        {"bunsetsu-job", makeBunsetsuJob, tellJob},
        {"exercise", makeExerciseFiles, tellExercise, true},
        {"questions", makeQuestionFiles, tellQuestions, true},
        {"curves", makeCurves, tellCurves, true},
        {"simulations", makeSimulations, tellSimulations, true},
        {"effort", makeEffort, tellEffort, true},
    };
    return all;
}

std::string writtenKinds()
{
    std::ostringstream kinds;
    for (const Exhibit& exhibit : exhibits())
        kinds << exhibit.name << '\n';
    kinds << "models of version " << modelFileVersion << ", of bunsetsu " << bunsetsuModelFileVersion
          << "\ncheckpoints of version " << checkpointVersion << ", of bunsetsu " << bunsetsuCheckpointVersion
          << "\nmodels of folds of version " << foldsFileVersion << "\nsnapshots of version " << snapshotVersion
          << "\nlogs of version " << RecordLog::kVersion << '\n';
    return kinds.str();
}

} // namespace arcwright::test
