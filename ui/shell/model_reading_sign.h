// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace arcwright::ui {

class ModelFiles;

/// That a model of this name is being opened.
QString openingText(const QString& model);

/// Says in the status bar which model is being opened, as long as it is: a large one takes seconds.
class ModelReadingSign : public QWidget {
    Q_OBJECT
public:
    explicit ModelReadingSign(const ModelFiles& models, QWidget* parent = nullptr);

    QString text() const;

private:
    QLabel* m_text;
};

} // namespace arcwright::ui
