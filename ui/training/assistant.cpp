// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/assistant.h"

#include <algorithm>

#include "core/advice/bunsetsu_doubts.h"
#include "core/editing/annotation_operations.h"
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
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t index) {
        if (index == m_sentence)
            ask();
    });
    const auto forget = [this] {
        m_worker.abandon();
        m_seeker.abandon();
        m_before.clear();
        m_free.clear();
        m_guesses.clear();
        m_doubts.clear();
    };
    connect(&workspace, &Workspace::treebankReplaced, this, forget);
    connect(&workspace, &Workspace::sentencesReplaced, this, [this] { ask(); });
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

QString Assistant::relationFor(std::size_t sentence, int head, int unit) const
{
    const auto model = m_learning.liveModelFor(sentence);
    if (!model || sentence >= m_workspace.treebank().size())
        return {};
    const auto shown = m_workspace.treebank().sentence(sentence);
    if (!isParsed(*shown, Units::Words) || unit < 1 || unit > shown->size() || head < 0 || head > shown->size()
        || head == unit)
        return {};
    const Parser parser(*model, *m_workspace.relations());
    for (const RankedRelation& ranked : rankedRelations(parser, *shown, head, unit, m_own)) {
        if (ranked.relation) // DTAG's words on the root have none; others have
            return QString::fromStdString(std::string(m_workspace.relations()->text(ranked.relation)));
    }
    return {};
}

/// Pinned arcs, and those that are others than when the sentence was first looked at.
FixedArcs Assistant::fixedArcs(std::size_t index, const Sentence& sentence)
{
    const Graph gold = m_workspace.gold(index);
    Graph& before = m_before.try_emplace(m_workspace.treebank().key(index), gold).first->second;
    if (before.size() != gold.size())
        before = gold; // words were divided, joined, added or taken out
    FixedArcs fixed;
    for (int word = 1; word <= gold.size(); ++word) {
        const bool isFixed = isPinned(sentence, word) || gold.arc(word) != before.arc(word);
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

Assistant::Answer Assistant::answered(const LiveModel& model, const Sentence& sentence, const FixedArcs& fixed,
    RelationPool& relations, const std::stop_token& stop, SharedParserWorkspace& shared)
{
    const Parser parser(model, relations);
    const std::lock_guard<std::mutex> lock(shared.mutex);
    Parser::Workspace& workspace = shared.workspace;
    workspace.stopWith(stop);
    Answer answer;
    answer.graph = parser.parseAround(fixed, sentence, workspace);
    answer.searchedLess = workspace.parser().isSearchedLess();
    if (!stop.stop_requested())
        answer.guesses = annotationGuesses(parser, workspace, sentence, fixed);
    return answer;
}

/// Parsers of bunsetsu compare heads and do not score trees: there are no margins of trees.
Assistant::Answer Assistant::answered(const std::shared_ptr<const BunsetsuModel>& model, const Sentence& sentence,
    const FixedArcs& fixed, RelationPool& relations, const std::stop_token& stop)
{
    constexpr std::size_t mostHeads = 5;
    const BunsetsuParser parser(model, relations);
    BunsetsuParser::Workspace workspace(parser);
    const std::vector<Constraint> constraints = fixed.constraints();
    Answer answer;
    answer.hasMargins = false;
    if (Graph graph = parser.parse(sentence, workspace, constraints); isTree(graph.heads))
        answer.graph = std::move(graph);
    for (const auto& arcs : allAlternativeHeads(parser, constraints, sentence, mostHeads, workspace, stop)) {
        auto& heads = answer.guesses.arcs.emplace_back();
        for (const Arc& arc : arcs)
            heads.push_back({arc.head, arc.relation, 0});
    }
    answer.guesses.doubts = bunsetsuDoubts(parser, sentence, workspace, constraints);
    return answer;
}

void Assistant::ask()
{
    const Treebank& treebank = m_workspace.treebank();
    const AnyModel& any = m_learning.anyModel();
    if (isNull(any) || m_learning.isBusy() || m_sentence >= treebank.size())
        return;
    const auto sentence = treebank.sentence(m_sentence);
    const Units units = sentence->bunsetsu.empty() ? Units::Words : Units::Bunsetsu;
    if (sentence->problem || sentence->unitCount() == 0 || units != unitsOf(any))
        return;
    const SentenceKey key = treebank.key(m_sentence);
    const FixedArcs fixed = fixedArcs(m_sentence, *sentence);
    m_worker.start(
        [this, live = m_learning.liveModelFor(m_sentence), bunsetsu = m_learning.bunsetsuModelFor(m_sentence), sentence,
            key, fixed, exposure = m_learning.exposureOf(m_sentence), relations = m_workspace.relations(),
            shared = m_shared](const std::stop_token& stop, const Worker::Post& post) {
            Answer answer = live ? answered(*live, *sentence, fixed, *relations, stop, *shared)
                                 : answered(bunsetsu, *sentence, fixed, *relations, stop);
            if (stop.stop_requested())
                return;
            answer.exposure = exposure;
            answer.hasLearnt = live && !live->patches().empty();
            post([this, key, answer, isFixed = !fixed.pinned.empty()] { take(key, answer, isFixed); });
        });
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

void Assistant::take(SentenceKey key, const Answer& answer, bool isFixed)
{
    m_known = key;
    m_guesses.clear();
    m_doubts = answer.guesses.doubts;
    for (const auto& heads : answer.guesses.arcs) {
        auto& guesses = m_guesses.emplace_back();
        for (const AlternativeHead& one : heads)
            guesses.push_back(
                {one.head, QString::fromStdString(std::string(m_workspace.relations()->text(one.relation))),
                    answer.hasMargins && !one.isEstimate ? std::optional(one.margin) : std::nullopt});
    }
    predict(key, answer, isFixed);
    Q_EMIT guessesChanged();
}

/// Around fixed arcs the prediction is the answer, with nothing fixed what it was before; or what a model that has
/// learnt since would make of a sentence it has not learnt from.
void Assistant::predict(SentenceKey key, const Answer& answer, bool isFixed)
{
    const Analysis* shown = m_workspace.layer().find(key);
    if (shown == nullptr || !predicts())
        return;
    const Analysis before = *shown;
    std::optional<Analysis> next;
    if (answer.hasLearnt && !isFixed && answer.graph && answer.exposure != Exposure::Seen) {
        m_free.erase(key);
        next = Analysis{*answer.graph, answer.exposure, {}, answer.searchedLess};
    } else if (const auto free = m_free.find(key); !isFixed && free != m_free.end()) {
        next = std::move(free->second);
        m_free.erase(free);
    } else if (isFixed && answer.graph) {
        m_free.try_emplace(key, before);
        const bool bySeen = answer.exposure == Exposure::Seen;
        next = Analysis{*answer.graph, Exposure::Guided, {}, answer.searchedLess, bySeen};
    }
    if (!next || (next->graph == before.graph && next->exposure == before.exposure))
        return;
    const std::vector<int> moved = differences(before.graph, next->graph);
    m_workspace.setPredictions({{key, std::move(*next)}});
    if (!moved.empty())
        Q_EMIT predictionMoved(moved);
}

} // namespace arcwright::ui
