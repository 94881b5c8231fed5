// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/prague_checks.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/treebank/format.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

using Test = StructureTest;

bool isAnyOf(std::string_view text, std::initializer_list<std::string_view> texts)
{
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

class PragueChecks {
public:
    explicit PragueChecks(const Sentence& sentence)
        : m_sentence(sentence), m_dependents(static_cast<std::size_t>(sentence.size()) + 1)
    {
        for (int word = 1; word <= sentence.size(); ++word) {
            if (const int head = sentence.word(word).head; head > kRoot && head <= sentence.size())
                m_dependents[static_cast<std::size_t>(head)].push_back(word);
        }
    }

    std::vector<PragueFinding> run()
    {
        for (int word = 1; word <= m_sentence.size(); ++word) {
            checkMembership(word);
            checkPredicate(word);
            checkFinal(word);
            checkLeaves(word);
        }
        return std::move(m_findings);
    }

private:
    std::string_view afun(int word) const { return m_sentence.word(word).relation; }
    bool isMember(int word) const { return hasPragueFlag(m_sentence.word(word), pml::isMember); }
    bool joins(int word) const { return isAnyOf(afun(word), {"Coord", "Apos"}); }
    bool isPassed(int word) const { return isAnyOf(afun(word), {"AuxP", "AuxC"}); }
    const std::vector<int>& dependents(int word) const { return m_dependents[static_cast<std::size_t>(word)]; }
    void add(Test test, int word, std::vector<std::string> arguments = {})
    {
        m_findings.push_back({test, word, std::move(arguments)});
    }

    /// The first word above that is no AuxP or AuxC; the root if there is none.
    int headThroughPassed(int word) const
    {
        int head = m_sentence.word(word).head;
        for (int steps = 0; head > kRoot && isPassed(head) && steps <= m_sentence.size(); ++steps)
            head = m_sentence.word(head).head;
        return head;
    }

    /// Whether a member is below, directly or through AuxP and AuxC. Fewer steps than words, for heads may be a circle.
    bool hasMember(int word, int& budget) const
    {
        return std::any_of(dependents(word).begin(), dependents(word).end(), [&](int child) {
            return --budget >= 0 && (isMember(child) || (isPassed(child) && hasMember(child, budget)));
        });
    }

    void checkMembership(int word)
    {
        const int head = headThroughPassed(word);
        if (isMember(word) && (head <= kRoot || !joins(head)))
            add(Test::MemberOfNothing, word);
        int budget = m_sentence.size();
        if (joins(word) && !hasMember(word, budget))
            add(Test::CoordinationOfNothing, word);
    }

    void checkPredicate(int word)
    {
        const int head = headThroughPassed(word);
        if (afun(word) == "Pred" && head > kRoot && !joins(head))
            add(Test::PredicateNotOnRoot, word, {std::to_string(m_sentence.word(word).head)});
    }

    void checkFinal(int word)
    {
        if (afun(word) != "AuxK")
            return;
        if (const int head = m_sentence.word(word).head; head > kRoot)
            add(Test::FinalNotOnRoot, word, {std::to_string(head)});
        for (int later = word + 1; later <= m_sentence.size(); ++later) {
            if (isAnyOf(afun(later), {"AuxK", "AuxG", "AuxX"}))
                continue;
            add(Test::FinalNotLast, word);
            break;
        }
    }

    void checkLeaves(int word)
    {
        if (!dependents(word).empty()) {
            if (isAnyOf(afun(word), {"AuxX", "AuxG", "AuxK"}))
                add(Test::PunctuationWithDependents, word, {std::string(afun(word))});
            return;
        }
        const int head = m_sentence.word(word).head;
        if (afun(word) == "AuxC" && !(head > kRoot && afun(head) == "AuxC"))
            add(Test::ConjunctionWithoutClause, word);
        if (afun(word) == "AuxP" && !(head > kRoot && afun(head) == "AuxP"))
            add(Test::PrepositionWithoutNoun, word);
    }

    const Sentence& m_sentence;
    std::vector<std::vector<int>> m_dependents;
    std::vector<PragueFinding> m_findings;
};

} // namespace

std::vector<PragueFinding> pragueFindings(const Sentence& sentence)
{
    const auto& format = sentence.source.format;
    const bool isPrague = format && format->hasSeveralRoots() && format->holdsFurther(pml::isMember);
    return isPrague ? PragueChecks(sentence).run() : std::vector<PragueFinding>();
}

bool isRepairable(StructureTest test)
{
    return test == Test::MemberOfNothing || test == Test::FinalNotOnRoot;
}

std::optional<Sentence> repaired(const Sentence& sentence, const StructureFinding& finding)
{
    const auto findings = checkStructure(sentence);
    if (!isRepairable(finding.test) || std::find(findings.begin(), findings.end(), finding) == findings.end())
        return std::nullopt;
    Sentence changed = sentence;
    if (finding.test == Test::MemberOfNothing) {
        setPragueFlag(changed.word(finding.unit), pml::isMember, false, true);
        return changed;
    }
    // What stands before the end may be one of another sentence in this one.
    const bool isLast = finding.unit == sentence.size();
    return isLast ? std::optional(withHead(sentence, finding.unit, kRoot)) : std::nullopt;
}

} // namespace arcwright
