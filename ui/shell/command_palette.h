// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QFrame>
#include <QPointer>

#include "ui/settings/actions.h"

class QLineEdit;
class QListWidget;

namespace arcwright::ui {

class EmptyNote;

/// What the palette finds beside actions.
struct PaletteEntry {
    QString title;
    QString note; ///< on the right: what kind of thing it is
    std::function<void()> run;
    QString synonyms = {}; ///< other words that find it
};

/// What there is to find at the moment: of the treebank that is open, for example.
using PaletteSource = std::function<std::vector<PaletteEntry>()>;

/// A field over the window in which any action, setting, sample, label or page of the handbook is found by parts of its
/// name or by another word for it, and done with Enter. Esc and a click elsewhere leave everything as it was.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    CommandPalette(const Actions& actions, QWidget* window);

    /// Lets entries be found, too, behind the actions that answer as well.
    void add(const std::vector<PaletteEntry>& entries)
    {
        m_entries.insert(m_entries.end(), entries.begin(), entries.end());
    }
    /// Asks for further entries whenever something is typed. They are filtered and ranked like the others.
    void addSource(PaletteSource source) { m_sources.push_back(std::move(source)); }
    /// What is offered last, whatever is typed: a search elsewhere.
    void setLastResort(std::function<PaletteEntry(const QString& typed)> entry) { m_lastResort = std::move(entry); }
    /// Opens with nothing typed. The widget that had the keyboard gets it back.
    void open();
    QLineEdit* field() const { return m_field; }
    QListWidget* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Found {
        int match;
        PaletteEntry entry;
        bool isEnabled;
    };
    void offer(const QString& typed);
    std::vector<Found> find(const QString& typed) const;
    static QString noteOf(const QAction& action);
    void run();
    void close();

    const Actions& m_actions;
    QLineEdit* m_field;
    QListWidget* m_list;
    std::vector<PaletteEntry> m_entries;
    std::vector<PaletteSource> m_sources;
    std::function<PaletteEntry(const QString& typed)> m_lastResort;
    std::vector<std::function<void()>> m_offered; ///< by row
    EmptyNote* m_nothing;
    QPointer<QWidget> m_before;
};

/// A text as it is searched in: without case, and without the marks of letters, which not every keyboard has:
/// `zavislost` finds "závislost", `sporgsmal` "spørgsmål". The marks of kana stay, which tell other letters.
QString foldedForSearch(const QString& text);

/// How well a name answers what was typed: the lower the better, -1 for not at all. Every word typed must be in it or
/// in its synonyms, folded for search; best where the name, then where one of its words begins with the first of them,
/// last where it takes a synonym.
int matchOf(const QString& name, const QString& typed, const QString& synonyms = {});

} // namespace arcwright::ui
