// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/empty_note.h"

#include <QAbstractItemView>
#include <QEvent>

namespace arcwright::ui {

EmptyNote::EmptyNote(QAbstractItemView& list, std::function<QString()> text)
    : QLabel(list.viewport()), m_list(list), m_text(std::move(text))
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setForegroundRole(QPalette::PlaceholderText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("emptyNote"));
    list.viewport()->installEventFilter(this);
    const QAbstractItemModel* model = list.model();
    connect(model, &QAbstractItemModel::modelReset, this, &EmptyNote::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this, &EmptyNote::refresh);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &EmptyNote::refresh);
    refresh();
}

void EmptyNote::refresh()
{
    setText(m_text());
    setVisible(!text().isEmpty());
    place();
}

void EmptyNote::place()
{
    constexpr int margin = 12;
    setGeometry(m_list.viewport()->rect().adjusted(margin, margin, -margin, -margin));
}

bool EmptyNote::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

} // namespace arcwright::ui
