// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/sources_form.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/messages/pattern_sentences.h"
#include "ui/look/file_filters.h"
#include "ui/look/problem_text.h"
#include "ui/settings/settings.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui {

namespace {

enum Choice { AllSentences, ConfirmedSentences, SeveralSources, OtherFiles };

} // namespace

SourcesForm::SourcesForm(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(tr("Learn from"), this))
    , m_choice(new QComboBox(this))
    , m_scoredOn(new ScoredOnButton(this))
    , m_pattern(new QLineEdit(this))
    , m_fileButton(new QToolButton(this))
{
    m_choice->setObjectName(QStringLiteral("sources"));
    constexpr int fewestLetters = 14; // in a narrow window; the list itself is as wide as it must be
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(fewestLetters);
    m_choice->addItem(tr("All sentences"));
    m_choice->addItem(tr("Confirmed sentences"));
    m_choice->addItem(tr("Several sources"));
    m_choice->addItem(tr("Other files…")); // which makes one of the others of itself
    m_choice->setToolTip(tr("The sentences as they are when the training is asked for"));
    m_label->setBuddy(m_choice);
    m_choice->view()->setAccessibleName(tr("Learn from"));
    auto* first = new QHBoxLayout;
    first->addWidget(m_label);
    first->addWidget(m_choice, 1);
    first->addWidget(m_scoredOn);
    m_several = makeRows();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(first);
    layout->addWidget(m_several);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SourcesForm::showRows);
    connect(m_choice, &QComboBox::activated, this, [this](int choice) {
        if (choice == OtherFiles)
            learnFromOthers(askForFiles());
    });
    connect(m_pattern, &QLineEdit::textChanged, this, &SourcesForm::checkPattern);
    m_scoredOn->offerFolds();
    connect(m_scoredOn, &ScoredOnButton::changed, this, &SourcesForm::changed);
    showRows();
}

QWidget* SourcesForm::makeRows()
{
    auto* several = new QWidget(this);
    auto* grid = new QGridLayout(several);
    grid->setContentsMargins(12, 0, 0, 0);
    const auto add = [&](SourceKind kind, const QString& title, QWidget* which) {
        Row& row = rowOf(kind);
        const int line = static_cast<int>(kind);
        row.ticked = new QCheckBox(title, several);
        row.weight = new QSpinBox(several);
        row.weight->setRange(1, mostSourceWeight);
        row.weight->setPrefix(QStringLiteral("× "));
        row.weight->setAccessibleName(tr("Weight of: %1").arg(title));
        row.weight->setToolTip(
            tr("How often each of its sentences counts. One that several sources have counts as often "
               "as the heaviest says."));
        grid->addWidget(row.ticked, line, 0);
        if (which != nullptr)
            grid->addWidget(which, line, 1);
        grid->addWidget(row.weight, line, 2);
        connect(row.ticked, &QCheckBox::toggled, this, &SourcesForm::changed);
    };
    m_pattern->setPlaceholderText(QStringLiteral("[upos=VERB]"));
    m_pattern->setAccessibleName(tr("Pattern of the sentences to learn from"));
    auto* menu = new QMenu(m_fileButton);
    menu->addAction(tr("Files…"), this, [this] { addFiles(askForFiles()); });
    menu->addAction(tr("A folder…"), this, [this] {
        const QString folder
            = QFileDialog::getExistingDirectory(this, tr("Learn from this folder"), Settings::folder());
        addFiles(folder.isEmpty() ? QStringList() : QStringList(folder));
    });
    m_fileButton->setMenu(menu);
    m_fileButton->setPopupMode(QToolButton::InstantPopup);
    m_fileButton->setText(tr("Choose…"));
    add(SourceKind::All, tr("All of the open treebank"), nullptr);
    add(SourceKind::Confirmed, tr("Confirmed sentences"), nullptr);
    add(SourceKind::Pattern, tr("What a pattern finds"), m_pattern);
    add(SourceKind::Files, tr("Files and folders"), m_fileButton);
    grid->setColumnStretch(1, 1);
    rowOf(SourceKind::All).ticked->setChecked(true);
    return several;
}

void SourcesForm::offerFiles()
{
    m_choice->setCurrentIndex(SeveralSources);
    m_fileButton->setFocus();
}

QStringList SourcesForm::askForFiles()
{
    return QFileDialog::getOpenFileNames(this, tr("Learn from these files"), Settings::folder(), openFilter());
}

void SourcesForm::learnFromOthers(const QStringList& paths)
{
    if (paths.isEmpty()) {
        m_choice->setCurrentIndex(m_before);
        return;
    }
    m_choice->setCurrentIndex(SeveralSources);
    for (Row& row : m_rows)
        row.ticked->setChecked(false);
    addFiles(paths);
}

void SourcesForm::addFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    m_files = paths;
    const QString name = QFileInfo(paths.front()).fileName();
    m_fileButton->setText(
        paths.size() == 1 ? name : tr("%1 and %n more", nullptr, static_cast<int>(paths.size()) - 1).arg(name));
    m_fileButton->setToolTip(paths.join(u'\n'));
    rowOf(SourceKind::Files).ticked->setChecked(true);
    Q_EMIT changed();
}

/// What is wrong with it is told while it is typed.
void SourcesForm::checkPattern()
{
    const QString text = m_pattern->text();
    rowOf(SourceKind::Pattern).ticked->setChecked(!text.trimmed().isEmpty());
    const auto pattern = parseQuery(text.toStdString());
    m_pattern->setToolTip(pattern || text.isEmpty()
            ? QString()
            : filledIn(QCoreApplication::translate("Pattern", patternSentence(pattern.error().error)),
                {pattern.error().argument, pattern.error().more}));
    Q_EMIT changed();
}

void SourcesForm::showRows()
{
    if (m_choice->currentIndex() == OtherFiles)
        return; // they are asked for
    m_before = m_choice->currentIndex();
    m_several->setVisible(m_before == SeveralSources);
    Q_EMIT changed();
}

std::vector<TrainingSource> SourcesForm::sources() const
{
    if (m_choice->currentIndex() == AllSentences)
        return {TrainingSource()};
    if (m_choice->currentIndex() == ConfirmedSentences)
        return {{SourceKind::Confirmed, {}, {}, 1}};
    std::vector<TrainingSource> sources;
    for (std::size_t kind = 0; kind < sourceKinds; ++kind) {
        if (!m_rows[kind].ticked->isChecked())
            continue;
        TrainingSource& source = sources.emplace_back();
        source.kind = static_cast<SourceKind>(kind);
        source.weight = m_rows[kind].weight->value();
        if (source.kind == SourceKind::Pattern)
            source.pattern = m_pattern->text().toStdString();
        if (source.kind == SourceKind::Files) {
            for (const QString& path : m_files)
                source.paths.push_back(path.toStdString());
        }
    }
    return sources;
}

void SourcesForm::setSources(const std::vector<TrainingSource>& sources)
{
    const bool isAll = sources == std::vector{TrainingSource()};
    m_choice->setCurrentIndex(isAll ? AllSentences : SeveralSources);
    for (Row& row : m_rows)
        row.ticked->setChecked(false);
    for (const TrainingSource& source : sources) {
        if (source.kind == SourceKind::Pattern)
            m_pattern->setText(QString::fromStdString(source.pattern));
        QStringList paths;
        for (const std::string& path : source.paths)
            paths << QString::fromStdString(path);
        addFiles(paths);
        rowOf(source.kind).ticked->setChecked(true);
        rowOf(source.kind).weight->setValue(source.weight);
    }
}

bool SourcesForm::scoresByFolds() const
{
    return m_scoredOn->hasFolds() && learnsFromAll();
}

void SourcesForm::setScoresByFolds(bool folds)
{
    m_scoredOn->setFolds(folds);
}

QStringList SourcesForm::development() const
{
    return m_scoredOn->files();
}

bool SourcesForm::learnsFromAll() const
{
    return m_choice->currentIndex() == AllSentences;
}

} // namespace arcwright::ui
