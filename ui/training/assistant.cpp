// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/assistant.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/advice/bunsetsu_doubts.h"
#include "core/editing/annotation_operations.h"
#include "core/editing/word_alignment.h"
#include "ui/documents/changed_sentences.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

bool canHave(const Graph& graph, const Arc& arc)
{
    return arc.dependent >= 1 && arc.dependent <= graph.size() && arc.head >= 0 && arc.head <= graph.size()
        && arc.head != arc.dependent;
}

std::vector<int> differences(const Graph& before, const Graph& after)
{
    std::vector<int> words;
    for (int word = 1; word <= after.size(); ++word) {
        if (before.size() != after.size() || before.arc(word) != after.arc(word))
            words.push_back(word);
    }
    return words;
}

bool isParsed(const Sentence& sentence, Units units)
{
    return !sentence.problem && !sentence.tokens.empty() && sentence.bunsetsu.empty() == (units == Units::Words);
}

/// The first of some sentences that has a unit which the parser is unsure of, by `doubtsOf(index, sentence)`. None if
/// there is none, or if it was stopped.
template <class DoubtsOf>
std::optional<std::size_t> firstUncertain(const Treebank& treebank, const std::vector<std::size_t>& sentences,
    Units units, const std::stop_token& stop, DoubtsOf doubtsOf)
{
    for (const std::size_t index : sentences) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto sentence = treebank.sentence(index);
        if (!isParsed(*sentence, units))
            continue;
        const std::vector<bool> uncertain = uncertainWords(doubtsOf(index, *sentence));
        if (std::find(uncertain.begin(), uncertain.end(), true) != uncertain.end())
            return index;
    }
    return std::nullopt;
}

/// The doubts of the model that speaks of each sentence.
std::optional<std::size_t> firstUncertain(const LiveModels& models, const Treebank& treebank,
    const std::vector<std::size_t>& sentences, RelationPool& relations, const std::stop_token& stop)
{
    Parser::Workspace workspace;
    workspace.stopWith(stop);
    return firstUncertain(treebank, sentences, Units::Words, stop, [&](std::size_t index, const Sentence& sentence) {
        const Parser parser(models.modelFor(treebank.key(index), sentence), relations);
        parser.parse(sentence, workspace);
        return annotationGuesses(parser, workspace, sentence, {}).doubts;
    });
}

std::optional<std::size_t> firstUncertain(const BunsetsuModels& models, const Treebank& treebank,
    const std::vector<std::size_t>& sentences, RelationPool& relations, const std::stop_token& stop)
{
    return firstUncertain(treebank, sentences, Units::Bunsetsu, stop, [&](std::size_t index, const Sentence& sentence) {
        const BunsetsuParser parser(models.modelFor(treebank.key(index), sentence), relations);
        BunsetsuParser::Workspace workspace(parser);
        return bunsetsuDoubts(parser, sentence, workspace);
    });
}

} // namespace

Assistant::Assistant(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning)
{
    connect(&learning, &Learning::started, this, [this] { m_free.clear(); }); // all is predicted anew
    connect(&learning, &Learning::modelChanged, this, &Assistant::ask);
    connect(&learning, &Learning::liveModelChanged, this, &Assistant::ask);
    connect(&learning, &Learning::finished, this, &Assistant::ask);
    connect(&m_recent, &RecentGuesses::changed, this, &Assistant::ask);
    m_renewal.setSingleShot(true);
    connect(&m_renewal, &QTimer::timeout, this, &Assistant::ask);
    connect(&workspace, &Workspace::sentencesChanged, this, &Assistant::renewIfNeeded);
    const auto forget = [this] {
        m_worker.abandon();
        m_seeker.abandon();
        m_before.clear();
        m_last.clear();
        m_free.clear();
        m_outdated.clear();
        m_guesses.clear();
        m_doubts.clear();
    };
    connect(&workspace, &Workspace::treebankTaken, this, forget);
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first, std::size_t, std::size_t added) {
        std::vector<std::size_t> indices(added);
        std::iota(indices.begin(), indices.end(), first);
        renewIfNeeded(indices);
        ask();
    });
}

void Assistant::setSentence(std::size_t index)
{
    m_sentence = index;
    ask();
}

bool Assistant::knows(std::size_t sentence) const
{
    return sentence < m_workspace.treebank().size() && m_workspace.treebank().key(sentence) == m_known;
}

std::vector<Guess> Assistant::guesses(std::size_t sentence, int unit) const
{
    const auto at = static_cast<std::size_t>(unit) - 1;
    return knows(sentence) && at < m_guesses.size() ? m_guesses[at] : std::vector<Guess>();
}

std::vector<double> Assistant::doubts(std::size_t sentence) const
{
    return knows(sentence) ? m_doubts : std::vector<double>();
}

std::vector<Guess> Assistant::relationsFor(std::size_t sentence, int head, int unit) const
{
    const auto model = m_learning.liveModelFor(sentence);
    if (!model || sentence >= m_workspace.treebank().size())
        return {};
    const auto shown = m_workspace.treebank().sentence(sentence);
    if (!isParsed(*shown, Units::Words) || unit < 1 || unit > shown->size() || head < 0 || head > shown->size()
        || head == unit)
        return {};
    const Parser parser(*model, *m_workspace.relations());
    std::vector<Guess> relations;
    for (const RankedRelation& ranked : rankedRelations(parser, *shown, head, unit, m_own)) {
        if (!ranked.relation) // DTAG's words on the root have none; others have
            continue;
        const auto relation = QString::fromStdString(std::string(m_workspace.relations()->text(ranked.relation)));
        relations.push_back({head, relation, std::nullopt, membershipUnder(*shown, head, relation, ranked.isMember)});
    }
    return relations;
}

/// Gold as it was when the sentence was first looked at with as many units. Where words were divided, joined, added or
/// taken out since, what had been corrected by then is another arc than before still.
const Graph& Assistant::firstGold(SentenceKey key, const std::shared_ptr<const Sentence>& sentence, const Graph& gold)
{
    const auto [first, isNew] = m_before.try_emplace({key, gold.size()}, gold);
    const auto last = std::exchange(m_last[key], sentence);
    const auto then = last ? m_before.find({key, last->unitCount()}) : m_before.end();
    if (!isNew || then == m_before.end() || !last->bunsetsu.empty() || !sentence->bunsetsu.empty())
        return first->second;
    const Graph lastGold = graphOf(*last, *m_workspace.relations());
    const std::vector<std::shared_ptr<const Sentence>> old{last};
    const std::vector<std::shared_ptr<const Sentence>> now{sentence};
    const WordAlignment alignment(old, now);
    for (int word = 1; word <= last->size(); ++word) {
        const int place = alignment.inAfter({0, word}).id;
        if (place > 0 && lastGold.arc(word) != then->second.arc(word))
            first->second.heads[static_cast<std::size_t>(place)] = kNoHead;
    }
    return first->second;
}

/// Pinned arcs, and those that are others than when the sentence was first looked at.
FixedArcs Assistant::fixedArcs(std::size_t index, const std::shared_ptr<const Sentence>& sentence)
{
    const Graph gold = m_workspace.gold(index);
    const Graph& before = firstGold(m_workspace.treebank().key(index), sentence, gold);
    FixedArcs fixed;
    for (int word = 1; word <= gold.size(); ++word) {
        const bool isFixed = isPinned(*sentence, word) || gold.arc(word) != before.arc(word);
        if (isFixed && canHave(gold, gold.arc(word)))
            fixed.pinned.push_back(gold.arc(word));
    }
    return fixed;
}

/// Whether the layer beside gold is the predictions of the model in use.
bool Assistant::predicts() const
{
    return m_workspace.layer().name() == m_learning.layerName().toStdString();
}

Assistant::Answer Assistant::answeredOfWords(
    const Question& question, RelationPool& relations, const std::stop_token& stop, SharedParserWorkspace& shared)
{
    const Parser parser(*question.live, relations);
    const std::lock_guard<std::mutex> lock(shared.mutex);
    Parser::Workspace& workspace = shared.workspace;
    workspace.stopWith(stop);
    Answer answer;
    answer.graph = parser.parseAround(question.fixed, *question.sentence, workspace);
    answer.searchedLess = workspace.parser().isSearchedLess();
    answer.hasLearnt = !question.live->patches().empty();
    if (question.isOnView && !stop.stop_requested())
        answer.guesses = annotationGuesses(parser, workspace, *question.sentence, question.fixed);
    return answer;
}

/// Parsers of bunsetsu compare heads and do not score trees: there are no margins of trees.
Assistant::Answer Assistant::answeredOfBunsetsu(
    const Question& question, RelationPool& relations, const std::stop_token& stop)
{
    constexpr std::size_t mostHeads = 5;
    const Sentence& sentence = *question.sentence;
    const BunsetsuParser parser(question.bunsetsu, relations);
    BunsetsuParser::Workspace workspace(parser);
    const std::vector<Constraint> constraints = question.fixed.constraints();
    Answer answer;
    answer.hasMargins = false;
    if (Graph graph = parser.parse(sentence, workspace, constraints); isTree(graph.heads))
        answer.graph = std::move(graph);
    if (!question.isOnView)
        return answer;
    for (const auto& arcs : allAlternativeHeads(parser, constraints, sentence, mostHeads, workspace, stop)) {
        auto& heads = answer.guesses.arcs.emplace_back();
        for (const Arc& arc : arcs)
            heads.push_back({arc.head, arc.relation, 0});
    }
    answer.guesses.doubts = bunsetsuDoubts(parser, sentence, workspace, constraints);
    return answer;
}

Assistant::Answer Assistant::answered(
    const Question& question, RelationPool& relations, const std::stop_token& stop, SharedParserWorkspace& shared)
{
    Answer answer = question.live ? answeredOfWords(question, relations, stop, shared)
                                  : answeredOfBunsetsu(question, relations, stop);
    answer.exposure = question.exposure;
    return answer;
}

/// What there is to ask of the model about a sentence; nothing where it cannot parse that.
std::optional<Assistant::Question> Assistant::questionAbout(std::size_t index)
{
    const Treebank& treebank = m_workspace.treebank();
    const AnyModel& any = m_learning.anyModel();
    if (index >= treebank.size() || isNull(any))
        return std::nullopt;
    auto sentence = treebank.sentence(index);
    const Units units = sentence->bunsetsu.empty() ? Units::Words : Units::Bunsetsu;
    if (sentence->problem || sentence->unitCount() == 0 || units != unitsOf(any))
        return std::nullopt;
    const FixedArcs fixed = fixedArcs(index, sentence);
    return Question{treebank.key(index), std::move(sentence), fixed, m_learning.liveModelFor(index),
        m_learning.bunsetsuModelFor(index), m_learning.exposureOf(index), index == m_sentence};
}

void Assistant::ask()
{
    if (m_learning.isBusy())
        return;
    std::vector<Question> questions;
    if (auto shown = questionAbout(m_sentence))
        questions.push_back(std::move(*shown));
    const Treebank& treebank = m_workspace.treebank();
    std::erase_if(m_outdated, [&](SentenceKey key) { return !isOutdated(treebank.indexOf(key)); });
    for (const SentenceKey key : m_outdated) {
        if (auto other = questionAbout(treebank.indexOf(key)); other && !other->isOnView)
            questions.push_back(std::move(*other));
    }
    if (questions.empty())
        return;
    m_worker.start([this, questions = std::move(questions), relations = m_workspace.relations(), shared = m_shared](
                       const std::stop_token& stop, const Worker::Post& post) {
        for (const Question& question : questions) {
            const Answer answer = answered(question, *relations, stop, *shared);
            if (stop.stop_requested())
                return;
            post([this, question, answer] { take(question, answer); });
        }
    });
}

/// Whether the layer of the model's predictions has one for a sentence that is not of its words, or was made around
/// corrections; or has none.
bool Assistant::isOutdated(std::size_t index) const
{
    const Treebank& treebank = m_workspace.treebank();
    if (index >= treebank.size() || !predicts())
        return false;
    const auto sentence = treebank.sentence(index);
    const Analysis* const analysis = m_workspace.layer().find(treebank.key(index));
    return !sentence->problem
        && (!analysis || analysis->graph.size() != sentence->unitCount() || analysis->exposure == Exposure::Guided);
}

/// After sentences have changed.
void Assistant::renewIfNeeded(const std::vector<std::size_t>& indices)
{
    bool areOthers = false;
    const bool canBe = predicts();
    for (std::size_t i = 0; canBe && i < indices.size(); ++i) {
        const std::size_t index = indices[i];
        if (index == m_sentence || !isOutdated(index))
            continue;
        m_outdated.insert(m_workspace.treebank().key(index));
        areOthers = true;
    }
    if (isAmong(indices, m_sentence))
        ask();
    else if (areOthers)
        m_renewal.start();
}

void Assistant::seekUncertain(std::vector<std::size_t> sentences)
{
    m_seeker.abandon();
    const auto& words = m_learning.liveModels();
    const auto& bunsetsu = m_learning.bunsetsuModels();
    if ((!words && !bunsetsu) || sentences.empty()) {
        Q_EMIT sought(std::nullopt);
        return;
    }
    m_seeker.start([this, words, bunsetsu, sentences = std::move(sentences), treebank = m_workspace.treebank(),
                       relations = m_workspace.relations()](const std::stop_token& stop, const Worker::Post& post) {
        const auto found = bunsetsu ? firstUncertain(*bunsetsu, treebank, sentences, *relations, stop)
                                    : firstUncertain(*words, treebank, sentences, *relations, stop);
        if (stop.stop_requested())
            return;
        post([this, found, key = found ? treebank.key(*found) : SentenceKey()] {
            const Treebank& now = m_workspace.treebank();
            if (!found || (*found < now.size() && now.key(*found) == key))
                Q_EMIT sought(found);
        });
    });
}

void Assistant::take(const Question& question, const Answer& answer)
{
    m_outdated.erase(question.key);
    if (!question.isOnView) {
        predict(question, answer);
        return;
    }
    m_known = question.key;
    m_guesses.clear();
    m_doubts = answer.guesses.doubts;
    for (const auto& heads : answer.guesses.arcs) {
        auto& guesses = m_guesses.emplace_back();
        for (const AlternativeHead& one : heads) {
            const auto relation = QString::fromStdString(std::string(m_workspace.relations()->text(one.relation)));
            guesses.push_back(
                {one.head, relation, answer.hasMargins && !one.isEstimate ? std::optional(one.margin) : std::nullopt,
                    membershipUnder(*question.sentence, one.head, relation, one.isMember)});
        }
    }
    m_guesses = m_recent.ordered(question.key, *question.sentence, question.fixed, std::move(m_guesses));
    predict(question, answer);
    Q_EMIT guessesChanged();
}

/// Around fixed arcs the prediction is the answer, with nothing fixed what it was before; or what a model that has
/// learnt since would make of a sentence it has not learnt from, and where the sentence has other words now, or what it
/// was is not known, the answer.
void Assistant::predict(const Question& question, const Answer& answer)
{
    if (!predicts() || !answer.graph)
        return;
    const SentenceKey key = question.key;
    const bool isFixed = !question.fixed.pinned.empty();
    const Analysis* const found = m_workspace.layer().find(key);
    const bool fits = found && found->graph.size() == answer.graph->size();
    const Analysis before = fits ? *found : Analysis();
    if (const auto free = m_free.find(key); free != m_free.end() && free->second.graph.size() != answer.graph->size())
        m_free.erase(free);
    std::optional<Analysis> next;
    if (isFixed) {
        if (fits && before.exposure != Exposure::Guided)
            m_free.try_emplace(key, before);
        const bool bySeen = answer.exposure == Exposure::Seen;
        next = Analysis{*answer.graph, Exposure::Guided, {}, answer.searchedLess, bySeen};
    } else if (answer.hasLearnt && answer.exposure != Exposure::Seen) {
        m_free.erase(key);
        next = Analysis{*answer.graph, answer.exposure, {}, answer.searchedLess};
    } else if (const auto free = m_free.find(key); free != m_free.end()) {
        next = std::move(free->second);
        m_free.erase(free);
    } else if (!fits || before.exposure == Exposure::Guided) {
        next = Analysis{*answer.graph, answer.exposure, {}, answer.searchedLess};
    }
    if (!next || (fits && next->graph == before.graph && next->exposure == before.exposure))
        return;
    if (fits && next->known.empty())
        next->known = before.known;
    const std::vector<int> moved = fits ? differences(before.graph, next->graph) : std::vector<int>();
    m_workspace.setPredictions({{key, std::move(*next)}});
    if (!moved.empty() && question.isOnView)
        Q_EMIT predictionMoved(moved);
}

} // namespace arcwright::ui
