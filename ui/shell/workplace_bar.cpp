// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workplace_bar.h"

#include <algorithm>
#include <vector>

#include <QAction>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/font_measures.h"
#include "ui/settings/actions.h"
#include "ui/shell/action_button.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

namespace {

/// Buttons below each other: their titles go where there is no height for them, so that low windows have all buttons.
class ButtonColumn : public QWidget {
public:
    explicit ButtonColumn(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
    {
        m_layout->setContentsMargins(gap, gap, gap, gap);
        m_layout->setSpacing(gap);
    }

    void add(QToolButton* button)
    {
        m_layout->addWidget(button);
        m_buttons.push_back(button);
    }
    void addStretch() { m_layout->addStretch(1); }
    /// The act of a button that few treebanks have: room is made for its title where it is there.
    void setRare(const QAction* act) { m_rare = act; }
    /// Once all buttons are there, and again when the window has other letters: theirs are a little smaller.
    void measure()
    {
        constexpr double small = 0.82;
        QFont letters = font();
        letters.setPointSizeF(letters.pointSizeF() * small);
        m_low = 0;
        m_high = 0;
        m_wide = 0;
        for (QToolButton* button : m_buttons) {
            button->setFont(letters);
            setTitle(*button, false);
            m_low = std::max(m_low, button->sizeHint().height());
            setTitle(*button, true);
            m_high = std::max(m_high, button->sizeHint().height());
            if (button->defaultAction() != m_rare)
                m_wide = std::max(m_wide, button->sizeHint().width());
        }
        showTitles();
        updateGeometry();
    }
    QSize minimumSizeHint() const override { return {QWidget::minimumSizeHint().width(), heightOf(m_low)}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        showTitles();
    }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            showTitles(); // a button came or went
        return QWidget::event(event);
    }

private:
    static constexpr int gap = 2;

    int heightOf(int button) const
    {
        const auto shown = std::count_if(
            m_buttons.begin(), m_buttons.end(), [this](const QToolButton* one) { return one->isVisibleTo(this); });
        return gap + static_cast<int>(shown) * (button + gap);
    }
    /// As wide in all workplaces, whichever panels they have buttons for: what stands beside it stays where it is.
    void showTitles()
    {
        // Large letters would take a quarter of a small window.
        const bool areThere = height() >= heightOf(m_high) && !areLarge(fontMetrics());
        setMinimumWidth(areThere ? m_wide + 2 * gap : 0);
        for (QToolButton* button : m_buttons)
            setTitle(*button, areThere);
    }
    void setTitle(QToolButton& button, bool isThere) const
    {
        constexpr int leastSide = 16;
        constexpr int usualSide = 22; // over a title
        const int side = std::max(isThere ? usualSide : leastSide, fontMetrics().ascent());
        button.setIconSize({side, side});
        button.setToolButtonStyle(isThere ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    }

    QVBoxLayout* m_layout;
    std::vector<QToolButton*> m_buttons;
    int m_low = 0; ///< height of a button without its title
    int m_high = 0;
    const QAction* m_rare = nullptr;
    int m_wide = 0; ///< width of the widest with its title
};

} // namespace

WorkplaceBar::WorkplaceBar(Actions& actions, const Workplaces& workplaces, QWidget* parent)
    : QToolBar(parent), m_workplaces(workplaces)
{
    setObjectName(QStringLiteral("workplaces"));
    setWindowTitle(tr("Workplaces"));
    setMovable(false);
    setOrientation(Qt::Vertical);
    toggleViewAction()->setVisible(false); // nobody would find the way back
    auto* column = new ButtonColumn(this);
    const auto add = [&](ActionId id, const char* icon, const QString& title) {
        prepareForButton(*actions[id], QString::fromLatin1(icon), title);
        auto* button = new QToolButton(column);
        button->setDefaultAction(actions[id]);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the keyboard stays with what is worked on
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // all as wide as the widest
        column->add(button);
        return button;
    };
    for (const Workplace& workplace : arcwright::ui::workplaces())
        add(workplace.action, workplace.icon, Actions::name(workplace.action));
    column->addStretch();
    const std::map<ActionId, QString> shorter{
        {ActionId::ShowSentences, tr("List")}, {ActionId::ShowWords, tr("Words")}};
    for (const SidePanel& panel : sidePanels()) {
        const auto title = shorter.find(panel.action);
        m_panelButtons[QString::fromLatin1(panel.name)]
            = add(panel.action, panel.icon, title == shorter.end() ? Actions::name(panel.action) : title->second);
    }
    column->setRare(actions[ActionId::ShowZones]);
    measureByFont(column, [column](const QFontMetrics&) { column->measure(); });
    addWidget(column);
    column->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&workplaces, &Workplaces::changed, this, &WorkplaceBar::offerPanels);
    connect(&workplaces, &Workplaces::panelOffered, this, &WorkplaceBar::offerPanels);
    offerPanels();
}

/// The others' keys still work: they go where the panel is.
void WorkplaceBar::offerPanels()
{
    for (const auto& [panel, button] : m_panelButtons)
        button->setVisible(m_workplaces.offersHere(panel));
}

} // namespace arcwright::ui
