// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/icons.h"

#include <memory>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

#include "ui/look/svg_picture.h"

namespace arcwright::ui {

namespace {

const QString iconFolder = QStringLiteral(":/icons/");
const QString iconEnding = QStringLiteral(".svg");

class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(std::shared_ptr<const SvgPicture> picture) : m_picture(std::move(picture)) { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QApplication::palette();
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const double side = std::min(rect.width(), rect.height());
        QRectF place(0, 0, side, side);
        place.moveCenter(QRectF(rect).center());
        m_picture->paint(*painter, place, palette.color(group, QPalette::ButtonText));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
    std::shared_ptr<const SvgPicture> m_picture;
};

} // namespace

QIcon iconNamed(const QString& name)
{
    QFile file(iconFolder + name + iconEnding);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto picture = SvgPicture::read(file.readAll());
    return picture ? QIcon(new LineIconEngine(std::make_shared<const SvgPicture>(std::move(*picture)))) : QIcon();
}

QStringList iconNames()
{
    QStringList names;
    for (const QString& file : QDir(iconFolder).entryList({u'*' + iconEnding}))
        names << file.chopped(iconEnding.size());
    return names;
}

} // namespace arcwright::ui
