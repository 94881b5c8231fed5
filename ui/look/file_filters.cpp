// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/file_filters.h"

#include <QCoreApplication>

#include "core/formats/registry.h"

namespace arcwright::ui {

namespace {

/// What Qt's own dialogs for files call a folder, for translators: Qt looks for it in a place where its translations
/// have none.
[[maybe_unused]] constexpr const char* folderInDialogs[]
    = QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");

QString translated(const char* text)
{
    return QCoreApplication::translate("FileFilters", text);
}

/// `*.conll *.conllx`.
QString patterns(const FormatFamily& family)
{
    QStringList all;
    for (const std::string_view ending : family.endings)
        all << u'*' + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
    return all.join(u' ');
}

QString filterFor(const QString& title, const QString& endings)
{
    return QStringLiteral("%1 (%2)").arg(title, endings);
}

QString everything()
{
    return translated(QT_TRANSLATE_NOOP("FileFilters", "All files (*)"));
}

} // namespace

QString formatTitle(const FormatFamily& family)
{
    return translated(family.title.data());
}

QString openFilter()
{
    QStringList all;
    QStringList filters;
    for (const RegisteredFormat& format : registeredFormats()) {
        all << patterns(format.family);
        filters << filterFor(formatTitle(format.family), all.back());
    }
    filters.prepend(filterFor(translated(QT_TRANSLATE_NOOP("FileFilters", "Treebanks")), all.join(u' ')));
    return (filters << everything()).join(QStringLiteral(";;"));
}

QString saveFilter(const FormatFamily& family)
{
    return filterFor(formatTitle(family), patterns(family)) + QStringLiteral(";;") + everything();
}

} // namespace arcwright::ui
