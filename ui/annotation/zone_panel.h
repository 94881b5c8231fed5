// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <QWidget>

#include "core/base/result.h"
#include "core/documents/document.h"
#include "ui/canvas/diagram_widget.h"
#include "ui/look/theme.h"
#include "ui/work/worker.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace arcwright::ui {

class ElidedText;
class Workspace;

/// A diagram of another zone, to look at.
class ZoneDiagram : public DiagramWidget {
    Q_OBJECT
public:
    explicit ZoneDiagram(QWidget* parent = nullptr);

    void show(Diagram diagram);
};

/// What another zone of the file has in the bundle of the sentence on view: its text and its tree, beside each other as
/// a parallel treebank is read. It is not edited here, but can be opened in the place of the one that is.
class ZonePanel : public QWidget {
    Q_OBJECT
public:
    /// The colours are those of `theme`, asked for again whenever the palette is another one.
    ZonePanel(Workspace& workspace, std::function<const Theme&()> theme, QWidget* parent = nullptr);

    void showSentence(std::size_t index);
    void setLayoutKind(LayoutKind kind);

    QComboBox* zones() const { return m_zones; }
    QPushButton* openButton() const { return m_open; }
    ZoneDiagram* diagram() const { return m_diagram; }
    /// The text of the sentence in that zone; empty if it has none.
    QString text() const;
    /// The zone that was chosen last, to be shown wherever there is one of that name; empty if none was.
    QString chosen() const { return m_chosen; }
    void setChosen(const QString& zone);
    bool isReading() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// Somebody wants to work in that zone.
    void zoneChosen(const QString& zone);
    /// What was to be read of another zone was read.
    void zoneRead();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A zone of a file as it was read, with the place of each of our sentences in it.
    struct Zone {
        std::shared_ptr<const Document> document;
        std::map<std::size_t, std::size_t> places;
    };
    using Key = std::pair<std::string, std::string>; ///< path and zone
    using Known = std::pair<Key, Result<Zone>>;
    /// What is drawn: it stays where it is as long as that is the same.
    struct Drawn {
        std::shared_ptr<const Document> document;
        std::size_t sentence = 0;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    void placeParts();
    void offerZones();
    void forget();
    void refresh();
    void startReading(const Key& key, std::size_t document);
    void show(const Zone& zone);
    void say(const QString& text);

    Workspace& m_workspace;
    std::function<const Theme&()> m_theme;
    QComboBox* m_zones;
    QPushButton* m_open;
    ElidedText* m_text;
    QStackedWidget* m_pages;
    ZoneDiagram* m_diagram;
    QLabel* m_nothing;
    std::size_t m_sentence = 0;
    QString m_chosen;
    std::deque<Known> m_known; ///< the few that were read last, the latest first
    std::optional<Key> m_reading; ///< what is being read
    std::optional<Drawn> m_drawn;
    Worker m_worker;
};

} // namespace arcwright::ui
