// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/documents/treebank.h"
#include "core/evaluation/make_outcome_table.h"
#include "core/formats/registry.h"

namespace arcwright::test {

/// A word of a sample: form, tag, gold's head and relation, the system's.
struct SampleWord {
    std::string form;
    std::string tag;
    int head = 0;
    std::string relation;
    int foundHead = 0;
    std::string foundRelation;
};

/// Sentences of gold and of one system, and the table of them.
class ReportSample {
public:
    explicit ReportSample(const std::vector<std::vector<SampleWord>>& sentences, const std::string& name = "hill")
        : gold(treebankOf(sentences, true))
        , system(treebankOf(sentences, false))
        , table(*makeOutcomeTable(gold, {systemOf(name, system, gold)}, relations, {}))
    {
    }

    RelationPool relations;
    Treebank gold;
    Treebank system;
    OutcomeTable table;

private:
    static Treebank treebankOf(const std::vector<std::vector<SampleWord>>& sentences, bool isGold)
    {
        std::string text;
        for (const auto& sentence : sentences) {
            int number = 0;
            for (const SampleWord& word : sentence)
                text += std::to_string(++number) + '\t' + word.form + "\t_\t" + word.tag + "\t_\t_\t"
                    + std::to_string(isGold ? word.head : word.foundHead) + '\t'
                    + (isGold ? word.relation : word.foundRelation) + "\t_\t_\n";
            text += '\n';
        }
        return Treebank({std::make_shared<const Document>("gold.conllu", text, formatNamed("conllu"))});
    }
};

/// How often a piece is in a text.
inline std::size_t countOf(const std::string& text, const std::string& piece)
{
    std::size_t count = 0;
    for (auto at = text.find(piece); at != std::string::npos; at = text.find(piece, at + piece.size()))
        ++count;
    return count;
}

} // namespace arcwright::test
