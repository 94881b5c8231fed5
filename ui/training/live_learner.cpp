// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/live_learner.h"

#include <algorithm>

#include "core/model/train.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

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
    : QObject(parent), m_workspace(workspace), m_learning(learning), m_teach(std::move(teach))
{
    connect(&workspace, &Workspace::sentenceChanged, this, &LiveLearner::look);
    connect(&workspace, &Workspace::treebankReplaced, this, &LiveLearner::restart);
    connect(&learning, &Learning::modelChanged, this, &LiveLearner::restart);
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
    const auto model = m_learning.liveModel();
    m_startPatches = model ? model->patches().size() : 0;
}

void LiveLearner::look(std::size_t index)
{
    if (!m_learning.model() || index >= m_workspace.treebank().size())
        return;
    const SentenceKey key = m_workspace.treebank().key(index);
    const auto sentence = m_workspace.treebank().sentence(index);
    const auto known
        = std::find_if(m_lessons.begin(), m_lessons.end(), [&](const Lesson& lesson) { return lesson.key == key; });
    const bool isLesson = sentence->annotation.confirmed && isUsable(*sentence);
    if (known != m_lessons.end() && !isLesson)
        forget(static_cast<std::size_t>(known - m_lessons.begin()));
    if (known == m_lessons.end() && isLesson && m_isOn) {
        m_lessons.push_back({key, sentence});
        learnOn();
    }
}

/// Later lessons were learnt on top of this one, and are learnt again without it.
void LiveLearner::forget(std::size_t lesson)
{
    m_worker.abandon();
    m_lessons.erase(m_lessons.begin() + static_cast<std::ptrdiff_t>(lesson));
    if (lesson < m_done) {
        m_done = lesson;
        m_learning.takeLive(modelAfter(lesson));
    }
    Q_EMIT forgotten();
    learnOn();
}

/// The model in use without what it learnt after so many lessons.
LiveModel LiveLearner::modelAfter(std::size_t lessons) const
{
    const LiveModel now = *m_learning.liveModel();
    const std::size_t patches = lessons == 0 ? m_startPatches : m_lessons[lessons - 1].patches;
    LiveModel model(now.sharedBase());
    for (std::size_t i = 0; i < patches; ++i)
        model = model.with(now.patches()[i]);
    return model;
}

/// Learns from the next sentence, if none is at hand.
void LiveLearner::learnOn()
{
    if (m_worker.isRunning() || m_done == m_lessons.size())
        return;
    m_worker.start([this, model = *m_learning.liveModel(), sentence = m_lessons[m_done].sentence, shared = m_shared,
                       teach = m_teach](const std::stop_token& stop, const Worker::Post& post) {
        const std::lock_guard<std::mutex> lock(shared->mutex);
        shared->workspace.stopWith(stop);
        const auto learnt = teach(model, *sentence, shared->workspace);
        if (stop.stop_requested())
            return;
        if (learnt)
            post([this, update = *learnt] { take(update); });
        else
            post([this, problem = learnt.error()] { passOver(problem); });
    });
}

void LiveLearner::finishLesson(const LiveModel& model)
{
    m_lessons[m_done].patches = model.patches().size();
    ++m_done;
}

void LiveLearner::passOver(const Problem& problem)
{
    finishLesson(*m_learning.liveModel());
    Q_EMIT couldNotLearn(problem);
}

void LiveLearner::take(const LiveUpdate& update)
{
    finishLesson(update.model);
    m_learning.takeLive(update.model);
    Q_EMIT learnt(static_cast<int>(update.lossBefore), static_cast<int>(update.lossAfter));
}

} // namespace arcwright::ui
