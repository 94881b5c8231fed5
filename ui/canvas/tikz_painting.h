// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPaintDevice>
#include <QSizeF>
#include <QString>

namespace arcwright::ui {

class TikzEngine;

/// A device that writes what is painted on it as a tikzpicture for LaTeX: lines, shapes and texts with their colours;
/// no pictures, no clipping, nothing that shines through. Texts stay texts and keep their widths.
class TikzPainting : public QPaintDevice {
public:
    /// Size in pixels at zoom 1.
    explicit TikzPainting(QSizeF size);
    ~TikzPainting() override;

    /// From \begin{tikzpicture} to \end{tikzpicture}, once painting has ended.
    QString tikz() const;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    std::unique_ptr<TikzEngine> m_engine;
};

} // namespace arcwright::ui
