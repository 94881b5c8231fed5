// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QObject>

namespace arcwright::ui {

class MainWindow;
class Translations;

/// Has the window, and puts another one in its place when it is to speak another language: on the same documents, with
/// their history, their layers and models and what is being trained, at the same sentence. A text is said once, where
/// it is needed; nothing has to be said again by hand, and nothing can be left in the old language.
class WindowHost : public QObject {
    Q_OBJECT
public:
    explicit WindowHost(Translations& translations, QObject* parent = nullptr);
    ~WindowHost() override;

    MainWindow& window() const { return *m_window; }
    /// Goes over to the language of the settings, now. Where something would be lost by it, the window says what, and
    /// keeps its language until the next start; false then.
    bool takeLanguage();
    /// Takes all settings anew, in the same way.
    bool takeSettings();
    /// Puts another window in the place of this one, after `speak` has made texts those of another language.
    void renew(const std::function<void()>& speak);

Q_SIGNALS:
    /// window() is another one now.
    void replaced();

private:
    void make(const std::function<MainWindow*()>& maker);

    Translations& m_translations;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace arcwright::ui
