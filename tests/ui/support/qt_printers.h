// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>

#include <QString>
#include <QStringList>

// Found by GoogleTest, so that a failure can be read.

inline void PrintTo(const QString& text, std::ostream* out)
{
    *out << '"' << text.toStdString() << '"';
}

inline void PrintTo(const QStringList& texts, std::ostream* out)
{
    *out << "[\"" << texts.join(QStringLiteral("\", \"")).toStdString() << "\"]";
}
