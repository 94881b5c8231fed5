# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack for each kind of package: a tarball has the libraries, too.
if(CPACK_GENERATOR STREQUAL "TGZ")
    list(APPEND CPACK_INSTALL_CMAKE_PROJECTS "${CPACK_CMAKE_BUILD_DIR}" Arcwright bundle /)
    # Those of Qt are stripped already, and the programs by bundle.cmake.
    set(CPACK_STRIP_FILES OFF)
endif()
