// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/bunsetsu_drawing.h"

#include <algorithm>
#include <cmath>

#include "ui/players/ladder_drawing.h"

namespace arcwright::ui {

namespace {

constexpr double kPadding = 10;
constexpr double kGap = 10;
constexpr double kBarWidth = 220;

/// A row of boxes with bunsetsu in them.
class Boxes {
public:
    Boxes(Drawing& drawing, const PlayerWords& words, const DrawingMetrics& metrics)
        : m_drawing(drawing), m_words(words), m_metrics(metrics)
    {
    }

    double height() const { return m_metrics.height(TextSize::Large) + kPadding; }
    double widthOf(int bunsetsu) const
    {
        return m_metrics.width(TextSize::Large, m_words.form(bunsetsu)) + 2 * kPadding;
    }
    void draw(const QRectF& box, int bunsetsu, bool isLit)
    {
        m_drawing.rect(box, isLit ? Ink::Lit : Ink::Panel, isLit ? Ink::LitFrame : Ink::Border, isLit ? 2 : 1);
        m_drawing.text(box, m_words.form(bunsetsu), Ink::Text, TextSize::Large);
        m_drawing.hit(box, Target::word(bunsetsu));
    }

private:
    Drawing& m_drawing;
    const PlayerWords& m_words;
    const DrawingMetrics& m_metrics;
};

QString answerText(const PlayerWords& words, const PairJudged& judged)
{
    const QString answer = judged.attaches() ? QCoreApplication::translate("BunsetsuPlayer", "yes")
                                             : QCoreApplication::translate("BunsetsuPlayer", "no");
    return std::isinf(judged.margin) ? QCoreApplication::translate("BunsetsuPlayer", "%1 (overruled)").arg(answer)
                                     : QStringLiteral("%1 (%2)").arg(answer, words.gain(judged.margin));
}

const BunsetsuStep* currentOf(const BunsetsuPicture& picture)
{
    return picture.position == 0 ? nullptr : &(*picture.steps)[static_cast<std::size_t>(picture.position) - 1];
}

/// Stack and queue with the question between them.
class StackDrawing {
public:
    StackDrawing(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics), m_boxes(m_drawing, *picture.words, metrics)
    {
        const BunsetsuStep* step = currentOf(picture);
        if (step == nullptr)
            m_front = 1;
        else if (const auto* judged = std::get_if<PairJudged>(step))
            m_front = judged->candidate;
        else if (const auto* attached = std::get_if<BunsetsuAttached>(step))
            m_front = attached->head;
        else
            m_front = picture.words->size() + 1;
    }

    Drawing draw()
    {
        std::vector<int> stack;
        std::vector<int> queue;
        for (int bunsetsu = 1; bunsetsu <= m_picture.words->size(); ++bunsetsu) {
            if (bunsetsu >= m_front)
                queue.push_back(bunsetsu);
            else if ((*m_picture.heads)[static_cast<std::size_t>(bunsetsu)] <= 0)
                stack.push_back(bunsetsu);
        }
        const double title = m_metrics.height(TextSize::Normal) + 4;
        double x = drawTray(QCoreApplication::translate("BunsetsuPlayer", "Stack"), stack, 0, title);
        x = drawQuestion(x + kGap, title) + kGap;
        x = drawTray(QCoreApplication::translate("BunsetsuPlayer", "Queue"), queue, x, title);
        m_drawing.size = {x, title + m_boxes.height() + 2 * kPadding};
        return std::move(m_drawing);
    }

private:
    const PairJudged* question() const
    {
        const BunsetsuStep* step = currentOf(m_picture);
        return step == nullptr ? nullptr : std::get_if<PairJudged>(step);
    }

    double drawTray(const QString& name, const std::vector<int>& bunsetsu, double left, double top)
    {
        double width = kPadding;
        for (const int one : bunsetsu)
            width += m_boxes.widthOf(one) + kPadding;
        width = std::max({width, m_metrics.width(TextSize::Normal, name), 4 * kPadding});
        m_drawing.text(
            {left, 0, width, m_metrics.height(TextSize::Normal)}, name, Ink::Muted, TextSize::Normal, Qt::AlignLeft);
        m_drawing.rect({left, top, width, m_boxes.height() + 2 * kPadding}, Ink::Base, Ink::Grid);
        double x = left + kPadding;
        for (const int one : bunsetsu) {
            const PairJudged* asked = question();
            const bool isLit = asked != nullptr && (one == asked->dependent || one == asked->candidate);
            m_boxes.draw({x, top + kPadding, m_boxes.widthOf(one), m_boxes.height()}, one, isLit);
            x += m_boxes.widthOf(one) + kPadding;
        }
        return left + width;
    }

    double drawQuestion(double left, double top)
    {
        const PairJudged* asked = question();
        const QString text = asked == nullptr ? QString() : answerText(*m_picture.words, *asked);
        const QString move = asked == nullptr ? QString()
            : asked->attaches()               ? QCoreApplication::translate("BunsetsuPlayer", "reduce")
                                              : QCoreApplication::translate("BunsetsuPlayer", "shift");
        const double width
            = std::max({m_metrics.width(TextSize::Normal, text), m_metrics.width(TextSize::Normal, move), 60.0})
            + 2 * kPadding;
        const double line = m_metrics.height(TextSize::Normal);
        const QRectF box(left, top, width, m_boxes.height() + 2 * kPadding);
        if (asked == nullptr)
            return box.right();
        const double middle = box.center().y();
        m_drawing.text({left, middle - line, width, line}, text, Ink::Text, TextSize::Normal, Qt::AlignHCenter, true);
        m_drawing.text({left, middle, width, line}, move, asked->attaches() ? Ink::Good : Ink::Muted);
        m_drawing.hit(box, {Target::Kind::Choice, m_picture.position, 0, 0});
        return box.right();
    }

    const BunsetsuPicture& m_picture;
    const DrawingMetrics& m_metrics;
    Drawing m_drawing;
    Boxes m_boxes;
    int m_front = 0; ///< of the queue
};

/// One row a pass: what is left, and the tags given so far.
class PassDrawing {
public:
    PassDrawing(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics), m_boxes(m_drawing, *picture.words, metrics)
    {
    }

    Drawing draw()
    {
        const QString longest = QCoreApplication::translate("BunsetsuPlayer", "Pass %1").arg(m_picture.steps->size());
        double x = m_metrics.width(TextSize::Normal, longest) + kGap;
        m_left.assign(1, 0);
        for (int bunsetsu = 1; bunsetsu <= m_picture.words->size(); ++bunsetsu) {
            m_left.push_back(x);
            x += m_boxes.widthOf(bunsetsu) + kGap;
        }
        int pass = 0;
        for (int step = 1; step <= m_picture.position; ++step) {
            if (const auto* begun = std::get_if<PassBegun>(&stepAt(step)))
                drawPass(++pass, step, *begun);
        }
        if (pass == 0)
            drawRow({}, 0, m_picture.words->size());
        m_drawing.size = {x, m_y};
        return std::move(m_drawing);
    }

private:
    const BunsetsuStep& stepAt(int number) const { return (*m_picture.steps)[static_cast<std::size_t>(number) - 1]; }

    void drawRow(const std::vector<int>& left, int lit, int all)
    {
        const auto place = [&](int bunsetsu) {
            return QRectF(m_left[static_cast<std::size_t>(bunsetsu)], m_y, m_boxes.widthOf(bunsetsu), m_boxes.height());
        };
        for (int bunsetsu = 1; bunsetsu <= all; ++bunsetsu)
            m_boxes.draw(place(bunsetsu), bunsetsu, false);
        for (const int bunsetsu : left)
            m_boxes.draw(place(bunsetsu), bunsetsu, bunsetsu == lit);
        m_y += m_boxes.height();
    }

    void drawPass(int pass, int first, const PassBegun& begun)
    {
        const auto* current = std::get_if<PairJudged>(currentOf(m_picture));
        int last = first;
        while (last < m_picture.position && !std::holds_alternative<PassBegun>(stepAt(last + 1)))
            ++last;
        const bool isCurrent = last == m_picture.position;
        m_drawing.text({0, m_y, m_left[1] - kGap, m_boxes.height()},
            QCoreApplication::translate("BunsetsuPlayer", "Pass %1").arg(pass), isCurrent ? Ink::Text : Ink::Muted,
            TextSize::Normal, Qt::AlignLeft, isCurrent);
        drawRow(begun.left, isCurrent && current != nullptr ? current->dependent : 0, 0);
        for (int step = first + 1; step <= last; ++step)
            drawTag(step, step == m_picture.position);
        m_y += 2 * m_metrics.height(TextSize::Normal) + kGap;
    }

    void drawTag(int step, bool isLit)
    {
        const auto* judged = std::get_if<PairJudged>(&stepAt(step));
        const auto* attached = std::get_if<BunsetsuAttached>(&stepAt(step));
        if (judged == nullptr && (attached == nullptr || !attached->isForced))
            return;
        const int bunsetsu = judged != nullptr ? judged->dependent : attached->dependent;
        const bool attaches = judged == nullptr || judged->attaches();
        const double line = m_metrics.height(TextSize::Normal);
        const QRectF box(m_left[static_cast<std::size_t>(bunsetsu)], m_y + 2, m_boxes.widthOf(bunsetsu), line);
        if (isLit)
            m_drawing.rect(box.adjusted(-4, 0, 4, line), Ink::Lit, Ink::LitFrame);
        m_drawing.text(box, attaches ? QStringLiteral("D") : QStringLiteral("O"), attaches ? Ink::Good : Ink::Text,
            TextSize::Normal, Qt::AlignHCenter, true);
        const QString figure = judged == nullptr ? QString()
            : std::isinf(judged->margin)         ? QCoreApplication::translate("BunsetsuPlayer", "overruled")
                                                 : m_picture.words->gain(judged->margin);
        m_drawing.text(box.translated(0, line), figure, Ink::Muted, TextSize::Small);
        if (judged != nullptr)
            m_drawing.hit(box.adjusted(-4, 0, 4, line), {Target::Kind::Choice, step, 0, 0});
    }

    const BunsetsuPicture& m_picture;
    const DrawingMetrics& m_metrics;
    Drawing m_drawing;
    Boxes m_boxes;
    std::vector<double> m_left; ///< of the box of each bunsetsu
    double m_y = 0;
};

/// The candidates of one dependent with bars as long as they are probable.
Drawing drawCandidates(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
{
    Drawing drawing;
    int at = picture.position;
    while (at > 0 && !std::holds_alternative<CandidatesWeighed>((*picture.steps)[static_cast<std::size_t>(at) - 1]))
        --at;
    if (at == 0 || std::holds_alternative<BunsetsuFinished>(*currentOf(picture)))
        return drawing;
    const auto& weighed = std::get<CandidatesWeighed>((*picture.steps)[static_cast<std::size_t>(at) - 1]);
    const double line = metrics.height(TextSize::Large) + 8;
    double names = 0;
    double best = -HUGE_VAL;
    for (const auto& candidate : weighed.candidates) {
        names = std::max(names, metrics.width(TextSize::Large, picture.words->form(candidate.head)));
        best = std::max(best, candidate.score);
    }
    double sum = 0;
    const auto share = [&](double score) { return score == best ? 1 : std::exp(score - best); };
    for (const auto& candidate : weighed.candidates)
        sum += share(candidate.score);
    const QString title
        = QCoreApplication::translate("BunsetsuPlayer", "Candidates of %1").arg(picture.words->name(weighed.dependent));
    drawing.text(
        {0, 0, metrics.width(TextSize::Normal, title), line}, title, Ink::Muted, TextSize::Normal, Qt::AlignLeft);
    double y = line;
    double width = 0;
    for (const auto& candidate : weighed.candidates) {
        const double probability = share(candidate.score) / sum;
        const bool isBest = candidate.score == best;
        drawing.text({0, y, names, line}, picture.words->form(candidate.head), Ink::Text, TextSize::Large,
            Qt::AlignRight, isBest);
        const QRectF bar(names + kGap, y + 4, std::max(1.0, probability * kBarWidth), line - 8);
        drawing.rect({bar.left(), bar.top(), kBarWidth, bar.height()}, Ink::Panel, Ink::Grid);
        drawing.rect(bar, isBest ? Ink::LitFrame : Ink::First);
        const QString figures
            = QCoreApplication::translate("BunsetsuPlayer", "%1 %   score %2", "probability in percent")
                  .arg(QString::number(100 * probability, 'f', 1),
                      std::isinf(candidate.score) ? QCoreApplication::translate("BunsetsuPlayer", "overruled")
                                                  : picture.words->number(candidate.score));
        const double left = names + kBarWidth + 2 * kGap;
        const double textWidth = metrics.width(TextSize::Normal, figures);
        drawing.text({left, y, textWidth, line}, figures, Ink::Text, TextSize::Normal, Qt::AlignLeft, isBest);
        width = std::max(width, left + textWidth);
        drawing.hit(QRectF(0, y, left + textWidth, line), {Target::Kind::Choice, at, candidate.head, 0});
        y += line;
    }
    drawing.size = {width, y};
    return drawing;
}

} // namespace

int dependentOf(const BunsetsuStep& step)
{
    if (const auto* game = std::get_if<GamePlayed>(&step))
        return game->dependent;
    if (const auto* judged = std::get_if<PairJudged>(&step))
        return judged->dependent;
    if (const auto* weighed = std::get_if<CandidatesWeighed>(&step))
        return weighed->dependent;
    if (const auto* attached = std::get_if<BunsetsuAttached>(&step))
        return attached->dependent;
    return 0;
}

Drawing drawBunsetsu(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
{
    switch (picture.decoder) {
    case BunsetsuDecoder::Tournament:
        return drawLadder(picture, metrics);
    case BunsetsuDecoder::ShiftReduce:
        return StackDrawing(picture, metrics).draw();
    case BunsetsuDecoder::CascadedChunking:
        return PassDrawing(picture, metrics).draw();
    default:
        return drawCandidates(picture, metrics);
    }
}

} // namespace arcwright::ui
