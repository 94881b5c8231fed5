// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/script_fonts.h"

namespace arcwright::ui {

Script scriptOf(QStringView text)
{
    for (const QChar letter : text) {
        switch (letter.script()) {
        case QChar::Script_Han:
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
        case QChar::Script_Hangul:
        case QChar::Script_Bopomofo:
            return Script::EastAsian;
        case QChar::Script_Arabic:
        case QChar::Script_Hebrew:
        case QChar::Script_Syriac:
        case QChar::Script_Thaana:
            return Script::RightToLeft;
        case QChar::Script_Common:
        case QChar::Script_Inherited:
        case QChar::Script_Unknown:
            break;
        default:
            return Script::Latin;
        }
    }
    return Script::Latin;
}

DiagramStyle withFont(DiagramStyle style, const ScriptFont& font)
{
    const double factor = font.points > 0 ? font.points / style.formFont.pointSizeF() : 1;
    for (QFont* of : {&style.formFont, &style.surfaceFont, &style.lemmaFont, &style.tagFont, &style.labelFont}) {
        if (factor != 1)
            of->setPointSizeF(of->pointSizeF() * factor);
        const bool isOfWords = of == &style.formFont || of == &style.surfaceFont || of == &style.lemmaFont;
        if (isOfWords && !font.family.isEmpty())
            of->setFamily(font.family);
    }
    return style;
}

} // namespace arcwright::ui
