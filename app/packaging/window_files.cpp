// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the files that are installed beside the window:  arcwright-files SHARE DESKTOP_ENTRY
// DESKTOP_ENTRY is the menu's entry, without the types of files.
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include "app/packaging/files.h"
#include "app/packaging/mime_types.h"
#include "core/base/program_version.h"
#include "ui/look/svg_picture.h"
#include "ui/shell/launch_options.h"

namespace {

namespace fs = std::filesystem;

/// A drawing of the program as an icon of that name in a folder of a theme (apps, mimetypes): in the sizes that
/// desktops ask for, and as it was drawn.
bool writeIcon(const fs::path& icons, const QString& file, const std::string& folder, const std::string& name)
{
    QFile drawing(file);
    if (!drawing.open(QIODevice::ReadOnly))
        return false;
    const QByteArray svg = drawing.readAll();
    const auto picture = arcwright::ui::SvgPicture::read(svg);
    if (!picture || !arcwright::packaging::write(icons / "scalable" / folder / (name + ".svg"), svg.toStdString()))
        return false;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        picture->paint(painter, QRectF(image.rect()), Qt::black);
        painter.end();
        const std::string sides = std::to_string(size) + 'x' + std::to_string(size);
        const fs::path path = icons / sides / folder / (name + ".png");
        fs::create_directories(path.parent_path());
        if (!image.save(QString::fromStdString(path.string())))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace arcwright;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    if (argc != 3)
        return 2;
    QCoreApplication::setApplicationName(QStringLiteral("arcwright"));
    QCoreApplication::setApplicationVersion(QString::fromStdString(std::string(programVersion())));
    QFile entry(QString::fromLocal8Bit(argv[2]));
    if (!entry.open(QIODevice::ReadOnly))
        return 1;
    const std::vector<packaging::MimeType> types = packaging::mimeTypes();
    std::string desktop = entry.readAll().toStdString() + "MimeType=";
    for (const packaging::MimeType& type : types)
        desktop += type.name + ';';
    const fs::path share = argv[1];
    const bool written = packaging::writeManual(share, ui::launchManual())
        && packaging::write(share / "applications/org.arcwright.Arcwright.desktop", desktop + '\n')
        && packaging::write(share / "mime/packages/arcwright.xml", packaging::mimePackage(types))
        && writeIcon(share / "icons/hicolor", QStringLiteral(":/icons/arcwright.svg"), "apps", "arcwright")
        && writeIcon(share / "icons/hicolor", QStringLiteral(":/icons/document.svg"), "mimetypes",
            std::string(packaging::documentIcon));
    return written ? 0 : 1;
}
