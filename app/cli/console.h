// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/documents/treebank.h"

namespace arcwright::cli {

/// The exit status of the program.
enum ExitStatus : int {
    Fine = 0,
    Found = 1, ///< what the command looks for: an invalid file, differences
    WrongUsage = 2,
    BadInputOrOutput = 3,
};

/// `file:line:column: sentence`, as compilers do, so that editors can jump there.
std::string describe(const Problem& problem);

/// The same, and behind it what can be done about it, where the sentence itself does not say so.
std::string describeWithStep(const Problem& problem);

/// Prints the problem on standard error, with what can be done about it.
void complain(const Problem& problem);

/// Names on standard error the first sentences that cannot be read. False if there are none.
bool complainOfUnreadable(const Treebank& treebank);

/// Opens what the user named, as openTreebank() does, and says on standard error which subfolders are left out.
Result<Treebank> openNamed(const std::vector<std::string>& paths, const std::string& format = {});

/// Opens the treebank and prints the problems of sentences that cannot be read: the first few, and how many more.
/// Nothing if there are any, or if it cannot be opened. `format` as for openDocument().
std::optional<Treebank> openWhole(const std::vector<std::string>& paths, const std::string& format = {});

/// The documents of a treebank with what annotators have said of them beside their files; names on standard error what
/// cannot be read of that.
std::vector<std::shared_ptr<const Document>> annotated(const Treebank& treebank);

/// The text of a file, of standard input for `-`.
Result<std::string> readText(const std::string& path);

/// A bar on standard error, redrawn in place; silent where that is no terminal.
class ProgressBar {
public:
    explicit ProgressBar(std::string title);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(const Progress& progress);
    /// Takes the bar off the screen until it is shown again, so that a line can be printed.
    void clear();
    /// A sink that shows what it is told; must not outlive the bar.
    ProgressSink sink();

private:
    std::string m_title;
    bool m_terminal;
    int m_lastPercent = -1;
};

/// Two decimals: percentages as every table of the field has them.
double rounded(double percentage);

} // namespace arcwright::cli
