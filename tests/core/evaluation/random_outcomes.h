// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/evaluation/outcome_table.h"
#include "tests/core/support/sentences.h"

namespace arcwright::test {

/// Random sentences with the analyses of some systems, which are gold's but for some heads and relations.
struct RandomOutcomes {
    struct Analysed {
        std::shared_ptr<const Sentence> sentence;
        Graph gold;
        std::vector<std::optional<SystemAnalysis>> systems;
    };

    RelationPool relations;
    std::vector<Analysed> sentences;
    std::vector<std::string> names;
    Vocabulary vocabulary{"w0", "w1", "w2"};

    RandomOutcomes(std::size_t count, std::size_t systems, std::uint64_t seed, bool areAllPresent = false)
    {
        Random random(seed);
        for (std::size_t i = 0; i < systems; ++i)
            names.push_back("system " + std::to_string(i));
        for (std::size_t i = 0; i < count; ++i)
            sentences.push_back(analysed(systems, random, areAllPresent));
    }

    /// Kinds of attachment, as plain as can be.
    static std::vector<std::string_view> kindsOf(const Sentence& sentence)
    {
        std::vector<std::string_view> kinds;
        for (const Token& token : sentence.tokens)
            kinds.push_back(token.relation == "obl" ? "PP" : token.relation == "conj" ? "coordination" : "");
        return kinds;
    }

    OutcomeTable table() const
    {
        OutcomeTable made(names);
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            std::vector<const SystemAnalysis*> analyses;
            for (const auto& system : sentences[i].systems)
                analyses.push_back(system ? &*system : nullptr);
            made.add(
                i, *sentences[i].sentence, sentences[i].gold, analyses, relations, {nullptr, &vocabulary, &kindsOf});
        }
        return made;
    }

private:
    Analysed analysed(std::size_t systems, Random& random, bool areAllPresent)
    {
        static const std::vector<std::string> tags{"NOUN", "VERB", "ADP", "PUNCT", "X"};
        static const std::vector<std::string> labels{"nsubj", "obj", "obl", "punct", "conj", ""};
        const int words = 1 + static_cast<int>(random.below(25));
        const auto heads = randomTree(words, random);
        std::vector<Token> tokens;
        for (int word = 1; word <= words; ++word)
            tokens.push_back(token("w" + std::to_string(random.below(6)), tags[random.below(5)],
                heads[static_cast<std::size_t>(word)], labels[random.below(6)]));
        Analysed made{sentence(tokens), {}, {}};
        made.gold = graphOf(*made.sentence, relations);
        for (std::size_t i = 0; i < systems; ++i) {
            if (!areAllPresent && random.below(8) == 0) {
                made.systems.emplace_back();
                continue;
            }
            SystemAnalysis analysis{made.gold, {}};
            const auto other = randomTree(words, random);
            for (std::size_t word = 1; word <= static_cast<std::size_t>(words); ++word) {
                if (random.below(4) <= i % 3)
                    analysis.graph.heads[word] = other[word]; // which may close cycles
                if (random.below(5) == 0)
                    analysis.graph.relations[word] = relations.intern(labels[random.below(6)]);
                analysis.confidences.push_back(random.below(10) == 0 ? -1 : random.unit());
            }
            made.systems.push_back(std::move(analysis));
        }
        return made;
    }
};

} // namespace arcwright::test
