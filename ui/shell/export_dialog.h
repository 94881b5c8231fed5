// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "ui/documents/exporter.h"
#include "ui/look/theme.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace arcwright::ui {

class LossList;
class MessageBar;

/// Asks in which format and where the open treebank is written, and says what that format has no place for before
/// anything is. It stays open until the files are written or the user gives up.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const Treebank& treebank, const Theme& theme, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// Whether a treebank may be written to `place` in another format: shows what that has no place for and asks, if
    /// there is anything. Nothing is written.
    static bool mayConvert(const Treebank& treebank, const FormatFamily& family, const QString& place,
        const Theme& theme, QWidget* parent);

    /// Whether what is left out is known and shown, so that writing can begin.
    bool isReady() const { return m_state == State::Ready; }
    /// Gives up writing if that is under way, else the dialog.
    void reject() override;

Q_SIGNALS:
    /// The files are written; `place` is that which the user chose.
    void exported(const QString& place);

private:
    enum class State {
        Checking, ///< what is left out
        Ready,
        Stuck, ///< there is no plan: the message says why
        Writing,
    };

    void settle(const FormatFamily& family, const QString& place);
    void placeParts();
    QFormLayout* makeFields();
    void connectParts();
    /// The format asked for by name, as the command line has it: `cabocha:unidic:euc-jp`.
    QString format() const;
    const FormatFamily& family() const;
    ConversionWish wish() const;
    bool hasSeveralFiles() const { return m_exporter.treebank().documents().size() > 1; }
    bool isOwnFormat() const;
    QString suggestedPlace() const;
    void formatChosen();
    void check();
    void browse();
    void write();
    bool mayReplace(const ConversionPlan& plan);
    void onPlanned(const ConversionPlan& plan);
    void onFailed(const Problem& problem);
    void setState(State state);
    void updateSummary();

    Exporter m_exporter;
    State m_state = State::Checking;
    std::optional<ConversionPlan> m_plan; ///< for the format that is chosen
    bool m_placeIsSuggested = true; ///< the user has not said anything else
    bool m_isSettled = false; ///< what is asked is only whether it may be done

    MessageBar* m_messages;
    QComboBox* m_format;
    QComboBox* m_encoding;
    QComboBox* m_tagSet;
    QFormLayout* m_fields = nullptr;
    QLineEdit* m_place;
    QPushButton* m_browse;
    QCheckBox* m_keepOriginal;
    QCheckBox* m_goBack;
    QLabel* m_summary;
    LossList* m_losses;
    QProgressBar* m_progress;
    QDialogButtonBox* m_buttons;
    QPushButton* m_export = nullptr;
};

} // namespace arcwright::ui
