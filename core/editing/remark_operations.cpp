// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/remark_operations.h"

#include <algorithm>
#include <utility>

#include "core/editing/annotation_operations.h"
#include "core/treebank/waived_content.h"

namespace arcwright {

namespace {

std::string_view nameOf(RemarkOn on)
{
    return on == RemarkOn::Unit ? unitRemark : arcRemark;
}

} // namespace

std::vector<Remark> remarksOf(const Sentence& sentence)
{
    std::vector<Remark> remarks;
    for (const Waiver& waiver : sentence.annotation.waivers) {
        if (isRemark(waiver.test))
            remarks.push_back({waiver.test == arcRemark ? RemarkOn::Arc : RemarkOn::Unit, waiver.node, waiver.reason,
                holds(sentence, waiver), waiver.by});
    }
    return remarks;
}

bool isRemarked(const Sentence& sentence)
{
    const auto& waivers = sentence.annotation.waivers;
    return !sentence.annotation.comment.empty()
        || std::any_of(waivers.begin(), waivers.end(), [](const auto& waiver) { return isRemark(waiver.test); });
}

std::string_view remarkOn(const Sentence& sentence, int unit, RemarkOn on)
{
    const std::string node = std::to_string(unit);
    const auto& waivers = sentence.annotation.waivers;
    const auto found = std::find_if(waivers.begin(), waivers.end(),
        [&](const Waiver& waiver) { return waiver.test == nameOf(on) && waiver.node == node; });
    return found == waivers.end() ? std::string_view() : std::string_view(found->reason);
}

Result<Sentence> setRemark(const Sentence& sentence, int unit, RemarkOn on, std::string text, Signature by)
{
    const std::string node = std::to_string(unit);
    if (!text.empty())
        return waive(sentence, {std::string(nameOf(on)), node, {}, std::move(text), std::move(by)});
    if (remarkOn(sentence, unit, on).empty())
        return sentence;
    return unwaive(sentence, nameOf(on), node);
}

} // namespace arcwright
