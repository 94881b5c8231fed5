// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects a file at random until it is killed: `annotator FILE SEED`. Writes a byte to standard output after each act.

#include <cstdlib>

#include <unistd.h>

#include "core/formats/open.h"
#include "tests/core/support/random_annotator.h"

int main(int count, char** arguments)
{
    if (count != 3)
        return 2;
    const auto document = arcwright::openDocument(arguments[1]);
    if (!document)
        return 3;
    arcwright::WorkingCopy copy(*document);
    if (copy.readOnlyBecause() || copy.journalProblem())
        return 3;
    arcwright::test::RandomAnnotator annotator(std::strtoull(arguments[2], nullptr, 10));
    for (;;) {
        annotator.act(copy);
        if (copy.journalProblem() || ::write(STDOUT_FILENO, "", 1) != 1)
            return 3;
    }
}
