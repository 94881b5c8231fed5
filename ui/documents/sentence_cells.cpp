// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_cells.h"

#include <QFileInfo>
#include <QStringList>

#include "ui/canvas/cut_text.h"
#include "ui/documents/sentence_filter.h"
#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

QString SentenceCells::placeText(std::size_t sentence) const
{
    const Treebank& treebank = m_workspace.treebank();
    const auto place = treebank.place(sentence);
    const Document& document = *treebank.documents()[place.document];
    const auto shown = treebank.sentence(sentence);
    const auto sentId = shown->metadata("sent_id");
    const QString id = QString::fromUtf8(sentId.data(), static_cast<qsizetype>(sentId.size()));
    const QString file = QFileInfo(QString::fromStdString(document.path())).fileName();
    const std::size_t line = document.line(place.sentence);
    const QString where = line == 0 ? file : tr("%1, line %2").arg(file).arg(line);
    return id.isEmpty() ? where : tr("%1 (%2)").arg(id, where);
}

QString SentenceCells::stateText(std::size_t sentence) const
{
    const SentenceState state = stateOf(m_workspace.treebank(), sentence);
    QStringList parts;
    if (state.unreadable)
        parts << tr("cannot be read");
    if (state.edited)
        parts << tr("edited, not saved yet (✎)");
    if (state.confirmed)
        parts << tr("confirmed (✓)");
    if (state.remarked)
        parts << tr("with a remark (✉)");
    return parts.isEmpty() ? tr("neither edited nor confirmed") : listed(parts);
}

QString SentenceCells::differencesText(std::size_t sentence) const
{
    const QString layer = QString::fromStdString(m_workspace.layer().name());
    const Treebank& treebank = m_workspace.treebank();
    const int differences = differingWords(treebank, sentence, {m_workspace.layer(), *m_workspace.relations()});
    if (differences < 0)
        return tr("nothing to compare with");
    const QString text = differences == 0
        ? tr("as in the layer “%1”").arg(layer)
        : tr("%n word(s) with another head or relation in the layer “%1”", nullptr, differences).arg(layer);
    const Analysis* analysis = m_workspace.layer().find(treebank.key(sentence));
    return isScored(*analysis) ? text : tr("%1; seen in training, or made around corrections").arg(text);
}

QString SentenceCells::text(std::size_t sentence, SentenceColumn column) const
{
    const Treebank& treebank = m_workspace.treebank();
    switch (column) {
    case SentenceColumn::Text: {
        const auto shown = treebank.sentence(sentence);
        return shown->problem ? tr("cannot be read")
                              : cutText(QString::fromStdString(shown->text()), kMostListedCharacters);
    }
    case SentenceColumn::Number:
        return QString::number(sentence + 1);
    case SentenceColumn::State: {
        const SentenceState state = stateOf(treebank, sentence);
        return QString(QLatin1String(state.unreadable ? "!" : "") + QString::fromUtf8(state.edited ? "✎" : "")
            + QString::fromUtf8(state.confirmed ? "✓" : "") + QString::fromUtf8(state.remarked ? "✉" : ""));
    }
    case SentenceColumn::Differences: {
        const int differences = differingWords(treebank, sentence, {m_workspace.layer(), *m_workspace.relations()});
        if (differences != 0)
            return differences < 0 ? QString() : QString::number(differences);
        // One that has learnt the sentence, or was told its heads, says little by agreeing.
        const Analysis* analysis = m_workspace.layer().find(treebank.key(sentence));
        return analysis && isScored(*analysis) ? QStringLiteral("=") : QStringLiteral("(=)");
    }
    case SentenceColumn::Words:
        return QString::number(treebank.sentence(sentence)->tokens.size());
    case SentenceColumn::Id:
        return cutText(QString::fromStdString(std::string(treebank.sentence(sentence)->metadata("sent_id"))),
            kMostListedCharacters);
    }
    return {};
}

QString SentenceCells::toolTip(std::size_t sentence, SentenceColumn column) const
{
    if (column == SentenceColumn::State)
        return stateText(sentence);
    if (column == SentenceColumn::Differences)
        return plainToolTip(differencesText(sentence));
    return plainToolTip(placeText(sentence));
}

QString SentenceCells::spoken(std::size_t sentence, SentenceColumn column) const
{
    return column == SentenceColumn::State      ? stateText(sentence)
        : column == SentenceColumn::Differences ? differencesText(sentence)
                                                : text(sentence, column);
}

} // namespace arcwright::ui
