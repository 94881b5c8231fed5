# SPDX-License-Identifier: GPL-3.0-or-later
# Puts everything that the programs load below the prefix, so that they run where there is no Qt: run by `cmake
# --install` for the component `bundle`. PROGRAMS are those of the build, which look for libraries in ../lib/arcwright
# first (see app/CMakeLists.txt), PLUGINS the folder of Qt's plugins,
# QT_TRANSLATIONS that of its translations, LANGUAGES those of the program.
#
# Taken from the machine it is unpacked on: the C and C++ libraries, which must be as new as those it was built with,
# graphics drivers, and fonts with their configuration.
cmake_minimum_required(VERSION 3.25)
set(root "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")

# Without an input method there is no Japanese; without Wayland the plugins for X are used there.
set(wanted platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqwayland*.so xcbglintegrations/*.so
    wayland-shell-integration/*.so wayland-decoration-client/*.so wayland-graphics-integration-client/*.so
    platforminputcontexts/*.so platformthemes/libqxdgdesktopportal.so imageformats/libqgif.so
    imageformats/libqico.so imageformats/libqjpeg.so)
set(modules "")
foreach(pattern IN LISTS wanted)
    file(GLOB found "${PLUGINS}/${pattern}")
    foreach(plugin IN LISTS found)
        cmake_path(GET plugin PARENT_PATH folder)
        cmake_path(GET folder FILENAME folder)
        file(INSTALL "${plugin}" DESTINATION "${root}/plugins/${folder}")
        list(APPEND modules "${plugin}")
    endforeach()
endforeach()
if(NOT modules MATCHES "libqxcb")
    message(FATAL_ERROR "The plugin for X is not in \"${PLUGINS}\".")
endif()

file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${PROGRAMS} MODULES ${modules}
    RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR missing
    PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|pthread|resolv|stdc\\+\\+|gcc_s)[.]so")
if(missing)
    message(FATAL_ERROR "Libraries that were not found: ${missing}")
endif()
foreach(library IN LISTS libraries)
    file(INSTALL "${library}" DESTINATION "${root}/lib/arcwright" FOLLOW_SYMLINK_CHAIN)
endforeach()

foreach(program IN LISTS PROGRAMS)
    cmake_path(GET program FILENAME name)
    file(COPY_FILE "${program}" "${root}/bin/${name}")
    # In the build it ends in a colon, behind which the folder one is in would be asked, too.
    file(RPATH_SET FILE "${root}/bin/${name}" NEW_RPATH "$ORIGIN/../lib/arcwright")
    execute_process(COMMAND "${STRIP}" "${root}/bin/${name}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(WRITE "${root}/bin/qt.conf" "[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n")
# What Qt says itself, in the languages of the program.
foreach(language IN LISTS LANGUAGES)
    file(GLOB catalogue "${QT_TRANSLATIONS}/qtbase_${language}.qm")
    if(catalogue)
        file(INSTALL ${catalogue} DESTINATION "${root}/translations")
    endif()
endforeach()

# The licenses of what is included.
find_program(DPKG_QUERY dpkg-query)
foreach(library IN LISTS libraries modules)
    if(DPKG_QUERY)
        file(REAL_PATH "${library}" library)
        cmake_path(GET library FILENAME name)
        execute_process(COMMAND "${DPKG_QUERY}" -S "*/${name}" OUTPUT_VARIABLE owner ERROR_QUIET)
        if(owner MATCHES "^([^:,\n]+)" AND EXISTS "/usr/share/doc/${CMAKE_MATCH_1}/copyright")
            file(COPY_FILE "/usr/share/doc/${CMAKE_MATCH_1}/copyright"
                "${root}/share/doc/arcwright/licenses.${CMAKE_MATCH_1}" ONLY_IF_DIFFERENT)
        endif()
    endif()
endforeach()
