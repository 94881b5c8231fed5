// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/live_learner.h"

#include <algorithm>
#include <set>

#include "core/advice/queue_valuer.h"
#include "core/model/given_part.h"
#include "core/model/train.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

/// How many patches the model of each fold has, and the whole's after them.
std::vector<std::size_t> patchesOf(const LiveModels& models)
{
    std::vector<std::size_t> patches;
    for (const LiveModel& fold : models.folds())
        patches.push_back(fold.patches().size());
    patches.push_back(models.whole().patches().size());
    return patches;
}

LiveModel withPatches(const LiveModel& model, std::size_t patches)
{
    LiveModel cut = LiveModel(model.sharedBase());
    for (std::size_t i = 0; i < std::min(patches, model.patches().size()); ++i)
        cut = cut.with(model.patches()[i]);
    return cut;
}

} // namespace

LiveLearner::LiveLearner(Workspace& workspace, Learning& learning, QObject* parent)
    : LiveLearner(
        workspace, learning,
        [](const LiveModel& model, const Sentence& sentence, Parser::Workspace& workspace) {
            return learnFrom(model, sentence, workspace);
        },
        parent)
{
}

LiveLearner::LiveLearner(Workspace& workspace, Learning& learning, Teaching teach, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_learning(learning)
    , m_teach(std::move(teach))
    , m_bunsetsu(workspace, learning)
{
    connect(&m_bunsetsu, &BunsetsuLiveLearner::learnt, this, &LiveLearner::learnt);
    connect(&m_bunsetsu, &BunsetsuLiveLearner::couldNotLearn, this, &LiveLearner::couldNotLearn);
    connect(&m_bunsetsu, &BunsetsuLiveLearner::forgotten, this, &LiveLearner::forgotten);
    connect(&m_bunsetsu, &BunsetsuLiveLearner::finished, this, &LiveLearner::finished);
    connect(&workspace, &Workspace::sentencesChanged, this, &LiveLearner::lookAt);
    connect(&workspace, &Workspace::treebankTaken, this, &LiveLearner::restart);
    connect(&learning, &Learning::modelTaken, this, &LiveLearner::restart);
    connect(&m_worker, &Worker::failed, this, &LiveLearner::passOver);
    connect(&m_worker, &Worker::finished, this, [this] {
        learnOn();
        if (!m_worker.isRunning())
            Q_EMIT finished();
    });
}

void LiveLearner::restart()
{
    m_worker.abandon();
    m_lessons.clear();
    m_done = 0;
    const auto& models = m_learning.liveModels();
    m_startPatches = models ? patchesOf(*models) : std::vector<std::size_t>();
}

/// Of the sentences of a step there may be thousands, and as many lessons: only those are compared of which one can
/// come or go.
void LiveLearner::lookAt(const std::vector<std::size_t>& indices)
{
    if (!m_learning.model())
        return;
    std::set<SentenceKey> learnt;
    for (const Lesson& lesson : m_lessons)
        learnt.insert(lesson.key);
    const Treebank& treebank = m_workspace.treebank();
    for (const std::size_t index : indices) {
        if (index >= treebank.size())
            continue;
        const auto sentence = treebank.sentence(index);
        const Annotation& said = sentence->annotation;
        if (said.confirmed || !said.pins.empty() || learnt.contains(treebank.key(index)))
            look(index);
    }
}

void LiveLearner::look(std::size_t index)
{
    if (!m_learning.model() || index >= m_workspace.treebank().size())
        return;
    const SentenceKey key = m_workspace.treebank().key(index);
    const auto sentence = m_workspace.treebank().sentence(index);
    const auto known = std::find_if(m_lessons.begin(), m_lessons.end(),
        [&](const Lesson& lesson) { return lesson.key == key && lesson.pins.empty(); });
    const bool isLesson = sentence->annotation.confirmed && isUsable(*sentence);
    if (known != m_lessons.end() && !isLesson)
        forget(static_cast<std::size_t>(known - m_lessons.begin()));
    if (known == m_lessons.end() && isLesson && m_isOn) {
        m_lessons.push_back({key, sentence});
        learnOn();
    }
    lookAtPins(key, *sentence);
}

/// Each pin is learnt by itself as it comes, so that those before it need not be learnt anew.
void LiveLearner::lookAtPins(SentenceKey key, const Sentence& sentence)
{
    const auto isIn = [](const std::vector<DecidedArc>& arcs) {
        return [&arcs](const DecidedArc& arc) {
            return std::any_of(arcs.begin(), arcs.end(),
                [&](const DecidedArc& other) { return other.unit == arc.unit && other.arc == arc.arc; });
        };
    };
    const std::vector<DecidedArc> pinned = pinnedArcs(sentence);
    std::vector<DecidedArc> fresh = pinned;
    for (std::size_t i = m_lessons.size(); i-- > 0;) {
        const Lesson& lesson = m_lessons[i];
        if (lesson.key != key || lesson.pins.empty())
            continue;
        if (std::all_of(lesson.pins.begin(), lesson.pins.end(), isIn(pinned)))
            std::erase_if(fresh, isIn(lesson.pins));
        else
            forget(i);
    }
    if (!m_isOn || !m_learnsPins || sentence.annotation.confirmed || fresh.empty())
        return;
    std::vector<bool> given(static_cast<std::size_t>(sentence.unitCount()), false);
    for (const DecidedArc& arc : fresh)
        given[static_cast<std::size_t>(arc.unit) - 1] = true;
    m_lessons.push_back({key, withHeadsOf(sentence, given), fresh});
    learnOn();
}

/// Later lessons were learnt on top of this one, and are learnt again without it.
void LiveLearner::forget(std::size_t lesson)
{
    m_worker.abandon();
    m_lessons.erase(m_lessons.begin() + static_cast<std::ptrdiff_t>(lesson));
    if (lesson < m_done) {
        m_done = lesson;
        m_learning.takeLive(modelsAfter(lesson));
    }
    Q_EMIT forgotten();
    learnOn();
}

/// The models in use without what they learnt after so many lessons. A fold that came later than a lesson had learnt
/// nothing at its end.
LiveModels LiveLearner::modelsAfter(std::size_t lessons) const
{
    LiveModels models = *m_learning.liveModels();
    const std::vector<std::size_t>& patches = lessons == 0 ? m_startPatches : m_lessons[lessons - 1].patches;
    const std::size_t folds = models.folds().size();
    models.changeAll([&](const LiveModel& model, std::size_t fold) {
        if (fold == folds)
            return withPatches(model, patches.back());
        return withPatches(model, fold + 1 < patches.size() ? patches[fold] : 0);
    });
    return models;
}

/// Learns from the next sentence, if none is at hand.
void LiveLearner::learnOn()
{
    if (m_worker.isRunning() || m_done == m_lessons.size())
        return;
    m_worker.start([this, models = *m_learning.liveModels(), lesson = m_lessons[m_done], shared = m_shared,
                       teach = m_teach](const std::stop_token& stop, const Worker::Post& post) {
        const std::lock_guard<std::mutex> lock(shared->mutex);
        shared->workspace.stopWith(stop);
        const auto learnt = learn(models, lesson.key, *lesson.sentence, teach, shared->workspace);
        if (stop.stop_requested())
            return;
        if (learnt)
            post([this, learnt = *learnt] { take(learnt); });
        else
            post([this, problem = learnt.error()] { passOver(problem); });
    });
}

/// The model of the whole first: where it can learn nothing from the sentence, no fold's can.
Result<LiveLearner::Learnt> LiveLearner::learn(const LiveModels& models, SentenceKey key, const Sentence& sentence,
    const Teaching& teach, Parser::Workspace& workspace)
{
    const auto whole = teach(models.whole(), sentence, workspace);
    if (!whole)
        return failure(whole.error());
    Learnt learnt{models, static_cast<int>(whole->lossBefore), static_cast<int>(whole->lossAfter)};
    const std::size_t folds = models.folds().size();
    const std::size_t own = models.foldOf(key, sentence);
    learnt.models.changeAll([&](const LiveModel& model, std::size_t fold) {
        if (fold == folds)
            return whole->model;
        if (fold == own)
            return model;
        const auto update = teach(model, sentence, workspace);
        return update ? update->model : model;
    });
    return learnt;
}

void LiveLearner::finishLesson(const LiveModels& models)
{
    m_lessons[m_done].patches = patchesOf(models);
    ++m_done;
}

void LiveLearner::passOver(const Problem& problem)
{
    finishLesson(*m_learning.liveModels());
    Q_EMIT couldNotLearn(problem);
}

void LiveLearner::take(const Learnt& learnt)
{
    finishLesson(learnt.models);
    m_learning.takeLive(learnt.models);
    Q_EMIT this->learnt(learnt.wrongBefore, learnt.wrongAfter);
}

} // namespace arcwright::ui
