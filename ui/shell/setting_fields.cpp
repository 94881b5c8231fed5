// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/setting_fields.h"

#include <algorithm>
#include <tuple>

#include <QAction>
#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "core/learning/annotation_order.h"
#include "core/messages/order_sentences.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/contrast.h"
#include "ui/canvas/quick_letters.h"
#include "ui/documents/user_name.h"
#include "ui/settings/motion_setting.h"
#include "ui/settings/settings.h"
#include "ui/settings/translations.h"
#include "ui/shell/interface_size.h"

namespace arcwright::ui {

namespace {

constexpr int mostFamilyLetters = 22; ///< shown of a font's name before it is opened
constexpr int leastPoints = 6;
constexpr int mostPoints = 48;
constexpr int leastEnlarged = -4; ///< points, of the handbook
constexpr int mostEnlarged = 20;
constexpr int mostBudget = 480; ///< minutes

QStringList familiesOf(std::optional<Script> script)
{
    if (script == Script::EastAsian) {
        QStringList families = QFontDatabase::families(QFontDatabase::Japanese)
            + QFontDatabase::families(QFontDatabase::SimplifiedChinese)
            + QFontDatabase::families(QFontDatabase::Korean);
        families.removeDuplicates();
        return families;
    }
    if (script == Script::RightToLeft)
        return QFontDatabase::families(QFontDatabase::Arabic);
    return QFontDatabase::families();
}

QIcon swatch(const QColor& color)
{
    QPixmap picture(48, 16);
    picture.fill(color);
    return picture;
}

} // namespace

SettingFields::SettingFields(Actions& actions, SentenceView& view, TrainingPanel& training, QObject* parent)
    : QObject(parent), m_actions(actions), m_view(view), m_training(training)
{
}

SettingField SettingFields::make(SettingId id)
{
    using enum SettingId;
    switch (id) {
    case Language:
        return language();
    case Annotator:
        return annotator();
    case ResumeLast:
        return switchFor(ActionId::ResumeLast, true);
    case Theme:
        return theme();
    case WindowFont:
        return font(std::nullopt);
    case WordsLatin:
        return font(Script::Latin);
    case WordsEastAsian:
        return font(Script::EastAsian);
    case WordsRightToLeft:
        return font(Script::RightToLeft);
    case ArcNeutral:
        return arcColor(ArcStatus::Neutral);
    case ArcCorrect:
        return arcColor(ArcStatus::Correct);
    case ArcWrongHead:
        return arcColor(ArcStatus::WrongHead);
    case ArcWrongRelation:
        return arcColor(ArcStatus::WrongLabel);
    case ArcMissed:
        return arcColor(ArcStatus::Missed);
    case ArcExtra:
        return arcColor(ArcStatus::Extra);
    case DragDirection:
        return dragDirection();
    case ClickAndClick:
        return clickAndClick();
    case RelationFollowsHead:
        return switchFor(ActionId::RelationFollowsHead, true);
    case TextPause:
        return number(0, 1000, kTextPause, tr(" ms"), {}, Settings::textPause, [this](int milliseconds) {
            Settings::textPause.set(milliseconds);
            m_view.canvas()->setTextPause(milliseconds);
        });
    case Keys:
        return keys();
    case Chords:
        return chords();
    case LearnLive:
        return switchFor(ActionId::LearnLive, true);
    case Decoder:
        return decoder();
    case Epochs:
        return epochs();
    case InterfaceSize:
        return interfaceSize();
    case Motion:
        return motion();
    case HandbookSize:
        return number(
            leastEnlarged, mostEnlarged, 0, tr(" pt", "size of a font"), {}, Settings::helpSize, [this](int points) {
                Settings::helpSize.set(points);
                Q_EMIT handbookSizeChosen();
            });
    case Order:
        return order();
    case Budget:
        return number(1, mostBudget, Settings::budgetMinutes.fallback, tr(" min", "minutes"), {},
            Settings::budgetMinutes, [](int minutes) { Settings::budgetMinutes.set(minutes); });
    case LanguageData:
        return languageData();
    case LanguageOfTreebanks:
        return languageOfTreebanks();
    case Learner:
    case Patience:
    case Folds:
    case Threads:
    case Seed:
    case ModelDecoders:
    case ModelAtStart:
    case Analyser:
        return ofTraining(id);
    default:
        return ofDiagram(id);
    }
}

SettingField SettingFields::interfaceSize()
{
    Choices choices;
    const QStringList titles = InterfaceSize::titles(*m_view.window());
    for (int row = 0; row < titles.size(); ++row)
        choices.push_back({titles[row], row});
    SettingField field = chooser(
        choices, [] { return InterfaceSize::chosen(); },
        [](const QVariant& row) { InterfaceSize::choose(row.toInt()); });
    field.widget->setToolTip(tr("From the next start on"));
    return field;
}

SettingField SettingFields::motion()
{
    const Choices choices{
        {tr("As the system"), QString()}, {tr("Yes"), QStringLiteral("reduced")}, {tr("No"), QStringLiteral("usual")}};
    return chooser(
        choices, [] { return motionSetting(); },
        [this](const QVariant& name) {
            motionSetting.set(name.toString());
            Q_EMIT lookChosen();
        });
}

/// Of those that need nothing but the treebank and a model.
SettingField SettingFields::order()
{
    Choices choices;
    for (const OrderSentence& each : orderSentences) {
        const bool isUsual = each.kind == AnnotationOrder::Sequence;
        const QString name = QString::fromUtf8(nameOf(each.kind).data(), qsizetype(nameOf(each.kind).size()));
        choices.insert(isUsual ? 0 : choices.size(), {QCoreApplication::translate("Order", each.title), name});
    }
    return chooser(
        choices, [] { return Settings::annotationOrder(); },
        [this](const QVariant& name) {
            Settings::annotationOrder.set(name.toString());
            Q_EMIT orderChosen();
        });
}

SettingField SettingFields::ofDiagram(SettingId id)
{
    using enum SettingId;
    switch (id) {
    case GoldBelow:
        return switchFor(ActionId::GoldBelow, false);
    case TreeView:
        return switchFor(ActionId::TreeView, false);
    case WrapRows:
        return switchFor(ActionId::WrapRows, true);
    case ShowTags:
        return switchFor(ActionId::ShowTags, true);
    case ShowLemmas:
        return switchFor(ActionId::ShowLemmas, false);
    case ShowReadings:
        return switchFor(ActionId::ShowReadings, false);
    default:
        return switchFor(ActionId::OneDiagram, false);
    }
}

/// The first of the choices is the default.
SettingField SettingFields::chooser(
    const Choices& choices, const std::function<QVariant()>& get, std::function<void(QVariant)> set)
{
    auto* box = new QComboBox;
    for (const auto& [text, value] : choices)
        box->addItem(text, value);
    box->setCurrentIndex(std::max(box->findData(get()), 0));
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, set = std::move(set)] {
        set(box->currentData());
        Q_EMIT changed();
    });
    return {box, [box] { return box->currentIndex() == 0; }, [box] { box->setCurrentIndex(0); }};
}

SettingField SettingFields::switchFor(
    const std::function<bool()>& get, std::function<void(bool)> set, bool isOnByDefault)
{
    auto* box = new QCheckBox;
    box->setChecked(get());
    connect(box, &QCheckBox::toggled, this, [this, set = std::move(set)](bool on) {
        set(on);
        Q_EMIT changed();
    });
    return {box, [box, isOnByDefault] { return box->isChecked() == isOnByDefault; },
        [box, isOnByDefault] { box->setChecked(isOnByDefault); }};
}

/// A setting that a menu switches, too: the two follow each other.
SettingField SettingFields::switchFor(ActionId id, bool isOnByDefault)
{
    QAction* action = m_actions[id];
    SettingField field = switchFor(
        [action] { return action->isChecked(); }, [action](bool on) { action->setChecked(on); }, isOnByDefault);
    connect(action, &QAction::toggled, field.widget,
        [box = static_cast<QCheckBox*>(field.widget)](bool on) { box->setChecked(on); });
    return field;
}

SettingField SettingFields::number(int least, int most, int usual, const QString& suffix, const QString& usualText,
    const std::function<int()>& get, std::function<void(int)> set)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSuffix(suffix);
    box->setSpecialValueText(usualText);
    box->setValue(get());
    connect(box, &QSpinBox::valueChanged, this, [this, set = std::move(set)](int value) {
        set(value);
        Q_EMIT changed();
    });
    return {box, [box, usual] { return box->value() == usual; }, [box, usual] { box->setValue(usual); }};
}

SettingField SettingFields::language()
{
    Choices choices{{tr("As the system: %1").arg(Translations::nameOf(Translations::systemLanguage())), QString()}};
    for (const QString& code : Translations::languages())
        choices.push_back({Translations::nameOf(code), code});
    return chooser(
        choices, [] { return Settings::language(); },
        [this](const QVariant& code) {
            Settings::language.set(code.toString());
            Q_EMIT languageChosen();
        });
}

SettingField SettingFields::annotator()
{
    auto* field = new QLineEdit(Settings::annotator());
    field->setPlaceholderText(QString::fromStdString(systemUserName()));
    connect(field, &QLineEdit::textChanged, this, [this](const QString& name) {
        Settings::annotator.set(name.trimmed());
        Q_EMIT changed();
    });
    return {field, [field] { return field->text().trimmed().isEmpty(); }, [field] { field->clear(); }};
}

SettingField SettingFields::theme()
{
    const int system = -1;
    const Choices choices{{tr("Light"), static_cast<int>(ThemeKind::Light)},
        {tr("Dark"), static_cast<int>(ThemeKind::Dark)},
        {tr("High contrast"), static_cast<int>(ThemeKind::HighContrast)}, {tr("As the system"), system}};
    const auto get = [] { return Settings::themeFollowsSystem() ? system : static_cast<int>(Settings::theme()); };
    SettingField field = chooser(choices, get, [this](const QVariant& kind) {
        if (kind.toInt() == system)
            Settings::followSystemTheme();
        else
            Settings::setTheme(static_cast<ThemeKind>(kind.toInt()));
        Q_EMIT lookChosen();
    });
    connect(m_actions[ActionId::DarkTheme], &QAction::toggled, field.widget,
        [get, box = static_cast<QComboBox*>(field.widget)] {
            const QSignalBlocker blocker(box); // which would choose what is chosen already
            box->setCurrentIndex(box->findData(get()));
        });
    return field;
}

SettingField SettingFields::font(std::optional<Script> script)
{
    const auto get = [script] {
        const LookChoice look = Settings::look(Settings::theme());
        return script ? look.scripts[static_cast<std::size_t>(*script)] : ScriptFont{look.family, look.points};
    };
    auto* families = new QComboBox;
    families->addItem(tr("As usual"), QString());
    for (const QString& family : familiesOf(script))
        families->addItem(family, family);
    families->setCurrentIndex(std::max(families->findData(get().family), 0));
    families->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    families->setMinimumContentsLength(mostFamilyLetters);
    auto* points = new QSpinBox;
    points->setRange(leastPoints - 1, mostPoints); // the least is for none chosen
    points->setSpecialValueText(tr("As usual"));
    points->setSuffix(tr(" pt", "size of a font"));
    points->setValue(get().points);
    families->setAccessibleName(tr("Font"));
    points->setAccessibleName(tr("Size of the font"));
    const auto take = [this, script, families, points] {
        const ScriptFont font{families->currentData().toString(), points->value() < leastPoints ? 0 : points->value()};
        const ThemeKind kind = Settings::theme();
        LookChoice look = Settings::look(kind);
        if (script)
            look.scripts[static_cast<std::size_t>(*script)] = font;
        else
            std::tie(look.family, look.points) = std::tie(font.family, font.points);
        Settings::setLook(kind, look);
        Q_EMIT lookChosen();
        Q_EMIT changed();
    };
    connect(families, &QComboBox::currentIndexChanged, this, take);
    connect(points, &QSpinBox::valueChanged, this, take);
    auto* both = new QWidget;
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins({});
    layout->addWidget(families, 1);
    layout->addWidget(points);
    both->setFocusProxy(families);
    return {both, [get] { return get() == ScriptFont(); },
        [families, points] {
            families->setCurrentIndex(0);
            points->setValue(points->minimum());
        }};
}

SettingField SettingFields::arcColor(ArcStatus status)
{
    const auto place = static_cast<std::size_t>(status);
    auto* button = new QPushButton;
    button->setAutoDefault(false);
    const auto show = [button, place] {
        const Theme theme = makeTheme(Settings::theme(), Settings::look(Settings::theme()));
        const QColor color = theme.diagram.looks[place].color;
        constexpr double enough = 3; // of lines, WCAG 2.1
        const double contrast = contrastOf(color, theme.diagram.background);
        button->setIcon(swatch(color));
        button->setText(contrast < enough ? tr("%1, hard to see").arg(color.name()) : color.name());
        button->setToolTip(tr("Contrast to the background: %1").arg(QLocale().toString(contrast, 'f', 1)));
    };
    const auto set = [this, place](const QColor& color) {
        const ThemeKind kind = Settings::theme();
        LookChoice look = Settings::look(kind);
        look.arcs[place] = color;
        Settings::setLook(kind, look);
        Q_EMIT lookChosen();
        Q_EMIT changed();
    };
    show();
    connect(this, &SettingFields::changed, button, show); // another theme has another colour
    connect(button, &QPushButton::clicked, this, [button, set, status] {
        const Theme theme = makeTheme(Settings::theme(), Settings::look(Settings::theme()));
        const QColor color
            = QColorDialog::getColor(theme.diagram.look(status).color, button->window(), button->accessibleName());
        if (color.isValid())
            set(color);
    });
    return {
        button, [place] { return !Settings::look(Settings::theme()).arcs[place].isValid(); }, [set] { set(QColor()); }};
}

SettingField SettingFields::dragDirection()
{
    QAction* action = m_actions[ActionId::HeadFirst];
    const Choices choices{{tr("from the dependent to its head"), false}, {tr("from the head to the dependent"), true}};
    SettingField field = chooser(
        choices, [action] { return action->isChecked(); },
        [action](const QVariant& headFirst) { action->setChecked(headFirst.toBool()); });
    connect(action, &QAction::toggled, field.widget,
        [box = static_cast<QComboBox*>(field.widget)](bool headFirst) { box->setCurrentIndex(headFirst ? 1 : 0); });
    return field;
}

SettingField SettingFields::clickAndClick()
{
    return switchFor(
        Settings::clicksAttach,
        [this](bool attach) {
            Settings::clicksAttach.set(attach);
            m_view.canvas()->setClicksAttach(attach);
        },
        true);
}

SettingField SettingFields::buttonFor(
    ActionId id, const QString& text, std::function<bool()> isDefault, std::function<void()> reset)
{
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, m_actions[id], &QAction::trigger);
    return {button, std::move(isDefault), [this, reset = std::move(reset)] {
                reset();
                Q_EMIT changed();
            }};
}

SettingField SettingFields::keys()
{
    const auto isDefault = [this] {
        for (std::size_t at = 0; at < actionCount; ++at) {
            const auto id = static_cast<ActionId>(at);
            if (m_actions[id]->shortcuts() != defaultShortcuts(id))
                return false;
        }
        return true;
    };
    return buttonFor(ActionId::Shortcuts, tr("Change keys…"), isDefault, [this] {
        for (std::size_t at = 0; at < actionCount; ++at)
            m_actions.resetShortcuts(static_cast<ActionId>(at));
    });
}

SettingField SettingFields::chords()
{
    return buttonFor(
        ActionId::EditChords, tr("Change chords…"), [] { return Settings::chords().empty(); },
        [this] {
            Settings::setChords({});
            m_view.arcEditing()->setChords({});
        });
}

} // namespace arcwright::ui
