// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace arcwright::test {

/// The files of a folder, by name below it.
using FolderContent = std::map<std::string, std::string>;

/// What may be found after a power cut, and what had been promised before it.
struct CutState {
    FolderContent files;
    std::size_t promised = 0;

    friend auto operator<=>(const CutState&, const CutState&) = default;
};

/// Stands between a program and its disk: from begin() to end() it looks before each call of the system that changes
/// files what a power cut at this moment could leave of a folder. What was not synced may be lost or not, contents and
/// names each for themselves, and bytes at the end of a file in part: a file's content lasts from its fsync() on, names
/// from that of their folder on. There is one recorder, since the program calls the system's functions.
///
/// The folder must be on a file system that gives each new file a number of its own, as that in memory does.
class PowerRecorder {
public:
    static PowerRecorder& the();

    /// What is in the folder lasts already.
    void begin(const std::string& folder);
    /// Ends it: all different states, in no particular order.
    std::set<CutState> end();
    /// From now on so much has been promised: what is checked of the states says what that means.
    void promise(std::size_t promised);
    /// Whether a file, with its name, would be found as it is now.
    bool isSynced(const std::string& name) const;

    // For the functions that take the place of the system's.

    /// A call is about to change something.
    void beforeChange();
    /// The file or folder behind a descriptor was synced.
    void synced(int descriptor);
    bool isOn() const { return m_isOn; }

private:
    using Names = std::map<std::string, std::size_t>; ///< number of the file by name
    using Contents = std::map<std::size_t, std::string>; ///< by number
    struct Now {
        Names names;
        Contents contents;
    };

    Now look() const;
    void addStates(const Now& now);
    std::vector<Names> namesAfter(const Now& now) const;

    bool m_isOn = false;
    std::string m_folder;
    Names m_lastingNames;
    Contents m_lasting;
    std::size_t m_promised = 0;
    std::set<CutState> m_states;
};

} // namespace arcwright::test
