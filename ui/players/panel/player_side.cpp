// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_side.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "core/bunsetsu/decoders.h"
#include "core/teaching/player_names.h"
#include "ui/look/elided_label.h"
#include "ui/look/wrapping_row.h"
#include "ui/look/yielding_box.h"
#include "ui/players/algorithms/bunsetsu_player.h"
#include "ui/players/panel/kinds_to_choose.h"

namespace arcwright::ui {

PlayerSide::PlayerSide(QWidget* parent)
    : QWidget(parent)
    , m_kinds(new YieldingBox(this))
    , m_header(new WrappingRow(this))
    , m_stage(new PlayerStage(this))
    , m_drawn(new ElidedLabel(this))
{
    for (const PlayerKind& kind : playerKinds())
        m_kinds->addItem(titleOf(kind), QString::fromLatin1(kind.name));
    m_kinds->setAccessibleName(tr("Algorithm"));
    m_kinds->setToolTip(tr("The algorithm to watch"));
    m_header->add(m_kinds, true); // with choices it is wider than a small window has beside the words
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_header);
    m_drawn->hide();
    layout->addWidget(m_drawn);
    layout->addWidget(m_stage, 1);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        Q_EMIT courseChosen();
        m_chosen.clear();
        hideChoices();
        forgetPlace();
        make();
    });
    connect(&m_worker, &Worker::finished, this, [this] {
        if (std::exchange(m_isWaiting, false))
            makeOnWorker(nullptr);
        else if (m_isMaking) // for want of memory
            takeMade(nullptr, {});
    });
    connect(m_stage, &PlayerStage::activated, this, &PlayerSide::activate);
}

void PlayerSide::setTheme(const Theme& theme)
{
    m_stage->setTheme(theme);
}

void PlayerSide::setSource(const std::optional<PlayerSource>& source)
{
    m_source = source;
    offerThoseThatPlay(*m_kinds, 0, source);
    rememberPlace();
    make();
}

void PlayerSide::setTree(const PlayerSource& source)
{
    if (kind().readsTree)
        setSource(source);
    else
        m_source = source;
}

void PlayerSide::rememberPlace()
{
    if (!m_player)
        return; // what was remembered before still holds
    const int position = m_player->position();
    m_place = {position, position > 0 ? m_player->headline(position) : QString(), position == m_player->steps()};
}

void PlayerSide::forgetPlace()
{
    m_place = {};
    goTo(0);
}

bool PlayerSide::choose(const QString& name)
{
    const int index = m_kinds->findData(name);
    if (index >= 0)
        m_kinds->setCurrentIndex(index);
    return index >= 0;
}

const PlayerKind& PlayerSide::kind() const
{
    return playerKinds()[static_cast<std::size_t>(m_kinds->currentIndex())];
}

/// Why there is no player.
QString PlayerSide::notice() const
{
    if (!m_source)
        return tr("There is no sentence here that a parser could be watched on.");
    if (!kind().plays(*m_source))
        return tr("%1 does not go with this sentence, or not with these scores.").arg(titleOf(kind()));
    if (m_source->sentence->unitCount() <= kind().mostWords)
        return tr("There is not enough memory for all steps.");
    return tr("The sentence has %1 words; %2 is shown for up to %3. %4")
        .arg(m_source->sentence->unitCount())
        .arg(titleOf(kind()))
        .arg(kind().mostWords)
        .arg(whyNoMoreOf(kind()));
}

void PlayerSide::make()
{
    Q_EMIT aboutToChange();
    m_stage->setPlayer(nullptr);
    std::shared_ptr<const Player> former = std::move(m_player);
    m_worker.requestStop();
    const int units = m_source ? m_source->sentence->unitCount() : 0;
    if (!m_source || !kind().plays(*m_source) || units > kind().mostWords) {
        m_isWaiting = false;
        return takeMade(nullptr, {});
    }
    if (units > kind().mostAtOnce)
        return makeOnWorker(std::move(former));
    m_isWaiting = false;
    std::unique_ptr<Player> player = kind().make(*m_source);
    std::vector<int> usual = optionsOf(*player);
    arcwright::ui::choose(*player, kind().name, m_wanted);
    for (std::size_t choice = 0; choice < m_chosen.size(); ++choice)
        player->choose(static_cast<int>(choice), m_chosen[choice]);
    takeMade(std::move(player), std::move(usual));
}

/// One at a time: what is no longer wanted ends before the next begins, or the memory of several would be needed. The
/// former player goes on the worker, too, before the next is made: its steps may be many.
void PlayerSide::makeOnWorker(std::shared_ptr<const Player> former)
{
    m_isMaking = true;
    m_stage->setNotice(tr("The steps are being found…"));
    m_isWaiting = m_worker.isRunning();
    if (m_isWaiting) {
        Q_EMIT playerChanged();
        return;
    }
    m_worker.start([this, former = std::move(former), source = *m_source, kind = kind(), wanted = m_wanted,
                       chosen = m_chosen](const std::stop_token& stop, const Worker::Post& post) mutable {
        former.reset();
        source.stop = stop;
        const auto player = std::make_shared<std::unique_ptr<Player>>(kind.make(source));
        const std::vector<int> usual = optionsOf(**player);
        if (!stop.stop_requested())
            arcwright::ui::choose(**player, kind.name, wanted);
        for (std::size_t choice = 0; choice < chosen.size() && !stop.stop_requested(); ++choice)
            (*player)->choose(static_cast<int>(choice), chosen[choice]);
        post([this, stop, player, usual] {
            if (!stop.stop_requested())
                takeMade(std::move(*player), usual);
        });
    });
    Q_EMIT playerChanged();
}

/// Shows a player at the place remembered; null says why there is none.
void PlayerSide::takeMade(std::unique_ptr<Player> player, std::vector<int> usual)
{
    m_player = std::move(player);
    m_usual = std::move(usual);
    if (m_player) {
        m_player->setAsking(m_isAsking);
        m_player->goTo(m_place.isEnd ? m_player->steps() : nearestLike(*m_player, m_place.headline, m_place.position));
    } else {
        m_stage->setNotice(notice());
    }
    showChoices();
    sayWhatIsDrawn();
    m_stage->setPlayer(m_player.get());
    const bool wasMaking = std::exchange(m_isMaking, false);
    Q_EMIT playerChanged();
    if (wasMaking)
        Q_EMIT made();
}

/// Drawn scores look as those of a parser do.
void PlayerSide::sayWhatIsDrawn()
{
    const auto ofBunsetsu = bunsetsuDecoderNamed(kind().name);
    const bool lacksAnswers = m_player && ofBunsetsu && BunsetsuPlayer::lacksAnswers(*m_source, *ofBunsetsu);
    const bool usesScores = !kind().readsTree && players::epochs != kind().name;
    const bool areDrawn = m_player && usesScores && m_source->origin == ScoreOrigin::Random;
    m_drawn->setText(lacksAnswers
            ? tr("Scores drawn at random: the model has none for this algorithm")
            : tr(
                "Scores drawn at random: they show how the algorithm works, not what a parser thinks of the sentence"));
    m_drawn->setVisible(lacksAnswers || areDrawn);
}

void PlayerSide::hideChoices()
{
    for (QWidget* box : std::exchange(m_choiceBoxes, {})) {
        box->hide();
        box->deleteLater(); // it may be the one that was just used
    }
}

void PlayerSide::showChoices()
{
    const QWidget* focus = window()->focusWidget();
    const auto old = std::find_if(
        m_choiceBoxes.begin(), m_choiceBoxes.end(), [&](const QWidget* box) { return box->isAncestorOf(focus); });
    const auto used = static_cast<std::size_t>(old - m_choiceBoxes.begin());
    const bool isUsed = old != m_choiceBoxes.end();
    if (isUsed)
        m_stage->setFocus(); // or it would go on to whatever comes next in the window
    hideChoices();
    if (!m_player)
        return;
    const std::vector<PlayerChoice> choices = m_player->choices();
    m_chosen.clear();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* both = new QWidget(this);
        auto* beside = new QHBoxLayout(both);
        beside->setContentsMargins({});
        auto* label = new ElidedLabel(both); // large letters may have no room for a title beside its list
        label->setText(choices[i].title);
        auto* box = new YieldingBox(both);
        box->addItems(choices[i].options);
        box->setCurrentIndex(choices[i].current);
        box->setAccessibleName(choices[i].title);
        label->setBuddy(box);
        beside->addWidget(label);
        beside->addWidget(box);
        m_header->add(both);
        m_choiceBoxes.push_back(both);
        m_chosen.push_back(choices[i].current);
        if (isUsed && i == used)
            box->setFocus();
        connect(box, &QComboBox::activated, this, [this, i](int option) { choose(i, option); });
    }
}

void PlayerSide::setWanted(std::vector<LessonChoice> wanted)
{
    m_wanted = std::move(wanted);
    m_chosen.clear();
}

tl::expected<std::vector<LessonChoice>, QString> PlayerSide::chosenOtherwise() const
{
    return m_player ? arcwright::ui::chosenOtherwise(*m_player, kind().name, m_usual) : std::vector<LessonChoice>();
}

/// By name: another transition system, say, is to be decided by the same.
void PlayerSide::remember(std::size_t choice, int option)
{
    const std::vector<LessonChoiceRow> rows = lessonChoicesOf(kind().name);
    const std::vector<PlayerChoice> all = m_player ? m_player->choices() : std::vector<PlayerChoice>();
    for (const LessonChoiceRow& row : rows) {
        if (choice >= all.size() || row.name != all[choice].name)
            continue;
        std::erase_if(m_wanted, [&](const LessonChoice& one) { return one.name == row.name; });
        if (static_cast<std::size_t>(option) < row.options.size())
            m_wanted.push_back({std::string(row.name), row.options[static_cast<std::size_t>(option)]});
    }
}

void PlayerSide::choose(std::size_t choice, int option)
{
    m_chosen[choice] = option;
    remember(choice, option);
    if (m_player && m_player->words().size() <= kind().mostAtOnce)
        return take(m_player->choose(static_cast<int>(choice), option));
    Q_EMIT courseChosen();
    rememberPlace();
    make();
}

void PlayerSide::goTo(int position)
{
    if (!m_player || m_player->position() == position)
        return;
    m_player->goTo(position);
    m_stage->refresh();
}

void PlayerSide::setAsking(bool isAsking)
{
    m_isAsking = isAsking;
    if (!m_player)
        return;
    m_player->setAsking(isAsking);
    m_stage->refresh();
}

void PlayerSide::setQuestionAt(std::optional<int> position)
{
    if (!m_player)
        return;
    m_player->setQuestionAt(position);
    m_stage->refresh();
}

void PlayerSide::activate(const Target& target)
{
    if (!m_player || (m_instead && m_instead(target)))
        return;
    take(m_player->activate(target));
    Q_EMIT activated(target);
}

void PlayerSide::take(Effect effect)
{
    if (effect == Effect::Nothing)
        return;
    m_stage->refresh();
    if (effect == Effect::Looks) {
        Q_EMIT looksChanged();
    } else {
        Q_EMIT courseChosen();
        Q_EMIT playerChanged();
    }
}

} // namespace arcwright::ui
