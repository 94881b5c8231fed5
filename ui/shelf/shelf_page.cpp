// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_page.h"

#include <algorithm>

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/look/empty_note.h"
#include "ui/look/wrapping_row.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/shelf/model_comparison.h"
#include "ui/shelf/removed_models.h"
#include "ui/shelf/shelf_details.h"
#include "ui/shelf/shelf_list.h"
#include "ui/shelf/shelf_store.h"

namespace arcwright::ui {

namespace {

/// The buttons below the list.
constexpr const char* actsOnModels[] = {"use", "compare", "compareOn", "rename", "duplicate", "export", "delete"};

QString nameOfShelved(const ShelvedModel& model)
{
    return QString::fromStdString(model.description.name);
}

/// What an act of the shelf that gives no id gives.
Result<std::string> withId(const Result<void>& done, const std::string& id)
{
    return done ? Result<std::string>(id) : failure(done.error());
}

} // namespace

ShelfPage::ShelfPage(ShelfStore& store, ModelComparison& comparison, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_comparison(comparison)
    , m_filter(new QLineEdit(this))
    , m_list(new ShelfList(this))
    , m_details(new ShelfDetails(this))
    , m_trash(new RemovedModels(store, this))
    , m_said(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    m_shown.setSourceModel(&m_model);
    m_shown.setSortRole(ShelfModel::sortRole);
    m_shown.setFilterRole(ShelfModel::filterRole);
    m_shown.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown.setSortCaseSensitivity(Qt::CaseInsensitive);
    m_shown.setSortLocaleAware(true);
    m_list->setModel(&m_shown);
    m_empty = new EmptyNote(*m_list, [this] { return emptyText(); });
    placeParts();
    connectParts();
    connectStore();
    refresh();
}

void ShelfPage::placeParts()
{
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_list);
    parts->addWidget(m_details);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    parts->setSizes({3000, 2000}); // in proportion
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeTop());
    layout->addWidget(parts, 1);
    layout->addWidget(makeButtons());
    layout->addLayout(makeStrip());
    setFocusProxy(m_list);
}

QPushButton* ShelfPage::makeButton(const char* name, const QString& title, const QString& help)
{
    auto* button = new QPushButton(title, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(help);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the list
    return button;
}

WrappingRow* ShelfPage::makeTop()
{
    auto* line = new WrappingRow(this);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the models"));
    m_filter->setClearButtonEnabled(true);
    line->add(m_filter, true);
    line->addSpace();
    const auto on = [&](QPushButton* button, void (ShelfPage::*act)()) {
        line->add(button);
        connect(button, &QPushButton::clicked, this, act);
    };
    on(makeButton("shelve", tr("&Put the model in use here"),
           tr("Keeps the model in use on the shelf, with what it learnt since it was trained")),
        &ShelfPage::shelveWanted);
    on(makeButton("import", tr("&Import…"), tr("Puts copies of model files on the shelf")), &ShelfPage::importFiles);
    line->add(m_trash);
    return line;
}

WrappingRow* ShelfPage::makeButtons()
{
    auto* line = new WrappingRow(this);
    const auto on = [&](const char* name, const QString& title, const QString& help, auto act) {
        QPushButton* const button = makeButton(name, title, help);
        line->add(button);
        connect(button, &QPushButton::clicked, this, act);
    };
    on("use", tr("&Use"), tr("Makes it the model in use (Enter)"), [this] { use(); });
    on("compare", tr("&Compare"), tr("Parses the open treebank with two chosen models and shows the analysis of both"),
        [this] { compare(false); });
    on("compareOn", tr("Compare &on a file…"), tr("Opens a treebank and compares two chosen models on it"),
        [this] { compare(true); });
    line->addSpace();
    on("rename", tr("&Rename"), tr("Calls it otherwise (F2)"), [this] { rename(); });
    on("duplicate", tr("Dupl&icate"), tr("Puts a copy beside it (Ctrl+Shift+D)"), [this] { duplicate(); });
    on("export", tr("&Export…"), tr("Writes it, and what is told of it, to another place"), [this] { exportChosen(); });
    on("delete", tr("&Delete"), tr("Puts it into the trash, from which it can be taken back (Del)"),
        [this] { removeChosen(); });
    return line;
}

QHBoxLayout* ShelfPage::makeStrip()
{
    auto* line = new QHBoxLayout;
    m_said->setTextFormat(Qt::PlainText);
    m_said->setObjectName(QStringLiteral("shelfSaid"));
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_said, 1);
    m_undo = makeButton("undo", tr("Undo"), tr("Takes it out of the trash again (Ctrl+Z)"));
    line->addWidget(m_undo);
    m_progress->setAccessibleName(tr("Progress of the comparison"));
    line->addWidget(m_progress, 1);
    m_cancel = makeButton("cancel", tr("Cancel"), tr("Gives up the comparison"));
    line->addWidget(m_cancel);
    connect(m_undo, &QPushButton::clicked, m_trash, &RemovedModels::undo);
    connect(m_cancel, &QPushButton::clicked, &m_comparison, &ModelComparison::cancel);
    return line;
}

void ShelfPage::connectParts()
{
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_shown.setFilterFixedString(text);
        m_empty->refresh();
        showChosen();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ShelfPage::showChosen);
    connect(m_list, &ShelfList::useWanted, this, &ShelfPage::use);
    connect(m_list, &ShelfList::renameWanted, this, &ShelfPage::rename);
    connect(m_list, &ShelfList::removeWanted, this, &ShelfPage::removeChosen);
    connect(m_list, &ShelfList::duplicateWanted, this, &ShelfPage::duplicate);
    connect(m_list, &ShelfList::undoWanted, m_trash, &RemovedModels::undo);
    connect(&m_model, &ShelfModel::renameWanted, this, [this](const std::string& id, const QString& name) {
        m_store.run([id, name = name.toStdString()](
                        const ModelShelf& shelf, const std::stop_token&) { return withId(shelf.rename(id, name), id); },
            [this](const std::string& renamed) { choose(renamed); });
    });
    connect(m_details, &ShelfDetails::notesWritten, this, [this](const std::string& id, const QString& text) {
        m_store.run(
            [id, text = text.toStdString()](const ModelShelf& shelf, const std::stop_token&) {
                return withId(shelf.change(id, [&](ModelDescription& description) { description.notes = text; }), id);
            },
            {});
    });
    connect(m_trash, &RemovedModels::undoChanged, this, [this] {
        m_list->setCanUndo(m_trash->canUndo());
        showStrip();
    });
    connect(m_trash, &RemovedModels::restored, this, &ShelfPage::choose);
    connect(&m_comparison, &ModelComparison::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_comparison, &ModelComparison::busyChanged, this, [this] {
        showStrip();
        showChosen();
    });
}

void ShelfPage::connectStore()
{
    connect(&m_store, &ShelfStore::changed, this, &ShelfPage::refresh);
    connect(&m_store, &ShelfStore::failed, this, &ShelfPage::failed);
    connect(&m_store, &ShelfStore::settled, m_empty, &EmptyNote::refresh);
}

void ShelfPage::setTheme(const Theme& theme)
{
    m_model.setTheme(theme);
    m_details->setTheme(theme);
}

void ShelfPage::setPlace(const std::string& inUse, const QString& language)
{
    const bool isOther = inUse != m_model.inUse();
    m_model.setPlace(inUse, language);
    if (isOther && !isVisible()) // else the row would leave whoever is at it
        choose(inUse);
    showChosen();
}

void ShelfPage::setCanShelve(bool can)
{
    button(QStringLiteral("shelve"))->setEnabled(can);
}

QPushButton* ShelfPage::button(const QString& name) const
{
    return findChild<QPushButton*>(name);
}

QString ShelfPage::said() const
{
    return m_said->isHidden() ? QString() : m_said->text();
}

void ShelfPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_store.refresh();
}

void ShelfPage::refresh()
{
    std::vector<std::string> ids;
    for (const ShelvedModel& model : chosen())
        ids.push_back(model.id);
    const int row = m_list->currentIndex().row();
    m_model.setModels(m_store.models());
    if (chosen().empty()) {
        for (const std::string& id : ids) {
            if (const int row = m_model.rowOf(id); row >= 0)
                m_list->selectionModel()->select(m_shown.mapFromSource(m_model.index(row, 0)),
                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }
    if (!m_list->currentIndex().isValid() && m_shown.rowCount() > 0)
        m_list->setCurrentIndex(m_shown.index(std::clamp(row, 0, m_shown.rowCount() - 1), 0));
    m_empty->refresh();
    showChosen();
    showStrip();
    const bool isAny = !m_store.models().empty(); // else there is nothing to tell, and nothing to be done
    m_details->setVisible(isAny);
    for (const char* name : actsOnModels)
        button(QLatin1String(name))->setVisible(isAny);
}

QString ShelfPage::emptyText() const
{
    if (!m_store.models().empty())
        return m_shown.rowCount() == 0 ? tr("No model has “%1”.").arg(m_filter->text()) : QString();
    return m_store.isBusy()
        ? QString()
        : tr("No model is kept yet. Each one that you train is put on the shelf by itself; the parser of "
             "the sample, trained as the program started, is not. Files of models can be imported.");
}

void ShelfPage::choose(const std::string& id)
{
    const int row = m_model.rowOf(id);
    if (row < 0)
        return;
    QModelIndex index = m_shown.mapFromSource(m_model.index(row, 0));
    if (!index.isValid()) { // what was put there is to be seen
        m_filter->clear();
        index = m_shown.mapFromSource(m_model.index(row, 0));
    }
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

std::vector<ShelvedModel> ShelfPage::chosen() const
{
    std::vector<ShelvedModel> models;
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : rows)
        models.push_back(m_model.at(m_shown.mapToSource(row).row()));
    return models;
}

void ShelfPage::showChosen()
{
    const auto models = chosen();
    const bool isOne = models.size() == 1;
    const bool isUsable = isOne && models.front().facts.has_value();
    const bool areTwo = models.size() == 2 && models[0].facts && models[1].facts && !m_comparison.isBusy();
    button(QStringLiteral("use"))->setEnabled(isUsable);
    button(QStringLiteral("compare"))->setEnabled(areTwo);
    button(QStringLiteral("compareOn"))->setEnabled(areTwo);
    button(QStringLiteral("rename"))->setEnabled(isUsable);
    button(QStringLiteral("duplicate"))->setEnabled(isUsable);
    button(QStringLiteral("export"))->setEnabled(isUsable);
    button(QStringLiteral("delete"))->setEnabled(!models.empty());
    if (isOne)
        m_details->show(
            models.front(), QString::fromStdString(m_store.shelf().pathOf(models.front().id)), m_model.language());
    else if (models.size() == 2)
        m_details->showText(
            tr("“%1” and “%2” can be compared.").arg(nameOfShelved(models[0]), nameOfShelved(models[1])));
    else
        m_details->showText(m_model.rowCount() > 1 ? tr("Choose one model to see all of it, two to compare them (a "
                                                        "click with Ctrl chooses one more).")
                                                   : QString());
}

void ShelfPage::showStrip()
{
    const bool isComparing = m_comparison.isBusy();
    m_progress->setVisible(isComparing);
    m_cancel->setVisible(isComparing);
    m_undo->setVisible(!isComparing && m_trash->canUndo());
    if (isComparing)
        m_said->setText(tr("Parsing with %1 and %2").arg(m_comparison.firstName(), m_comparison.secondName()));
    else
        m_said->setText(m_trash->lastText());
    m_said->setVisible(isComparing || m_trash->canUndo());
}

void ShelfPage::use()
{
    const auto models = chosen();
    if (models.size() == 1 && models.front().facts)
        Q_EMIT useWanted(models.front());
}

void ShelfPage::compare(bool onAnotherFile)
{
    const auto models = chosen();
    if (models.size() != 2 || !models[0].facts || !models[1].facts)
        return;
    m_list->setFocus(); // the button that has it is not to be pressed again
    Q_EMIT compareWanted(models[0], models[1], onAnotherFile);
}

void ShelfPage::rename()
{
    const auto models = chosen();
    if (models.size() != 1 || !models.front().facts)
        return;
    const int row = m_model.rowOf(models.front().id);
    const QModelIndex index = m_shown.mapFromSource(m_model.index(row, ShelfModel::Name));
    m_list->setFocus();
    m_list->setCurrentIndex(index);
    m_list->edit(index);
}

void ShelfPage::duplicate()
{
    const auto models = chosen();
    if (models.size() != 1 || !models.front().facts)
        return;
    m_store.run(
        [id = models.front().id](const ModelShelf& shelf, const std::stop_token&) { return shelf.duplicate(id); },
        [this](const std::string& id) { choose(id); });
}

void ShelfPage::importFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Import models"), Settings::folder(), tr("Models (*.arcmodel);;All files (*)"));
    for (const QString& path : paths) {
        m_store.run([path = path.toStdString()](
                        const ModelShelf& shelf, const std::stop_token&) { return shelf.importFrom(path); },
            [this](const std::string& id) { choose(id); });
    }
}

void ShelfPage::exportChosen()
{
    const auto models = chosen();
    if (models.size() != 1 || !models.front().facts)
        return;
    const QString path = askWhereToSave(this, tr("Export the model"), nameOfShelved(models.front()).replace(u'/', u'-'),
        QStringLiteral(".arcmodel"), tr("Models (*.arcmodel)"));
    if (path.isEmpty())
        return;
    m_store.run([id = models.front().id, to = path.toStdString()](
                    const ModelShelf& shelf, const std::stop_token&) { return withId(shelf.exportTo(id, to), id); },
        [this, path](const std::string&) { Q_EMIT done(tr("Exported the model as %1").arg(path)); });
}

void ShelfPage::removeChosen()
{
    m_trash->remove(chosen());
}

} // namespace arcwright::ui
