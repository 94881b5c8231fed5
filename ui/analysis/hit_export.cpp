// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/hit_export.h"

#include <algorithm>
#include <set>

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include "ui/analysis/figure_texts.h"
#include "ui/documents/write_bytes.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

/// The sentences listed, in their order.
std::set<std::size_t> sentencesOf(const HitModel& hits)
{
    std::set<std::size_t> sentences;
    for (const Hit& hit : hits.hits())
        sentences.insert(hit.sentence);
    return sentences;
}

/// The format of all sentences listed; null if there are several, or no sentence.
FormatPointer formatOf(const HitModel& hits)
{
    FormatPointer format;
    for (const std::size_t index : sentencesOf(hits)) {
        const auto own = hits.analysisData()->gold.sentence(index)->source.format;
        if (format && own != format)
            return nullptr;
        format = own;
    }
    return format;
}

/// What a file of the first sentence's format ends in.
QString endingOf(const HitModel& hits)
{
    const auto& gold = hits.analysisData()->gold;
    const std::size_t first = *sentencesOf(hits).begin();
    return QFileInfo(QString::fromStdString(gold.documents()[gold.place(first).document]->path())).suffix();
}

} // namespace

TableContent wordsTable(const HitModel& hits)
{
    TableContent table;
    table.columns << HitExport::tr("File") << HitExport::tr("Sentence") << HitExport::tr("sent_id")
                  << HitExport::tr("Word number");
    for (int column = HitModel::Word; column < hits.columnCount(); ++column)
        table.columns << hits.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (int row = 0; row < hits.rowCount(); ++row) {
        const Hit& hit = hits.hits()[static_cast<std::size_t>(row)];
        const auto& gold = hits.analysisData()->gold;
        const auto place = gold.place(hit.sentence);
        std::vector<TableCell> cells{{QString::fromStdString(gold.documents()[place.document]->path()), {}, -1},
            {QString::number(place.sentence + 1), static_cast<double>(place.sentence + 1), -1},
            {textOf(gold.sentence(hit.sentence)->metadata("sent_id")), {}, -1},
            {QString::number(hit.unit), static_cast<double>(hit.unit), -1}};
        for (int column = HitModel::Word; column < hits.columnCount(); ++column)
            cells.push_back({hits.wholeText(row, column), {}, -1});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Result<QByteArray> sentencesText(const HitModel& hits)
{
    const FormatPointer format = formatOf(hits);
    if (!format)
        return QByteArray();
    std::string text = format->opening();
    for (const std::size_t index : sentencesOf(hits)) {
        const auto written = format->write(*hits.analysisData()->gold.sentence(index));
        if (!written)
            return failure(written.error());
        text += *written;
    }
    return QByteArray::fromStdString(text);
}

HitExport::HitExport(const HitModel& hits, QWidget* parent) : QToolButton(parent), m_hits(hits)
{
    setText(tr("Export"));
    setToolTip(tr("Takes what is listed out of the program"));
    setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(this);
    QAction* sentences = menu->addAction(tr("The &sentences, as a treebank…"), this, &HitExport::saveSentences);
    menu->addAction(tr("The &words, as a table…"), this, &HitExport::saveWords);
    menu->addAction(tr("&Copy the words"), this, &HitExport::copyWords);
    connect(menu, &QMenu::aboutToShow, this, [this, sentences] { sentences->setEnabled(formatOf(m_hits) != nullptr); });
    setMenu(menu);
}

void HitExport::save(const QString& title, const QString& name, const QString& filter, const Result<QByteArray>& bytes)
{
    if (!bytes) {
        Q_EMIT failed(bytes.error());
        return;
    }
    const QString path = QFileDialog::getSaveFileName(this, title, Settings::folder() + u'/' + name, filter);
    if (path.isEmpty())
        return;
    if (const auto written = writeBytes(path, *bytes))
        Q_EMIT done(tr("Saved %1").arg(QFileInfo(path).fileName()));
    else
        Q_EMIT failed(written.error());
}

void HitExport::saveWords()
{
    const QString filter = tr("Tab-separated values (*.tsv)");
    save(tr("Save the words"), QStringLiteral("words.tsv"), filter, tableBytes(wordsTable(m_hits), TableFormat::Tsv));
}

void HitExport::saveSentences()
{
    const QString ending = endingOf(m_hits);
    save(tr("Save the sentences"), QStringLiteral("sentences.") + ending, tr("Treebanks (*.%1)").arg(ending),
        sentencesText(m_hits));
}

void HitExport::copyWords()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(tableBytes(wordsTable(m_hits), TableFormat::Tsv)));
    Q_EMIT done(tr("The words are on the clipboard."));
}

} // namespace arcwright::ui
