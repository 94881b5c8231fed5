// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_panel.h"

#include <algorithm>
#include <thread>
#include <utility>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCollator>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include "core/messages/decoder_sentences.h"
#include "ui/look/font_measures.h"
#include "ui/look/language_names.h"
#include "ui/look/percent_format.h"
#include "ui/look/score_meanings.h"
#include "ui/look/wrapping_row.h"
#include "ui/settings/settings.h"
#include "ui/settings/training_choices.h"
#include "ui/training/bunsetsu_form.h"
#include "ui/training/course_charts.h"
#include "ui/training/curve_chart.h"
#include "ui/training/default_settings.h"
#include "ui/training/sources_form.h"
#include "ui/training/training_outlook.h"

namespace arcwright::ui {

namespace {

/// As wide as its fields can use: wider ones say no more.
class SettingsColumn : public QWidget {
public:
    explicit SettingsColumn(QWidget* parent) : QWidget(parent) { fit(); }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::FontChange)
            fit();
        QWidget::changeEvent(event);
    }

private:
    void fit()
    {
        constexpr int widest = 72; // characters
        setMaximumWidth(fontMetrics().averageCharWidth() * widest);
    }
};

/// Two columns where there is room for their letters, else one under the other: the page is scrolled then.
class ColumnsByRoom : public QObject {
public:
    ColumnsByRoom(QBoxLayout* columns, QWidget* page) : QObject(page), m_columns(columns), m_page(page)
    {
        page->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_page && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) {
            constexpr int letters = 110;
            const QWidget* seen = m_page->window(); // the page itself is as wide as its columns need
            const bool isWide = seen->width() >= m_page->fontMetrics().averageCharWidth() * letters;
            m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        }
        return false;
    }

private:
    QBoxLayout* m_columns;
    QWidget* m_page;
};

} // namespace

TrainingPanel::TrainingPanel(Learning& learning, QWidget* parent)
    : QWidget(parent)
    , m_learning(learning)
    , m_learner(new QComboBox(this))
    , m_decoder(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_epochs(new QSpinBox(this))
    , m_labels(new QCheckBox(tr("Learn relations"), this))
    , m_jackknife(new QCheckBox(tr("Honest predictions (5 folds)"), this))
    , m_threads(new QSpinBox(this))
    , m_pinsAlone(new QCheckBox(tr("Only what is confirmed or pinned"), this))
    , m_train(new QPushButton(tr("Train"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_progress(new QProgressBar(this))
    , m_status(new QLabel(this))
    , m_chart(new CurveChart(this))
    , m_words(new QWidget(this))
    , m_bunsetsu(new BunsetsuForm(this))
    , m_sources(new SourcesForm(this))
    , m_reason(new QLabel(this))
    , m_course(new CourseCharts(this))
    , m_outlook(new TrainingOutlook(this))
{
    buildSettings(new QFormLayout(m_words));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_train);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_progress, 1);
    buttons->addStretch();
    auto* settings = new SettingsColumn(this);
    m_left = new QVBoxLayout(settings);
    m_left->setContentsMargins({});
    m_left->addWidget(m_words);
    m_left->addWidget(m_bunsetsu);
    auto* threadsLabel = new QLabel(tr("Threads"), this);
    threadsLabel->setBuddy(m_threads);
    auto* threads = new QWidget(this);
    auto* inThreads = new QHBoxLayout(threads);
    inThreads->setContentsMargins({});
    inThreads->addWidget(threadsLabel);
    inThreads->addWidget(m_threads);
    auto* folds = new WrappingRow(this);
    folds->add(m_jackknife);
    folds->addSpace();
    folds->add(threads);
    m_left->addWidget(folds);
    m_left->addWidget(m_pinsAlone);
    m_left->addLayout(buttons);
    m_left->addWidget(m_status);
    m_left->addStretch();
    m_left->insertWidget(0, m_sources);
    m_left->insertWidget(m_left->indexOf(m_bunsetsu) + 1, m_reason);
    m_right = new QVBoxLayout;
    m_right->addWidget(m_outlook);
    m_right->addWidget(m_chart, 1);
    m_right->addWidget(m_course);
    m_right->addStretch(); // where there is no chart
    auto* layout = new QHBoxLayout(this);
    constexpr int apart = 16;
    layout->setSpacing(apart);
    layout->addWidget(settings, 1); // with room for the longest names of decoders in a window of 1024 pixels
    layout->addLayout(m_right, 1);
    new ColumnsByRoom(layout, this);

    setFocusProxy(m_train);
    m_chart->setObjectName(QStringLiteral("curve"));
    m_chart->setToolTip(meaningOfUas() + u'\n' + meaningOfLas());
    m_status->setToolTip(m_chart->toolTip());
    showCourse(nullptr);
    m_reason->setWordWrap(true);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reason->hide(); // until a treebank is open
    m_status->setObjectName(QStringLiteral("training-status"));
    m_status->setWordWrap(true);
    m_status->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    measureByFont(m_status, [status = m_status](const QFontMetrics& metrics) {
        constexpr int letters = 38;
        constexpr int lines = 2; // kept free, so that nothing moves from epoch to epoch
        constexpr int widest = 480; // pixels: large letters have more lines instead
        status->setMinimumSize(std::min(metrics.averageCharWidth() * letters, widest), metrics.lineSpacing() * lines);
    });
    for (QLabel* label : {m_reason, m_status}) { // what stands below is not to move under the mouse
        QSizePolicy policy = label->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        label->setSizePolicy(policy);
    }
    measureByFont(m_reason, [reason = m_reason](const QFontMetrics& metrics) {
        constexpr int lines = 3; // of the longest
        reason->setMinimumHeight(metrics.lineSpacing() * lines);
    });
    m_train->installEventFilter(this);
    measureByFont(m_sources, [this](const QFontMetrics& metrics) { alignLabels(metrics); });
    setUnits(Units::Words);
    m_progress->setRange(0, 100);
    connect(m_train, &QPushButton::clicked, this, &TrainingPanel::trainRequested);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false);
        m_isCancelled = true;
        m_status->setText(tr("Cancelling…"));
        Q_EMIT cancelRequested();
    });
    connect(&learning, &Learning::started, this, [this] {
        m_plannedEpochs = m_bunsetsu->isVisibleTo(this) ? m_bunsetsu->settings().epochs : m_epochs->value();
        m_plannedSentences = 0;
        m_hasTrained = m_isCancelled = false;
        m_work.plan(request(), m_learning.wouldHaveFolds(request()));
        m_work.start();
        showProgress();
        showRunning(true);
    });
    connect(&learning, &Learning::finished, this, [this] {
        m_courses.end();
        showRunning(false);
        if (m_hasTrained)
            return;
        showCourse(m_courses.of(m_learning.anyModel())); // the curve of one that was given up is of no model
        if (std::exchange(m_isCancelled, false)) {
            m_status->setText(tr("Cancelled: no model has come of it."));
            m_status->show();
        }
    });
    connect(&learning, &Learning::trained, this, [this] {
        m_hasTrained = true;
        if (m_learning.modelName().isEmpty()) // else it is one of a file, and the new one is offered beside it
            m_courses.keepAs(m_learning.anyModel());
    });
    connect(&learning, &Learning::modelChanged, this, [this] {
        if (!m_courses.isRunning()) // whose curve is on view
            showCourse(m_courses.of(m_learning.anyModel()));
    });
    connect(&learning, &Learning::prepared, this, [this](std::size_t sentences) { m_plannedSentences = sentences; });
    connect(&learning, &Learning::jobBegan, this, [this](const QString&, const JobCard& card) {
        m_plannedEpochs = card.epochs;
        m_work.plan(request(), card.hasFolds);
    });
    connect(&learning, &Learning::begunAnew, this, &TrainingPanel::beginCurve);
    connect(&learning, &Learning::pausedChanged, this, [this](bool paused) {
        if (paused)
            m_status->setText(tr("Paused."));
    });
    const auto choose = [this] {
        m_isChosen = m_isChosen || !m_isSuggesting;
        tellReason();
    };
    connect(m_decoder, &QComboBox::currentIndexChanged, this, choose);
    connect(m_epochs, &QSpinBox::valueChanged, this, choose);
    connect(m_language, &QComboBox::activated, this, [this] { m_isLanguageChosen = true; });
    connect(m_sources, &SourcesForm::changed, this, [this] {
        showRunning(m_learning.isBusy());
        tellReason();
        showSuggestedLanguage();
    });
    for (QComboBox* choice : {m_decoder, m_learner})
        connect(choice, &QComboBox::currentIndexChanged, this, &TrainingPanel::tellOutlook);
    connect(m_jackknife, &QCheckBox::toggled, this, &TrainingPanel::tellOutlook);
    connect(m_sources, &SourcesForm::changed, this, &TrainingPanel::tellOutlook);
    connect(m_bunsetsu, &BunsetsuForm::changed, this, &TrainingPanel::tellOutlook);
    connect(&learning, &Learning::stageChanged, this, &TrainingPanel::showStage);
    connect(&learning, &Learning::progressed, this, [this](int percent) {
        m_work.advance(percent);
        showProgress();
    });
    connect(&learning, &Learning::epochDone, this, &TrainingPanel::showEpoch);
    takeChoices();
    showRunning(false);
}

QString TrainingPanel::titleOf(Decoder decoder)
{
    return QCoreApplication::translate("Decoder", sentenceOf(decoder).title);
}

std::vector<Language> TrainingPanel::languagesByTitle()
{
    const auto all = allLanguages();
    std::vector<Language> sorted(all.begin(), all.end());
    const QCollator collator{QLocale()};
    std::sort(sorted.begin(), sorted.end(), [&](Language one, Language other) {
        if (one == Language::Any || other == Language::Any)
            return one == Language::Any && other != Language::Any;
        return collator.compare(arcwright::ui::titleOf(one), arcwright::ui::titleOf(other)) < 0;
    });
    return sorted;
}

void TrainingPanel::buildSettings(QFormLayout* form)
{
    for (const Decoder decoder : allDecoders())
        m_decoder->addItem(titleOf(decoder), static_cast<int>(decoder));
    m_decoder->setCurrentIndex(m_decoder->findData(static_cast<int>(usualDecoder)));
    m_decoder->setToolTip(tr("How trees are found, in training as in parsing.\n"
                             "First order looks at single arcs, second order also at neighbouring dependents."));
    m_decoder->setObjectName(QStringLiteral("decoder"));
    m_learner->setObjectName(QStringLiteral("learner"));
    for (const LearnerRow& row : learnerTable)
        m_learner->addItem(
            QCoreApplication::translate("Decoder", sentenceOf(row.learner).title), static_cast<int>(row.learner));
    m_learner->setToolTip(tr("How the weights are changed after a wrong tree"));
    // The longest names would push the fields below their labels; the lists show them whole.
    for (QComboBox* choice : {m_decoder, m_learner, m_language})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int ofLanguages = 7; // letters
    m_language->setMinimumContentsLength(ofLanguages);
    measureByFont(m_words, [this](const QFontMetrics& letters) {
        for (QComboBox* choice : {m_decoder, m_learner})
            choice->setMinimumContentsLength(fewestOfNames(letters));
    });
    for (const Language language : languagesByTitle())
        m_language->addItem(arcwright::ui::titleOf(language), static_cast<int>(language));
    m_language->setObjectName(QStringLiteral("language"));
    m_language->setToolTip(tr("What rare words are known by: the lemma in Arabic, part of speech and case in Czech,\n"
                              "the first character in Chinese, the first five characters in others and in “Any”"));
    m_epochs->setRange(1, 100);
    m_epochs->setValue(10);
    m_epochs->setAccessibleName(tr("Epochs")); // whose label is that of a row
    m_epochs->setToolTip(tr("How often the training goes over the treebank"));
    m_labels->setChecked(true);
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setAccessibleName(tr("Threads"));
    m_threads->setRange(1, static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)));
    m_threads->setToolTip(tr("How many folds, or members of a Bayes Point Machine, are trained at the same time.\n"
                             "The models are the same with any number."));
    m_pinsAlone->setObjectName(QStringLiteral("pins-alone"));
    m_pinsAlone->setToolTip(tr("Of sentences that are not confirmed, only the pinned arcs count.\n"
                               "Otherwise all arcs count that stand there; words without a head never do."));
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // or long rows would squeeze the labels of all
    m_decoder->view()->setAccessibleName(tr("Decoder"));
    m_learner->view()->setAccessibleName(tr("Learner"));
    m_language->view()->setAccessibleName(tr("Language"));
    form->addRow(tr("Decoder"), m_decoder);
    form->addRow(tr("Learner"), m_learner);
    auto* epochsLabel = new QLabel(tr("Epochs"), this);
    epochsLabel->setBuddy(m_epochs);
    auto* epochs = new QWidget(this);
    auto* inEpochs = new QHBoxLayout(epochs);
    inEpochs->setContentsMargins({});
    inEpochs->addWidget(epochsLabel);
    inEpochs->addWidget(m_epochs);
    auto* rest = new WrappingRow(this); // else the label would go to a line of its own where the names are long
    rest->add(m_language, true);
    rest->add(epochs);
    rest->add(m_labels);
    form->addRow(tr("Language"), rest);
}

/// The second click of a double one would train once more, after the first.
bool TrainingPanel::eventFilter(QObject* watched, QEvent* event)
{
    return (watched == m_train && event->type() == QEvent::MouseButtonDblClick) || QWidget::eventFilter(watched, event);
}

void TrainingPanel::setTheme(const Theme& theme)
{
    m_chart->setTheme(theme);
    m_course->setTheme(theme);
}

TrainingRequest TrainingPanel::request() const
{
    TrainingRequest request;
    request.settings.trainer.learner = static_cast<Learner>(m_learner->currentData().toInt());
    useUsualCosts(request.settings.trainer);
    request.settings.trainer.decoder.decoder = static_cast<Decoder>(m_decoder->currentData().toInt());
    request.settings.trainer.epochs = m_epochs->value();
    request.settings.trainer.patience = TrainingChoices::patience();
    request.settings.trainer.seed = static_cast<std::uint64_t>(TrainingChoices::seed());
    request.settings.language = static_cast<Language>(m_language->currentData().toInt());
    request.settings.labels = m_labels->isChecked();
    request.bunsetsu = m_bunsetsu->settings();
    const bool scoresByFolds = m_sources->scoresByFolds();
    request.jackknife = (m_jackknife->isChecked() && m_sources->learnsFromAll()) || scoresByFolds;
    request.heldOut = scoresByFolds ? HeldOut::Nothing : HeldOut::EveryTenth;
    request.threads = static_cast<unsigned>(m_threads->value());
    request.given = m_pinsAlone->isChecked() ? GivenPart::Pins : GivenPart::Heads;
    request.sources = m_sources->sources();
    request.development = m_sources->development();
    return request;
}

void TrainingPanel::setTrainable(bool trainable)
{
    m_trainable = trainable;
    showRunning(m_learning.isBusy());
}

void TrainingPanel::setQueues(bool queues)
{
    m_queues = queues;
    showRunning(m_learning.isBusy());
}

void TrainingPanel::suggest(const TrainingDefaults& defaults)
{
    m_defaults = defaults;
    if (!m_isChosen) {
        m_isSuggesting = true;
        m_decoder->setCurrentIndex(
            m_decoder->findData(static_cast<int>(Settings::decoder().value_or(defaults.decoder))));
        m_epochs->setValue(Settings::epochs().value_or(defaults.epochs));
        m_isSuggesting = false;
    }
    tellReason();
    tellOutlook(); // few sentences have no folds
}

void TrainingPanel::suggestLanguage(Language language)
{
    m_suggestedLanguage = language;
    showSuggestedLanguage();
}

/// Of other files nothing is known: the open ones may be of another language.
void TrainingPanel::showSuggestedLanguage()
{
    if (m_isLanguageChosen)
        return;
    const Language language = m_sources->areOtherFilesAlone() ? Language::Any : m_suggestedLanguage;
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(language)));
}

void TrainingPanel::tellOutlook()
{
    m_outlook->setRequest(request(), m_bunsetsu->isVisibleTo(this), m_learning.wouldHaveFolds(request()));
}

void TrainingPanel::takeSettings()
{
    takeChoices();
    if (m_defaults)
        suggest(*m_defaults);
}

void TrainingPanel::takeChoices()
{
    const auto learner = learnerNamed(TrainingChoices::learner().toStdString());
    m_learner->setCurrentIndex(m_learner->findData(static_cast<int>(learner.value_or(TrainerSettings().learner))));
    m_jackknife->setChecked(TrainingChoices::foldsPredict());
    const int threads = TrainingChoices::threads();
    m_threads->setValue(threads > 0 ? threads : static_cast<int>(defaultThreads()));
}

void TrainingPanel::tellReason()
{
    // What is suggested is so for the open treebank.
    m_reason->setVisible(m_defaults.has_value() && !m_sources->areOtherFilesAlone());
    if (m_reason->isHidden())
        return;
    const QString reason = DefaultSettings::reasonOf(*m_defaults);
    const bool isOther = m_defaults->reason != DefaultReason::Bunsetsu
        && m_decoder->currentData().toInt() != static_cast<int>(m_defaults->decoder);
    m_reason->setText(isOther ? tr("Suggested here: %1. %2").arg(titleOf(m_defaults->decoder), reason) : reason);
}

/// The fields of all forms begin at one line.
void TrainingPanel::alignLabels(const QFontMetrics& metrics)
{
    std::vector<QLabel*> labels{m_sources->label()};
    for (const QWidget* place : {m_words, static_cast<QWidget*>(m_bunsetsu)}) {
        const auto* form = qobject_cast<const QFormLayout*>(place->layout());
        for (int row = 0; form && row < form->rowCount(); ++row) {
            const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
            if (auto* label = item ? qobject_cast<QLabel*>(item->widget()) : nullptr)
                labels.push_back(label);
        }
    }
    int width = 0;
    for (const QLabel* label : labels)
        width = std::max(width, metrics.size(Qt::TextShowMnemonic, label->text()).width());
    for (QLabel* label : labels)
        label->setMinimumWidth(width);
}

void TrainingPanel::setUnits(Units units)
{
    const bool areBunsetsu = units == Units::Bunsetsu;
    const bool wereBunsetsu = m_bunsetsu->isVisibleTo(this);
    m_words->setVisible(!areBunsetsu);
    m_bunsetsu->setVisible(areBunsetsu);
    if (wereBunsetsu != areBunsetsu) // it is of the units before
        showCourse(nullptr);
    tellOutlook();
}

void TrainingPanel::addBelowSettings(QWidget* part)
{
    m_left->insertWidget(m_left->count() - 1, part); // above the stretch
}

void TrainingPanel::addBelowCurve(QWidget* part)
{
    m_right->insertWidget(m_right->count() - 1, part); // above the stretch
}

void TrainingPanel::showRunning(bool running)
{
    const bool isOpen = !running || m_queues;
    m_train->setEnabled(m_trainable && isOpen);
    m_train->setText(running && m_queues ? tr("Train after this") : tr("Train"));
    m_cancel->setEnabled(running);
    m_cancel->setVisible(running);
    m_progress->setVisible(running);
    m_words->setEnabled(isOpen);
    m_bunsetsu->setEnabled(isOpen);
    m_sources->setEnabled(isOpen);
    m_jackknife->setEnabled(isOpen && m_sources->learnsFromAll() && !m_sources->scoresByFolds());
    m_jackknife->setToolTip(m_sources->learnsFromAll()
            ? tr("Each sentence is predicted by a model trained on the others, so that the errors shown are honest.")
            : tr("Only where the parser learns from all sentences of the open treebank: from other sources it has not "
                 "seen the open sentences, or not all of them."));
    m_threads->setEnabled(isOpen);
    m_pinsAlone->setEnabled(isOpen);
    if (running) {
        m_status->show();
        return;
    }
    m_progress->setValue(0);
    const bool isIdle = m_learning.stage() == Learning::Stage::Idle;
    m_status->setVisible(!isIdle || !m_status->text().isEmpty());
}

/// Of all that is to be done: a bar that is full while folds go on would say that they were done.
void TrainingPanel::showProgress()
{
    m_progress->setValue(m_work.percent());
    const QString left = m_work.timeLeft();
    m_progress->setFormat(left.isEmpty() ? percentFormat() : tr("%p%, %1", "percent, time left").arg(left));
    Q_EMIT progressShown(m_work.percent(), left);
}

void TrainingPanel::showStage(Learning::Stage stage)
{
    m_work.setStage(stage);
    showProgress();
    if (m_isCancelled && stage != Learning::Stage::Idle)
        return; // that it is being cancelled stays on view
    switch (stage) {
    case Learning::Stage::Reading:
        m_status->setText(tr("Reading the treebank…"));
        break;
    case Learning::Stage::Training:
        beginCurve();
        m_status->setText(tr("Training…"));
        break;
    case Learning::Stage::Predicting:
        m_status->setText(tr("Predicting all sentences…"));
        break;
    case Learning::Stage::Jackknifing:
        m_status->setText(tr("Predicting each sentence by a model that has not seen it…"));
        break;
    case Learning::Stage::Idle:
        m_status->clear();
        m_status->hide();
        break;
    }
}

/// A kernel learns all at once: there is no curve to come.
void TrainingPanel::beginCurve()
{
    const bool areBunsetsu = m_bunsetsu->isVisibleTo(this);
    const bool hasCurve = !areBunsetsu || m_bunsetsu->settings().ranker == RankerKind::Linear;
    const TrainingCourse course{m_plannedEpochs, m_plannedSentences, !areBunsetsu, m_learning.trainedOn(), {}};
    m_courses.begin(course);
    showCourse(hasCurve ? &course : nullptr);
}

/// None, where nothing is known of it: before its first epoch is done, axes would be all there is to see.
void TrainingPanel::showCourse(const TrainingCourse* course)
{
    const bool hasPoints = course != nullptr && !course->reports.empty();
    m_chart->setVisible(hasPoints);
    m_course->setVisible(hasPoints);
    m_outlook->setVisible(!hasPoints);
    if (course == nullptr)
        return;
    m_chart->begin(course->epochs, course->hasRelations, course->treebank);
    m_course->begin(course->epochs, course->sentences, course->hasRelations);
    for (const EpochReport& report : course->reports) {
        m_chart->add(report);
        m_course->add(report);
    }
}

void TrainingPanel::showEpoch(const EpochReport& report)
{
    m_courses.add(report);
    m_chart->add(report);
    m_course->add(report);
    m_outlook->hide();
    m_chart->show();
    m_course->show();
    if (m_bunsetsu->isVisibleTo(this)) {
        const bool heldOut = report.development.uas > 0;
        m_status->setText((heldOut ? tr("Epoch %1 of %2: %3% of the heads right on held-out sentences")
                                   : tr("Epoch %1 of %2: %3% of the heads right in training"))
                              .arg(report.epoch)
                              .arg(report.epochs)
                              .arg(QLocale().toString(heldOut ? report.development.uas : report.training.uas, 'f', 1)));
        return;
    }
    const bool heldOut = report.development.uas > 0;
    const AttachmentRates& rates = heldOut ? report.development : report.training;
    const double rate = report.seconds > 0 ? static_cast<double>(report.updates) / report.seconds : 0;
    m_status->setText((heldOut ? tr("Epoch %1 of %2: UAS %3, LAS %4 on held-out sentences, %5 updates a second")
                               : tr("Epoch %1 of %2: UAS %3, LAS %4 in training, %5 updates a second"))
                          .arg(report.epoch)
                          .arg(report.epochs)
                          .arg(QLocale().toString(rates.uas, 'f', 1))
                          .arg(QLocale().toString(rates.las, 'f', 1))
                          .arg(QLocale().toString(rate, 'f', 0)));
}

} // namespace arcwright::ui
