// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QAccessible>
#include <QKeySequence>
#include <QRegularExpression>

#include "tests/ui/support/every_place.h"

namespace arcwright::ui::testing {

namespace {

QString spokenNameOf(QWidget& widget)
{
    QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&widget);
    return interface != nullptr ? interface->text(QAccessible::Name) : QString();
}

QString placeIn(const QWidget& widget)
{
    QStringList way;
    for (const QWidget* at = &widget; at != nullptr && way.size() < 4; at = at->parentWidget())
        way.prepend(QLatin1String(at->metaObject()->className()));
    return way.join(u'/') + QStringLiteral(" “%1” %2").arg(widget.property("text").toString(), widget.objectName());
}

/// Controls as people know them: what is pressed, typed into or chosen from.
bool isControl(const QWidget& widget)
{
    const bool isInner = widget.objectName().startsWith(QLatin1String("qt_")) || widget.focusProxy() != nullptr
        || widget.inherits("QComboBoxPrivateContainer") || widget.inherits("QComboBoxListView")
        || qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) != nullptr
        || qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr
        || widget.parentWidget()->inherits(
            "arcwright::ui::CommandPalette") // whose list follows the arrows of its field
        || widget.parentWidget()->inherits("QInputDialog") // Qt's own, which names its field by the text above it
        || qobject_cast<const QLineEdit*>(widget.parentWidget()) != nullptr; // the one that empties it: Ctrl+A, Del
    const bool isOne = widget.inherits("QAbstractButton") || widget.inherits("QAbstractSpinBox")
        || widget.inherits("QComboBox") || widget.inherits("QLineEdit") || widget.inherits("QTextEdit")
        || widget.inherits("QPlainTextEdit") || widget.inherits("QAbstractItemView")
        || widget.inherits("QAbstractSlider");
    return isOne && !isInner && !widget.inherits("QHeaderView") && !widget.inherits("QScrollBar");
}

class EveryControl : public WindowTest {
protected:
    /// What Tab comes to from one control of a window, all round.
    static std::set<const QWidget*> roundOf(QWidget& top)
    {
        std::set<const QWidget*> round;
        for (QWidget* at = top.nextInFocusChain(); at != &top; at = at->nextInFocusChain()) {
            if ((at->focusPolicy() & Qt::TabFocus) != 0 && at->isVisible() && at->isEnabled())
                round.insert(at);
        }
        return round;
    }

    /// Whether keys do without a control: an action of the window does the same, with a key or in the menus or the
    /// palette, or it is of a part whose own keys do.
    bool hasKeys(const QWidget& widget)
    {
        const QString name = spokenNameOf(const_cast<QWidget&>(widget));
        for (const QAction* action : window.actions().all()) {
            const QString title = QString(action->text()).remove(u'&').remove(u'…');
            if (!title.isEmpty() && (name == title || widget.toolTip().contains(title)))
                return true;
        }
        return !widget.actions().isEmpty()
            || widget.inherits("QSlider") // of a player, whose arrows, Home and End do so
            || tellsKey(widget.toolTip());
    }

    /// Whether a tool tip ends in a key, in brackets.
    static bool tellsKey(const QString& toolTip)
    {
        static const QRegularExpression inBrackets(QStringLiteral("\\(([^()]+)\\)"));
        for (auto each = inBrackets.globalMatch(toolTip); each.hasNext();) {
            const QKeySequence key = QKeySequence::fromString(each.next().captured(1), QKeySequence::NativeText);
            if (!key.isEmpty() && key[0].key() != Qt::Key_unknown)
                return true;
        }
        return false;
    }

    void lookAtControls(QWidget& shown, const QString& place)
    {
        QWidget& top = *shown.window();
        const std::set<const QWidget*> round = roundOf(top);
        for (QWidget* widget : shown.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != &top || !isControl(*widget))
                continue;
            ++m_seen;
            if (spokenNameOf(*widget).isEmpty())
                m_nameless.insert(place + QStringLiteral(": ") + placeIn(*widget));
            const bool isReached = round.contains(widget) || !widget->isEnabled() || hasKeys(*widget);
            if (!isReached)
                m_unreached.insert(place + QStringLiteral(": ") + placeIn(*widget));
        }
    }

    static QString lines(const std::set<QString>& found) { return QStringList(found.begin(), found.end()).join(u'\n'); }

    std::set<QString> m_nameless;
    std::set<QString> m_unreached;
    int m_seen = 0;
};

} // namespace

TEST_F(EveryControl, HasANameAndIsReachedByKeys)
{
    window.resize(1280, 800);
    startWith(smallTreebank);
    EveryPlace places(window);
    places.fill();
    const auto look = [&](QWidget& shown, const QString& place) { lookAtControls(shown, place); };
    places.workplaces(look);
    places.panels(look);
    places.dialogs(look);
    places.others(look, folder);
    EXPECT_GT(m_seen, 300);
    EXPECT_TRUE(m_nameless.empty()) << qPrintable(lines(m_nameless));
    EXPECT_TRUE(m_unreached.empty()) << qPrintable(lines(m_unreached));
}

} // namespace arcwright::ui::testing
