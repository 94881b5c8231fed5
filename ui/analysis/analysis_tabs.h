// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QString>
#include <QWidget>

class QTabWidget;

namespace arcwright::ui {

/// The middle of the workplace Analyse: the figures, the queue of suspicious annotations, and what is added to them,
/// one at a time.
class AnalysisTabs : public QWidget {
    Q_OBJECT
public:
    AnalysisTabs(QWidget& figures, QWidget& suspicions, QWidget* parent = nullptr);

    /// Puts a further page before the one that stands there.
    void addPage(int place, QWidget& page, const QString& title);
    /// Brings one of them to the front.
    void showPage(QWidget& page);
    QTabWidget* tabs() const { return m_tabs; }
    /// What is said beside the name of a page: how far its work has come. Empty: nothing.
    void setNote(QWidget& page, const QString& note);

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    QTabWidget* m_tabs;
    std::map<const QWidget*, QString> m_titles;
};

} // namespace arcwright::ui
