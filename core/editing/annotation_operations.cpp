// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/annotation_operations.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/treebank_problems.h"
#include "core/treebank/waived_content.h"

namespace arcwright {

namespace {

std::vector<int> headsOf(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        heads.push_back(sentence.headOf(unit));
    return heads;
}

auto samePlace(std::string_view test, std::string_view node)
{
    return [=](const Waiver& waiver) { return waiver.test == test && waiver.node == node; };
}

} // namespace

Result<void> checkConfirmable(const Sentence& sentence, RootRule roots)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    const std::vector<int> heads = headsOf(sentence);
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        if (sentence.headOf(unit) == kNoHead)
            return refused(TreebankProblem::WithoutHead, {std::to_string(unit), sentence.unitText(unit)});
    }
    if (const auto circle = findCycle(heads); !circle.empty()) {
        std::string words;
        for (const int unit : circle)
            words += (words.empty() ? "" : " ") + sentence.unitText(unit);
        return refused(EditProblem::OnCircle, {words});
    }
    const auto count = std::count(heads.begin() + 1, heads.end(), kRoot);
    if (roots == RootRule::Single && count > 1)
        return refused(EditProblem::SeveralRoots, {std::to_string(count)});
    return {};
}

Result<Sentence> confirm(const Sentence& sentence, Signature by, RootRule roots)
{
    if (auto checked = checkConfirmable(sentence, roots); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    changed.annotation.confirmed = true;
    changed.annotation.confirmedBy = std::move(by);
    return changed;
}

Result<Sentence> unconfirm(const Sentence& sentence)
{
    if (auto checked = checkReadable(sentence); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    changed.annotation.confirmed = false;
    changed.annotation.confirmedBy = {};
    return changed;
}

Result<Sentence> pin(const Sentence& sentence, int dependent, Signature by)
{
    if (auto checked = checkUnit(sentence, dependent); !checked)
        return failure(checked.error());
    const int head = sentence.headOf(dependent);
    if (head == kNoHead)
        return refused(TreebankProblem::WithoutHead, {std::to_string(dependent), sentence.unitText(dependent)});
    Sentence changed = sentence;
    auto& pins = changed.annotation.pins;
    std::erase_if(pins, [&](const Pin& other) { return other.dependent == dependent; });
    const auto place
        = std::find_if(pins.begin(), pins.end(), [&](const Pin& other) { return other.dependent > dependent; });
    pins.insert(place, {dependent, head, std::move(by)});
    return changed;
}

Result<Sentence> unpin(const Sentence& sentence, int dependent)
{
    if (auto checked = checkUnit(sentence, dependent); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    if (std::erase_if(changed.annotation.pins, [&](const Pin& other) { return other.dependent == dependent; }) == 0)
        return refused(EditProblem::NoSuchPin);
    return changed;
}

bool holds(const Sentence& sentence, const Pin& pin)
{
    return pin.dependent >= 1 && pin.dependent <= sentence.unitCount() && sentence.headOf(pin.dependent) == pin.head;
}

bool isPinned(const Sentence& sentence, int dependent)
{
    const auto& pins = sentence.annotation.pins;
    return std::any_of(
        pins.begin(), pins.end(), [&](const Pin& pin) { return pin.dependent == dependent && holds(sentence, pin); });
}

Result<Sentence> waive(const Sentence& sentence, Waiver waiver)
{
    if (auto checked = checkReadable(sentence); !checked)
        return failure(checked.error());
    waiver.content = waivedContent(sentence, waiver.node);
    if (!waiver.node.empty() && waiver.content.empty())
        return refused(EditProblem::NoSuchNode, {waiver.node});
    Sentence changed = sentence;
    auto& waivers = changed.annotation.waivers;
    const auto old = std::find_if(waivers.begin(), waivers.end(), samePlace(waiver.test, waiver.node));
    if (old == waivers.end())
        waivers.push_back(std::move(waiver));
    else
        *old = std::move(waiver);
    return changed;
}

Result<Sentence> unwaive(const Sentence& sentence, std::string_view test, std::string_view node)
{
    if (auto checked = checkReadable(sentence); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    if (std::erase_if(changed.annotation.waivers, samePlace(test, node)) == 0)
        return refused(EditProblem::NoSuchWaiver);
    return changed;
}

Result<Sentence> setRemark(const Sentence& sentence, std::string text)
{
    if (auto checked = checkReadable(sentence); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    changed.annotation.comment = std::move(text);
    return changed;
}

} // namespace arcwright
