// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_store.h"

#include <algorithm>
#include <utility>

#include <QStandardPaths>

namespace arcwright::ui {

ShelfStore::ShelfStore(const QString& folder, QObject* parent) : QObject(parent), m_shelf(folder.toStdString())
{
    connect(&m_worker, &Worker::failed, this, &ShelfStore::failed);
    connect(&m_worker, &Worker::finished, this, [this] {
        if (m_waiting.empty())
            Q_EMIT settled();
        else
            begin();
    });
}

QString ShelfStore::usersFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/models");
}

const ShelvedModel* ShelfStore::find(const std::string& id) const
{
    const auto found
        = std::find_if(m_models.begin(), m_models.end(), [&](const ShelvedModel& model) { return model.id == id; });
    return found == m_models.end() ? nullptr : &*found;
}

void ShelfStore::run(Act act, Then then, std::function<void()> otherwise)
{
    m_waiting.push_back({std::move(act), std::move(then), std::move(otherwise)});
    if (!isBusy())
        begin();
}

void ShelfStore::begin()
{
    Waiting next = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_worker.start(
        [this, next = std::move(next), known = m_models](const std::stop_token& stop, const Worker::Post& post) {
            Result<std::string> outcome = next.act ? next.act(m_shelf, stop) : std::string();
            Found found{std::move(outcome), m_shelf.list(known), m_shelf.listTrash()};
            post([this, found = std::move(found), next] { take(found, next); });
        });
}

void ShelfStore::take(Found found, const Waiting& done)
{
    m_models = std::move(found.models).value_or(std::vector<ShelvedModel>());
    m_removed = std::move(found.removed).value_or(std::vector<ShelvedModel>());
    Q_EMIT changed();
    if (!found.models)
        Q_EMIT failed(found.models.error());
    if (!found.outcome) {
        Q_EMIT failed(found.outcome.error());
        if (done.otherwise)
            done.otherwise();
    } else if (done.then) {
        done.then(*found.outcome);
    }
}

} // namespace arcwright::ui
