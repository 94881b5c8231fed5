// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how long searches take that a chart leads to, against three layers: from the index, and sentence by sentence.
// One head in eight of the layers is another one than in gold; they are made up here, since it does not matter to a
// search who predicts. Needs a treebank, whose sentences are repeated until there are as many words as are asked for:
//     arcwright_query_bench FILE... [--words 1000000]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/documents/treebank.h"
#include "core/formats/open.h"
#include "core/query/search_index.h"

namespace {

using namespace arcwright;

constexpr std::array layerNames{"A", "B", "C"};

constexpr std::array patterns{"relation=obl AND distance>7 AND right in A AND wrong in B", "relation=obl", "wrong in A",
    "wrong head in A AND wrong head in B AND wrong head in C", "A.depth=5..", "upos=NOUN nonprojective in C",
    "feats.Case=Acc direction=left", "form~\"(?i)^po\"", "v:[upos=VERB] >nsubj [wrong in A]",
    "n:[upos=NOUN]; not n >det []", "[] group by relation, A.outcome, B.outcome"};

double milliseconds(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The least of some times, which the other programs disturb least.
double leastOf(int turns, const std::function<void()>& work)
{
    double least = milliseconds(work);
    for (int turn = 1; turn < turns; ++turn)
        least = std::min(least, milliseconds(work));
    return least;
}

/// A treebank read again and again, with layers over it.
class Corpus {
public:
    Corpus(Treebank treebank, std::size_t words) : m_treebank(std::move(treebank))
    {
        while (m_treebank.size() > 0 && m_words < words) {
            const std::size_t place = m_places.size() % m_treebank.size();
            const auto sentence = m_treebank.sentence(place);
            m_places.push_back(place);
            m_graphs.emplace_back();
            m_words += static_cast<std::size_t>(sentence->unitCount());
            for (std::size_t layer = 0; layer < layerNames.size(); ++layer)
                m_graphs.back()[layer] = otherTree(*sentence);
        }
    }

    std::size_t words() const { return m_words; }
    std::size_t size() const { return m_places.size(); }

    template <class Call>
    void forEach(const Call& call) const
    {
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const auto sentence = m_treebank.sentence(m_places[i]);
            std::array<SearchedLayer, layerNames.size()> layers;
            for (std::size_t layer = 0; layer < layers.size(); ++layer)
                layers[layer] = {layerNames[layer], &m_graphs[i][layer], &m_relations};
            call(SearchedSentence{*sentence, nullptr, nullptr, layers});
        }
    }

private:
    Graph otherTree(const Sentence& sentence)
    {
        Graph graph = graphOf(sentence, m_relations);
        graph.secondary.clear();
        for (int unit = 1; unit <= graph.size(); ++unit) {
            if (m_random.below(8) == 0)
                graph.heads[static_cast<std::size_t>(unit)] = unit - 1;
        }
        return graph;
    }

    Treebank m_treebank;
    RelationPool m_relations;
    Random m_random{1};
    std::vector<std::size_t> m_places;
    std::vector<std::array<Graph, layerNames.size()>> m_graphs;
    std::size_t m_words = 0;
};

std::size_t matchesIn(const std::vector<IndexedMatches>& found)
{
    std::size_t matches = 0;
    for (const IndexedMatches& one : found)
        matches += one.matches.size();
    return matches;
}

void measure(const char* text, const SearchIndex& index, const Corpus& corpus)
{
    const auto query = parseQuery(text);
    if (!query) {
        std::fprintf(stderr, "no pattern: %s\n", text);
        return;
    }
    const bool isCounted = !query->groups.empty();
    std::size_t matches = 0;
    const double indexed
        = leastOf(5, [&] { matches = isCounted ? index.count(*query).total : matchesIn(index.find(query->pattern)); });
    const double read = milliseconds([&] {
        GroupCounter counter(query->groups);
        corpus.forEach([&](const SearchedSentence& searched) {
            const auto found = findMatches(query->pattern, searched);
            if (isCounted)
                counter.add(searched, found);
        });
    });
    std::printf("    %-62s %8zu matches %9.1f ms, reading the sentences %9.1f ms\n", text, matches, indexed, read);
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::string> files;
    std::size_t words = 1'000'000;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--words") == 0 && i + 1 < argc)
            words = std::strtoull(argv[++i], nullptr, 10);
        else
            files.emplace_back(argv[i]);
    }
    auto treebank = files.empty() ? Result<Treebank>(Treebank()) : openTreebank(files);
    if (!treebank || treebank->size() == 0) {
        std::fprintf(stderr, "usage: arcwright_query_bench FILE... [--words N]\n");
        return EXIT_FAILURE;
    }
    const Corpus corpus(std::move(*treebank), words);
    SearchIndex index({layerNames.begin(), layerNames.end()});
    const double made
        = milliseconds([&] { corpus.forEach([&](const SearchedSentence& searched) { index.add(searched); }); });
    std::printf("%zu words in %zu sentences, three layers; the index is made in %.0f ms\n", corpus.words(),
        corpus.size(), made);
    for (const char* text : patterns)
        measure(text, index, corpus);
    return EXIT_SUCCESS;
}
