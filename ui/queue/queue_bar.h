// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QList>
#include <QWidget>

#include "core/learning/annotation_order.h"
#include "ui/look/theme.h"
#include "ui/queue/compared_models.h"

class QComboBox;
class QMenu;
class QPushButton;

namespace arcwright::ui {

class Actions;
class ElidedLabel;

/// A line above the sentence: in which order sentences, or words, come, why this one does, and how much fits into the
/// time that one has.
class QueueBar : public QWidget {
    Q_OBJECT
public:
    /// The button for the next one is that of the action NextUnconfirmed.
    explicit QueueBar(const Actions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setOrder(AnnotationOrder order);
    /// Why the sentence on view comes now, or why nothing comes in this order.
    void setReason(const QString& text);
    /// Offers to train a parser, or to open a model, beside a reason that says that there is none.
    void offerParser(bool isOffered);
    /// What is left of the budget, in words; empty: there is none.
    void setBudget(const QString& text, const QString& toolTip);
    /// Offers the models of `shelf`, asked whenever the menu opens, to be compared by an order that compares two.
    void offerModels(ComparedModels& picked, std::function<QList<ComparedModels::Pick>()> shelf);
    /// Opens the list of orders, and gives it the keyboard.
    void chooseOrder();

    QComboBox* orderField() const { return m_order; }
    QPushButton* budgetButton() const { return m_budget; }
    QPushButton* modelsButton() const { return m_models; }
    QString reason() const;

Q_SIGNALS:
    void orderChosen(arcwright::AnnotationOrder order);
    /// A budget of so many minutes begins; nothing: there is to be none.
    void budgetChosen(std::optional<int> minutes);

private:
    void arrange(QPushButton* next);
    void explainBudget(QMenu& menu);
    void fillBudgetMenu();
    void fillModelsMenu(ComparedModels& picked, const QList<ComparedModels::Pick>& shelf);
    void askMinutes();

    QComboBox* m_order;
    ElidedLabel* m_reason;
    QList<QPushButton*> m_getParser; ///< what gets a parser where the order asks one that is not there
    QPushButton* m_models; ///< those that are compared, where the order compares
    QPushButton* m_budget;
};

} // namespace arcwright::ui
