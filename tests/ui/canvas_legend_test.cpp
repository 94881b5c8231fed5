// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/canvas_fixture.h"
#include "ui/canvas/legend.h"
#include "ui/shell/theme.h"

namespace arcwright::ui::testing {

TEST(LegendWidget, ShowsOnlyTheLooksThatOccur)
{
    Legend legend;
    legend.setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
    legend.setDiagram(diagramOf({2, 0, 2}));
    EXPECT_TRUE(legend.isEmpty());
    legend.setDiagram(diagramOf({2, 0, 2}, {3, 0, 2}));
    EXPECT_FALSE(legend.isEmpty());
    const QString some = legend.accessibleDescription();
    legend.showAll();
    EXPECT_GT(legend.accessibleDescription().size(), some.size());
    EXPECT_GT(legend.heightForWidth(200), legend.heightForWidth(4000));
}

} // namespace arcwright::ui::testing
