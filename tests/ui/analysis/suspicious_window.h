// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QTreeView>

#include "core/editing/suspicion_decisions.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/analysis/suspicion_bar.h"
#include "ui/analysis/suspicion_choices.h"
#include "ui/analysis/suspicion_page.h"
#include "ui/analysis/suspicion_view.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

/// Nine times the same words after a name, in sentences 4 (from 1) with another relation of `house`, in 6 with another
/// head of `old`; and in the last sentence a VERB that is a `det`.
inline std::string treebankWithErrors()
{
    std::string text;
    int number = 0;
    for (const char* name : {"Ada", "Bob", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hugo", "Ida"}) {
        ++number;
        const std::string relation = number == 4 ? "obl" : "obj";
        const std::string head = number == 6 ? "2" : "5";
        text += "# sent_id = s" + std::to_string(number) + "\n# text = " + name + " saw the old house .\n";
        text += std::string("1\t") + name + "\t_\tPROPN\t_\t_\t2\tnsubj\t_\t_\n";
        text += "2\tsaw\tsee\tVERB\t_\t_\t0\troot\t_\t_\n";
        text += "3\tthe\tthe\tDET\t_\t_\t5\tdet\t_\t_\n";
        text += "4\told\told\tADJ\t_\t_\t" + head + "\tamod\t_\t_\n";
        text += "5\thouse\thouse\tNOUN\t_\t_\t2\t" + relation + "\t_\t_\n";
        text += "6\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_\n\n";
    }
    return text + "# sent_id = s10\n# text = Ships sail\n1\tShips\tship\tNOUN\t_\t_\t0\troot\t_\t_\n"
        + "2\tsail\tsail\tVERB\t_\t_\t1\tdet\t_\t_\n\n";
}

/// The window with a treebank and the queue of what is suspicious in it.
class SuspiciousWindowTest : public WindowTest {
protected:
    SuspicionPage& page() { return *window.suspicionPage(); }
    SuspicionBar& bar() { return *page().bar(); }
    const SuspicionModel& model() { return page().model(); }
    QTreeView& list() { return *page().list(); }
    int rows() { return list().model()->rowCount(); }
    QString cell(int row, int column) { return list().model()->index(row, column).data().toString(); }
    QString current(int column) { return cell(list().currentIndex().row(), column); }
    QString summary() { return page().choices()->summary(); }
    /// All rows, as `sentence word`.
    QStringList places()
    {
        QStringList all;
        for (int row = 0; row < rows(); ++row)
            all << cell(row, SuspicionModel::Number) + u' ' + cell(row, SuspicionModel::Word);
        return all;
    }
    QString currentPlace() { return current(SuspicionModel::Number) + u' ' + current(SuspicionModel::Word); }
    void goToQueue()
    {
        key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QCoreApplication::processEvents();
    }
    /// Without parsers, which take their time.
    void searchWithoutParsers()
    {
        if (bar().methodAction(SuspicionMethod::Jackknife)->isChecked())
            bar().methodAction(SuspicionMethod::Jackknife)->trigger();
        goToQueue();
        ASSERT_TRUE(waitFor([&] { return !page().isBusy() && bar().findButton()->isVisible(); }));
        ASSERT_TRUE(waitFor([&] { return list().isVisible(); }));
    }
    void openAndSearch()
    {
        window.resize(1280, 860);
        startWith(treebankWithErrors());
        searchWithoutParsers();
    }
    void choose(QComboBox& field, int steps)
    {
        field.setFocus();
        for (int step = 0; step < steps; ++step)
            key(Qt::Key_Down);
    }
    std::optional<SuspicionDecision> decision(std::size_t sentence, int word)
    {
        const auto found = decisionOn(*workspace().treebank().sentence(sentence), word);
        return found ? std::optional(found->decision) : std::nullopt;
    }
    /// Arcs below the words: the rivals.
    std::vector<DiagramArc> rivals()
    {
        std::vector<DiagramArc> found;
        for (const DiagramArc& arc : page().view()->diagram()->diagram().arcs) {
            if (arc.side == Side::Below)
                found.push_back(arc);
        }
        return found;
    }
};

} // namespace arcwright::ui::testing
