// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QFrame>

#include "core/editing/cell_operations.h"
#include "ui/documents/field_values.h"

class QLineEdit;

namespace arcwright::ui {

/// A small form that pops up at a word, with the fields its format has. Enter takes them, Esc or a click elsewhere
/// leaves everything as it was.
class WordEditor : public QFrame {
    Q_OBJECT
public:
    explicit WordEditor(QWidget* parent);

    /// The values that tags and features are completed to.
    void setValues(const FieldValues& values) { m_values = values; }
    /// Opens below `place` (in the parent's coordinates) for a word of `sentence`, with the keyboard in that field.
    void edit(std::shared_ptr<const Sentence> sentence, int word, const QRect& place, WordField field);
    /// Goes away if it is open, and changes nothing.
    void cancel();
    /// The line of a field, null if there is none.
    QLineEdit* line(WordField field) const;

Q_SIGNALS:
    /// The fields that are to be other ones.
    void fieldsChosen(const std::vector<arcwright::Cell>& cells);
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line {
        WordField field = WordField::Form;
        QLineEdit* edit = nullptr;
    };

    QLineEdit* makeLine(WordField field, const QString& text);
    void makeLines(const Sentence& sentence, int word);
    void accept();
    void close();

    FieldValues m_values;
    std::vector<Line> m_lines;
    std::shared_ptr<const Sentence> m_sentence;
    int m_word = 0;
};

/// The name of a word's field in the window.
QString fieldTitle(WordField field);

} // namespace arcwright::ui
