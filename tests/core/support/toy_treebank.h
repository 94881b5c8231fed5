// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/parser.h"
#include "tests/core/support/sentences.h"

namespace arcwright::test {

/// A sentence of the grammar of toyTreebank().
inline std::shared_ptr<const Sentence> toySentence()
{
    return sentence({token("the", "DET", 2, "det"), token("dog", "NOUN", 3, "nsubj"), token("sees", "VERB", 0, "root"),
        token("red", "ADJ", 5, "amod"), token("cat", "NOUN", 3, "obj"), token(".", "PUNCT", 3, "punct")});
}

/// Sentences of one small grammar (determiner, noun, verb, noun phrase, full stop), which a first-order model can learn
/// without a mistake.
inline Sentences toyTreebank(int count)
{
    Random random(42);
    const std::vector<std::string> nouns{"dog", "cat", "bird", "house", "boat"};
    const std::vector<std::string> verbs{"sees", "likes", "finds"};
    const auto any = [&](const std::vector<std::string>& words) {
        return words[random.below(static_cast<std::uint32_t>(words.size()))];
    };
    Sentences sentences;
    for (int i = 0; i < count; ++i) {
        std::vector<Token> tokens;
        const auto nounPhrase = [&](std::string relation) {
            const bool determiner = random.below(2) == 0;
            const bool adjective = random.below(3) == 0;
            const int noun = static_cast<int>(tokens.size()) + 1 + (determiner ? 1 : 0) + (adjective ? 1 : 0);
            if (determiner)
                tokens.push_back(token("the", "DET", noun, "det"));
            if (adjective)
                tokens.push_back(token("red", "ADJ", noun, "amod"));
            tokens.push_back(token(any(nouns), "NOUN", 0, std::move(relation)));
            return static_cast<std::size_t>(noun - 1);
        };
        const std::size_t subject = nounPhrase("nsubj");
        const int verb = static_cast<int>(tokens.size()) + 1;
        tokens.push_back(token(any(verbs), "VERB", kRoot, "root"));
        const std::size_t object = nounPhrase("obj");
        tokens[subject].head = tokens[object].head = verb;
        tokens.push_back(token(".", "PUNCT", verb, "punct"));
        sentences.push_back(sentence(std::move(tokens)));
    }
    return sentences;
}

/// Small tables and few epochs: what a test has time for.
inline TrainingSettings quickSettings()
{
    TrainingSettings settings;
    settings.trainer.epochs = 4;
    settings.trainer.arcBits = 16;
    settings.trainer.siblingBits = 14;
    settings.trainer.rowBits = 10;
    return settings;
}

inline std::shared_ptr<const Model> trained(const Sentences& sentences, const TrainingSettings& settings)
{
    const auto model = train(sentences, {}, settings, {}, {}, {});
    if (!model)
        throw std::runtime_error("the test's model cannot be trained");
    return *model;
}

inline std::vector<Graph> predictions(
    std::shared_ptr<const Model> model, const Sentences& sentences, RelationPool& relations)
{
    const Parser parser(std::move(model), relations);
    Parser::Workspace workspace;
    std::vector<Graph> graphs;
    for (const auto& each : sentences)
        graphs.push_back(parser.parse(*each, workspace));
    return graphs;
}

} // namespace arcwright::test
