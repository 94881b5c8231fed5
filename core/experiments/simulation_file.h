// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/result.h"
#include "core/experiments/simulated_annotator.h"

namespace arcwright {

/// Runs of a simulated annotator with what has to be known to read them.
struct SimulationRecord {
    std::string treebank; ///< what was annotated again
    AnnotationOrder order = AnnotationOrder::Sequence;
    std::size_t start = 0; ///< sentences annotated before
    std::size_t sentences = 0; ///< that were to be annotated; 0: all
    std::size_t retrain = 0; ///< after so many sentences; 0: never
    bool live = true;
    bool recent = true;
    std::uint64_t seed = 1; ///< the first of the runs'
    unsigned seeds = 1; ///< runs that there were to be
    std::string decoder;
    std::string learner; ///< of bunsetsu the ranker
    int epochs = 0;
    bool isOfBunsetsu = false; ///< what the words of its figures are
    std::size_t developmentSentences = 0; ///< 0: the scores say nothing
    std::vector<SimulationRun> runs;
};

/// One simulation as an object of JSON:
///     {"format": "arcwright-simulation", "version": 1, "settings": {"treebank", "order", "start", "sentences",
///       "retrain", "live", "recent", "seed", "seeds", "decoder", "learner", "epochs", "units": "words" or "bunsetsu",
///       "development_sentences"}, "runs": [{"seed": 1, "curve": [{"sentences", "words_read", "wrong_words",
///       "corrected_words", "decisions", "keys", "uas", "las"}, ...]}]}
/// Scores are percentages, to four decimals.
nlohmann::json simulationJson(const SimulationRecord& simulation);

/// Several as a file: {"format": "arcwright-simulation", "version": 1, "simulations": [objects as above]}, in UTF-8.
/// Same simulations, same bytes.
std::string simulationsText(const std::vector<SimulationRecord>& simulations);

/// Reads such a file, or one object, as `arcwright-cli simulate --json` prints it; members that are not known are
/// passed over. Fails with NotASimulation, which names the first member that is missing or wrong, and SimulationTooNew.
/// O(bytes).
Result<std::vector<SimulationRecord>> parseSimulations(std::string_view text, const std::string& file);

/// As parseSimulations() and readFile().
Result<std::vector<SimulationRecord>> readSimulations(const std::string& path);

} // namespace arcwright
