// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_bar.h"

#include <algorithm>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/analysis/suspicion_texts.h"
#include "ui/documents/thin_progress.h"
#include "ui/look/elided_label.h"
#include "ui/look/wrapping_row.h"
#include "ui/training/training_progress.h"

namespace arcwright::ui {

SuspicionBar::SuspicionBar(SuspicionSearch& search, QWidget* parent)
    : QWidget(parent)
    , m_search(search)
    , m_find(new QPushButton(this))
    , m_folds(new QSpinBox(this))
    , m_status(new ElidedLabel(this))
    , m_pause(new QPushButton(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_progress(newThinProgress(tr("Progress of the search for suspicious annotations"), this))
{
    placeParts();
    connect(m_find, &QPushButton::clicked, this, &SuspicionBar::find);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_search.setPaused(!m_search.isPaused()); });
    connect(m_cancel, &QPushButton::clicked, &m_search, &SuspicionSearch::cancel);
    connect(&search, &SuspicionSearch::changed, this, &SuspicionBar::showState);
    showState();
}

void SuspicionBar::placeParts()
{
    constexpr int fewest = 2;
    constexpr int most = 20;
    m_folds->setRange(fewest, most);
    m_folds->setValue(static_cast<int>(SuspicionRequest().folds));
    m_folds->setAccessibleName(tr("Parts into which the treebank is divided"));
    m_folds->setToolTip(
        tr("Parts into which the treebank is divided: the words of each are judged by parsers trained on "
           "the others. More parts: better parsers, but more of them to train"));
    auto* methods = new QToolButton(this);
    methods->setText(tr("Methods"));
    methods->setToolTip(tr("How suspicious annotations are looked for"));
    addMethods(methods);
    auto* folds = new QWidget(this);
    auto* inFolds = new QHBoxLayout(folds);
    inFolds->setContentsMargins({});
    auto* foldsLabel = new QLabel(tr("Folds"), folds);
    foldsLabel->setBuddy(m_folds);
    inFolds->addWidget(foldsLabel);
    inFolds->addWidget(m_folds);
    auto* line = new WrappingRow(this); // large letters have no line that is wide enough
    line->add(m_find);
    line->add(folds);
    line->add(methods);
    line->add(m_status, true);
    line->addSpace();
    line->add(m_pause);
    line->add(m_cancel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(line);
    column->addWidget(m_progress);
}

void SuspicionBar::addMethods(QToolButton* button)
{
    auto* menu = new QMenu(button);
    for (const SuspicionMethod method : allSuspicionMethods) {
        QAction* action = menu->addAction(methodText(method));
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, &SuspicionBar::showState);
        m_methods[method] = action;
    }
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
}

void SuspicionBar::find()
{
    const SuspicionRequest wanted = request();
    if (!wanted.methods.empty())
        m_search.start(wanted);
}

SuspicionRequest SuspicionBar::request() const
{
    SuspicionRequest request;
    request.folds = static_cast<unsigned>(m_folds->value());
    request.methods.clear();
    for (const auto& [method, action] : m_methods) {
        if (action->isChecked())
            request.methods.insert(method);
    }
    return request;
}

void SuspicionBar::setRequest(const SuspicionRequest& request)
{
    m_folds->setValue(static_cast<int>(request.folds));
    for (const auto& [method, action] : m_methods)
        action->setChecked(request.methods.contains(method));
}

void SuspicionBar::setFound(const std::shared_ptr<const FoundSuspicions>& found)
{
    m_found = found;
    showState();
}

QWidget* SuspicionBar::keyboardPlace() const
{
    return m_search.isBusy() ? m_pause : m_find;
}

QString SuspicionBar::status() const
{
    return m_status->text();
}

QString SuspicionBar::progressText() const
{
    if (m_search.isEnding())
        return tr("Ending…");
    QStringList parts;
    if (m_search.isPaused())
        parts << tr("Paused");
    parts << tr("%1% done").arg(m_search.percent());
    if (const auto seconds = m_search.secondsLeft(); seconds && !m_search.isPaused())
        parts << TrainingProgress::timeLeft(*seconds);
    if (const QStringList parsers = m_search.parsers(); !parsers.isEmpty())
        parts << tr("parsers being trained (%n part(s)): %1", nullptr, static_cast<int>(m_search.request().folds))
                     .arg(QLocale().createSeparatedList(parsers));
    return parts.join(QStringLiteral("  ·  "));
}

/// That those who have judged did not see what they judge.
QString SuspicionBar::foundText() const
{
    if (m_search.wasCancelled())
        return m_found ? tr("Cancelled; what was found before is still listed.") : tr("Cancelled.");
    if (!m_found)
        return {};
    if (m_found->parsers.isEmpty())
        return tr("No parser has judged.");
    return tr("Judged by parsers that have not seen the sentence (%n part(s)): %1", nullptr,
        static_cast<int>(m_found->request.folds))
        .arg(QLocale().createSeparatedList(m_found->parsers));
}

void SuspicionBar::showState()
{
    const bool isBusy = m_search.isBusy();
    const QWidget* owner = m_find->hasFocus() ? m_find
        : m_pause->hasFocus()                 ? m_pause
        : m_cancel->hasFocus()                ? m_cancel
                                              : nullptr;
    const bool isAny
        = std::any_of(m_methods.begin(), m_methods.end(), [](const auto& each) { return each.second->isChecked(); });
    m_find->setText(m_found ? tr("Find again") : tr("Find suspicious annotations"));
    m_find->setVisible(!isBusy);
    m_find->setEnabled(isAny);
    m_pause->setText(m_search.isPaused() ? tr("Go on") : tr("Pause"));
    m_pause->setVisible(isBusy);
    m_pause->setEnabled(!m_search.isEnding());
    m_cancel->setVisible(isBusy);
    if (owner && owner->isHidden())
        keyboardPlace()->setFocus();
    m_cancel->setEnabled(!m_search.isEnding());
    m_folds->setEnabled(!isBusy && m_methods.at(SuspicionMethod::Jackknife)->isChecked());
    m_progress->setVisible(isBusy);
    m_progress->setValue(m_search.percent());
    m_status->setText(isBusy ? progressText() : foundText());
}

} // namespace arcwright::ui
