// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_attributes.h"

#include <cstring>
#include <string_view>

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace arcwright {

namespace {

constexpr std::string_view kAccessList = "system.posix_acl_access";

void copyExtendedAttribute(const std::string& from, int descriptor, const char* name)
{
    const ssize_t size = ::getxattr(from.c_str(), name, nullptr, 0);
    if (size < 0)
        return;
    std::string value(static_cast<std::size_t>(size), '\0');
    if (::getxattr(from.c_str(), name, value.data(), value.size()) == size)
        ::fsetxattr(descriptor, name, value.data(), value.size(), 0);
}

void copyExtendedAttributes(const std::string& from, int descriptor, bool withAccessList)
{
    const ssize_t size = ::listxattr(from.c_str(), nullptr, 0);
    if (size <= 0)
        return;
    std::string names(static_cast<std::size_t>(size), '\0');
    if (::listxattr(from.c_str(), names.data(), names.size()) != size)
        return;
    for (const char* name = names.data(); name < names.data() + names.size(); name += std::strlen(name) + 1)
        if (std::string_view(name).starts_with("user.") || (withAccessList && name == kAccessList))
            copyExtendedAttribute(from, descriptor, name);
}

} // namespace

void copyAttributes(const std::string& from, int descriptor)
{
    struct stat old { };
    if (::stat(from.c_str(), &old) != 0)
        return;
    constexpr auto keep = static_cast<uid_t>(-1);
    // Only root may give files away; an ordinary user's files stay the user's, which is no error.
    const bool owned = ::fchown(descriptor, old.st_uid, old.st_gid) == 0;
    const bool grouped = owned || ::fchown(descriptor, keep, old.st_gid) == 0;
    copyExtendedAttributes(from, descriptor, grouped);
    mode_t mode = old.st_mode & (owned ? 07777U : 0777U);
    if (!grouped)
        mode &= ~070U | (mode & 07U) << 3U;
    ::fchmod(descriptor, mode);
}

} // namespace arcwright
