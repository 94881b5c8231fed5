// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/examples.h"

#include "core/bunsetsu/cascaded_chunking.h"
#include "core/bunsetsu/head_choices.h"
#include "core/bunsetsu/shift_reduce.h"

namespace arcwright {

namespace {

/// Knows the answers and keeps the questions.
class Oracle {
public:
    explicit Oracle(const std::vector<int>& given) : m_given(given), m_heads(withNextAsHead(given)) { }

    double attachMargin(int dependent, int candidate)
    {
        const bool attaches = m_heads[static_cast<std::size_t>(dependent)] == candidate;
        if (isGiven(m_given, dependent))
            m_examples.push_back({dependent, candidate, attaches});
        return attaches ? 1 : -1;
    }
    void settled(int, int) { }

    std::vector<PairExample> takeExamples() { return std::move(m_examples); }

private:
    const std::vector<int>& m_given;
    std::vector<int> m_heads;
    std::vector<PairExample> m_examples;
};

int countOf(const std::vector<int>& heads)
{
    return static_cast<int>(heads.size()) - 1;
}

} // namespace

bool isGiven(const std::vector<int>& heads, int dependent)
{
    return heads[static_cast<std::size_t>(dependent)] > 0;
}

std::vector<int> withNextAsHead(std::vector<int> heads)
{
    for (int dependent = 1; dependent < countOf(heads); ++dependent) {
        if (!isGiven(heads, dependent))
            heads[static_cast<std::size_t>(dependent)] = dependent + 1;
    }
    return heads;
}

std::vector<GameExample> tournamentExamples(const std::vector<int>& heads)
{
    std::vector<GameExample> examples;
    const int count = countOf(heads);
    for (int dependent = 1; dependent < count; ++dependent) {
        if (!isGiven(heads, dependent))
            continue;
        const int head = heads[static_cast<std::size_t>(dependent)];
        for (int nearer = dependent + 1; nearer < head; ++nearer)
            examples.push_back({dependent, nearer, head, true});
        for (int farther = head + 1; farther <= count; ++farther)
            examples.push_back({dependent, head, farther, false});
    }
    return examples;
}

std::vector<PairExample> shiftReduceExamples(const std::vector<int>& heads)
{
    Oracle oracle(heads);
    AllHeads choices(countOf(heads));
    NullTracer nobody;
    std::vector<int> found;
    parseShiftReduce(countOf(heads), oracle, choices, found, nobody);
    return oracle.takeExamples();
}

std::vector<PairExample> cascadedChunkingExamples(const std::vector<int>& heads)
{
    Oracle oracle(heads);
    AllHeads choices(countOf(heads));
    NullTracer nobody;
    std::vector<int> found;
    parseCascadedChunking(countOf(heads), oracle, choices, found, nobody);
    return oracle.takeExamples();
}

} // namespace arcwright
