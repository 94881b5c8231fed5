// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/sentence_title.h"

#include "core/documents/document_name.h"
#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

/// Says that a sentence is confirmed, and by whom where that is known and somebody else.
QString confirmation(const Signature& by)
{
    return by.author.empty() || by.author == Workspace::signature().author
        ? SentenceTitle::tr("✓ confirmed")
        : SentenceTitle::tr("✓ confirmed by %1").arg(QString::fromStdString(by.author));
}

/// Says which of the zones of its file a sentence is in, and which others there are.
QString zonesText(const ZoneNames& zones)
{
    QStringList others;
    for (const std::string& zone : zones.others)
        others << QString::fromStdString(zone);
    return SentenceTitle::tr("zone %1 (others: %2)").arg(QString::fromStdString(zones.shown), listed(others));
}

} // namespace

QStringList SentenceTitle::parts(const Workspace& workspace, std::size_t index) const
{
    const auto shown = workspace.treebank().sentence(index);
    const Sentence& sentence = *shown;
    const auto id = sentence.metadata("sent_id");
    const auto place = workspace.treebank().place(index);
    QStringList parts{tr("Sentence %1 of %2").arg(index + 1).arg(workspace.treebank().size())};
    if (!id.empty())
        parts << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    if (workspace.treebank().documents().size() > 1)
        parts << workspace.fileName(place.document);
    if (const ZoneNames& zones = zonesOf(*workspace.treebank().documents()[place.document]); !zones.others.empty())
        parts << zonesText(zones);
    if (workspace.treebank().documents()[place.document]->isTextEdited(place.sentence))
        parts << tr("edited");
    if (sentence.annotation.confirmed)
        parts << confirmation(sentence.annotation.confirmedBy);
    if (const Analysis* analysis = workspace.layer().find(workspace.treebank().key(index)))
        parts << ofLayer(QString::fromStdString(workspace.layer().name()), *analysis);
    return parts << remarks(sentence); // last: they can be long
}

QStringList SentenceTitle::remarks(const Sentence& sentence)
{
    QStringList parts;
    if (!sentence.annotation.comment.empty())
        parts << tr("remark: %1").arg(QString::fromStdString(sentence.annotation.comment).simplified());
    for (const Remark& remark : remarksOf(sentence)) {
        const auto words = sentence.unitCount();
        const int unit = QString::fromStdString(remark.node).toInt();
        const QString form = unit >= 1 && unit <= words ? QString::fromStdString(sentence.unitText(unit))
                                                        : QString::fromStdString(remark.node);
        parts << tr("“%1”: %2").arg(form, QString::fromStdString(remark.text).simplified());
    }
    return parts;
}

QStringList SentenceTitle::ofLayer(const QString& layer, const Analysis& analysis) const
{
    QStringList parts;
    if (sharesDiagram)
        parts << tr("annotation and %1", "which share the diagram").arg(layer);
    else
        parts << tr("above: %1").arg(isSwapped ? layer : tr("annotation"))
              << tr("below: %1").arg(isSwapped ? tr("annotation") : layer);
    if (analysis.exposure == Exposure::Seen)
        parts << tr("seen in training: not scored");
    if (analysis.exposure == Exposure::Guided)
        parts << (analysis.guidedBySeen
                ? tr("around your corrections, which stand in it, by a model that was trained on it: not scored")
                : tr("around your corrections, which stand in it: not scored"));
    if (analysis.exposure == Exposure::Jackknifed)
        parts << tr("not seen in training");
    if (analysis.searchedLess)
        parts << tr("so long that the parser searched less");
    if (const auto unsaid = static_cast<int>(analysis.unsaid.size()); unsaid > 0)
        parts << tr("%n word(s) divided otherwise: not scored", nullptr, unsaid);
    if (layer == modelLayer && layer != model) // last: how honest it is matters more
        parts << tr("by %1").arg(model);
    return parts;
}

} // namespace arcwright::ui
