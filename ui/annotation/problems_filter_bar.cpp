// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_filter_bar.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/documents/validator.h"
#include "ui/look/wrapping_row.h"

namespace arcwright::ui {

ProblemsFilterBar::ProblemsFilterBar(QWidget* parent)
    : QWidget(parent)
    , m_row(new WrappingRow(this))
    , m_scope(new QComboBox(this))
    , m_severities(new QComboBox(this))
    , m_tests(new QComboBox(this))
    , m_withWaived(new QCheckBox(tr("Waived too"), this))
{
    m_scope->addItem(tr("This sentence"));
    m_scope->addItem(tr("All sentences"));
    m_scope->setCurrentIndex(1);
    m_scope->setAccessibleName(tr("Which sentences"));
    m_severities->addItem(tr("Errors, warnings and notes"), static_cast<int>(Severity::Information));
    m_severities->addItem(tr("Errors and warnings"), static_cast<int>(Severity::Warning));
    m_severities->addItem(tr("Errors"), static_cast<int>(Severity::Error));
    m_severities->setAccessibleName(tr("Which severities"));
    m_tests->setAccessibleName(tr("Which test"));
    m_tests->view()->setAccessibleName(m_tests->accessibleName());
    for (QComboBox* choice : {m_scope, m_severities, m_tests}) // in letters of any size
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_withWaived->setToolTip(tr("Shows the problems that somebody has looked at and found to be none"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_scope, m_severities, m_tests, m_withWaived})
        m_row->add(widget);
    m_row->addSpace();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_row);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ProblemsFilterBar::scopeChanged);
    connect(m_tests, &QComboBox::currentIndexChanged, this, &ProblemsFilterBar::filterChanged);
    connect(m_severities, &QComboBox::currentIndexChanged, this, &ProblemsFilterBar::filterChanged);
    connect(m_withWaived, &QCheckBox::toggled, this, &ProblemsFilterBar::filterChanged);
}

void ProblemsFilterBar::addAtEnd(QWidget* widget)
{
    m_row->add(widget);
}

void ProblemsFilterBar::offerWaived(bool areWaived)
{
    m_withWaived->setVisible(areWaived || m_withWaived->isChecked());
}

bool ProblemsFilterBar::isOfOneSentence() const
{
    return m_scope->currentIndex() == 0;
}

FindingFilter ProblemsFilterBar::filter() const
{
    FindingFilter filter;
    filter.test = m_tests->currentData().toString().toStdString();
    filter.leastSeverity = static_cast<Severity>(m_severities->currentData().toInt());
    filter.withWaived = m_withWaived->isChecked();
    return filter;
}

bool ProblemsFilterBar::offerTests(const Validator& validator)
{
    if (m_tests->view()->isVisible())
        return false;
    const QString chosen = m_tests->currentData().toString();
    {
        const QSignalBlocker blocker(m_tests);
        m_tests->clear();
        m_tests->addItem(tr("All tests"), QString());
        for (const auto& [test, count] : validator.counts()) {
            const QString id = QString::fromUtf8(test.data(), static_cast<qsizetype>(test.size()));
            const QString text = count.waived == 0 ? tr("%1 (%2)").arg(id).arg(count.open)
                                                   : tr("%1 (%2, %3 waived)").arg(id).arg(count.open).arg(count.waived);
            m_tests->addItem(text, id);
        }
        if (!chosen.isEmpty() && m_tests->findData(chosen) < 0)
            m_tests->addItem(tr("%1 (%2)").arg(chosen).arg(0), chosen);
        m_tests->setCurrentIndex(std::max(m_tests->findData(chosen), 0));
    }
    Q_EMIT filterChanged();
    return true;
}

} // namespace arcwright::ui
