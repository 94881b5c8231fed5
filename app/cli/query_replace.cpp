// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/query_replace.h"

#include <iostream>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/made_edits.h"
#include "app/cli/output.h"
#include "core/base/utf8.h"
#include "core/editing/changes.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

/// One value that changes: of a word its field or a parent, or that it comes or goes; of a bunsetsu its head or type.
struct ValueChange {
    std::string unit;
    std::string form;
    std::string field;
    std::string before;
    std::string after;
};

/// A parent as DEPS has it; empty where there is none.
std::string parentText(const ChangeSide& side)
{
    return side.head.empty() ? std::string() : side.head + ':' + side.value;
}

/// Values as files write them; of what follows from a change of words nothing is told.
std::vector<ValueChange> valueChanges(const Edit& edit)
{
    std::vector<ValueChange> found;
    for (const Change& change : changes(edit)) {
        const ChangeSide& before = change.before;
        const ChangeSide& after = change.after;
        if (change.what == Changed::Parent) {
            const ChangeSide& node = after.node.empty() ? before : after;
            found.push_back({node.node, node.form, "DEPS", parentText(before), parentText(after)});
            continue;
        }
        if (change.what == Changed::Word || change.what == Changed::EmptyNode) {
            const ChangeSide& node = after.node.empty() ? before : after;
            found.push_back(
                {node.node, node.form, change.what == Changed::Word ? "word" : "empty node", before.form, after.form});
            continue;
        }
        if (change.what != Changed::WordField && change.what != Changed::Bunsetsu)
            continue;
        const bool isHead = change.what == Changed::Bunsetsu ? before.head != after.head : change.field == "HEAD";
        if (isHead)
            found.push_back({before.node, before.form, "HEAD", before.head, after.head});
        else
            found.push_back({before.node, before.form, change.what == Changed::Bunsetsu ? "type" : change.field,
                before.value, after.value});
    }
    return found;
}

std::string shown(const std::string& value)
{
    return value.empty() ? "_" : withVisibleControls(value);
}

void printValues(const Treebank& treebank, const MadeEdit& changed)
{
    const auto place = treebank.place(changed.index);
    const Document& document = *treebank.documents()[place.document];
    for (const ValueChange& change : valueChanges(changed.edit))
        std::cout << withVisibleControls(document.path()) << ':' << document.line(place.sentence) << ": sentence "
                  << place.sentence + 1 << ": " << change.unit << ' ' << withVisibleControls(change.form) << ": "
                  << change.field << ' ' << shown(change.before) << " -> " << shown(change.after) << '\n';
}

json valuesAsJson(const Treebank& treebank, const MadeEdit& changed)
{
    json list = json::array();
    for (const ValueChange& change : valueChanges(changed.edit))
        list.push_back({{"word", change.unit}, {"form", change.form}, {"field", change.field},
            {"before", change.before}, {"after", change.after}});
    const auto place = treebank.place(changed.index);
    return {{"file", treebank.documents()[place.document]->path()}, {"sentence", place.sentence + 1},
        {"id", changed.edit.before.front()->metadata("sent_id")}, {"changes", std::move(list)}};
}

Result<std::optional<Edit>> editOf(const SearchedTreebank& searched, const FoundSentence& found, const Rewrite& rewrite,
    const EnhancedPractice& practice)
{
    const bool asks = !layersAskedFor(rewrite).empty();
    const auto layers = asks ? searched.layersOf(found.index, found.sentence) : SentenceLayers();
    if (!layers)
        return failure(layers.error());
    return rewritingEdit(searched.treebank().key(found.index).sentence, found.sentence,
        searched.searched(*found.sentence, *layers), found.matches, rewrite, practice);
}

} // namespace

int replace(const SearchedTreebank& searched, const std::vector<FoundSentence>& found, const Rewrite& rewrite,
    const ReplacementPlan& plan)
{
    const Treebank& treebank = searched.treebank();
    EnhancedPractice practice;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        practice.add(*treebank.sentence(i));
    std::vector<MadeEdit> changed;
    RewriteRefusals refused;
    std::size_t matches = 0;
    for (const FoundSentence& one : found) {
        matches += one.matches.size();
        auto edit = editOf(searched, one, rewrite, practice);
        if (!edit)
            refused.add(edit.error(), one.index);
        else if (*edit)
            changed.push_back({one.index, std::move(**edit)});
    }
    if (!plan.out.empty()) {
        const auto edited = withEdits(treebank, changed);
        if (const auto written = edited ? writeTreebank(*edited, {plan.in, plan.out, {}}) : failure(edited.error());
            !written) {
            complain(written.error());
            return BadInputOrOutput;
        }
    }
    json list = json::array();
    for (const MadeEdit& one : plan.countOnly ? std::vector<MadeEdit>() : changed) {
        if (plan.json)
            list.push_back(valuesAsJson(treebank, one));
        else
            printValues(treebank, one);
    }
    complainOfRefusals(refused, treebank);
    if (plan.json)
        std::cout << jsonText(json{{"searched", treebank.size()}, {"matches", matches}, {"sentences", changed.size()},
            {"refused", refused.count()}, {"written", !plan.out.empty()}, {"changed", std::move(list)}})
                  << '\n';
    else
        std::cout << changed.size() << " of " << treebank.size() << " sentences "
                  << (plan.out.empty() ? "would change" : "changed") << "; " << refused.count()
                  << " cannot be changed so\n";
    return changed.empty() || !plan.out.empty() ? Fine : Found;
}

} // namespace arcwright::cli
