// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/zone_commands.h"

#include <algorithm>

#include <QAction>

#include "core/documents/document_name.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/zone_panel.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/file_notices.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

namespace {

QString panelName()
{
    return QStringLiteral("zones");
}

} // namespace

ZoneCommands::ZoneCommands(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    ZonePanel* const panel = &m_parts.panel;
    connect(&m_parts.view, &SentenceView::sentenceShown, panel, &ZonePanel::showSentence);
    connect(panel, &ZonePanel::zoneChosen, &m_parts.files, &FileCommands::openZone);
    connect(m_parts.actions[ActionId::TreeView], &QAction::toggled, panel,
        [panel](bool tree) { panel->setLayoutKind(tree ? LayoutKind::Tree : LayoutKind::Arcs); });
    panel->setLayoutKind(Settings::treeView() ? LayoutKind::Tree : LayoutKind::Arcs);
    connect(&m_parts.notices, &FileNotices::zonesWanted, this, [this] { m_parts.workplaces.showPanel(panelName()); });
    connect(m_parts.actions[ActionId::NextZone], &QAction::triggered, this, &ZoneCommands::showNext);
    connect(&m_parts.files, &FileCommands::zoneAsked, this, &ZoneCommands::remember);
    connect(&m_parts.workspace, &Workspace::opened, this, &ZoneCommands::comeBack);
    connect(&m_parts.workspace, &Workspace::failed, this, [this] { m_wanted.reset(); }); // nothing else was opened
    connect(&m_parts.workspace, &Workspace::treebankReplaced, this, &ZoneCommands::offer);
    connect(&m_parts.workspace, &Workspace::saved, this, &ZoneCommands::offer); // perhaps in a format without zones
    connect(&m_parts.workplaces, &Workplaces::panelMissed, this, [this](const QString& name) {
        if (name == panelName())
            Q_EMIT said(withoutZones());
    });
    offer();
}

/// The panel is of use where a document has several zones.
void ZoneCommands::offer()
{
    const auto& documents = m_parts.workspace.treebank().documents();
    const bool areThere = std::any_of(
        documents.begin(), documents.end(), [](const auto& document) { return !zonesOf(*document).others.empty(); });
    m_parts.workplaces.setPanelOffered(panelName(), areThere);
}

QString ZoneCommands::withoutZones()
{
    return tr(
        "No file that is open has other zones. Only Treex documents with several zones, for languages or selectors, "
        "have some.");
}

/// In the order of their names, so that asking again goes through all of them.
void ZoneCommands::showNext()
{
    const std::size_t sentence = m_parts.view.sentence();
    const Treebank& treebank = m_parts.workspace.treebank();
    if (sentence >= treebank.size()) {
        Q_EMIT said(withoutZones());
        return;
    }
    const ZoneNames& zones = zonesOf(*treebank.documents()[treebank.place(sentence).document]);
    if (zones.others.empty()) {
        Q_EMIT said(tr("The file has no other zones."));
        return;
    }
    std::vector<std::string> names = zones.others;
    names.push_back(zones.shown);
    std::sort(names.begin(), names.end());
    const auto next = std::upper_bound(names.begin(), names.end(), zones.shown);
    m_parts.files.openZone(QString::fromStdString(next == names.end() ? names.front() : *next));
}

void ZoneCommands::remember()
{
    const std::size_t sentence = m_parts.view.sentence();
    const Treebank& treebank = m_parts.workspace.treebank();
    if (sentence >= treebank.size())
        return;
    const auto place = treebank.place(sentence);
    const Document& document = *treebank.documents()[place.document];
    m_wanted.emplace(document.path(), bundleOf(document, place.sentence));
}

/// Shows the sentence of the bundle that was on view; of a bundle that has no tree in this zone, the one behind it.
void ZoneCommands::comeBack()
{
    const auto wanted = std::exchange(m_wanted, std::nullopt);
    const auto index = wanted ? m_parts.workspace.documentAt(wanted->first) : std::nullopt;
    if (!index)
        return;
    const Treebank& treebank = m_parts.workspace.treebank();
    const Document& document = *treebank.documents()[*index];
    std::size_t sentence = 0;
    while (sentence + 1 < document.size() && bundleOf(document, sentence) < wanted->second)
        ++sentence;
    if (document.size() > 0)
        m_parts.browser.setCurrentSentence(treebank.begin(*index) + sentence);
    Q_EMIT said(tr("Zone %1").arg(QString::fromStdString(zonesOf(document).shown)));
}

} // namespace arcwright::ui
