// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/training_defaults.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/base/parallel.h"
#include "core/bunsetsu/bunsetsu_view.h"
#include "core/model/further_parents.h"
#include "core/treebank/projectivity.h"

namespace arcwright {

namespace {

constexpr double fewCrossing = 0.1; ///< percent of words: less are mistakes as likely as analyses
constexpr double manyWithSeveralParents = 1; ///< percent
constexpr std::size_t manyTokens = 1'000'000;
constexpr int epochsOfMany = 5;

double percent(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

/// Whether any word has more parents than its head: those that have none need not be looked at.
bool mayHaveFurtherParents(const Sentence& sentence)
{
    return std::any_of(
        sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) { return token.parents.size() > 1; });
}

std::size_t countSeveralParents(const Sentence& sentence, const FurtherParents& parents)
{
    if (!mayHaveFurtherParents(sentence))
        return 0;
    std::set<int> words;
    for (const LabelledArc& arc : parents.of(sentence, [](const std::string&) { return std::int16_t{0}; }))
        words.insert(arc.dependent);
    return words.size();
}

void addWords(TreeTraits& traits, const Sentence& sentence, const FurtherParents& parents)
{
    std::vector<int> heads{kNoHead};
    for (const Token& token : sentence.tokens)
        heads.push_back(token.head);
    const auto crossing = nonProjectiveArcs(heads);
    traits.tokens += sentence.tokens.size();
    traits.crossing += static_cast<std::size_t>(std::count(crossing.begin(), crossing.end(), true));
    traits.severalParents += countSeveralParents(sentence, parents);
    traits.hasGraphs = traits.hasGraphs || (sentence.source.format && sentence.source.format->headsAreParents());
}

} // namespace

TreeTraits traitsOf(const Sentences& sentences, const std::stop_token& stop)
{
    TreeTraits traits;
    std::set<std::string, std::less<>> relations;
    for (const auto& sentence : sentences) {
        for (const Token& token : sentence->tokens)
            relations.insert(token.relation);
    }
    const FurtherParents parents(relations);
    const BunsetsuSettings usual;
    for (const auto& sentence : sentences) {
        if (stop.stop_requested())
            break;
        if (isUsable(*sentence, usual)) {
            traits.units = Units::Bunsetsu;
            traits.tokens += sentence->bunsetsu.size();
        } else if (isUsable(*sentence)) {
            addWords(traits, *sentence, parents);
        } else {
            continue;
        }
        ++traits.sentences;
    }
    return traits;
}

TrainingDefaults defaultsFor(const TreeTraits& traits)
{
    TrainingDefaults defaults;
    defaults.threads = defaultThreads();
    if (traits.sentences == 0)
        return defaults;
    defaults.isLarge = traits.tokens > manyTokens;
    if (defaults.isLarge)
        defaults.epochs = epochsOfMany;
    if (traits.units == Units::Bunsetsu) {
        defaults.reason = DefaultReason::Bunsetsu;
        return defaults;
    }
    const double severalParents = percent(traits.severalParents, traits.tokens);
    const double crossing = percent(traits.crossing, traits.tokens);
    if (traits.hasGraphs && severalParents >= manyWithSeveralParents) {
        defaults.decoder = Decoder::Multi;
        defaults.reason = DefaultReason::SeveralParents;
        defaults.share = severalParents;
    } else if (crossing >= fewCrossing) {
        defaults.decoder = Decoder::Hill;
        defaults.reason = DefaultReason::Crossing;
        defaults.share = crossing;
    } else {
        defaults.decoder = Decoder::Eisner2;
        defaults.reason = traits.crossing == 0 ? DefaultReason::WhollyProjective : DefaultReason::Projective;
        defaults.share = crossing;
    }
    return defaults;
}

} // namespace arcwright
