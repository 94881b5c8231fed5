// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QImage>
#include <QString>

namespace arcwright::ui {

class ArcCanvas;

/// The formats in which a diagram can be saved as a picture.
enum class PictureFormat : unsigned char { Svg, Pdf, Png, Tikz };

/// The format that the ending of a file name asks for: `.svg`, `.pdf`, `.png`, `.tex`.
std::optional<PictureFormat> pictureFormatOf(const QString& fileName);

/// The whole diagram of a canvas, as it is laid out and coloured there, without selection and focus. Title and
/// description are told in SVG and PDF.
QByteArray picture(const ArcCanvas& canvas, PictureFormat format, const QString& title, const QString& description);

/// The picture in pixels, `scale` times as many as at zoom 1; fewer where it would have more than `mostPixels` a side.
QImage pictureImage(const ArcCanvas& canvas, double scale);
inline constexpr double mostPixels = 16'000;
inline constexpr double kPictureScale = 2; ///< sharp on paper and on fine screens

} // namespace arcwright::ui
