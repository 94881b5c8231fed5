// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

namespace arcwright::ui {

class Actions;
class Assistant;
class FileCommands;
class SentenceView;
struct Theme;

/// The actions of the window that open and save treebanks, layers and models.
class FileActions : public QObject {
    Q_OBJECT
public:
    struct Parts {
        FileCommands& files;
        Assistant& assistant;
        Actions& actions;
        const SentenceView& view;
        std::function<const Theme&()> theme;
    };
    FileActions(const Parts& parts, QObject* parent);
};

} // namespace arcwright::ui
