# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack for each kind of package: a tarball has the libraries, too.
if(CPACK_GENERATOR STREQUAL "TGZ")
    list(GET CPACK_INSTALL_CMAKE_PROJECTS 0 build)
    list(APPEND CPACK_INSTALL_CMAKE_PROJECTS "${build}" Arcwright bundle /)
    # Those of Qt are stripped already, and the programs by bundle.cmake.
    set(CPACK_STRIP_FILES OFF)
endif()
