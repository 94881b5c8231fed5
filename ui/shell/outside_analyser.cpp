// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/outside_analyser.h"

#include <algorithm>

#include <QCoreApplication>
#include <QProcess>

#include "core/model/typed_text.h"

namespace arcwright::ui {

bool isRawJapanese(const QString& text)
{
    const auto isKana = [](QChar letter) {
        return letter.script() == QChar::Script_Hiragana || letter.script() == QChar::Script_Katakana;
    };
    return std::any_of(text.begin(), text.end(), isKana) && !isAnalysed(text.toStdString());
}

AnalyserOutput analysedBy(const QString& command, const QString& text, const std::stop_token& stop)
{
    const auto said = [&](const char* sentence) {
        return AnalyserOutput{{}, QCoreApplication::translate("CommandLine", sentence).arg(command)};
    };
    const QString failed = said(
        QT_TRANSLATE_NOOP("CommandLine", "The analyser \"%1\" failed. Is it installed, and does it run from a shell?"))
                               .problem;
    QProcess process;
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
    if (!process.waitForStarted())
        return {{}, failed};
    process.write(text.toUtf8());
    if (!text.endsWith(u'\n'))
        process.write("\n"); // a line without its end may not be read
    process.closeWriteChannel();
    constexpr int patience = 50; // milliseconds, after which one looks whether it is still wanted
    while (!process.waitForFinished(patience) && process.state() != QProcess::NotRunning) {
        if (!stop.stop_requested())
            continue;
        process.kill();
        process.waitForFinished();
        return {};
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {{}, failed};
    const QByteArray output = process.readAllStandardOutput();
    if (!isAnalysed(output.toStdString()))
        return said(QT_TRANSLATE_NOOP("CommandLine",
            "The analyser \"%1\" wrote no lines of words that end in EOS, as JUMAN and MeCab write them."));
    return {QString::fromUtf8(output), {}};
}

} // namespace arcwright::ui
