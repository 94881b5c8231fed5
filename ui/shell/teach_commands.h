// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class Actions;
class ExerciseCommands;
class PlayerCommands;
class TeachPage;
class Workplaces;

/// Carries out what is chosen among lessons, algorithms and exercises.
class TeachCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TeachPage& page;
        Workplaces& workplaces;
        PlayerCommands& players;
        ExerciseCommands& exercises;
        Actions& actions;
    };
    TeachCommands(const Parts& parts, QObject* parent);
};

} // namespace arcwright::ui
