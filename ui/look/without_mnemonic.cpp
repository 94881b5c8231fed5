// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/without_mnemonic.h"

namespace arcwright::ui {

QString withoutMnemonic(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isAppended = text[i] == u'(' && i + 3 < text.size() && text[i + 1] == u'&' && text[i + 2] != u'&'
            && text[i + 3] == u')';
        if (isAppended) {
            i += 3;
            continue;
        }
        if (text[i] == u'&' && ++i == text.size())
            break;
        plain += text[i];
    }
    return plain;
}

} // namespace arcwright::ui
