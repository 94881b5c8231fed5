// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/sources_form.h"

#include <algorithm>

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
#include "ui/look/font_measures.h"
#include "ui/look/problem_text.h"
#include "ui/settings/settings.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui {

namespace {

enum Choice { AllSentences, ConfirmedSentences, OtherFiles, SeveralSources };

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
    m_choice->addItem(tr("Other files"));
    m_choice->addItem(tr("Several sources"));
    m_choice->setToolTip(tr("The sentences as they are when the training is asked for"));
    m_label->setBuddy(m_choice);
    m_choice->view()->setAccessibleName(tr("Learn from"));
    auto* chosen = new QHBoxLayout;
    chosen->addWidget(m_label);
    chosen->addWidget(m_choice, 1);
    auto* first = new QHBoxLayout;
    first->addLayout(chosen, 1);
    first->addWidget(m_scoredOn);
    measureByFont(this, [first](const QFontMetrics& letters) {
        first->setDirection(areLarge(letters) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    });
    m_several = makeRows();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(first);
    layout->addWidget(m_several);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SourcesForm::showRows);
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
        row.weight->setPrefix(tr("counts × ", "a source, so many times"));
        row.weight->setSpecialValueText(tr("counts once", "a source"));
        row.weight->setAccessibleName(tr("Weight of: %1").arg(title));
        row.weight->setToolTip(
            tr("How often each of its sentences counts. One that several sources have counts as often "
               "as the heaviest says."));
        grid->addWidget(row.ticked, line, 0);
        if (which != nullptr)
            grid->addWidget(which, line, 1);
        grid->addWidget(row.weight, line, 2);
        connect(row.ticked, &QCheckBox::toggled, this, &SourcesForm::changed);
        connect(row.weight, &QSpinBox::valueChanged, this, &SourcesForm::changed);
    };
    m_pattern->setPlaceholderText(tr("Pattern")); // an example would be of some treebanks alone
    m_pattern->setAccessibleName(tr("Pattern of the sentences to learn from"));
    auto* menu = new QMenu(m_fileButton);
    menu->addAction(tr("Files…"), this, [this] { addFiles(askForFiles()); });
    menu->addAction(tr("A folder…"), this, [this] {
        const QString folder
            = QFileDialog::getExistingDirectory(this, tr("Learn from this folder"), Settings::folder());
        addFiles(folder.isEmpty() ? QStringList() : QStringList(folder));
    });
    m_fileButton->setObjectName(QStringLiteral("choose-files"));
    m_fileButton->setMenu(menu);
    m_fileButton->setPopupMode(QToolButton::InstantPopup);
    m_fileButton->setText(tr("Choose files or a folder…"));
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
    m_choice->setCurrentIndex(OtherFiles);
    m_fileButton->setFocus();
}

QStringList SourcesForm::askForFiles()
{
    return QFileDialog::getOpenFileNames(this, tr("Learn from these files"), Settings::folder(), openFilter());
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

/// Of other files alone there is nothing to tick.
void SourcesForm::showRows()
{
    const bool areSeveral = m_choice->currentIndex() == SeveralSources;
    for (const Row& row : m_rows) {
        row.ticked->setVisible(areSeveral);
        row.weight->setVisible(areSeveral);
    }
    m_pattern->setVisible(areSeveral);
    m_several->setVisible(areSeveral || m_choice->currentIndex() == OtherFiles);
    Q_EMIT changed();
}

TrainingSource SourcesForm::ofFiles() const
{
    TrainingSource files;
    files.kind = SourceKind::Files;
    for (const QString& path : m_files)
        files.paths.push_back(path.toStdString());
    return files;
}

std::vector<TrainingSource> SourcesForm::sources() const
{
    if (m_choice->currentIndex() == AllSentences)
        return {TrainingSource()};
    if (m_choice->currentIndex() == ConfirmedSentences)
        return {{SourceKind::Confirmed, {}, {}, 1}};
    if (m_choice->currentIndex() == OtherFiles)
        return m_files.isEmpty() ? std::vector<TrainingSource>() : std::vector{ofFiles()};
    std::vector<TrainingSource> sources;
    for (std::size_t kind = 0; kind < sourceKinds; ++kind) {
        if (!m_rows[kind].ticked->isChecked())
            continue;
        TrainingSource& source = sources.emplace_back();
        if (static_cast<SourceKind>(kind) == SourceKind::Files)
            source = ofFiles();
        source.kind = static_cast<SourceKind>(kind);
        source.weight = m_rows[kind].weight->value();
        if (source.kind == SourceKind::Pattern)
            source.pattern = m_pattern->text().toStdString();
    }
    return sources;
}

void SourcesForm::setSources(const std::vector<TrainingSource>& sources)
{
    const bool isOne = sources.size() == 1 && sources.front().weight == 1;
    const bool isAll = sources == std::vector{TrainingSource()};
    const bool areFiles = isOne && sources.front().kind == SourceKind::Files;
    const bool areConfirmed = isOne && sources.front().kind == SourceKind::Confirmed;
    m_choice->setCurrentIndex(isAll ? AllSentences
            : areConfirmed          ? ConfirmedSentences
            : areFiles              ? OtherFiles
                                    : SeveralSources);
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

bool SourcesForm::areOtherFilesAlone() const
{
    const std::vector<TrainingSource> all = sources();
    return m_choice->currentIndex() == OtherFiles
        || (!all.empty() && std::all_of(all.begin(), all.end(), [](const TrainingSource& source) {
               return source.kind == SourceKind::Files;
           }));
}

bool SourcesForm::learnsFromAll() const
{
    return m_choice->currentIndex() == AllSentences;
}

} // namespace arcwright::ui
