// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// The families of formats (`conllu`, see familyOf()) that can be read and written, in the order users are shown.
QStringList formatFamilies();

/// What users call a family of formats: "CoNLL-U Plus".
QString formatTitle(std::string_view family);

/// What file dialogs show: all treebanks, those of each family, everything.
QString openFilter();

/// What a dialog shows that asks where to write: the files of that family, everything.
QString saveFilter(std::string_view family);

} // namespace arcwright::ui
