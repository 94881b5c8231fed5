// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/train.h"
#include "core/model/training_run.h"

namespace arcwright::cli {

/// The output of `train`: a line an epoch while it goes on, or one JSON object at the end.
class TrainReport {
public:
    TrainReport(bool json, bool development) : m_json(json), m_development(development) { }

    void epochDone(const EpochReport& report);
    void membersDone(const MembersReport& report) { m_members = report; }

    struct Summary {
        std::string model; ///< where it was written
        const ModelConfiguration& configuration;
        std::size_t unusable = 0; ///< sentences left out
        double seconds = 0;
        DevelopmentScores scores; ///< on the development sentences
    };
    void print(const Summary& summary);

private:
    void printJson(const Summary& summary) const;
    void printText(const Summary& summary) const;
    void printMembers() const;

    bool m_json;
    bool m_development;
    std::vector<EpochReport> m_epochs;
    std::optional<MembersReport> m_members;
};

} // namespace arcwright::cli
