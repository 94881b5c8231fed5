// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_outlook.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "core/messages/decoder_sentences.h"
#include "ui/look/growing_letters.h"
#include "ui/look/joined_texts.h"
#include "ui/look/whole_label.h"
#include "ui/training/training_job.h"

namespace arcwright::ui {

namespace {

struct OutlookText {
    Q_DECLARE_TR_FUNCTIONS(TrainingOutlook)
};

QString explanationOf(Decoder decoder)
{
    switch (decoder) {
    case Decoder::Eisner:
        return OutlookText::tr("Finds the best tree of which no arcs cross, and looks at each arc by itself. Fast.");
    case Decoder::EisnerSpan:
        return OutlookText::tr("Finds a tree of which no arcs cross, and looks at each arc together with the "
                               "dependents that its words have inside it.");
    case Decoder::Eisner2:
        return OutlookText::tr("Finds the best tree of which no arcs cross, and looks at neighbouring dependents "
                               "together. More is right than with single arcs.");
    case Decoder::Cle:
        return OutlookText::tr("Finds the best tree of all, also with arcs that cross, and looks at each arc by "
                               "itself.");
    case Decoder::Hill:
        return OutlookText::tr("Begins with the best tree of which no arcs cross and changes one head after another as "
                               "long as that is better, so that arcs can cross. For languages with free word order.");
    case Decoder::Multi:
        return OutlookText::tr("Changes one head after another as long as that is better, and adds further parents. "
                               "For treebanks in which words have several.");
    case Decoder::Restarts:
        return OutlookText::tr("Begins with many trees, changes one head after another in each, keeps the best of all, "
                               "and looks at whole trees. Slow.");
    }
    return {};
}

QString explanationOf(BunsetsuDecoder decoder)
{
    switch (decoder) {
    case BunsetsuDecoder::Tournament:
        return OutlookText::tr("The candidates for the head of a bunsetsu play against one another, two at a time; who "
                               "wins the last game is the head.");
    case BunsetsuDecoder::ShiftReduce:
        return OutlookText::tr("Goes through the sentence once and asks of two bunsetsu whether one depends on the "
                               "other. Fast.");
    case BunsetsuDecoder::CascadedChunking:
        return OutlookText::tr("Goes through the sentence again and again, and asks of each bunsetsu whether it "
                               "depends on the next one.");
    case BunsetsuDecoder::RelativePreference:
        return OutlookText::tr("All candidates for the head of a bunsetsu are given a score at once; the best one is "
                               "the head.");
    case BunsetsuDecoder::Cle:
        return OutlookText::tr("Finds the best tree of all, also with arcs that cross.");
    case BunsetsuDecoder::Eisner:
        return OutlookText::tr("Finds the best tree of which no arcs cross.");
    }
    return {};
}

QString explanationOf(Learner learner)
{
    switch (learner) {
    case Learner::Mira:
        return OutlookText::tr("After each wrong tree, the weights change by the least that makes the right one "
                               "better.");
    case Learner::Perceptron:
        return OutlookText::tr("After each wrong tree, the weights change by a fixed step; the mean of all steps is "
                               "kept.");
    case Learner::Bpm:
        return OutlookText::tr("Ten parsers learn from the sentences in ten orders; their mean is kept. Ten times as "
                               "slow.");
    }
    return {};
}

QString scoredOn(const TrainingRequest& request)
{
    if (!request.development.isEmpty())
        return OutlookText::tr("It is scored on the files you have chosen, after each pass over the sentences.");
    return request.heldOut == HeldOut::EveryTenth
        ? OutlookText::tr("It is scored on every tenth sentence, from which it does not learn, after each pass over "
                          "the others.")
        : OutlookText::tr("It learns from all sentences, and is scored by parsers that have not seen them.");
}

QString whatComes(bool hasFolds)
{
    return inARow({OutlookText::tr("All sentences are predicted: the trees of the parser stand below the words, and "
                                   "what differs is seen at once."),
        hasFolds ? OutlookText::tr("Each sentence is predicted by a parser that has not learnt from it, so "
                                   "that its errors are honest.")
                 : OutlookText::tr("Sentences that it has learnt from are predicted better than others, so "
                                   "these are not scored.")});
}

} // namespace

TrainingOutlook::TrainingOutlook(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("outlook"));
    setAccessibleName(tr("What the training will do"));
    auto* layout = new QVBoxLayout(this);
    constexpr int between = 4;
    layout->setSpacing(between);
    for (int i = 0; i < paragraphCount; ++i) {
        m_titles[i] = new QLabel(this);
        m_sentences[i] = new QLabel(this);
        m_titles[i]->setWordWrap(true);
        m_sentences[i]->setWordWrap(true);
        for (QLabel* label : {m_titles[i], m_sentences[i]}) {
            label->setTextFormat(Qt::PlainText);
            layout->addWidget(label);
        }
        layout->addSpacing(fontMetrics().height() / 2);
    }
    layout->addStretch();
    write(1);
}

/// Into a large window, with larger letters.
void TrainingOutlook::resizeEvent(QResizeEvent* event)
{
    const QWidget* page = parentWidget(); // its own height is what its letters need
    const double growth = GrowingLetters::growthIn({width(), page ? page->height() : height()}, usualOutlook);
    if (growth != m_growth)
        write(growth);
    keepAllWhole();
    QWidget::resizeEvent(event);
}

void TrainingOutlook::keepWhole(QLabel& label) const
{
    const QMargins margins = layout()->contentsMargins();
    arcwright::ui::keepWhole(label, width() - margins.left() - margins.right());
}

void TrainingOutlook::keepAllWhole() const
{
    for (int i = 0; i < paragraphCount; ++i) {
        keepWhole(*m_titles[i]);
        keepWhole(*m_sentences[i]);
    }
}

void TrainingOutlook::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        write(m_growth);
    QWidget::changeEvent(event);
}

void TrainingOutlook::write(double growth)
{
    m_growth = growth;
    constexpr int lineLetters = 72; // longer lines are hard to read
    QFont text = font();
    text.setPointSizeF(window()->font().pointSizeF() * growth); // not of the page, which may have grown
    QFont bold = text;
    bold.setBold(true);
    for (int i = 0; i < paragraphCount; ++i) {
        m_titles[i]->setFont(bold);
        m_sentences[i]->setFont(text);
        for (QLabel* label : {m_titles[i], m_sentences[i]})
            label->setMaximumWidth(QFontMetrics(text).averageCharWidth() * lineLetters);
    }
    keepAllWhole();
}

void TrainingOutlook::say(int paragraph, const QString& title, const QString& sentences)
{
    m_titles[paragraph]->setText(title);
    m_sentences[paragraph]->setText(sentences);
    keepWhole(*m_titles[paragraph]);
    keepWhole(*m_sentences[paragraph]);
    m_titles[paragraph]->setVisible(!title.isEmpty());
    m_sentences[paragraph]->setVisible(!sentences.isEmpty());
}

void TrainingOutlook::setRequest(const TrainingRequest& request, bool areBunsetsu, bool hasFolds)
{
    const auto titleOf
        = [](const auto& kind) { return QCoreApplication::translate("Decoder", sentenceOf(kind).title); };
    const Decoder decoder = request.settings.trainer.decoder.decoder;
    const Learner learner = request.settings.trainer.learner;
    if (areBunsetsu) {
        say(0, titleOf(request.bunsetsu.decoder), explanationOf(request.bunsetsu.decoder));
        say(1, {}, {});
    } else {
        say(0, titleOf(decoder), explanationOf(decoder));
        say(1, titleOf(learner), explanationOf(learner));
    }
    say(2, tr("How good it is"), scoredOn(request));
    say(3, tr("What comes then"), whatComes(hasFolds));
}

QString TrainingOutlook::text() const
{
    QStringList lines;
    for (const QLabel* sentences : m_sentences)
        lines << sentences->text();
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace arcwright::ui
