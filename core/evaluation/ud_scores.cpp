// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ud_scores.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/ud_alignment.h"

namespace arcwright {

namespace {

/// How many stretches both lists have; each is in order.
UdScore spanScore(const std::vector<TextSpan>& gold, const std::vector<TextSpan>& system)
{
    UdScore score{{gold.size(), system.size(), 0}, std::nullopt};
    for (std::size_t g = 0, s = 0; g < gold.size() && s < system.size();) {
        if (system[s].begin < gold[g].begin) {
            ++s;
        } else if (gold[g].begin < system[s].begin) {
            ++g;
        } else {
            score.counts.right += gold[g].end == system[s].end ? 1 : 0;
            ++s;
            ++g;
        }
    }
    return score;
}

/// A path of relations, as collapsed empty nodes leave it (`conj:en>obl:voor`), without subtypes.
std::string withoutSubtypes(std::string_view path)
{
    std::string text;
    for (;;) {
        const std::string_view step = path.substr(0, path.find('>'));
        text += step.substr(0, step.find(':'));
        if (step.size() == path.size())
            return text;
        text += '>';
        path.remove_prefix(step.size() + 1);
    }
}

/// Two texts with the same characters, word by word.
class Scorer {
public:
    Scorer(const UdText& gold, const UdText& system)
        : m_gold(gold), m_system(system), m_goldOf(alignedWords(gold, system))
    {
    }

    /// Of every word of the system, if that is asked for, by which metrics of content words it is not right; of one
    /// that gold has not, nothing.
    UdScores run(std::vector<UdMetrics>* misses = nullptr)
    {
        begin();
        if (misses)
            misses->assign(m_goldOf.size(), {});
        for (std::size_t word = 0; word < m_goldOf.size(); ++word) {
            if (m_goldOf[word] < 0)
                continue;
            const UdWord& gold = m_gold.words[static_cast<std::size_t>(m_goldOf[word])];
            const UdWord& system = m_system.words[word];
            const UdMetrics right = rightBy(gold, system);
            addWord(gold, right);
            addEnhanced(gold, system);
            if (misses)
                (*misses)[word] = missesOf(gold, system, right);
        }
        return m_scores;
    }

private:
    static constexpr std::array contentMetrics{UdMetric::Clas, UdMetric::Mlas, UdMetric::Blex};

    /// What there is to be right, by gold and by the system.
    void begin()
    {
        set(UdMetric::Tokens, spanScore(m_gold.tokens, m_system.tokens));
        set(UdMetric::Sentences, spanScore(m_gold.sentences, m_system.sentences));
        const std::size_t words = m_gold.words.size();
        set(UdMetric::Words, {{words, m_system.words.size(), 0}, std::nullopt});
        for (const UdMetric metric : {UdMetric::Upos, UdMetric::Xpos, UdMetric::Features, UdMetric::AllTags,
                 UdMetric::Lemmas, UdMetric::Uas, UdMetric::Las})
            set(metric, {{words, m_system.words.size(), 0}, 0});
        const std::size_t goldContent = contentWords(m_gold);
        const std::size_t systemContent = contentWords(m_system);
        for (const UdMetric metric : contentMetrics)
            set(metric, {{goldContent, systemContent, 0}, 0});
        const std::size_t goldArcs = enhancedArcs(m_gold);
        const std::size_t systemArcs = enhancedArcs(m_system);
        for (const UdMetric metric : {UdMetric::Elas, UdMetric::Eulas})
            set(metric, {{goldArcs, systemArcs, 0}, std::nullopt});
    }

    void set(UdMetric metric, UdScore score) { m_scores[static_cast<std::size_t>(metric)] = score; }
    void count(UdMetric metric, bool isRight)
    {
        UdScore& score = m_scores[static_cast<std::size_t>(metric)];
        score.counts.right += isRight ? 1 : 0;
        if (score.aligned)
            ++*score.aligned;
    }

    static std::size_t contentWords(const UdText& text)
    {
        return static_cast<std::size_t>(
            std::count_if(text.words.begin(), text.words.end(), [](const UdWord& word) { return word.isContent(); }));
    }
    static std::size_t enhancedArcs(const UdText& text)
    {
        std::size_t arcs = 0;
        for (const UdWord& word : text.words)
            arcs += static_cast<std::size_t>(std::count_if(word.token->parents.begin(), word.token->parents.end(),
                [](const Parent& parent) { return parent.head.empty == 0; }));
        return arcs;
    }

    bool isSameWord(int gold, int system) const
    {
        return system >= 0 ? m_goldOf[static_cast<std::size_t>(system)] == gold && gold >= 0
                           : gold == UdWord::root && system == UdWord::root;
    }

    static bool isOn(const UdMetrics& metrics, UdMetric metric) { return metrics[static_cast<std::size_t>(metric)]; }
    static void put(UdMetrics& metrics, UdMetric metric, bool isIn)
    {
        metrics[static_cast<std::size_t>(metric)] = isIn;
    }

    static bool hasSameTags(const UdWord& gold, const UdWord& system)
    {
        return gold.token->upos == system.token->upos && gold.features == system.features;
    }

    bool hasSameFunctionWords(const UdWord& gold, const UdWord& system) const
    {
        return std::equal(gold.functionWords.begin(), gold.functionWords.end(), system.functionWords.begin(),
            system.functionWords.end(), [&](int goldWord, int systemWord) {
                const UdWord& expected = m_gold.words[static_cast<std::size_t>(goldWord)];
                const UdWord& found = m_system.words[static_cast<std::size_t>(systemWord)];
                return isSameWord(goldWord, systemWord) && expected.relation == found.relation
                    && hasSameTags(expected, found);
            });
    }

    /// By which metrics a word is right, whether or not it is a content word; those of DEPS are left out.
    UdMetrics rightBy(const UdWord& gold, const UdWord& system) const
    {
        const bool upos = gold.token->upos == system.token->upos;
        const bool xpos = gold.token->xpos == system.token->xpos;
        const bool features = gold.features == system.features;
        // Where gold has no lemma, any will do; a lemma that is an underscore is taken for none.
        const bool lemma
            = gold.token->lemma.empty() || gold.token->lemma == "_" || gold.token->lemma == system.token->lemma;
        const bool head = isSameWord(gold.head, system.head);
        const bool arc = head && gold.relation == system.relation;
        UdMetrics right;
        put(right, UdMetric::Words, true);
        put(right, UdMetric::Upos, upos);
        put(right, UdMetric::Xpos, xpos);
        put(right, UdMetric::Features, features);
        put(right, UdMetric::AllTags, upos && xpos && features);
        put(right, UdMetric::Lemmas, lemma);
        put(right, UdMetric::Uas, head);
        put(right, UdMetric::Las, arc);
        put(right, UdMetric::Clas, arc);
        put(right, UdMetric::Mlas,
            arc && upos && features && (gold.isContent() || system.isContent()) && hasSameFunctionWords(gold, system));
        put(right, UdMetric::Blex, arc && lemma);
        return right;
    }

    void addWord(const UdWord& gold, const UdMetrics& right)
    {
        for (const UdMetric metric : {UdMetric::Words, UdMetric::Upos, UdMetric::Xpos, UdMetric::Features,
                 UdMetric::AllTags, UdMetric::Lemmas, UdMetric::Uas, UdMetric::Las})
            count(metric, isOn(right, metric));
        for (const UdMetric metric : contentMetrics) {
            if (gold.isContent())
                count(metric, isOn(right, metric));
        }
    }

    static UdMetrics missesOf(const UdWord& gold, const UdWord& system, const UdMetrics& right)
    {
        UdMetrics misses;
        for (const UdMetric metric : contentMetrics)
            put(misses, metric, (gold.isContent() || system.isContent()) && !isOn(right, metric));
        return misses;
    }

    /// The node that an arc of DEPS comes from, as word of its text.
    static int parentOf(const UdWord& word, const Parent& parent)
    {
        return parent.head.word == kRoot ? UdWord::root : word.sentenceBegin + parent.head.word - 1;
    }

    bool isSameArc(
        const UdWord& gold, const Parent& expected, const UdWord& system, const Parent& found, bool withSubtypes) const
    {
        return expected.head.empty == 0 && found.head.empty == 0
            && isSameWord(parentOf(gold, expected), parentOf(system, found))
            && (expected.relation == found.relation
                || (!withSubtypes && withoutSubtypes(expected.relation) == withoutSubtypes(found.relation)));
    }

    /// Every pair of equal arcs counts, so that arcs a word has twice count more than once, as officially.
    void addEnhanced(const UdWord& gold, const UdWord& system)
    {
        for (const Parent& expected : gold.token->parents) {
            for (const Parent& found : system.token->parents) {
                for (const UdMetric metric : {UdMetric::Elas, UdMetric::Eulas})
                    m_scores[static_cast<std::size_t>(metric)].counts.right
                        += isSameArc(gold, expected, system, found, metric == UdMetric::Elas) ? 1 : 0;
            }
        }
    }

    const UdText& m_gold;
    const UdText& m_system;
    std::vector<int> m_goldOf;
    UdScores m_scores;
};

/// The token in which the byte at `place` lies, the last one if there is none.
std::size_t tokenAt(const UdText& text, std::size_t place)
{
    const auto found = std::find_if(
        text.tokens.begin(), text.tokens.end(), [&](const TextSpan& token) { return token.end > place; });
    return found == text.tokens.end() ? text.tokens.size() - 1 : static_cast<std::size_t>(found - text.tokens.begin());
}

struct TokenLine {
    std::string file;
    std::size_t line = 0;
};

TokenLine lineOf(const Treebank& treebank, const UdText& text, std::size_t token)
{
    const auto& origin = text.origins[token];
    const Treebank::Place place = treebank.place(origin.sentence);
    const Document& document = *treebank.documents()[place.document];
    const auto line = static_cast<std::size_t>(std::max(origin.line, 1));
    return {document.path(), document.line(place.sentence) + line - 1};
}

/// The text at the token's beginning, as much as is needed to find it.
std::string excerpt(const UdText& text, std::size_t token)
{
    return std::string(firstCharacters(std::string_view(text.characters).substr(text.tokens[token].begin), 20));
}

Problem textMismatch(const Treebank& gold, const UdText& goldText, const Treebank& system, const UdText& systemText)
{
    if (goldText.tokens.empty() || systemText.tokens.empty())
        return Problem{EvaluationProblem::SentenceCountMismatch, {}, 0, 0,
            {std::to_string(gold.size()), std::to_string(system.size()), "1"}};
    const auto differing = std::mismatch(goldText.characters.begin(), goldText.characters.end(),
        systemText.characters.begin(), systemText.characters.end());
    const auto place = static_cast<std::size_t>(differing.first - goldText.characters.begin());
    const std::size_t goldToken = tokenAt(goldText, place);
    const std::size_t systemToken = tokenAt(systemText, place);
    const TokenLine expected = lineOf(gold, goldText, goldToken);
    const TokenLine found = lineOf(system, systemText, systemToken);
    return Problem{EvaluationProblem::TextMismatch, found.file, found.line, 1,
        {expected.file, std::to_string(expected.line), excerpt(goldText, goldToken), excerpt(systemText, systemToken)}};
}

} // namespace

std::string_view udMetricName(UdMetric metric)
{
    static constexpr std::array<std::string_view, udMetricCount> names{"Tokens", "Sentences", "Words", "UPOS", "XPOS",
        "UFeats", "AllTags", "Lemmas", "UAS", "LAS", "CLAS", "MLAS", "BLEX", "ELAS", "EULAS"};
    return names[static_cast<std::size_t>(metric)];
}

Result<UdScores> udScores(const Treebank& gold, const Treebank& system)
{
    const UdText goldText(gold);
    const UdText systemText(system);
    if (goldText.characters != systemText.characters)
        return failure(textMismatch(gold, goldText, system, systemText));
    return Scorer(goldText, systemText).run();
}

std::optional<UdScores> udScores(std::vector<std::shared_ptr<const Sentence>> gold,
    std::vector<std::shared_ptr<const Sentence>> system, std::vector<UdMetrics>* misses)
{
    return udScores(UdText(std::move(gold)), UdText(std::move(system)), misses);
}

std::optional<UdScores> udScores(const UdText& gold, const UdText& system, std::vector<UdMetrics>* misses)
{
    if (gold.characters != system.characters)
        return std::nullopt;
    return Scorer(gold, system).run(misses);
}

std::vector<UdMetrics> udMisses(
    const std::shared_ptr<const Sentence>& gold, const std::shared_ptr<const Sentence>& system)
{
    const UdText goldText(gold);
    const UdText systemText(system);
    std::vector<UdMetrics> misses(systemText.words.size());
    if (goldText.words.size() == systemText.words.size() && goldText.characters == systemText.characters)
        Scorer(goldText, systemText).run(&misses);
    return misses;
}

void add(UdScores& scores, const UdScores& further)
{
    for (std::size_t i = 0; i < udMetricCount; ++i) {
        scores[i].counts += further[i].counts;
        if (further[i].aligned)
            scores[i].aligned = scores[i].aligned.value_or(0) + *further[i].aligned;
    }
}

} // namespace arcwright
