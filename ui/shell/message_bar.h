// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include <QFrame>

#include "core/base/result.h"
#include "ui/look/theme.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace arcwright::ui {

class ScrolledHeight;

/// What a message is, said by a sign, a word and a colour: red is for what failed.
enum class MessageKind : unsigned char { Error, Warning, Hint };

/// A strip over the edge of the page that says what went wrong and what helps, and stays until it is closed or
/// outdated. Nothing is blocked meanwhile. Beside the message of the latest command there can be notices, of things
/// that last; what came last is shown, and below it the others wait.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    /// Something that can be done about a message. The message goes when it is.
    struct Button {
        QString text;
        std::function<void()> action;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Milliseconds of a clock that only goes forward, in the place of the system's.
    void setClock(std::function<std::int64_t()> clock) { m_clock = std::move(clock); }

    void setTheme(const Theme& theme);
    /// The height of the page that it lies over: a text that takes more than a third of it is scrolled.
    void setRoom(int height);
    void show(const QString& message, const QString& place, MessageKind kind = MessageKind::Error);
    void showProblem(const Problem& problem);
    /// Why something was not done: nothing has failed.
    void showRefusal(const Problem& problem);
    /// The first of several problems, and how many more there are.
    void showProblems(const std::vector<Problem>& problems);
    /// A message that stays, whatever commands say, until it is dropped, closed or replaced by one with the same key.
    void showNotice(const QString& key, const QString& message, const QString& place, std::vector<Button> buttons = {},
        MessageKind kind = MessageKind::Hint);
    void showNotice(const QString& key, const Problem& problem, MessageKind kind = MessageKind::Warning);
    void dropNotice(const QString& key);
    void dropAllNotices();
    bool hasNotice(const QString& key) const;
    /// The sign and the word for what the message is.
    QString kindText() const;
    /// The message that is shown now.
    QString message() const;
    MessageKind kind() const { return m_entries.empty() ? MessageKind::Hint : m_entries.back().kind; }
    /// Takes the message of the latest command away.
    void clear();

Q_SIGNALS:
    /// Somebody has closed a notice, and chosen nothing of what it offers.
    void noticeClosed(const QString& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Entry {
        QString key; ///< empty for the message of the latest command
        QString message;
        QString place;
        std::vector<Button> buttons;
        MessageKind kind = MessageKind::Error;
    };

    void placeParts();
    void put(Entry entry);
    void drop(const QString& key);
    void showLast();
    QColor kindColor() const;
    void color();
    void tellKind();
    void placeButtons();
    bool isJustShown() const;

    std::function<std::int64_t()> m_clock;
    std::int64_t m_shownAt = 0;
    Theme m_theme;
    QLabel* m_kind;
    QWidget* m_words; ///< text and place
    ScrolledHeight* m_scroll; ///< of the words
    QLabel* m_text;
    QLabel* m_place;
    QHBoxLayout* m_beside; ///< the text
    QHBoxLayout* m_below;
    QWidget* m_buttonBox;
    QHBoxLayout* m_buttonRow;
    QToolButton* m_close;
    std::vector<QToolButton*> m_buttons;
    std::vector<Entry> m_entries; ///< the last is shown
};

} // namespace arcwright::ui
