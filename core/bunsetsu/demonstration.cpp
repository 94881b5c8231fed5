// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/demonstration.h"

#include <cassert>

#include "core/base/random.h"
#include "core/bunsetsu/head_choices.h"
#include "core/bunsetsu/kernel_ranker.h"
#include "core/bunsetsu/run_parser.h"

namespace arcwright {

namespace {

template <class Ranker>
Demonstrated play(const Demonstration& what, int count, Ranker ranker, const Overrulings& overrulings)
{
    Demonstrated played;
    OverruledRanker<Ranker> overruled(ranker, overrulings);
    AllHeads choices(count);
    BunsetsuRecorder recorder;
    runBunsetsuParser(what.decoder, what.order, count, overruled, choices, played.heads, recorder);
    played.steps = recorder.takeSteps();
    return played;
}

} // namespace

PreferenceTable randomPreferences(int bunsetsu, std::uint64_t seed)
{
    constexpr std::uint32_t most = 5;
    Random random(seed);
    PreferenceTable table(bunsetsu);
    for (int dependent = 1; dependent < bunsetsu; ++dependent) {
        for (int candidate = dependent + 1; candidate <= bunsetsu; ++candidate)
            table.set(dependent, candidate, static_cast<double>(random.below(2 * most + 1)) - most);
    }
    return table;
}

Demonstrated demonstrate(const Demonstration& what, const PreferenceTable& table, const Overrulings& overrulings)
{
    return play(what, table.size(), table, overrulings);
}

Demonstrated demonstrate(
    const Demonstration& what, const BunsetsuWeights& learnt, const Sentence& sentence, const Overrulings& overrulings)
{
    assert(questionOf(what.decoder) == questionOf(learnt.settings.decoder));
    PhraseFeatures features(learnt.settings.features, combinationsOf(learnt.settings.ranker));
    features.read(sentence);
    if (learnt.settings.ranker == RankerKind::Kernel)
        return play(what, features.size(), KernelRanker(features, learnt.kernel), overrulings);
    return play(what, features.size(), LinearRanker(features, learnt.heads), overrulings);
}

} // namespace arcwright
