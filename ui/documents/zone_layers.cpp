// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/zone_layers.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QScopedValueRollback>

#include "core/documents/document_name.h"
#include "core/evaluation/zone_analyses.h"
#include "core/formats/open.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

namespace {

/// Reads the zones of a document that are of the language of the one that is open.
void gather(GatheredZones& gathered, const Treebank& treebank, std::size_t place, RelationPool& relations,
    const std::stop_token& stop)
{
    const Document& document = *treebank.documents()[place];
    const ZoneNames& zones = zonesOf(document);
    for (const std::string& zone : zones.others) {
        if (stop.stop_requested() || languageOfZone(zone) != languageOfZone(zones.shown))
            continue;
        if (const auto other = openZone(document.path(), zone)) // whatever is wrong is said of what is open
            gathered.add(
                static_cast<std::uint32_t>(place), document, zone, zoneAnalyses(document, **other, relations, stop));
    }
}

} // namespace

ZoneLayers::ZoneLayers(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::treebankOpened, this, &ZoneLayers::startAnew);
    connect(&workspace, &Workspace::reloaded, this, [this](std::size_t document) {
        m_waiting.insert(document);
        start();
    });
    connect(
        &workspace, &Workspace::layerChanged, this, [this](const QString& name, const std::vector<SentenceKey>& keys) {
            if (keys.empty() && !m_isTaking) // it is somebody else's from now on, or has another name
                std::erase_if(m_names, [&](const auto& each) { return each.second == name; });
        });
}

void ZoneLayers::startAnew()
{
    m_decided.clear();
    m_names.clear();
    m_waiting.clear();
    for (std::size_t i = 0; i < m_workspace.treebank().documents().size(); ++i)
        m_waiting.insert(i);
    start();
}

/// What is under way was of documents of which one is another by now; those that are not done are read with it.
void ZoneLayers::start()
{
    m_worker.abandon();
    const auto& documents = m_workspace.treebank().documents();
    std::erase_if(m_waiting,
        [&](std::size_t place) { return place >= documents.size() || zonesOf(*documents[place]).others.empty(); });
    m_isReading = !m_waiting.empty();
    if (!m_isReading)
        return;
    m_worker.start([this, waiting = m_waiting, decided = m_decided, treebank = m_workspace.treebank(),
                       relations = m_workspace.relations()](const std::stop_token& stop, const Worker::Post& post) {
        using Found = std::pair<Layers, Decided>;
        const auto found = withinMemory<Found>([&]() -> Result<Found> {
            GatheredZones gathered;
            for (const std::size_t place : waiting) {
                if (!stop.stop_requested())
                    gather(gathered, treebank, place, *relations, stop);
            }
            Decided known = decided;
            Layers layers = gathered.take(known);
            return Found(std::move(layers), std::move(known));
        });
        post([this, waiting, found] {
            if (found)
                m_decided = found->second;
            take(found ? found->first : Layers(), waiting);
        });
    });
}

/// The name of a zone's layer; another one where somebody has made a layer of that name meanwhile.
QString ZoneLayers::nameFor(const std::string& zone) const
{
    const QString name = QString::fromStdString(zone);
    if (const auto known = m_names.find(zone); known != m_names.end())
        return known->second;
    QString free = name;
    for (int number = 2; m_workspace.layerNamed(free) != nullptr; ++number)
        free = name + u' ' + QString::number(number);
    return free;
}

/// Of documents that were read again, the analyses take their place in the layers there are.
void ZoneLayers::take(Layers layers, const std::set<std::size_t>& documents)
{
    const QScopedValueRollback taking(m_isTaking, true);
    for (auto& each : layers) {
        const auto& zone = each.first;
        Layer& layer = each.second;
        const QString name = nameFor(zone);
        if (const Layer* const before = m_names.contains(zone) ? m_workspace.layerNamed(name) : nullptr) {
            Layer all = *before;
            for (const std::size_t document : documents)
                all.remove(static_cast<std::uint32_t>(document));
            for (const SentenceKey key : layer.keys())
                all.set(key, *layer.find(key));
            layer = std::move(all);
        } else {
            layer.rename(name.toStdString());
            m_workspace.startLayerBehind(name);
        }
        m_names.insert_or_assign(zone, name);
        m_workspace.exchangeLayer(std::move(layer));
    }
    m_waiting.clear();
    m_isReading = false;
    Q_EMIT read();
}

} // namespace arcwright::ui
