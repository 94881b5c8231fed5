// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "core/base/result.h"

class QStatusBar;

namespace arcwright::ui {

class ElidedLabel;
class MessageBar;

/// What is said of the latest act: what was done, with what followed from it, in the status bar; why something could
/// not be done, in the message bar. It goes with the next act.
class StatusLine : public QObject {
    Q_OBJECT
public:
    StatusLine(MessageBar& messages, QStatusBar& bar);

    QString text() const { return m_text; }
    /// What there is room for: where not all is, the newest.
    QString shown() const;
    /// What has just been done takes the place of what was said of the act before.
    void say(const QString& done);
    /// Says what is told whenever nothing of late is.
    void rest(const QString& text);
    /// Another sentence or workplace is on view. What was said of an act is of use beside the next one still, and no
    /// longer.
    void turn();
    /// Shows what followed from the latest act beside it.
    void add(const QString& consequence);
    /// A consequence that was added is true no more.
    void drop(const QString& consequence);
    /// Shows what can be done instead of what was done, until another act, or until the advice is of use no more.
    void advise(const QString& hint);
    void dropAdvice();
    /// Says why something could not be done.
    void refuse(const Problem& problem);
    /// A word is selected: that none was, is no longer so.
    void takeWord();
    /// Another act has begun: refusals and consequences may no longer be true.
    void forget();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Whether it needs more than its part of the bar.
    void crowded(bool isCrowded);

private:
    void show(const QString& text);
    void fit();

    MessageBar& m_messages;
    QStatusBar& m_bar;
    ElidedLabel* m_label;
    QString m_text; ///< all that is said, of which the label has what it has room for
    QString m_said; ///< what was done last, without what followed from it
    QString m_rest;
    int m_turns = 0; ///< since it was said
    QString m_hint; ///< the latest advice
    bool m_lacksWord = false; ///< that is why
    QString m_refusal; ///< why the latest act was not made, until another one is
};

} // namespace arcwright::ui
