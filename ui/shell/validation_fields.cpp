// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include "ui/settings/settings.h"
#include "ui/settings/validation_settings.h"
#include "ui/shell/setting_fields.h"

namespace arcwright::ui {

/// A text about validation, which begins anew once the text is typed to its end.
SettingField SettingFields::lineOfValidation(const Setting<QString>& setting, const QString& usualText)
{
    const SettingField made = line(setting, usualText);
    auto* field = static_cast<QLineEdit*>(made.widget);
    connect(field, &QLineEdit::editingFinished, this, &SettingFields::validationChosen);
    return {field, made.isDefault, [this, reset = made.reset] {
                reset();
                Q_EMIT validationChosen();
            }};
}

SettingField SettingFields::languageOfTreebanks()
{
    SettingField field
        = lineOfValidation(ValidationSettings::language, tr("What their files say; such as cs, or ud for none"));
    field.widget->setToolTip(tr("Files of Universal Dependencies say it by their name (cs_pdt-ud-dev.conllu), or with "
                                "# language = cs in the first sentence"));
    return field;
}

SettingField SettingFields::languageData()
{
    const SettingField path
        = lineOfValidation(ValidationSettings::languageData, tr("None; a copy of UniversalDependencies/tools"));
    auto* field = static_cast<QLineEdit*>(path.widget);
    field->setAccessibleName(tr("Folder of the language data"));
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, field, [this, field] {
        const QString folder
            = QFileDialog::getExistingDirectory(field->window(), tr("Language data"), Settings::folder());
        if (folder.isEmpty())
            return;
        field->setText(folder);
        Q_EMIT validationChosen();
    });
    auto* both = new QWidget;
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins({});
    layout->addWidget(field, 1);
    layout->addWidget(choose);
    both->setFocusProxy(field);
    return {both, path.isDefault, path.reset};
}

} // namespace arcwright::ui
