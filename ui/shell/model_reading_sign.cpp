// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_reading_sign.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>

#include "ui/look/motion.h"
#include "ui/shell/model_files.h"

namespace arcwright::ui {

ModelReadingSign::ModelReadingSign(const ModelFiles& models, QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this))
{
    constexpr int barWidth = 60;
    constexpr int barHeight = 8;
    m_text->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text);
    if (!isMotionReduced()) {
        auto* busy = new QProgressBar(this);
        busy->setRange(0, 0); // nobody knows how much is left
        busy->setTextVisible(false);
        busy->setFixedSize(barWidth, barHeight);
        busy->setAccessibleName(tr("A model is being opened"));
        layout->addWidget(busy);
    }
    hide();
    connect(&models, &ModelFiles::reading, this, [this](const QString& name) {
        m_text->setText(openingText(name));
        show();
    });
    connect(&models, &ModelFiles::settled, this, &QWidget::hide);
}

QString openingText(const QString& model)
{
    return ModelReadingSign::tr("Opening the model %1…").arg(model);
}

QString ModelReadingSign::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace arcwright::ui
