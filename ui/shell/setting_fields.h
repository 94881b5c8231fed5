// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include <QObject>
#include <QVariant>

#include "ui/canvas/diagram.h"
#include "ui/look/script_fonts.h"
#include "ui/settings/actions.h"
#include "ui/settings/setting.h"
#include "ui/settings/setting_specs.h"

class QSpinBox;

namespace arcwright::ui {

class SentenceView;
class TrainingPanel;

/// A setting in the dialog: what it is changed by, and the way back to what it comes with.
struct SettingField {
    QWidget* widget = nullptr;
    std::function<bool()> isDefault;
    std::function<void()> reset; ///< the widget shows it, too
};

/// Makes the fields of settings. What is changed in one is remembered and takes effect at once.
class SettingFields : public QObject {
    Q_OBJECT
public:
    SettingFields(Actions& actions, SentenceView& view, TrainingPanel& training, QObject* parent);

    SettingField make(SettingId id);

Q_SIGNALS:
    /// Some setting is another one.
    void changed();
    void lookChosen();
    void languageChosen();
    void orderChosen();
    void handbookSizeChosen();
    void validationChosen();

private:
    using Choices = QList<std::pair<QString, QVariant>>;
    SettingField chooser(
        const Choices& choices, const std::function<QVariant()>& get, std::function<void(QVariant)> set);
    SettingField switchFor(const std::function<bool()>& get, std::function<void(bool)> set, bool isOnByDefault);
    SettingField switchFor(ActionId id, bool isOnByDefault);
    SettingField number(int least, int most, int usual, const QString& suffix, const QString& usualText,
        const std::function<int()>& get, std::function<void(int)> set);
    SettingField font(std::optional<Script> script);
    SettingField arcColor(ArcStatus status);
    SettingField buttonFor(
        ActionId id, const QString& text, std::function<bool()> isDefault, std::function<void()> reset);
    SettingField language();
    SettingField annotator();
    SettingField theme();
    SettingField dragDirection();
    SettingField clickAndClick();
    SettingField keys();
    SettingField chords();
    SettingField decoder();
    SettingField epochs();
    SettingField interfaceSize();
    SettingField motion();
    SettingField order();
    SettingField learner();
    SettingField modelDecoders();
    SettingField modelAtStart();
    SettingField languageData();
    SettingField languageOfTreebanks();
    SettingField lineOfValidation(const Setting<QString>& setting, const QString& usualText);
    SettingField line(const Setting<QString>& setting, const QString& usualText);
    SettingField ofTraining(SettingId id);
    SettingField ofDiagram(SettingId id);

    Actions& m_actions;
    SentenceView& m_view;
    TrainingPanel& m_training;
};

} // namespace arcwright::ui
