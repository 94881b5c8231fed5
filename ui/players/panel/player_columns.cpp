// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_columns.h"

#include <algorithm>

#include "ui/look/font_measures.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/step_notes.h"

namespace arcwright::ui {

namespace {

constexpr int stageShare = 5; ///< of the width: of each stage
constexpr int textShare = 2; ///< of tables and of notes
constexpr int kNotesWidth = 300;

} // namespace

PlayerColumns::PlayerColumns(const Parts& parts, QWidget* panel)
    : QSplitter(Qt::Vertical, panel), m_parts(parts), m_panel(panel), m_splitter(new QSplitter(Qt::Horizontal, this))
{
    m_splitter->addWidget(m_parts.tables);
    m_splitter->addWidget(m_parts.first);
    m_splitter->addWidget(m_parts.second);
    m_splitter->addWidget(m_parts.notes);
    m_splitter->setStretchFactor(0, textShare);
    m_splitter->setStretchFactor(1, stageShare);
    m_splitter->setStretchFactor(2, stageShare);
    m_splitter->setStretchFactor(3, textShare);
    constexpr int stageWidth = 720;
    m_splitter->setSizes({kNotesWidth, stageWidth, stageWidth, kNotesWidth});
    addWidget(m_splitter);
    setStretchFactor(0, 1);
    setChildrenCollapsible(false);
    measureByFont(this, [this](const QFontMetrics& letters) {
        // A low window would scroll its page; but choices take several lines of large letters, and had no room.
        setSizePolicy(QSizePolicy::Expanding, areLarge(letters) ? QSizePolicy::Expanding : QSizePolicy::Ignored);
    });
}

bool PlayerColumns::areTwo() const
{
    return !m_parts.second->isHidden();
}

bool PlayerColumns::showTables()
{
    const bool wereHidden = m_parts.tables->isHidden();
    m_parts.tables->show();
    return wereHidden;
}

/// Left to itself, the splitter would give some of their room to the notes, more every time.
bool PlayerColumns::hideTables()
{
    if (m_parts.tables->isHidden())
        return false;
    QList<int> sizes = m_splitter->sizes();
    m_parts.tables->hide();
    sizes[1] += areTwo() ? sizes[0] / 2 : sizes[0];
    sizes[2] += areTwo() ? sizes[0] / 2 : 0;
    m_splitter->setSizes(sizes);
    return true;
}

void PlayerColumns::widenTables(int wanted)
{
    constexpr double most = 0.35;
    QList<int> sizes = m_splitter->sizes();
    const int taken = std::min(wanted, static_cast<int>(most * m_panel->width())) - sizes[0];
    sizes[0] += taken;
    sizes[1] = std::max(sizes[1] - (areTwo() ? taken / 2 : taken), 1);
    sizes[2] = std::max(sizes[2] - taken / 2, 1);
    m_splitter->setSizes(sizes);
}

void PlayerColumns::placeNotes()
{
    constexpr int threeColumns = 1500;
    constexpr int lines = 6;
    const bool areBelow = areTwo() && m_panel->width() < threeColumns;
    if (areBelow == (m_parts.notes->parentWidget() == this))
        return;
    for (const PlayerSide* side : {m_parts.first, m_parts.second})
        side->stage()->setOneOfTwo(areBelow);
    const bool areShown = !m_parts.notes->isHidden();
    if (areBelow) {
        addWidget(m_parts.notes);
        const int letters = fontMetrics().lineSpacing() * lines;
        setSizes({std::max(height() - letters, letters), letters});
        m_splitter->setSizes({m_splitter->sizes().front(), m_panel->width() / 2, m_panel->width() / 2});
    } else { // as wide as they were first: what was left of the row is the stage's again
        m_splitter->addWidget(m_parts.notes);
        const int tables = m_splitter->sizes().front();
        const int stages = std::max(m_panel->width() - kNotesWidth - tables, 1);
        const int share = areTwo() ? stages / 2 : stages;
        m_splitter->setSizes({tables, share, share, kNotesWidth});
    }
    m_parts.notes->setOrientation(areBelow ? Qt::Horizontal : Qt::Vertical);
    m_parts.notes->setVisible(areShown);
}

} // namespace arcwright::ui
