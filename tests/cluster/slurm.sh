#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The Slurm array of resources/help/machines.md, on a Slurm of its own on this machine, against one process:
#   tests/cluster/slurm.sh [PRESET]     by default release, which must have been built
# Needs slurmctld, slurmd, slurm-client and munge, and to be root. The last line printed is `N passed, N failed`.
set -u

root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
program=$root/build/${1:-release}/app/arcwright-cli
for needed in slurmctld slurmd sbatch munged; do
    if ! command -v "$needed" >/dev/null; then
        echo "Skipped: there is no $needed."
        echo "0 passed, 0 failed, 1 skipped"
        exit 0
    fi
done

home=$(mktemp -d)
end() {
    for pid in "$home"/slurmctld.pid "$home"/slurmd.pid "$home"/munge/pid; do
        [ ! -s "$pid" ] || kill "$(cat "$pid")"
    done
    sleep 1
    rm -rf "$home"
}
trap end EXIT
trap 'exit 1' INT TERM

fail() {
    echo "$1" >&2
    for log in "$home"/*.log "$home"/work/slurm-*.out; do
        [ ! -s "$log" ] || { echo "== $log"; tail -n 20 "$log"; } >&2
    done
    echo "0 passed, 1 failed"
    exit 1
}

mkdir "$home/state" "$home/spool" "$home/munge" "$home/work"
chmod 700 "$home/munge"
head -c 1024 /dev/urandom >"$home/munge/key"
chmod 400 "$home/munge/key"
munged --force --key-file="$home/munge/key" --socket="$home/munge/socket" --pid-file="$home/munge/pid" \
    --log-file="$home/munged.log" --seed-file="$home/munge/seed" || fail 'munged does not start.'

host=$(hostname -s)
export SLURM_CONF="$home/slurm.conf"
cat >"$SLURM_CONF" <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$home/munge/socket
StateSaveLocation=$home/state
SlurmdSpoolDir=$home/spool
SlurmctldPidFile=$home/slurmctld.pid
SlurmdPidFile=$home/slurmd.pid
SlurmctldLogFile=$home/slurmctld.log
SlurmdLogFile=$home/slurmd.log
SlurmctldPort=16817
SlurmdPort=16818
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
slurmctld -c -f "$SLURM_CONF" || fail 'slurmctld does not start.'
slurmd -c -f "$SLURM_CONF" || fail 'slurmd does not start.'

cd "$home/work" || exit 1
cp "$root/resources/samples/english.conllu" train.conllu
# The recipe as it stands in the handbook: the fenced block that says so.
awk '/^```/ { if (wanted) exit; fenced = !fenced; block = ""; next }
    fenced { block = block $0 "\n"; if ($0 == "# recipe: slurm") wanted = 1 }
    END { if (wanted) printf "%s", block }' "$root/resources/help/machines.md" >members.sh
grep -q '^#SBATCH --array' members.sh || fail 'There is no recipe for Slurm in the handbook.'
PATH="$(dirname "$program"):$PATH"
export PATH

timeout 300 sbatch --wait members.sh || fail 'The array has failed.'
learn='train --in train.conllu --learner bpm --members 4'
# shellcheck disable=SC2086 # words
arcwright-cli $learn --model merged.arcmodel --merge kept || fail 'The parts cannot be put together.'
# shellcheck disable=SC2086
arcwright-cli $learn --model alone.arcmodel || fail 'One process cannot do it.'
cmp merged.arcmodel alone.arcmodel || fail 'Not the model of one process.'
echo "1 passed, 0 failed"
