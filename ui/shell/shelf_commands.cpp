// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shelf_commands.h"

#include <algorithm>
#include <memory>

#include <QAction>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "core/model/text_language.h"
#include "core/shelf/shelf_problems.h"
#include "ui/analysis/analysis_page.h"
#include "ui/analysis/analysis_tabs.h"
#include "ui/settings/actions.h"
#include "ui/shelf/shelf_page.h"
#include "ui/shelf/shelf_texts.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/train_page.h"
#include "ui/shell/waiting_dialog.h"
#include "ui/shell/workplaces.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

const QString shelfKey = QStringLiteral("shelf");

} // namespace

ShelfCommands::ShelfCommands(Parts parts, QWidget* window)
    : QObject(window)
    , m_parts(parts)
    , m_window(window)
    , m_store(ShelfStore::usersFolder())
    , m_keeper(m_parts.workspace, m_parts.learning, m_store)
    , m_comparison(m_parts.workspace)
    , m_page(new ShelfPage(m_store, m_comparison, &m_parts.train))
{
    m_parts.train.addModels(*m_page);
    connect(m_parts.actions[ActionId::ShowModels], &QAction::triggered, this, &ShelfCommands::showPage);
    connect(m_parts.actions[ActionId::ShelveModel], &QAction::triggered, this,
        [this] { m_keeper.shelve(m_parts.files.models().file()); });
    connect(&m_store, &ShelfStore::settled, this, &ShelfCommands::settled);
    m_parts.files.models().setKeeper([this] { return keepNow(); });
    connectPage();
    connectKeeper();
    connectComparison();
    updatePlace();
}

void ShelfCommands::connectPage()
{
    connect(m_page, &ShelfPage::useWanted, this, &ShelfCommands::use);
    connect(m_page, &ShelfPage::shelveWanted, m_parts.actions[ActionId::ShelveModel], &QAction::trigger);
    connect(m_page, &ShelfPage::compareWanted, this, &ShelfCommands::compare);
    connect(m_page, &ShelfPage::failed, &m_parts.messages, &MessageBar::showProblem);
    connect(m_page, &ShelfPage::done, this, &ShelfCommands::said);
    for (const auto signal : {&Learning::modelChanged, &Learning::modelSaved})
        connect(&m_parts.learning, signal, this, &ShelfCommands::updatePlace, Qt::QueuedConnection);
    connect(&m_store, &ShelfStore::changed, this, &ShelfCommands::updatePlace);
    connect(&m_parts.workspace, &Workspace::treebankReplaced, this, &ShelfCommands::updatePlace);
}

void ShelfCommands::connectKeeper()
{
    connect(&m_keeper, &ShelfKeeper::kept, this, &ShelfCommands::tellKept);
    connect(&m_keeper, &ShelfKeeper::settled, this, &ShelfCommands::settled);
    connect(&m_keeper, &ShelfKeeper::full, this, &ShelfCommands::tellFull);
    connect(&m_keeper, &ShelfKeeper::alreadyKept, this,
        [this] { Q_EMIT said(tr("The model in use is on the shelf already, as it is.")); });
}

void ShelfCommands::connectComparison()
{
    connect(&m_comparison, &ModelComparison::failed, &m_parts.messages, &MessageBar::showProblem);
    connect(&m_comparison, &ModelComparison::done, this, &ShelfCommands::showComparison);
    connect(&m_comparison, &ModelComparison::busyChanged, this, &ShelfCommands::settled);
    connect(&m_parts.workspace, &Workspace::opened, this, [this] {
        if (m_wanted)
            QMetaObject::invokeMethod(this, &ShelfCommands::startComparison, Qt::QueuedConnection);
    });
    connect(&m_parts.workspace, &Workspace::failed, this, [this] { m_wanted.reset(); });
}

void ShelfCommands::setTheme(const Theme& theme)
{
    m_page->setTheme(theme);
}

QList<ComparedModels::Pick> ShelfCommands::picks() const
{
    QList<ComparedModels::Pick> picks;
    for (const ShelvedModel& model : m_store.models()) {
        if (model.facts)
            picks.push_back({QString::fromStdString(m_store.shelf().pathOf(model.id)),
                QString::fromStdString(model.description.name)});
    }
    return picks;
}

std::optional<std::pair<std::string, QString>> ShelfCommands::ownModel() const
{
    const Treebank& treebank = m_parts.workspace.treebank();
    std::vector<std::string> files;
    for (const auto& document : treebank.documents())
        files.push_back(QFileInfo(QString::fromStdString(document->path())).fileName().toStdString());
    const std::string id = m_store.shelf().trainedOn(files, languageOf(treebank));
    if (id.empty())
        return std::nullopt;
    return std::pair(id, QString::fromStdString(modelNameAt(m_store.shelf().pathOf(id))));
}

void ShelfCommands::useById(const std::string& id)
{
    m_store.run({}, [this, id](const std::string&) {
        const ShelvedModel* model = m_store.find(id);
        if (model != nullptr && model->facts)
            use(ShelvedModel(*model)); // a question may be open while the list is read again
        else if (model != nullptr && model->problem)
            m_parts.messages.showProblem(*model->problem);
    });
}

void ShelfCommands::showPage()
{
    m_parts.workplaces.go(WorkplaceId::Train);
    m_parts.train.showModels();
}

/// Which of the models is in use, and what the treebank is.
void ShelfCommands::updatePlace()
{
    Learning& learning = m_parts.learning;
    if (!learning.kept().path.isEmpty()) { // it may have been deleted, or be called otherwise by now
        const ShelvedModel* model = m_store.find(m_store.shelf().idOf(learning.kept().path.toStdString()));
        Learning::Kept kept = learning.kept();
        if (model != nullptr)
            kept.name = QString::fromStdString(model->description.name);
        else if (!QFileInfo::exists(kept.path)) // one that has just been put there is not listed yet
            kept.name.clear();
        if (kept != learning.kept())
            learning.noteKept(learning.anyModel(), kept);
    }
    const QString file = m_parts.files.models().file();
    const std::string inUse = m_store.shelf().idOf(file.toStdString());
    // The list may not have been read yet, as after a start that has taken up the model of last time.
    if (!inUse.empty() && learning.kept().path.isEmpty() && QFileInfo::exists(file))
        learning.noteKept(learning.anyModel(), {file, QString::fromStdString(modelNameAt(file.toStdString())), 0});
    m_page->setPlace(inUse, QString::fromStdString(languageOf(m_parts.workspace.treebank())));
    const bool canShelve = !isNull(learning.anyModel());
    m_page->setCanShelve(canShelve);
    m_parts.actions[ActionId::ShelveModel]->setEnabled(canShelve);
}

/// What is to be known of models before they are used.
bool ShelfCommands::mayGoOn(const std::vector<ShelvedModel>& models, const QString& question, const QString& answer)
{
    const QString language = QString::fromStdString(languageOf(m_parts.workspace.treebank()));
    QStringList warnings;
    for (const ShelvedModel& model : models) {
        for (const QString& warning : shelfWarnings(model, language))
            warnings << tr("%1: %2", "a model, what is to be known of it")
                            .arg(QString::fromStdString(model.description.name), warning);
    }
    if (warnings.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Question, question, warnings.join(QStringLiteral("\n\n")),
        QMessageBox::Ok | QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    box.button(QMessageBox::Ok)->setText(answer);
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Ok;
}

void ShelfCommands::use(const ShelvedModel& model)
{
    const auto warnings = warningsOf(model, {}, languageOf(m_parts.workspace.treebank()));
    const bool isRefused = model.facts->language != Language::Any // then it is said why
        && std::any_of(warnings.begin(), warnings.end(),
            [](const Problem& warning) { return warning.code == ShelfProblem::OtherLanguage; });
    if (isRefused || mayGoOn({model}, tr("Use the model"), tr("Use it")))
        m_parts.files.models().use(QString::fromStdString(m_store.shelf().pathOf(model.id)));
}

void ShelfCommands::compare(const ShelvedModel& first, const ShelvedModel& second, bool onAnotherFile)
{
    m_wanted = {first, second};
    if (m_parts.workspace.treebank().size() > 0 && !onAnotherFile) {
        startComparison();
        return;
    }
    m_parts.files.open();
    if (!m_parts.workspace.isOpening())
        m_wanted.reset(); // nothing was chosen
}

void ShelfCommands::startComparison()
{
    if (!m_wanted || m_parts.workspace.treebank().size() == 0)
        return;
    const auto [first, second] = *m_wanted;
    m_wanted.reset();
    const auto compared = [this](const ShelvedModel& model) {
        return ModelComparison::Compared{
            QString::fromStdString(model.description.name), QString::fromStdString(m_store.shelf().pathOf(model.id))};
    };
    if (mayGoOn({first, second}, tr("Compare the models"), tr("Compare them")))
        m_comparison.start(compared(first), compared(second));
}

void ShelfCommands::showComparison(const ModelComparison::Outcome& outcome)
{
    AnalysisModel& analysis = m_parts.analysis.model();
    for (const QString& layer : m_parts.workspace.layerNames())
        analysis.setCompared(layer, layer == outcome.first || layer == outcome.second);
    m_parts.analysisTabs.showPage(m_parts.analysis);
    m_parts.workplaces.go(WorkplaceId::Analyse);
    const QString names = tr("“%1” and “%2”").arg(outcome.first, outcome.second);
    if (outcome.unseen == outcome.sentences)
        Q_EMIT said(tr("Compared on %1 sentences that neither of %2 was trained on.").arg(outcome.unseen).arg(names));
    else
        m_parts.messages.showNotice(shelfKey,
            tr("Of %1 sentences parsed with %2, %3 were not in the training of either; only these are scored.")
                .arg(outcome.sentences)
                .arg(names)
                .arg(outcome.unseen),
            QString());
}

bool ShelfCommands::keepNow()
{
    // Whoever did not wait may ask again before it is there, and must not put it there twice.
    if (!m_isKept) {
        m_isKept = std::make_shared<std::optional<bool>>();
        const auto end = [this, isKept = m_isKept](bool there) {
            *isKept = there;
            m_isKept.reset();
        };
        m_keeper.keepNow(
            [this, end](const QString& name) {
                end(true);
                Q_EMIT said(tr("The model is on the shelf as “%1”.").arg(name));
            },
            [end] { end(false); });
    }
    const std::shared_ptr<const std::optional<bool>> isKept = m_isKept;
    const bool isDone = waitedFor(m_window, tr("The parser is being put on the shelf, with the models of its folds."),
        m_store, &ShelfStore::settled, [this] { return !m_store.isBusy(); });
    return isDone && isKept->value_or(false); // else they are still written, and whoever asked stays
}

void ShelfCommands::tellFull(std::size_t count)
{
    m_parts.messages.showNotice(shelfKey,
        tr("The shelf keeps %1 models by itself, and has as many; so the one that was just trained is not kept. "
           "Nothing "
           "was deleted. Delete some, or rename those that you want to keep.")
            .arg(count),
        QString(),
        {{tr("Put it on the shelf all the same"), [this] { m_keeper.shelve(m_parts.files.models().file()); }},
            {tr("Show the models"), [this] { showPage(); }}});
}

void ShelfCommands::tellKept(const std::string& id, bool byItself)
{
    m_parts.messages.dropNotice(shelfKey);
    const ShelvedModel* model = m_store.find(id);
    if (model == nullptr)
        return;
    const QString name = QString::fromStdString(model->description.name);
    if (byItself)
        Q_EMIT added(tr("The trained model is kept on the shelf of models as “%1”.").arg(name));
    else
        Q_EMIT said(tr("The model is on the shelf as “%1”.").arg(name));
    if (!byItself && m_page->isVisible())
        m_page->choose(id);
}

} // namespace arcwright::ui
