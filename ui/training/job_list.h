// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

#include "ui/training/training_queue.h"

class QPushButton;
class QTableWidget;

namespace arcwright::ui {

/// The training jobs in their order, and what can be done with the one that is chosen. Hidden while there is none.
class JobList : public QGroupBox {
    Q_OBJECT
public:
    explicit JobList(TrainingQueue& queue, QWidget* parent = nullptr);

    static QString titleOf(const JobCard& card);
    static QString stateText(const TrainingQueue::Job& job);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void fitState();
    void updateButtons();
    std::optional<std::size_t> neighbour(int by) const;
    void moveBy(int by);
    QPushButton* addButton(const QString& text, const QString& tip);
    std::optional<std::size_t> chosen() const;

    TrainingQueue& m_queue;
    QString m_running; ///< the folder of the job under way
    std::vector<std::size_t> m_jobs; ///< by their rows
    QTableWidget* m_table;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_pause; ///< or go on
    QPushButton* m_remove;
};

} // namespace arcwright::ui
