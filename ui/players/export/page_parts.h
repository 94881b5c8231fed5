// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>
#include <QString>
#include <QStringList>

#include "ui/players/export/piece_painting.h"

namespace arcwright::ui {

/// The parts of all pictures of a page, each once however many pictures have it, and the style sheet that colours them
/// by day and by night.
class PageParts {
public:
    /// The numbers of the parts of a picture, in the order in which they are painted. The two are the same picture in
    /// the colours of both themes.
    std::vector<int> numbersOf(const std::vector<PaintedPiece>& light, const std::vector<PaintedPiece>& dark);

    /// Of a text `[x,y,length,"classes","text"]`, of a shape `["path","classes"]`; a list of these as JSON.
    QString json() const { return u'[' + m_parts.join(u",\n") + u']'; }
    /// The classes that parts have.
    QString rules() const { return m_rules; }
    /// What the colours of the rules are: by day, or by night.
    QString colors(bool byNight) const { return byNight ? m_darkColors : m_lightColors; }

private:
    QString classFor(const QString& rule);
    QString colorFor(const QColor& light, const QColor& dark);

    QHash<QString, int> m_numbers;
    QStringList m_parts;
    QHash<QString, QString> m_classes; ///< by what they say
    QHash<QString, QString> m_colors; ///< names of variables, by both colours
    QString m_rules;
    QString m_lightColors;
    QString m_darkColors;
};

/// The change from one list of numbers to another: again and again how many to keep, how many to leave out, how many to
/// put in, and these; what follows is kept. The longest common subsequence of the numbers that both have once is kept.
/// O(n log n).
std::vector<int> changeBetween(const std::vector<int>& before, const std::vector<int>& after);

/// A text as JSON, which harms no page that it stands in: without the characters of HTML and those XML cannot have.
QString jsonText(const QString& text);

} // namespace arcwright::ui
