// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/translations.h"

#include <QCoreApplication>
#include <QLocale>

#include <gtest/gtest.h>

namespace arcwright::ui {
namespace {

TEST(TranslationsTest, NumbersAreThoseOfTheLanguageThatIsShown)
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt)); // into which nobody has translated the program
    ASSERT_NE(QLocale().toString(12), QStringLiteral("12"));
    installTranslations(*qApp);
    EXPECT_EQ(QLocale().toString(12), QStringLiteral("12"));
    QLocale::setDefault(before);
}

} // namespace
} // namespace arcwright::ui
