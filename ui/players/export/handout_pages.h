// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QBuffer>
#include <QPdfWriter>
#include <QString>

#include "ui/players/export/frame.h"
#include "ui/players/export/handout_paper.h"
#include "ui/players/export/step_board.h"
#include "ui/players/export/step_document.h"

namespace arcwright::ui {

/// Smaller on paper, by this factor of its size on the screen, a text cannot be read.
inline constexpr double kLeastTextScale = 0.6;
/// Frames for paper are narrow, so that their texts are large.
inline constexpr double kHandoutAspect = 1.6;
/// The greatest width of a picture on paper if it can be kept, in pixels at zoom 1: so wide it can just be read.
double mostHandoutWidth();

/// A PDF of steps with text and pictures on A4, so many on a page, each in a part of its own, with text and picture
/// where they are in all others; what a lesson says stands along the top of each page. Where the picture of a long
/// sentence would be made so small that it could not be read, its parts stand one under the other, each as large as the
/// page allows, and run on to further pages, between rows of the sentence if need be. Of the words nothing is left out:
/// a step that says more than its part has room for has pages of its own, as many as its words take.
class HandoutPages : public StepDocument {
public:
    /// `perPage`: so many steps on a page; 0 for two where they can be read so, else one. Long sentences are laid out
    /// by `maker`, which outlives the pages.
    HandoutPages(const FrameMaker& maker, const QString& title, int perPage);
    /// On pages of that writer: then nothing is finished().
    HandoutPages(const FrameMaker& maker, const QString& title, int perPage, std::unique_ptr<QPdfWriter> writer);

    /// On a new page.
    void beginStop(const StopHead& head) override;
    /// Two players share the part of a step.
    void add(const std::vector<const Player*>& players) override;
    QByteArray finished() override;
    /// Of the stop at hand, once one of them is there.
    int stepsOnPage() const { return m_onPage; }

private:
    void layOut(const std::vector<const Player*>& players);
    std::optional<StepBoard> boardFor(
        const StopHead& head, const std::vector<const Player*>& players, double height, double least) const;
    std::optional<StepBoard> boardOnPage(const std::vector<const Player*>& players, int perPage) const;
    /// A stop of one step alone, which waits for those that share its page.
    struct Waiting {
        StopHead head;
        QString above; ///< what the lesson says
        double top = 0; ///< height of that
        double room = 0; ///< height of the smallest board for the step
        double least = 0; ///< height of all that is on it
        std::vector<std::unique_ptr<Player>> players;
        std::vector<const Player*> shown() const;
    };
    bool findLeast(Waiting& one, const std::vector<const Player*>& players) const;
    bool letWait(const std::vector<const Player*>& players);
    void putWaiting();
    void putOnSharedPage(std::size_t begin, std::size_t end);
    QString wordsAbove() const;
    void putTold();
    void beginPage();
    void putOnPagesOfItsOwn(const std::vector<const Player*>& players);
    void putApart(const Player& player, const QString& heading);

    const FrameMaker& m_maker;
    int m_perPage;
    QByteArray m_bytes;
    QBuffer m_buffer;
    std::unique_ptr<HandoutPaper> m_paper;
    StopHead m_head;
    double m_top = 0; ///< below what the lesson says
    std::optional<StepBoard> m_board; ///< none where pictures run on to further pages
    int m_onPage = 0; ///< steps a page, of the stop
    std::vector<Waiting> m_waiting;
    bool m_isFirstStop = true;
    int m_placed = 0; ///< on this page
    bool m_isNew = true; ///< nothing of the stop was added yet
};

} // namespace arcwright::ui
