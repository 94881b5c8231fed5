// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/set_menu.h"

#include <utility>

#include <QInputDialog>
#include <QMenu>

namespace arcwright::ui {

SetMenu::SetMenu(Workspace& workspace, QWidget* parent) : QToolButton(parent), m_workspace(workspace)
{
    setText(tr("Sets"));
    setToolTip(tr("Sets of words that have names"));
    setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(*menu); });
    setMenu(menu);
    connect(&workspace, &Workspace::treebankReplaced, this, &SetMenu::read);
}

/// The file beside which they are kept; empty if there is none.
std::string SetMenu::path() const
{
    const auto& documents = m_workspace.treebank().documents();
    return documents.empty() ? std::string() : documents.front()->path();
}

void SetMenu::read()
{
    m_worker.abandon();
    m_sets.clear();
    if (path().empty())
        return;
    m_worker.start([this, path = path()](const std::stop_token&, const Worker::Post& post) {
        auto sets = readNamedSets(path);
        post([this, sets = std::move(sets)] {
            if (sets)
                m_sets = *sets;
            else
                Q_EMIT failed(sets.error());
        });
    });
}

void SetMenu::write(const QString& message)
{
    if (path().empty())
        return;
    m_worker.abandon();
    m_worker.start([this, path = path(), sets = m_sets, message](const std::stop_token&, const Worker::Post& post) {
        const auto written = writeNamedSets(path, sets);
        post([this, written, message] {
            if (written)
                Q_EMIT done(message);
            else
                Q_EMIT failed(written.error());
        });
    });
}

void SetMenu::name(const QString& name)
{
    std::erase_if(m_sets, [&](const NamedSet& set) { return set.name == name.toStdString(); });
    m_sets.push_back({name.toStdString(), m_pattern.toStdString()});
    write(tr("The set is called %1.").arg(name));
}

void SetMenu::askForName()
{
    bool isGiven = false;
    const QString given = QInputDialog::getText(this, tr("A name for what is listed"),
        tr("The words that “%1” finds are called:").arg(m_pattern), QLineEdit::Normal, {}, &isGiven);
    if (isGiven && !given.trimmed().isEmpty())
        name(given.trimmed());
}

void SetMenu::fill(QMenu& menu)
{
    menu.clear();
    QAction* naming = menu.addAction(tr("&Name what is listed…"), this, &SetMenu::askForName);
    naming->setEnabled(!m_pattern.isEmpty());
    if (m_sets.empty())
        return;
    menu.addSeparator();
    auto* comparing = new QMenu(tr("&Compare what is listed with"), &menu);
    auto* removing = new QMenu(tr("&Remove"), &menu);
    for (const NamedSet& set : m_sets) {
        const QString title = QString::fromStdString(set.name).replace(u'&', QStringLiteral("&&"));
        QAction* choosing
            = menu.addAction(title, this, [this, set] { Q_EMIT chosen(QString::fromStdString(set.pattern)); });
        choosing->setToolTip(QString::fromStdString(set.pattern));
        comparing->addAction(title, this, [this, set] {
            Q_EMIT compared({NamedSet{tr("what is listed").toStdString(), m_pattern.toStdString()}, set});
        });
        removing->addAction(title, this, [this, set] {
            std::erase(m_sets, set);
            write(tr("The set %1 is no more.").arg(QString::fromStdString(set.name)));
        });
    }
    menu.addSeparator();
    menu.addMenu(comparing)->setEnabled(!m_pattern.isEmpty());
    menu.addMenu(removing);
}

} // namespace arcwright::ui
