// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/height_of_page.h"

#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace arcwright::ui::testing {

/// Below a page of two lines there is nothing to scroll to, however high the page beside it is.
TEST(HeightOfPageTest, ALowPageBesideAHighOneIsNotScrolled)
{
    QScrollArea frame;
    frame.setWidgetResizable(true);
    auto* tabs = new QTabWidget;
    auto* high = new QWidget;
    auto* part = new QWidget;
    part->setFixedHeight(900);
    (new QVBoxLayout(high))->addWidget(part);
    tabs->addTab(high, QStringLiteral("high"));
    tabs->addTab(new QLabel(QStringLiteral("low")), QStringLiteral("low"));
    frame.setWidget(tabs);
    takeHeightOfPageOnView(*tabs);
    frame.resize(300, 300);
    frame.show();
    const auto scrolled = [&] {
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::processEvents();
        return frame.verticalScrollBar()->maximum() > 0;
    };
    EXPECT_TRUE(scrolled()) << "it does not fit";
    tabs->setCurrentIndex(1);
    EXPECT_FALSE(scrolled());
    tabs->setCurrentIndex(0);
    EXPECT_TRUE(scrolled());
}

} // namespace arcwright::ui::testing
