// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/bunsetsu_live_learner.h"

#include <algorithm>

#include "core/model/bunsetsu_lesson.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

BunsetsuLiveLearner::BunsetsuLiveLearner(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning)
{
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        for (std::size_t i = 0; m_learning.bunsetsuModel() && i < indices.size(); ++i)
            look(indices[i]);
    });
    connect(&workspace, &Workspace::treebankTaken, this, &BunsetsuLiveLearner::restart);
    connect(&learning, &Learning::modelTaken, this, &BunsetsuLiveLearner::restart);
    connect(&m_worker, &Worker::failed, this, &BunsetsuLiveLearner::passOver);
    connect(&m_worker, &Worker::finished, this, [this] {
        learnOn();
        if (!m_worker.isRunning())
            Q_EMIT finished();
    });
}

void BunsetsuLiveLearner::restart()
{
    m_worker.abandon();
    m_lessons.clear();
    m_done = 0;
    m_startWhole.reset();
    m_startFolds.clear();
}

void BunsetsuLiveLearner::look(std::size_t index)
{
    const auto model = m_learning.bunsetsuModel();
    if (!model || model->weights.settings.ranker == RankerKind::Kernel || index >= m_workspace.treebank().size())
        return;
    const SentenceKey key = m_workspace.treebank().key(index);
    const auto sentence = m_workspace.treebank().sentence(index);
    const auto known
        = std::find_if(m_lessons.begin(), m_lessons.end(), [&](const Lesson& lesson) { return lesson.key == key; });
    const bool isLesson = sentence->annotation.confirmed && isPartlyFit(*sentence);
    if (known != m_lessons.end() && !isLesson)
        forget(static_cast<std::size_t>(known - m_lessons.begin()));
    if (known == m_lessons.end() && isLesson && m_isOn) {
        m_lessons.push_back({key, sentence});
        learnOn();
    }
}

void BunsetsuLiveLearner::forget(std::size_t lesson)
{
    m_worker.abandon();
    m_lessons.erase(m_lessons.begin() + static_cast<std::ptrdiff_t>(lesson));
    if (lesson < m_done) {
        m_done = 0;
        BunsetsuModels models = *m_learning.bunsetsuModels();
        const std::size_t folds = models.folds().size();
        models.changeAll([&](const std::shared_ptr<const BunsetsuModel>& model, std::size_t fold) {
            if (fold == folds)
                return m_startWhole;
            return fold < m_startFolds.size() ? m_startFolds[fold] : model;
        });
        m_learning.takeLive(models);
    }
    Q_EMIT forgotten();
    learnOn();
}

/// Learns from the next sentence, if none is at hand.
void BunsetsuLiveLearner::learnOn()
{
    if (m_worker.isRunning() || m_done == m_lessons.size())
        return;
    const BunsetsuModels& models = *m_learning.bunsetsuModels();
    if (!m_startWhole)
        m_startWhole = models.whole();
    for (std::size_t fold = m_startFolds.size(); fold < models.folds().size(); ++fold)
        m_startFolds.push_back(models.folds()[fold]);
    m_worker.start([this, models, lesson = m_lessons[m_done]](const std::stop_token& stop, const Worker::Post& post) {
        const auto learnt = learn(models, lesson);
        if (stop.stop_requested())
            return;
        if (learnt)
            post([this, learnt = *learnt] { take(learnt); });
        else
            post([this, problem = learnt.error()] { passOver(problem); });
    });
}

Result<BunsetsuLiveLearner::Learnt> BunsetsuLiveLearner::learn(const BunsetsuModels& models, const Lesson& lesson)
{
    const auto whole = learnFrom(models.whole(), *lesson.sentence);
    if (!whole)
        return failure(whole.error());
    Learnt learnt{models, whole->wrongBefore, whole->wrongAfter};
    const std::size_t folds = models.folds().size();
    const std::size_t own = models.foldOf(lesson.key, *lesson.sentence);
    learnt.models.changeAll([&](const std::shared_ptr<const BunsetsuModel>& model, std::size_t fold) {
        if (fold == folds)
            return whole->model;
        if (fold == own)
            return model;
        const auto update = learnFrom(model, *lesson.sentence);
        return update ? update->model : model;
    });
    return learnt;
}

void BunsetsuLiveLearner::passOver(const Problem& problem)
{
    ++m_done;
    Q_EMIT couldNotLearn(problem);
}

void BunsetsuLiveLearner::take(const Learnt& learnt)
{
    ++m_done;
    m_learning.takeLive(learnt.models);
    Q_EMIT this->learnt(learnt.wrongBefore, learnt.wrongAfter);
}

} // namespace arcwright::ui
