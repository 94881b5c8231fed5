# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include whom:  cmake -DSOURCE=<source root> -P layering.cmake
# Names every #include that breaks the order, with file and line, and fails if there is one.
cmake_minimum_required(VERSION 3.25)

# The folders of core/, one line a level: each knows itself and the levels above its own.
set(core_levels
    "base"
    "treebank"
    "formats validation features query evaluation tracing"
    "decoding"
    "learning"
    "bunsetsu"
    "model"
    "experiments teaching")
# Exceptions: the first knows nothing of the second, although it comes later.
set(strangers "decoding>features")
# The folders of core/ that ui/canvas may know.
set(canvas_knows base treebank)

set(level 0)
foreach(folders IN LISTS core_levels)
    string(REPLACE " " ";" folders "${folders}")
    foreach(folder IN LISTS folders)
        set(level_of_${folder} ${level})
    endforeach()
    math(EXPR level "${level} + 1")
endforeach()

# Sets `verdict` to what is wrong with a file of core/ including `header` of core/, empty if nothing is.
function(judge_within_core file header verdict)
    string(REGEX REPLACE "^core/([^/]*)/.*" "\\1" from "${file}")
    string(REGEX REPLACE "^core/([^/]*)/.*" "\\1" to "${header}")
    set(wrong "")
    if(NOT DEFINED level_of_${from})
        set(wrong "core/${from} has no place in the order of core's folders (tests/layering.cmake)")
    elseif(NOT DEFINED level_of_${to})
        set(wrong "core/${to} has no place in the order of core's folders (tests/layering.cmake)")
    elseif("${from}>${to}" IN_LIST strangers)
        set(wrong "core/${from} must know nothing of core/${to}")
    elseif(NOT from STREQUAL to AND level_of_${to} GREATER_EQUAL level_of_${from})
        set(wrong "core/${from} must know nothing of core/${to}, which does not come before it")
    endif()
    set(${verdict} "${wrong}" PARENT_SCOPE)
endfunction()

# Sets `verdict` to what is wrong with `file` including `header`, empty if nothing is. `header` has its quotes or
# angle brackets.
function(judge file header verdict)
    set(wrong "")
    string(REGEX REPLACE "^.(.*).$" "\\1" path "${header}")
    get_filename_component(own_moc "${file}" NAME_WE)
    if(header MATCHES "^<(core|ui|app|tests)/")
        set(wrong "our own headers are included with quotes")
    elseif(file MATCHES "^core/" AND path MATCHES "^(Q|q[a-z0-9]+\\.h$)")
        set(wrong "core knows nothing of Qt")
    elseif(header MATCHES "^<" OR path STREQUAL "${own_moc}.moc")
        # Libraries, and what Qt's moc makes of this very file.
    elseif(NOT path MATCHES "^(core|ui|app|tests)/" OR path MATCHES "(^|/)\\.\\.?/")
        set(wrong "headers are included from the source root")
    elseif(file MATCHES "^(core|ui|app)/" AND path MATCHES "^tests/")
        set(wrong "nothing but a test knows the tests")
    elseif(file MATCHES "^core/" AND path MATCHES "^core/")
        judge_within_core("${file}" "${path}" wrong)
    elseif(file MATCHES "^core/")
        set(wrong "core knows nothing of ui and app")
    elseif(file MATCHES "^ui/" AND path MATCHES "^app/")
        set(wrong "ui knows nothing of app")
    elseif(file MATCHES "^ui/canvas/" AND path MATCHES "^core/([^/]*)/" AND NOT CMAKE_MATCH_1 IN_LIST canvas_knows)
        set(wrong "ui/canvas knows nothing of core/${CMAKE_MATCH_1}")
    elseif(file MATCHES "^ui/canvas/" AND path MATCHES "^ui/" AND NOT path MATCHES "^ui/canvas/")
        set(wrong "ui/canvas knows nothing of the other folders of ui")
    endif()
    set(${verdict} "${wrong}" PARENT_SCOPE)
endfunction()

# Sets `number` to the line on which `include`, which begins with a line break, stands in `text`.
function(line_of include text number)
    string(FIND "${text}" "${include}" position)
    string(SUBSTRING "${text}" 0 ${position} before)
    string(REGEX REPLACE "[^\n]" "" breaks "${before}")
    string(LENGTH "${breaks}" lines)
    math(EXPR lines "${lines} + 1")
    set(${number} ${lines} PARENT_SCOPE)
endfunction()

if(NOT IS_DIRECTORY "${SOURCE}/core")
    message(FATAL_ERROR "There is no core/ in \"${SOURCE}\": cmake -DSOURCE=<source root> -P layering.cmake")
endif()

set(files "")
foreach(folder IN ITEMS core ui app tests)
    file(GLOB_RECURSE found RELATIVE "${SOURCE}" "${SOURCE}/${folder}/*.cpp" "${SOURCE}/${folder}/*.h")
    list(APPEND files ${found})
endforeach()

set(included 0)
set(broken 0)
foreach(file IN LISTS files)
    file(READ "${SOURCE}/${file}" text)
    string(PREPEND text "\n")
    string(REGEX MATCHALL "\n[ \t]*#[ \t]*include[ \t]*[<\"][^>\"\n]*[>\"]" includes "${text}")
    foreach(include IN LISTS includes)
        math(EXPR included "${included} + 1")
        string(REGEX MATCH "[<\"].*$" header "${include}")
        judge("${file}" "${header}" wrong)
        if(wrong)
            line_of("${include}" "${text}" line)
            message(NOTICE "${file}:${line}: ${wrong}: ${header}")
            math(EXPR broken "${broken} + 1")
        endif()
    endforeach()
endforeach()

list(LENGTH files count)
if(included EQUAL 0)
    message(FATAL_ERROR "No #include was found in ${count} files of \"${SOURCE}\".")
elseif(broken GREATER 0)
    message(FATAL_ERROR "${broken} of ${included} includes break the layers.")
endif()
message(STATUS "${included} includes in ${count} files keep to the layers.")
