// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>

#include <QObject>

#include "core/documents/layer.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Makes layers of the zones that the open files have beside the one that is open (ZoneNames), where they are of the
/// same language and analyse the same words (GatheredZones); each is named as its zone is, unless somebody else's layer
/// has that name. Zones of other words are no layers.
class ZoneLayers : public QObject {
    Q_OBJECT
public:
    explicit ZoneLayers(Workspace& workspace, QObject* parent = nullptr);

    bool isReading() const { return m_isReading; }

Q_SIGNALS:
    /// The layers there are to be are there.
    void read();

private:
    using Layers = std::map<std::string, Layer>; ///< by zone
    using Decided = std::map<std::string, bool>; ///< whether a zone is of the same words

    void startAnew();
    void start();
    void take(Layers layers, const std::set<std::size_t>& documents);
    QString nameFor(const std::string& zone) const;

    Workspace& m_workspace;
    std::set<std::size_t> m_waiting; ///< documents whose zones are to be read
    Decided m_decided;
    std::map<std::string, QString> m_names; ///< of the layers that are ours, by zone
    bool m_isTaking = false;
    bool m_isReading = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
