// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/documents/treebank.h"
#include "ui/training/model_change.h"

namespace arcwright::ui {

class MessageBar;
class SentenceBrowser;
class SentenceView;
class Workplaces;

/// Says what another model has changed when it has taken over, and leads to the changed sentences and back to the model
/// before.
class ModelChangeNotice : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        ModelChange& change;
        MessageBar& messages;
        SentenceBrowser& browser;
        SentenceView& view;
        Workplaces& workplaces;
    };
    ModelChangeNotice(const Parts& parts, QObject* parent);

    /// What is being said, for another window that goes on with it: whether it is that the model before is in use
    /// again.
    std::optional<bool> said() const;
    void goOn(bool isBack);

Q_SIGNALS:
    void changesShown(const QString& text);

private:
    void tell();
    void tellBack();
    void show();
    void take(bool isBack);
    QString countsText() const;
    static QString agreementText(const PredictionChanges& changes);
    void listChanged();
    void showChanges();

    Parts m_parts;
    QString m_text; ///< what is said
    bool m_isPutOff = false; ///< while something is trained or predicted
    std::optional<SentenceKey> m_told; ///< whose changes were told last, of those that are listed
    bool m_isBack = false; ///< the model that was there before is in use again
};

} // namespace arcwright::ui
