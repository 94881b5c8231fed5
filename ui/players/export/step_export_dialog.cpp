// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace arcwright::ui {

StepExportDialog::StepExportDialog(const Player& player, QWidget* parent)
    : QDialog(parent), m_choices(new QComboBox(this)), m_formats(new QComboBox(this))
{
    setWindowTitle(tr("Export the steps"));
    const auto count = [&](StepChoice choice) { return static_cast<int>(positionsOf(player, choice).size()); };
    m_choices->addItem(tr("The step on view"), static_cast<int>(StepChoice::Current));
    m_choices->addItem(tr("The main steps, bold in the list, and both ends (%1)").arg(count(StepChoice::Main)),
        static_cast<int>(StepChoice::Main));
    m_choices->addItem(tr("All steps (%1)").arg(count(StepChoice::All)), static_cast<int>(StepChoice::All));
    const auto add
        = [this](const QString& name, StepFormat format) { m_formats->addItem(name, static_cast<int>(format)); };
    add(tr("Scalable pictures (SVG)"), StepFormat::Svg);
    add(tr("Pixels (PNG)"), StepFormat::Png);
    add(tr("Slides, one a page (PDF)"), StepFormat::Pdf);
    add(tr("Slides for LaTeX (beamer with TikZ)"), StepFormat::Tikz);
    add(tr("Handout with text and pictures (PDF)"), StepFormat::HandoutPdf);
    add(tr("Handout with text and pictures (HTML)"), StepFormat::HandoutHtml);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Steps"), m_choices);
    form->addRow(tr("&As"), m_formats);
    form->addRow(buttons);
}

StepChoice StepExportDialog::choice() const
{
    return static_cast<StepChoice>(m_choices->currentData().toInt());
}

StepFormat StepExportDialog::format() const
{
    return static_cast<StepFormat>(m_formats->currentData().toInt());
}

} // namespace arcwright::ui
