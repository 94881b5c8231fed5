#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the Debian package as a user gets it:  resources/packaging/check-package.sh [--keep FOLDER]
# Makes it of build/release (or of the build that ARCWRIGHT_BUILD names), installs it into a root that has nothing but Debian's essential packages and what the
# package depends on, starts the program there from its desktop entry on a display of its own, and opens a file of each
# kind by its MIME type, as a double click does; without a network, too. Then it does the same with what `cmake --install`
# puts below a prefix, and with the tarball, in a root that has no Qt; and draws the pictures that the metadata name.
# --keep leaves the package and pictures of the windows in FOLDER.
# The root is made of the files of this machine's own packages, so that nothing is downloaded. It takes root, or user
# namespaces; without them nothing can be tried, and it fails, unless ARCWRIGHT_SKIP_PACKAGE=1 says that this machine is
# known to have none: then it counts as one skipped. The last line printed is `N passed, N failed`, with `, N skipped`
# where some are; all else that cannot be tried has failed.
# shellcheck disable=SC2317 # functions are called by check()
set -uo pipefail

here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
source_root=$(dirname "$(dirname "$here")")
build=${ARCWRIGHT_BUILD:-$source_root/build/release}
keep=''
if [[ ${1:-} == --keep ]]; then
    keep=$(readlink -f "$2")
    mkdir -p "$keep"
fi

# Those who are not root are root in a namespace of their own.
if [[ -z ${ARCWRIGHT_IN_NAMESPACE:-} ]]; then
    user=()
    [[ $(id -u) -eq 0 ]] || user=(--map-root-user)
    if ! unshare "${user[@]}" --mount --pid --fork true; then
        echo "This machine gives no namespaces, so that the package cannot be installed into a root of its own." >&2
        if [[ ${ARCWRIGHT_SKIP_PACKAGE:-} == 1 ]]; then
            echo "0 passed, 0 failed, 1 skipped"
            exit 0
        fi
        echo "ARCWRIGHT_SKIP_PACKAGE=1 says that it need not be tried here." >&2
        echo "0 passed, 1 failed"
        exit 1
    fi
    export ARCWRIGHT_IN_NAMESPACE=1
    exec unshare "${user[@]}" --mount --pid --fork --kill-child --mount-proc \
        "${BASH_SOURCE[0]}" ${keep:+--keep "$keep"}
fi

passed=0
failed=0
work=$(mktemp -d)
clean=$work/root # the root that is in use; a second one has no package, but the tarball
clean_up() {
    local root mounted
    for root in "$work/root" "$work/bare"; do
        for mounted in proc dev tmp/.X11-unix; do
            umount --recursive --lazy "$root/$mounted" 2>/dev/null
        done
    done
    rm -rf --one-file-system "$work"
}
trap clean_up EXIT
export LC_ALL=C.UTF-8

# check NAME COMMAND...: counts it; of one that fails the output is shown.
check() {
    local name=$1 begin=$SECONDS
    shift
    if "$@" >"$work/log" 2>&1; then
        passed=$((passed + 1))
        printf 'ok     %4d s  %s\n' $((SECONDS - begin)) "$name"
    else
        failed=$((failed + 1))
        printf 'FAILED %4d s  %s\n' $((SECONDS - begin)) "$name"
        sed 's/^/        /' "$work/log"
    fi
}

finish() {
    echo "$passed passed, $failed failed"
    ((failed == 0 && passed > 0))
    exit
}

# What is run before the chroot: nothing, or what takes the network away.
around=()
inside() {
    "${around[@]}" chroot "$clean" env -i HOME=/root LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        ${DISPLAY:+DISPLAY="$DISPLAY"} "$@" </dev/null
}

# ---- the package

make_package() {
    cmake --build "$build" --target deb
}
check 'the package is made' make_package
package=$(find "$build/packages" -maxdepth 1 -name 'arcwright_*.deb' -newer "$work" -print -quit)
if [[ -z $package ]]; then
    echo "There is no package." >&2
    finish
fi
[[ -z $keep ]] || cp "$package" "$keep"
share=$work/package/usr/share
dpkg-deb -x "$package" "$work/package"
check 'lintian finds neither an error nor a warning in it' lintian --no-cfg --fail-on error,warning "$package"
is_as_large_as_told() {
    local told size
    told=$(sed -n 's/.* It has \([0-9]*\) MB .*/\1/p' "$source_root/README.md")
    size=$(stat -c %s "$package")
    echo "README.md tells of ${told:-no} MB, and it has $size bytes"
    [[ -n $told ]] && ((size <= told * 1000000 && size > (told - 2) * 1000000))
}
check 'it is as large as README.md says' is_as_large_as_told
check 'the desktop entry is valid' desktop-file-validate "$share/applications/org.arcwright.Arcwright.desktop"
check 'the AppStream metadata is valid' \
    appstreamcli validate --no-net "$share/metainfo/org.arcwright.Arcwright.metainfo.xml"
site=https://arcwright.example.org/pictures
metainfo_names_pictures() {
    local metainfo=$work/org.arcwright.Arcwright.metainfo.xml name
    "$source_root/resources/packaging/draw-screenshots.sh" "$build/app/arcwright" "$work/pictures" &&
        cmake -DARCWRIGHT_SITE="$site" -DPROJECT_VERSION=1.0.0 -DARCWRIGHT_DATE="$(date +%F)" -DOUT="$metainfo" \
            -P "$source_root/resources/packaging/metainfo.cmake" &&
        appstreamcli validate --no-net "$metainfo" || return
    # shellcheck disable=SC2013 # a word a line
    for name in $(sed -n "s|.*<image>$site/\(.*\)</image>.*|\1|p" "$metainfo"); do
        file --brief "$work/pictures/$name" | grep 'PNG image data, 1600 x 900' || return
    done
    [[ $(grep -c '<image>' "$metainfo") == 3 ]]
}
check 'the metadata with a site are valid, and name pictures that are drawn' metainfo_names_pictures
check 'the MIME types are well-formed' sh -c "mkdir -p '$work/mime/packages' &&
    cp '$share/mime/packages/arcwright.xml' '$work/mime/packages/' && update-mime-database '$work/mime'"
kinds_have_icons() {
    local icon
    # shellcheck disable=SC2013 # a word a line
    for icon in $(sed -n 's|.*<icon name="\([^"]*\)"/>.*|\1|p' "$share/mime/packages/arcwright.xml"); do
        [[ -s $share/icons/hicolor/48x48/mimetypes/$icon.png && -s $share/icons/hicolor/scalable/mimetypes/$icon.svg ]] ||
            return
    done
    [[ $(grep -c '<icon name=' "$share/mime/packages/arcwright.xml") == \
        $(grep -c '<mime-type ' "$share/mime/packages/arcwright.xml") ]]
}
check 'each kind of file has an icon' kinds_have_icons
manual_is_clean() {
    ! man --warnings -E UTF-8 -l -Tutf8 -Z "$1" 2>&1 >/dev/null | grep .
}
for page in "$share"/man/man1/*.gz; do
    check "man reads ${page##*/} without a warning" manual_is_clean "$page"
done

# ---- a clean root

# with_dependencies PACKAGE...: these and what they depend on, as installed here.
with_dependencies() {
    apt-cache depends --recurse --installed --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" | grep -E '^[a-z0-9]' | sort -u |
        while read -r name; do
            dpkg-query -W -f='${db:Status-Abbrev} ${binary:Package}\n' "$name" 2>/dev/null || true
        done | awk '/^.i/ { print $2 }' | sort -u
}

# copy_packages PACKAGE...: puts them into the root as dpkg had done it.
copy_packages() {
    local name
    for name in "$@"; do
        dpkg-query -L "$name"
        find /var/lib/dpkg/info -name "$name.*" -o -name "${name%%:*}.*"
    done | grep -vE '^/usr/share/(doc|man|locale|lintian)/|^/\.$|^diverted by|^package diverts' |
        sort -u >"$work/list"
    tar -C / --no-recursion --ignore-failed-read -cf - -T "$work/list" 2>/dev/null | tar -C "$clean" -xf - --skip-old-files
    printf '%s\n' "$@" | sed 's/:.*//' >>"$work/names"
    awk -v RS= -v ORS='\n\n' 'NR == FNR { for (i = 1; i <= NF; ++i) known[$i]; next }
        { match($0, /^Package: [^\n]+/); if (substr($0, 10, RLENGTH - 9) in known) print }' \
        "$work/names" /var/lib/dpkg/status >"$clean/var/lib/dpkg/status"
    awk 'NR == FNR { known[$1]; next } { name = $2; sub("/.*", "", name) } name in known' \
        "$work/names" /var/lib/dpkg/triggers/File >"$clean/var/lib/dpkg/triggers/File"
}

make_root() {
    local folder name
    mkdir -p "$clean"/{etc,dev,proc,root,run,sys,usr/{bin,sbin,lib,lib64},tmp/.X11-unix} \
        "$clean"/var/{lib/dpkg/{info,triggers,updates,alternatives},cache/ldconfig,log}
    for folder in bin sbin lib lib64; do
        ln -s "usr/$folder" "$clean/$folder"
    done
    chmod 1777 "$clean/tmp"
    touch "$clean"/var/lib/dpkg/{available,triggers/Unincorp}
    cp /usr/lib/os-release "$clean/etc/" 2>/dev/null
    printf 'root:x:0:0:root:/root:/bin/sh\n' >"$clean/etc/passwd"
    printf 'root:x:0:\n' >"$clean/etc/group"
    mapfile -t essential < <(dpkg-query -W -f='${Essential} ${binary:Package}\n' | awk '$1 == "yes" { print $2 }')
    # shellcheck disable=SC2046 # one word a package
    copy_packages $(with_dependencies "${essential[@]}")
    # What maintainer scripts make.
    cp -a /etc/alternatives "$clean/etc/"
    for name in awk which; do
        ln -sf "/etc/alternatives/$name" "$clean/usr/bin/$name"
    done
    mount -t proc proc "$clean/proc" && mount --rbind /dev "$clean/dev" && inside true
}

install_package() {
    local names
    names=$(dpkg-deb -f "$package" Depends | tr ',|' '\n' | sed 's/^ *\([^ (:]*\).*/\1/' | sort -u)
    # shellcheck disable=SC2046,SC2086 # one word a package
    copy_packages $(with_dependencies $names)
    mkdir -p "$clean/etc/fonts" # which is filled by a maintainer script
    cp -a /etc/fonts/. "$clean/etc/fonts/"
    inside ldconfig
    cp "$package" "$clean/root/arcwright.deb"
    inside dpkg --install /root/arcwright.deb && inside dpkg --audit
}

check 'a root of the essential packages' make_root
if ((failed > 0)) && ! inside true; then
    finish
fi
has_no_qt() {
    ! find "$clean" -name 'libQt*' -print -quit | grep .
}
check 'there is no Qt in it' has_no_qt
check 'the package is installed with nothing but what it depends on' install_package

says_version() {
    [[ $(inside "$1" --version) == "$1 "[0-9]* ]]
}
check 'the window tells its version' says_version arcwright
check 'the command line tells its version' says_version arcwright-cli

# completes NAME ANSWER WORD...: whether bash, which has nothing but what is installed, offers ANSWER for the last word.
completes() {
    local answer=$2
    # shellcheck disable=SC2016 # bash there fills it in
    inside bash -c '
        . "/usr/share/bash-completion/completions/$1" || exit
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
        function=$(complete -p "$1" | sed "s/.* -F \([^ ]*\) .*/\1/")
        "$function" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\n" "${COMPREPLY[@]}"' bash "$1" "${@:3}" | tee /dev/stderr | grep -qx -- "$answer"
}
check 'bash completes commands' completes arcwright-cli parse par
check 'bash completes options of a command' completes arcwright-cli --model parse --mo
check 'bash completes what an option takes' completes arcwright high-contrast --theme hi

make_files() {
    cp "$source_root"/resources/samples/* "$clean/root/"
    # A title of its own: the sample that a first start opens would be there without it.
    sed '1s/.*/{ "title": "A lesson to open",/' "$source_root/resources/lessons/iwatate-2008-figure-1.json" \
        >"$clean/root/figure.arclesson"
    cp "$source_root/tests/fuzz/corpus/pml/treex" "$clean/root/prague.treex"
    gzip -c "$source_root/tests/fuzz/corpus/pml/treex" >"$clean/root/packed.treex.gz"
    # The three files of a document in one, divided by a character that XML cannot have; they name each other f.m, f.w.
    awk -v RS='\037' -v ORS= -v folder="$clean/root" '{ print >(folder "/f." substr("amw", NR, 1)) }' \
        "$source_root/tests/fuzz/corpus/pml/three-files"
    gzip "$clean"/root/f.[amw]
    inside sh -ec 'cd /root
        arcwright-cli convert --in english.conllu --out plus.conllup
        arcwright-cli convert --in english.conllu --out tenth.conll
        arcwright-cli convert --in japanese.knp --out japanese.cabocha
        arcwright-cli exercise make --in english.conllu --last 3 --title "First week" --out week1.arcexercise
        arcwright-cli train --in english.conllu --model small.arcmodel --epochs 1 --decoder eisner'
}
check 'the command line converts, trains and makes an exercise' make_files

# ---- a desktop

# Fonts, and what opens files by their kind on every desktop.
add_desktop() {
    # shellcheck disable=SC2046 # one word a package
    copy_packages $(with_dependencies fonts-dejavu-core libglib2.0-bin desktop-file-utils shared-mime-info)
    inside ldconfig
    # With these there the package is another time what their triggers wait for.
    inside dpkg --install /root/arcwright.deb
}
check 'a desktop is added to it' add_desktop

Xvfb -noreset -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>"$work/display" >"$work/xvfb.log" 2>&1 &
xvfb=$!
for ((i = 0; i < 100; ++i)); do
    [[ -s $work/display ]] && break
    sleep 0.1
done
display_is_there() {
    [[ -s $work/display ]] && kill -0 "$xvfb" && mount --bind /tmp/.X11-unix "$clean/tmp/.X11-unix"
}
check 'there is a display' display_is_there
DISPLAY=:$(cat "$work/display")
export DISPLAY

# Ends what runs in the root, which is the program and what started it, and waits until its windows are gone.
end_programs() {
    local process i
    for process in /proc/[0-9]*; do
        [[ $(readlink "$process/root") != "$clean" ]] || kill -9 "${process#/proc/}"
    done 2>/dev/null
    for ((i = 0; i < 50; ++i)); do
        [[ -n $(window_titles) ]] || break
        sleep 0.1
    done
}

window_titles() {
    xwininfo -root -tree 2>/dev/null | sed -n 's/^ *0x[0-9a-f]* "\(.*\)": .*/\1/p'
}

# No title tells the model in use; the settings do a second later, for the next start.
is_model_in_use() {
    grep -q "^model=.*/$1\$" "$clean/root/.config/arcwright/arcwright.conf" 2>/dev/null
}

# shows NAME TITLE COMMAND...: whether a window of that title comes within half a minute when the command is given.
shows() {
    local name=$1 title=$2 titles='' found=1 i
    shift 2
    rm -rf "$clean/root/.config" "$clean/root/.local"
    inside "$@" || return
    for ((i = 0; i < 150; ++i)); do
        titles=$(window_titles)
        if grep -qF -- "$title" <<<"$titles" && { [[ $name != *.arcmodel ]] || is_model_in_use "$name"; }; then
            found=0
            break
        fi
        sleep 0.2
    done
    if [[ -n $keep ]] && command -v import >/dev/null; then
        sleep 2
        import -window root "$keep/$name.png"
    fi
    end_programs
    ((found == 0)) || printf 'No window has the title "%s". Titles:\n%s\n' "$title" "$titles"
    return "$found"
}

is_of_type() {
    [[ $(inside gio info -a standard::content-type "/root/$1") == *"content-type: $2"* ]] ||
        { inside gio info -a standard::content-type "/root/$1" && false; }
}

check 'the desktop entry starts it' shows entry 'english.conllu' \
    gio launch /usr/share/applications/org.arcwright.Arcwright.desktop
starts_without_network() {
    local status
    around=(unshare --net)
    shows offline czech.conllu gio open /root/czech.conllu &&
        inside arcwright-cli parse --model /root/small.arcmodel --in /root/english.conllu --out /root/offline.conllu
    status=$?
    around=()
    return "$status"
}
check 'both programs work without a network' starts_without_network
tried=' '
while read -r file type title; do
    tried+="$type "
    check "$file is of type $type" is_of_type "$file" "$type"
    check "opening $file by its type shows it" shows "$file" "$title" gio open "/root/$file"
done <<'FILES'
czech.conllu text/x-conllu czech.conllu
plus.conllup text/x-conllup plus.conllup
tenth.conll text/x-conllx tenth.conll
danish.tag text/x-dtag danish.tag
japanese.knp text/x-knp japanese.knp
japanese.cabocha text/x-cabocha japanese.cabocha
prague.treex application/x-pml prague.treex
packed.treex.gz application/x-pml packed.treex.gz
f.a.gz application/x-pml f.a.gz
small.arcmodel application/x-arcwright-model english.conllu
week1.arcexercise application/x-arcwright-exercise First week
figure.arclesson application/x-arcwright-lesson A lesson to open
FILES

# So that a new format has its line above.
every_type_is_ours() {
    local type
    # shellcheck disable=SC2013 # a word a line
    for type in $(sed -n 's/.*<mime-type type="\([^"]*\)".*/\1/p' "$share/mime/packages/arcwright.xml"); do
        [[ $tried == *" $type "* && $(inside gio mime "$type") == *org.arcwright.Arcwright.desktop* ]] || {
            echo "$type"
            return 1
        }
    done
}
check 'every type of file is opened with it, and was tried' every_type_is_ours

remove_package() {
    inside dpkg --remove arcwright && [[ ! -e $clean/usr/bin/arcwright && ! -e $clean/usr/share/doc/arcwright ]]
}
check 'it is removed again' remove_package

# ---- any prefix, and the tarball

installs_below_a_prefix() {
    cmake --install "$build" --prefix "$work/prefix" >/dev/null || return
    diff <(cd "$work/prefix" && find share -type f | sort) <(cd "$work/package/usr" && find share -type f | sort) &&
        "$work/prefix/bin/arcwright-cli" --version | grep '^arcwright-cli [0-9]' &&
        HOME=$work QT_QPA_PLATFORM=offscreen "$work/prefix/bin/arcwright" --screenshot "$work/prefix.png" \
            "$source_root/resources/samples/danish.tag" &&
        file --brief "$work/prefix.png" | grep 'PNG image'
}
check 'cmake --install puts all of the package below a prefix, where it runs' installs_below_a_prefix

make_bare_root() {
    clean=$work/bare
    rm -f "$work/names"
    # What the tarball takes from its machine: the C++ library, fonts and where they are.
    # shellcheck disable=SC2046 # one word a package
    make_root && copy_packages $(with_dependencies libstdc++6 fonts-dejavu-core) && mkdir -p "$clean/etc/fonts" &&
        cp -a /etc/fonts/. "$clean/etc/fonts/" && inside ldconfig && has_no_qt &&
        mount --bind /tmp/.X11-unix "$clean/tmp/.X11-unix"
}
unpacks_the_tarball() {
    local archive
    cmake --build "$build" --target tarball || return
    archive=$(find "$build/packages" -maxdepth 1 -name 'arcwright-*.tar.gz' -newer "$work/list" -print -quit)
    mkdir -p "$clean/opt/arcwright"
    tar -C "$clean/opt/arcwright" --strip-components=1 -xf "$archive"
    cp "$source_root"/resources/samples/* "$clean/root/"
}
takes_its_own_qt() {
    local program
    for program in arcwright arcwright-cli; do
        inside ldd "/opt/arcwright/bin/$program" >"$work/libraries" || return
        ! grep -E 'not found|libQt.* => /(usr/)?lib' "$work/libraries" || return
    done
    ! find "$clean" -name 'libQt*' -not -path "$clean/opt/arcwright/*" | grep .
}
runs_from_the_tarball() {
    inside /opt/arcwright/bin/arcwright-cli stats --in /root/czech.conllu >/dev/null &&
        shows tarball danish.tag sh -c '/opt/arcwright/bin/arcwright /root/danish.tag >/dev/null 2>&1 &'
}
check 'a second root, without Qt' make_bare_root
check 'the tarball is made and unpacked there' unpacks_the_tarball
check 'it has the libraries it needs, and its own Qt' takes_its_own_qt
check 'both programs run from it' runs_from_the_tarball
kill "$xvfb"
finish
