// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include <QObject>

#include "core/shelf/model_shelf.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The shelf of models as the window sees it: what is on it and in its trash, read in the background, where whatever is
/// done to it happens, too, one act after the other.
class ShelfStore : public QObject {
    Q_OBJECT
public:
    explicit ShelfStore(const QString& folder, QObject* parent = nullptr);
    /// The folder of this user's models.
    static QString usersFolder();

    const ModelShelf& shelf() const { return m_shelf; }
    /// By name; empty before the first refresh() is done.
    const std::vector<ShelvedModel>& models() const { return m_models; }
    const std::vector<ShelvedModel>& removed() const { return m_removed; }
    /// The model of that id; null if there is none.
    const ShelvedModel* find(const std::string& id) const;
    /// Whether anything is being read or done.
    bool isBusy() const { return m_worker.isRunning(); }

    /// Reads again what is on the shelf.
    void refresh() { run({}, {}); }
    /// What is done to the shelf; the id of the model that it is about, or a reason why not. On the worker's thread.
    using Act = std::function<Result<std::string>(const ModelShelf& shelf, const std::stop_token& stop)>;
    /// Called with that id once models() shows what was done.
    using Then = std::function<void(const std::string& id)>;
    /// Does something after all that was asked for before, and reads the shelf again. `otherwise` is called where it
    /// failed, after failed().
    void run(Act act, Then then, std::function<void()> otherwise = {});

Q_SIGNALS:
    /// models() or removed() are others.
    void changed();
    void failed(const arcwright::Problem& problem);
    /// isBusy() is false again.
    void settled();

private:
    struct Waiting {
        Act act;
        Then then;
        std::function<void()> otherwise;
    };
    /// What the worker's thread found.
    struct Found {
        Result<std::string> outcome;
        Result<std::vector<ShelvedModel>> models;
        Result<std::vector<ShelvedModel>> removed;
    };
    void begin();
    void take(Found found, const Waiting& done);

    ModelShelf m_shelf;
    std::vector<ShelvedModel> m_models;
    std::vector<ShelvedModel> m_removed;
    std::deque<Waiting> m_waiting;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
