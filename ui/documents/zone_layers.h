// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include <QObject>

#include "core/documents/layer.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Makes layers of the zones that the open files have beside the one that is open (ZoneNames), where they are of the
/// same language and analyse the same words; each is named as its zone is. Zones of other words are no layers.
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

    void start(std::optional<std::size_t> document);
    void take(Layers layers, bool isAll);

    Workspace& m_workspace;
    bool m_isReading = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
