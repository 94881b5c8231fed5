// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

class QWidget;

namespace arcwright::ui {

/// A part of the window or a dialog, and the part of the handbook that tells of it.
struct HelpTopic {
    const char* thing; ///< the name of its class, without namespaces, or of the object
    const char* link; ///< `correcting.md#with-the-mouse`
};

/// The one table of what F1 leads to, part by part.
std::span<const HelpTopic> helpTopics();

/// What the handbook says of a widget: of the dialog that it is in, else of itself, else of the nearest that it is a
/// part of, up to its window. Empty if none of them is in the table.
QString helpLinkFor(const QWidget* widget);

/// Whether a widget has a row of its own in the table.
bool hasHelpTopic(const QWidget& widget);

} // namespace arcwright::ui
