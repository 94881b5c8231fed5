// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/tagger.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cctype>
#include <limits>
#include <numeric>
#include <set>
#include <string_view>
#include <unordered_map>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/base/utf8.h"
#include "core/learning/character_places.h"
#include "core/learning/training_problems.h"

namespace arcwright {

namespace {

constexpr std::uint32_t rare = 5; ///< words seen less often may have tags they were not seen with
constexpr std::size_t longestEnding = 3;
constexpr std::size_t mostTags = 30; ///< that come into question for a word
constexpr std::size_t longestAffix = 4;
constexpr std::uint32_t noTag = std::numeric_limits<std::uint32_t>::max();

/// A hash of the shape of a form: capitals, digits, hyphens, nothing but signs.
std::uint64_t shapeOf(const std::string& form, const std::string& lower)
{
    std::uint64_t shape = form == lower ? 0 : 1;
    bool isSigns = true;
    for (const char c : form) {
        const auto byte = static_cast<unsigned char>(c);
        shape |= std::isdigit(byte) != 0 ? 2U : c == '-' ? 4U : 0U;
        isSigns = isSigns && std::ispunct(byte) != 0;
    }
    return shape | (isSigns ? 8U : 0U);
}

/// The features of a word; those in the middle depend on the tags of the words before it.
class WordFeatures {
public:
    static constexpr std::size_t firstOfTags = 8 + 2 * longestAffix; ///< how many come before those
    using Keys = std::array<std::uint64_t, firstOfTags + 4 + 2>;

    WordFeatures(std::uint64_t here, std::uint64_t next) : m_here(here), m_next(next) { }

    const Keys& keys() const { return m_keys; }
    void set(std::size_t at, std::uint64_t value) { m_keys[at] = combined(at + 1, value); }
    /// After these two tags.
    void setTags(std::uint32_t before, std::uint32_t second)
    {
        set(firstOfTags, before);
        set(firstOfTags + 1, combined(before, second));
        set(firstOfTags + 2, combined(before, m_here));
        set(firstOfTags + 3, combined(before, m_next));
    }

private:
    Keys m_keys{};
    std::uint64_t m_here; ///< hashes of this form and the next
    std::uint64_t m_next;
};

/// The features of a sentence's words.
class SentenceFeatures {
public:
    explicit SentenceFeatures(const Sentence& sentence)
    {
        for (const Token& token : sentence.tokens) {
            m_forms.push_back(token.form);
            m_lower.push_back(lowerCased(token.form));
            m_hashes.push_back(hashOf(m_lower.back()));
        }
    }

    std::size_t size() const { return m_forms.size(); }
    const std::string& form(std::size_t at) const { return m_forms[at]; }

    /// The features of a word; their tags are to be set.
    WordFeatures word(std::size_t at) const
    {
        const auto word = [&](std::ptrdiff_t place) -> std::uint64_t {
            return place < 0 ? 1 : place >= static_cast<std::ptrdiff_t>(m_hashes.size()) ? 2 : m_hashes[place];
        };
        const auto here = static_cast<std::ptrdiff_t>(at);
        const auto places = characterPlaces(m_lower[at]);
        WordFeatures features(word(here), word(here + 1));
        std::size_t place = 0;
        const auto add = [&](std::uint64_t value) { features.set(place++, value); };
        add(0);
        add(word(here));
        add(hashOf(m_forms[at]));
        add(shapeOf(m_forms[at], m_lower[at]) * 2 + (at == 0 ? 1 : 0));
        for (std::size_t length = 1; length <= longestAffix; ++length) {
            add(hashOf(firstCharacters(m_lower[at], length)));
            add(hashOf(lastCharacters(m_lower[at], places, length)));
        }
        add(word(here - 1));
        add(word(here + 1));
        add(word(here - 2));
        add(word(here + 2));
        assert(place == WordFeatures::firstOfTags);
        place += 4;
        const std::string_view next = at + 1 < m_lower.size() ? std::string_view(m_lower[at + 1]) : std::string_view();
        add(hashOf(lastCharacters(next, characterPlaces(next), 3)));
        const std::string_view last = at > 0 ? std::string_view(m_lower[at - 1]) : std::string_view();
        add(hashOf(lastCharacters(last, characterPlaces(last), 3)));
        return features;
    }

private:
    std::vector<std::string> m_forms;
    std::vector<std::string> m_lower;
    std::vector<std::uint64_t> m_hashes;
};

std::size_t placeOf(std::uint64_t key, std::uint32_t tag, std::size_t weights)
{
    return static_cast<std::size_t>(combined(key, tag)) & (weights - 1);
}

double scoreOf(const std::vector<float>& weights, const WordFeatures::Keys& keys, std::uint32_t tag)
{
    double sum = 0;
    for (const std::uint64_t key : keys)
        sum += weights[placeOf(key, tag, weights.size())];
    return sum;
}

/// The tags that come into question for a word.
void listTags(const Tagger::Knowledge& knowledge, const std::string& form, std::vector<std::uint32_t>& tags)
{
    tags.clear();
    std::uint32_t seen = 0;
    if (const auto found = knowledge.words.find(form); found != knowledge.words.end()) {
        for (const Tagger::Entry& entry : found->second) {
            seen += entry.count;
            if (std::find(tags.begin(), tags.end(), entry.tag) == tags.end())
                tags.push_back(entry.tag);
        }
    }
    if (seen >= rare)
        return;
    const std::string lower = lowerCased(form);
    const auto places = characterPlaces(lower);
    for (std::size_t length = std::min(longestEnding, places.size() - 1) + 1; length-- > 0;) {
        const auto found = knowledge.endings.find(std::string(lastCharacters(lower, places, length)));
        if (found == knowledge.endings.end())
            continue;
        for (const std::uint32_t tag : found->second) {
            if (tags.size() < mostTags && std::find(tags.begin(), tags.end(), tag) == tags.end())
                tags.push_back(tag);
        }
    }
}

/// The best of the tags; ties: the first.
std::uint32_t bestTag(
    const std::vector<float>& weights, const WordFeatures::Keys& keys, const std::vector<std::uint32_t>& tags)
{
    if (tags.size() == 1)
        return tags.front();
    std::uint32_t best = tags.front();
    double bestScore = -std::numeric_limits<double>::infinity();
    for (const std::uint32_t tag : tags) {
        if (const double score = scoreOf(weights, keys, tag); score > bestScore) {
            best = tag;
            bestScore = score;
        }
    }
    return best;
}

bool isTagged(const Sentence& sentence)
{
    return !sentence.problem && std::any_of(sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) {
        return !token.upos.empty() || !token.xpos.empty();
    });
}

WordTags tagsOf(const Token& token)
{
    return {token.upos, token.xpos, token.feats};
}

} // namespace

/// A tagger while it learns.
class TaggerLearner {
public:
    TaggerLearner(const std::vector<std::shared_ptr<const Sentence>>& sentences, const TaggerSettings& settings)
        : m_settings(settings)
    {
        std::copy_if(sentences.begin(), sentences.end(), std::back_inserter(m_sentences),
            [](const auto& sentence) { return isTagged(*sentence); });
        m_known.weights.assign(std::size_t{1} << settings.bits, 0);
        m_late.assign(m_known.weights.size(), 0);
        listWords();
    }

    bool isEmpty() const { return m_sentences.empty(); }

    bool learn(const std::stop_token& stop)
    {
        std::vector<std::size_t> order(m_sentences.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        Random random(m_settings.seed);
        m_lessons.resize(m_sentences.size());
        for (int epoch = 0; epoch < m_settings.epochs; ++epoch) {
            shuffle(order, random);
            for (const std::size_t at : order) {
                if (stop.stop_requested())
                    return false;
                learnFrom(at);
                ++m_done;
            }
        }
        m_lessons = {}; // they take more memory than all else
        for (std::size_t i = 0; i < m_late.size(); ++i) {
            if (m_late[i] != 0)
                m_known.weights[i] = static_cast<float>(m_known.weights[i] - m_late[i] / static_cast<double>(m_done));
        }
        return true;
    }

    /// Of the lemmas of each word once, by its tags.
    void learnLemmas()
    {
        std::vector<LemmaEdits::Example> examples;
        for (const auto& [form, entries] : m_known.words) {
            for (const Tagger::Entry& entry : entries)
                examples.push_back({form, entry.lemma, m_known.tags[entry.tag].upos, entry.tag});
        }
        m_known.lemmas = LemmaEdits::learn(examples);
    }

    bool learnSegments(const std::stop_token& stop)
    {
        SegmenterSettings settings;
        settings.bits = m_settings.bits;
        settings.seed = m_settings.seed;
        if (auto segmenter = Segmenter::learn(m_sentences, settings, stop))
            m_known.segmenter = std::make_shared<const Segmenter>(std::move(*segmenter));
        return !stop.stop_requested();
    }

    Tagger::Knowledge take() { return std::move(m_known); }

private:
    void listWords()
    {
        std::map<WordTags, std::uint32_t> numbers;
        std::map<std::string, std::map<std::pair<std::uint32_t, std::string>, std::uint32_t>> words;
        for (const auto& sentence : m_sentences) {
            for (const Token& token : sentence->tokens) {
                const auto [tag, isNew]
                    = numbers.try_emplace(tagsOf(token), static_cast<std::uint32_t>(numbers.size()));
                if (isNew)
                    m_known.tags.push_back(tag->first);
                ++words[token.form][{tag->second, token.lemma}];
            }
        }
        m_numbers = std::move(numbers);
        std::map<std::string, std::map<std::uint32_t, std::uint32_t>> endings;
        for (const auto& [form, seen] : words) {
            Tagger::Entries entries;
            std::uint32_t count = 0;
            for (const auto& [what, times] : seen) {
                entries.push_back({what.first, times, what.second});
                count += times;
            }
            std::stable_sort(entries.begin(), entries.end(),
                [](const auto& one, const auto& other) { return one.count > other.count; });
            if (count < rare) {
                const std::string lower = lowerCased(form);
                const auto places = characterPlaces(lower);
                for (std::size_t length = 0; length <= longestEnding; ++length) {
                    for (const Tagger::Entry& entry : entries)
                        endings[std::string(lastCharacters(lower, places, length))][entry.tag] += entry.count;
                }
            }
            m_known.words.emplace(form, std::move(entries));
        }
        for (const auto& [text, seen] : endings)
            m_known.endings.emplace(text, mostFrequent(seen));
    }

    static std::vector<std::uint32_t> mostFrequent(const std::map<std::uint32_t, std::uint32_t>& counts)
    {
        std::vector<std::uint32_t> tags;
        tags.reserve(counts.size());
        for (const auto& [tag, count] : counts)
            tags.push_back(tag);
        std::stable_sort(tags.begin(), tags.end(),
            [&](std::uint32_t one, std::uint32_t other) { return counts.at(one) > counts.at(other); });
        tags.resize(std::min(tags.size(), mostTags));
        return tags;
    }

    /// A word to learn from: what is the same in every epoch.
    struct Lesson {
        WordFeatures features;
        std::uint32_t gold = 0;
        std::uint32_t tags = 0; ///< which of m_tagLists
    };

    std::vector<Lesson> lessonsOf(const Sentence& sentence)
    {
        const SentenceFeatures features(sentence);
        std::vector<Lesson> lessons;
        lessons.reserve(features.size());
        for (std::size_t at = 0; at < features.size(); ++at) {
            const auto [list, isNew]
                = m_listOfForm.try_emplace(sentence.tokens[at].form, static_cast<std::uint32_t>(m_tagLists.size()));
            if (isNew)
                // A word that is rare in training is new outside of it: it has to be told from all that end alike.
                listTags(m_known, features.form(at), m_tagLists.emplace_back());
            lessons.push_back({features.word(at), m_numbers.at(tagsOf(sentence.tokens[at])), list->second});
        }
        return lessons;
    }

    void learnFrom(std::size_t sentence)
    {
        std::vector<Lesson>& lessons = m_lessons[sentence];
        if (lessons.empty())
            lessons = lessonsOf(*m_sentences[sentence]);
        std::uint32_t before = noTag;
        std::uint32_t second = noTag;
        for (auto& [features, gold, tags] : lessons) {
            features.setTags(before, second);
            const std::uint32_t guess = bestTag(m_known.weights, features.keys(), m_tagLists[tags]);
            if (guess != gold) {
                update(features.keys(), gold, 1);
                update(features.keys(), guess, -1);
            }
            second = before;
            before = guess;
        }
    }

    void update(const WordFeatures::Keys& keys, std::uint32_t tag, float step)
    {
        for (const std::uint64_t key : keys) {
            const std::size_t place = placeOf(key, tag, m_known.weights.size());
            m_known.weights[place] += step;
            m_late[place] += static_cast<double>(step) * static_cast<double>(m_done);
        }
    }

    TaggerSettings m_settings;
    std::vector<std::shared_ptr<const Sentence>> m_sentences;
    Tagger::Knowledge m_known;
    std::map<WordTags, std::uint32_t> m_numbers;
    std::vector<double> m_late; ///< by weight, the sum of each change times the sentences that were done before it
    std::uint64_t m_done = 0; ///< sentences
    std::vector<std::vector<Lesson>> m_lessons; ///< by sentence; made in the first epoch
    std::vector<std::vector<std::uint32_t>> m_tagLists; ///< the tags that come into question for a form
    std::unordered_map<std::string_view, std::uint32_t> m_listOfForm;
};

Tagger::Tagger(Knowledge knowledge) : m_knowledge(std::move(knowledge)) { }

Result<Tagger> Tagger::learn(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const TaggerSettings& settings, const std::stop_token& stop)
{
    TaggerLearner learner(sentences, settings);
    if (learner.isEmpty())
        return failure(TrainingProblem::NoUsableSentences);
    if (!learner.learn(stop) || !learner.learnSegments(stop))
        return failure(JobProblem::Cancelled);
    learner.learnLemmas();
    return Tagger(learner.take());
}

void Tagger::tag(Sentence& sentence) const
{
    const SentenceFeatures features(sentence);
    std::vector<std::uint32_t> tags;
    std::uint32_t before = noTag;
    std::uint32_t second = noTag;
    for (std::size_t at = 0; at < features.size(); ++at) {
        WordFeatures word = features.word(at);
        word.setTags(before, second);
        listTags(m_knowledge, features.form(at), tags);
        if (tags.empty()) { // training has no rare words: all tags come into question
            tags.resize(m_knowledge.tags.size());
            std::iota(tags.begin(), tags.end(), 0U);
        }
        const std::uint32_t best = bestTag(m_knowledge.weights, word.keys(), tags);
        Token& token = sentence.tokens[at];
        token.upos = m_knowledge.tags[best].upos;
        token.xpos = m_knowledge.tags[best].xpos;
        token.feats = m_knowledge.tags[best].feats;
        token.lemma = lemmaOf(token.form, best);
        second = before;
        before = best;
    }
}

std::string Tagger::lemmaOf(const std::string& form, std::uint32_t tag) const
{
    const auto entryOf = [&](const std::string& spelt, const auto& isMeant) -> const Entry* {
        const auto seen = m_knowledge.words.find(spelt);
        if (seen == m_knowledge.words.end())
            return nullptr;
        const auto entry = std::find_if(seen->second.begin(), seen->second.end(), isMeant);
        return entry == seen->second.end() ? nullptr : &*entry;
    };
    const std::string& upos = m_knowledge.tags[tag].upos;
    const auto isTag = [&](const Entry& one) { return one.tag == tag; };
    const auto isUpos = [&](const Entry& one) { return m_knowledge.tags[one.tag].upos == upos; };
    const std::string lower = lowerCased(form);
    for (const std::string* spelt : {&form, &lower}) {
        if (const Entry* entry = entryOf(*spelt, isTag); entry != nullptr)
            return entry->lemma;
    }
    if (const Entry* entry = entryOf(form, isUpos); entry != nullptr)
        return entry->lemma;
    if (std::string made = m_knowledge.lemmas.lemma(form, upos, tag); !made.empty())
        return made;
    const Entry* entry = entryOf(form, [](const Entry&) { return true; });
    if (entry != nullptr)
        return entry->lemma;
    return m_knowledge.lemmas.isEmpty() ? std::string() : form; // no ending of such words is known: it is its own
}

TaggingScores scoreTagger(const Tagger& tagger, const std::vector<std::shared_ptr<const Sentence>>& sentences)
{
    TaggingScores scores;
    for (const auto& gold : sentences) {
        if (!isTagged(*gold))
            continue;
        Sentence tagged = *gold;
        tagger.tag(tagged);
        for (std::size_t i = 0; i < tagged.tokens.size(); ++i) {
            const Token& expected = gold->tokens[i];
            const Token& found = tagged.tokens[i];
            const bool isRight = tagsOf(expected) == tagsOf(found);
            const bool isNew = !tagger.hasSeen(expected.form);
            ++scores.words;
            scores.upos += static_cast<std::size_t>(expected.upos == found.upos);
            scores.xpos += static_cast<std::size_t>(expected.xpos == found.xpos);
            scores.lemmas += static_cast<std::size_t>(expected.lemma == found.lemma);
            scores.newLemmas += static_cast<std::size_t>(isNew && expected.lemma == found.lemma);
            scores.all += static_cast<std::size_t>(isRight);
            scores.newWords += static_cast<std::size_t>(isNew);
            scores.newAll += static_cast<std::size_t>(isNew && isRight);
        }
    }
    return scores;
}

} // namespace arcwright
