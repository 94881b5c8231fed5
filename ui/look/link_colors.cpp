// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/link_colors.h"

#include <QEvent>
#include <QLabel>

namespace arcwright::ui {

namespace {

class LinkColors : public QObject {
public:
    explicit LinkColors(QLabel& label) : QObject(&label), m_label(label) { label.installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange && !m_label.text().isEmpty()) {
            const QString text = m_label.text();
            m_label.clear(); // an equal text would not be laid out again
            m_label.setText(text);
        }
        return false;
    }

private:
    QLabel& m_label;
};

} // namespace

void keepLinkColors(QLabel& label)
{
    new LinkColors(label); // the label's child
}

} // namespace arcwright::ui
