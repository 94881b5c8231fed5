// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_choices.h"

#include <utility>

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>

#include "ui/analysis/suspicion_model.h"
#include "ui/analysis/suspicion_texts.h"
#include "ui/look/elided_label.h"

namespace arcwright::ui {

SuspicionChoices::SuspicionChoices(const SuspicionModel& model, SuspicionFilter& filter, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(filter)
    , m_show(new QComboBox(this))
    , m_method(new QComboBox(this))
    , m_summary(new ElidedLabel(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins({});
    m_show->setAccessibleName(tr("Which are listed, by what was decided"));
    m_method->setAccessibleName(tr("Which are listed, by how they were found"));
    for (QComboBox* field : {m_show, m_method}) {
        field->view()->setAccessibleName(field->accessibleName());
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        line->addWidget(field);
    }
    line->addWidget(m_summary, 1);
    connect(m_show, &QComboBox::activated, this, [this](int index) {
        choose(static_cast<SuspicionFilter::Show>(m_show->itemData(index).toInt()), m_filter.method());
    });
    connect(m_method, &QComboBox::activated, this, [this](int index) {
        const int method = m_method->itemData(index).toInt();
        choose(m_filter.show(), method < 0 ? std::nullopt : std::optional(static_cast<SuspicionMethod>(method)));
    });
    refresh();
}

void SuspicionChoices::choose(SuspicionFilter::Show show, std::optional<SuspicionMethod> method)
{
    m_filter.setShow(show);
    m_filter.setMethod(method);
    refresh();
    Q_EMIT changed();
}

QString SuspicionChoices::summary() const
{
    return m_summary->text();
}

void SuspicionChoices::refresh()
{
    fillShow();
    fillMethods();
    const SuspicionQueue& queue = m_model.queue();
    QStringList parts{tr("%1 found").arg(queue.size())};
    if (const QString decided = decisionsText(queue.decisions()); !decided.isEmpty())
        parts << decided;
    m_summary->setText(parts.join(QStringLiteral("  ·  ")));
}

void SuspicionChoices::fillShow()
{
    using Show = SuspicionFilter::Show;
    const SuspicionQueue& queue = m_model.queue();
    const auto open = queue.count(SuspicionState::Open) + queue.count(SuspicionState::Postponed);
    const std::pair<Show, QString> shows[] = {{Show::Undecided, tr("To decide (%1)").arg(open)},
        {Show::Postponed, tr("Postponed (%1)").arg(queue.count(SuspicionState::Postponed))},
        {Show::Kept, tr("Kept (%1)").arg(queue.count(SuspicionState::Kept))},
        {Show::Accepted, tr("Corrected (%1)").arg(queue.count(SuspicionState::Accepted))},
        {Show::Edited, tr("Edited since (%1)").arg(queue.count(SuspicionState::Edited))},
        {Show::All, tr("All (%1)").arg(queue.size())}};
    m_show->clear();
    for (const auto& [show, text] : shows)
        m_show->addItem(text, static_cast<int>(show));
    m_show->setCurrentIndex(m_show->findData(static_cast<int>(m_filter.show())));
}

void SuspicionChoices::fillMethods()
{
    const int chosen = m_filter.method() ? static_cast<int>(*m_filter.method()) : -1;
    const auto add = [this](const QString& text, std::optional<SuspicionMethod> method) {
        m_method->addItem(tr("%1 (%2)", "kind, count").arg(text).arg(m_filter.count(method)),
            method ? static_cast<int>(*method) : -1);
    };
    m_method->clear();
    add(tr("All kinds"), {});
    for (const SuspicionMethod each : allSuspicionMethods)
        add(methodText(each), each);
    m_method->setCurrentIndex(m_method->findData(chosen));
}

} // namespace arcwright::ui
