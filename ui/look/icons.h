// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>

namespace arcwright::ui {

/// An icon of resources/icons by the name of its file. It is drawn as lines at whatever size and resolution are asked
/// for, in the text colour of the palette that is in use when it is painted, so that it fits every theme. An empty icon
/// where there is none of that name.
QIcon iconNamed(const QString& name);

/// The names of all icons there are.
QStringList iconNames();

} // namespace arcwright::ui
