// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/key_count.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <queue>
#include <set>

#include "core/advice/annotation_guesses.h"
#include "core/base/utf8.h"
#include "core/experiments/head_keys.h"

namespace arcwright {

AnnotationCost& AnnotationCost::operator+=(const AnnotationCost& other)
{
    wordsRead += other.wordsRead;
    wrongWords += other.wrongWords;
    correctedWords += other.correctedWords;
    decisions += other.decisions;
    keys += other.keys;
    return *this;
}

namespace {

constexpr std::size_t digitKeys = 9; ///< guesses and relations on view at once
constexpr int never = std::numeric_limits<int>::max() / 2;

/// The fewest keys for what is to be done to one unit.
class UnitKeys {
public:
    UnitKeys(const Sentence& gold, const std::vector<std::string>& relations) : m_gold(gold), m_relations(relations)
    {
        std::vector<std::string> forms;
        for (int unit = 1; unit <= gold.unitCount(); ++unit)
            forms.push_back(gold.unitText(unit));
        m_forms = typedForms(forms);
    }

    /// Gives a unit its head alone.
    int attaching(int unit) const
    {
        const int head = m_gold.headOf(unit);
        if (head == kRoot || std::abs(head - unit) == 1)
            return 1;
        return 1 + fewestHeadKeys(m_forms, unit, head);
    }

    /// Goes to a unit by its number or its form.
    int jumping(int from, int to) const { return 1 + fewestHeadKeys(m_forms, from, to); }

    int chord(const std::string& relation) const
    {
        constexpr std::ptrdiff_t chords = 26;
        const auto place = std::find(m_relations.begin(), m_relations.end(), relation) - m_relations.begin();
        return place < std::min(chords, std::ssize(m_relations)) ? 2 : never;
    }

    /// By the list of relations, in which likely ones come first, or by a chord.
    int relation(int unit, const std::vector<SuggestedArc>& guesses) const
    {
        const std::string& wanted = m_gold.relationOf(unit);
        return std::min(1 + listed(wanted, known(m_gold.headOf(unit), guesses)), chord(wanted));
    }

    /// Of a guess: its digit, and a 0 before it for each nine guesses that come before.
    static int guess(std::size_t rank) { return static_cast<int>(rank / digitKeys) + 1; }

private:
    std::vector<std::string> known(int head, const std::vector<SuggestedArc>& guesses) const
    {
        constexpr std::size_t mostLikely = 4; // of each
        std::vector<std::string> names;
        const auto add = [&](const std::string& name) {
            if (std::find(names.begin(), names.end(), name) == names.end())
                names.push_back(name);
        };
        for (const bool ofHead : {true, false}) {
            std::size_t taken = 0;
            for (const SuggestedArc& guess : guesses) {
                if ((guess.head == head) == ofHead && !guess.relation.empty() && taken < mostLikely) {
                    ++taken;
                    add(guess.relation);
                }
            }
        }
        for (const std::string& relation : m_relations)
            add(relation);
        return names;
    }

    static int listed(const std::string& wanted, const std::vector<std::string>& known)
    {
        const auto place = std::find(known.begin(), known.end(), wanted);
        if (place - known.begin() < static_cast<std::ptrdiff_t>(digitKeys) && place != known.end())
            return 1;
        const std::string lower = lowerCased(wanted);
        const auto characters = static_cast<int>(characterCount(wanted));
        for (int length = 1; length < characters; ++length) {
            const std::string typed(firstCharacters(lower, static_cast<std::size_t>(length)));
            const auto first = std::find_if(known.begin(), known.end(),
                [&](const std::string& name) { return lowerCased(name).starts_with(typed); });
            const bool isName = std::find(known.begin(), known.end(), typed) != known.end();
            if (!isName && first != known.end() && *first == wanted)
                return length + 1;
        }
        return characters + 1;
    }

    const Sentence& m_gold;
    const std::vector<std::string>& m_relations;
    TypedForms m_forms;
};

/// A sentence as it stands, and what is suggested for it.
class Annotating {
public:
    Annotating(const Sentence& gold, const std::vector<std::string>& relations, const Suggest& suggest)
        : m_gold(gold), m_suggest(suggest), m_keys(gold, relations), m_suggestion(suggest({}))
    {
        m_now = m_suggestion.arcs;
    }

    AnnotationCost run(AnnotationCourse* course)
    {
        if (course != nullptr)
            course->suggested = m_now;
        AnnotationCost cost;
        cost.wordsRead = cost.decisions = m_now.size();
        cost.wrongWords = wrongOf(m_now);
        bool isConfirmed = false;
        offerNext(); // the window does so when the sentence comes
        while (wrongOf(m_now) > 0) {
            if (wrongOf(m_suggestion.arcs) == 0) { // all is accepted and confirmed at once
                ++m_pressed;
                isConfirmed = true;
                break;
            }
            if (wrongOf(m_suggestion.arcs) < wrongOf(m_now)) {
                ++m_pressed;
                m_now = m_suggestion.arcs;
                continue;
            }
            goToAWrongOne();
            correct(m_selected);
        }
        cost.keys = m_pressed + (isConfirmed ? 0 : 1);
        cost.correctedWords = m_corrected.size();
        if (course != nullptr)
            course->corrected = m_corrected;
        return cost;
    }

private:
    using Arcs = std::vector<SuggestedArc>;
    static const SuggestedArc& at(const Arcs& arcs, int unit) { return arcs[static_cast<std::size_t>(unit) - 1]; }
    int units() const { return static_cast<int>(m_now.size()); }
    bool isRight(int unit) const { return isAsIn(m_gold, unit, at(m_now, unit)); }

    std::size_t wrongOf(const Arcs& arcs) const
    {
        std::size_t wrong = 0;
        for (int unit = 1; unit <= static_cast<int>(arcs.size()); ++unit)
            wrong += isAsIn(m_gold, unit, at(arcs, unit)) ? 0 : 1;
        return wrong;
    }

    std::vector<int> dependentsOf(int head) const
    {
        std::vector<int> dependents;
        for (int unit = 1; unit <= units(); ++unit) {
            if (at(m_now, unit).head == head)
                dependents.push_back(unit);
        }
        return dependents;
    }

    struct Way {
        int unit = 0;
        int keys = 0;
    };

    /// The nearest wrong unit by the keys that move, or by its number or form.
    Way wayToAWrongOne() const
    {
        std::vector<bool> seen(m_now.size() + 1, false);
        std::queue<Way> places;
        places.push({m_selected, 0});
        const auto go = [&](int unit, int keys) {
            if (unit >= 1 && unit <= units() && !seen[static_cast<std::size_t>(unit)]) {
                seen[static_cast<std::size_t>(unit)] = true;
                places.push({unit, keys});
            }
        };
        while (!places.empty()) {
            const Way here = places.front();
            places.pop();
            if (here.unit > 0 && !isRight(here.unit))
                return {here.unit, std::min(here.keys, jumping(here.unit))};
            go(here.unit == 0 ? 1 : here.unit + 1, here.keys + 1);
            go(here.unit == 0 ? units() : here.unit - 1, here.keys + 1);
            go(1, here.keys + 1);
            go(units(), here.keys + 1);
            if (here.unit == 0)
                continue;
            const int head = at(m_now, here.unit).head;
            go(head, here.keys + 1);
            const std::vector<int> siblings = dependentsOf(head);
            const auto among = std::find(siblings.begin(), siblings.end(), here.unit);
            if (among + 1 != siblings.end())
                go(*(among + 1), here.keys + 1);
            if (among != siblings.begin())
                go(*(among - 1), here.keys + 1);
            if (const auto dependents = dependentsOf(here.unit); !dependents.empty())
                go(dependents.front(), here.keys + 1);
        }
        return {};
    }

    int jumping(int unit) const
    {
        const int from = std::max(m_selected, 1);
        return from == unit ? never : m_keys.jumping(from, unit);
    }

    bool isUndecided(int unit) const
    {
        return at(m_now, unit).head == kNoHead || !(at(m_now, unit) == at(m_suggestion.arcs, unit));
    }

    /// The units that Space leads to as long as nothing is decided, in that order. As DecisionGuide of the window.
    std::vector<int> coming() const
    {
        std::vector<int> coming;
        const auto add = [&](int unit) {
            if (unit != m_selected && !m_seen.contains(unit)
                && std::find(coming.begin(), coming.end(), unit) == coming.end())
                coming.push_back(unit);
        };
        for (int step = 1; step <= units(); ++step) {
            if (const int unit = (m_selected + step - 1) % units() + 1; isUndecided(unit))
                add(unit);
        }
        for (const int unit : wordsByDoubt(m_suggestion.doubts))
            add(unit);
        return coming;
    }

    void offerNext()
    {
        if (const std::vector<int> next = coming(); !next.empty())
            offer(next.front());
    }

    void offer(int unit)
    {
        m_selected = unit;
        m_seen.insert(unit);
        m_isOffered = true;
    }

    /// By what is offered, where no other way to a wrong one is shorter.
    void goToAWrongOne()
    {
        while (m_selected == 0 || isRight(m_selected)) {
            const std::vector<int> next = coming();
            const auto wrong = std::find_if(next.begin(), next.end(), [&](int unit) { return !isRight(unit); });
            const Way way = wayToAWrongOne();
            if (wrong != next.end() && wrong - next.begin() + 1 <= way.keys) {
                ++m_pressed;
                offer(next.front());
            } else {
                m_pressed += static_cast<std::size_t>(way.keys);
                m_selected = way.unit;
                m_isOffered = false;
            }
        }
    }

    const std::vector<SuggestedArc>& guesses(int unit) const
    {
        return m_suggestion.guesses[static_cast<std::size_t>(unit) - 1];
    }

    template <class Wanted>
    std::optional<std::size_t> rankOf(int unit, Wanted isWanted) const
    {
        const auto& ranked = guesses(unit);
        const auto found = std::find_if(ranked.begin(), ranked.end(), isWanted);
        return found == ranked.end() ? std::nullopt : std::optional<std::size_t>(found - ranked.begin());
    }

    void correct(int unit)
    {
        if (std::find(m_corrected.begin(), m_corrected.end(), unit) == m_corrected.end())
            m_corrected.push_back(unit);
        const int head = m_gold.headOf(unit);
        const std::string& relation = m_gold.relationOf(unit);
        const bool isWrongHead = at(m_now, unit).head != head;
        const int byHand = isWrongHead ? m_keys.attaching(unit) : m_keys.chord(relation);
        const auto rank = rankOf(unit, [&](const SuggestedArc& guess) { return isAsIn(m_gold, unit, guess); });
        if (rank && UnitKeys::guess(*rank) <= std::max(byHand, 2)) {
            decide(unit, {head, relation}, UnitKeys::guess(*rank), true);
            return;
        }
        if (!isWrongHead) {
            decide(unit, {head, relation}, m_keys.relation(unit, guesses(unit)), true);
            return;
        }
        // On a unit that was offered a digit is a decision, after which the next one is offered.
        const auto headRank = rankOf(unit, [&](const SuggestedArc& guess) { return guess.head == head; });
        const bool byDigit = !m_isOffered && headRank && *headRank < digitKeys && byHand > 1;
        const std::string likely = headRank ? guesses(unit)[*headRank].relation : at(m_now, unit).relation;
        // A bracket and R are decisions, too; head mode is none, as the relation may have to follow.
        decide(unit, {head, likely}, byDigit ? UnitKeys::guess(*headRank) : byHand, byDigit || byHand == 1);
        if (!isRight(unit) && m_selected == unit)
            correct(unit);
    }

    /// Sets an arc by so many keys; `leads`: it is a decision, after which the next unit is offered.
    void decide(int unit, const SuggestedArc& arc, int keys, bool leads)
    {
        m_pressed += static_cast<std::size_t>(keys);
        m_now[static_cast<std::size_t>(unit) - 1] = arc;
        std::erase_if(m_decided, [&](const DecidedArc& one) { return one.unit == unit; });
        m_decided.push_back({unit, arc});
        m_seen.insert(unit);
        const Arcs before = m_suggestion.arcs;
        m_suggestion = m_suggest(m_decided);
        for (int other = 1; other <= units(); ++other) {
            if (!(at(before, other) == at(m_suggestion.arcs, other)) && isUndecided(other))
                m_seen.erase(other);
        }
        if (leads && m_isOffered)
            offerNext();
    }

    const Sentence& m_gold;
    const Suggest& m_suggest;
    UnitKeys m_keys;
    Suggestion m_suggestion;
    Arcs m_now;
    std::vector<DecidedArc> m_decided;
    std::vector<int> m_corrected;
    std::set<int> m_seen; ///< offered or decided, and not suggested otherwise since
    int m_selected = 0;
    bool m_isOffered = false; ///< the selected one
    std::size_t m_pressed = 0;
};

} // namespace

AnnotationCost KeyCount::annotate(const Sentence& gold, const Suggest& suggest, AnnotationCourse* course) const
{
    return Annotating(gold, m_relations, suggest).run(course);
}

AnnotationCost KeyCount::decide(const Sentence& gold, int unit, const Suggestion& suggestion) const
{
    const auto place = static_cast<std::size_t>(unit) - 1;
    AnnotationCost cost;
    cost.decisions = 1;
    if (isAsIn(gold, unit, suggestion.arcs[place])) {
        cost.keys = 1;
        return cost;
    }
    cost.wrongWords = cost.correctedWords = 1;
    const UnitKeys keys(gold, m_relations);
    const auto& guesses = suggestion.guesses[place];
    const auto right = std::find_if(
        guesses.begin(), guesses.end(), [&](const SuggestedArc& guess) { return isAsIn(gold, unit, guess); });
    int byHand = suggestion.arcs[place].head == gold.headOf(unit) ? 0 : keys.attaching(unit);
    if (gold.headOf(unit) > kRoot)
        byHand += keys.relation(unit, guesses);
    const int byGuess
        = right == guesses.end() ? never : UnitKeys::guess(static_cast<std::size_t>(right - guesses.begin()));
    cost.keys = static_cast<std::size_t>(std::min(byHand, byGuess));
    return cost;
}

} // namespace arcwright
