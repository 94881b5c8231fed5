// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/documents/field_values.h"
#include "ui/shell/command_palette.h"

class QMainWindow;

namespace arcwright::ui {

class Actions;
class ContextHelp;
class FileCommands;
class MessageBar;
class SearchPanel;
class TourGuide;
class Workplaces;
class Workspace;

/// Help in the window: the handbook with what its links show, the tours, and what the palette finds of both and of the
/// labels of the open treebank.
class HelpCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Actions& actions;
        FileCommands& files;
        SearchPanel& search;
        MessageBar& messages;
        Workplaces& workplaces;
    };
    HelpCommands(const Parts& parts, QMainWindow& window);

    ContextHelp& handbook() { return *m_handbook; }
    TourGuide& tours() { return *m_tours; }
    /// Offers to show somebody around who has never been offered it: until a tour is begun or the offer is closed.
    void offerTours();
    bool isOfferingTours() const;

private:
    void addToPalette();
    std::vector<PaletteEntry> pages() const;
    std::vector<PaletteEntry> labels() const;
    void openSampleForTour();
    bool isOnSample() const;

    Parts m_parts;
    QMainWindow& m_window;
    ContextHelp* m_handbook;
    TourGuide* m_tours;
    FieldValues m_values; ///< of the open treebank
};

} // namespace arcwright::ui
