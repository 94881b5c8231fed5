// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

class QLabel;
class QPushButton;

namespace arcwright::ui {

class Actions;
class Learning;
class ModelFiles;

/// The model in use, and what can be done with it.
class ModelBox : public QGroupBox {
    Q_OBJECT
public:
    ModelBox(const Learning& learning, const ModelFiles& models, const Actions& actions, QWidget* parent = nullptr);

private:
    void tell();

    const Learning& m_learning;
    QLabel* m_model;
    QString m_opened; ///< the name of the one that is being opened; empty where none is
    QPushButton* m_open = nullptr;
};

} // namespace arcwright::ui
