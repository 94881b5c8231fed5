// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/edits_in_original.h"

#include <algorithm>
#include <deque>
#include <map>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "core/base/sequence_alignment.h"
#include "core/conversion/format_terms.h"
#include "core/conversion/word_edits.h"
#include "core/treebank/japanese_fields.h"

namespace arcwright {

namespace {

std::vector<std::string> textsOf(const std::vector<Comment>& comments)
{
    std::vector<std::string> texts;
    texts.reserve(comments.size());
    for (const Comment& comment : comments)
        texts.push_back(comment.text);
    return texts;
}

/// Where the other format has no place for bunsetsu, those of the original, as labels of the words.
void labelBunsetsu(Sentence& sentence, const Sentence& original, const WordMap& map)
{
    for (int id = 1; id <= sentence.size(); ++id) {
        const int was = map.was(id);
        const bool begins = std::any_of(original.bunsetsu.begin(), original.bunsetsu.end(),
            [&](const Bunsetsu& bunsetsu) { return bunsetsu.first == was; });
        sentence.word(id).setFurther(japanese::bunsetsuLabel, begins ? "B" : "I");
    }
}

class Carrier {
public:
    /// `before` and `after` are in the terms of the original.
    Carrier(const Sentence& original, const Sentence& before, const Sentence& after, const WordMap& map)
        : m_original(original), m_before(before), m_after(after), m_map(map), m_result(original)
    {
    }

    std::optional<Sentence> run()
    {
        m_result.tokens = originalWordsWithEdits(m_original, m_before, m_after, m_map);
        carryComments();
        if (!carryRanges() || !carryEmptyNodes())
            return std::nullopt;
        if (m_before.bunsetsu.size() == m_original.bunsetsu.size())
            carryBunsetsu();
        else if (m_before.bunsetsu != m_after.bunsetsu)
            return std::nullopt;
        return std::move(m_result);
    }

private:
    void carryComments()
    {
        std::vector<Comment> comments = m_original.comments;
        for (Comment& comment : comments)
            comment.wordsBefore = m_map.placeNow(comment.wordsBefore);
        const auto old = alignedVersions(textsOf(m_before.comments), textsOf(m_after.comments));
        std::vector<const Comment*> kept(m_before.comments.size(), nullptr); // as they are now
        std::vector<Comment> added;
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (old[i] < 0)
                added.push_back(m_after.comments[i]);
            else
                kept[static_cast<std::size_t>(old[i])] = &m_after.comments[i];
        }
        std::unordered_map<std::string_view, std::deque<std::size_t>> places; // by text, those not taken yet
        for (std::size_t i = 0; i < m_original.comments.size(); ++i)
            places[m_original.comments[i].text].push_back(i);
        std::vector<bool> isGone(comments.size(), false);
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const auto found = places.find(m_before.comments[i].text);
            if (found == places.end() || found->second.empty())
                continue;
            const std::size_t place = found->second.front();
            found->second.pop_front();
            if (kept[i])
                comments[place].text = kept[i]->text;
            else
                isGone[place] = true;
        }
        std::size_t next = 0;
        std::erase_if(comments, [&](const Comment&) { return isGone[next++]; });
        comments.insert(placeOfNew(comments), added.begin(), added.end());
        std::stable_sort(comments.begin(), comments.end(),
            [](const Comment& first, const Comment& second) { return first.wordsBefore < second.wordsBefore; });
        m_result.comments = std::move(comments);
    }

    /// Behind the comments and tags that begin the sentence, before KNP's phrases.
    static std::vector<Comment>::iterator placeOfNew(std::vector<Comment>& comments)
    {
        return std::find_if(comments.begin(), comments.end(),
            [](const Comment& comment) { return comment.wordsBefore > 0 || comment.text.starts_with('+'); });
    }

    bool carryRanges()
    {
        const auto mapped = [&](const std::vector<MultiwordToken>& ranges) {
            std::vector<MultiwordToken> now;
            for (MultiwordToken range : ranges) {
                while (range.first <= range.last && m_map.now(range.first) == WordMap::kGone)
                    ++range.first;
                if (range.first > range.last)
                    continue;
                range.last = m_map.placeNow(range.last);
                range.first = m_map.now(range.first);
                now.push_back(std::move(range));
            }
            return now;
        };
        m_result.multiwordTokens = mapped(m_original.multiwordTokens);
        const auto before = mapped(m_before.multiwordTokens);
        if (before == m_after.multiwordTokens)
            return true;
        if (before != m_result.multiwordTokens) // which the other format has not got
            return false;
        for (const MultiwordToken& old : before) {
            if (std::find(m_after.multiwordTokens.begin(), m_after.multiwordTokens.end(), old)
                == m_after.multiwordTokens.end())
                std::erase(m_result.multiwordTokens, old);
        }
        for (const MultiwordToken& range : m_after.multiwordTokens) {
            if (std::find(before.begin(), before.end(), range) == before.end())
                m_result.multiwordTokens.push_back(range);
        }
        std::sort(m_result.multiwordTokens.begin(), m_result.multiwordTokens.end(),
            [](const MultiwordToken& first, const MultiwordToken& second) { return first.first < second.first; });
        return true;
    }

    bool carryEmptyNodes()
    {
        std::map<int, int> last; // of the empty nodes behind each word
        const auto mapped = [&](const std::vector<EmptyNode>& nodes) {
            std::vector<EmptyNode> now = nodes;
            last.clear();
            for (EmptyNode& node : now) {
                node.id.word = m_map.placeNow(node.id.word);
                node.id.empty = ++last[node.id.word];
                node.token.parents = mappedParents(node.token.parents, m_map);
            }
            return now;
        };
        m_result.emptyNodes = mapped(m_original.emptyNodes);
        const auto before = mapped(m_before.emptyNodes);
        if (before == m_after.emptyNodes)
            return isNumberedAsBefore();
        if (before != m_result.emptyNodes)
            return false;
        m_result.emptyNodes = m_after.emptyNodes;
        for (EmptyNode& node : m_result.emptyNodes) {
            const auto same
                = std::find_if(before.begin(), before.end(), [&](const EmptyNode& old) { return old.id == node.id; });
            if (same != before.end())
                node.token.line = m_original.emptyNodes[static_cast<std::size_t>(same - before.begin())].token.line;
        }
        return true;
    }

    /// Whether no two words' empty nodes came together, so that parents still name the right ones.
    bool isNumberedAsBefore() const
    {
        return std::equal(m_original.emptyNodes.begin(), m_original.emptyNodes.end(), m_result.emptyNodes.begin(),
            [](const EmptyNode& first, const EmptyNode& second) { return first.id.empty == second.id.empty; });
    }

    void carryBunsetsu()
    {
        std::vector<Bunsetsu> made;
        for (const Bunsetsu& now : m_after.bunsetsu) {
            const int index = sameAs(now);
            if (index == 0) {
                made.push_back(now);
                continue;
            }
            const Bunsetsu& was = m_before.bunsetsu[static_cast<std::size_t>(index) - 1];
            Bunsetsu carried = m_original.bunsetsu[static_cast<std::size_t>(index) - 1];
            carried.first = now.first;
            carried.last = now.last;
            carried.head = numberNow(was.head) == now.head ? numberNow(carried.head) : now.head;
            if (was.type != now.type)
                carried.type = now.type;
            if (was.rest != now.rest)
                carried.rest = now.rest;
            made.push_back(std::move(carried));
        }
        m_result.bunsetsu = std::move(made);
    }

    /// The number of the bunsetsu that a bunsetsu of `after` was: that which its first word that is not new began.
    int sameAs(const Bunsetsu& now) const
    {
        for (int id = now.first; id <= now.last; ++id) {
            if (m_map.was(id) == 0)
                continue;
            const auto& before = m_before.bunsetsu;
            const auto found = std::find_if(before.begin(), before.end(),
                [&](const Bunsetsu& bunsetsu) { return firstLeft(bunsetsu) == m_map.was(id); });
            return found == before.end() ? 0 : static_cast<int>(found - before.begin()) + 1;
        }
        return 0;
    }

    /// The first word of a bunsetsu that is still there.
    int firstLeft(const Bunsetsu& bunsetsu) const
    {
        int id = bunsetsu.first;
        while (id < bunsetsu.last && m_map.now(id) == WordMap::kGone)
            ++id;
        return id;
    }

    /// The number that bunsetsu `before` has now: of the one that has its last word.
    int numberNow(int before) const
    {
        if (before <= kRoot)
            return before;
        const int word = m_map.placeNow(m_before.bunsetsu[static_cast<std::size_t>(before) - 1].last);
        const auto& after = m_after.bunsetsu;
        const auto found = std::find_if(after.begin(), after.end(),
            [&](const Bunsetsu& bunsetsu) { return bunsetsu.first <= word && word <= bunsetsu.last; });
        return found == after.end() ? kNoHead : static_cast<int>(found - after.begin()) + 1;
    }

    const Sentence& m_original;
    const Sentence& m_before;
    const Sentence& m_after;
    const WordMap& m_map;
    Sentence m_result;
};

/// Drops from `after` the comments that `converted` has and `before`, the same in the terms of the original, has not:
/// they say in another way what the original says in its own.
void dropRestated(Sentence& after, const Sentence& before, const Sentence& converted)
{
    std::unordered_map<std::string_view, std::size_t> left; // how many there are of a text
    for (const Comment& comment : before.comments)
        ++left[comment.text];
    std::unordered_set<std::string_view> restated;
    for (const Comment& comment : converted.comments) {
        if (const auto found = left.find(comment.text); found != left.end() && found->second > 0)
            --found->second;
        else
            restated.insert(comment.text);
    }
    std::erase_if(after.comments, [&](const Comment& comment) { return restated.contains(comment.text); });
}

/// Makes the basic copies of the original's enhanced arcs follow heads and relations that changed alone.
Sentence withOwnCopiesMoved(const Sentence& original, Sentence carried, const WordMap& map)
{
    if (!original.bunsetsu.empty())
        return carried;
    Sentence unmoved = carried;
    for (int id = 1; id <= carried.size(); ++id) {
        if (map.was(id) == 0)
            continue;
        const Token& was = original.word(map.was(id));
        if (map.now(was.head) != WordMap::kGone && mappedParents(was.parents, map) == carried.word(id).parents) {
            unmoved.word(id).head = map.now(was.head);
            unmoved.word(id).relation = was.relation;
        }
    }
    for (int id = 1; id <= carried.size(); ++id) {
        if (unmoved.word(id).head != carried.word(id).head)
            unmoved = withHead(unmoved, id, carried.word(id).head);
        if (unmoved.word(id).relation != carried.word(id).relation)
            unmoved = withRelation(unmoved, id, carried.word(id).relation);
    }
    return unmoved;
}

} // namespace

Sentence withEnhancedCopiesMoved(const Sentence& before, const Sentence& after, const WordMap& map)
{
    Sentence moved = after;
    for (int id = 1; id <= after.size(); ++id) {
        if (map.was(id) == 0)
            continue;
        const Token& was = before.word(map.was(id));
        const Token& now = after.word(id);
        const int oldHead = map.now(was.head);
        const bool isMoved = oldHead != now.head || was.relation != now.relation;
        if (!isMoved || oldHead == WordMap::kGone || now.parents != mappedParents(was.parents, map))
            continue;
        moved.word(id).head = oldHead;
        moved.word(id).relation = was.relation;
        moved = withRelation(withHead(moved, id, now.head), id, now.relation);
    }
    return moved;
}

std::optional<Sentence> originalWithEdits(const ConvertedSentence& sentence, const Format& own, const Format& other)
{
    const WordMap map(sentence.before, sentence.after);
    if (sentence.before.size() != sentence.original.size())
        return std::nullopt;
    Sentence before = sentence.before;
    Sentence after = withEnhancedCopiesMoved(sentence.before, sentence.after, map);
    Sentence ownBefore = restated(before, other, own);
    if (ownBefore.bunsetsu.size() != sentence.original.bunsetsu.size()) {
        labelBunsetsu(before, sentence.original, WordMap(before, before));
        labelBunsetsu(after, sentence.original, map);
        ownBefore = restated(before, other, own);
    }
    Sentence ownAfter = restated(after, other, own);
    dropRestated(ownAfter, ownBefore, sentence.before);
    auto carried = Carrier(sentence.original, ownBefore, ownAfter, map).run();
    if (!carried)
        return std::nullopt;
    return withOwnCopiesMoved(sentence.original, std::move(*carried), map);
}

} // namespace arcwright
