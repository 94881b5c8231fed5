// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/suspicion_decisions.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/waived_content.h"

namespace arcwright {

namespace {

constexpr std::array allDecisions{SuspicionDecision::Accepted, SuspicionDecision::Kept, SuspicionDecision::Postponed};

/// Whether any decision was there.
bool dropDecisions(Sentence& sentence, int unit)
{
    const std::string node = std::to_string(unit);
    return std::erase_if(sentence.annotation.waivers, [&](const Waiver& waiver) {
        return waiver.node == node && decisionOfTest(waiver.test);
    }) > 0;
}

} // namespace

std::string_view testOf(SuspicionDecision decision)
{
    static constexpr std::array<std::string_view, allDecisions.size()> tests{
        "suspicious-accepted", "suspicious-kept", "suspicious-postponed"};
    return tests[static_cast<std::size_t>(decision)];
}

std::optional<SuspicionDecision> decisionOfTest(std::string_view test)
{
    const auto* const found = std::find_if(
        allDecisions.begin(), allDecisions.end(), [&](SuspicionDecision each) { return testOf(each) == test; });
    return found == allDecisions.end() ? std::nullopt : std::optional(*found);
}

Result<Sentence> decide(const Sentence& sentence, int unit, SuspicionDecision decision, Signature by)
{
    if (auto checked = checkUnit(sentence, unit); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    dropDecisions(changed, unit);
    return waive(changed, {std::string(testOf(decision)), std::to_string(unit), {}, {}, std::move(by)});
}

Result<Sentence> acceptRival(const Sentence& sentence, int unit, int head, std::string_view relation, Signature by)
{
    if (auto checked = checkUnit(sentence, unit); !checked)
        return failure(checked.error());
    Result<Sentence> changed = sentence.headOf(unit) == head ? sentence : setHead(sentence, unit, head);
    if (changed && !relation.empty())
        changed = setRelation(*changed, unit, relation);
    if (!changed)
        return failure(changed.error());
    return decide(*changed, unit, SuspicionDecision::Accepted, std::move(by));
}

Result<Sentence> withdrawDecision(const Sentence& sentence, int unit)
{
    if (auto checked = checkUnit(sentence, unit); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    if (!dropDecisions(changed, unit))
        return refused(EditProblem::NoSuchWaiver);
    return changed;
}

std::optional<DecisionOnUnit> decisionOn(const Sentence& sentence, int unit)
{
    const std::string node = std::to_string(unit);
    for (const Waiver& waiver : sentence.annotation.waivers) {
        if (waiver.node != node)
            continue;
        if (const auto decision = decisionOfTest(waiver.test); decision && holds(sentence, waiver))
            return DecisionOnUnit{*decision, waiver.by};
    }
    return std::nullopt;
}

void countDecisions(const Sentence& sentence, DecisionCounts& counts)
{
    for (const Waiver& waiver : sentence.annotation.waivers) {
        const auto decision = decisionOfTest(waiver.test);
        if (!decision)
            continue;
        if (*decision == SuspicionDecision::Accepted)
            ++counts.accepted;
        else if (holds(sentence, waiver))
            ++(*decision == SuspicionDecision::Kept ? counts.kept : counts.postponed);
    }
}

} // namespace arcwright
