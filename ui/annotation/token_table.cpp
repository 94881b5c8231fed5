// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/token_table.h"

#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/annotation/feature_field.h"
#include "ui/documents/workspace.h"
#include "ui/look/font_measures.h"

namespace arcwright::ui {

namespace {

constexpr int widestColumn = 280;
constexpr int rowPadding = 6;

/// Edits a cell with what its column usually has offered.
class CellDelegate : public QStyledItemDelegate {
public:
    CellDelegate(TokenTableModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) { }

    void setValues(const FieldValues& values) { m_values = values; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto field = m_model.field(index.column());
        const bool ofFeatures = field == WordField::Feats && m_values.hasFeatures();
        auto* editor = ofFeatures ? new FeatureField(m_values, m_model.partOfSpeech(index.row()), parent)
                                  : new QLineEdit(parent);
        editor->setFrame(false);
        editor->setAccessibleName(m_model.headerData(index.column(), Qt::Horizontal).toString());
        const QStringList values = field && !ofFeatures ? m_values.of(*field) : QStringList();
        if (!values.isEmpty()) {
            auto* completer = new QCompleter(values, editor);
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            editor->setCompleter(completer);
        }
        return editor;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        auto* const features = qobject_cast<FeatureField*>(editor);
        if (features == nullptr)
            QStyledItemDelegate::setEditorData(editor, index);
        else
            features->setFeatures(index.data(Qt::EditRole).toString());
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        const auto* const features = qobject_cast<const FeatureField*>(editor);
        if (features == nullptr)
            QStyledItemDelegate::setModelData(editor, model, index);
        else
            model->setData(index, features->features(), Qt::EditRole);
    }

private:
    TokenTableModel& m_model;
    FieldValues m_values;
};

} // namespace

TokenTable::TokenTable(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_model(new TokenTableModel(workspace, this)), m_table(new QTableView(this))
{
    m_table->setAccessibleName(tr("Words"));
    m_table->setModel(m_model);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    measureByFont(m_table, [this](const QFontMetrics& metrics) {
        m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + rowPadding);
    });
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->installEventFilter(this);
    auto* delegate = new CellDelegate(*m_model, m_table);
    m_table->setItemDelegate(delegate);
    connect(&workspace, &Workspace::valuesCounted, delegate,
        [delegate](const FieldValues& values) { delegate->setValues(values); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!m_isMarking && now.isValid())
            Q_EMIT unitChosen(m_model->unitOf(now.row()));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_table->scrollToTop(); // not where the word of another sentence was
        fitColumns();
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_table);
}

void TokenTable::show(std::size_t index)
{
    const QScopedValueRollback<bool> marking(m_isMarking, true);
    m_model->show(index);
}

/// Measuring takes longer than all else of a step to another sentence, so out of sight it waits.
void TokenTable::fitColumns()
{
    m_areColumnsFitted = isVisible();
    if (!m_areColumnsFitted)
        return;
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (m_table->columnWidth(column) > widestColumn)
            m_table->setColumnWidth(column, widestColumn);
    }
}

void TokenTable::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_areColumnsFitted)
        fitColumns();
}

void TokenTable::selectUnit(int unit)
{
    const QModelIndex now = m_table->currentIndex();
    const int row = m_model->rowOf(unit);
    if (row < 0 || (now.isValid() && m_model->unitOf(now.row()) == unit))
        return;
    const QScopedValueRollback<bool> marking(m_isMarking, true);
    m_table->setAutoScroll(false); // which a closed view would do when it is opened, by its width of before
    m_table->setCurrentIndex(m_model->index(row, now.isValid() ? now.column() : 1));
    m_table->setAutoScroll(true);
    bringCurrentRow();
}

/// Brings the row into sight; the number of the word and its form are not pushed out, as a view does that is narrow
/// because its panel is closed.
void TokenTable::bringCurrentRow()
{
    const QModelIndex now = m_table->currentIndex();
    if (!now.isValid())
        return;
    const int before = m_table->horizontalScrollBar()->value();
    m_table->scrollTo(now);
    m_table->horizontalScrollBar()->setValue(before);
}

/// The row of the word on view stays in view, as when the table is opened on it.
void TokenTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the table has its new height
    bringCurrentRow();
}

void TokenTable::copy() const
{
    const QString text = m_model->text(m_table->selectionModel()->selectedIndexes());
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void TokenTable::paste()
{
    const QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    QModelIndex corner = m_table->currentIndex();
    for (const QModelIndex& cell : cells)
        corner = m_model->index(std::min(corner.row(), cell.row()), std::min(corner.column(), cell.column()));
    m_model->paste(QGuiApplication::clipboard()->text(), corner, cells);
}

void TokenTable::clear()
{
    m_model->paste(QString(), m_table->currentIndex(), m_table->selectionModel()->selectedIndexes());
}

bool TokenTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_table || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isCommand = key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste)
        || key->matches(QKeySequence::Delete) || key->key() == Qt::Key_Escape;
    if (!isCommand)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true; // the table's, not the window's
    if (key->matches(QKeySequence::Copy))
        copy();
    else if (key->matches(QKeySequence::Paste))
        paste();
    else if (key->matches(QKeySequence::Delete))
        clear();
    else
        Q_EMIT left();
    return true;
}

} // namespace arcwright::ui
