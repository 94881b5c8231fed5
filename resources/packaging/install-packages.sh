#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing of the Debian packages that Arcwright needs.
#   install-packages.sh KIND...       KIND: build, run or check, the second word in debian-packages.txt
# Where it may not, it names the command that would, and fails.
set -eu

list=$(dirname "$(readlink -f "$0")")/debian-packages.txt

if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system: taking for granted what $list names." >&2
    exit 0
fi

missing=''
for kind in "$@"; do
    # shellcheck disable=SC2013 # one word a line
    for package in $(awk -v kind="$kind" '$1 !~ /^#/ && $2 == kind { print $1 }' "$list"); do
        case $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null || true) in
        ?i*) ;;
        *) missing="$missing $package" ;;
        esac
    done
done
[ -n "$missing" ] || exit 0

refuse() {
    echo "These packages are needed and could not be installed. As root, run:" >&2
    echo "    apt-get update && apt-get install --no-install-recommends$missing" >&2
    exit 1
}

if [ "$(id -u)" -eq 0 ]; then
    as_root='env'
elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    as_root='sudo env'
else
    refuse
fi

echo "Installing packages:$missing" >&2
$as_root apt-get -q update >&2 || echo "The package lists could not be renewed: going on with those at hand." >&2
# shellcheck disable=SC2086 # one word a package
$as_root DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 \
    install --no-install-recommends $missing >&2 || refuse
