// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_view.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include "ui/analysis/lit_diagram.h"
#include "ui/analysis/suspicion_texts.h"
#include "ui/canvas/make_diagram.h"
#include "ui/look/arc_text.h"
#include "ui/look/elided_label.h"
#include "ui/look/font_measures.h"
#include "ui/look/joined_texts.h"
#include "ui/look/link_colors.h"

namespace arcwright::ui {

namespace {

/// Gold above the words, and below them nothing but the rival of one arc, as what could be added.
Diagram diagramWithRival(const Sentence& sentence, const SuspiciousAnnotation& found, RelationPool& relations)
{
    const Graph gold = graphOf(sentence, relations);
    if (!found.rival)
        return makeDiagram(sentence, gold, nullptr, relations);
    Graph rival = gold;
    const auto unit = static_cast<std::size_t>(found.unit);
    rival.heads[unit] = found.rival->head;
    if (!found.rival->relation.empty())
        rival.relations[unit] = relations.intern(found.rival->relation);
    Diagram diagram = makeDiagram(sentence, gold, &rival, relations);
    std::erase_if(diagram.arcs, [&](const DiagramArc& arc) {
        return arc.side == Side::Below && (arc.dependent != found.unit || arc.secondary);
    });
    for (DiagramArc& arc : diagram.arcs) { // neither is known to be wrong
        arc.status = arc.side == Side::Below ? ArcStatus::Extra : ArcStatus::Neutral;
        arc.notCompared = false;
    }
    return diagram;
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped();
}

} // namespace

SuspicionView::SuspicionView(QWidget* parent)
    : QWidget(parent), m_title(new ElidedLabel(this)), m_diagram(new LitDiagram(this)), m_reasons(new QLabel(this))
{
    m_diagram->setAccessibleName(tr("The suspicious arc and its rival"));
    m_reasons->setTextFormat(Qt::RichText);
    keepLinkColors(*m_reasons);
    m_reasons->setWordWrap(true);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    m_reasons->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_reasons->setMargin(2);
    auto* reasons = new QScrollArea(this); // of any number
    reasons->setWidget(m_reasons);
    reasons->setWidgetResizable(true);
    reasons->setFrameShape(QFrame::NoFrame);
    reasons->setFocusPolicy(Qt::NoFocus);
    measureByFont(m_reasons, [reasons](const QFontMetrics& metrics) {
        constexpr int lines = 4;
        reasons->setFixedHeight(lines * metrics.lineSpacing() + 6);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_diagram, 1);
    layout->addWidget(reasons);
    connect(m_diagram, &LitDiagram::opened, this, &SuspicionView::opened);
    connect(m_reasons, &QLabel::linkActivated, this, &SuspicionView::followLink);
}

void SuspicionView::setTheme(const Theme& theme)
{
    m_diagram->setDiagramStyle(theme.diagram);
}

void SuspicionView::clear()
{
    m_title->clear();
    m_reasons->clear();
    m_places.clear();
    m_diagram->show({}, {}, 0);
}

void SuspicionView::show(
    const QueuedSuspicion& row, const std::shared_ptr<const Sentence>& now, std::size_t index, RelationPool& relations)
{
    const bool isThere = now && !now->problem && now->unitCount() == row.judged->unitCount();
    const Sentence& sentence = isThere ? *now : *row.judged;
    m_diagram->show(diagramWithRival(sentence, row.found, relations), {row.found.unit}, row.found.unit);
    for (const int word : {row.found.rival ? row.found.rival->head : 0, row.found.head, row.found.unit}) {
        if (m_diagram->diagram().isWord(word))
            m_diagram->ensureWordVisible(word);
    }
    QStringList parts{now ? tr("Sentence %1").arg(index + 1) : tr("A sentence that is gone")};
    if (const auto id = sentence.metadata("sent_id"); !id.empty())
        parts << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    const std::string relation = sentence.relationOf(row.found.unit);
    const QString gold = arcIn(sentence, sentence.headOf(row.found.unit), relation);
    parts << (isThere ? tr("above: annotated, %1", "arc").arg(gold)
                      : tr("above: as it was annotated, %1", "arc").arg(gold));
    if (row.found.rival)
        parts
            << tr("below: the rival, %1", "arc").arg(arcIn(sentence, row.found.rival->head, row.found.rival->relation));
    m_title->setText(parts.join(QStringLiteral("  ·  ")));
    showReasons(row, now.get());
}

void SuspicionView::showReasons(const QueuedSuspicion& row, const Sentence* now)
{
    m_places.clear();
    QStringList lines;
    if (isUndecided(row.state) && row.isOutdated)
        lines << escaped(tr("The sentence has been edited since; the reasons are about what it was."));
    const auto decided = now ? decisionOn(*now, row.found.unit) : std::nullopt;
    if (decided)
        lines << escaped(
            tr("%1 by %2, %3", "state, name, time")
                .arg(stateText(row.state), QString::fromStdString(decided->by.author),
                    QLocale().toString(QDateTime::fromSecsSinceEpoch(decided->by.time), QLocale::ShortFormat)));
    for (const SuspicionReason& reason : row.found.reasons) {
        QString line
            = escaped(tr("%1: %2", "how likely, reason").arg(confidenceText(reason.confidence), reasonText(reason)));
        QStringList links;
        for (const UnitPlace& place : reason.elsewhere) {
            if (!links.isEmpty() && m_places.back().sentence == place.sentence)
                continue; // one is enough
            links << QStringLiteral("<a href=\"%1\">%2</a>").arg(m_places.size()).arg(place.sentence + 1);
            m_places.push_back(place);
        }
        if (!links.isEmpty())
            line = tr("%1 · sentences %2", "reason, numbers of sentences").arg(line, listed(links));
        lines << line;
    }
    m_reasons->setText(lines.join(QStringLiteral("<br>")));
}

QString SuspicionView::said() const
{
    return QTextDocumentFragment::fromHtml(m_reasons->text()).toPlainText();
}

void SuspicionView::followLink(const QString& link)
{
    bool isNumber = false;
    const auto place = link.toUInt(&isNumber);
    if (isNumber && place < m_places.size())
        Q_EMIT placeChosen(m_places[place]);
}

} // namespace arcwright::ui
