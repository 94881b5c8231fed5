// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/removed_models.h"

#include <algorithm>
#include <utility>

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include "ui/look/joined_texts.h"
#include "ui/shelf/shelf_store.h"

namespace arcwright::ui {

RemovedModels::RemovedModels(ShelfStore& store, QWidget* parent) : QToolButton(parent), m_store(store)
{
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &RemovedModels::fillMenu);
    connect(&store, &ShelfStore::changed, this, &RemovedModels::refresh);
    refresh();
}

void RemovedModels::refresh()
{
    const auto count = static_cast<int>(m_store.removed().size());
    setText(tr("Trash (%1)").arg(count));
    setEnabled(count > 0);
}

void RemovedModels::remove(const std::vector<ShelvedModel>& models)
{
    m_last.clear();
    for (const ShelvedModel& model : models) {
        m_store.run([id = model.id](const ModelShelf& shelf, const std::stop_token&) { return shelf.remove(id); },
            [this, name = QString::fromStdString(model.description.name)](const std::string& trashId) {
                m_last.push_back({trashId, name});
                Q_EMIT removed();
                Q_EMIT undoChanged();
            });
    }
}

QString RemovedModels::lastText() const
{
    QStringList names;
    for (const Removed& one : m_last)
        names << one.name;
    return names.isEmpty() ? QString() : tr("In the trash now: %1.").arg(listed(names));
}

void RemovedModels::undo()
{
    for (const Removed& one : std::exchange(m_last, {}))
        restore(one.trashId);
    Q_EMIT undoChanged();
}

void RemovedModels::restore(const std::string& trashId)
{
    std::erase_if(m_last, [&](const Removed& one) { return one.trashId == trashId; });
    m_store.run([trashId](const ModelShelf& shelf, const std::stop_token&) { return shelf.restore(trashId); },
        [this](const std::string& id) { Q_EMIT restored(id); });
    Q_EMIT undoChanged();
}

void RemovedModels::fillMenu()
{
    menu()->clear();
    for (const ShelvedModel& model : m_store.removed()) {
        QString name = QString::fromStdString(model.description.name);
        menu()->addAction(tr("Put back %1").arg(name.replace(u'&', QStringLiteral("&&"))), this,
            [this, id = model.id] { restore(id); });
    }
    menu()->addSeparator();
    menu()->addAction(tr("Empty the trash…"), this, &RemovedModels::askToEmpty);
}

void RemovedModels::askToEmpty()
{
    QStringList names;
    for (const ShelvedModel& model : m_store.removed())
        names << QString::fromStdString(model.description.name);
    QMessageBox box(QMessageBox::Question, tr("Empty the trash"),
        tr("These models will be deleted for good: %1.").arg(listed(names)), QMessageBox::Discard | QMessageBox::Cancel,
        window());
    box.setTextFormat(Qt::PlainText);
    box.button(QMessageBox::Discard)->setText(tr("Delete them"));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Discard)
        return;
    m_last.clear();
    m_store.run(
        [](const ModelShelf& shelf, const std::stop_token&) -> Result<std::string> {
            const auto emptied = shelf.emptyTrash();
            return emptied ? Result<std::string>(std::string()) : failure(emptied.error());
        },
        {});
    Q_EMIT undoChanged();
}

} // namespace arcwright::ui
