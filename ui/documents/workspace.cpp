// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/workspace.h"

#include <algorithm>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QtConcurrent>

#include "core/editing/arc_operations.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/projection.h"
#include "core/formats/open.h"
#include "ui/documents/edit_sentences.h"
#include "ui/documents/user_name.h"

namespace arcwright::ui {

namespace {

Result<std::vector<Workspace::Prediction>> readLayer(
    const std::vector<std::string>& paths, const Treebank& treebank, RelationPool& relations)
{
    const auto other = openTreebank(paths);
    if (!other)
        return failure(other.error());
    if (other->size() != treebank.size())
        return failure(Problem{EvaluationProblem::SentenceCountMismatch, paths.front(), 0, 0,
            {std::to_string(treebank.size()), std::to_string(other->size())}});
    std::vector<Workspace::Prediction> analyses;
    for (std::size_t i = 0; i < other->size(); ++i) {
        const auto sentence = other->sentence(i);
        const auto expected = treebank.sentence(i);
        if (sentence->problem && expected->problem)
            continue;
        if (sentence->problem)
            return failure(*sentence->problem);
        auto mismatch = findMismatch(*expected, *sentence, i);
        if (!mismatch) {
            analyses.push_back({treebank.key(i), {graphOf(*sentence, relations), Exposure::Unseen}});
        } else if (auto projection = project(expected, sentence, relations)) {
            analyses.push_back(
                {treebank.key(i), {std::move(projection->graph), Exposure::Unseen, std::move(projection->unsaid)}});
        } else {
            mismatch->file = paths.front();
            return failure(*mismatch);
        }
    }
    return analyses;
}

bool isSame(const Sentence& one, const Sentence& other)
{
    return one.tokens == other.tokens && one.multiwordTokens == other.multiwordTokens
        && one.emptyNodes == other.emptyNodes && one.bunsetsu == other.bunsetsu && one.comments == other.comments
        && one.annotation == other.annotation;
}

/// What `call` gives, or OutOfMemory: an exception must not cross threads into a slot.
template <class Value, class Call>
Result<Value> withinMemory(Call call)
{
    try {
        return call();
    } catch (const std::bad_alloc&) {
        return failure(JobProblem::OutOfMemory);
    }
}

std::vector<std::string> plain(const QStringList& paths)
{
    std::vector<std::string> names;
    for (const QString& path : paths)
        names.push_back(path.toStdString());
    return names;
}

} // namespace

Workspace::Workspace(QObject* parent) : QObject(parent)
{
    connect(&m_opening, &QFutureWatcherBase::finished, this, &Workspace::finishOpening);
    connect(&m_openingLayer, &QFutureWatcherBase::finished, this, &Workspace::finishOpeningLayer);
    connect(&m_surveying, &QFutureWatcherBase::finished, this, &Workspace::finishSurvey);
    connect(&m_refitting, &QFutureWatcherBase::finished, this, &Workspace::finishRefitting);
}

Workspace::~Workspace()
{
    m_stopSurvey.request_stop();
    m_opening.waitForFinished();
    m_openingLayer.waitForFinished();
    m_surveying.waitForFinished();
    m_refitting.waitForFinished();
}

void Workspace::open(const QStringList& paths)
{
    m_isOpening = true;
    m_opening.setFuture(QtConcurrent::run([names = plain(paths)]() -> Opened {
        using Problems = std::vector<Problem>;
        return {withinMemory<Treebank>([&] { return openTreebank(names); }),
            withinMemory<Problems>([&] { return Result<Problems>(skippedSubfolders(names)); }).value_or(Problems())};
    }));
}

void Workspace::openLayer(const QString& name, const QStringList& paths)
{
    m_layerName = name;
    m_isOpeningLayer = true;
    m_openingLayer.setFuture(QtConcurrent::run([names = plain(paths), treebank = m_treebank, relations = m_relations] {
        return withinMemory<std::vector<Prediction>>([&] { return readLayer(names, treebank, *relations); });
    }));
}

void Workspace::finishOpeningLayer()
{
    if (m_openingLayer.future().resultCount() == 0)
        return; // given up
    m_isOpeningLayer = false;
    const auto result = m_openingLayer.result();
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    startLayer(m_layerName);
    setPredictions(*result);
    Q_EMIT layerOpened();
}

void Workspace::finishOpening()
{
    const auto [result, skipped] = m_opening.result();
    if (!result) {
        m_isOpening = false;
        Q_EMIT failed(result.error());
        for (const Problem& problem : skipped)
            Q_EMIT noticed(problem);
        return;
    }
    m_isOpeningLayer = false;
    m_openingLayer.setFuture({}); // a layer still being read belongs to what was open
    abandon();
    m_failedJournals.clear();
    m_overwritable.clear();
    m_copies.clear(); // and with them their locks: one of the files may be opened again
    m_current = 0;
    for (const auto& document : result->documents())
        m_copies.push_back(std::make_unique<WorkingCopy>(document));
    std::vector<std::shared_ptr<const Document>> documents;
    for (const auto& copy : m_copies)
        documents.push_back(copy->document());
    m_treebank = Treebank(std::move(documents));
    m_layers = {Layer(std::string())};
    m_shownLayer = 0;
    Q_EMIT treebankReplaced();
    Q_EMIT opened();
    for (const Problem& problem : skipped)
        Q_EMIT noticed(problem);
    std::size_t steps = 0;
    for (const auto& copy : m_copies) {
        steps += copy->recovered();
        if (copy->readOnlyBecause())
            Q_EMIT noticed(*copy->readOnlyBecause());
        for (const Problem& notice : copy->notices())
            Q_EMIT noticed(notice);
    }
    for (std::size_t document = 0; document < m_copies.size(); ++document)
        tellJournal(document);
    if (steps > 0)
        Q_EMIT recovered(static_cast<int>(steps));
    m_isOpening = false;
    tellState();
    startSurvey();
}

void Workspace::startSurvey()
{
    m_stopSurvey.request_stop();
    m_stopSurvey = std::stop_source();
    m_surveying.setFuture(
        QtConcurrent::run([treebank = m_treebank, stop = m_stopSurvey.get_token()] { return survey(treebank, stop); }));
}

/// Puts another snapshot, whose sentences may be quite others, into the place of a document. Predictions would be of
/// other sentences with the same keys.
void Workspace::takeUp(std::size_t document, std::shared_ptr<const Document> opened)
{
    m_treebank = m_treebank.with(document, std::move(opened));
    for (Layer& layer : m_layers)
        layer.remove(static_cast<std::uint32_t>(document));
    Q_EMIT treebankReplaced();
}

void Workspace::abandon()
{
    for (const auto& copy : m_copies) {
        if (copy->isModified())
            if (const auto kept = copy->abandon(); !kept)
                Q_EMIT noticed(kept.error());
    }
}

void Workspace::finishSurvey()
{
    const Survey found = m_surveying.result();
    if (!found.problems.empty())
        Q_EMIT problemsFound(found.problems);
    Q_EMIT valuesCounted(found.values);
}

QString Workspace::title() const
{
    const auto& documents = m_treebank.documents();
    if (documents.empty())
        return {};
    const QFileInfo first(QString::fromStdString(documents.front()->path()));
    if (documents.size() == 1)
        return first.fileName();
    return tr("%1 (%n files)", nullptr, static_cast<int>(documents.size())).arg(first.dir().dirName());
}

QString Workspace::fileName(std::size_t document) const
{
    return QFileInfo(QString::fromStdString(m_copies[document]->path())).fileName();
}

std::optional<std::size_t> Workspace::layerNamed(const std::string& name) const
{
    const auto found
        = std::find_if(m_layers.begin(), m_layers.end(), [&](const Layer& layer) { return layer.name() == name; });
    return found == m_layers.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_layers.begin()));
}

std::size_t Workspace::addLayer(const QString& name)
{
    Layer started(name.toStdString());
    const bool isFirst = layer().name().empty() && layer().empty(); // the one there is before any other
    const std::size_t place = isFirst ? m_shownLayer : layerNamed(started.name()).value_or(m_layers.size());
    if (place == m_layers.size())
        m_layers.push_back(std::move(started));
    else
        m_layers[place] = std::move(started);
    return place;
}

void Workspace::startLayer(const QString& name)
{
    m_shownLayer = addLayer(name);
    Q_EMIT predictionsChanged({});
}

bool Workspace::startLayerBehind(const QString& name)
{
    const bool isOnView = addLayer(name) == m_shownLayer;
    if (isOnView)
        Q_EMIT predictionsChanged({});
    return isOnView;
}

QStringList Workspace::layerNames() const
{
    QStringList names;
    for (const Layer& layer : m_layers)
        names << QString::fromStdString(layer.name());
    names.removeAll(QString());
    return names;
}

bool Workspace::showLayer(const QString& name)
{
    const auto found = layerNamed(name.toStdString());
    if (!found)
        return false;
    if (*found != m_shownLayer) {
        m_shownLayer = *found;
        Q_EMIT predictionsChanged({});
    }
    return true;
}

void Workspace::setPredictions(std::vector<Prediction> predictions)
{
    setPredictions(QString::fromStdString(layer().name()), std::move(predictions));
}

void Workspace::setPredictions(const QString& layer, std::vector<Prediction> predictions)
{
    const auto into = layerNamed(layer.toStdString());
    if (!into)
        return;
    std::vector<SentenceKey> keys;
    for (Prediction& prediction : predictions) {
        const std::size_t index = m_treebank.indexOf(prediction.key);
        if (index >= m_treebank.size() || m_treebank.sentence(index)->unitCount() != prediction.analysis.graph.size())
            continue;
        keys.push_back(prediction.key);
        m_layers[*into].set(prediction.key, std::move(prediction.analysis));
    }
    if (!keys.empty() && *into == m_shownLayer)
        Q_EMIT predictionsChanged(keys);
}

Graph Workspace::gold(std::size_t index) const
{
    return graphOf(*m_treebank.sentence(index), *m_relations);
}

/// The sentence, if there is such a unit to edit; null while another treebank is on its way, which would drop the edit.
std::shared_ptr<const Sentence> Workspace::editable(std::size_t index, int unit) const
{
    if (m_isOpening || index >= m_treebank.size())
        return nullptr;
    auto sentence = m_treebank.sentence(index);
    return sentence->problem || unit < 1 || unit > sentence->unitCount() ? nullptr : sentence;
}

void Workspace::setHead(std::size_t index, int dependent, int head)
{
    const auto before = editable(index, dependent);
    if (before && head != dependent && head >= kRoot && head <= before->unitCount()
        && before->headOf(dependent) != head)
        apply(index, Operation::SetHead, arcwright::setHead(*before, dependent, head));
}

void Workspace::setRelation(std::size_t index, int dependent, const QString& relation)
{
    const auto before = editable(index, dependent);
    const std::string text = relation.trimmed().toStdString();
    if (before && !text.empty() && text.find_first_of(" \t\r\n|") == std::string::npos
        && before->relationOf(dependent) != text)
        replace(index, Operation::SetRelation, withRelation(*before, dependent, text));
}

bool Workspace::apply(std::size_t index, Operation operation, Result<Sentence> after)
{
    if (m_isOpening || index >= m_treebank.size())
        return false;
    if (!after) {
        Q_EMIT refused(after.error());
        return false;
    }
    return isSame(*m_treebank.sentence(index), *after) || replace(index, operation, std::move(*after));
}

Signature Workspace::signature()
{
    return {userName(), QDateTime::currentSecsSinceEpoch()};
}

bool Workspace::replace(std::size_t index, Operation operation, Sentence after)
{
    const SentenceKey key = m_treebank.key(index);
    Step step{operation, {}};
    step.edits.push_back(
        replacement(key.sentence, m_treebank.sentence(index), std::make_shared<const Sentence>(std::move(after))));
    return make(key.document, std::move(step));
}

bool Workspace::make(std::size_t document, Step step)
{
    if (m_isOpening || document >= m_copies.size())
        return false;
    for (Edit& edit : step.edits)
        edit.author = userName();
    const auto made = m_copies[document]->make(std::move(step));
    if (!made) {
        Q_EMIT refused(made.error());
        return false;
    }
    tell(document, *made);
    return true;
}

void Workspace::setCurrentSentence(std::size_t index)
{
    if (index >= m_treebank.size())
        return;
    const std::size_t document = m_treebank.place(index).document;
    if (std::exchange(m_current, document) != document)
        Q_EMIT historyChanged();
}

void Workspace::undo()
{
    if (!canUndo())
        return;
    if (const auto step = m_copies[m_current]->undo())
        tell(m_current, *step);
}

void Workspace::redo()
{
    if (!canRedo())
        return;
    if (const auto step = m_copies[m_current]->redo())
        tell(m_current, *step);
}

bool Workspace::canUndo() const
{
    return !m_isOpening && m_current < m_copies.size() && m_copies[m_current]->history().canUndo();
}

bool Workspace::canRedo() const
{
    return !m_isOpening && m_current < m_copies.size() && m_copies[m_current]->history().canRedo();
}

QString Workspace::undoText() const
{
    return canUndo() ? stepSentence(*m_copies[m_current]->history().nextUndo()) : QString();
}

QString Workspace::redoText() const
{
    return canRedo() ? stepSentence(*m_copies[m_current]->history().nextRedo()) : QString();
}

/// After a working copy made a step: takes its document over and says what happened.
void Workspace::tell(std::size_t document, const Step& step)
{
    const WorkingCopy& copy = *m_copies[document];
    const Treebank before = std::exchange(m_treebank, m_treebank.with(document, copy.document()));
    for (const Edit& edit : step.edits) {
        const auto key = [&](SentenceId id) { return SentenceKey{static_cast<std::uint32_t>(document), id}; };
        if (edit.idsAfter.size() != edit.idsBefore.size()) {
            Q_EMIT sentencesReplaced(
                before.indexOf(key(edit.idsBefore.front())), edit.idsBefore.size(), edit.idsAfter.size());
        } else {
            for (const SentenceId id : edit.idsAfter)
                Q_EMIT sentenceChanged(m_treebank.indexOf(key(id)));
        }
    }
    const SentenceKey first{static_cast<std::uint32_t>(document), step.edits.front().idsAfter.front()};
    Q_EMIT stepped(tr("Sentence %1: %2").arg(m_treebank.indexOf(first) + 1).arg(stepSentence(step)));
    tellJournal(document);
    tellState();
}

void Workspace::tellJournal(std::size_t document)
{
    const WorkingCopy& copy = *m_copies[document];
    if (copy.journalProblem()) {
        m_failedJournals.insert(copy.path());
        Q_EMIT journalFailed(*copy.journalProblem(), copy.path());
    } else if (m_failedJournals.erase(copy.path()) > 0) {
        Q_EMIT journalWorks(copy.path());
    }
}

void Workspace::tellState()
{
    const bool modified = isModified();
    if (std::exchange(m_wasModified, modified) != modified)
        Q_EMIT modifiedChanged(modified);
    Q_EMIT historyChanged();
}

bool Workspace::isModified() const
{
    return std::any_of(m_copies.begin(), m_copies.end(), [](const auto& copy) { return copy->isModified(); });
}

bool Workspace::isReadOnly() const
{
    return m_current < m_copies.size() && m_copies[m_current]->readOnlyBecause().has_value();
}

} // namespace arcwright::ui
