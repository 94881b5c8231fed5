// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_host.h"

#include <QApplication>
#include <QLocale>

#include "ui/look/theme.h"
#include "ui/settings/settings.h"
#include "ui/settings/translations.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"

namespace arcwright::ui {

WindowHost::WindowHost(Translations& translations, QObject* parent) : QObject(parent), m_translations(translations)
{
    make([] { return new MainWindow; });
}

WindowHost::~WindowHost() = default;

void WindowHost::make(const std::function<MainWindow*()>& maker)
{
    const ThemeKind theme = Settings::theme();
    applyTheme(*qApp, theme, Settings::look(theme)); // widths are measured in letters while the parts are made
    m_window.reset(maker());
    // Queued: whoever asks for it is a part of the window that goes.
    connect(
        m_window.get(), &MainWindow::languageChosen, this, [this] { takeLanguage(); }, Qt::QueuedConnection);
    connect(
        m_window.get(), &MainWindow::settingsReplaced, this, [this] { takeSettings(); }, Qt::QueuedConnection);
}

bool WindowHost::takeLanguage()
{
    return !m_translations.wouldChange(Settings::language()) || takeSettings();
}

bool WindowHost::takeSettings()
{
    if (const QStringList lost = m_window->wouldBeLost(); !lost.isEmpty()) {
        m_window->messageBar()->show(
            tr("The window takes the new settings at the next start, since this would be lost now: %1.")
                .arg(QLocale().createSeparatedList(lost)),
            {});
        return false;
    }
    renew([this] { m_translations.use(Settings::language()); });
    return true;
}

void WindowHost::renew(const std::function<void()>& speak)
{
    const bool wasShown = m_window->isVisible();
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    const WindowPlace place = m_window->place();
    const std::shared_ptr<OpenWork> work = m_window->work();
    m_window->rememberLook();
    m_window.reset();
    speak();
    make([&work] { return new MainWindow(work); });
    if (wasShown)
        m_window->show();
    m_window->introduceWork(place);
    QApplication::setQuitOnLastWindowClosed(quits);
    Q_EMIT replaced();
}

} // namespace arcwright::ui
