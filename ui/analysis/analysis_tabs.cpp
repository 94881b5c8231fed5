// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysis_tabs.h"

#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace arcwright::ui {

AnalysisTabs::AnalysisTabs(QWidget& figures, QWidget& suspicions, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabWidget(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Analysis"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("Figures, causes or suspicious annotations"));
    m_titles = {{&figures, tr("Figures")}, {&suspicions, tr("Suspicious annotations")}};
    for (QWidget* page : {&figures, &suspicions})
        m_tabs->addTab(page, m_titles.at(page));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
}

void AnalysisTabs::addPage(int place, QWidget& page, const QString& title)
{
    m_titles[&page] = title;
    m_tabs->insertTab(place, &page, title);
}

void AnalysisTabs::showPage(QWidget& page)
{
    m_tabs->setCurrentWidget(&page);
}

void AnalysisTabs::setNote(QWidget& page, const QString& note)
{
    const QString& title = m_titles.at(&page);
    m_tabs->setTabText(m_tabs->indexOf(&page), note.isEmpty() ? title : tr("%1 (%2)", "page, note").arg(title, note));
}

void AnalysisTabs::focusInEvent(QFocusEvent*)
{
    m_tabs->currentWidget()->setFocus();
}

} // namespace arcwright::ui
