// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_panel.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/messages/pattern_sentences.h"
#include "core/query/pattern_tokens.h"
#include "ui/documents/attachment_kinds.h"
#include "ui/documents/thin_progress.h"
#include "ui/look/empty_note.h"
#include "ui/look/font_measures.h"
#include "ui/look/joined_texts.h"
#include "ui/look/link_colors.h"
#include "ui/look/low_view.h"
#include "ui/look/problem_text.h"
#include "ui/search/pattern_examples.h"

namespace arcwright::ui {

SearchPanel::SearchPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_search(workspace)
    , m_model(m_search)
    , m_pattern(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_find(new QPushButton(tr("Find"), this))
    , m_wantsReplacement(new QToolButton(this))
    , m_replacementLine(new QWidget(this))
    , m_preview(new QPushButton(tr("Preview"), this))
    , m_replace(new QPushButton(tr("Replace"), this))
    , m_all(new QCheckBox(tr("All"), this))
    , m_message(new QLabel(this))
    , m_progress(newThinProgress(tr("Progress of the search"), this))
    , m_list(new LowView<QListView>(this))
    , m_examples(new QLabel(this))
{
    placeParts(); // no letters with Alt: they are the menus'
    connect(m_find, &QPushButton::clicked, this, [this] {
        if (m_search.isBusy())
            m_search.cancel();
        else
            run();
    });
    connect(m_preview, &QPushButton::clicked, this, &SearchPanel::preview);
    connect(m_replace, &QPushButton::clicked, this, &SearchPanel::replace);
    // A click ticks all, or none if all are ticked: the third state says only that it is some of them.
    connect(m_all, &QCheckBox::clicked, this, [this] {
        m_model.tickAll(m_search.tickedChanges() < m_search.changes().size());
        showState();
    });
    connect(&m_model, &SearchModel::ticksChanged, this, [this] {
        m_problem.clear();
        showState();
    });
    connect(&m_model, &SearchModel::refused, this, [this](const Problem& problem) {
        m_problem = problemTextWithStep(problem);
        showState();
    });
    connect(m_replacement, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!text.isEmpty()) // kept from the session before
            m_wantsReplacement->setChecked(true);
        showState();
    });
    connect(m_wantsReplacement, &QToolButton::toggled, this, &SearchPanel::showReplacement);
    connect(m_wantsReplacement, &QToolButton::clicked, this, [this](bool isWanted) {
        if (isWanted)
            m_replacement->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_search, &PatternSearch::progressed, this, [this](int percent) {
        m_progress->setValue(percent);
        showState();
    });
    connect(&m_search, &PatternSearch::finished, this, [this] {
        showState();
        Q_EMIT searched();
    });
    connect(&m_search, &PatternSearch::proposed, this, [this] {
        m_model.showEdits(true);
        showState();
    });
    connect(&workspace, &Workspace::opened, this, &SearchPanel::takeTreebank);
    connect(&workspace, &Workspace::sentencesChanged, this, &SearchPanel::showState);
    connect(&workspace, &Workspace::sentencesReplaced, this, &SearchPanel::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchPanel::choose);
    connect(m_list, &QListView::activated, this, &SearchPanel::choose);
    keepLinkColors(*m_examples);
    connect(m_examples, &QLabel::linkActivated, this, &SearchPanel::searchFor);
    showState();
}

/// What was found is of the treebank before; what can be found is shown instead.
void SearchPanel::takeTreebank()
{
    m_searched = {};
    m_searchedText.clear();
    m_problem.clear();
    m_isSuggesting = false;
    offer(patternExamples(m_workspace.treebank()));
    showState();
}

namespace {

QString patternLink(const QString& pattern)
{
    return QStringLiteral("<a href=\"%1\">%1</a>").arg(pattern.toHtmlEscaped());
}

} // namespace

/// Patterns to be searched for with a click.
void SearchPanel::offer(const QStringList& patterns)
{
    QStringList links;
    for (const QString& pattern : patterns)
        links << patternLink(pattern);
    m_examples->setText(links.isEmpty() ? QString() : tr("For example: %1").arg(links.join(QStringLiteral(" · "))));
}

/// A word typed alone is searched for among forms; where it is a relation as well, that is offered.
void SearchPanel::searchForWord(const QString& word, const QString& pattern)
{
    m_pattern->setText(pattern); // which tells what is searched for, and how
    const QString relation = relationCalled(m_workspace.treebank(), word);
    if (relation.isEmpty())
        return;
    m_isSuggesting = true;
    m_examples->setText(
        tr("“%1” is a relation, too: %2").arg(relation.toHtmlEscaped(), patternLink(patternOfRelation(relation))));
}

void SearchPanel::placeParts()
{
    m_pattern->setPlaceholderText(tr("Pattern"));
    m_pattern->setAccessibleName(tr("Pattern"));
    m_pattern->setClearButtonEnabled(true);
    setFocusProxy(m_pattern); // who brings the panel wants to type
    m_replacement->setPlaceholderText(tr("Replacement, as relation=obj"));
    m_replacement->setAccessibleName(tr("Replacement"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_examples->setTextFormat(Qt::RichText);
    m_examples->setWordWrap(true);
    m_examples->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_list->setAccessibleName(tr("What was found"));
    m_list->setUniformItemSizes(true);
    m_list->setModel(&m_model);
    measureByFont(m_list, [this](const QFontMetrics& letters) {
        constexpr int leastRows = 4;
        constexpr int padding = 8; // of a row, and the frame's part
        m_list->setMinimumHeight(leastRows * (letters.height() + padding));
    });
    m_nothing = new EmptyNote(*m_list, [this] {
        const bool isDone = !m_search.isBusy() && !m_searched.nodes.empty() && m_problem.isEmpty();
        if (!isDone || m_model.rowCount() > 0)
            return QString();
        return m_model.isShowingEdits() ? tr("Nothing would change.") : tr("Nothing found.");
    });
    for (QWidget* field :
        {static_cast<QWidget*>(m_pattern), static_cast<QWidget*>(m_replacement), static_cast<QWidget*>(m_list)})
        field->installEventFilter(this);
    auto* search = new QHBoxLayout;
    search->addWidget(m_pattern, 1);
    search->addWidget(m_find);
    search->addWidget(m_wantsReplacement);
    m_wantsReplacement->setText(tr("Replace…"));
    m_wantsReplacement->setToolTip(tr("Shows the line for what takes the place of what was found"));
    m_wantsReplacement->setCheckable(true);
    m_wantsReplacement->setFocusPolicy(Qt::StrongFocus);
    m_replacementLine->hide();
    auto* replacement = new QHBoxLayout(m_replacementLine);
    replacement->setContentsMargins({});
    replacement->addWidget(m_replacement, 1);
    replacement->addWidget(m_all);
    replacement->addWidget(m_preview);
    replacement->addWidget(m_replace);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(search);
    layout->addWidget(m_replacementLine);
    layout->addWidget(m_message);
    layout->addWidget(m_progress);
    layout->addWidget(m_examples);
    layout->addWidget(m_list, 1);
    layout->addStretch(); // where there is no list
}

/// Without its line a replacement can neither be seen nor made: the list is of what was found again.
void SearchPanel::showReplacement(bool isWanted)
{
    m_replacementLine->setVisible(isWanted);
    if (!isWanted && m_model.isShowingEdits())
        m_model.showEdits(false);
    showState();
}

void SearchPanel::setTheme(const Theme& theme)
{
    m_errorColor = theme.error;
    showState();
}

void SearchPanel::startSearch()
{
    m_pattern->setFocus(Qt::ShortcutFocusReason);
    m_pattern->selectAll();
}

void SearchPanel::searchFor(const QString& pattern)
{
    m_pattern->setText(pattern);
    run();
}

QString SearchPanel::message() const
{
    return m_message->text();
}

namespace {

/// The first word of what is typed into other search fields: words, with nothing of a pattern. Empty for anything else.
QString bareWord(const QString& text)
{
    const QString words = text.simplified();
    const bool isBare = std::all_of(words.begin(), words.end(), [](QChar c) {
        return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c.isSpace() || c == u'\'' || c == u'-';
    });
    return isBare ? words.section(u' ', 0, 0) : QString();
}

/// The pattern of the words that a word typed alone is found in, in whatever case; of anything else empty.
QString patternOfWord(const QString& text)
{
    const QString word = bareWord(text);
    return word.isEmpty() || word != text.simplified() ? QString() : QStringLiteral("form~\"(?i)%1\"").arg(word);
}

} // namespace

void SearchPanel::complain(const PatternProblem& problem, QLineEdit* field)
{
    const QString sentence = QCoreApplication::translate("Pattern", patternSentence(problem.error));
    m_problem = tr("Column %1: %2").arg(problem.column).arg(filledIn(sentence, {problem.argument, problem.more}));
    const QString text = field->text();
    if (const QString word = bareWord(text); field == m_pattern && !word.isEmpty()) {
        m_problem = inARow({m_problem,
            tr("A word is found by form=%1, a relation by relation=%1; texts are searched above the list.").arg(word)});
        m_isSuggesting = true;
        const QString value = QString::fromStdString(quotedText(word.toStdString()));
        offer({QStringLiteral("form=%1").arg(value), QStringLiteral("relation=%1").arg(value)});
    }
    qsizetype place = 0; // columns are characters, the field counts in halves of surrogate pairs
    for (std::size_t column = 1; column < problem.column && place < text.size(); ++column)
        place += text[place].isHighSurrogate() ? 2 : 1;
    field->setCursorPosition(static_cast<int>(place));
    showState();
}

/// What can be asked of the open treebank and its layers.
SearchedFiles SearchPanel::searchedFiles() const
{
    SearchedFiles files{{}, !m_workspace.layer().empty()};
    files.hasDocumentNames = true;
    files.kinds = namesOf(*attachmentKinds());
    for (const QString& name : m_workspace.layerNames()) {
        if (const Layer* layer = m_workspace.layerNamed(name); !layer->empty())
            addLayer(files, *layer);
    }
    for (const auto& document : m_workspace.treebank().documents())
        files.formats.push_back(document->format());
    return files;
}

void SearchPanel::run()
{
    m_problem.clear();
    if (std::exchange(m_isSuggesting, false))
        offer(patternExamples(m_workspace.treebank()));
    auto pattern = parsePattern(m_pattern->text().toStdString());
    if (const QString ofWord = patternOfWord(m_pattern->text()); !pattern && !ofWord.isEmpty()) {
        searchForWord(m_pattern->text().simplified(), ofWord);
        pattern = parsePattern(ofWord.toStdString());
    }
    if (!pattern) {
        complain(pattern.error(), m_pattern);
        return;
    }
    if (const auto asked = askable(*pattern, searchedFiles()); !asked) {
        complain(asked.error(), m_pattern);
        return;
    }
    m_searched = *pattern;
    m_searchedText = m_pattern->text();
    m_progress->setValue(0);
    m_search.search(*pattern);
    showState();
}

void SearchPanel::preview()
{
    m_problem.clear();
    const auto rewrite = parseRewrite(m_replacement->text().toStdString(), m_searched);
    if (!rewrite)
        complain(rewrite.error(), m_replacement);
    else if (const auto asked = askable(*rewrite, searchedFiles()); !asked)
        complain(asked.error(), m_replacement);
    else
        m_search.propose(*rewrite);
    showState();
}

/// Searches again, so that the list is of the sentences as they are now.
void SearchPanel::replace()
{
    if (m_search.apply())
        run();
    showState();
}

void SearchPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    if (const auto sentence = m_model.sentence(index.row(), m_workspace.treebank()))
        Q_EMIT matchChosen(*sentence, m_model.word(index.row()));
}

bool SearchPanel::step(int by)
{
    const int rows = m_model.rowCount();
    if (rows == 0)
        return false;
    const QModelIndex now = m_list->currentIndex();
    const int from = now.isValid() ? now.row() : (by > 0 ? -1 : rows);
    m_list->setCurrentIndex(m_model.index((from + by + rows) % rows));
    return true;
}

/// What a replacement would do, and why not everywhere.
QString SearchPanel::proposalText() const
{
    QString text = tr("%n sentence(s) would change.", nullptr, static_cast<int>(m_search.changingSentences()));
    const std::size_t changes = m_search.changes().size();
    if (const std::size_t ticked = m_search.tickedChanges(); ticked < changes || changes > m_search.edits().size())
        text = inARow({text, tr("%1 of %n change(s) ticked.", nullptr, static_cast<int>(changes)).arg(ticked)});
    if (const auto refused = static_cast<int>(m_search.refusals().count()); refused > 0)
        text = inARow({text, tr("%n cannot be changed so.", nullptr, refused)});
    for (const RewriteRefusals::Reason& reason : m_search.refusals().reasons())
        text += u'\n'
            + tr("%n, sentence %1 first: %2", nullptr, static_cast<int>(reason.count))
                  .arg(reason.sentence + 1)
                  .arg(problemTextWithStep(reason.problem));
    return text;
}

void SearchPanel::showState()
{
    const bool isBusy = m_search.isBusy();
    m_nothing->refresh();
    const bool hasSearched = !m_searched.nodes.empty();
    m_list->setVisible(hasSearched);
    m_examples->setVisible((!hasSearched || m_isSuggesting) && !m_examples->text().isEmpty());
    m_find->setText(isBusy ? tr("Cancel") : tr("Find"));
    m_progress->setVisible(isBusy);
    m_preview->setEnabled(!isBusy && !m_search.found().empty() && !m_replacement->text().isEmpty());
    const std::size_t changes = m_search.changes().size();
    const std::size_t ticked = m_search.tickedChanges();
    m_replace->setEnabled(!isBusy && m_model.isShowingEdits() && m_search.changingSentences() > 0);
    m_all->setVisible(m_model.isShowingEdits() && changes > 0);
    m_all->setCheckState(ticked == 0 ? Qt::Unchecked : ticked == changes ? Qt::Checked : Qt::PartiallyChecked);
    QPalette palette = this->palette();
    if (!m_problem.isEmpty())
        palette.setColor(QPalette::WindowText, m_errorColor);
    m_message->setPalette(palette);
    if (!m_problem.isEmpty()) {
        m_message->setText(m_problem);
    } else if (m_model.isShowingEdits()) {
        m_message->setText(proposalText());
    } else {
        m_message->setText(m_searched.nodes.empty()
                ? QString()
                : tr("%n match(es)", nullptr, static_cast<int>(m_search.found().size())));
    }
}

/// Enter searches, or shows what a replacement would do; Down goes into the list, Space ticks there, Esc leaves.
bool SearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool isOfField = watched != m_list && (isEnter || key == Qt::Key_Down);
    const bool isTick = watched == m_list && key == Qt::Key_Space && m_model.isShowingEdits();
    if (!isOfField && !isTick && key != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true; // the panel's, not the window's
    if (key == Qt::Key_Escape)
        Q_EMIT left();
    else if (isTick)
        m_model.setData(m_list->currentIndex(),
            m_list->currentIndex().data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
            Qt::CheckStateRole);
    else if (key == Qt::Key_Down && m_list->isVisible())
        m_list->setFocus();
    else if (key == Qt::Key_Down)
        return true;
    else if (watched == m_pattern)
        run();
    else if (m_preview->isEnabled())
        preview();
    return true;
}

} // namespace arcwright::ui
