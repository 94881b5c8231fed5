// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/enhance_dialog.h"

#include <utility>

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "core/messages/pattern_sentences.h"
#include "core/query/askable.h"
#include "ui/documents/attachment_kinds.h"
#include "ui/documents/repairs.h"
#include "ui/documents/thin_progress.h"
#include "ui/look/font_measures.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/search/enhancement_model.h"

namespace arcwright::ui {

namespace {

constexpr QSize usualSize(720, 560);

QString kindText(EnhancementKind kind)
{
    switch (kind) {
    case EnhancementKind::Copy:
        return EnhanceDialog::tr("Arcs of the tree");
    case EnhancementKind::Gapping:
        return EnhanceDialog::tr("Empty nodes for predicates that are left out");
    case EnhancementKind::Dependents:
        return EnhanceDialog::tr("Dependents that conjuncts share");
    case EnhancementKind::Conjuncts:
        return EnhanceDialog::tr("Parents of conjuncts");
    case EnhancementKind::Controlled:
        return EnhanceDialog::tr("Subjects of xcomp");
    case EnhancementKind::Relative:
        return EnhanceDialog::tr("What relative pronouns stand for");
    case EnhancementKind::Labels:
        return EnhanceDialog::tr("Adpositions, conjunctions and Case in relations");
    }
    return {};
}

} // namespace

EnhanceDialog::EnhanceDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_enhancer(workspace)
    , m_model(new EnhancementModel(m_enhancer, this))
    , m_where(new QButtonGroup(this))
    , m_pattern(new QLineEdit(this))
    , m_what(new QComboBox(this))
    , m_guidelines(new QCheckBox(tr("As the guidelines have it, whatever this treebank does"), this))
    , m_preview(new QPushButton(tr("Preview"), this))
    , m_apply(new QPushButton(tr("Apply"), this))
    , m_message(new QLabel(this))
    , m_progress(newThinProgress(tr("Progress of the enhanced graphs"), this))
    , m_list(new QListView(this))
    , m_difference(new QPlainTextEdit(this))
{
    setWindowTitle(tr("Enhanced graphs"));
    placeParts();
    connectParts();
    showState();
    resize(usualSize);
}

EnhanceDialog::~EnhanceDialog() = default;

void EnhanceDialog::connectParts()
{
    connect(m_where, &QButtonGroup::idToggled, this, &EnhanceDialog::forget);
    connect(m_what, &QComboBox::currentIndexChanged, this, &EnhanceDialog::forget);
    connect(m_pattern, &QLineEdit::textChanged, this, &EnhanceDialog::forget);
    connect(m_pattern, &QLineEdit::textEdited, this, [this] { choose(Where::Found); });
    connect(m_pattern, &QLineEdit::returnPressed, m_preview, &QPushButton::click);
    connect(m_guidelines, &QCheckBox::toggled, this, &EnhanceDialog::forget);
    for (QCheckBox* box : m_kinds)
        connect(box, &QCheckBox::toggled, this, &EnhanceDialog::forget);
    connect(m_preview, &QPushButton::clicked, this, [this] {
        if (m_enhancer.isBusy())
            m_enhancer.cancel();
        else
            preview();
    });
    connect(m_apply, &QPushButton::clicked, this, [this] {
        m_enhancer.apply();
        showState();
    });
    connect(&m_enhancer, &Enhancer::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_enhancer, &Enhancer::proposed, this, [this] {
        m_isProposed = asks(m_asked);
        m_list->setCurrentIndex(m_model->index(0));
        showState();
    });
    connect(&m_enhancer, &Enhancer::cleared, this, &EnhanceDialog::forget);
    connect(&m_enhancer, &Enhancer::wantedChanged, this, &EnhanceDialog::showState);
    connect(&m_enhancer, &Enhancer::finished, this, &EnhanceDialog::showState);
    connect(&m_enhancer, &Enhancer::applied, this, [this](std::size_t sentences) {
        Q_EMIT said(tr("%n sentence(s) changed.", nullptr, static_cast<int>(sentences)));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &EnhanceDialog::showDifference);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT sentenceChosen(m_enhancer.edits()[static_cast<std::size_t>(index.row())].index);
    });
}

/// The list is of another question.
void EnhanceDialog::forget()
{
    m_isProposed = false;
    m_problem.clear();
    showState();
}

QLayout* EnhanceDialog::places()
{
    auto* places = new QGridLayout;
    const std::pair<Where, QString> wheres[] = {{Where::Sentence, tr("This sentence")},
        {Where::Found, tr("Sentences with a match of")}, {Where::All, tr("All sentences")}};
    int row = 0;
    for (const auto& [where, text] : wheres) {
        auto* button = new QRadioButton(text, this);
        m_where->addButton(button, static_cast<int>(where));
        places->addWidget(button, row++, 0);
    }
    m_pattern->setPlaceholderText(tr("Pattern"));
    m_pattern->setAccessibleName(tr("Pattern"));
    places->addWidget(m_pattern, 1, 1);
    places->setColumnStretch(1, 1);
    m_where->button(static_cast<int>(Where::Sentence))->setChecked(true);
    return places;
}

QLayout* EnhanceDialog::choices()
{
    m_what->addItem(tr("Add what is missing"), static_cast<int>(What::Add));
    m_what->addItem(tr("Make the graphs anew"), static_cast<int>(What::Anew));
    m_what->addItem(tr("Take the graphs away"), static_cast<int>(What::Collapse));
    m_what->setAccessibleName(tr("What is done"));
    auto* kinds = new QGridLayout;
    for (const EnhancementKindRow& each : enhancementKinds) {
        const auto index = static_cast<int>(each.kind);
        auto* box = new QCheckBox(kindText(each.kind), this);
        box->setChecked(true);
        m_kinds[static_cast<std::size_t>(index)] = box;
        kinds->addWidget(box, index / 2, index % 2);
    }
    auto* choices = new QVBoxLayout;
    choices->addWidget(m_what);
    choices->addLayout(kinds);
    choices->addWidget(m_guidelines);
    return choices;
}

QLayout* EnhanceDialog::buttons()
{
    auto* close = new QPushButton(tr("Close"), this);
    for (QPushButton* button : {m_preview, m_apply, close})
        button->setAutoDefault(false); // Enter in the list goes to a sentence, and does nothing else
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_preview);
    buttons->addWidget(m_apply);
    buttons->addStretch();
    buttons->addWidget(close);
    return buttons;
}

void EnhanceDialog::placeParts()
{
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(places());
    layout->addLayout(choices());
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_list->setAccessibleName(tr("What would change"));
    m_list->setUniformItemSizes(true);
    m_list->setModel(m_model);
    m_difference->setReadOnly(true);
    m_difference->setLineWrapMode(QPlainTextEdit::NoWrap);
    useFixedLetters(*m_difference);
    m_difference->setAccessibleName(tr("Lines that differ"));
    m_difference->setTabChangesFocus(true);
    layout->addWidget(m_message);
    layout->addWidget(m_progress);
    layout->addWidget(m_list, 2);
    layout->addWidget(m_difference, 1);
    layout->addLayout(buttons());
}

void EnhanceDialog::setSentence(std::size_t index)
{
    const Treebank& treebank = m_workspace.treebank();
    m_sentence.reset();
    if (index < treebank.size())
        m_sentence = treebank.key(index);
    if (m_isProposed && !asks(m_asked))
        forget();
}

/// Whether that is what is asked for now.
bool EnhanceDialog::asks(const Question& asked) const
{
    const Question now = question();
    return asked.where == now.where && asked.sentence == now.sentence && asked.pattern == now.pattern
        && asked.plan.kinds == now.plan.kinds && asked.plan.isAnew == now.plan.isAnew
        && asked.followsGuidelines == now.followsGuidelines;
}

EnhanceDialog::Question EnhanceDialog::question() const
{
    const auto where = static_cast<Where>(m_where->checkedId());
    return {where, where == Where::Sentence ? m_sentence : std::nullopt,
        where == Where::Found ? m_pattern->text() : QString(), plan(), m_guidelines->isChecked()};
}

void EnhanceDialog::setErrorColor(const QColor& color)
{
    m_errorColor = color;
    showState();
}

void EnhanceDialog::choose(Where where)
{
    m_where->button(static_cast<int>(where))->setChecked(true);
}

void EnhanceDialog::choose(What what)
{
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(what)));
}

QString EnhanceDialog::difference() const
{
    return m_difference->toPlainText();
}

QString EnhanceDialog::message() const
{
    return m_message->text();
}

EnhancementPlan EnhanceDialog::plan() const
{
    EnhancementPlan plan;
    const auto what = static_cast<What>(m_what->currentData().toInt());
    plan.isAnew = what == What::Anew;
    for (const EnhancementKindRow& each : enhancementKinds)
        plan.kinds.set(each.kind, what != What::Collapse && kindBox(each.kind)->isChecked());
    return plan;
}

void EnhanceDialog::complain(const PatternProblem& problem)
{
    m_problem = tr("Column %1: %2")
                    .arg(problem.column)
                    .arg(filledIn(QCoreApplication::translate("Pattern", patternSentence(problem.error)),
                        {problem.argument, problem.more}));
    showState();
}

void EnhanceDialog::preview()
{
    m_problem.clear();
    m_asked = question();
    Enhancer::Scope scope;
    const Treebank& treebank = m_workspace.treebank();
    if (m_asked.where == Where::Sentence && !m_asked.sentence) { // none is on view
        showState();
        return;
    }
    scope.sentence = m_asked.sentence;
    if (m_asked.where == Where::Found) {
        auto pattern = parsePattern(m_asked.pattern.toStdString());
        SearchedFiles files;
        files.hasDocumentNames = true;
        files.kinds = namesOf(*attachmentKinds());
        for (const auto& document : treebank.documents())
            files.formats.push_back(document->format());
        const auto asked = pattern ? askable(*pattern, files) : PatternResult<void>(tl::unexpected(pattern.error()));
        if (!asked) {
            complain(asked.error());
            return;
        }
        scope.pattern = std::move(*pattern);
    }
    m_progress->setValue(0);
    m_enhancer.propose(m_asked.plan, scope,
        m_asked.followsGuidelines ? Enhancer::Customs::OfGuidelines : Enhancer::Customs::OfTreebank);
    showState();
}

void EnhanceDialog::showDifference()
{
    const QModelIndex index = m_list->currentIndex();
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= m_enhancer.edits().size()) {
        m_difference->clear();
        return;
    }
    const Edit& edit = m_enhancer.edits()[row].edit;
    const auto textOfSide = [&](const Sentence& sentence) {
        const auto& format = edit.before.front()->source.format;
        auto text = format ? format->write(sentence) : Result<std::string>(std::string());
        return text ? *text : std::string();
    };
    m_difference->setPlainText(repairPreview(textOfSide(*edit.before.front()), textOfSide(*edit.after.front())));
}

void EnhanceDialog::showState()
{
    const bool isBusy = m_enhancer.isBusy();
    const auto what = static_cast<What>(m_what->currentData().toInt());
    for (QCheckBox* box : m_kinds)
        box->setEnabled(!isBusy && what != What::Collapse);
    m_guidelines->setEnabled(!isBusy && what != What::Collapse);
    for (QAbstractButton* button : m_where->buttons())
        button->setEnabled(!isBusy);
    m_pattern->setEnabled(!isBusy);
    m_what->setEnabled(!isBusy);
    m_preview->setText(isBusy ? tr("Cancel") : tr("Preview"));
    m_preview->setEnabled(isBusy || what == What::Collapse || !plan().kinds.isEmpty());
    m_progress->setVisible(isBusy);
    const bool isShown = m_isProposed && !isBusy;
    m_list->setVisible(isShown);
    m_difference->setVisible(isShown);
    m_apply->setEnabled(isShown && m_enhancer.wantedCount() > 0);
    QPalette colours = palette();
    if (!m_problem.isEmpty() && m_errorColor.isValid())
        colours.setColor(QPalette::WindowText, m_errorColor);
    m_message->setPalette(colours);
    QString text = m_problem;
    if (m_problem.isEmpty() && isShown) {
        text = tr("%n sentence(s) would change.", nullptr, m_enhancer.wantedCount());
        for (const RewriteRefusals::Reason& reason : m_enhancer.refusals().reasons())
            text = inARow({text,
                tr("%n cannot be changed, sentence %1 first: %2", nullptr, static_cast<int>(reason.count))
                    .arg(reason.sentence + 1)
                    .arg(problemTextWithStep(reason.problem))});
    }
    m_message->setText(text);
    showDifference();
}

} // namespace arcwright::ui
