// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/relation_editor.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QStringListModel>

namespace arcwright::ui {

RelationEditor::RelationEditor(QWidget* parent) : QLineEdit(parent)
{
    setAccessibleName(tr("Relation"));
    auto* completer = new QCompleter(this);
    completer->setModel(new QStringListModel(completer));
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    setCompleter(completer);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &RelationEditor::accept);
    connect(this, &QLineEdit::textEdited, this, &RelationEditor::offer);
    hide();
}

void RelationEditor::setRelations(const QStringList& relations)
{
    m_relations = relations;
    static_cast<QStringListModel*>(completer()->model())->setStringList(relations);
}

void RelationEditor::edit(int dependent, const QString& relation, const QRect& place)
{
    m_dependent = dependent;
    setText(relation);
    selectAll();
    QSize size(std::max(place.width() + 24, fontMetrics().averageCharWidth() * 18), sizeHint().height());
    size = size.boundedTo(parentWidget()->size());
    QRect box(place.center() - QPoint(size.width() / 2, size.height() / 2), size);
    const QRect room = parentWidget()->rect();
    box.moveLeft(std::clamp(box.left(), 0, room.width() - box.width()));
    box.moveTop(std::clamp(box.top(), 0, room.height() - box.height()));
    setGeometry(box);
    show();
    raise();
    setFocus();
    completer()->setCompletionPrefix(QString()); // everything there is, until something is typed
    completer()->complete();
}

void RelationEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        accept(event->modifiers() & Qt::ShiftModifier ? text() : resolved(text()));
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void RelationEditor::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && isVisible())
        close();
}

QString RelationEditor::resolved(const QString& typed) const
{
    const QString wanted = typed.trimmed();
    if (wanted.isEmpty() || m_relations.contains(wanted))
        return wanted;
    for (const QString& relation : m_relations) {
        if (relation.startsWith(wanted, Qt::CaseInsensitive))
            return relation;
    }
    for (const QString& relation : m_relations) {
        if (relation.contains(wanted, Qt::CaseInsensitive))
            return relation;
    }
    return wanted;
}

/// Shows in the list what Enter would take.
void RelationEditor::offer(const QString& typed)
{
    const QAbstractItemModel* offered = completer()->completionModel();
    const QString choice = resolved(typed);
    for (int row = 0; row < offered->rowCount(); ++row) {
        const QModelIndex index = offered->index(row, 0);
        if (index.data().toString() == choice)
            completer()->popup()->setCurrentIndex(index);
    }
}

void RelationEditor::accept(const QString& relation)
{
    if (!isVisible())
        return;
    const QString chosen = relation.trimmed();
    close();
    if (!chosen.isEmpty())
        Q_EMIT relationChosen(m_dependent, chosen);
}

void RelationEditor::close()
{
    completer()->popup()->hide();
    hide();
    Q_EMIT closed();
}

} // namespace arcwright::ui
