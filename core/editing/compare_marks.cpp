// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/editing/comparison.h"
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
    return {waiver.node, node ? sideOf(sentence, *node).form : std::string(), waiver.reason, "", ""};
}

} // namespace

void Comparison::compareComments()
{
    struct Line {
        std::string text;
        int key;
    };
    std::vector<Line> old;
    std::vector<Line> now;
    for (std::size_t i = 0; i < beforeCount(); ++i) {
        for (const Comment& comment : before(i).comments)
            old.push_back({comment.text, m_words.beforeKey(i, comment.line)});
    }
    for (std::size_t j = 0; j < afterCount(); ++j) {
        for (const Comment& comment : after(j).comments)
            now.push_back({comment.text, m_words.afterKey(j, comment.line)});
    }
    const auto drop = [&](const auto& isSame, bool altered) {
        std::erase_if(old, [&](const Line& line) {
            const auto found
                = std::find_if(now.begin(), now.end(), [&](const Line& other) { return isSame(line, other); });
            if (found == now.end())
                return false;
            if (altered)
                add(Changed::Comment, {"", "", line.text, "", ""}, {"", "", found->text, "", ""});
            now.erase(found);
            return true;
        });
    };
    drop([](const Line& a, const Line& b) { return a.text == b.text && a.key == b.key; }, false);
    drop([](const Line& a, const Line& b) { return a.text == b.text; }, false);
    drop([](const Line& a, const Line& b) { return a.key != 0 && a.key == b.key; }, true);
    for (Line& line : old)
        add(Changed::Comment, {"", "", std::move(line.text), "", ""}, {});
    for (Line& line : now)
        add(Changed::Comment, {}, {"", "", std::move(line.text), "", ""});
}

void Comparison::compareAnnotation()
{
    const auto isConfirmed = [](const auto& sentence) { return sentence->annotation.confirmed; };
    const bool was = std::any_of(m_beforeSentences.begin(), m_beforeSentences.end(), isConfirmed);
    const bool is = std::any_of(m_afterSentences.begin(), m_afterSentences.end(), isConfirmed);
    if (was != is)
        add(Changed::Confirmation, is ? ChangeKind::Added : ChangeKind::Removed);
    const auto remarks = [](SentencePointers sentences) {
        std::string text;
        for (const auto& sentence : sentences) {
            const std::string& remark = sentence->annotation.comment;
            text += (text.empty() || remark.empty() ? "" : "\n") + remark;
        }
        return text;
    };
    if (const std::string old = remarks(m_beforeSentences), now = remarks(m_afterSentences); old != now)
        add(Changed::Remark, {"", "", old, "", ""}, {"", "", now, "", ""});
    comparePins();
    compareWaivers();
}

void Comparison::comparePins()
{
    std::vector<WordPlace> now;
    for (std::size_t j = 0; j < afterCount(); ++j) {
        for (const Pin& pin : after(j).annotation.pins)
            now.push_back({j, pin.dependent});
    }
    for (std::size_t i = 0; i < beforeCount(); ++i) {
        for (const Pin& pin : before(i).annotation.pins) {
            if (pin.dependent > before(i).unitCount())
                continue;
            const auto found = std::find(now.begin(), now.end(), sameUnit(i, pin.dependent));
            if (found == now.end())
                add(Changed::Pin, unitSide(before(i), pin.dependent), {});
            else
                now.erase(found);
        }
    }
    for (const auto& [j, unit] : now)
        add(Changed::Pin, {}, unitSide(after(j), unit));
}

bool Comparison::isSameNode(std::size_t i, const std::string& old, std::size_t j, const std::string& now) const
{
    const auto first = nodeNamed(old);
    const auto second = nodeNamed(now);
    const auto isThere = [](const Sentence& sentence, NodeId node) { return hasNode(sentence, node); };
    if (first && second && before(i).bunsetsu.empty() && isThere(before(i), *first) && isThere(after(j), *second))
        return isSame(NodePlace{i, *first}, NodePlace{j, *second});
    return old.find('-') == std::string::npos ? old == now : now.find('-') != std::string::npos;
}

void Comparison::compareWaivers()
{
    struct Said {
        std::size_t sentence;
        const Waiver* waiver;
    };
    std::vector<Said> now;
    for (std::size_t j = 0; j < afterCount(); ++j) {
        for (const Waiver& waiver : after(j).annotation.waivers)
            now.push_back({j, &waiver});
    }
    for (std::size_t i = 0; i < beforeCount(); ++i) {
        for (const Waiver& old : before(i).annotation.waivers) {
            const auto found = std::find_if(now.begin(), now.end(), [&](const Said& other) {
                return old.test == other.waiver->test && old.reason == other.waiver->reason
                    && isSameNode(i, old.node, other.sentence, other.waiver->node);
            });
            if (found == now.end())
                add(Changed::Waiver, waiverSide(before(i), old), {}, old.test);
            else
                now.erase(found);
        }
    }
    for (const auto& [j, waiver] : now)
        add(Changed::Waiver, {}, waiverSide(after(j), *waiver), waiver->test);
}

} // namespace arcwright
