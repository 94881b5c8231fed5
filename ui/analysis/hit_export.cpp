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

/// The format of the files of all sentences listed; null if there are several, or no sentence.
FormatPointer formatOf(const HitModel& hits)
{
    FormatPointer format;
    const auto& gold = hits.analysisData()->gold;
    for (const std::size_t index : sentencesOf(hits)) {
        const FormatPointer own = gold.documents()[gold.place(index).document]->format();
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
    const std::size_t first = hits.hits().front().sentence;
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
    for (int row = 0; row < static_cast<int>(hits.hits().size()); ++row) {
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

/// Makes the bytes, and the file, on another thread: thousands of sentences may be listed.
void HitExport::save(const QString& title, const QString& name, const QString& filter, Bytes make)
{
    const QString path = QFileDialog::getSaveFileName(this, title, Settings::folder() + u'/' + name, filter);
    if (!path.isEmpty())
        saveTo(path, std::move(make));
}

void HitExport::saveTo(const QString& path, Bytes make)
{
    m_worker.abandon();
    m_worker.start([this, path, make = std::move(make), data = m_hits.analysisData(), hits = m_hits.hits()](
                       const std::stop_token&, const Worker::Post& post) {
        HitModel listed;
        listed.hold(data, hits);
        const auto bytes = make(listed);
        const Result<void> written = bytes ? writeBytes(path, *bytes) : Result<void>(failure(bytes.error()));
        post([this, path, written] {
            if (written)
                Q_EMIT done(tr("Saved %1").arg(QFileInfo(path).fileName()));
            else
                Q_EMIT failed(written.error());
        });
    });
}

void HitExport::saveWords()
{
    save(tr("Save the words"), QStringLiteral("words.tsv"), tr("Tab-separated values (*.tsv)"),
        [](const HitModel& hits) -> Result<QByteArray> { return tableBytes(wordsTable(hits), TableFormat::Tsv); });
}

void HitExport::saveSentences()
{
    const QString ending = endingOf(m_hits);
    save(tr("Save the sentences"), QStringLiteral("sentences.") + ending, tr("Treebanks (*.%1)").arg(ending),
        sentencesText);
}

void HitExport::copyWords()
{
    m_worker.abandon();
    m_worker.start(
        [this, data = m_hits.analysisData(), hits = m_hits.hits()](const std::stop_token&, const Worker::Post& post) {
            HitModel listed;
            listed.hold(data, hits);
            post([this, text = QString::fromUtf8(tableBytes(wordsTable(listed), TableFormat::Tsv))] {
                QGuiApplication::clipboard()->setText(text);
                Q_EMIT done(tr("The words are on the clipboard."));
            });
        });
}

} // namespace arcwright::ui
