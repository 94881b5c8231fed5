// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/segmenter.h"

#include <algorithm>
#include <numeric>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/editing/surface_text.h"
#include "core/learning/segment_features.h"

namespace arcwright {

namespace {

std::size_t weightPlace(std::uint64_t key, std::size_t weights)
{
    return static_cast<std::size_t>(key) & (weights - 1);
}

bool isBoundary(const std::vector<float>& weights, const std::vector<std::uint64_t>& keys)
{
    double sum = 0;
    for (const std::uint64_t key : keys)
        sum += weights[weightPlace(key, weights.size())];
    return sum > 0;
}

/// How often each token was these words.
std::map<std::string, MultiwordEdits::Expansions> expansionsIn(
    const std::vector<std::shared_ptr<const Sentence>>& sentences)
{
    std::map<std::string, MultiwordEdits::Expansions> forms;
    for (const auto& sentence : sentences) {
        if (sentence->problem || !sentence->bunsetsu.empty())
            continue;
        for (const SurfaceToken& token : surfaceTokens(*sentence)) {
            std::vector<std::string> words;
            for (int id = token.first; token.last > token.first && id <= token.last; ++id)
                words.push_back(sentence->word(id).form);
            ++forms[std::string(token.form)][words];
        }
    }
    return forms;
}

/// A segmenter while it learns.
class SegmenterLearner {
public:
    explicit SegmenterLearner(const SegmenterSettings& settings)
        : m_weights(std::size_t{1} << settings.bits), m_late(m_weights.size())
    {
        constexpr float usual = 0.5F; // less than a step: a treebank that has it otherwise is right
        m_weights[weightPlace(SegmentFeatures::usualEndOfToken, m_weights.size())] = usual;
        m_weights[weightPlace(SegmentFeatures::usualEndOfSentence, m_weights.size())] = usual;
    }

    void learnFrom(const TextLine& line)
    {
        const SegmentFeatures features(line.text);
        std::vector<SegmentFeatures::Token> sentence;
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            const SegmentFeatures::Token token{
                features.placeOf(line.tokens[i].begin), features.placeOf(line.tokens[i].end)};
            for (std::size_t place = token.begin + 1; place <= token.end && place < features.size(); ++place) {
                if (features.isSpace(place) || features.isSpace(place - 1))
                    continue;
                features.listOfToken(token.begin, place, m_keys);
                learn(place == token.end);
            }
            sentence.push_back(token);
            if (token.end == features.size())
                break; // a line ends there, whatever it ends with
            features.listOfSentence(sentence, m_keys);
            learn(line.tokens[i].endsSentence);
            if (line.tokens[i].endsSentence)
                sentence.clear();
        }
        ++m_done;
    }

    std::vector<float> averaged()
    {
        for (std::size_t i = 0; i < m_weights.size(); ++i) {
            if (m_late[i] != 0)
                m_weights[i] = static_cast<float>(m_weights[i] - m_late[i] / static_cast<double>(m_done));
        }
        return std::move(m_weights);
    }

private:
    void learn(bool gold)
    {
        if (isBoundary(m_weights, m_keys) == gold)
            return;
        const float step = gold ? 1.0F : -1.0F;
        for (const std::uint64_t key : m_keys) {
            const std::size_t place = weightPlace(key, m_weights.size());
            m_weights[place] += step;
            m_late[place] += static_cast<double>(step) * static_cast<double>(m_done);
        }
    }

    std::vector<float> m_weights;
    std::vector<double> m_late; ///< by weight, the sum of each change times the lines that were done before it
    std::uint64_t m_done = 0; ///< lines
    std::vector<std::uint64_t> m_keys;
};

/// Cut into pieces of several sentences, so that a text without paragraphs is learnt from in another order each time.
std::vector<TextLine> inPieces(const std::vector<TextLine>& lines)
{
    constexpr std::size_t longestPiece = 10; // sentences
    std::vector<TextLine> pieces;
    for (const TextLine& line : lines) {
        std::size_t first = 0;
        std::size_t sentences = 0;
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            sentences += line.tokens[i].endsSentence ? 1 : 0;
            if (i + 1 < line.tokens.size() && sentences < longestPiece)
                continue;
            const std::size_t begin = line.tokens[first].begin;
            // The sentence behind is what tells the end of the last one.
            std::size_t last = i;
            while (last + 1 < line.tokens.size() && !line.tokens[last + 1].endsSentence)
                ++last;
            last = std::min(last + 1, line.tokens.size() - 1);
            TextLine piece{line.text.substr(begin, line.tokens[last].end - begin), {}};
            for (std::size_t token = first; token <= i; ++token)
                piece.tokens.push_back({line.tokens[token].begin - begin, line.tokens[token].end - begin,
                    line.tokens[token].endsSentence});
            pieces.push_back(std::move(piece));
            first = i + 1;
            sentences = 0;
        }
    }
    return pieces;
}

} // namespace

std::optional<Segmenter> Segmenter::learn(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const SegmenterSettings& settings, const std::stop_token& stop)
{
    const std::vector<TextLine> lines = inPieces(textLines(sentences));
    if (lines.empty())
        return std::nullopt;
    SegmenterLearner learner(settings);
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(settings.seed);
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        shuffle(order, random);
        for (const std::size_t at : order) {
            if (stop.stop_requested())
                return std::nullopt;
            learner.learnFrom(lines[at]);
        }
    }
    return Segmenter({learner.averaged(), MultiwordEdits::learn(expansionsIn(sentences))});
}

std::vector<TextToken> Segmenter::divide(std::string_view line) const
{
    const SegmentFeatures features(line);
    std::vector<TextToken> tokens;
    std::vector<std::uint64_t> keys;
    std::vector<SegmentFeatures::Token> sentence; // its last tokens
    std::size_t place = 0;
    const auto passSpaces = [&] {
        while (place < features.size() && features.isSpace(place))
            ++place;
    };
    for (passSpaces(); place < features.size(); passSpaces()) {
        const std::size_t begin = place++;
        for (; place < features.size() && !features.isSpace(place); ++place) {
            features.listOfToken(begin, place, keys);
            if (isBoundary(m_knowledge.weights, keys))
                break;
        }
        sentence.push_back({begin, place});
        features.listOfSentence(sentence, keys);
        const bool ends = isBoundary(m_knowledge.weights, keys);
        tokens.push_back({features.offset(begin), features.offset(place), ends});
        if (ends)
            sentence.clear();
    }
    if (!tokens.empty())
        tokens.back().endsSentence = true;
    return tokens;
}

} // namespace arcwright
