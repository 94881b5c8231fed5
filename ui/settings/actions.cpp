// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/actions.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QCoreApplication>

#include "ui/look/plain_tool_tip.h"
#include "ui/look/without_mnemonic.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

void tellKey(QAction& action)
{
    QString name = withoutMnemonic(action.text());
    if (name.endsWith(u'…'))
        name.chop(1);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(plainToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key)));
}

} // namespace

Actions::Actions(QObject* parent) : QObject(parent)
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        const ActionSpec& spec = specOf(static_cast<ActionId>(i));
        auto* action = new QAction(QCoreApplication::translate("Actions", spec.text), this);
        action->setShortcutContext(
            spec.scope == ShortcutScope::Window ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
        action->setCheckable(spec.checkable);
        connect(action, &QAction::changed, action, [action] { tellKey(*action); });
        tellKey(*action);
        connect(action, &QAction::triggered, this, [this, id = spec.id] { // before all else
            m_latest = id;
            ++m_carriedOut;
        });
        m_actions[i] = action;
    }
    readShortcuts();
}

/// A key that somebody has chosen stays theirs: another action that comes with it, one that a later version has brought
/// perhaps, does without.
void Actions::readShortcuts()
{
    const QHash<QString, QStringList> chosen = Settings::chosenShortcuts();
    std::vector<std::pair<ActionId, QList<QKeySequence>>> untouched;
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        const auto found = chosen.constFind(QLatin1String(specOf(id).key));
        if (found != chosen.cend())
            m_actions[i]->setShortcuts(shortcutsOf(*found));
        else
            untouched.push_back({id, defaultShortcuts(id)});
    }
    for (auto& [id, keys] : untouched) // while those that were chosen are the only ones
        keys.removeIf([&, own = id](const QKeySequence& key) { return actionWith(key, own).has_value(); });
    for (const auto& [id, keys] : untouched)
        (*this)[id]->setShortcuts(keys);
}

QString Actions::name(ActionId id)
{
    return withoutMnemonic(QCoreApplication::translate("Actions", specOf(id).text));
}

ActionGroup Actions::group(ActionId id)
{
    return specOf(id).group;
}

QString Actions::groupName(ActionGroup group)
{
    using enum ActionGroup;
    switch (group) {
    case File:
        return tr("File");
    case Edit:
        return tr("Edit");
    case Correct:
        return tr("Correct");
    case Words:
        return tr("Words");
    case Go:
        return tr("Go");
    case Parser:
        return tr("Parser");
    case Suspicions:
        return tr("Suspicious annotations");
    case Player:
        return tr("Player");
    case View:
        return tr("View");
    case Help:
        return tr("Help");
    }
    return {};
}

bool Actions::isOfDiagram(ActionId id)
{
    return specOf(id).scope == ShortcutScope::Diagram;
}

bool Actions::isOfPlayer(ActionId id)
{
    return specOf(id).scope == ShortcutScope::Player;
}

bool Actions::isOfQueue(ActionId id)
{
    return specOf(id).scope == ShortcutScope::Queue;
}

KeyRow Actions::row(ActionId id) const
{
    return {QKeySequence::listToString((*this)[id]->shortcuts(), QKeySequence::NativeText), name(id)};
}

void Actions::setShortcuts(ActionId id, const QList<QKeySequence>& shortcuts)
{
    for (const QKeySequence& shortcut : shortcuts) {
        const auto other = actionWith(shortcut, id);
        if (!other)
            continue;
        QList<QKeySequence> left = (*this)[*other]->shortcuts();
        left.removeAll(shortcut);
        putShortcuts(*other, left);
    }
    putShortcuts(id, shortcuts);
}

void Actions::resetShortcuts(ActionId id)
{
    setShortcuts(id, defaultShortcuts(id));
}

void Actions::putShortcuts(ActionId id, const QList<QKeySequence>& shortcuts)
{
    (*this)[id]->setShortcuts(shortcuts);
    std::optional<QStringList> remembered;
    if (shortcuts != defaultShortcuts(id)) {
        remembered.emplace();
        for (const QKeySequence& shortcut : shortcuts)
            *remembered << shortcut.toString(QKeySequence::PortableText);
    }
    Settings::setShortcuts(QLatin1String(specOf(id).key), remembered);
}

std::optional<ActionId> Actions::actionWith(const QKeySequence& shortcut, ActionId id) const
{
    const ShortcutScope own = specOf(id).scope;
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto other = static_cast<ActionId>(i);
        const ShortcutScope scope = specOf(other).scope;
        const bool meet = scope == own || scope == ShortcutScope::Window || own == ShortcutScope::Window;
        if (other != id && meet && m_actions[i]->shortcuts().contains(shortcut))
            return other;
    }
    return std::nullopt;
}

} // namespace arcwright::ui
