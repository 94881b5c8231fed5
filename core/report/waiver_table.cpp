// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/waiver_table.h"

#include "core/messages/filled_sentence.h"
#include "core/messages/finding_sentences.h"
#include "core/treebank/node_names.h"
#include "core/validation/waivers.h"

namespace arcwright {

namespace {

std::string formOf(const Sentence& sentence, const std::string& node)
{
    if (const MultiwordToken* range = rangeNamed(sentence, node))
        return range->form;
    const auto id = nodeNamed(node);
    if (!id)
        return {};
    if (id->empty == 0)
        return id->word >= 1 && id->word <= sentence.unitCount() ? sentence.unitText(id->word) : std::string();
    const EmptyNode* empty = findEmptyNode(sentence, *id);
    return empty ? empty->token.form : std::string();
}

} // namespace

Table newWaiverTable()
{
    Table table;
    table.columns
        = {"level", "testid", "filename", "lineno", "sentid", "nodeid", "form", "message", "reason", "waived by"};
    table.names = table.columns.size();
    return table;
}

void addWaiver(
    Table& table, const std::string& file, std::size_t line, const Sentence& sentence, const Finding& finding)
{
    const Waiver* waiver = waiverOf(sentence, finding);
    if (!waiver)
        return;
    table.rows.push_back({std::to_string(finding.level), std::string(finding.test), file, std::to_string(line),
        std::string(sentence.metadata("sent_id")), finding.node, formOf(sentence, finding.node),
        filledSentence(findingSentence(finding).text, finding.arguments), waiver->reason, waiver->by.author});
}

} // namespace arcwright
