// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/error_repairs.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr std::array<std::string_view, repairKindCount> repairNames{
    "root", "reversal", "too-low", "too-high", "elsewhere", "relation"};

/// Finds the repairs of one sentence, one kind after the other.
class RepairFinder {
public:
    RepairFinder(std::span<const int> gold, std::span<const int> found)
        : m_gold(gold.begin(), gold.end()), m_found(found.begin(), found.end()), m_isWrong(gold.size())
    {
        for (std::size_t word = 1; word < gold.size(); ++word)
            m_isWrong[word] = gold[word] != found[word];
    }

    std::vector<TreeRepair> run(const std::vector<bool>& isRelationRight)
    {
        takeRoots();
        for (int word = 1; word < size(); ++word)
            takeReversal(word);
        takeMoves();
        for (int word = 1; word < size(); ++word) {
            if (gold(word) == found(word) && !isRelationRight[static_cast<std::size_t>(word)])
                m_repairs.push_back({RepairKind::Relation, {word}});
        }
        return std::move(m_repairs);
    }

private:
    int size() const { return static_cast<int>(m_gold.size()); }
    int gold(int word) const { return m_gold[static_cast<std::size_t>(word)]; }
    int found(int word) const { return m_found[static_cast<std::size_t>(word)]; }
    bool isWrong(int word) const { return m_isWrong[static_cast<std::size_t>(word)]; }

    void take(RepairKind kind, std::vector<int> words)
    {
        std::sort(words.begin(), words.end());
        for (const int word : words)
            m_isWrong[static_cast<std::size_t>(word)] = false;
        m_repairs.push_back({kind, std::move(words)});
    }

    /// Two words and those that hang on the one in place of the other.
    std::vector<int> withExchanged(int one, int other) const
    {
        std::vector<int> words{one, other};
        for (int word = 1; word < size(); ++word) {
            const bool isExchanged
                = (gold(word) == one && found(word) == other) || (gold(word) == other && found(word) == one);
            if (isExchanged && word != one && word != other && isWrong(word))
                words.push_back(word);
        }
        return words;
    }

    void takeRoots()
    {
        std::vector<int> missed;
        std::vector<int> invented;
        for (int word = 1; word < size(); ++word) {
            if (isWrong(word) && gold(word) == kRoot)
                missed.push_back(word);
            if (isWrong(word) && found(word) == kRoot)
                invented.push_back(word);
        }
        const std::size_t pairs = std::min(missed.size(), invented.size());
        for (std::size_t i = 0; i < pairs; ++i)
            take(RepairKind::Root, withExchanged(missed[i], invented[i]));
        for (std::size_t i = pairs; i < missed.size(); ++i)
            take(RepairKind::Root, {missed[i]});
        for (std::size_t i = pairs; i < invented.size(); ++i)
            take(RepairKind::Root, {invented[i]});
    }

    /// `word` is the dependent of what should be its dependent, which has the head that `word` should have.
    void takeReversal(int word)
    {
        const int other = found(word);
        if (isWrong(word) && other > kRoot && isWrong(other) && gold(other) == word && found(other) == gold(word))
            take(RepairKind::Reversal, withExchanged(word, other));
    }

    void takeMoves()
    {
        std::map<std::pair<int, int>, std::vector<int>> moves; // by the head given and gold's
        for (int word = 1; word < size(); ++word) {
            if (isWrong(word))
                moves[{found(word), gold(word)}].push_back(word);
        }
        for (auto& [heads, words] : moves)
            take(moveKind(heads.first, heads.second), std::move(words));
    }

    RepairKind moveKind(int given, int expected) const
    {
        if (given == kNoHead || expected == kNoHead)
            return RepairKind::Elsewhere;
        if (isAncestor(m_gold, expected, given))
            return RepairKind::TooLow;
        return isAncestor(m_gold, given, expected) ? RepairKind::TooHigh : RepairKind::Elsewhere;
    }

    std::vector<int> m_gold;
    std::vector<int> m_found;
    std::vector<bool> m_isWrong; ///< the head, and no repair has it yet
    std::vector<TreeRepair> m_repairs;
};

} // namespace

std::string_view repairName(RepairKind kind)
{
    return repairNames[static_cast<std::size_t>(kind)];
}

std::vector<TreeRepair> repairsOf(
    std::span<const int> goldHeads, std::span<const int> heads, const std::vector<bool>& isRelationRight)
{
    return RepairFinder(goldHeads, heads).run(isRelationRight);
}

std::vector<std::optional<RepairKind>> repairsByWord(
    std::span<const int> goldHeads, std::span<const int> heads, const std::vector<bool>& isRelationRight)
{
    std::vector<std::optional<RepairKind>> kinds(heads.size());
    for (const TreeRepair& repair : repairsOf(goldHeads, heads, isRelationRight)) {
        for (const int word : repair.words)
            kinds[static_cast<std::size_t>(word)] = repair.kind;
    }
    return kinds;
}

std::array<RepairCounts, repairKindCount> countRepairs(const OutcomeTable& table, std::size_t system)
{
    const OutcomeTable::System& told = table.systems()[system];
    std::array<RepairCounts, repairKindCount> counts;
    std::vector<int> gold;
    std::vector<int> heads;
    std::vector<bool> isRelationRight;
    for (const OutcomeTable::SentenceRows& rows : table.sentences()) {
        gold.assign(1, kNoHead);
        heads.assign(1, kNoHead);
        isRelationRight.assign(1, true);
        bool hasError = false;
        for (std::size_t row = rows.first; row < std::size_t(rows.first) + rows.count; ++row) {
            gold.push_back(table.gold().heads[row]);
            heads.push_back(told.heads[row]);
            isRelationRight.push_back((told.marks[row] & OutcomeTable::RelationRight) != 0);
            hasError = hasError || (told.isPresent(row) && !told.isRight(row, Scored::Arcs));
        }
        if (!hasError)
            continue;
        for (const TreeRepair& repair : repairsOf(gold, heads, isRelationRight)) {
            RepairCounts& of = counts[static_cast<std::size_t>(repair.kind)];
            ++of.repairs;
            for (const int word : repair.words)
                of.rows.push_back(rows.first + static_cast<std::uint32_t>(word) - 1);
        }
    }
    return counts;
}

} // namespace arcwright
