// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/base/work_shares.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/train.h"

namespace arcwright {

struct CurveRun;

/// How the scores of a parser grow with its training data (Figure 2 of Corston-Oliver et al. 2006).
struct CurvePlan {
    std::vector<std::size_t> sizes; ///< in usable sentences; each at least 1 and at most all
    unsigned samples = 5; ///< at every size
    unsigned threads = 1; ///< models trained at the same time
    /// Told of each model once it is scored, on the thread that has done it, never twice at the same time.
    std::function<void(const CurveRun&)> runDone = {};
    WorkShares* shares = nullptr; ///< who trains and scores the models, each a share; null: the threads
};

struct CurveSettings : CurvePlan {
    TrainingSettings training; ///< sample k is drawn and trained with its seed + k, from k = 0
};

/// How a learning curve of parsers of bunsetsu is made.
struct BunsetsuCurveSettings : CurvePlan {
    BunsetsuSettings training;
};

/// One model: trained on a part of the sentences, scored on the development sentences.
struct CurveRun {
    std::size_t size = 0; ///< sentences
    unsigned sample = 0; ///< from 0
    std::uint64_t seed = 0;
    std::size_t tokens = 0; ///< of its part; bunsetsu where these are the units
    double uas = 0; ///< percent; of bunsetsu without the last of a sentence
    double las = 0; ///< relations count whole, types of bunsetsu likewise; those of an unlabelled model are never right
};

/// The scores of all samples of one size.
struct CurvePoint {
    std::size_t size = 0;
    std::vector<CurveRun> runs; ///< by sample

    struct Summary {
        double mean = 0;
        double deviation = 0; ///< of the samples, with n - 1; 0 for one sample
    };
    Summary uas() const { return summary(&CurveRun::uas); }
    Summary las() const { return summary(&CurveRun::las); }
    double meanTokens() const;

private:
    Summary summary(double CurveRun::*score) const;
};

/// Sizes that double up to `sentences`, at most six.
std::vector<std::size_t> doublingSizes(std::size_t sentences);

/// Trains and scores a model for each size and sample, on the usable sentences of both lists. The parts of one sample
/// are nested: each is the beginning of the same shuffled list. Points come in the order of the sizes and are the same
/// for any number of threads. Fails as train() does, and with NoUsableSentences where there is nothing to score on.
Result<std::vector<CurvePoint>> learningCurve(const Sentences& training, const Sentences& development,
    const CurveSettings& settings, const ProgressSink& progress, const std::stop_token& stop);

/// The learning curve of a parser of bunsetsu, on the sentences whose fitnessOf() is Fit. Fails as trainBunsetsuModel()
/// does.
Result<std::vector<CurvePoint>> learningCurve(const Sentences& training, const Sentences& development,
    const BunsetsuCurveSettings& settings, const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright
