// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QLineEdit>
#include <QRect>
#include <QStringList>

#include "ui/annotation/relation_completion.h"

class QCompleter;
class QStringListModel;

namespace arcwright::ui {

/// A field that pops up over an arc's label. As long as nothing is typed the first nine relations have numbers, and a
/// digit takes one at once. Enter takes the relation that what was typed stands for (RelationCompletion); Shift+Enter
/// takes it as typed. What can be a relation is not the field's to say: anything can be typed, and an empty field asks
/// for no relation. Esc or a click elsewhere leaves everything as it was.
class RelationEditor : public QLineEdit {
    Q_OBJECT
public:
    explicit RelationEditor(QWidget* parent);

    /// The relations to complete to, the most frequent first. An open list keeps what is likely at its head, and its
    /// mark.
    void setRelations(const QStringList& relations);
    /// Opens over `place` (in the parent's coordinates) for word `dependent`. What is `likely` there comes before
    /// everything else, the likeliest first.
    void edit(int dependent, const QString& relation, const QRect& place, const QStringList& likely = {});
    /// What is edited now cannot be without a relation: an empty field stays open, and says so.
    void requireRelation() { m_isRequired = true; }
    /// Says which words, in the parent's coordinates, the list is not to hide while one edits that of a dependent.
    void keepInSight(std::function<std::vector<QRect>(int dependent)> words) { m_wordsInSight = std::move(words); }
    /// Offers a relation that was new from now on, too.
    void remember(const QString& relation);
    /// Goes away if it is open, and changes nothing.
    void cancel();

Q_SIGNALS:
    void relationChosen(int dependent, const QString& relation);
    void closed();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<QString> marked() const;
    void offer(const QString& typed);
    void mark(const QString& relation, int rows);
    void widenForGlosses();
    void placeList();
    bool takesDigit(const QKeyEvent& event);
    bool takesClick(const QMouseEvent& event);
    void accept(const QString& relation);
    void close();

    RelationCompletion m_completion;
    QStringListModel* m_relations; ///< what it offers
    QCompleter* m_completer;
    int m_dependent = 0;
    bool m_hasTyped = false;
    bool m_isRequired = false;
    std::function<std::vector<QRect>(int)> m_wordsInSight;
};

} // namespace arcwright::ui
