// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_dialog.h"

#include <algorithm>
#include <filesystem>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/conversion/conversion_problems.h"
#include "core/formats/registry.h"
#include "ui/look/file_filters.h"
#include "ui/look/joined_texts.h"
#include "ui/shell/loss_list.h"
#include "ui/shell/message_bar.h"

namespace arcwright::ui {

namespace {

constexpr QSize usualSize(620, 520);

QString familyName(const FormatFamily& family)
{
    return QString::fromUtf8(family.name.data(), static_cast<qsizetype>(family.name.size()));
}

QString pathOf(const Document& document)
{
    return QString::fromStdString(document.path());
}

/// Whether going back to a kept original is what failed, so that converting anew may help.
bool isOfOriginal(const Problem& problem)
{
    return problem.code == ConversionProblem::InvalidSidecar || problem.code == ConversionProblem::SidecarTooNew
        || problem.code == ConversionProblem::SidecarOfOtherFile
        || problem.code == ConversionProblem::ChangeNotCarriedOver;
}

bool isOpen(const Treebank& treebank, const std::string& path)
{
    const auto& documents = treebank.documents();
    return std::any_of(documents.begin(), documents.end(), [&](const auto& document) {
        std::error_code error;
        return std::filesystem::equivalent(document->path(), path, error);
    });
}

} // namespace

ExportDialog::ExportDialog(const Treebank& treebank, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_exporter(treebank)
    , m_messages(new MessageBar(this))
    , m_format(new QComboBox(this))
    , m_encoding(new QComboBox(this))
    , m_tagSet(new QComboBox(this))
    , m_place(new QLineEdit(this))
    , m_browse(new QPushButton(tr("&Browse…"), this))
    , m_keepOriginal(new QCheckBox(tr("&Keep the original beside it"), this))
    , m_goBack(new QCheckBox(tr("&Go back to the original that was kept"), this))
    , m_summary(new QLabel(this))
    , m_losses(new LossList(this))
    , m_progress(new QProgressBar(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Export"));
    m_messages->setTheme(theme);
    placeParts();
    const FormatFamily& own = treebank.documents().front()->format()->family();
    m_format->setCurrentIndex(registeredFormats().front().family == own ? 1 : 0);
    connectParts();
    formatChosen();
    resize(usualSize);
}

ExportDialog::~ExportDialog() = default;

bool ExportDialog::mayConvert(
    const Treebank& treebank, const FormatFamily& family, const QString& place, const Theme& theme, QWidget* parent)
{
    ExportDialog dialog(treebank, theme, parent);
    dialog.settle(family, place);
    return dialog.exec() == Accepted;
}

void ExportDialog::settle(const FormatFamily& family, const QString& place)
{
    m_isSettled = true;
    m_placeIsSuggested = false;
    setWindowTitle(tr("Save as"));
    m_export->setText(tr("&Save"));
    m_place->setText(QDir::toNativeSeparators(place));
    m_place->setReadOnly(true);
    m_browse->hide();
    m_keepOriginal->hide();
    m_goBack->setChecked(false);
    m_format->setCurrentIndex(m_format->findData(familyName(family)));
    formatChosen();
    m_fields->setRowVisible(m_tagSet, false);
    m_fields->setRowVisible(m_encoding, false);
}

QFormLayout* ExportDialog::makeFields()
{
    for (const RegisteredFormat& format : registeredFormats()) {
        if (format.family.origin != FormatFamily::Origin::OpenedOnly)
            m_format->addItem(formatTitle(format.family), familyName(format.family));
    }
    m_encoding->addItem(tr("As in the file, or UTF-8"), QString());
    m_encoding->addItem(QStringLiteral("UTF-8"), QStringLiteral("utf-8"));
    m_encoding->addItem(QStringLiteral("EUC-JP"), QStringLiteral("euc-jp"));
    m_encoding->addItem(QStringLiteral("Shift-JIS"), QStringLiteral("shift-jis"));
    m_tagSet->addItem(tr("As in the file, or IPADIC"), QString());
    m_tagSet->addItem(QStringLiteral("IPADIC"), QStringLiteral("ipadic"));
    m_tagSet->addItem(QStringLiteral("UniDic"), QStringLiteral("unidic"));
    m_tagSet->addItem(QStringLiteral("JUMAN"), QStringLiteral("juman"));
    m_keepOriginal->setToolTip(
        tr("In a file NAME.arcwright.json. Converting back then gives the original, byte for byte, with what was "
           "edited since."));
    m_goBack->setToolTip(tr("Instead of converting anew, which leaves out what was left out the first time."));
    m_goBack->setChecked(true);
    m_goBack->hide();
    auto* place = new QHBoxLayout;
    place->addWidget(m_place, 1);
    place->addWidget(m_browse);
    m_fields = new QFormLayout;
    m_fields->addRow(tr("&Format:"), m_format);
    m_fields->addRow(tr("&Encoding:"), m_encoding);
    m_fields->addRow(tr("&Tags:"), m_tagSet);
    m_fields->addRow(hasSeveralFiles() ? tr("F&older:") : tr("F&ile:"), place);
    if (auto* label = qobject_cast<QLabel*>(m_fields->labelForField(place)))
        label->setBuddy(m_place);
    m_fields->addRow(QString(), m_keepOriginal);
    m_fields->addRow(QString(), m_goBack);
    return m_fields;
}

void ExportDialog::placeParts()
{
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText); // names of files are no markup
    m_losses->setAccessibleName(tr("What is left out"));
    m_progress->setRange(0, 100);
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // nothing jumps when it comes and goes
    m_progress->setSizePolicy(policy);
    m_export = m_buttons->addButton(tr("E&xport"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_messages);
    layout->addLayout(makeFields());
    layout->addWidget(m_summary);
    layout->addWidget(m_losses, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_buttons);
}

void ExportDialog::connectParts()
{
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChosen);
    for (QComboBox* box : {m_encoding, m_tagSet})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::check);
    connect(m_goBack, &QCheckBox::toggled, this, &ExportDialog::check);
    connect(m_keepOriginal, &QCheckBox::toggled, this, &ExportDialog::updateSummary);
    connect(m_place, &QLineEdit::textEdited, this, [this] { m_placeIsSuggested = false; });
    connect(m_place, &QLineEdit::textChanged, this, [this] { setState(m_state); });
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ExportDialog::write);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    connect(&m_exporter, &Exporter::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_exporter, &Exporter::planned, this, &ExportDialog::onPlanned);
    connect(&m_exporter, &Exporter::failed, this, &ExportDialog::onFailed);
    connect(&m_exporter, &Exporter::written, this, [this] {
        Q_EMIT exported(m_place->text());
        accept();
    });
}

const FormatFamily& ExportDialog::family() const
{
    return registeredFormat(m_format->currentData().toString().toStdString())->family;
}

QString ExportDialog::format() const
{
    QString name = m_format->currentData().toString();
    if (family().hasTagSets && !m_tagSet->currentData().toString().isEmpty())
        name += u':' + m_tagSet->currentData().toString();
    if (family().hasEncodings && !m_encoding->currentData().toString().isEmpty())
        name += u':' + m_encoding->currentData().toString();
    return name;
}

ConversionWish ExportDialog::wish() const
{
    ConversionWish wish;
    for (const auto& document : m_exporter.treebank().documents())
        wish.in.push_back(document->path());
    wish.out = m_place->text().toStdString();
    wish.format = format().toStdString();
    if (m_keepOriginal->isChecked() && m_keepOriginal->isEnabled())
        wish.sidecars = SidecarUse::Write;
    else
        wish.sidecars = m_goBack->isChecked() ? SidecarUse::Read : SidecarUse::Ignore;
    // An export may be of a part; what is saved is all there is.
    wish.unreadable = m_isSettled ? Unreadable::Refuse : Unreadable::LeaveOut;
    return wish;
}

bool ExportDialog::isOwnFormat() const
{
    const auto& documents = m_exporter.treebank().documents();
    return std::all_of(documents.begin(), documents.end(),
        [&](const auto& document) { return document->format()->family() == family(); });
}

/// The file beside the one that is open, or a folder in its folder.
QString ExportDialog::suggestedPlace() const
{
    const QFileInfo open(pathOf(*m_exporter.treebank().documents().front()));
    const QString folder = open.path() + u'/';
    if (hasSeveralFiles())
        return QDir::toNativeSeparators(folder + m_format->currentData().toString());
    const std::string_view ending = family().endings.front();
    const QString name
        = isOwnFormat() ? tr("%1-copy", "name of a file").arg(open.completeBaseName()) : open.completeBaseName();
    return QDir::toNativeSeparators(
        folder + name + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size())));
}

void ExportDialog::formatChosen()
{
    m_fields->setRowVisible(m_tagSet, family().hasTagSets);
    m_fields->setRowVisible(m_encoding, family().hasEncodings);
    m_keepOriginal->setEnabled(!isOwnFormat());
    m_goBack->hide();
    if (m_placeIsSuggested)
        m_place->setText(suggestedPlace());
    check();
}

void ExportDialog::check()
{
    m_plan.reset();
    m_messages->clear();
    setState(State::Checking);
    m_exporter.plan(wish());
}

void ExportDialog::onPlanned(const ConversionPlan& plan)
{
    m_plan = plan;
    if (m_isSettled) { // what annotators say goes along, beside the file
        for (PlannedFile& file : *m_plan)
            std::erase_if(file.losses, [](const Loss& loss) { return loss.kind == LossKind::Annotations; });
    }
    if (std::any_of(plan.begin(), plan.end(), [](const PlannedFile& file) { return file.isRestored; }))
        m_goBack->show();
    setState(State::Ready);
    if (m_isSettled && m_losses->topLevelItemCount() == 0)
        accept();
}

void ExportDialog::onFailed(const Problem& problem)
{
    if (isOfOriginal(problem))
        m_goBack->show();
    setState(m_plan ? State::Ready : State::Stuck);
    if (problem.code == JobProblem::Cancelled)
        m_messages->show(tr("Writing was cancelled."), QString());
    else
        m_messages->showProblem(problem);
}

void ExportDialog::browse()
{
    const QString path = hasSeveralFiles()
        ? QFileDialog::getExistingDirectory(this, tr("Export to the folder"), QFileInfo(m_place->text()).path())
        : QFileDialog::getSaveFileName(this, tr("Export as"), m_place->text(), saveFilter(family()), nullptr,
            QFileDialog::DontConfirmOverwrite); // that is asked when it is known what is written
    if (path.isEmpty())
        return;
    m_placeIsSuggested = false;
    m_place->setText(QDir::toNativeSeparators(path));
}

void ExportDialog::write()
{
    if (m_state != State::Ready || m_place->text().isEmpty())
        return;
    if (m_isSettled) {
        accept();
        return;
    }
    m_messages->clear();
    auto plan = planWithPlaces(*m_plan, m_exporter.treebank(), wish());
    if (!plan) {
        m_messages->showProblem(plan.error());
        return;
    }
    if (!mayReplace(*plan))
        return;
    setState(State::Writing);
    m_exporter.write(*plan);
}

/// Whether files that are there already may go: none of those that are open, others if the user says so.
bool ExportDialog::mayReplace(const ConversionPlan& plan)
{
    QStringList there;
    for (const PlannedFile& file : plan) {
        const QString path = QString::fromStdString(file.path);
        if (isOpen(m_exporter.treebank(), file.path)) {
            m_messages->show(tr("This file is open. Export it under another name, or save it instead."),
                QDir::toNativeSeparators(path));
            return false;
        }
        if (QFileInfo::exists(path))
            there << QFileInfo(path).fileName();
    }
    if (there.isEmpty())
        return true;
    const QString question = there.size() == 1
        ? tr("%1 is there already. Replace it?").arg(there.front())
        : tr("%n file(s) are there already. Replace them?", nullptr, static_cast<int>(there.size()));
    QMessageBox box(QMessageBox::Question, tr("Export"), question, QMessageBox::Save | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText); // names of files are no markup
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Save;
}

void ExportDialog::setState(State state)
{
    m_state = state;
    const bool canChoose = state != State::Writing;
    for (QWidget* field : std::initializer_list<QWidget*>{m_format, m_encoding, m_tagSet, m_place, m_browse, m_goBack})
        field->setEnabled(canChoose && (!m_isSettled || field == m_place));
    m_keepOriginal->setEnabled(canChoose && !isOwnFormat());
    m_export->setEnabled(state == State::Ready && !m_place->text().trimmed().isEmpty());
    m_progress->setVisible(state == State::Checking || state == State::Writing);
    m_progress->setValue(0);
    updateSummary();
}

void ExportDialog::updateSummary()
{
    if (m_state == State::Ready && m_plan)
        m_losses->setPlan(*m_plan);
    else if (m_state != State::Writing)
        m_losses->clear();
    const QString title = m_format->currentText();
    if (m_state == State::Checking) {
        m_summary->setText(tr("Looking for what %1 has no place for…").arg(title));
        return;
    }
    if (m_state == State::Writing) {
        m_summary->setText(tr("Writing…"));
        return;
    }
    if (!m_plan) {
        m_summary->setText(tr("It cannot be written so."));
        return;
    }
    QStringList sentences;
    std::size_t carriedOver = 0;
    bool isRestored = false;
    for (const PlannedFile& file : *m_plan) {
        isRestored = isRestored || file.isRestored;
        carriedOver += file.carriedOver;
    }
    if (isRestored)
        sentences << tr("The original that was kept comes back, with edits of %n sentence(s).", nullptr,
            static_cast<int>(carriedOver));
    if (std::any_of(m_plan->begin(), m_plan->end(), [](const PlannedFile& file) { return file.isReordered; }))
        sentences << tr("Its sentences stand in the order they had.");
    if (m_losses->topLevelItemCount() == 0)
        sentences << tr("Nothing is left out.");
    else if (m_keepOriginal->isChecked() && m_keepOriginal->isEnabled())
        sentences << tr("%1 has no place for this. It is left out; the original, which is kept, has it:").arg(title);
    else
        sentences << tr("%1 has no place for this. It is left out:").arg(title);
    m_summary->setText(inARow(sentences));
}

void ExportDialog::reject()
{
    if (m_state == State::Writing)
        m_exporter.stop();
    else
        QDialog::reject();
}

} // namespace arcwright::ui
