// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace arcwright::test {

inline void writeBytes(const std::string& path, std::string_view bytes)
{
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file)
        throw std::runtime_error("the test cannot write " + path);
}

inline std::string readBytes(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("the test cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Where files are synced in no time, for tests that make thousands of them; else where temporary files go.
inline std::filesystem::path folderInMemory()
{
    const std::filesystem::path memory = "/dev/shm";
    return ::access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path();
}

/// A new folder that goes away with this object.
class TemporaryFolder {
public:
    explicit TemporaryFolder(const std::filesystem::path& in = std::filesystem::temp_directory_path())
        : m_path((in / "arcwright-test-XXXXXX").string())
    {
        if (::mkdtemp(m_path.data()) == nullptr)
            throw std::runtime_error("the test cannot make a folder");
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }

    const std::string& path() const { return m_path; }
    std::string file(std::string_view name) const { return m_path + '/' + std::string(name); }
    /// Makes a file of that name, its folders too, and returns its path.
    std::string write(std::string_view name, std::string_view bytes) const
    {
        writeBytes(file(name), bytes);
        return file(name);
    }
    /// The names of all that is in the folder, sorted.
    std::vector<std::string> names() const
    {
        std::vector<std::string> found;
        for (const auto& entry : std::filesystem::directory_iterator(m_path))
            found.push_back(entry.path().filename().string());
        std::sort(found.begin(), found.end());
        return found;
    }

private:
    std::string m_path;
};

} // namespace arcwright::test
