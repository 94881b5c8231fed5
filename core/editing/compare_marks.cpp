// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/compare_marks.h"

#include <algorithm>

#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

ChangeSide unitSide(const Sentence& sentence, int unit)
{
    ChangeSide side{std::to_string(unit), unit <= sentence.unitCount() ? sentence.unitText(unit) : "", "", "", ""};
    return side;
}

ChangeSide waiverSide(const Sentence& sentence, const Waiver& waiver)
{
    const auto node = nodeNamed(waiver.node);
    const bool isUnit = node && node->empty == 0 && node->word >= 1; // of bunsetsu the number is not a word's
    const std::string form = isUnit ? unitSide(sentence, node->word).form : node ? sideOf(sentence, *node).form : "";
    return {waiver.node, form, waiver.reason, "", ""};
}

void comparePins(Comparison& comparison)
{
    std::vector<WordPlace> now;
    for (std::size_t j = 0; j < comparison.afterCount(); ++j) {
        for (const Pin& pin : comparison.after(j).annotation.pins)
            now.push_back({j, pin.dependent});
    }
    for (std::size_t i = 0; i < comparison.beforeCount(); ++i) {
        for (const Pin& pin : comparison.before(i).annotation.pins) {
            if (pin.dependent > comparison.before(i).unitCount())
                continue;
            const auto found = std::find(now.begin(), now.end(), comparison.sameUnit(i, pin.dependent));
            if (found == now.end())
                comparison.add(Changed::Pin, unitSide(comparison.before(i), pin.dependent), {});
            else
                now.erase(found);
        }
    }
    for (const auto& [j, unit] : now)
        comparison.add(Changed::Pin, {}, unitSide(comparison.after(j), unit));
}

bool isSameNode(
    const Comparison& comparison, std::size_t i, const std::string& old, std::size_t j, const std::string& now)
{
    const auto first = nodeNamed(old);
    const auto second = nodeNamed(now);
    const auto isThere = [](const Sentence& sentence, NodeId node) { return hasNode(sentence, node); };
    if (first && second && comparison.before(i).bunsetsu.empty() && isThere(comparison.before(i), *first)
        && isThere(comparison.after(j), *second))
        return comparison.isSame(Comparison::NodePlace{i, *first}, Comparison::NodePlace{j, *second});
    return old.find('-') == std::string::npos ? old == now : now.find('-') != std::string::npos;
}

void compareWaivers(Comparison& comparison)
{
    struct Said {
        std::size_t sentence;
        const Waiver* waiver;
    };
    std::vector<Said> now;
    for (std::size_t j = 0; j < comparison.afterCount(); ++j) {
        for (const Waiver& waiver : comparison.after(j).annotation.waivers)
            now.push_back({j, &waiver});
    }
    for (std::size_t i = 0; i < comparison.beforeCount(); ++i) {
        for (const Waiver& old : comparison.before(i).annotation.waivers) {
            const auto found = std::find_if(now.begin(), now.end(), [&](const Said& other) {
                return old.test == other.waiver->test && old.reason == other.waiver->reason
                    && isSameNode(comparison, i, old.node, other.sentence, other.waiver->node);
            });
            if (found == now.end())
                comparison.add(Changed::Waiver, waiverSide(comparison.before(i), old), {}, old.test);
            else
                now.erase(found);
        }
    }
    for (const auto& [j, waiver] : now)
        comparison.add(Changed::Waiver, {}, waiverSide(comparison.after(j), *waiver), waiver->test);
}

} // namespace

void compareComments(Comparison& comparison)
{
    struct Line {
        std::string text;
        int key;
    };
    std::vector<Line> old;
    std::vector<Line> now;
    for (std::size_t i = 0; i < comparison.beforeCount(); ++i) {
        for (const Comment& comment : comparison.before(i).comments)
            old.push_back({comment.text, comparison.words().beforeKey(i, comment.line)});
    }
    for (std::size_t j = 0; j < comparison.afterCount(); ++j) {
        for (const Comment& comment : comparison.after(j).comments)
            now.push_back({comment.text, comparison.words().afterKey(j, comment.line)});
    }
    const auto drop = [&](const auto& isSame, bool altered) {
        std::erase_if(old, [&](const Line& line) {
            const auto found
                = std::find_if(now.begin(), now.end(), [&](const Line& other) { return isSame(line, other); });
            if (found == now.end())
                return false;
            if (altered)
                comparison.add(Changed::Comment, {"", "", line.text, "", ""}, {"", "", found->text, "", ""});
            now.erase(found);
            return true;
        });
    };
    drop([](const Line& a, const Line& b) { return a.text == b.text && a.key == b.key; }, false);
    drop([](const Line& a, const Line& b) { return a.text == b.text; }, false);
    drop([](const Line& a, const Line& b) { return a.key != 0 && a.key == b.key; }, true);
    for (Line& line : old)
        comparison.add(Changed::Comment, {"", "", std::move(line.text), "", ""}, {});
    for (Line& line : now)
        comparison.add(Changed::Comment, {}, {"", "", std::move(line.text), "", ""});
}

void compareAnnotation(Comparison& comparison)
{
    const auto isConfirmed = [](const auto& sentence) { return sentence->annotation.confirmed; };
    const bool was = std::any_of(comparison.beforeSentences().begin(), comparison.beforeSentences().end(), isConfirmed);
    const bool is = std::any_of(comparison.afterSentences().begin(), comparison.afterSentences().end(), isConfirmed);
    if (was != is)
        comparison.add(Changed::Confirmation, is ? ChangeKind::Added : ChangeKind::Removed);
    const auto remarks = [](SentencePointers sentences) {
        std::string text;
        for (const auto& sentence : sentences) {
            const std::string& remark = sentence->annotation.comment;
            text += (text.empty() || remark.empty() ? "" : "\n") + remark;
        }
        return text;
    };
    if (const std::string old = remarks(comparison.beforeSentences()), now = remarks(comparison.afterSentences());
        old != now)
        comparison.add(Changed::Remark, {"", "", old, "", ""}, {"", "", now, "", ""});
    comparePins(comparison);
    compareWaivers(comparison);
}

} // namespace arcwright
