// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/text_commands.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "core/base/text_file.h"
#include "core/conversion/converted_text.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/registry.h"
#include "core/learning/training_problems.h"
#include "core/model/tagger_file.h"
#include "core/model/typed_text.h"
#include "core/model/whole_trees.h"
#include "core/treebank/treebank_problems.h"
#include "ui/look/joined_texts.h"
#include "ui/settings/actions.h"
#include "ui/settings/parser_settings.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/outside_analyser.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t mostLessons = 20'000; ///< sentences a tagger learns from

/// A tagger from the model's file, else one that learns from the treebank, else none.
Result<std::shared_ptr<const Tagger>> taggerFor(
    const QString& modelPath, const Treebank& treebank, const std::stop_token& stop)
{
    if (!modelPath.isEmpty()) {
        auto saved = loadTagger(modelPath.toStdString());
        if (saved && *saved)
            return saved;
    }
    auto learnt = Tagger::learn(sentencesOf(treebank, stop, mostLessons), {}, stop);
    if (learnt)
        return std::make_shared<const Tagger>(std::move(*learnt));
    if (learnt.error().code == TrainingProblem::NoUsableSentences)
        return std::shared_ptr<const Tagger>();
    return failure(learnt.error());
}

/// Whether a text is written to that file as CoNLL-U, which alone marks tags that nobody has looked at.
bool isConllu(const QString& path)
{
    const FormatPointer target = formatOfEnding(path.toStdString());
    return !target || target->family() == ConlluFormat().family();
}

/// What a tagger has made of a text, as a file that its name says to be of another format.
Result<std::string> inFormatOf(const QString& path, Result<std::string> conllu, const std::stop_token& stop)
{
    const FormatPointer target = formatOfEnding(path.toStdString());
    const auto made = std::make_shared<const ConlluFormat>();
    if (!conllu || isConllu(path) || target->hasBunsetsu())
        return conllu;
    return convertedText(Document(std::string(), *std::move(conllu), made), *target, {}, stop);
}

/// The format that a typed text of words gets where nobody says otherwise: that of the open treebank, if such a text
/// can be one.
FormatPointer formatAsOpen(const Treebank& treebank, const FormatPointer& typed)
{
    if (treebank.documents().empty() || typed->hasBunsetsu())
        return typed;
    const FormatPointer open = treebank.documents().front()->format();
    return open->hasBunsetsu() || endingOf(*open).empty() ? typed : open;
}

/// A field for what the ids of sentences begin with, in which nothing can be typed that they cannot have.
QLineEdit* makePrefixField(QWidget* parent, const QString& text)
{
    auto* field = new QLineEdit(text, parent);
    field->setObjectName(QStringLiteral("idPrefix"));
    field->setAccessibleName(TextCommands::tr("Beginning of sentence ids"));
    field->setPlaceholderText(TextCommands::tr("the name of the file"));
    static const QRegularExpression fitting(QStringLiteral("[^\\s/\\p{C}]*"));
    field->setValidator(new QRegularExpressionValidator(fitting, field));
    return field;
}

} // namespace

TextCommands::TextCommands(
    Workspace& workspace, Learning& learning, FileCommands& files, const Actions& actions, QWidget& window)
    : QObject(&window), m_workspace(workspace), m_learning(learning), m_files(files), m_window(window)
{
    connect(&m_worker, &Worker::failed, this, &TextCommands::failed);
    connect(actions[ActionId::TypeText], &QAction::triggered, this, &TextCommands::ask);
    connect(this, &TextCommands::analysed, this, [this](const QString& text) { askWhere(text, m_prefix); });
    connect(&learning, &Learning::modelChanged, this, [this] { m_tagger.reset(); });
}

void TextCommands::ask()
{
    QDialog dialog(&m_window);
    dialog.setObjectName(QStringLiteral("typeText"));
    dialog.setWindowTitle(tr("Type or paste a text"));
    auto* text = new QPlainTextEdit(&dialog);
    text->setAccessibleName(tr("Text"));
    text->setTabChangesFocus(true);
    auto* hint
        = new QLabel(tr("A line break ends a sentence, a blank line a paragraph. A tagger, which has learnt it from "
                        "a treebank, divides the text and gives words their tags and lemmas, which are marked "
                        "until you have looked at them (?). What JUMAN or MeCab has written is taken as it is."),
            &dialog);
    if (const QString analyser = ParserSettings::analyser(); !analyser.isEmpty())
        hint->setText(inARow({hint->text(), tr("Japanese text is told apart by “%1”.").arg(analyser)}));
    else if (!m_workspace.treebank().documents().empty()
        && m_workspace.treebank().documents().front()->format()->hasBunsetsu())
        hint->setText(inARow({hint->text(),
            tr("For bunsetsu, as the open treebank has them, name an analyser such as JUMAN++ in the settings, or "
               "paste what it has written.")}));
    hint->setWordWrap(true);
    QLineEdit* prefix = makePrefixField(&dialog, m_prefix);
    auto* ids = new QFormLayout;
    ids->addRow(tr("Sentence ids &begin with"), prefix);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Save)->setEnabled(false);
    connect(text, &QPlainTextEdit::textChanged, &dialog, [text, buttons] {
        buttons->button(QDialogButtonBox::Save)->setEnabled(!text->toPlainText().trimmed().isEmpty());
    });
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(text, 1);
    layout->addLayout(ids);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    constexpr int width = 640;
    constexpr int height = 360;
    dialog.resize(width, height);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString typed = text->toPlainText();
    m_prefix = prefix->text();
    if (isRawJapanese(typed) && !ParserSettings::analyser().isEmpty())
        analyse(typed);
    else
        askWhere(typed, m_prefix);
}

void TextCommands::analyse(const QString& text)
{
    Q_EMIT done(tr("Telling the words of the text apart…"));
    m_worker.start(
        [this, text, command = ParserSettings::analyser()](const std::stop_token& stop, const Worker::Post& post) {
            const AnalyserOutput output = analysedBy(command, text, stop);
            post([this, output] {
                if (!output.problem.isEmpty())
                    Q_EMIT refused(output.problem);
                else if (!output.text.isEmpty())
                    Q_EMIT analysed(output.text);
            });
        });
}

void TextCommands::askWhere(const QString& text, const QString& prefix)
{
    const auto format = formatForTyped(text.toStdString());
    const FormatPointer offered = format ? formatAsOpen(m_workspace.treebank(), *format) : nullptr;
    const QString name = tr("text") + QString::fromStdString(std::string(offered ? endingOf(*offered) : ""));
    QString path = Settings::folder() + u'/' + name;
    do {
        path = QFileDialog::getSaveFileName(&m_window, tr("Save as a treebank"), path, tr("All files (*)"));
        if (path.isEmpty())
            return;
        const FormatPointer named = formatOfEnding(path.toStdString());
        if (!format || (named && named->hasBunsetsu() == (*format)->hasBunsetsu())) {
            make(text, path, prefix);
            return;
        }
        path += QString::fromStdString(std::string(endingOf(*offered))); // a file is what its name says
    } while (QFileInfo::exists(path)); // which is asked about
    make(text, path, prefix);
}

void TextCommands::make(const QString& text, const QString& path, const QString& prefix)
{
    Q_EMIT done(tr("Dividing and tagging the text…"));
    const std::string ids = isIdPrefix(prefix.toStdString()) ? prefix.toStdString() : idPrefixOf(path.toStdString());
    m_worker.start([this, text = text.toStdString(), path, ids, tagger = m_tagger, treebank = m_workspace.treebank(),
                       modelPath = m_files.models().path()](const std::stop_token& stop, const Worker::Post& post) {
        Result<std::shared_ptr<const Tagger>> used = tagger;
        Result<std::string> bytes = failure(TreebankProblem::NoSentences);
        if (isAnalysed(text)) {
            bytes = bunsetsuOfAnalysis(text);
        } else {
            if (!tagger)
                used = taggerFor(modelPath, treebank, stop);
            const TagMarks marks = isConllu(path) ? TagMarks::Written : TagMarks::Omitted;
            bytes = used ? conlluOfText(text, {{}, ids}, used->get(), marks) : failure(used.error());
            bytes = inFormatOf(path, std::move(bytes), stop);
        }
        if (stop.stop_requested())
            return;
        const auto written
            = bytes ? writeFileAtomically(path.toStdString(), *bytes) : Result<void>(failure(bytes.error()));
        post([this, path, written, used] {
            if (!written) {
                Q_EMIT failed(written.error());
                return;
            }
            m_tagger = *used;
            open(path, m_tagger != nullptr);
        });
    });
}

/// A typed text is parsed, by the model in use, for that is what one types it for.
void TextCommands::open(const QString& path, bool isTagged)
{
    const auto tagger = m_tagger;
    m_files.openPaths({path});
    connect(
        &m_workspace, &Workspace::opened, this,
        [this, isTagged, tagger, isMarked = isConllu(path)] {
            if (!m_learning.misfitOfOffered())
                m_learning.predictHere();
            m_tagger = tagger;
            Q_EMIT done(isTagged && isMarked ? tr("The tags are a tagger's: ? marks those that you have not set.")
                    : isTagged
                    ? tr("The tags are a tagger's; in this format nothing marks those that you have not set.")
                    : tr("The words have no tags: there is no tagger, and nothing to learn one from."));
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace arcwright::ui
