// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/convert_into.h"

#include <iostream>
#include <memory>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/output.h"
#include "core/conversion/analyses_into.h"
#include "core/documents/working_copy.h"
#include "core/formats/open.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/loss_sentences.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

int complained(const Problem& problem)
{
    complain(problem);
    return BadInputOrOutput;
}

void reportLosses(const std::vector<Loss>& losses)
{
    if (losses.empty())
        return;
    std::cerr << "Left out, because pml has no place for it, or says it by the words themselves:\n";
    for (const Loss& loss : losses)
        std::cerr << "  " << filledSentence(lossSentence(loss.kind), {std::to_string(loss.count), loss.name})
                  << " (first in sentence " << loss.sentence + 1 << ")\n";
}

/// Saves edits into the documents themselves, with lock and journal as the window does. All of them are ours before the
/// first is saved, so that none is left behind because somebody edits another.
Result<void> savedInPlace(const Treebank& documents, const std::vector<std::vector<Edit>>& edits)
{
    std::vector<std::pair<std::unique_ptr<WorkingCopy>, Step>> all;
    for (std::size_t d = 0; d < documents.documents().size(); ++d) {
        if (edits[d].empty())
            continue;
        auto copy = std::make_unique<WorkingCopy>(documents.documents()[d]);
        if (copy->readOnlyBecause())
            return failure(*copy->readOnlyBecause());
        all.emplace_back(std::move(copy), Step{Operation::Several, edits[d]});
    }
    for (auto& [copy, step] : all) {
        if (auto made = copy->make(std::move(step)); !made)
            return failure(made.error());
        if (auto saved = copy->save(); !saved)
            return saved;
    }
    return {};
}

json toJson(const AnalysesInto& home, const Treebank& documents)
{
    json files = json::array();
    for (std::size_t d = 0; d < documents.documents().size(); ++d)
        files.push_back({{"file", documents.documents()[d]->path()}, {"changed", home.edits[d].size()}});
    json losses = json::array();
    for (const Loss& loss : home.losses)
        losses.push_back({{"kind", nameOf(loss.kind)}, {"name", loss.name}, {"count", loss.count},
            {"first_sentence", loss.sentence + 1}});
    return {{"files", std::move(files)}, {"losses", std::move(losses)}};
}

} // namespace

int convertInto(const IntoOptions& options)
{
    const auto analyses = openNamed(options.in, options.from);
    if (!analyses)
        return complained(analyses.error());
    const auto documents = openNamed(options.into);
    if (!documents)
        return complained(documents.error());
    auto home = analysesInto(*analyses, *documents);
    if (!home)
        return complained(home.error());
    reportLosses(home->losses);
    Treebank edited = *documents;
    std::size_t changed = 0;
    for (std::size_t d = 0; d < documents->documents().size(); ++d) {
        changed += home->edits[d].size();
        edited = edited.with(d, documents->documents()[d]->with(home->edits[d]));
    }
    const auto written = options.out.empty() ? savedInPlace(*documents, home->edits)
                                             : writeTreebank(edited, {options.into, options.out, {}});
    if (!written)
        return complained(written.error());
    if (options.json)
        std::cout << jsonText(toJson(*home, *documents), 1) << '\n';
    else
        std::cout << "Changed " << changed << (changed == 1 ? " sentence" : " sentences") << " of " << documents->size()
                  << ".\n";
    return Fine;
}

} // namespace arcwright::cli
