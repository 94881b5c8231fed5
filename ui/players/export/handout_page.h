// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/players/export/frame.h"
#include "ui/players/export/step_document.h"

namespace arcwright::ui {

/// A handout as one page of HTML with everything in it: text and picture of one step under those of the other.
class HandoutPage : public StepDocument {
public:
    /// `maker` outlives the page.
    HandoutPage(const FrameMaker& maker, QString title) : m_maker(maker), m_title(std::move(title)) { }

    void beginStop(const StopHead& head) override;
    void add(const std::vector<const Player*>& players) override;
    QByteArray finished() override;

private:
    QString picture(const Player& player) const;

    const FrameMaker& m_maker;
    QString m_title;
    StopHead m_head;
    QString m_sections;
};

} // namespace arcwright::ui
