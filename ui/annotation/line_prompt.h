// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QFrame>

class QLabel;
class QLineEdit;

namespace arcwright::ui {

/// A question with a field for its answer that pops up over a word. Enter gives the answer, Esc or a click elsewhere
/// none.
class LinePrompt : public QFrame {
    Q_OBJECT
public:
    explicit LinePrompt(QWidget* parent);

    /// Asks over `place` (in the parent's coordinates), with an answer to start from; `taken` gets what was answered,
    /// nothing only where there was something to start from.
    void ask(
        const QString& question, const QString& answer, const QRect& place, std::function<void(const QString&)> taken);
    /// Goes away if it is open.
    void cancel();
    QLineEdit* field() const { return m_field; }

Q_SIGNALS:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void close();

    QLabel* m_question;
    QLineEdit* m_field;
    QString m_start;
    std::function<void(const QString&)> m_taken;
};

} // namespace arcwright::ui
