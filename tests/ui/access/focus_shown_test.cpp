// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QScrollArea>

#include "tests/core/support/sanitized.h"
#include "tests/ui/support/every_place.h"
#include "ui/canvas/contrast.h"

namespace arcwright::ui::testing {

namespace {

/// What the keyboard changes of a picture: pixels that are clearly another colour then (WCAG 2.2, 2.4.13).
int clearlyChanged(const QImage& without, const QImage& with)
{
    int changed = 0;
    std::map<std::pair<QRgb, QRgb>, bool> known;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            const QRgb one = without.pixel(x, y);
            const QRgb other = with.pixel(x, y);
            if (one == other)
                continue;
            const auto [entry, isNew] = known.try_emplace({one, other}, false);
            if (isNew)
                entry->second = contrastOf(QColor::fromRgb(one), QColor::fromRgb(other)) >= contrastOfLines;
            changed += entry->second ? 1 : 0;
        }
    }
    return changed;
}

QString nameOf(const QWidget& widget)
{
    return QStringLiteral("%1 “%2” %3 %4x%5")
        .arg(QLatin1String(widget.metaObject()->className()), widget.accessibleName(),
            widget.property("text").toString().left(30))
        .arg(widget.width())
        .arg(widget.height());
}

void bringIntoView(QWidget& control)
{
    for (QWidget* outer = control.parentWidget(); outer != nullptr; outer = outer->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(outer))
            area->ensureWidgetVisible(&control);
    }
}

/// Texts that are selected with the mouse alone have the keyboard for copying, and nothing to be done with it.
bool isOnlySelected(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label != nullptr
        && !(label->textInteractionFlags() & (Qt::TextSelectableByKeyboard | Qt::LinksAccessibleByKeyboard));
}

/// Those that can have the keyboard here, inner parts of others left out.
std::vector<QWidget*> controlsIn(QWidget& shown)
{
    std::vector<QWidget*> controls;
    for (QWidget* widget : shown.findChildren<QWidget*>()) {
        if (widget->focusPolicy() != Qt::NoFocus && widget->focusProxy() == nullptr && widget->isVisible()
            && widget->isEnabled() && !isOnlySelected(*widget) && widget->window() == shown.window())
            controls.push_back(widget);
    }
    return controls;
}

class FocusIsShown : public WindowTest, public ::testing::WithParamInterface<ThemeKind> {
protected:
    FocusIsShown() : m_usualFlash(QApplication::cursorFlashTime())
    {
        QApplication::setCursorFlashTime(0); // or a picture differs by when it was taken
    }
    ~FocusIsShown() override { QApplication::setCursorFlashTime(m_usualFlash); }

    /// Looks at each control of what is shown, with and without the keyboard.
    void lookAtControls(QWidget& shown, const QString& place)
    {
        QWidget& top = *shown.window();
        top.activateWindow();
        const auto isActive = [&top] { return QApplication::activeWindow() == &top; };
        ASSERT_TRUE(top.windowType() == Qt::Popup || waitFor(isActive)) << qPrintable(place);
        top.setAttribute(Qt::WA_KeyboardFocusChange); // as Tab does
        for (QWidget* control : controlsIn(shown)) {
            bringIntoView(*control);
            constexpr int margin = 4;
            const QRect around = QRect(control->mapTo(&top, QPoint()), control->size())
                                     .adjusted(-margin, -margin, margin, margin)
                                     .intersected(top.rect());
            if (control->visibleRegion().isEmpty())
                continue;
            if (QWidget* other = QApplication::focusWidget())
                other->clearFocus();
            if (!control->isVisible())
                continue; // it goes with the keyboard, and so always has it
            const QImage without = top.grab(around).toImage();
            control->setFocus(Qt::TabFocusReason);
            if (!control->hasFocus() && control->isAncestorOf(QApplication::focusWidget()))
                continue; // pages and tabs hand it on, to what is looked at itself
            if (!control->hasFocus()) {
                ADD_FAILURE() << qPrintable(place) << ": does not keep the keyboard: " << qPrintable(nameOf(*control));
                continue;
            }
            ++m_seen;
            constexpr int least = 24; // pixels
            const int changed = clearlyChanged(without, top.grab(around).toImage());
            EXPECT_GE(changed, least) << qPrintable(place) << ": the keyboard is not seen at "
                                      << qPrintable(nameOf(*control));
        }
    }

    int m_usualFlash;
    int m_seen = 0;
};

} // namespace

TEST_P(FocusIsShown, AtEveryControl)
{
    Settings::setTheme(GetParam());
    window.resize(1280, 800);
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.theme = GetParam();
    start(options);
    EveryPlace places(window);
    places.fill();
    const auto look = [&](QWidget& shown, const QString& place) { lookAtControls(shown, place); };
    places.workplaces(look);
    places.panels(look);
    places.dialogs(look);
    places.others(look, folder);
    EXPECT_GT(m_seen, 200);
}

INSTANTIATE_TEST_SUITE_P(Themes, FocusIsShown,
    ::testing::ValuesIn(std::vector{ThemeKind::HighContrast, ThemeKind::Dark, ThemeKind::Light}),
    [](const auto& theme) { return std::to_string(static_cast<int>(theme.param)); });

} // namespace arcwright::ui::testing
