// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/queue_guide.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCoreApplication>
#include <QLocale>

#include "core/messages/order_sentences.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/documents/changed_sentences.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/problem_text.h"
#include "ui/queue/queue_bar.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

/// What %1 counts may have a decimal, which the core writes with a point; other arguments may be words that look so.
std::vector<std::string> inLanguage(std::vector<std::string> arguments)
{
    if (arguments.empty() || arguments.front().find('.') == std::string::npos)
        return arguments;
    bool isNumber = false;
    const double value = QString::fromStdString(arguments.front()).toDouble(&isNumber);
    if (isNumber)
        arguments.front() = QLocale().toString(value, 'f', 1).toStdString();
    return arguments;
}

} // namespace

QueueGuide::QueueGuide(const Parts& parts, QWidget* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_queue(parts.queue)
    , m_budget(parts.budget)
    , m_bar(new QueueBar(parts.actions, parent))
{
    connect(m_bar, &QueueBar::orderChosen, this, [this](AnnotationOrder order) {
        Settings::annotationOrder.set(QString::fromUtf8(nameOf(order)));
        choose(order);
        m_isJustChosen = order != AnnotationOrder::Sequence;
        showReason();
        m_parts.view.keyboardPlace()->setFocus();
    });
    connect(m_bar, &QueueBar::budgetChosen, this, [this](std::optional<int> minutes) {
        if (minutes)
            Settings::budgetMinutes.set(*minutes);
        m_budget.begin(minutes);
    });
    connect(parts.actions[ActionId::ChooseOrder], &QAction::triggered, m_bar, &QueueBar::chooseOrder);
    connect(parts.actions[ActionId::OnlyDiagram], &QAction::toggled, this, [this](bool only) {
        m_isOnlyDiagram = only;
        showBar();
    });
    connect(&m_queue, &SentenceQueue::changed, this, &QueueGuide::followQueue);
    connect(&m_queue, &SentenceQueue::settled, this, [this] {
        m_goesOn = false;
        showReason();
        Q_EMIT settled();
    });
    connect(&m_queue.picked(), &ComparedModels::failed, this, &QueueGuide::failed);
    connect(&m_budget, &QueueBudget::changed, this, &QueueGuide::showBudget);
    connect(&m_budget, &QueueBudget::settled, this, &QueueGuide::settled);
    connect(&m_coming, &ComingUnits::changed, this, &QueueGuide::writeBudget);
    connect(&m_coming, &ComingUnits::settled, this, &QueueGuide::settled);
    connect(&parts.browser, &SentenceBrowser::sentenceChosen, this, &QueueGuide::setSentence);
    connect(&parts.workspace, &Workspace::treebankReplaced, this, [this] { setSentence(0); });
    connect(&parts.workspace, &Workspace::sentencesReplaced, this,
        [this] { m_sentence = m_parts.browser.currentSentence(); });
    connect(&parts.workspace, &Workspace::sentencesChanged, this, &QueueGuide::consider);
    connect(parts.view.arcEditing(), &ArcEditing::decided, this, &QueueGuide::onDecided);
    takeSettings();
    showBar();
}

void QueueGuide::takeSettings()
{
    const auto remembered = orderNamed(Settings::annotationOrder().toStdString());
    choose(remembered.value_or(AnnotationOrder::Sequence));
}

void QueueGuide::setTheme(const Theme& theme)
{
    m_bar->setTheme(theme);
}

void QueueGuide::setShelf(std::function<QList<ComparedModels::Pick>()> shelf)
{
    m_bar->offerModels(m_queue.picked(), std::move(shelf));
}

void QueueGuide::showBar()
{
    m_bar->setVisible((!m_isAtWork || m_isAtWork()) && !m_isOnlyDiagram && m_budget.isAnyWaiting());
    if (std::exchange(m_hasWaited, m_budget.isAnyWaiting()) && !m_hasWaited && m_parts.workspace.treebank().size() > 0)
        Q_EMIT allConfirmed();
}

/// The sentence on view, and the word there, stay.
void QueueGuide::choose(AnnotationOrder order)
{
    m_bar->setOrder(order);
    m_entry.reset();
    m_stop.reset();
    m_goesOn = false;
    m_queue.setOrder(order);
    m_parts.view.ask(0);
    m_parts.view.arcEditing()->setPinsDecisions(asksWords());
    Q_EMIT asksForWords(asksWords());
    showReason();
    showBudget();
}

std::optional<SentenceKey> QueueGuide::keyOnView() const
{
    const Treebank& treebank = m_parts.workspace.treebank();
    return m_sentence < treebank.size() ? std::optional(treebank.key(m_sentence)) : std::nullopt;
}

void QueueGuide::setSentence(std::size_t index)
{
    m_sentence = index;
    m_isJustChosen = false;
    m_entry.reset();
    m_stop.reset();
    m_goesOn = false;
    const Treebank& treebank = m_parts.workspace.treebank();
    if (index < treebank.size())
        remember(*treebank.sentence(index));
    showReason();
    showBudget();
}

/// Where nothing stands, what the model says is what a correction is held against.
void QueueGuide::remember(const Sentence& sentence)
{
    const Layer* layer = m_parts.workspace.layerNamed(m_parts.learning.layerName());
    const Analysis* analysis = layer == nullptr ? nullptr : layer->find(*keyOnView());
    m_isConfirmed = sentence.annotation.confirmed;
    m_before.clear();
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        SuggestedArc arc{sentence.headOf(unit), sentence.relationOf(unit)};
        if (arc.head == kNoHead && analysis != nullptr && unit <= analysis->graph.size()) {
            const Arc predicted = analysis->graph.arc(unit);
            arc = {predicted.head, std::string(m_parts.workspace.relations()->text(predicted.relation))};
        }
        m_before.push_back(std::move(arc));
    }
}

void QueueGuide::addCorrections(const Sentence& sentence)
{
    if (m_before.size() != static_cast<std::size_t>(sentence.unitCount()))
        return; // it has other words now
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        if (!isAsIn(sentence, unit, m_before[static_cast<std::size_t>(unit) - 1]))
            m_queue.addCorrection(sentence, unit);
    }
}

void QueueGuide::consider(const std::vector<std::size_t>& indices)
{
    if (!isAmong(indices, m_sentence) || m_sentence >= m_parts.workspace.treebank().size())
        return;
    const auto sentence = m_parts.workspace.treebank().sentence(m_sentence);
    const bool wasConfirmed = std::exchange(m_isConfirmed, sentence->annotation.confirmed);
    if (wasConfirmed || !m_isConfirmed)
        return;
    addCorrections(*sentence);
    remember(*sentence);
    m_budget.count(static_cast<std::size_t>(sentence->unitCount()));
}

void QueueGuide::onDecided(int unit)
{
    const auto key = keyOnView();
    if (!asksWords() || !key)
        return;
    const auto sentence = m_parts.workspace.treebank().sentence(m_sentence);
    const auto at = static_cast<std::size_t>(unit) - 1;
    if (at < m_before.size() && !isAsIn(*sentence, unit, m_before[at]))
        m_queue.addCorrection(*sentence, unit);
    m_queue.decide(*key, unit);
    m_budget.countWord();
    if (m_stop && m_stop->asked == unit)
        m_goesOn = !step(1) && m_queue.isBusy();
}

void QueueGuide::followQueue()
{
    if (std::exchange(m_goesOn, false)) // stepping changes the queue, too
        m_goesOn = !step(1) && m_queue.isBusy();
    showReason();
}

bool QueueGuide::step(int by)
{
    if (m_queue.order() == AnnotationOrder::Sequence)
        return m_parts.browser.stepToUnconfirmed(by);
    if (by < 0)
        return goBack();
    const auto here = keyOnView();
    const int asked = m_stop ? m_stop->asked : 0;
    if (here && (!asksWords() || asked > 0))
        m_queue.pass(*here, asked);
    const auto isWanted = [&](const QueueEntry& entry) {
        return (entry.key != here || entry.asked != asked)
            && m_parts.browser.isListed(m_parts.workspace.treebank().indexOf(entry.key));
    };
    if (const QueueEntry* next = m_queue.entries().next(isWanted)) {
        if (here)
            m_queue.trail().push_back({*here, asked});
        go(QueueEntry(*next));
        return true;
    }
    // Nothing is known of any that waits: without a model, for instance.
    return m_queue.entries().empty() && !asksWords() && m_parts.browser.stepToUnconfirmed(by);
}

/// Back to what still waits of the places that one came from.
bool QueueGuide::goBack()
{
    const Treebank& treebank = m_parts.workspace.treebank();
    std::vector<QueueStop>& trail = m_queue.trail();
    while (!trail.empty()) {
        const QueueStop stop = trail.back();
        trail.pop_back();
        const std::size_t index = treebank.indexOf(stop.key);
        if (index >= treebank.size() || !isWaiting(*treebank.sentence(index)))
            continue;
        m_parts.browser.setCurrentSentence(index);
        m_stop = stop;
        m_parts.view.ask(stop.asked);
        return true;
    }
    return false;
}

void QueueGuide::go(const QueueEntry& entry)
{
    m_parts.browser.setCurrentSentence(m_parts.workspace.treebank().indexOf(entry.key));
    m_isJustChosen = false;
    m_stop = QueueStop{entry.key, entry.asked};
    m_entry = entry;
    m_parts.view.ask(entry.asked);
    showReason();
}

/// It stays what it was when the sentence came: what one corrects there changes it.
void QueueGuide::showReason()
{
    m_bar->offerParser(m_queue.lacksModel());
    if (m_queue.picked().isBusy() && rowOf(m_queue.order()).asksSecond) {
        m_bar->setReason(tr("Looking at what the models say…"));
        return;
    }
    if (m_queue.lacksModel()) {
        m_bar->setReason(tr("This order asks a parser:"));
        return;
    }
    if (m_queue.lacksSecond()) {
        m_bar->setReason(tr("This order compares two models: there is only one."));
        return;
    }
    const auto key = keyOnView();
    if (!m_entry && key) {
        const std::vector<QueueEntry>& entries = m_queue.entries().entriesOf(*key);
        if (!entries.empty())
            m_entry = entries.front();
    }
    QString reason;
    if (m_entry)
        reason = filledIn(QCoreApplication::translate("Order", orderReason(m_queue.order(), m_entry->worth.arguments)),
            inLanguage(m_entry->worth.arguments));
    if (m_entry && m_entry->exposure == Exposure::Seen)
        reason = tr("%1; said by a model that has learnt from it", "why a sentence comes").arg(reason);
    if (const QStringList models = m_queue.compared(); m_entry && models.size() == 2)
        reason = tr("%1 (%2, %3)", "why a sentence comes, two models").arg(reason, models[0], models[1]);
    if (m_isJustChosen && !m_queue.entries().empty()) // the sentence on view has stayed
        reason = tr("“Next” (%1) goes to the first in this order")
                     .arg(m_parts.actions[ActionId::NextUnconfirmed]->shortcut().toString(QKeySequence::NativeText));
    if (asksWords() && m_queue.entries().empty() && !m_queue.isBusy())
        reason = tr("No word waits any more.");
    if (m_queue.isBusy() && m_queue.percentDone() < 100) {
        const QString looking = tr("looking at all that wait: %1 %").arg(m_queue.percentDone());
        reason = reason.isEmpty() ? looking : tr("%1 · %2", "why a sentence comes, progress").arg(reason, looking);
    }
    m_bar->setReason(reason);
}

void QueueGuide::showBudget()
{
    const auto words = m_budget.wordsLeft();
    if (words && m_queue.order() == AnnotationOrder::Sequence) {
        std::vector<std::size_t> coming = m_parts.browser.listedBeside(1);
        coming.insert(coming.begin(), m_sentence);
        m_coming.ask(m_parts.workspace.treebank(), std::move(coming), *words);
    } else {
        m_coming.forget();
    }
    writeBudget();
}

void QueueGuide::writeBudget()
{
    const AskedUnit asked = rowOf(m_queue.order()).asked;
    std::optional<std::vector<int>> units = m_coming.known();
    if (const auto words = m_budget.wordsLeft(); words && m_queue.order() != AnnotationOrder::Sequence)
        units = unitsComing(*words);
    m_bar->setBudget(m_budget.text(asked, units), m_budget.explanation(asked));
    showBar();
}

/// In another order than the treebank's: the words of the sentence on view, if it waits, and of those that come after
/// it, up to so many altogether.
std::vector<int> QueueGuide::unitsComing(double words) const
{
    std::vector<int> units;
    double all = 0;
    const auto add = [&](int more) {
        units.push_back(more);
        all += more;
        return all < words;
    };
    const auto here = keyOnView();
    if (!here)
        return units;
    const auto sentence = m_parts.workspace.treebank().sentence(m_sentence);
    if (isWaiting(*sentence) && !add(sentence->unitCount()))
        return units;
    m_queue.entries().forEach([&](const QueueEntry& entry) { return entry.key == *here || add(entry.units); });
    return units;
}

} // namespace arcwright::ui
