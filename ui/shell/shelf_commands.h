// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "ui/look/theme.h"
#include "ui/queue/compared_models.h"
#include "ui/shelf/model_comparison.h"
#include "ui/shelf/shelf_keeper.h"
#include "ui/shelf/shelf_store.h"

namespace arcwright::ui {

class Actions;
class AnalysisPage;
class AnalysisTabs;
class FileCommands;
class MessageBar;
class ShelfPage;
class TrainPage;
class Workplaces;

/// Carries out what is chosen on the page of models: puts them in use, compares them and leads to the analysis, and
/// says what has been kept.
class ShelfCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        Actions& actions;
        FileCommands& files;
        MessageBar& messages;
        Workplaces& workplaces;
        TrainPage& train;
        AnalysisPage& analysis;
        AnalysisTabs& analysisTabs;
    };
    ShelfCommands(Parts parts, QWidget* window);

    void setTheme(const Theme& theme);
    bool isBusy() const { return m_store.isBusy() || m_keeper.isBusy() || m_comparison.isBusy(); }
    ShelfPage* page() const { return m_page; }
    ShelfStore& store() { return m_store; }
    bool isTaken(const QString& treebank, int number) const { return m_keeper.isTaken(treebank, number); }
    /// The models that can be read, for the queue to compare.
    QList<ComparedModels::Pick> picks() const;

    /// The model that was trained on what is open: its id, and what it is called. Nothing where there is none.
    std::optional<std::pair<std::string, QString>> ownModel() const;
    /// Puts a model in use once the shelf has been read, with what is to be known of it before.
    void useById(const std::string& id);

Q_SIGNALS:
    void said(const QString& text);
    /// The consequence of what was said last.
    void added(const QString& text);
    /// isBusy() may be false again.
    void settled();

private:
    void connectPage();
    void connectKeeper();
    void connectComparison();
    void updatePlace();
    void showPage();
    bool mayGoOn(const std::vector<ShelvedModel>& models, const QString& question, const QString& answer);
    void use(const ShelvedModel& model);
    void compare(const ShelvedModel& first, const ShelvedModel& second, bool onAnotherFile);
    void startComparison();
    void showComparison(const ModelComparison::Outcome& outcome);
    /// True if what saveModel() would write is on the shelf now.
    bool keepNow();
    void tellFull(std::size_t count);
    void tellKept(const std::string& id, bool byItself);

    Parts m_parts;
    QWidget* m_window;
    ShelfStore m_store;
    ShelfKeeper m_keeper;
    ModelComparison m_comparison;
    ShelfPage* m_page;
    /// Whether what keepNow() asked for came to be there, once that is known; null where nothing is under way.
    std::shared_ptr<std::optional<bool>> m_isKept;
    std::optional<std::pair<ShelvedModel, ShelvedModel>> m_wanted; ///< to be compared, once a file is open
};

} // namespace arcwright::ui
