// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_commands.h"

#include <algorithm>

#include <QAction>
#include <QMainWindow>

#include "core/query/pattern_tokens.h"
#include "ui/canvas/label_gloss.h"
#include "ui/documents/workspace.h"
#include "ui/help/context_help.h"
#include "ui/help/tour_guide.h"
#include "ui/search/search_panel.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/samples.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

namespace {

const QString toursKey = QStringLiteral("tours");

QString inPattern(const QString& label)
{
    return QString::fromStdString(quotedText(label.toStdString()));
}

} // namespace

HelpCommands::HelpCommands(const Parts& parts, QMainWindow& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
    , m_handbook(new ContextHelp(parts.actions, window))
    , m_tours(new TourGuide(parts.actions, window))
{
    connect(m_tours, &TourGuide::started, this, [this] {
        Settings::toursOffered.set(true);
        m_parts.messages.dropNotice(toursKey);
        openSampleForTour();
    });
    m_tours->setOnSample([this] { return isOnSample(); });
    connect(&parts.messages, &MessageBar::noticeClosed, this, [](const QString& key) {
        if (key == toursKey)
            Settings::toursOffered.set(true);
    });
    connect(&parts.workspace, &Workspace::treebankReplaced, this, [this] { m_values = {}; });
    connect(
        &parts.workspace, &Workspace::valuesCounted, this, [this](const FieldValues& values) { m_values = values; });
    addToPalette();
}

/// A tour is on a sample; a treebank of one's own that is open stays.
void HelpCommands::openSampleForTour()
{
    if (m_parts.workspace.treebank().size() == 0 && !m_parts.workspace.isOpening())
        m_parts.files.openSample(firstSample());
}

/// Whether what is open, or about to be, is nothing but samples.
bool HelpCommands::isOnSample() const
{
    const auto& documents = m_parts.workspace.treebank().documents();
    return std::ranges::all_of(
        documents, [](const auto& document) { return isSample(QString::fromStdString(document->path())); });
}

bool HelpCommands::isOfferingTours() const
{
    return m_parts.messages.hasNotice(toursKey);
}

void HelpCommands::offerTours()
{
    if (Settings::toursOffered())
        return;
    const auto start = [this](TourId tour) { return [this, tour] { m_tours->start(tour); }; };
    m_parts.messages.showNotice(toursKey,
        tr("New here? A tour of three minutes shows you around. You find it in the menu Help at any time."), QString(),
        {{tr("I annotate"), start(TourId::Annotator)}, {tr("I analyse errors"), start(TourId::Analyst)},
            {tr("I teach"), start(TourId::Teacher)}});
}

void HelpCommands::addToPalette()
{
    auto* palette = m_window.findChild<CommandPalette*>();
    if (palette == nullptr)
        return;
    palette->addSource([this, all = std::vector<PaletteEntry>()]() mutable {
        if (all.empty()) // the first time somebody looks for something: the pages have to be read
            all = pages();
        return all;
    });
    palette->addSource([this] { return labels(); });
    palette->setLastResort([this](const QString& typed) {
        return PaletteEntry{
            tr("Search the handbook for “%1”").arg(typed), tr("help"), [this, typed] { m_handbook->search(typed); }};
    });
}

std::vector<PaletteEntry> HelpCommands::pages() const
{
    std::vector<PaletteEntry> entries;
    for (const HelpHeading& heading : helpHeadings()) {
        entries.push_back({heading.heading, heading.anchor.isEmpty() ? tr("help") : tr("help: %1").arg(heading.title),
            [this, heading] { m_handbook->show(heading); }, tr("handbook manual")});
    }
    return entries;
}

/// The relations and parts of speech of the open treebank; each is searched for.
std::vector<PaletteEntry> HelpCommands::labels() const
{
    std::vector<PaletteEntry> entries;
    const auto add = [&](const QString& label, const QString& kind, const QString& gloss, const QString& pattern) {
        if (label.isEmpty() || label == QStringLiteral("_"))
            return;
        const auto search = [this, pattern] {
            m_parts.workplaces.showPanel(QStringLiteral("search"));
            m_parts.search.searchFor(pattern);
        };
        entries.push_back({label, gloss.isEmpty() ? kind : tr("%1: %2", "kind of label, meaning").arg(kind, gloss),
            search, tr("label")});
    };
    for (const QString& relation : m_values.relations)
        add(relation, tr("relation"), labelGloss(relation), QStringLiteral("relation=") + inPattern(relation));
    for (const QString& tag : m_values.upos)
        add(tag, tr("part of speech"), tagGloss(tag), QStringLiteral("upos=") + inPattern(tag));
    return entries;
}

} // namespace arcwright::ui
