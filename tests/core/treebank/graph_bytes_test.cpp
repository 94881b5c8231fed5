// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/graph_bytes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace arcwright {
namespace graph_bytes_test {

Graph randomGraph(RelationPool& relations)
{
    const auto relation = [&] {
        const auto number = *rc::gen::inRange(0, 6);
        return number == 0 ? RelationId() : relations.intern("r\n\xC3\xA9" + std::to_string(number));
    };
    const int words = *rc::gen::inRange(0, 12);
    Graph graph(words);
    for (int word = 1; word <= words; ++word) {
        graph.heads[static_cast<std::size_t>(word)] = *rc::gen::inRange(-1, words + 1);
        graph.relations[static_cast<std::size_t>(word)] = relation();
    }
    for (int arcs = *rc::gen::inRange(0, words + 1); arcs > 0; --arcs)
        graph.secondary.push_back({*rc::gen::inRange(0, words + 1), *rc::gen::inRange(1, words + 1), relation()});
    if (*rc::gen::arbitrary<bool>())
        graph.members = std::vector<bool>(graph.heads.size(), true);
    return graph;
}

TEST(GraphBytesTest, AnotherPoolReadsTheSame)
{
    rc::check([] {
        RelationPool here;
        std::vector<Graph> graphs;
        for (int count = *rc::gen::inRange(0, 4); count > 0; --count)
            graphs.push_back(randomGraph(here));
        RelationWriter writer(here);
        std::string bytes;
        for (const Graph& graph : graphs)
            appendGraph(bytes, graph, writer);
        RelationPool there;
        there.intern("another");
        const std::string texts = writer.texts();
        const RelationReader reader(texts, there);
        RC_ASSERT(reader.isSound());
        BlockReader blocks{bytes};
        for (const Graph& graph : graphs) {
            auto read = takeGraph(blocks, reader);
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->heads == graph.heads && read->members == graph.members);
            RC_ASSERT(read->secondary.size() == graph.secondary.size());
            for (std::size_t node = 0; node < graph.heads.size(); ++node)
                RC_ASSERT(there.text(read->relations[node]) == here.text(graph.relations[node]));
            for (std::size_t i = 0; i < graph.secondary.size(); ++i) {
                RC_ASSERT(read->secondary[i].head == graph.secondary[i].head);
                RC_ASSERT(there.text(read->secondary[i].relation) == here.text(graph.secondary[i].relation));
            }
        }
        RC_ASSERT(blocks.rest.empty());
        if (!graphs.empty()) {
            BlockReader broken{std::string_view(bytes).substr(0, bytes.size() - 1)};
            bool isWhole = true;
            for (std::size_t i = 0; i < graphs.size() && isWhole; ++i)
                isWhole = takeGraph(broken, reader).has_value();
            RC_ASSERT(!isWhole);
        }
    });
}

} // namespace graph_bytes_test
} // namespace arcwright
