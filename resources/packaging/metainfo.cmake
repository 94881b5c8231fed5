# SPDX-License-Identifier: GPL-3.0-or-later
# The AppStream metadata, with the screenshots if they are published somewhere. Included by CMakeLists.txt, or
#   cmake -DARCWRIGHT_SITE=<site> -DPROJECT_VERSION=<x.y.z> -DARCWRIGHT_DATE=<date> -DOUT=<file> -P metainfo.cmake

# Writes `file` of what ARCWRIGHT_SITE, PROJECT_VERSION and ARCWRIGHT_DATE say.
function(write_metainfo file)
    set(ARCWRIGHT_SCREENSHOT_ELEMENT "")
    if(ARCWRIGHT_SITE)
        set(ARCWRIGHT_SCREENSHOT_ELEMENT "
  <screenshots>
    <screenshot type=\"default\">
      <image>${ARCWRIGHT_SITE}/annotate.png</image>
      <caption>The tree of the treebank above the words, the predicted tree below</caption>
    </screenshot>
    <screenshot>
      <image>${ARCWRIGHT_SITE}/analyse.png</image>
      <caption>Scores of a parser and what they are made of</caption>
    </screenshot>
    <screenshot>
      <image>${ARCWRIGHT_SITE}/teach.png</image>
      <caption>The algorithms of Chu-Liu-Edmonds and of Eisner, step by step</caption>
    </screenshot>
  </screenshots>")
    endif()
    configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/metainfo.xml.in ${file} @ONLY)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    write_metainfo(${OUT})
endif()
