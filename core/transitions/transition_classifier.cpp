// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transitions/transition_classifier.h"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/transitions/word_slot.h"
#include "core/treebank/word_heads.h"

namespace arcwright {

namespace {

/// The words that features ask for.
struct Places {
    int top, below, deeper; ///< of the stack
    int next, second, third; ///< of the buffer
    int topLeft, topRight, belowLeft, belowRight, nextLeft; ///< outermost dependents so far
};

int outermostDependent(const Configuration& configuration, int head, bool toTheLeft)
{
    if (head == kNoHead)
        return kNoHead;
    const auto& heads = configuration.heads();
    const int words = configuration.words();
    for (int word = toTheLeft ? 1 : words; toTheLeft ? word < head : word > head; word += toTheLeft ? 1 : -1) {
        if (heads[slotOf(word)] == head)
            return word;
    }
    return kNoHead;
}

Places placesOf(const Configuration& configuration)
{
    Places places{configuration.onStack(0), configuration.onStack(1), configuration.onStack(2),
        configuration.inBuffer(0), configuration.inBuffer(1), configuration.inBuffer(2), 0, 0, 0, 0, 0};
    places.topLeft = outermostDependent(configuration, places.top, true);
    places.topRight = outermostDependent(configuration, places.top, false);
    places.belowLeft = outermostDependent(configuration, places.below, true);
    places.belowRight = outermostDependent(configuration, places.below, false);
    places.nextLeft = outermostDependent(configuration, places.next, true);
    return places;
}

/// Collects the features of one configuration. Their order says which template each is of.
class Collector {
public:
    Collector(const Sentence& sentence, std::vector<std::uint64_t>& keys) : m_sentence(sentence), m_keys(keys) { }

    std::uint64_t form(int word) const
    {
        return word > kRoot ? hashOf(m_sentence.tokens[slotOf(word) - 1].form) : outside(word);
    }
    std::uint64_t tag(int word) const
    {
        if (word <= kRoot)
            return outside(word);
        const Token& token = m_sentence.tokens[slotOf(word) - 1];
        return hashOf(token.xpos.empty() || token.xpos == "_" ? token.upos : token.xpos);
    }
    void add(std::initializer_list<std::uint64_t> parts)
    {
        m_keys.push_back(std::accumulate(parts.begin(), parts.end(), ++m_template, combined));
    }

private:
    /// The root and the end of stack or buffer look like no word.
    static std::uint64_t outside(int word) { return mixed(word == kRoot ? 3 : 5); }

    const Sentence& m_sentence;
    std::vector<std::uint64_t>& m_keys;
    std::uint64_t m_template = 0;
};

std::uint64_t distanceBetween(int left, int right)
{
    constexpr int longest = 6; // further apart is far
    return left == kNoHead || right == kNoHead ? 0
                                               : static_cast<std::uint64_t>(std::min(right - left, longest) + longest);
}

/// One pass over an example tree: the configurations with the oracle's transitions.
struct Example {
    std::vector<std::vector<std::uint64_t>> features;
    std::vector<Transition> transitions;
    std::vector<std::array<bool, kTransitionCount>> possible;
};

Example exampleOf(const Sentence& sentence, const std::vector<int>& heads, const ClassifierSettings& settings)
{
    Example example;
    Configuration now(static_cast<int>(heads.size()) - 1);
    const TransitionOracle oracle(settings.system, heads);
    while (const auto transition = oracle.next(settings.root, now)) {
        example.features.push_back(transitionFeatures(sentence, now));
        example.transitions.push_back(*transition);
        auto& possible = example.possible.emplace_back();
        for (std::size_t i = 0; i < kTransitionCount; ++i)
            possible[i] = !obstacleOf(settings.system, settings.root, now, static_cast<Transition>(i));
        now.apply(settings.system, takenOf(settings.system, now, *transition));
    }
    return example;
}

/// A weight with what it adds to the average: the sum over time is `value * now - debt`.
struct AveragedWeights {
    std::array<float, kTransitionCount> value{};
    std::array<double, kTransitionCount> debt{};
};

class AveragedPerceptron {
public:
    void learn(const Example& example)
    {
        for (std::size_t i = 0; i < example.transitions.size(); ++i) {
            ++m_time;
            const auto wanted = static_cast<std::size_t>(example.transitions[i]);
            const std::size_t found = best(example.features[i], example.possible[i]);
            if (found == wanted)
                continue;
            for (const std::uint64_t key : example.features[i]) {
                AveragedWeights& weights = m_weights[key];
                move(weights, wanted, 1);
                move(weights, found, -1);
            }
        }
    }

    template <class Use>
    void averages(Use use) const
    {
        for (const auto& [key, weights] : m_weights) {
            std::array<float, kTransitionCount> mean{};
            for (std::size_t i = 0; i < kTransitionCount; ++i)
                mean[i] = static_cast<float>(
                    static_cast<double>(weights.value[i]) - weights.debt[i] / static_cast<double>(m_time + 1));
            use(key, mean);
        }
    }

private:
    std::size_t best(const std::vector<std::uint64_t>& keys, const std::array<bool, kTransitionCount>& possible) const
    {
        std::array<float, kTransitionCount> scores{};
        for (const std::uint64_t key : keys) {
            const auto found = m_weights.find(key);
            for (std::size_t i = 0; found != m_weights.end() && i < kTransitionCount; ++i)
                scores[i] += found->second.value[i];
        }
        std::size_t best = kTransitionCount;
        for (std::size_t i = 0; i < kTransitionCount; ++i) {
            if (possible[i] && (best == kTransitionCount || scores[i] > scores[best]))
                best = i;
        }
        return best;
    }

    void move(AveragedWeights& weights, std::size_t transition, float by) const
    {
        weights.value[transition] += by;
        weights.debt[transition] += static_cast<double>(by) * static_cast<double>(m_time);
    }

    std::unordered_map<std::uint64_t, AveragedWeights> m_weights;
    std::size_t m_time = 0;
};

} // namespace

std::vector<std::uint64_t> transitionFeatures(const Sentence& sentence, const Configuration& configuration)
{
    std::vector<std::uint64_t> keys;
    Collector of(sentence, keys);
    const Places at = placesOf(configuration);
    const auto top = of.tag(at.top);
    const auto below = of.tag(at.below);
    const auto next = of.tag(at.next);
    const auto hasHead = static_cast<std::uint64_t>(at.top > kRoot && configuration.heads()[slotOf(at.top)] != kNoHead);
    of.add({});
    of.add({top});
    of.add({of.form(at.top)});
    of.add({below});
    of.add({of.form(at.below)});
    of.add({next});
    of.add({of.form(at.next)});
    of.add({of.tag(at.second)});
    of.add({of.tag(at.third)});
    of.add({of.tag(at.deeper)});
    of.add({top, next, hasHead});
    of.add({of.form(at.top), next});
    of.add({top, of.form(at.next)});
    of.add({of.form(at.top), of.form(at.next)});
    of.add({below, top});
    of.add({of.form(at.below), top});
    of.add({below, of.form(at.top)});
    of.add({of.form(at.below), of.form(at.top)});
    of.add({below, top, next});
    of.add({top, next, of.tag(at.second)});
    of.add({next, of.tag(at.second), of.tag(at.third)});
    of.add({of.tag(at.deeper), below, top});
    of.add({top, of.tag(at.topLeft), next});
    of.add({top, of.tag(at.topRight), next});
    of.add({below, of.tag(at.belowLeft), top});
    of.add({below, of.tag(at.belowRight), top});
    of.add({top, next, of.tag(at.nextLeft)});
    of.add({top, next, distanceBetween(at.top, at.next)});
    of.add({below, top, distanceBetween(at.below, at.top)});
    return keys;
}

TransitionClassifier TransitionClassifier::learn(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const ClassifierSettings& settings, const std::stop_token& stop)
{
    std::vector<Example> examples;
    for (const auto& sentence : sentences) {
        if (examples.size() == settings.mostSentences || stop.stop_requested())
            break;
        const bool isOfWords = !sentence->problem && sentence->bunsetsu.empty() && !sentence->tokens.empty();
        if (const auto heads = wordHeads(*sentence); isOfWords && canBuild(settings.system, settings.root, heads))
            examples.push_back(exampleOf(*sentence, heads, settings));
    }
    TransitionClassifier classifier;
    classifier.m_settings = settings;
    classifier.m_sentences = examples.size();
    AveragedPerceptron perceptron;
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(settings.seed);
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        for (const std::size_t i : order) {
            if (stop.stop_requested())
                break;
            perceptron.learn(examples[i]);
        }
    }
    perceptron.averages([&](std::uint64_t key, const Weights& mean) { classifier.m_weights.emplace(key, mean); });
    return classifier;
}

TransitionScores TransitionClassifier::scores(const Sentence& sentence, const Configuration& configuration) const
{
    TransitionScores scores{};
    for (const std::uint64_t key : transitionFeatures(sentence, configuration)) {
        const auto found = m_weights.find(key);
        for (std::size_t i = 0; found != m_weights.end() && i < kTransitionCount; ++i)
            scores[i] += static_cast<double>(found->second[i]);
    }
    return scores;
}

} // namespace arcwright
