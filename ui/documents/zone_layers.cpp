// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/zone_layers.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/documents/document_name.h"
#include "core/evaluation/zone_analyses.h"
#include "core/formats/open.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

namespace {

/// What the zones of a treebank say, as far as it was found.
class FoundZones {
public:
    FoundZones(const Treebank& treebank, RelationPool& relations) : m_treebank(treebank), m_relations(relations) { }

    /// Reads the zones of a document that are of the language of the one that is open.
    void read(std::size_t index, const std::stop_token& stop)
    {
        const Document& document = *m_treebank.documents()[index];
        const ZoneNames& zones = zonesOf(document);
        for (const std::string& zone : zones.others) {
            if (stop.stop_requested() || languageOfZone(zone) != languageOfZone(zones.shown))
                continue;
            const auto other = openDocument(document.path() + '#' + zone); // whatever is wrong is said of what is open
            if (!other)
                continue;
            ZoneAnalyses analyses = zoneAnalyses(document, **other, m_relations, stop);
            m_shared[zone] += analyses.shared;
            Layer& layer = m_layers.try_emplace(zone, zone).first->second;
            for (auto& [sentence, analysis] : analyses.found)
                layer.set({static_cast<std::uint32_t>(index), document.id(sentence)}, std::move(analysis));
        }
    }

    /// The layers that analyse the same words in most of the sentences that they share with what is open.
    std::map<std::string, Layer> take()
    {
        std::erase_if(m_layers, [&](const auto& each) { return 2 * each.second.size() <= m_shared[each.first]; });
        return std::move(m_layers);
    }

private:
    const Treebank& m_treebank;
    RelationPool& m_relations;
    std::map<std::string, Layer> m_layers; ///< by zone
    std::map<std::string, std::size_t> m_shared; ///< sentences, by zone
};

} // namespace

ZoneLayers::ZoneLayers(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::treebankOpened, this, [this] { start(std::nullopt); });
    connect(&workspace, &Workspace::reloaded, this, [this](std::size_t document) { start(document); });
}

void ZoneLayers::start(std::optional<std::size_t> document)
{
    m_worker.abandon(); // what is under way belongs to what was open
    const auto& documents = m_workspace.treebank().documents();
    m_isReading = std::any_of(
        documents.begin(), documents.end(), [](const auto& each) { return !zonesOf(*each).others.empty(); });
    if (!m_isReading)
        return;
    m_worker.start([this, document, treebank = m_workspace.treebank(), relations = m_workspace.relations()](
                       const std::stop_token& stop, const Worker::Post& post) {
        const auto found = withinMemory<Layers>([&]() -> Result<Layers> {
            FoundZones zones(treebank, *relations);
            for (std::size_t i = 0; i < treebank.documents().size() && !stop.stop_requested(); ++i) {
                if (!document || *document == i)
                    zones.read(i, stop);
            }
            return zones.take();
        });
        post([this, document, found = found.value_or(Layers())] { take(found, !document); });
    });
}

/// Of a document that was read again, the analyses take their place in the layers there are.
void ZoneLayers::take(Layers layers, bool isAll)
{
    for (auto& [zone, layer] : layers) {
        const QString name = QString::fromStdString(zone);
        if (const Layer* const before = isAll ? nullptr : m_workspace.layerNamed(name)) {
            Layer all = *before;
            for (const SentenceKey key : layer.keys())
                all.set(key, *layer.find(key));
            layer = std::move(all);
        } else {
            m_workspace.startLayerBehind(name);
        }
        m_workspace.exchangeLayer(std::move(layer));
    }
    m_isReading = false;
    Q_EMIT read();
}

} // namespace arcwright::ui
