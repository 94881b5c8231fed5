# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include whom:  cmake -DSOURCE=<source root> [-DARROWS=<file>] -P layering.cmake
# Names every #include that breaks the order or is of the network, and every place outside core/formats that tells formats by their names or
# classes, with file and line, and fails if there is one. Into the file of -DARROWS go the floors,
# `floor HOUSE ROOM...` from the ground up, and a line `arrow FROM TO COUNT` for each room whose files include headers of
# another one; resources/help/draw_floors.sh draws a picture of them.
cmake_minimum_required(VERSION 3.25)

# Nothing asks the network: no header of it is included.
string(CONCAT network_headers "^<((QtNetwork|QtWebSockets|QtWebEngine[A-Za-z]*)/"
    "|Q(Network[A-Za-z]*|TcpS[a-z]+|UdpSocket|SctpS[a-z]+|Ssl[A-Za-z]*|AbstractSocket|HostAddress|HostInfo|Dns[A-Za-z]*"
    "|HttpMultiPart|WebSocket[A-Za-z]*|WebEngine[A-Za-z]*)>"
    "|(sys/socket|netdb|resolv|ifaddrs)[.]h>|(netinet|arpa|net|curl|openssl)/|(boost/)?asio)")

# The rooms of each house, a line a floor, from the ground up: a room knows itself and the floors below its own.
set(houses core ui app core/formats ui/players)
set(core_floors
    "base"
    "treebank"
    "tracing features documents drawing"
    "formats validation evaluation editing decoding"
    "conversion enhancing query scoring bunsetsu effort transitions"
    "learning teaching"
    "model"
    "shelf jobs"
    "advice messages"
    "experiments"
    "report")
set(ui_floors
    "canvas work"
    "look"
    "settings"
    "documents"
    "training"
    "players"
    "annotation"
    "search"
    "exercises"
    "analysis"
    "progress shelf"
    "queue help"
    "shell")
set(app_floors "cluster" "cli gui" "packaging")
set(core/formats_floors "text" "conllu dtag bunsetsu pml")
set(ui/players_floors "drawing" "algorithms" "export" "panel")

# What a room may know of another house; where a room is not named here, all of it.
set(ui/canvas_knows core/base core/treebank core/documents core/drawing core/editing)
# And exceptions: the first must know nothing of the second, although it stands on a lower floor.
set(strangers "core/decoding>core/features" "core/decoding>core/documents")

foreach(house IN LISTS houses)
    set(floor 0)
    foreach(rooms IN LISTS ${house}_floors)
        string(REPLACE " " ";" rooms "${rooms}")
        foreach(room IN LISTS rooms)
            set("floor_of_${house}/${room}" ${floor})
        endforeach()
        math(EXPR floor "${floor} + 1")
    endforeach()
endforeach()

# Sets `result` to the room of `house` that a file is in: `core/base`. Empty if it is in none, but in the house itself.
function(room_of house file result)
    set(room "")
    if(file MATCHES "^(${house}/[^/]*)/")
        set(room "${CMAKE_MATCH_1}")
    endif()
    set(${result} "${room}" PARENT_SCOPE)
endfunction()

# Sets `verdict` to what is wrong with a file of `house` including a header of it, empty if nothing is.
function(judge_within house file header verdict)
    room_of("${house}" "${file}" from)
    room_of("${house}" "${header}" to)
    set(wrong "")
    if(from STREQUAL "" OR to STREQUAL "")
        # A house with rooms within rooms has files of its own, which know all of them and are known by them.
    elseif(NOT DEFINED floor_of_${from})
        set(wrong "${from} is on no floor (tests/layering.cmake)")
    elseif(NOT DEFINED floor_of_${to})
        set(wrong "${to} is on no floor (tests/layering.cmake)")
    elseif("${from}>${to}" IN_LIST strangers)
        set(wrong "${from} must know nothing of ${to}")
    elseif(NOT from STREQUAL to AND floor_of_${to} GREATER_EQUAL floor_of_${from})
        set(wrong "${from} must know nothing of ${to}, which is on no floor below it")
    endif()
    set(${verdict} "${wrong}" PARENT_SCOPE)
endfunction()

# Sets `verdict` to what is wrong with `file` including `header`, empty if nothing is. `header` has its quotes or
# angle brackets.
function(judge file header verdict)
    set(wrong "")
    string(REGEX REPLACE "^.(.*).$" "\\1" path "${header}")
    get_filename_component(own_moc "${file}" NAME_WE)
    string(REGEX REPLACE "^([^/]*)/.*" "\\1" house "${file}")
    string(REGEX REPLACE "^([^/]*)/.*" "\\1" other "${path}")
    room_of("${house}" "${file}" room)
    room_of("${other}" "${path}" room_there)
    if(header MATCHES "^<(core|ui|app|tests)/")
        set(wrong "our own headers are included with quotes")
    elseif(house STREQUAL "core" AND path MATCHES "^(Q|q[a-z0-9]+\\.h$)")
        set(wrong "core knows nothing of Qt")
    elseif(NOT house STREQUAL "tests" AND header MATCHES "${network_headers}")
        set(wrong "the programs ask no network")
    elseif(room MATCHES "^app/(cli|cluster)$" AND path MATCHES "^(Q|q[a-z0-9]+\\.h$)")
        set(wrong "the command line knows nothing of Qt")
    elseif(header MATCHES "^<" OR path STREQUAL "${own_moc}.moc")
        # Libraries, and what Qt's moc makes of this very file.
    elseif(NOT other MATCHES "^(core|ui|app|tests)$" OR path MATCHES "(^|/)\\.\\.?/")
        set(wrong "headers are included from the source root")
    elseif(house STREQUAL "tests")
        # Tests know everything.
    elseif(other STREQUAL "tests")
        set(wrong "nothing but a test knows the tests")
    elseif(house STREQUAL other)
        foreach(each IN LISTS houses)
            if(NOT wrong AND file MATCHES "^${each}/" AND path MATCHES "^${each}/")
                judge_within("${each}" "${file}" "${path}" wrong)
            endif()
        endforeach()
    elseif(house STREQUAL "core")
        set(wrong "core knows nothing of ui and app")
    elseif(other STREQUAL "app")
        set(wrong "${house} knows nothing of app")
    elseif(room MATCHES "^app/(cli|cluster)$" AND other STREQUAL "ui")
        set(wrong "the command line knows nothing of ui")
    elseif(DEFINED ${room}_knows AND NOT room_there IN_LIST ${room}_knows)
        set(wrong "${room} knows nothing of ${room_there}")
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

# What a format can do is asked of the format. Its name, which its family says first, is nothing to compare with, and
# its class nobody's business but that of core/formats.
set(format_names "")
file(GLOB_RECURSE format_headers "${SOURCE}/core/formats/*.h")
foreach(header IN LISTS format_headers)
    file(STRINGS "${header}" families REGEX "constexpr FormatFamily [A-Za-z]+{\"")
    foreach(family IN LISTS families)
        string(REGEX REPLACE ".*{\"([a-z0-9]+)\".*" "\\1" family "${family}")
        list(APPEND format_names "${family}")
    endforeach()
endforeach()
if(format_names STREQUAL "")
    message(FATAL_ERROR "No family of formats was found in \"${SOURCE}/core/formats\".")
endif()
list(JOIN format_names "|" any_format)
string(CONCAT asking_by_name "dynamic_cast<[^>]*Format *[*&]>"
    "|([!=]=|starts_with\\()[ \n]*(QStringLiteral\\()?u?\"(${any_format})[\":]")

set(included 0)
set(broken 0)
set(asked_by_name 0)
set(arrows "")
foreach(file IN LISTS files)
    file(READ "${SOURCE}/${file}" text)
    string(PREPEND text "\n")
    if(file MATCHES "^(core|ui|app)/" AND NOT file MATCHES "^core/formats/")
        string(REGEX MATCHALL "${asking_by_name}" asking "${text}")
        foreach(each IN LISTS asking)
            line_of("${each}" "${text}" line)
            math(EXPR line "${line} - 1") # of the text, a line break stands before the first
            message(NOTICE "${file}:${line}: ask the format, not for its name or class: ${each}")
            math(EXPR asked_by_name "${asked_by_name} + 1")
        endforeach()
    endif()
    string(REGEX MATCHALL "\n[ \t]*#[ \t]*include[ \t]*[<\"][^>\"\n]*[>\"]" includes "${text}")
    string(REGEX MATCH "^(core|ui|app)/[^/]*" room "${file}")
    foreach(include IN LISTS includes)
        math(EXPR included "${included} + 1")
        string(REGEX MATCH "[<\"].*$" header "${include}")
        judge("${file}" "${header}" wrong)
        if(wrong)
            line_of("${include}" "${text}" line)
            message(NOTICE "${file}:${line}: ${wrong}: ${header}")
            math(EXPR broken "${broken} + 1")
        endif()
        if(room AND header MATCHES "^\"((core|ui|app)/[^/]*)/" AND NOT CMAKE_MATCH_1 STREQUAL room)
            set(arrow "${room}>${CMAKE_MATCH_1}")
            list(APPEND arrows "${arrow}")
            math(EXPR "count_${arrow}" "0${count_${arrow}} + 1")
        endif()
    endforeach()
endforeach()

if(DEFINED ARROWS)
    set(lines "")
    foreach(house IN ITEMS core ui app)
        foreach(rooms IN LISTS ${house}_floors)
            string(APPEND lines "floor ${house} ${rooms}\n")
        endforeach()
    endforeach()
    list(REMOVE_DUPLICATES arrows)
    list(SORT arrows)
    foreach(arrow IN LISTS arrows)
        string(REPLACE ">" " " ends "${arrow}")
        string(APPEND lines "arrow ${ends} ${count_${arrow}}\n")
    endforeach()
    file(WRITE "${ARROWS}" "${lines}")
endif()

list(LENGTH files count)
if(included EQUAL 0)
    message(FATAL_ERROR "No #include was found in ${count} files of \"${SOURCE}\".")
elseif(broken GREATER 0)
    message(FATAL_ERROR "${broken} of ${included} includes break the layers.")
elseif(asked_by_name GREATER 0)
    message(FATAL_ERROR "Formats are told by their names or classes in ${asked_by_name} places.")
endif()
message(STATUS "${included} includes in ${count} files keep to the layers.")
