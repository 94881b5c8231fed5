// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/picture_commands.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/picture.h"
#include "ui/documents/write_bytes.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

/// The name of a picture: the sentence's id, where it has one.
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

PictureCommands::PictureCommands(Actions& actions, SentenceView& view, QWidget* window)
    : QObject(window), m_view(view), m_window(window)
{
    connect(actions[ActionId::ExportPicture], &QAction::triggered, this, &PictureCommands::save);
    connect(actions[ActionId::CopyPicture], &QAction::triggered, this, &PictureCommands::copy);
}

void PictureCommands::save()
{
    const QString filters = QStringList{tr("Scalable picture (*.svg)"), tr("Printed page (*.pdf)"),
        tr("Pixels (*.png)"), tr("LaTeX, tikz-dependency (*.tex)")}
                                .join(QStringLiteral(";;"));
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save a picture"),
        Settings::folder() + u'/' + pictureName(m_view) + QStringLiteral(".svg"), filters);
    if (path.isEmpty())
        return;
    if (!pictureFormatOf(path))
        path += QStringLiteral(".svg");
    saveTo(path);
}

bool PictureCommands::saveTo(const QString& path)
{
    const auto format = pictureFormatOf(path).value_or(PictureFormat::Svg);
    const auto written
        = writeBytes(path, picture(*m_view.canvas(), format, m_view.sentenceName(), m_view.sentenceText()));
    if (written)
        Q_EMIT done(tr("Saved %1").arg(QFileInfo(path).fileName()));
    else
        Q_EMIT failed(written.error());
    return written.has_value();
}

void PictureCommands::copy()
{
    auto* content = new QMimeData;
    constexpr double scale = 2;
    content->setImageData(pictureImage(*m_view.canvas(), scale));
    content->setData(QStringLiteral("image/svg+xml"),
        picture(*m_view.canvas(), PictureFormat::Svg, m_view.sentenceName(), m_view.sentenceText()));
    content->setText(m_view.sentenceText());
    QGuiApplication::clipboard()->setMimeData(content);
    Q_EMIT done(tr("The picture is on the clipboard."));
}

} // namespace arcwright::ui
