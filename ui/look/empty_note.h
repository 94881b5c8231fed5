// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QLabel>

class QAbstractItemView;

namespace arcwright::ui {

/// A sentence in the middle of a list that has nothing to show: that nothing was found, and what was looked for. It is
/// asked for whenever the list's rows change; an empty one is not shown.
class EmptyNote : public QLabel {
    Q_OBJECT
public:
    /// The list has its model already.
    EmptyNote(QAbstractItemView& list, std::function<QString()> text);

    /// Asks again: what the sentence depends on is another thing now.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QAbstractItemView& m_list;
    std::function<QString()> m_text;
};

} // namespace arcwright::ui
