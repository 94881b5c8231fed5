// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_export_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace arcwright::ui {

StepExportDialog::StepExportDialog(const Player& player, int stops, QWidget* parent)
    : QDialog(parent)
    , m_hasStops(stops > 1)
    , m_stops(new QComboBox(this))
    , m_choices(new QComboBox(this))
    , m_formats(new QComboBox(this))
    , m_perPage(new QComboBox(this))
{
    setWindowTitle(tr("Export the steps"));
    m_stops->addItem(tr("This stop"));
    m_stops->addItem(tr("The whole lesson (stops: %1)").arg(stops));
    offerSteps(player);
    connect(m_stops, &QComboBox::currentIndexChanged, this, [this, &player] { offerSteps(player); });
    const auto add
        = [this](const QString& name, StepFormat format) { m_formats->addItem(name, static_cast<int>(format)); };
    add(tr("Scalable pictures (SVG)"), StepFormat::Svg);
    add(tr("Pixels (PNG)"), StepFormat::Png);
    add(tr("Page that plays by itself (HTML)"), StepFormat::Page);
    add(tr("Slides, one a page (PDF)"), StepFormat::Pdf);
    add(tr("Slides for LaTeX (beamer with TikZ)"), StepFormat::Tikz);
    add(tr("Handout with text and pictures (PDF)"), StepFormat::HandoutPdf);
    add(tr("Handout with text and pictures (HTML)"), StepFormat::HandoutHtml);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    if (m_hasStops)
        form->addRow(tr("&Of"), m_stops);
    else
        m_stops->hide();
    form->addRow(tr("&Steps"), m_choices);
    form->addRow(tr("&As"), m_formats);
    m_perPage->addItem(tr("as can be read"));
    constexpr int mostOnPage = 4;
    for (int count = 1; count <= mostOnPage; ++count)
        m_perPage->addItem(QString::number(count));
    form->addRow(tr("Steps on a &page"), m_perPage);
    const auto offerPages = [this] { m_perPage->setEnabled(format() == StepFormat::HandoutPdf); };
    connect(m_formats, &QComboBox::currentIndexChanged, this, offerPages);
    offerPages();
    form->addRow(buttons);
}

/// How many there are is told of the stop that is on view.
void StepExportDialog::offerSteps(const Player& player)
{
    const int chosen = m_choices->currentIndex();
    m_choices->clear();
    const auto counted = [&](const QString& text, StepChoice choice) {
        const QString count = QString::number(positionsOf(player, choice).size());
        m_choices->addItem(isOfWholeLesson() ? text : tr("%1 (%2)", "which steps, how many").arg(text, count),
            static_cast<int>(choice));
    };
    m_choices->addItem(isOfWholeLesson() ? tr("The step at which each stop opens") : tr("The step on view"),
        static_cast<int>(StepChoice::Current));
    counted(tr("The main steps, bold in the list, and both ends"), StepChoice::Main);
    counted(tr("All steps"), StepChoice::All);
    m_choices->setCurrentIndex(std::max(chosen, 0));
}

void StepExportDialog::beginWith(const StepExportWish& wish)
{
    m_stops->setCurrentIndex(wish.isOfWholeLesson && m_hasStops ? 1 : 0);
    m_choices->setCurrentIndex(std::max(m_choices->findData(static_cast<int>(wish.choice)), 0));
    m_formats->setCurrentIndex(std::max(m_formats->findData(static_cast<int>(wish.format)), 0));
    m_perPage->setCurrentIndex(wish.perPage);
}

StepExportWish StepExportDialog::wish() const
{
    return {isOfWholeLesson(), choice(), format(), perPage()};
}

int StepExportDialog::perPage() const
{
    return m_perPage->isEnabled() ? m_perPage->currentIndex() : 0;
}

bool StepExportDialog::isOfWholeLesson() const
{
    return m_stops->currentIndex() == 1;
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
