// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/structure.h"

#include <algorithm>
#include <array>

#include "core/treebank/format.h"
#include "core/treebank/roots.h"
#include "core/validation/prague_checks.h"

namespace arcwright {

namespace {

using Test = StructureTest;

constexpr auto structureTests = std::to_array<StructureDescription>({
    {Test::BunsetsuHeadOutOfRange, "bunsetsu-head-out-of-range", Severity::Error, 1},
    {Test::BunsetsuHeadBefore, "bunsetsu-head-before", Severity::Error, 3},
    {Test::BunsetsuWithoutHead, "bunsetsu-without-head", Severity::Error, 2},
    {Test::LastBunsetsuWithHead, "last-bunsetsu-with-head", Severity::Error, 2},
    {Test::BunsetsuCrossing, "bunsetsu-crossing", Severity::Error, 3},
    {Test::BunsetsuType, "bunsetsu-type", Severity::Error, 2},
    {Test::HeadOutOfRange, "head-out-of-range", Severity::Error, 1},
    {Test::HeadCycle, "head-cycle", Severity::Error, 2},
    {Test::ParentCycle, "parent-cycle", Severity::Information, 2},
    {Test::SeveralHeads, "several-heads", Severity::Warning, 2},
    {Test::SeveralRoots, "several-roots", Severity::Information, 2},
    {Test::MemberOfNothing, "member-of-nothing", Severity::Warning, 3},
    {Test::CoordinationOfNothing, "coordination-of-nothing", Severity::Warning, 3},
    {Test::PredicateNotOnRoot, "pred-not-on-root", Severity::Warning, 3},
    {Test::FinalNotOnRoot, "auxk-not-on-root", Severity::Warning, 3},
    {Test::FinalNotLast, "auxk-not-last", Severity::Warning, 3},
    {Test::ConjunctionWithoutClause, "auxc-leaf", Severity::Warning, 3},
    {Test::PrepositionWithoutNoun, "auxp-leaf", Severity::Warning, 3},
    {Test::PunctuationWithDependents, "punctuation-with-dependents", Severity::Warning, 3},
});

std::vector<std::string> asTexts(const std::vector<int>& numbers)
{
    std::vector<std::string> texts;
    texts.reserve(numbers.size());
    for (const int number : numbers)
        texts.push_back(std::to_string(number));
    return texts;
}

/// The numbers as one argument: `3, 5, 8`.
std::string listed(const std::vector<int>& numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

std::size_t lineOfUnit(const Sentence& sentence, int unit)
{
    if (unit == 0)
        return 1;
    const int line = sentence.bunsetsu.empty() ? sentence.word(unit).line.number
                                               : sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].line.number;
    return static_cast<std::size_t>(std::max(line, 1));
}

class Check {
public:
    explicit Check(const Sentence& sentence) : m_sentence(sentence), m_heads(1, kNoHead)
    {
        for (int unit = 1; unit <= sentence.unitCount(); ++unit)
            m_heads.push_back(sentence.headOf(unit));
    }

    std::vector<StructureFinding> run()
    {
        const bool inRange = checkRange();
        if (!m_sentence.bunsetsu.empty())
            checkBunsetsu(inRange);
        else if (inRange)
            checkWords();
        return std::move(m_findings);
    }

private:
    int units() const { return m_sentence.unitCount(); }
    int headOf(int unit) const { return m_heads[static_cast<std::size_t>(unit)]; }

    void add(StructureTest test, int unit, std::vector<std::string> arguments = {})
    {
        m_findings.push_back({test, unit, lineOfUnit(m_sentence, unit), std::move(arguments)});
    }

    bool checkRange()
    {
        const Test test = m_sentence.bunsetsu.empty() ? Test::HeadOutOfRange : Test::BunsetsuHeadOutOfRange;
        bool inRange = true;
        for (int unit = 1; unit <= units(); ++unit) {
            const int head = headOf(unit);
            if (head >= kNoHead && head <= units())
                continue;
            add(test, unit, asTexts({head, units()}));
            inRange = false;
        }
        return inRange;
    }

    void checkBunsetsu(bool inRange)
    {
        constexpr std::array<std::string_view, 4> types{"D", "P", "I", "A"};
        for (int unit = 1; unit <= units(); ++unit) {
            const int head = headOf(unit);
            const std::string& type = m_sentence.relationOf(unit);
            if (unit == units() && head > kRoot && head <= units())
                add(Test::LastBunsetsuWithHead, unit, asTexts({head}));
            else if (unit < units() && (head == kRoot || head == kNoHead))
                add(Test::BunsetsuWithoutHead, unit);
            else if (head > kRoot && head <= unit)
                add(Test::BunsetsuHeadBefore, unit, asTexts({head}));
            else if (inRange && head > unit)
                checkGap(unit);
            if (std::find(types.begin(), types.end(), type) == types.end())
                add(Test::BunsetsuType, unit, {type});
        }
    }

    void checkGap(int unit)
    {
        const auto gap = gapWords(m_heads, unit);
        if (!gap.empty())
            add(Test::BunsetsuCrossing, unit, {listed(gap)});
    }

    void checkWords()
    {
        const auto cycle = findCycle(m_heads);
        if (!cycle.empty())
            add(Test::HeadCycle, cycle.front(), {listed(cycle)});
        for (int word = 1; word <= units(); ++word)
            checkHeads(word);
        if (cycle.empty())
            checkParents();
        for (PragueFinding& finding : pragueFindings(m_sentence))
            add(finding.test, finding.word, std::move(finding.arguments));
        if (const std::vector<int> roots = unmeantRoots(m_sentence); !roots.empty())
            add(Test::SeveralRoots, roots[1], {listed(roots)});
    }

    ArcRole roleOf(const Parent& parent) const
    {
        return m_sentence.source.format ? m_sentence.source.format->roleOf(parent.relation) : ArcRole::Other;
    }

    void checkHeads(int word)
    {
        std::vector<int> heads;
        for (const Parent& parent : m_sentence.word(word).parents) {
            const bool isNew = std::find(heads.begin(), heads.end(), parent.head.word) == heads.end();
            if (isNew && parent.head.empty == 0 && roleOf(parent) == ArcRole::Basic)
                heads.push_back(parent.head.word); // two edges to one head are legal
        }
        if (heads.size() > 1)
            add(Test::SeveralHeads, word, {listed(heads)});
    }

    /// Looks for a cycle of heads and further parents, depth first from each word up.
    void checkParents()
    {
        enum class State : unsigned char { New, Open, Done };
        std::vector<State> states(m_heads.size(), State::New);
        std::vector<std::vector<int>> above(m_heads.size());
        for (int word = 1; word <= units(); ++word) {
            for (const Parent& parent : m_sentence.word(word).parents) {
                const bool isWord = parent.head.empty == 0 && parent.head.word > kRoot && parent.head.word <= units();
                if (isWord && parent.head.word != word && roleOf(parent) != ArcRole::Other)
                    above[static_cast<std::size_t>(word)].push_back(parent.head.word);
            }
        }
        for (int start = 1; start <= units(); ++start) {
            std::vector<std::pair<int, std::size_t>> path{{start, 0}}; // a word, and the next of its parents to follow
            if (states[static_cast<std::size_t>(start)] != State::New)
                continue;
            states[static_cast<std::size_t>(start)] = State::Open;
            while (!path.empty()) {
                auto& [word, next] = path.back();
                const auto& parents = above[static_cast<std::size_t>(word)];
                if (next == parents.size()) {
                    states[static_cast<std::size_t>(word)] = State::Done;
                    path.pop_back();
                    continue;
                }
                const int parent = parents[next++];
                State& state = states[static_cast<std::size_t>(parent)];
                if (state == State::Open) {
                    addParentCycle(path, parent);
                    return; // of several one is told, as of cycles of heads
                }
                if (state == State::New) {
                    state = State::Open;
                    path.emplace_back(parent, 0);
                }
            }
        }
    }

    void addParentCycle(const std::vector<std::pair<int, std::size_t>>& path, int first)
    {
        std::vector<int> cycle;
        for (const auto& [word, next] : path) {
            if (word == first || !cycle.empty())
                cycle.push_back(word);
        }
        add(Test::ParentCycle, cycle.front(), {listed(cycle)});
    }

    const Sentence& m_sentence;
    std::vector<int> m_heads;
    std::vector<StructureFinding> m_findings;
};

} // namespace

std::span<const StructureDescription> allStructureTests()
{
    return structureTests;
}

const StructureDescription& descriptionOf(StructureTest test)
{
    return structureTests[static_cast<std::size_t>(test)];
}

std::vector<StructureFinding> checkStructure(const Sentence& sentence)
{
    return sentence.problem ? std::vector<StructureFinding>() : Check(sentence).run();
}

} // namespace arcwright
