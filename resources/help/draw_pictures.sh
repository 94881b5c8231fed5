#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws the pictures of the handbook, in both themes, by the program itself:  resources/help/draw_pictures.sh [PROGRAM]
# By default with build/release/app/arcwright, into pictures/ beside this script. They are in the repository, so that a
# build needs no program that has been built before; they are drawn anew when what they show has changed.
# Needs ImageMagick, which reduces them to a palette of 96 colours, a third of the bytes.
set -eu

here=$(dirname "$(readlink -f "$0")")
root=$(dirname "$(dirname "$here")")
program=${1:-$root/build/release/app/arcwright}
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$here/pictures"

# picture NAME OPTIONS...: the window with these options, light and dark.
picture() {
    name=$1
    shift
    for theme in light dark; do
        HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_STATE_HOME=$home QT_QPA_PLATFORM=offscreen \
            LC_ALL=C.UTF-8 "$program" "$@" --language en --theme $theme --size 980x620 --screenshot "$home/picture.png"
        convert "$home/picture.png" +dither -colors 96 -define png:compression-level=9 -strip \
            "PNG8:$here/pictures/$name-$theme.png"
    done
}

sample() {
    cp "$root/resources/samples/$1" "$home/$1"
    printf '%s' "$home/$1"
}

arcwright_cli=$(dirname "$program")/arcwright-cli
english=$(sample english.conllu)
"$arcwright_cli" train --in "$english" --model "$home/english.arcmodel" --epochs 2 --decoder eisner >/dev/null 2>&1
"$arcwright_cli" parse --model "$home/english.arcmodel" --in "$english" --out "$home/eisner.conllu" >/dev/null 2>&1
"$arcwright_cli" train --in "$english" --model "$home/other.arcmodel" --epochs 1 --decoder cle >/dev/null 2>&1
"$arcwright_cli" parse --model "$home/other.arcmodel" --in "$english" --out "$home/cle.conllu" >/dev/null 2>&1

picture annotate "$english" --layer "parser=$home/cle.conllu" --sentence 12
picture analyse "$english" --layer "eisner=$home/eisner.conllu" --layer "cle=$home/cle.conllu" --workplace analyse
picture train --workplace train # of the first sample, which is trained on at once
picture lesson --lesson mcdonald-2006-figure-1 --step last
picture player --lesson mcdonald-2006-figure-3 --step last
picture tournament --lesson iwatate-2008-figure-2
