// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>
#include <QString>

namespace arcwright::ui {

class SvgEngine;

/// A device that writes what is painted on it as SVG 1.1: lines, shapes and texts with their colours; no pictures and
/// no clipping, which diagrams do not use. Texts stay texts.
class SvgPainting : public QPaintDevice {
public:
    /// Size in pixels at zoom 1; title and description are for who cannot see the picture.
    SvgPainting(QSizeF size, QString title, QString description);
    ~SvgPainting() override;

    /// The whole file, once painting has ended.
    QByteArray svg() const;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    QString m_title;
    QString m_description;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace arcwright::ui
