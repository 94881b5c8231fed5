// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/bunsetsu_drawing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QLocale>

#include "ui/players/drawing/ladder_drawing.h"

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
        // The height is that of every step: what leaves the queue goes on the stack, and the question has its place
        // between.
        const double title = m_metrics.height(TextSize::Normal) + 4;
        const double queueWidth = widthOf(queue);
        m_drawing.size = {widthOf({}) + questionWidth() + 2 * kGap, title + m_boxes.height() + 2 * kPadding};
        std::vector<int> all(static_cast<std::size_t>(m_picture.words->size()));
        std::iota(all.begin(), all.end(), 1);
        m_drawing.size.rwidth() += widthOf(all);
        const double right = m_drawing.size.width();
        drawTray(QCoreApplication::translate("BunsetsuPlayer", "Stack"), stack, 0, title,
            right - queueWidth - questionWidth() - 2 * kGap);
        drawQuestion(right - queueWidth - questionWidth() - kGap, title);
        drawTray(QCoreApplication::translate("BunsetsuPlayer", "Queue"), queue, right - queueWidth, title, queueWidth);
        return std::move(m_drawing);
    }

private:
    const PairJudged* question() const
    {
        const BunsetsuStep* step = currentOf(m_picture);
        return step == nullptr ? nullptr : std::get_if<PairJudged>(step);
    }

    double widthOf(const std::vector<int>& bunsetsu) const
    {
        double width = kPadding;
        for (const int one : bunsetsu)
            width += m_boxes.widthOf(one) + kPadding;
        return std::max({width, 8 * kPadding, titleWidth("Stack"), titleWidth("Queue")});
    }
    double titleWidth(const char* title) const
    {
        return m_metrics.width(TextSize::Normal, QCoreApplication::translate("BunsetsuPlayer", title)) + kPadding;
    }
    double questionWidth() const
    {
        return m_metrics.width(TextSize::Normal,
                   QCoreApplication::translate("BunsetsuPlayer", "%1 (overruled)").arg(QStringLiteral("yes")))
            + 2 * kPadding;
    }

    /// The top of the stack, and the front of the queue, are next to the question.
    void drawTray(const QString& name, const std::vector<int>& bunsetsu, double left, double top, double width)
    {
        const bool isStack = left == 0;
        m_drawing.text({left, 0, width, m_metrics.height(TextSize::Normal)}, name, Ink::Muted, TextSize::Normal,
            isStack ? Qt::AlignRight : Qt::AlignLeft);
        m_drawing.rect({left, top, width, m_boxes.height() + 2 * kPadding}, Ink::Base, Ink::Grid);
        double used = kPadding;
        for (const int one : bunsetsu)
            used += m_boxes.widthOf(one) + kPadding;
        double x = (isStack ? left + width - used : left) + kPadding;
        for (const int one : bunsetsu) {
            const PairJudged* asked = question();
            const bool isLit = asked != nullptr && (one == asked->dependent || one == asked->candidate);
            m_boxes.draw({x, top + kPadding, m_boxes.widthOf(one), m_boxes.height()}, one, isLit);
            x += m_boxes.widthOf(one) + kPadding;
        }
    }

    void drawQuestion(double left, double top)
    {
        const PairJudged* asked = question();
        if (asked == nullptr)
            return;
        const double line = m_metrics.height(TextSize::Normal);
        const QRectF box(left, top, questionWidth(), m_boxes.height() + 2 * kPadding);
        const double middle = box.center().y();
        m_drawing.text({left, middle - line, box.width(), line}, answerText(*m_picture.words, *asked), Ink::Text,
            TextSize::Normal, Qt::AlignHCenter, true);
        m_drawing.text({left, middle, box.width(), line},
            asked->attaches() ? QCoreApplication::translate("BunsetsuPlayer", "reduce")
                              : QCoreApplication::translate("BunsetsuPlayer", "shift"),
            asked->attaches() ? Ink::Good : Ink::Muted);
        m_drawing.hit(box, {Target::Kind::Choice, m_picture.position, 0, 0});
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
        const auto passes = m_metrics.hasRoomBefore ? std::count_if(m_picture.steps->begin(), m_picture.steps->end(),
                                [](const BunsetsuStep& step) { return std::holds_alternative<PassBegun>(step); })
                                                    : pass;
        m_drawing.size = {x, static_cast<double>(std::max<std::ptrdiff_t>(passes, 1)) * rowHeight()};
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
        m_y += rowHeight() - m_boxes.height();
    }

    double rowHeight() const { return m_boxes.height() + 2 * m_metrics.height(TextSize::Normal) + kGap; }

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
class CandidateDrawing {
public:
    CandidateDrawing(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics), m_line(metrics.height(TextSize::Large) + 8)
    {
        for (int bunsetsu = 1; bunsetsu <= picture.words->size(); ++bunsetsu)
            m_names = std::max(m_names, metrics.width(TextSize::Large, picture.words->form(bunsetsu)));
    }

    /// The drawing, as large at every step: a line for every bunsetsu that can be a candidate.
    Drawing draw()
    {
        m_drawing.size
            = {textLeft() + m_metrics.width(TextSize::Normal, figures(1, -10)), m_picture.words->size() * m_line};
        int at = m_picture.position;
        while (at > 0 && !std::holds_alternative<CandidatesWeighed>(stepAt(at)))
            --at;
        if (at > 0)
            drawAll(at, std::get<CandidatesWeighed>(stepAt(at)));
        else
            drawNames();
        return std::move(m_drawing);
    }

private:
    const BunsetsuStep& stepAt(int number) const { return (*m_picture.steps)[static_cast<std::size_t>(number) - 1]; }
    double textLeft() const { return m_names + kBarWidth + 2 * kGap; }

    QString figures(double probability, double score) const
    {
        const QString text = std::isinf(score) ? QCoreApplication::translate("BunsetsuPlayer", "overruled")
                                               : m_picture.words->number(score);
        return QCoreApplication::translate("BunsetsuPlayer", "%1 %   score %2", "probability in percent")
            .arg(QLocale().toString(100 * probability, 'f', 1), text);
    }

    /// Before anything is weighed: whoever can be a candidate, and where its bar will be.
    void drawNames()
    {
        for (int bunsetsu = 2; bunsetsu <= m_picture.words->size(); ++bunsetsu)
            drawName(bunsetsu, Ink::Muted, (bunsetsu - 1) * m_line);
    }

    void drawName(int bunsetsu, Ink ink, double y)
    {
        m_drawing.text({0, y, m_names, m_line}, m_picture.words->form(bunsetsu), ink, TextSize::Large, Qt::AlignRight);
        m_drawing.rect({m_names + kGap, y + 4, kBarWidth, m_line - 8}, Ink::Panel, Ink::Grid);
    }

    void drawAll(int step, const CandidatesWeighed& weighed)
    {
        const auto& candidates = weighed.candidates;
        const auto best = std::max_element(candidates.begin(), candidates.end(),
            [](const auto& one, const auto& other) { return one.score < other.score; });
        const auto share = [&](double score) { return score == best->score ? 1 : std::exp(score - best->score); };
        double sum = 0;
        for (const auto& candidate : candidates)
            sum += share(candidate.score);
        m_drawing.text({0, 0, m_drawing.size.width(), m_line},
            QCoreApplication::translate("BunsetsuPlayer", "Candidates of %1")
                .arg(m_picture.words->name(weighed.dependent)),
            Ink::Muted, TextSize::Normal, Qt::AlignLeft);
        double y = m_line;
        for (auto candidate = candidates.begin(); candidate != candidates.end(); ++candidate) {
            if (m_picture.isAsking && step == m_picture.position)
                drawName(candidate->head, Ink::Text, y);
            else
                drawOne(*candidate, share(candidate->score) / sum, candidate == best, y);
            m_drawing.hit(
                QRectF(0, y, m_drawing.size.width(), m_line), {Target::Kind::Choice, step, candidate->head, 0});
            y += m_line;
        }
    }

    void drawOne(const CandidatesWeighed::Candidate& candidate, double probability, bool isBest, double y)
    {
        m_drawing.text({0, y, m_names, m_line}, m_picture.words->form(candidate.head), Ink::Text, TextSize::Large,
            Qt::AlignRight, isBest);
        const QRectF bar(m_names + kGap, y + 4, std::max(1.0, probability * kBarWidth), m_line - 8);
        m_drawing.rect({bar.left(), bar.top(), kBarWidth, bar.height()}, Ink::Panel, Ink::Grid);
        m_drawing.rect(bar, isBest ? Ink::LitFrame : Ink::First);
        m_drawing.text({textLeft(), y, m_drawing.size.width() - textLeft(), m_line},
            figures(probability, candidate.score), Ink::Text, TextSize::Normal, Qt::AlignLeft, isBest);
    }

    const BunsetsuPicture& m_picture;
    const DrawingMetrics& m_metrics;
    Drawing m_drawing;
    double m_line = 0;
    double m_names = 0;
};

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
        return CandidateDrawing(picture, metrics).draw();
    }
}

} // namespace arcwright::ui
