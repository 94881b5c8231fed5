// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/joined_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

namespace {

/// A language that has no space between sentences.
class WithoutSpaces : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QLatin1String(context) == QStringLiteral("JoinedTexts")
                && QLatin1String(source) == QStringLiteral("%1 %2")
            ? QStringLiteral("%1%2")
            : QString();
    }
    bool isEmpty() const override { return false; }
};

QString listedIn(const char* language)
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLatin1String(language)));
    const QString text = listed({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    QLocale::setDefault(before);
    return text;
}

} // namespace

TEST(JoinedTexts, NamesAreListedAsTheLanguageListsThem)
{
    EXPECT_EQ(listedIn("en"), QStringLiteral("a, b, and c"));
    EXPECT_EQ(listedIn("cs"), QStringLiteral("a, b a c"));
    EXPECT_EQ(listedIn("da"), QStringLiteral("a, b og c"));
    EXPECT_EQ(listedIn("ja"), QStringLiteral("a、b、c"));
    EXPECT_EQ(listed({QStringLiteral("a")}), QStringLiteral("a"));
    EXPECT_EQ(listed({}), QString());
}

TEST(JoinedTexts, SentencesFollowOneAnotherAsTheLanguageHasIt)
{
    const QStringList sentences{
        QStringLiteral("One."), QString(), QStringLiteral("Two: 100%1."), QStringLiteral("3%.")};
    EXPECT_EQ(inARow(sentences), QStringLiteral("One. Two: 100%1. 3%."));
    EXPECT_EQ(inARow({}), QString());
    EXPECT_EQ(inARow({QString()}), QString());
    WithoutSpaces language;
    QCoreApplication::installTranslator(&language);
    EXPECT_EQ(inARow(sentences), QStringLiteral("One.Two: 100%1.3%."));
    QCoreApplication::removeTranslator(&language);
}

} // namespace arcwright::ui::testing
