#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws the floors of the source folders and who includes whom:  resources/help/draw_floors.sh [OUT.svg]
# By default into floors.svg beside this script. An arrow from one room to another that a way over further rooms makes
# superfluous is left out. What is drawn comes from the includes as tests/layering.cmake reads them.
set -eu

here=$(dirname "$(readlink -f "$0")")
root=$(dirname "$(dirname "$here")")
out=${1:-$here/floors.svg}
arrows=$(mktemp)
trap 'rm -f "$arrows"' EXIT

cmake "-DSOURCE=$root" "-DARROWS=$arrows" -P "$root/tests/layering.cmake" >/dev/null

awk '
function place(room, x, y, width) { left[room] = x; top[room] = y; wide[room] = width }

# Whether there is a way from one room to another over at least one room between them.
function hasDetour(from, to,    between) {
    for (between in rooms)
        if (between != from && between != to && (from, between) in reach && (between, to) in reach)
            return 1
    return 0
}

$1 == "floor" {
    ++floors
    house[floors] = $2
    count[floors] = NF - 2
    for (i = 3; i <= NF; ++i) {
        name[floors, i - 2] = $i
        rooms[$2 "/" $i] = floors
    }
}
$1 == "arrow" { includes[$2, $3] = 1; reach[$2, $3] = 1 }

END {
    for (between in rooms)
        for (from in rooms)
            if ((from, between) in reach)
                for (to in rooms)
                    if ((between, to) in reach)
                        reach[from, to] = 1

    split("0 -260 130 -130 260", shift, " "); shift[0] = shift[5]
    boxHeight = 30; floorHeight = 66; gap = 22; margin = 24; label = 60; pageWidth = 1080
    # The floors were listed from the ground up, house by house; the last one is drawn on top.
    y = margin
    for (floor = floors; floor >= 1; --floor) {
        if (floor < floors && house[floor] != house[floor + 1])
            y += 26
        if (floor == floors || house[floor] != house[floor + 1])
            begins[house[floor]] = y - 14
        ends[house[floor]] = y + boxHeight + 14
        total = 0
        for (i = 1; i <= count[floor]; ++i)
            total += length(name[floor, i]) * 8.2 + 26 + gap
        x = label + (pageWidth - label - total + gap) / 2
        # Rooms that are alone on their floor do not stand one above the other: arrows would go through them.
        if (count[floor] == 1)
            x += shift[floor % 5]
        for (i = 1; i <= count[floor]; ++i) {
            width = length(name[floor, i]) * 8.2 + 26
            place(house[floor] "/" name[floor, i], x, y, width)
            x += width + gap
        }
        y += floorHeight
    }
    height = y - floorHeight + boxHeight + margin

    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " pageWidth " " height "\" font-family=\"DejaVu Sans, sans-serif\" font-size=\"13\">"
    print "<title>The floors of the source folders</title>"
    print "<desc>Rooms by floor, the ground floor at the bottom; arrows go from a room to those whose headers it includes.</desc>"
    print "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"
    split("core ui app", houses, " ")
    split("#eef3f8 #f3f1ea #eef5ee", grounds, " ")
    for (h = 1; h <= 3; ++h) {
        one = houses[h]
        printf "<rect x=\"8\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" fill=\"%s\"/>\n", begins[one], pageWidth - 16, ends[one] - begins[one], grounds[h]
        printf "<text x=\"20\" y=\"%d\" font-weight=\"bold\" fill=\"#333333\">%s</text>\n", begins[one] + 20, one
    }
    for (from in rooms)
        for (to in rooms)
            if ((from, to) in includes && !hasDetour(from, to))
                lines[++arrowCount] = from " " to
    # In a fixed order, so that the picture changes only where the includes do.
    for (i = 2; i <= arrowCount; ++i)
        for (j = i; j > 1 && lines[j] < lines[j - 1]; --j) {
            swapped = lines[j]; lines[j] = lines[j - 1]; lines[j - 1] = swapped
        }
    for (i = 1; i <= arrowCount; ++i) {
        split(lines[i], arrow, " ")
        x1 = left[arrow[1]] + wide[arrow[1]] / 2; y1 = top[arrow[1]] + boxHeight
        x2 = left[arrow[2]] + wide[arrow[2]] / 2; y2 = top[arrow[2]] - 2
        bend = (y2 - y1) / 2
        printf "<path d=\"M%.0f %.0f C%.0f %.0f %.0f %.0f %.0f %.0f\" fill=\"none\" stroke=\"#7a8794\" stroke-width=\"1.2\"/>", x1, y1, x1, y1 + bend, x2, y2 - bend, x2, y2 - 5
        printf "<path d=\"M%.0f %.0f l-4 -8 h8 z\" fill=\"#7a8794\"/>\n", x2, y2
    }
    for (floor = floors; floor >= 1; --floor)
        for (i = 1; i <= count[floor]; ++i) {
            room = house[floor] "/" name[floor, i]
            printf "<rect x=\"%.0f\" y=\"%d\" width=\"%.0f\" height=\"%d\" rx=\"6\" fill=\"#ffffff\" stroke=\"#44525f\"/>", left[room], top[room], wide[room], boxHeight
            printf "<text x=\"%.0f\" y=\"%d\" text-anchor=\"middle\" fill=\"#1c242b\">%s</text>\n", left[room] + wide[room] / 2, top[room] + 20, name[floor, i]
        }
    print "</svg>"
}' "$arrows" >"$out"
