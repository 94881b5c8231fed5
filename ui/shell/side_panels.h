// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class Actions;
class AlikePanel;
class SearchPanel;
class SentenceBrowser;
class SentenceView;
class WhyPanel;
class Workplaces;
class Workspace;

/// The panels beside the diagram: what they do to the diagram and it to them, and which key brings them up.
class SidePanels : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Actions& actions;
        SentenceBrowser& browser;
        SentenceView& view;
        WhyPanel& why;
        SearchPanel& search;
        AlikePanel& alike;
        Workplaces& workplaces;
    };
    SidePanels(const Parts& parts, QObject* parent);

    /// Shows a sentence and selects a word of it, if it has as many; 0 for none.
    void goTo(std::size_t sentence, int word);

Q_SIGNALS:
    void said(const QString& text);
    /// What followed from the latest act.
    void added(const QString& text);

private:
    void connectWhy();
    void connectSearch();
    void connectAlike();
    void bringSearch();
    void stepMatch(int by);

    Parts m_parts;
};

} // namespace arcwright::ui
