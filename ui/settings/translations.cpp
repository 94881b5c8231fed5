// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/translations.h"

#include <string_view>

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace arcwright::ui {

namespace {

const QString english = QStringLiteral("en");
const QString ownFolder = QStringLiteral(":/i18n");

QString known(const QString& language)
{
    return Translations::languages().contains(language) ? language : Translations::systemLanguage();
}

/// With the country of the system where that has the language, for its numbers and dates. The system's locale of
/// programmers, "C", is an English one.
QLocale localeOf(const QString& language)
{
    const QLocale system = QLocale::system();
    const QLocale own(language);
    const bool isC = system.language() == QLocale::C && own.language() == QLocale::English;
    return system.language() == own.language() || isC ? system : own;
}

/// Says the direction of a language where no catalogue does, as where Qt has none of it.
class DirectionOfLanguage : public QTranslator {
public:
    explicit DirectionOfLanguage(Qt::LayoutDirection direction)
        : m_direction(direction == Qt::RightToLeft ? QStringLiteral("RTL") : QStringLiteral("LTR"))
    {
    }

    QString translate(const char* context, const char* text, const char*, int) const override
    {
        return context != nullptr && std::string_view(context) == "QGuiApplication"
                && std::string_view(text) == "QT_LAYOUT_DIRECTION"
            ? m_direction
            : QString();
    }
    bool isEmpty() const override { return false; }

private:
    QString m_direction;
};

/// What Qt says in other words than the program, or, in any language but English, not at all.
class WordsOfQt : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char* comment, int) const override
    {
        if (context == nullptr)
            return {};
        const std::string_view place(context);
        const std::string_view said(text);
        // The two keys do the same everywhere, and texts call both Enter: menus and tool tips shall not name one of
        // them Return.
        if (place == "QShortcut" && said == "Return")
            return QStringLiteral("Enter");
        // The kinds of files have moved there from where Qt's catalogues (6.4) have their names.
        if (place == "QAbstractFileIconProvider")
            return QCoreApplication::translate("QFileDialog", text, comment);
        return {};
    }
    bool isEmpty() const override { return false; }
};

} // namespace

std::unique_ptr<QTranslator> directionOf(const QLocale& language)
{
    return std::make_unique<DirectionOfLanguage>(language.textDirection());
}

Translations::Translations(QObject* parent) : QObject(parent) { }

Translations::~Translations() = default;

QStringList Translations::languages()
{
    QStringList codes{english};
    for (QString file : QDir(ownFolder).entryList({QStringLiteral("arcwright_*.qm")}, QDir::Files, QDir::Name)) {
        const QString code = file.remove(QStringLiteral("arcwright_")).remove(QStringLiteral(".qm"));
        if (code != english)
            codes << code;
    }
    return codes;
}

QString Translations::nameOf(const QString& language)
{
    if (language == english)
        return QStringLiteral("English"); // without "American"
    const QString name = QLocale(language).nativeLanguageName();
    return name.isEmpty() ? language : name.front().toUpper() + name.mid(1);
}

QString Translations::systemLanguage()
{
    const QStringList there = languages();
    for (const QString& wanted : QLocale::system().uiLanguages()) { // "cs-CZ", "cs"
        QString code = wanted.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        if (there.contains(code))
            return code;
    }
    return english;
}

QString Translations::askedFor(const QStringList& arguments)
{
    const QString option = QStringLiteral("--language");
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        if (arguments[at].startsWith(option + QLatin1Char('=')))
            return arguments[at].mid(option.size() + 1);
        if (arguments[at] == option && at + 1 < arguments.size())
            return arguments[at + 1];
    }
    return {};
}

void Translations::use(const QString& language)
{
    m_language = known(language);
    m_translators.clear(); // which are no longer asked then
    QLocale::setDefault(localeOf(m_language));
    // The one that is installed last is asked first.
    m_translators.push_back(directionOf(QLocale(m_language)));
    QCoreApplication::installTranslator(m_translators.back().get());
    load(QStringLiteral("arcwright_") + english, ownFolder);
    if (m_language != english) {
        const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        load(QStringLiteral("qtbase_") + m_language, qtFolder);
        load(QStringLiteral("arcwright_") + m_language, ownFolder);
    }
    m_translators.push_back(std::make_unique<WordsOfQt>());
    QCoreApplication::installTranslator(m_translators.back().get());
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto); // the texts tell it, and -reverse turns it
}

bool Translations::wouldChange(const QString& language) const
{
    return known(language) != m_language;
}

void Translations::load(const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder) && QCoreApplication::installTranslator(translator.get()))
        m_translators.push_back(std::move(translator));
}

} // namespace arcwright::ui
