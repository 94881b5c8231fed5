// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include <QObject>

namespace arcwright::ui {

class Actions;
class FileCommands;
class FileNotices;
class SentenceBrowser;
class SentenceView;
class Workplaces;
class Workspace;
class ZonePanel;

/// Goes from one zone of a Treex document to another, and stays in the bundle; shows another one beside it.
class ZoneCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Actions& actions;
        FileCommands& files;
        FileNotices& notices;
        SentenceBrowser& browser;
        SentenceView& view;
        ZonePanel& panel;
        Workplaces& workplaces;
    };
    ZoneCommands(const Parts& parts, QObject* parent);

Q_SIGNALS:
    void said(const QString& text);

private:
    void offer();
    static QString withoutZones();
    void showNext();
    void remember();
    void comeBack();

    Parts m_parts;
    std::optional<std::pair<std::string, std::size_t>> m_wanted; ///< the file and the bundle to be shown
};

} // namespace arcwright::ui
