// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/look/theme.h"

namespace arcwright::ui {

/// One line below the diagram with the analyses that digits give the selected word, each with its digit. As high
/// without a word as with one, so that nothing moves; muted while it is disabled, as digits mean something else then.
class GuessStrip : public QWidget {
    Q_OBJECT
public:
    struct Choice {
        QString text;
        bool stands = false; ///< it is what the word has
        bool proposed = false; ///< Enter takes it
        bool recent = false; ///< it is there by what was decided in the document a moment ago
    };

    explicit GuessStrip(QWidget* parent = nullptr);

    /// Shows choices, the first with the digit 1; with `more`, `0` for those that follow. Nine at most are shown, and
    /// no more than there is room for.
    void setChoices(const std::vector<Choice>& choices, bool more);
    /// The model, or layer, whose guesses they are.
    void setSource(const QString& name);
    const QString& source() const { return m_source; }
    const std::vector<Choice>& choices() const { return m_choices; }
    void setTheme(const Theme& theme);
    /// Where a choice is drawn; empty if there is no such choice or no room for it.
    QRect place(std::size_t choice) const;
    /// Of whose guesses they are.
    QRect sourcePlace() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int rank); ///< a click; 1 is the first that is shown
    void moreWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString label(std::size_t choice) const;
    QString sourceText() const;
    int neededFor(std::size_t choice) const;
    std::vector<QRect> places() const;
    void describe();
    void tellSource();

    std::vector<Choice> m_choices;
    QString m_source;
    bool m_more = false;
    Theme m_theme;
};

} // namespace arcwright::ui
