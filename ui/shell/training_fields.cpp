// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of trainings and parsers, of ui/shell/setting_fields.h.
#include "ui/shell/setting_fields.h"

#include <algorithm>
#include <limits>
#include <thread>

#include <QCoreApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include "core/learning/trainer.h"
#include "core/messages/decoder_sentences.h"
#include "ui/settings/parser_settings.h"
#include "ui/settings/settings.h"
#include "ui/settings/training_choices.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui {

SettingField SettingFields::ofTraining(SettingId id)
{
    const auto numberOf = [this](const Setting<int>& setting, int most, const QString& usualText) {
        return number(0, most, setting.fallback, {}, usualText, setting, [this, &setting](int value) {
            setting.set(value);
            m_training.takeSettings();
        });
    };
    constexpr int mostPatience = 50;
    switch (id) {
    case SettingId::Learner:
        return learner();
    case SettingId::Patience:
        return numberOf(TrainingChoices::patience, mostPatience, tr("Never"));
    case SettingId::Folds:
        return switchFor(
            TrainingChoices::foldsPredict,
            [this](bool folds) {
                TrainingChoices::foldsPredict.set(folds);
                m_training.takeSettings();
            },
            true);
    case SettingId::Threads:
        return numberOf(TrainingChoices::threads, static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)),
            tr("What suits the machine"));
    case SettingId::Seed:
        return numberOf(TrainingChoices::seed, std::numeric_limits<int>::max(), {});
    case SettingId::ModelAtStart:
        return modelAtStart();
    case SettingId::Analyser:
        return line(ParserSettings::analyser, tr("None; such as jumanpp or mecab"));
    default:
        return modelDecoders();
    }
}

/// A text that is empty by default.
SettingField SettingFields::line(const Setting<QString>& setting, const QString& usualText)
{
    auto* field = new QLineEdit(setting());
    field->setPlaceholderText(usualText);
    connect(field, &QLineEdit::textChanged, this, [this, &setting](const QString& text) {
        setting.set(text.trimmed());
        Q_EMIT changed();
    });
    return {field, [field] { return field->text().trimmed().isEmpty(); }, [field] { field->clear(); }};
}

SettingField SettingFields::modelAtStart()
{
    const SettingField path = line(ParserSettings::modelAtStart, tr("None"));
    auto* field = static_cast<QLineEdit*>(path.widget);
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    field->setAccessibleName(tr("File of the model"));
    connect(choose, &QPushButton::clicked, field, [field] {
        const QString file = QFileDialog::getOpenFileName(
            field->window(), tr("Model at start"), Settings::folder(), tr("Models (*.arcmodel);;All files (*)"));
        if (!file.isEmpty())
            field->setText(file);
    });
    auto* both = new QWidget;
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins({});
    layout->addWidget(field, 1);
    layout->addWidget(choose);
    both->setFocusProxy(field);
    return {both, path.isDefault, path.reset};
}

SettingField SettingFields::decoder()
{
    Choices choices{{tr("What suits the treebank"), -1}};
    for (const auto decoder : allDecoders())
        choices.push_back({TrainingPanel::titleOf(decoder), static_cast<int>(decoder)});
    const auto get = [] {
        const auto decoder = Settings::decoder();
        return decoder ? static_cast<int>(*decoder) : -1;
    };
    return chooser(choices, get, [this](const QVariant& chosen) {
        using Kind = arcwright::Decoder;
        const int value = chosen.toInt();
        Settings::setDecoder(value < 0 ? std::nullopt : std::optional(static_cast<Kind>(value)));
        m_training.takeSettings();
    });
}

SettingField SettingFields::epochs()
{
    constexpr int most = 100;
    return number(
        0, most, 0, {}, tr("What suits the treebank"), [] { return Settings::epochs().value_or(0); },
        [this](int epochs) {
            Settings::setEpochs(epochs > 0 ? std::optional(epochs) : std::nullopt);
            m_training.takeSettings();
        });
}

SettingField SettingFields::learner()
{
    Choices choices;
    for (const LearnerRow& row : learnerTable) {
        const bool isUsual = row.learner == TrainerSettings().learner;
        const QString name = QString::fromUtf8(nameOf(row.learner).data(), qsizetype(nameOf(row.learner).size()));
        choices.insert(isUsual ? 0 : choices.size(),
            {QCoreApplication::translate("Decoder", sentenceOf(row.learner).title), name});
    }
    return chooser(
        choices, [] { return TrainingChoices::learner(); },
        [this](const QVariant& name) {
            TrainingChoices::learner.set(name.toString());
            m_training.takeSettings();
        });
}

/// They are chosen in the menu of parsers, each while its model is in use; here all of them can be seen and given up.
SettingField SettingFields::modelDecoders()
{
    const QString group = QStringLiteral("parser/with");
    QSettings settings;
    settings.beginGroup(group);
    QStringList chosen;
    for (const QString& model : settings.allKeys()) {
        if (const auto decoder = Settings::decoderFor(model))
            chosen << tr("%1: %2", "a model: its decoder").arg(model, TrainingPanel::titleOf(*decoder));
    }
    auto* field = new QLineEdit(chosen.join(QStringLiteral("; ")));
    field->setReadOnly(true);
    field->setPlaceholderText(tr("What each was trained with"));
    return {field, [field] { return field->text().isEmpty(); },
        [this, field, group] {
            QSettings().remove(group);
            field->clear();
            Q_EMIT changed();
        }};
}

} // namespace arcwright::ui
