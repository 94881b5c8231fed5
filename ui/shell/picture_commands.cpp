// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/picture.h"
#include "ui/documents/write_bytes.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"

namespace arcwright::ui {

namespace {

/// What a picture is called: the sentence's id, where it has one.
QString pictureName(const SentenceView& view)
{
    QString name = view.sentenceName();
    for (QChar& character : name) {
        if (!character.isLetterOrNumber() && character != u'-' && character != u'.')
            character = u'_';
    }
    return name;
}

} // namespace

void FileCommands::savePicture(const SentenceView& view)
{
    const QString filters = QStringList{tr("Scalable picture (*.svg)"), tr("Printed page (*.pdf)"),
        tr("Pixels (*.png)"), tr("LaTeX, tikz-dependency (*.tex)")}
                                .join(QStringLiteral(";;"));
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save a picture"),
        Settings::folder() + u'/' + pictureName(view) + QStringLiteral(".svg"), filters);
    if (path.isEmpty())
        return;
    if (!pictureFormatOf(path))
        path += QStringLiteral(".svg");
    savePicture(view, path);
}

bool FileCommands::savePicture(const SentenceView& view, const QString& path)
{
    const auto format = pictureFormatOf(path);
    const QByteArray bytes
        = picture(*view.canvas(), format.value_or(PictureFormat::Svg), view.sentenceName(), view.sentenceText());
    return report(writeBytes(path, bytes), tr("Saved %1").arg(QFileInfo(path).fileName()));
}

void FileCommands::copyPicture(const SentenceView& view)
{
    auto* content = new QMimeData;
    constexpr double scale = 2;
    content->setImageData(pictureImage(*view.canvas(), scale));
    content->setData(QStringLiteral("image/svg+xml"),
        picture(*view.canvas(), PictureFormat::Svg, view.sentenceName(), view.sentenceText()));
    content->setText(view.sentenceText());
    QGuiApplication::clipboard()->setMimeData(content);
    Q_EMIT done(tr("The picture is on the clipboard."));
}

} // namespace arcwright::ui
