// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/interface_size.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include <QAction>
#include <QGuiApplication>
#include <QInputDialog>
#include <QScreen>
#include <QWidget>

#include "ui/look/interface_scale.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

constexpr const char* scaleVariable = "QT_SCALE_FACTOR";
constexpr const char* scaleProperty = "interfaceScale"; ///< of the application: by how much all is larger because of us

constexpr double offeredScales[] = {1, 1.25, 1.5, 1.75, 2, 2.5, 3};

ScreenMeasures measuresOf(const QScreen& screen, double ours)
{
    const double scale = screen.devicePixelRatio();
    return {screen.size() * scale, screen.physicalDotsPerInch() * scale, scale / ours};
}

/// Whether applications that begin from now on draw otherwise than without a scale.
bool take(double scale)
{
    if (scale > 1)
        qputenv(scaleVariable, QByteArray::number(scale));
    return scale > 1;
}

} // namespace

bool leavesScaleToScreen(int argc, char** argv)
{
    for (const char* variable :
        {scaleVariable, "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_ENABLE_HIGHDPI_SCALING"}) {
        if (qEnvironmentVariableIsSet(variable))
            return false;
    }
    const auto isPicture = [](std::string_view argument) {
        return argument.starts_with("--screenshot") || argument.starts_with("--export");
    };
    if (std::any_of(argv, argv + argc, isPicture))
        return false;
    const auto chosen = Settings::interfaceScale();
    if (chosen)
        take(*chosen);
    return !chosen;
}

bool needsScaleForScreen()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen != nullptr && take(suitableScale(measuresOf(*screen, 1)));
}

void settleInterfaceScale()
{
    const double scale = qEnvironmentVariable(scaleVariable).toDouble();
    qApp->setProperty(scaleProperty, scale > 0 ? scale : 1.0);
    qunsetenv(scaleVariable);
}

InterfaceSize::InterfaceSize(const Actions& actions, QWidget* window) : QObject(window), m_window(window)
{
    connect(actions[ActionId::InterfaceSize], &QAction::triggered, this, &InterfaceSize::ask);
}

QStringList InterfaceSize::titles(double suitable)
{
    const auto percent = [](double scale) { return tr("%1%", "size").arg(qRound(scale * 100)); };
    QStringList titles{tr("As suits the screen (%1)").arg(percent(suitable))};
    for (const double scale : offeredScales)
        titles << percent(scale);
    return titles;
}

QStringList InterfaceSize::titles(const QWidget& window)
{
    const double ours = std::max(1.0, qApp->property(scaleProperty).toDouble());
    return titles(suitableScale(measuresOf(*window.screen(), ours)));
}

int InterfaceSize::chosen()
{
    const auto scale = Settings::interfaceScale();
    if (!scale)
        return 0;
    const auto* nearest = std::ranges::lower_bound(offeredScales, *scale);
    return 1 + static_cast<int>(std::min(nearest, std::end(offeredScales) - 1) - std::begin(offeredScales));
}

void InterfaceSize::choose(int row)
{
    Settings::setInterfaceScale(row <= 0 ? std::nullopt : std::optional(offeredScales[row - 1]));
}

void InterfaceSize::ask()
{
    const QStringList offered = titles(*m_window);
    bool accepted = false;
    const QString taken = QInputDialog::getItem(m_window, tr("Size of the interface"),
        tr("How large everything is drawn, from the next start on"), offered, chosen(), false, &accepted);
    if (accepted)
        choose(static_cast<int>(offered.indexOf(taken)));
}

} // namespace arcwright::ui
