// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>

class QTranslator;

namespace arcwright::ui {

/// Says in which direction windows of that language are laid out, as Qt's catalogues do where there are any.
std::unique_ptr<QTranslator> directionOf(const QLocale& language);

/// The language of the program: its texts and those of Qt, its numbers and dates, and the direction in which its
/// windows are laid out. Call use() before the first window; a window that is there already keeps its texts.
class Translations : public QObject {
    Q_OBJECT
public:
    explicit Translations(QObject* parent = nullptr);
    ~Translations() override;

    /// The languages that are built into the program, by code ("cs"), English first.
    static QStringList languages();
    /// What a language calls itself.
    static QString nameOf(const QString& language);
    /// The language of the system, of those there are; English where it is none of them.
    static QString systemLanguage();
    /// The value of --language among arguments, which is needed before they can be refused in that language; empty if
    /// there is none.
    static QString askedFor(const QStringList& arguments);

    /// Speaks a language from now on; empty, or one that there is not: that of the system. English stands in for what
    /// it lacks.
    void use(const QString& language);
    /// Whether use() would make another language of the present one.
    bool wouldChange(const QString& language) const;
    /// The code of the language in use.
    QString language() const { return m_language; }

private:
    void load(const QString& file, const QString& folder);

    QString m_language;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace arcwright::ui
