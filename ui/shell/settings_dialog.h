// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QDialog>

#include "ui/settings/setting_specs.h"
#include "ui/shell/setting_fields.h"

class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QScrollArea;
class QToolButton;

namespace arcwright::ui {

/// All settings in one list, by groups: found by parts of their names or by another word for them, changed at once,
/// each with its default one click away.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    SettingsDialog(SettingFields& fields, QWidget* window);

    using QDialog::show;
    /// Goes to a setting, and gives its field the keyboard.
    void show(SettingId id);
    QLineEdit* searchField() const { return m_search; }
    QWidget* field(SettingId id) const;
    QToolButton* defaultButton(SettingId id) const;
    /// Whether the row of a setting is among what was searched for.
    bool isListed(SettingId id) const;

Q_SIGNALS:
    void exportWanted();
    void importWanted();
    void defaultsWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel* title = nullptr;
        SettingField field;
        QToolButton* reset = nullptr;
        int line = 0; ///< of two, of which the second is used where the field stands below the title
        bool isListed = true;
    };
    void placeParts();
    void fillList();
    QDialogButtonBox* makeButtons();
    int widthOfAll() const;
    void addGroup(SettingGroup group, QGridLayout& grid, int& line);
    void addRow(const SettingSpec& spec, int& line);
    int widthOfRows(bool isStacked) const;
    void arrange();
    void search(const QString& typed);
    void refresh();
    void reach(const QWidget& widget);

    SettingFields& m_fields;
    QLineEdit* m_search;
    QListWidget* m_groups;
    QScrollArea* m_list;
    QGridLayout* m_grid = nullptr; ///< of the rows
    std::optional<bool> m_isStacked; ///< fields below their titles
    QLabel* m_nothing;
    std::vector<Row> m_rows; ///< by SettingId
    std::map<SettingGroup, QLabel*> m_headings;
};

} // namespace arcwright::ui
