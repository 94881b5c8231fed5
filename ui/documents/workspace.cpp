// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/workspace.h"

#include <QFileInfo>
#include <QtConcurrent>

#include "core/base/text_file.h"
#include "core/evaluation/alignment.h"
#include "core/formats/convert.h"
#include "core/formats/open.h"
#include "ui/documents/edit_command.h"

namespace arcwright::ui {

namespace {

QString word(const Sentence& sentence, int id)
{
    return id == kRoot ? Workspace::tr("root") : QString::fromStdString(sentence.word(id).form);
}

Result<std::vector<Workspace::Prediction>> readLayer(
    const std::vector<std::string>& paths, const Treebank& treebank, RelationPool& relations)
{
    const auto other = openTreebank(paths);
    if (!other)
        return failure(other.error());
    if (other->size() != treebank.size())
        return failure(Problem{ProblemCode::SentenceCountMismatch, paths.front(), 0, 0,
            {std::to_string(treebank.size()), std::to_string(other->size())}});
    std::vector<Workspace::Prediction> analyses;
    for (std::size_t i = 0; i < other->size(); ++i) {
        const auto sentence = other->sentence(i);
        const auto expected = treebank.sentence(i);
        if (sentence->problem && expected->problem)
            continue;
        if (sentence->problem)
            return failure(*sentence->problem);
        if (auto mismatch = findMismatch(*expected, *sentence, i)) {
            mismatch->file = paths.front();
            return failure(*mismatch);
        }
        analyses.push_back({treebank.key(i), {graphOf(*sentence, relations), Exposure::Unseen}});
    }
    return analyses;
}

/// What `call` gives, or OutOfMemory: an exception must not cross threads into a slot.
template <class Value, class Call>
Result<Value> withinMemory(Call call)
{
    try {
        return call();
    } catch (const std::bad_alloc&) {
        return failure(ProblemCode::OutOfMemory);
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
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Workspace::~Workspace()
{
    m_undoStack.disconnect(this); // it clears itself when it goes, and nobody is left to tell
    m_stopSurvey.request_stop();
    m_opening.waitForFinished();
    m_openingLayer.waitForFinished();
    m_surveying.waitForFinished();
}

void Workspace::open(const QStringList& paths)
{
    m_isOpening = true;
    m_opening.setFuture(QtConcurrent::run(
        [names = plain(paths)] { return withinMemory<Treebank>([&] { return openTreebank(names); }); }));
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
    const Result<Treebank> result = m_opening.result();
    if (!result) {
        m_isOpening = false;
        Q_EMIT failed(result.error());
        return;
    }
    m_isOpeningLayer = false;
    m_openingLayer.setFuture({}); // a layer still being read belongs to what was open
    m_treebank = *result;
    m_layer = Layer(std::string());
    m_unsaved.clear();
    m_undoStack.clear();
    Q_EMIT treebankReplaced();
    Q_EMIT opened();
    m_isOpening = false;
    m_stopSurvey.request_stop();
    m_stopSurvey = std::stop_source();
    m_surveying.setFuture(
        QtConcurrent::run([treebank = m_treebank, stop = m_stopSurvey.get_token()] { return survey(treebank, stop); }));
}

void Workspace::finishSurvey()
{
    const Survey found = m_surveying.result();
    if (!found.problems.empty())
        Q_EMIT problemsFound(found.problems);
    Q_EMIT relationsCounted(found.relations);
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

void Workspace::startLayer(const QString& name)
{
    m_layer = Layer(name.toStdString());
    Q_EMIT predictionsChanged({});
}

void Workspace::setPredictions(std::vector<Prediction> predictions)
{
    std::vector<SentenceKey> keys;
    for (Prediction& prediction : predictions) {
        const std::size_t index = m_treebank.indexOf(prediction.key);
        if (index >= m_treebank.size() || m_treebank.sentence(index)->size() != prediction.analysis.graph.size())
            continue;
        keys.push_back(prediction.key);
        m_layer.set(prediction.key, std::move(prediction.analysis));
    }
    if (!keys.empty())
        Q_EMIT predictionsChanged(keys);
}

Graph Workspace::gold(std::size_t index) const
{
    return graphOf(*m_treebank.sentence(index), *m_relations);
}

/// The sentence, if there is such a word to edit; null while another treebank is on its way, which would drop the edit.
std::shared_ptr<const Sentence> Workspace::editable(std::size_t index, int word) const
{
    if (m_isOpening || index >= m_treebank.size())
        return nullptr;
    auto sentence = m_treebank.sentence(index);
    return sentence->problem || word < 1 || word > sentence->size() ? nullptr : sentence;
}

void Workspace::setHead(std::size_t index, int dependent, int head)
{
    const auto before = editable(index, dependent);
    if (!before || head == dependent || head < kRoot || head > before->size() || before->word(dependent).head == head)
        return;
    auto after = std::make_shared<const Sentence>(withHead(*before, dependent, head));
    push(index, std::move(after), tr("head of %1: %2").arg(word(*before, dependent), word(*before, head)));
}

void Workspace::setRelation(std::size_t index, int dependent, const QString& relation)
{
    const auto before = editable(index, dependent);
    const std::string text = relation.trimmed().toStdString();
    if (!before || text.empty() || text.find_first_of(" \t\r\n|") != std::string::npos
        || before->word(dependent).relation == text)
        return;
    auto after = std::make_shared<const Sentence>(withRelation(*before, dependent, text));
    push(index, std::move(after), tr("relation of %1: %2").arg(word(*before, dependent), relation.trimmed()));
}

void Workspace::push(std::size_t index, std::shared_ptr<const Sentence> after, const QString& name)
{
    const SentenceKey key = m_treebank.key(index);
    Edit edit = replacement(key.sentence, m_treebank.sentence(index), std::move(after));
    m_undoStack.push(new EditCommand(*this, key.document, std::move(edit), name));
}

void Workspace::apply(std::uint32_t document, const Edit& edit)
{
    m_treebank = m_treebank.with(document, m_treebank.documents()[document]->with(edit));
    m_unsaved.insert(document);
    const std::size_t index = m_treebank.indexOf({document, edit.idsAfter.front()});
    if (edit.idsAfter.size() != edit.idsBefore.size())
        Q_EMIT treebankReplaced();
    else
        Q_EMIT sentenceChanged(index);

    QStringList changes;
    const Sentence& before = *edit.before.front();
    for (const FieldChange& change : fieldChanges(before, *edit.after.front())) {
        if (change.field != WordField::Head && change.field != WordField::Relation)
            continue;
        const bool heads = change.field == WordField::Head;
        const auto shown = [&](const std::string& value) {
            const QString text = QString::fromStdString(value);
            return heads && !value.empty() ? word(before, text.toInt()) : text;
        };
        changes << (heads ? tr("head of %1: %2 → %3") : tr("relation of %1: %2 → %3"))
                       .arg(word(before, change.word), shown(change.before), shown(change.after));
    }
    Q_EMIT stepped(tr("Sentence %1: %2").arg(index + 1).arg(changes.join(tr("; "))));
}

Result<std::string> Workspace::writeDocument(std::size_t document, const std::string& path, const Format& format)
{
    auto bytes = converted(*m_treebank.documents()[document], format);
    if (!bytes) {
        if (bytes.error().line == 0) // a line is one of the file that was read
            bytes.error().file = path;
        return bytes;
    }
    if (const auto written = writeFileAtomically(path, *bytes); !written)
        return failure(written.error());
    return bytes;
}

Result<void> Workspace::save()
{
    for (const std::size_t document : std::set(m_unsaved)) {
        const Document& saved = *m_treebank.documents()[document];
        if (const auto written = writeDocument(document, saved.path(), saved.format()); !written) {
            markPartlySaved();
            return failure(written.error());
        }
        m_unsaved.erase(document);
    }
    m_undoStack.setClean();
    return {};
}

/// Some documents were written and others were not: no step of the history is what the files hold.
void Workspace::markPartlySaved()
{
    m_undoStack.resetClean();
    Q_EMIT modifiedChanged(true);
}

Result<void> Workspace::saveAs(std::size_t index, const QString& path)
{
    const std::size_t document = m_treebank.place(index).document;
    const std::string name = path.toStdString();
    for (std::size_t other = 0; other < m_treebank.documents().size(); ++other) {
        if (other != document
            && QFileInfo(QString::fromStdString(m_treebank.documents()[other]->path())) == QFileInfo(path))
            return failure(ProblemCode::SameOutputFile, name);
    }
    const Document& old = *m_treebank.documents()[document];
    const Format* asked = formatOfEnding(name);
    const Format& format = asked ? *asked : old.format();
    auto written = writeDocument(document, name, format);
    if (!written)
        return failure(written.error());
    // In another format the file just written is what is open from here on: it may hold less than the old one.
    auto saved = &format == &old.format()
        ? old.renamed(name)
        : std::make_shared<const Document>(name, std::make_shared<const std::string>(std::move(*written)), format);
    m_treebank = m_treebank.with(document, std::move(saved));
    m_unsaved.erase(document);
    Q_EMIT sentenceChanged(index);
    if (m_unsaved.empty())
        m_undoStack.setClean();
    else
        markPartlySaved();
    Q_EMIT modifiedChanged(isModified());
    return {};
}

} // namespace arcwright::ui
