// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>

namespace arcwright::ui {

class Assistant;
class SentenceBrowser;
class SentenceView;
class StatusLine;
class Workspace;

/// Brings what the parser advises to the diagram: guesses, doubts, relations for an arc. Leads to the next uncertain
/// word of another sentence, and says which arcs moved around a decision.
class GuidanceCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        const Workspace& workspace;
        Assistant& assistant;
        SentenceBrowser& browser;
        SentenceView& view;
        StatusLine& status;
    };
    GuidanceCommands(const Parts& parts, QObject* parent);

private:
    void goToSought(std::optional<std::size_t> sentence);
    void tellMoved(const std::vector<int>& words);

    Parts m_parts;
};

} // namespace arcwright::ui
