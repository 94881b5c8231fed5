// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_bar.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
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
    , m_judge(new QComboBox(this))
    , m_foldsParts(new QWidget(this))
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
    connect(&search, &SuspicionSearch::modelChanged, this, &SuspicionBar::offerModel);
    connect(m_judge, &QComboBox::currentIndexChanged, this, &SuspicionBar::showState);
    offerModel();
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
    m_judge->addItem(tr("Judged by parsers trained here"));
    m_judge->addItem(QString());
    m_judge->setAccessibleName(tr("Who judges the annotation"));
    m_judge->view()->setAccessibleName(m_judge->accessibleName());
    m_judge->setToolTip(
        tr("Parsers that are trained on the other parts of this treebank have not seen what they judge, "
           "but take their time.\nThe model in use is there already; sentences that it has learnt from "
           "are left out, for it knows what it was taught."));
    m_judge->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int fewestLetters = 26;
    m_judge->setMinimumContentsLength(fewestLetters);
    auto* inFolds = new QHBoxLayout(m_foldsParts);
    inFolds->setContentsMargins({});
    auto* foldsLabel = new QLabel(tr("Folds"), m_foldsParts);
    foldsLabel->setBuddy(m_folds);
    inFolds->addWidget(foldsLabel);
    inFolds->addWidget(m_folds);
    auto* line = new WrappingRow(this); // large letters have no line that is wide enough
    line->add(m_find);
    line->add(m_judge);
    line->add(m_foldsParts);
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

/// A model that goes takes the choice of it with it.
void SuspicionBar::offerModel()
{
    const QString title = m_search.model().title;
    m_judge->setItemText(1, tr("Judged by %1", "the model in use").arg(title));
    m_judge->setVisible(!title.isEmpty());
    if (title.isEmpty())
        m_judge->setCurrentIndex(0);
    showState();
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
    request.byModel = m_judge->currentIndex() == 1;
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
    if (request.byModel && !m_search.model().title.isEmpty())
        m_judge->setCurrentIndex(1);
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
    if (const QStringList parsers = m_search.parsers(); m_search.request().byModel && !parsers.isEmpty())
        parts << tr("asking the model %1").arg(parsers.front());
    else if (!parsers.isEmpty())
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
    if (m_found->request.byModel && m_found->unjudged == m_found->searched.size())
        return tr("The model %1 has learnt from all sentences here, so it has judged none: let parsers judge that are "
                  "trained on the rest.")
            .arg(m_found->parsers.front());
    if (m_found->request.byModel && m_found->unjudged > 0)
        return tr("Judged by %1; %n sentence(s) that it has learnt from were left out", nullptr,
            static_cast<int>(m_found->unjudged))
            .arg(m_found->parsers.front());
    if (m_found->request.byModel)
        return tr("Judged by %1, which has learnt from none of these sentences").arg(m_found->parsers.front());
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
    const bool asksParsers = m_methods.at(SuspicionMethod::Jackknife)->isChecked();
    const bool trainsThem = m_judge->currentIndex() == 0;
    m_judge->setEnabled(!isBusy && asksParsers);
    m_folds->setEnabled(!isBusy && asksParsers);
    m_foldsParts->setVisible(trainsThem);
    m_progress->setVisible(isBusy);
    m_progress->setValue(m_search.percent());
    m_status->setText(isBusy ? progressText() : foundText());
}

} // namespace arcwright::ui
