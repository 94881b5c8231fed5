// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QCoreApplication>
#include <QTranslator>

namespace arcwright::ui::testing {

/// A language in which every text that goes through a translator is ⟦marked⟧, as long as it lives. Names of keys, which
/// are read back, and what no text is are left as they are.
class PseudoLanguage : public QTranslator {
public:
    PseudoLanguage() { QCoreApplication::installTranslator(this); }
    ~PseudoLanguage() override { QCoreApplication::removeTranslator(this); }
    PseudoLanguage(const PseudoLanguage&) = delete;
    PseudoLanguage& operator=(const PseudoLanguage&) = delete;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const std::string_view where = context;
        if (where == "QShortcut" || where == "QGuiApplication" || where == "QApplication" || !*source)
            return {};
        return QChar(0x27e6) + QString::fromUtf8(source) + QChar(0x27e7);
    }
};

} // namespace arcwright::ui::testing
