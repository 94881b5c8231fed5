// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/user_name.h"

#include <pwd.h>
#include <unistd.h>

#include <QByteArray>
#include <QtGlobal>

#include "ui/settings/settings.h"

namespace arcwright::ui {

std::string userName()
{
    const std::string chosen = Settings::annotator().trimmed().toStdString();
    return chosen.empty() ? systemUserName() : chosen;
}

std::string systemUserName()
{
    if (const QByteArray name = qgetenv("USER"); !name.isEmpty())
        return name.toStdString();
    const passwd* account = ::getpwuid(::geteuid());
    return account == nullptr ? std::string() : account->pw_name;
}

} // namespace arcwright::ui
