// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/progress/effort_recorder.h"

#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QWidget>

#include "ui/documents/changed_sentences.h"
#include "ui/documents/workspace.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

/// One for each press of a key that is not only held: every press comes to a window as an override first, whether it is
/// a shortcut or goes to a field.
bool isKeyPress(const QEvent& event)
{
    if (event.type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    switch (key.key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
        return false;
    default:
        return !key.isAutoRepeat();
    }
}

} // namespace

EffortRecorder::EffortRecorder(Workspace& workspace, Learning& learning, QWidget& view)
    : QObject(&view), m_workspace(workspace), m_learning(learning), m_view(view)
{
    m_time.start();
    QCoreApplication::instance()->installEventFilter(this);
    connect(&workspace, &Workspace::treebankReplaced, this, &EffortRecorder::forget);
    connect(&workspace, &Workspace::predictionsChanged, this, &EffortRecorder::takeSuggestion);
    connect(&workspace, &Workspace::sentencesChanged, this, &EffortRecorder::consider);
}

double EffortRecorder::now() const
{
    constexpr double millisecondsOfSecond = 1000;
    return static_cast<double>(m_time.elapsed()) / millisecondsOfSecond;
}

void EffortRecorder::forget()
{
    m_clock.forgetAll();
    m_logs.clear();
    m_hasFailed = false;
}

void EffortRecorder::setSentence(std::size_t index)
{
    m_sentence = index;
    look();
}

void EffortRecorder::look()
{
    const Treebank& treebank = m_workspace.treebank();
    if (m_sentence >= treebank.size() || !m_view.isVisible()) {
        m_clock.lookAway(now());
        return;
    }
    const SentenceKey key = treebank.key(m_sentence);
    const auto sentence = treebank.sentence(m_sentence);
    if (!m_clock.isLookingAt(key)) // it may be shown anew because it has just been confirmed
        m_isConfirmed = sentence->annotation.confirmed;
    m_clock.look(key, *sentence, now());
    takeSuggestion();
}

/// Of the model's own layer, and only what it said before anybody corrected anything, of a sentence it has not seen.
void EffortRecorder::takeSuggestion()
{
    const Treebank& treebank = m_workspace.treebank();
    if (m_clock.needsNoSuggestion() || m_sentence >= treebank.size())
        return;
    const Layer* layer = m_workspace.layerNamed(m_learning.layerName());
    const Analysis* analysis = layer == nullptr ? nullptr : layer->find(treebank.key(m_sentence));
    if (analysis == nullptr || !isScored(*analysis))
        return;
    std::vector<NamedArc> arcs;
    for (int unit = 1; unit <= analysis->graph.size(); ++unit) {
        const Arc arc = analysis->graph.arc(unit);
        arcs.push_back({arc.head,
            layer->hasRelations() ? std::string(m_workspace.relations()->text(arc.relation)) : std::string()});
    }
    m_clock.suggest(arcs);
}

void EffortRecorder::consider(const std::vector<std::size_t>& indices)
{
    if (!isAmong(indices, m_sentence) || m_sentence >= m_workspace.treebank().size())
        return;
    const auto sentence = m_workspace.treebank().sentence(m_sentence);
    const bool wasConfirmed = std::exchange(m_isConfirmed, sentence->annotation.confirmed);
    if (wasConfirmed || !m_isConfirmed || !m_clock.isLooking())
        return;
    const SentenceEffort effort = m_clock.confirm(*sentence, now());
    const std::size_t document = m_workspace.treebank().key(m_sentence).document;
    EffortLog* log = logOf(m_workspace.treebank().documents()[document]->path());
    if (log == nullptr)
        return;
    if (const auto added = log->add(effort); added)
        Q_EMIT recorded();
    else if (!std::exchange(m_hasFailed, true))
        Q_EMIT failed(added.error());
}

EffortLog* EffortRecorder::logOf(const std::string& path)
{
    if (const auto found = m_logs.find(path); found != m_logs.end())
        return &found->second;
    auto log = EffortLog::open(path);
    if (log)
        return &m_logs.emplace(path, std::move(*log)).first->second;
    if (!std::exchange(m_hasFailed, true))
        Q_EMIT failed(log.error());
    return nullptr;
}

bool EffortRecorder::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_view && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) {
        QMetaObject::invokeMethod(this, &EffortRecorder::look, Qt::QueuedConnection); // isVisible() follows
    } else if (watched->isWindowType() && m_clock.isLooking()) {
        if (isKeyPress(*event))
            m_clock.press(now());
        else if (event->type() == QEvent::MouseButtonPress)
            m_clock.click(now());
    }
    return false;
}

} // namespace arcwright::ui
