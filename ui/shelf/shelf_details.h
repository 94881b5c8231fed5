// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QTimer>
#include <QWidget>

#include "core/shelf/model_shelf.h"
#include "ui/look/theme.h"

class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QScrollArea;

namespace arcwright::ui {

/// All that is told of one model of the shelf, and the notes, which can be written here.
class ShelfDetails : public QWidget {
    Q_OBJECT
public:
    explicit ShelfDetails(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows a model whose file is at that path, where the open treebank is of that language. Notes that somebody is
    /// writing stay.
    void show(const ShelvedModel& model, const QString& path, const QString& language);
    /// Shows a sentence in the place of a model.
    void showText(const QString& text);
    QPlainTextEdit* notes() const { return m_notes; }
    QString warning() const;

Q_SIGNALS:
    /// The notes of a model are to be these.
    void notesWritten(const std::string& id, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepNotes();
    void colorWarning();

    std::string m_id; ///< of the model on view
    std::map<std::string, QString> m_written; ///< the last notes of models whose descriptions do not have them yet
    Theme m_theme;
    QLabel* m_text;
    QLabel* m_warning;
    QWidget* m_parts;
    QScrollArea* m_scrolled; ///< has the facts
    QFormLayout* m_facts;
    QPlainTextEdit* m_notes;
    QTimer m_pause; ///< in writing, after which it is kept
};

} // namespace arcwright::ui
