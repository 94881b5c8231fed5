// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/zone_panel.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/documents/document_name.h"
#include "core/evaluation/zone_analyses.h"
#include "core/formats/open.h"
#include "ui/canvas/make_diagram.h"
#include "ui/documents/workspace.h"
#include "ui/look/elided_text.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

namespace {

/// Zones that are kept: those of a few files that somebody goes to and fro between.
constexpr std::size_t mostKnown = 4;

} // namespace

ZoneDiagram::ZoneDiagram(QWidget* parent) : DiagramWidget(parent)
{
    constexpr double small = 0.85; // there is less room than for the sentence itself
    setZoom(small);
}

void ZoneDiagram::show(Diagram diagram)
{
    selection() = {};
    exchange(std::move(diagram), RowBreaks::Anew);
    view().resetScroll();
    describe();
    viewport()->update();
}

ZonePanel::ZonePanel(Workspace& workspace, std::function<const Theme&()> theme, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_theme(std::move(theme))
    , m_zones(new QComboBox(this))
    , m_open(new QPushButton(tr("Work in this zone"), this))
    , m_text(new ElidedText(2, this))
    , m_pages(new QStackedWidget(this))
    , m_diagram(new ZoneDiagram(m_pages))
    , m_nothing(new QLabel(m_pages))
{
    placeParts();
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        forget();
        showSentence(0);
    });
    connect(&workspace, &Workspace::saved, this, [this] { // perhaps in a format without zones
        offerZones();
        refresh();
    });
    connect(m_zones, &QComboBox::activated, this, [this] {
        m_chosen = m_zones->currentText();
        refresh();
    });
    connect(&m_worker, &Worker::finished, this, &ZonePanel::zoneRead);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT zoneChosen(m_zones->currentText()); });
}

void ZonePanel::placeParts()
{
    m_zones->setAccessibleName(tr("The zone beside the one on view"));
    m_zones->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("The sentence in that zone"));
    m_diagram->setAccessibleName(tr("The tree in that zone"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_pages->addWidget(m_diagram);
    m_pages->addWidget(m_nothing);
    auto* row = new QHBoxLayout;
    row->addWidget(m_zones);
    row->addWidget(m_text, 1);
    row->addWidget(m_open);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_pages, 1);
    refresh();
}

void ZonePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_drawn.reset();
    refresh();
}

void ZonePanel::setLayoutKind(LayoutKind kind)
{
    m_diagram->setLayoutKind(kind);
    refresh();
}

QString ZonePanel::text() const
{
    return m_text->fullText();
}

void ZonePanel::setChosen(const QString& zone)
{
    m_chosen = zone;
    if (const int row = m_zones->findText(zone); row >= 0)
        m_zones->setCurrentIndex(row);
    refresh();
}

/// Of another treebank, or of files that may be others by now.
void ZonePanel::forget()
{
    m_worker.abandon();
    m_known.clear();
    m_reading.reset();
    m_drawn.reset();
}

void ZonePanel::showSentence(std::size_t index)
{
    if (index != m_sentence) // what could not be read is tried again
        std::erase_if(m_known, [](const Known& known) { return !known.second; });
    m_sentence = index;
    offerZones();
    refresh();
}

/// The zones of the sentence's file. The one that was chosen before stays, if there is one of its name; else one of
/// another language comes first, since those of the same words are drawn as layers.
void ZonePanel::offerZones()
{
    QStringList names;
    std::string open; // the zone that is
    const Treebank& treebank = m_workspace.treebank();
    if (m_sentence < treebank.size()) {
        open = zonesOf(*treebank.documents()[treebank.place(m_sentence).document]).shown;
        for (const std::string& zone : zonesOf(*treebank.documents()[treebank.place(m_sentence).document]).others)
            names << QString::fromStdString(zone);
    }
    QStringList before;
    for (int i = 0; i < m_zones->count(); ++i)
        before << m_zones->itemText(i);
    if (before == names)
        return;
    m_zones->clear();
    m_zones->addItems(names);
    int shown = m_zones->findText(m_chosen);
    for (int row = 0; row < m_zones->count() && shown < 0; ++row) {
        if (languageOfZone(names[row].toStdString()) != languageOfZone(open))
            shown = row;
    }
    m_zones->setCurrentIndex(std::max(shown, 0));
}

void ZonePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ZonePanel::say(const QString& text)
{
    m_drawn.reset();
    m_text->setFullText({});
    m_nothing->setText(text);
    m_pages->setCurrentWidget(m_nothing);
}

void ZonePanel::refresh()
{
    const bool areThere = m_zones->count() > 0;
    m_zones->setVisible(areThere);
    m_open->setVisible(areThere);
    if (!areThere) {
        say(tr("The file has no other zones. Only Treex documents with several zones, for languages or selectors, have "
               "some."));
        return;
    }
    if (!isVisible()) // nothing is read for nobody
        return;
    const std::size_t document = m_workspace.treebank().place(m_sentence).document;
    const Key key{m_workspace.treebank().documents()[document]->path(), m_zones->currentText().toStdString()};
    const auto known
        = std::find_if(m_known.begin(), m_known.end(), [&](const Known& each) { return each.first == key; });
    if (known == m_known.end()) {
        say({});
        if (m_reading != key)
            startReading(key, document);
    } else if (known->second) {
        show(*known->second);
    } else {
        say(inARow({tr("This zone cannot be read."), problemText(known->second.error())}));
    }
}

void ZonePanel::startReading(const Key& key, std::size_t document)
{
    m_reading = key;
    m_worker.start([this, key, ours = m_workspace.treebank().documents()[document]](
                       const std::stop_token&, const Worker::Post& post) {
        const auto zone = withinMemory<Zone>([&]() -> Result<Zone> {
            const auto other = openZone(key.first, key.second);
            if (!other)
                return failure(other.error());
            Zone found{*other, {}};
            for (const auto& [sentence, place] : pairedByBundle(*ours, **other))
                found.places.emplace(sentence, place);
            return found;
        });
        post([this, key, zone] {
            m_reading.reset();
            m_known.emplace_front(key, zone);
            if (m_known.size() > mostKnown)
                m_known.pop_back();
            refresh();
        });
    });
}

void ZonePanel::show(const Zone& zone)
{
    const std::size_t sentence = m_workspace.treebank().place(m_sentence).sentence;
    const auto place = zone.places.find(sentence);
    const auto shown = place == zone.places.end() ? nullptr : zone.document->sentence(place->second);
    if (!shown || shown->problem) {
        say(tr("This zone has no tree of the sentence."));
    } else if (const Drawn drawn{zone.document, place->second}; m_drawn != drawn) {
        m_drawn = drawn;
        const QString text = QString::fromStdString(shown->text());
        m_text->setFullText(text);
        m_diagram->setDiagramStyle(m_theme().diagramFor(scriptOf(text)));
        DiagramContent content;
        content.enhanced = false;
        RelationPool& relations = *m_workspace.relations();
        m_diagram->show(makeDiagram(*shown, graphOf(*shown, relations), nullptr, relations, content));
        m_pages->setCurrentWidget(m_diagram);
    }
}

} // namespace arcwright::ui
