// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/workspace.h"

#include <algorithm>
#include <utility>

#include <QDateTime>

#include "core/treebank/file_packing.h"
#include "ui/documents/user_name.h"

namespace arcwright::ui {

Workspace::Workspace(QObject* parent) : QObject(parent)
{
    connectFiles();
    connect(&m_layers, &LayerStack::layerOpened, this, &Workspace::layerOpened);
    connect(&m_layers, &LayerStack::failed, this, &Workspace::failed);
    connect(&m_layers, &LayerStack::layerChanged, this, &Workspace::layerChanged);
    connect(&m_layers, &LayerStack::predictionsChanged, this, &Workspace::predictionsChanged);
    connect(&m_edits, &Edits::refused, this, &Workspace::refused);
    connect(&m_edits, &Edits::sentencesReplaced, this, &Workspace::sentencesReplaced);
    connect(&m_edits, &Edits::sentencesChanged, this, &Workspace::sentencesChanged);
    connect(&m_edits, &Edits::historyChanged, this, &Workspace::historyChanged);
    connect(&m_edits, &Edits::stepped, this, &Workspace::stepped);
    connect(&m_kept, &KeptCorrections::made, this, &Workspace::keptMade);
    connect(&m_kept, &KeptCorrections::failed, this, &Workspace::failed);
    connect(&m_kept, &KeptCorrections::noticed, this, &Workspace::noticed);
}

void Workspace::connectFiles()
{
    connect(&m_files, &OpenFiles::replaced, this, [this](std::optional<std::size_t> document) {
        if (!document)
            noteUnread();
        Q_EMIT treebankTaken();
        Q_EMIT treebankReplaced();
        readContents();
    });
    connect(&m_files, &OpenFiles::opened, this, &Workspace::treebankOpened);
    connect(&m_files, &OpenFiles::opened, this, &Workspace::opened);
    connect(&m_files, &OpenFiles::reloaded, this, &Workspace::reloaded);
    connect(&m_files, &OpenFiles::failed, this, &Workspace::failed);
    connect(&m_files, &OpenFiles::noticed, this, &Workspace::noticed);
    connect(&m_files, &OpenFiles::recovered, this, &Workspace::recovered);
    connect(&m_files, &OpenFiles::journalFailed, this, &Workspace::journalFailed);
    connect(&m_files, &OpenFiles::journalWorks, this, &Workspace::journalWorks);
    connect(&m_files, &OpenFiles::moved, this, [this] { Q_EMIT sentencesChanged({treebank().indexOf(m_savedFrom)}); });
    connect(&m_files, &OpenFiles::saved, this, &Workspace::saved);
    connect(&m_files, &OpenFiles::modifiedChanged, this, &Workspace::modifiedChanged);
    connect(&m_files, &OpenFiles::historyChanged, this, &Workspace::historyChanged);
}

void Workspace::introduce()
{
    if (treebank().documents().empty())
        return;
    Q_EMIT treebankReplaced();
    Q_EMIT opened();
    for (const QString& name : layerNames())
        Q_EMIT layerChanged(name, m_layers.find(name)->keys());
    Q_EMIT predictionsChanged({});
    Q_EMIT historyChanged();
    Q_EMIT modifiedChanged(isModified());
    readContents();
}

/// Remembers which files were only looked at, so that nothing is known of them yet.
void Workspace::noteUnread()
{
    m_unread.clear();
    for (const auto& document : treebank().documents()) {
        const FilePacking* const packing = document->format()->packing();
        if (packing != nullptr && !packing->isRead())
            m_unread.insert(packing);
    }
}

/// Looks for what cannot be read, and for the values of the fields.
void Workspace::readContents()
{
    m_edits.setPractice(std::make_shared<EnhancedPractice>());
    m_contents.start([this, read = treebank()](const std::stop_token& stop, const Worker::Post& post) {
        auto contents = contentsOf(read, stop);
        if (stop.stop_requested())
            return;
        post([this, contents = std::move(contents)] {
            if (!contents.problems.empty())
                Q_EMIT problemsFound(contents.problems);
            tellLateNotices();
            m_edits.setPractice(contents.practice);
            Q_EMIT valuesCounted(contents.values);
        });
    });
}

/// Says what came to light when files were read that were only looked at in opening.
void Workspace::tellLateNotices()
{
    std::vector<Problem> late;
    for (std::size_t document = 0; document < copyCount(); ++document) {
        const FilePacking* const packing = treebank().documents()[document]->format()->packing();
        const std::vector<Problem>& told = copy(document).notices();
        if (packing == nullptr || m_unread.erase(packing) == 0)
            continue;
        for (const Problem& notice : packing->notices()) {
            if (std::find(told.begin(), told.end(), notice) == told.end())
                late.push_back(notice);
        }
    }
    if (!late.empty())
        Q_EMIT noticedLater(late);
}

void Workspace::setPredictions(std::vector<Prediction> predictions)
{
    setPredictions(QString::fromStdString(layer().name()), std::move(predictions));
}

Graph Workspace::gold(std::size_t index) const
{
    return graphOf(*treebank().sentence(index), *m_relations);
}

bool Workspace::apply(std::size_t index, Operation operation, Result<Sentence> after)
{
    return m_edits.apply(index, operation, std::move(after));
}

bool Workspace::replace(std::size_t index, Operation operation, Sentence after)
{
    return m_edits.replace(index, operation, std::move(after));
}

bool Workspace::make(std::size_t document, Step step)
{
    return m_edits.make(document, std::move(step));
}

Signature Workspace::signature()
{
    return {userName(), QDateTime::currentSecsSinceEpoch()};
}

void Workspace::saveAs(std::size_t index, const QString& path, Done done)
{
    m_savedFrom = treebank().key(index);
    m_files.saveAs(treebank().place(index).document, path.toStdString(), std::move(done));
}

} // namespace arcwright::ui
