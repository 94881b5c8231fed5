// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/report_writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include "core/base/parallel.h"
#include "core/report/evaluation_report.h"
#include "core/report/html_page.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/report_pdf.h"
#include "ui/documents/write_bytes.h"

namespace arcwright::ui {

namespace {

ReportPage pageOf(
    const AnalysisData& data, const FigureSettings& settings, const std::string& name, const std::stop_token& stop)
{
    ReportSettings wanted;
    wanted.scored = settings.scored;
    wanted.withPunctuation = settings.withPunctuation;
    if (data.kinds)
        wanted.kinds = *data.kinds;
    wanted.bootstrap.threads = defaultThreads();
    wanted.translate = [](const char* context, const char* sentence) {
        return QCoreApplication::translate(context, sentence).toStdString();
    };
    wanted.decimalSign = QLocale().decimalPoint().toStdString();
    wanted.scoreTitle = [](std::string_view score) { return ui::scoreTitle(score).toStdString(); };
    ReportSource source{data.table, data.gold, name, {}};
    for (std::size_t system = 0; system < data.layers.size(); ++system)
        source.further.push_back(furtherScoresOf(data, system));
    return evaluationReport(source, wanted, stop);
}

} // namespace

ReportWriter::ReportWriter(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::failed, this, &ReportWriter::failed);
    connect(&m_worker, &Worker::finished, this, &ReportWriter::settled);
}

std::string ReportWriter::nameOfGold(const Treebank& gold)
{
    if (gold.documents().empty())
        return {};
    const std::string& path = gold.documents().front()->path();
    const QString name = QFileInfo(QString::fromStdString(path)).fileName();
    const auto others = static_cast<int>(gold.documents().size()) - 1;
    return (others == 0 ? name : tr("%1 and %n other file(s)", nullptr, others).arg(name)).toStdString();
}

void ReportWriter::write(
    const std::shared_ptr<const AnalysisData>& data, const FigureSettings& settings, const QString& path)
{
    m_worker.abandon();
    // Paper is white, however dark the window.
    m_worker.start([this, data, settings, path, name = nameOfGold(data->gold), theme = makeTheme(ThemeKind::Light),
                       font = QGuiApplication::font()](const std::stop_token& stop, const Worker::Post& post) {
        const ReportPage page = pageOf(*data, settings, name, stop);
        if (stop.stop_requested())
            return;
        const bool isPdf = QFileInfo(path).suffix().compare(u"pdf", Qt::CaseInsensitive) == 0;
        const Result<void> done
            = writeBytes(path, isPdf ? reportPdf(page, theme, font) : QByteArray::fromStdString(htmlPage(page)));
        post([this, done, path] {
            if (done)
                Q_EMIT written(path);
            else
                Q_EMIT failed(done.error());
        });
    });
}

} // namespace arcwright::ui
