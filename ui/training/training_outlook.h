// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace arcwright::ui {

struct TrainingRequest;

/// What the training that is chosen will do, in sentences, where no curve is to be seen yet: how the parser finds
/// trees, how it learns, what it is scored on, and what comes of it.
class TrainingOutlook : public QWidget {
    Q_OBJECT
public:
    explicit TrainingOutlook(QWidget* parent = nullptr);

    /// `hasFolds`: all sentences are predicted by folds then.
    void setRequest(const TrainingRequest& request, bool areBunsetsu, bool hasFolds);
    /// What is said, a paragraph a line.
    QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr int paragraphCount = 4;

    void write(double growth);
    void keepWhole(QLabel& label) const;
    void keepAllWhole() const;
    void say(int paragraph, const QString& title, const QString& sentences);

    QLabel* m_titles[paragraphCount];
    QLabel* m_sentences[paragraphCount];
    double m_growth = 1;
};

} // namespace arcwright::ui
