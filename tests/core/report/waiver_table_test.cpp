// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/waiver_table.h"

#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "core/validation/waivers.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace waiver_table_test {

TEST(WaiverTableTest, HasARowForWhatWasWaivedWithReason)
{
    const test::TemporaryFolder folder;
    const auto path = folder.write("a.conllu",
        "# sent_id = s7\n# text = a b\n1\ta\ta\tNOUN\t_\t_\t0\troot\t_\t_\n2\tb\tb\tVERB\t_\t_\t1\tdet\t_\t_\n\n");
    const auto document = openTreebank({path}).value().documents().front();
    const auto before = document->sentence(0);
    const auto findings = findingsOf(*before, before->source.text(), *document->format(), {}).findings;
    ASSERT_EQ(findings.size(), 1U);
    Table table = newWaiverTable();
    addWaiver(table, "a.conllu", 4, *before, findings.front());
    EXPECT_TRUE(table.rows.empty()) << "nobody has waived it";
    const auto edit
        = waive(*before, {std::string(findings.front().test), "2", {}, "an old\tspelling", {"Eva", 1}}).value();
    addWaiver(table, "a.conllu", 4, edit, findings.front());
    EXPECT_EQ(tableTsv(table),
        "level\ttestid\tfilename\tlineno\tsentid\tnodeid\tform\tmessage\treason\twaived by\n"
        "3\trel-upos-det\ta.conllu\t4\ts7\t2\tb\tA det must be DET or PRON, found VERB.\tan old spelling\tEva\n");
}

} // namespace waiver_table_test
} // namespace arcwright
