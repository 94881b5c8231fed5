// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_model.h"

#include <algorithm>

#include <QFont>

#include "ui/look/parser_names.h"
#include "ui/look/score_meanings.h"
#include "ui/shelf/shelf_texts.h"

namespace arcwright::ui {

ShelfModel::ShelfModel(QObject* parent) : QAbstractTableModel(parent) { }

void ShelfModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (!m_models.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::ForegroundRole});
}

void ShelfModel::setModels(const std::vector<ShelvedModel>& models)
{
    const bool hasSameRows = std::equal(models.begin(), models.end(), m_models.begin(), m_models.end(),
        [](const ShelvedModel& a, const ShelvedModel& b) { return a.id == b.id; });
    if (hasSameRows) { // what is selected, or being written, stays
        m_models = models;
        if (!m_models.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_models = models;
    endResetModel();
}

void ShelfModel::setPlace(const std::string& inUse, const QString& language)
{
    if (inUse == m_inUse && language == m_language)
        return;
    m_inUse = inUse;
    m_language = language;
    if (!m_models.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ShelfModel::rowOf(const std::string& id) const
{
    const auto found
        = std::find_if(m_models.begin(), m_models.end(), [&](const ShelvedModel& model) { return model.id == id; });
    return found == m_models.end() ? -1 : static_cast<int>(found - m_models.begin());
}

int ShelfModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_models.size());
}

int ShelfModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant ShelfModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == Uas)
        return meaningOfUas();
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == Las)
        return meaningOfLas();
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case State:
        return tr("State");
    case LanguageColumn:
        return tr("Language");
    case Data:
        return tr("Trained on");
    case Date:
        return tr("Date");
    case Uas:
        return tr("UAS");
    case Las:
        return tr("LAS");
    case ScoredOn:
        return tr("Scored on");
    default:
        return {};
    }
}

QString ShelfModel::text(const ShelvedModel& model, int column) const
{
    const ModelMark mark = model.description.marks.empty() ? ModelMark{} : model.description.marks.front();
    switch (column) {
    case Name:
        return QString::fromStdString(model.description.name);
    case State:
        return shelfState(model, model.id == m_inUse, m_language);
    case LanguageColumn:
        return shelfLanguage(model);
    case Data:
        return shelfData(model);
    case Date:
        return shelfDate(model);
    case Uas:
        return shelfPercent(mark.uas);
    case Las:
        return shelfPercent(mark.las);
    case ScoredOn:
        return QString::fromStdString(mark.on);
    default:
        return {};
    }
}

QVariant ShelfModel::sortKey(const ShelvedModel& model, int column) const
{
    const ModelMark mark = model.description.marks.empty() ? ModelMark{} : model.description.marks.front();
    if (column == Uas)
        return mark.uas;
    if (column == Las)
        return mark.las;
    if (column == Data)
        return static_cast<qulonglong>(model.facts ? model.facts->sentences : 0);
    return text(model, column);
}

QVariant ShelfModel::data(const QModelIndex& index, int role) const
{
    const ShelvedModel& model = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(model, index.column());
    case Qt::EditRole:
        return index.column() == Name ? text(model, Name) : QVariant();
    case Qt::ToolTipRole: {
        const QString warnings = shelfWarnings(model, m_language).join(u'\n');
        return (warnings.isEmpty() ? text(model, index.column()) : warnings).toHtmlEscaped();
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(model.id == m_inUse);
        return font;
    }
    case Qt::ForegroundRole:
        if (model.problem)
            return index.column() == State ? m_theme.error : m_theme.mutedText;
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == Uas || index.column() == Las ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                              : QVariant();
    case sortRole:
        return sortKey(model, index.column());
    case filterRole: {
        QStringList all(QString::fromStdString(model.description.notes));
        for (int column = 0; column < ColumnCount; ++column)
            all << text(model, column);
        if (model.facts)
            all << QString::fromStdString(model.facts->decoder) << QString::fromStdString(model.facts->learner)
                << decoderInWords(model.facts->decoder) << learnerInWords(model.facts->learner);
        return all.join(u'\n');
    }
    default:
        return {};
    }
}

Qt::ItemFlags ShelfModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Name ? usual | Qt::ItemIsEditable : usual;
}

bool ShelfModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Name || value.toString() == text(at(index.row()), Name))
        return false;
    Q_EMIT renameWanted(at(index.row()).id, value.toString());
    return true;
}

} // namespace arcwright::ui
