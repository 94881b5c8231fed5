// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace arcwright::ui {

class Actions;
class SearchPanel;
class SentenceBrowser;
class SentenceView;
class WhyPanel;
class Workspace;

/// The panels beside the diagram: what they do to the diagram and it to them, which key brings them up, and how all of
/// them step aside.
class SidePanels : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Actions& actions;
        SentenceBrowser& browser;
        SentenceView& view;
        WhyPanel& why;
        QDockWidget& whyDock;
        SearchPanel& search;
        QDockWidget& searchDock;
    };
    SidePanels(const Parts& parts, QMainWindow& window);

    /// Shows a sentence and selects a word of it, if it has as many; 0 for none.
    void goTo(std::size_t sentence, int word);
    /// Where the panels are while there is only the diagram.
    const QByteArray& stateWithPanels() const { return m_stateWithPanels; }

Q_SIGNALS:
    void said(const QString& text);

private:
    void connectWhy();
    void connectSearch();
    void bringSearch();
    void stepMatch(int by);
    void showOnlyDiagram(bool only);

    Parts m_parts;
    QMainWindow& m_window;
    QByteArray m_stateWithPanels;
};

} // namespace arcwright::ui
