// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QObject>

class QAction;

namespace arcwright::ui {

/// Everything the window can be told to do.
enum class ActionId {
    Open,
    OpenFolder,
    OpenLayer,
    Save,
    SaveAs,
    Export,
    AnnotationsInFile,
    OpenModel,
    SaveModel,
    Quit,
    Undo,
    Redo,
    NextSentence,
    PreviousSentence,
    NextDifference,
    PreviousDifference,
    NextProblem,
    PreviousProblem,
    GoToSentence,
    FindSentences,
    ChooseHead,
    EditRelation,
    MakeRoot,
    EditText,
    Train,
    CancelTraining,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    FitWidth,
    DarkTheme,
    HeadFirst,
    Shortcuts,
    About,
};
inline constexpr std::size_t actionCount = static_cast<std::size_t>(ActionId::About) + 1;

/// The window's actions: their names and shortcuts have their one home here. Who carries an action out connects to it.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject* parent);

    QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    const std::array<QAction*, actionCount>& all() const { return m_actions; }

private:
    std::array<QAction*, actionCount> m_actions{};
};

} // namespace arcwright::ui
