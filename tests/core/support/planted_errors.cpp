// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/planted_errors.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>

#include "core/base/random.h"

namespace arcwright::test {

namespace {

constexpr int near = 3;
constexpr int far = 7;

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> all)
{
    return std::find(all.begin(), all.end(), text) != all.end();
}

// Tags of Universal Dependencies, and DTAG's.
bool isPreposition(const Token& word)
{
    return word.upos == "ADP" || word.xpos == "SP";
}
bool isNoun(const Token& word)
{
    return isOneOf(word.upos, {"NOUN", "PROPN"}) || (word.upos.empty() && word.xpos.starts_with('N'));
}
bool isVerb(const Token& word)
{
    return word.upos == "VERB" || (word.upos.empty() && word.xpos.starts_with('V'));
}
bool isSubject(const Token& word)
{
    return isOneOf(word.relation, {"nsubj", "subj"});
}
bool isObject(const Token& word)
{
    return isOneOf(word.relation, {"obj", "dobj"});
}
bool isConjunct(const Token& word)
{
    return word.relation.starts_with("conj");
}

std::string tagOf(const Sentence& sentence, int node)
{
    if (node == kRoot)
        return {};
    const Token& word = sentence.word(node);
    return word.upos.empty() ? word.xpos.substr(0, 2) : word.upos;
}

/// The relations that words have, by both tags and the side of the head.
class Relations {
public:
    explicit Relations(const Sentences& sentences)
    {
        for (const auto& sentence : sentences) {
            for (int word = 1; word <= sentence->size(); ++word) {
                if (sentence->word(word).head > kRoot) {
                    m_all.insert(sentence->word(word).relation);
                    m_such[keyOf(*sentence, word)].push_back(sentence->word(word).relation);
                }
            }
        }
        m_all.erase("");
    }
    /// One that a word like this often has.
    std::string confused(const Sentence& sentence, int word, Random& random) const
    {
        const auto& such = m_such.at(keyOf(sentence, word));
        return such[random.below(static_cast<std::uint32_t>(such.size()))];
    }
    std::string any(Random& random) const
    {
        return *std::next(m_all.begin(), random.below(static_cast<std::uint32_t>(m_all.size())));
    }

private:
    static std::string keyOf(const Sentence& sentence, int word)
    {
        const int head = sentence.headOf(word);
        return tagOf(sentence, word) + ' ' + tagOf(sentence, head) + (head < word ? '<' : '>');
    }

    std::set<std::string> m_all;
    std::map<std::string, std::vector<std::string>> m_such;
};

std::vector<int> headsOf(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (int word = 1; word <= sentence.size(); ++word)
        heads.push_back(sentence.headOf(word));
    return heads;
}

bool isParent(const Token& word, int head)
{
    return word.head == head || std::any_of(word.parents.begin(), word.parents.end(), [&](const Parent& parent) {
        return parent.head == NodeId{head, 0};
    });
}

/// Makes errors in one sentence.
class Planter {
public:
    Planter(const Sentence& sentence, const Relations& relations, Random& random)
        : m_sentence(sentence), m_relations(relations), m_random(random)
    {
    }

    /// The sentence with an error, and its words; nothing if none of that kind can be made of the word.
    std::optional<std::pair<Sentence, std::vector<int>>> plant(ErrorKind kind, int word) const
    {
        if (m_sentence.word(word).head <= kRoot)
            return std::nullopt;
        switch (kind) {
        case ErrorKind::NearHead:
            return moved(word, candidates(word, 1, near));
        case ErrorKind::FarHead:
            return moved(word, candidates(word, far, m_sentence.size()));
        case ErrorKind::ConfusedRelation:
            return renamed(word, m_relations.confused(m_sentence, word, m_random));
        case ErrorKind::RandomRelation:
            return renamed(word, m_relations.any(m_random));
        case ErrorKind::Swapped:
            return swapped(word);
        case ErrorKind::PrepositionMoved:
            return movedPreposition(word);
        case ErrorKind::CoordinationMoved:
            return movedConjunct(word);
        case ErrorKind::SubjectObject:
            break;
        }
        return exchanged(word);
    }

    std::optional<std::pair<Sentence, std::vector<int>>> movedAnywhere(int word) const
    {
        return m_sentence.word(word).head == kNoHead ? std::nullopt
                                                     : moved(word, candidates(word, 1, m_sentence.size()));
    }

private:
    using Outcome = std::optional<std::pair<Sentence, std::vector<int>>>;

    bool canBeHead(int head, int word) const
    {
        const Token& dependent = m_sentence.word(word);
        return head != word && head > kRoot && !isParent(dependent, head) && !isPunctuation(m_sentence.word(head))
            && !isAncestor(headsOf(m_sentence), word, head);
    }
    std::vector<int> candidates(int word, int least, int most) const
    {
        std::vector<int> heads;
        for (int head = 1; head <= m_sentence.size(); ++head) {
            const int distance = std::abs(head - word);
            if (distance >= least && distance <= most && canBeHead(head, word))
                heads.push_back(head);
        }
        return heads;
    }
    Outcome moved(int word, const std::vector<int>& heads) const
    {
        if (heads.empty())
            return std::nullopt;
        const int head = heads[m_random.below(static_cast<std::uint32_t>(heads.size()))];
        return std::pair(withHead(m_sentence, word, head), std::vector<int>{word});
    }
    Outcome renamed(int word, const std::string& relation) const
    {
        if (relation == m_sentence.word(word).relation || relation.empty())
            return std::nullopt;
        return std::pair(withRelation(m_sentence, word, relation), std::vector<int>{word});
    }
    Outcome swapped(int word) const
    {
        const int head = m_sentence.word(word).head;
        if (isPunctuation(m_sentence.word(word)) || m_sentence.word(head).head <= kRoot)
            return std::nullopt;
        Sentence changed = withHead(m_sentence, word, m_sentence.word(head).head);
        changed = withRelation(changed, word, m_sentence.word(head).relation);
        changed = withHead(changed, head, word);
        return std::pair(withRelation(changed, head, m_sentence.word(word).relation), std::vector<int>{word, head});
    }
    bool hasPreposition(int word) const
    {
        if (isPreposition(m_sentence.word(word)))
            return m_sentence.word(word).relation != "case";
        for (int other = 1; other < word; ++other) {
            if (m_sentence.word(other).head == word && m_sentence.word(other).relation == "case")
                return true;
        }
        return false;
    }
    Outcome movedPreposition(int word) const
    {
        if (!hasPreposition(word))
            return std::nullopt;
        std::vector<int> heads;
        const int head = m_sentence.word(word).head;
        if (const int higher = m_sentence.word(head).head; higher > kRoot && canBeHead(higher, word))
            heads.push_back(higher);
        for (int noun = word - 1; noun > std::max(0, word - 2 * near) && heads.size() < 2; --noun) {
            if (isNoun(m_sentence.word(noun)) && canBeHead(noun, word))
                heads.push_back(noun);
        }
        Outcome outcome = moved(word, heads);
        if (!outcome)
            return outcome;
        const std::string& relation = m_sentence.word(word).relation;
        if (isOneOf(relation, {"obl", "nmod"}))
            outcome->first = withRelation(
                outcome->first, word, isVerb(m_sentence.word(outcome->first.word(word).head)) ? "obl" : "nmod");
        return outcome;
    }
    Outcome movedConjunct(int word) const
    {
        if (!isConjunct(m_sentence.word(word)))
            return std::nullopt;
        std::vector<int> heads;
        const int head = m_sentence.word(word).head;
        if (const int higher = m_sentence.word(head).head; higher > kRoot && canBeHead(higher, word))
            heads.push_back(higher);
        for (int other = head + 1; other < word; ++other) {
            if ((isConjunct(m_sentence.word(other)) || tagOf(m_sentence, other) == tagOf(m_sentence, word))
                && canBeHead(other, word))
                heads.push_back(other);
        }
        return moved(word, heads);
    }
    Outcome exchanged(int word) const
    {
        const Token& dependent = m_sentence.word(word);
        if (!isSubject(dependent) && !isObject(dependent))
            return std::nullopt;
        const bool isUniversal = !dependent.upos.empty();
        const auto name = [&](bool subject) {
            return isUniversal ? subject ? "nsubj" : "obj" : subject ? "subj" : "dobj";
        };
        Sentence changed = withRelation(m_sentence, word, name(isObject(dependent)));
        std::vector<int> words{word};
        for (int other = 1; other <= m_sentence.size(); ++other) {
            const Token& sister = m_sentence.word(other);
            if (other != word && sister.head == dependent.head
                && (isSubject(dependent) ? isObject(sister) : isSubject(sister))) {
                changed = withRelation(changed, other, name(isObject(sister)));
                words.push_back(other);
                break;
            }
        }
        return std::pair(std::move(changed), std::move(words));
    }

    const Sentence& m_sentence;
    const Relations& m_relations;
    Random& m_random;
};

/// Goes through the sentences in random order and makes an error of `kindOf(made)` in each that has one.
template <class Plant>
PlantedErrors planted(const Sentences& sentences, std::size_t count, std::uint64_t seed, std::size_t kinds, Plant plant)
{
    PlantedErrors result{sentences, {}};
    Random random(seed);
    const Relations relations(sentences);
    std::vector<std::size_t> order(sentences.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    shuffle(order, random);
    std::vector<std::size_t> wanted(kinds, 0);
    for (std::size_t i = 0; i < count; ++i)
        ++wanted[i % kinds];
    for (const std::size_t index : order) {
        const Sentence& sentence = *sentences[index];
        if (sentence.problem || sentence.size() < 3 || !isTree(headsOf(sentence)))
            continue;
        const Planter planter(sentence, relations, random);
        std::vector<int> words(static_cast<std::size_t>(sentence.size()));
        std::iota(words.begin(), words.end(), 1);
        shuffle(words, random);
        // The kind of which most are missing comes first, so that rare ones find their sentences.
        std::vector<std::size_t> open(kinds);
        std::iota(open.begin(), open.end(), std::size_t{0});
        std::stable_sort(open.begin(), open.end(), [&](auto one, auto other) { return wanted[one] > wanted[other]; });
        const auto tryAll = [&] {
            for (const std::size_t kind : open) {
                for (const int word : words) {
                    if (wanted[kind] == 0)
                        break;
                    if (auto made = plant(planter, kind, word)) {
                        --wanted[kind];
                        result.sentences[index] = std::make_shared<const Sentence>(std::move(made->first));
                        PlantedError error{static_cast<ErrorKind>(kind), {}};
                        for (const int wrong : made->second)
                            error.places.push_back({index, wrong});
                        result.errors.push_back(std::move(error));
                        return;
                    }
                }
            }
        };
        tryAll();
    }
    return result;
}

} // namespace

PlantedErrors plantErrors(const Sentences& sentences, std::size_t count, std::uint64_t seed)
{
    return planted(
        sentences, count, seed, errorKindNames.size(), [](const Planter& planter, std::size_t kind, int word) {
            return planter.plant(static_cast<ErrorKind>(kind), word);
        });
}

PlantedErrors moveHeads(const Sentences& sentences, std::size_t count, std::uint64_t seed)
{
    return planted(sentences, count, seed, 1,
        [](const Planter& planter, std::size_t, int word) { return planter.movedAnywhere(word); });
}

} // namespace arcwright::test
