// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_list_model.h"

#include <set>

#include <QFileInfo>

#include "ui/documents/workspace.h"

namespace arcwright::ui {

SentenceListModel::SentenceListModel(Workspace& workspace, QObject* parent)
    : QAbstractListModel(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t row) {
        const QModelIndex changed = index(static_cast<int>(row));
        Q_EMIT dataChanged(changed, changed);
    });
    connect(&workspace, &Workspace::predictionsChanged, this, [this] {
        if (rowCount() > 0) // a view repaints what it shows, however long the range
            Q_EMIT dataChanged(index(0), index(rowCount() - 1), {DifferencesRole, SeenRole});
    });
}

int SentenceListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_workspace.treebank().size());
}

int SentenceListModel::differences(std::size_t row) const
{
    const Analysis* analysis = m_workspace.layer().find(m_workspace.treebank().key(row));
    if (!analysis)
        return -1;
    const Graph gold = m_workspace.gold(row);
    if (gold.size() != analysis->graph.size())
        return -1;
    const Labels labels = m_workspace.layer().hasRelations() ? Labels::Compared : Labels::Ignored;
    std::set<int> words;
    for (const ComparedArc& compared : compare(gold, analysis->graph, labels)) {
        if (!compared.secondary && compared.match != ArcMatch::Match)
            words.insert(compared.arc.dependent);
    }
    return static_cast<int>(words.size());
}

QString SentenceListModel::toolTip(std::size_t row) const
{
    const Treebank& treebank = m_workspace.treebank();
    const auto place = treebank.place(row);
    const Document& document = *treebank.documents()[place.document];
    const auto sentence = treebank.sentence(row);
    const QString id = QString::fromUtf8(
        sentence->metadata("sent_id").data(), static_cast<qsizetype>(sentence->metadata("sent_id").size()));
    const QString where = tr("%1, line %2")
                              .arg(QFileInfo(QString::fromStdString(document.path())).fileName())
                              .arg(document.line(place.sentence));
    return id.isEmpty() ? where : tr("%1 (%2)").arg(id, where);
}

QVariant SentenceListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Treebank& treebank = m_workspace.treebank();
    switch (role) {
    case Qt::DisplayRole: {
        const auto sentence = treebank.sentence(row);
        if (sentence->problem)
            return tr("cannot be read");
        return QString::fromStdString(sentence->text());
    }
    case Qt::ToolTipRole:
        return toolTip(row);
    case DifferencesRole:
        return differences(row);
    case SeenRole: {
        const Analysis* analysis = m_workspace.layer().find(treebank.key(row));
        return analysis && analysis->exposure == Exposure::Seen;
    }
    case BrokenRole:
        return treebank.sentence(row)->problem.has_value();
    case EditedRole: {
        const auto place = treebank.place(row);
        return treebank.documents()[place.document]->isEdited(place.sentence);
    }
    default:
        return {};
    }
}

} // namespace arcwright::ui
