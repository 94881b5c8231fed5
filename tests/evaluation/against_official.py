#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `arcwright-cli eval --ud` with the official scorer of Universal Dependencies, count for count, on treebanks
and copies of them that are broken at random. Run by hand; needs a checkout of github.com/UniversalDependencies/tools.

    against_official.py --tools TOOLS --program BUILD/app/arcwright-cli [--copies 5] [--seed 1] FILE.conllu...

Half of the copies differ in heads (trees stay trees), relations, tags, features, lemmas and DEPS; the other half also
in tokens, multiword tokens and sentences. Exit status: 0 all figures agree, 1 some differ.
"""
import argparse
import importlib.util
import json
import pathlib
import random
import subprocess
import sys
import tempfile

ID, FORM, LEMMA, UPOS, XPOS, FEATS, HEAD, DEPREL, DEPS, MISC = range(10)
METRICS = ['Tokens', 'Sentences', 'Words', 'UPOS', 'XPOS', 'UFeats', 'AllTags', 'Lemmas', 'UAS', 'LAS', 'CLAS', 'MLAS',
           'BLEX', 'ELAS', 'EULAS']


def read(path):
    """The sentences of a file: words as lists of columns, and multiword tokens as (first, last, form), words from 0."""
    sentences = []
    for block in pathlib.Path(path).read_text(encoding='utf-8').split('\n\n'):
        words, ranges = [], []
        for line in block.split('\n'):
            if not line or line.startswith('#'):
                continue
            columns = line.split('\t')
            if '.' in columns[ID]:
                continue
            if '-' in columns[ID]:
                first, last = map(int, columns[ID].split('-'))
                ranges.append((first - 1, last - 1, columns[FORM]))
            else:
                words.append(columns)
        if words:
            sentences.append((words, ranges))
    return sentences


def written(sentences):
    text = []
    for words, ranges in sentences:
        opening = {first: (last, form) for first, last, form in ranges}
        for number, columns in enumerate(words):
            if number in opening:
                last, form = opening[number]
                text.append(f'{number + 1}-{last + 1}\t{form}' + '\t_' * 8)
            # Arcs from empty nodes, which are left out, are left out too.
            deps = [each for each in columns[DEPS].split('|') if '.' not in each.split(':')[0]]
            cells = [str(number + 1)] + columns[1:DEPS] + ['|'.join(deps) or '_', '_']
            text.append('\t'.join(cells))
        text.append('')
    return '\n'.join(text) + '\n'


def reaches(words, start, goal):
    """Whether the way from a word (from 1) to the root passes `goal`."""
    while start:
        if start == goal:
            return True
        start = int(words[start - 1][HEAD])
    return False


class Breaker:
    def __init__(self, sentences, generator, rate):
        self.random, self.rate = generator, rate
        self.donors = [columns for words, _ in sentences[:400] for columns in words]
        self.junk = ['_', 'dep', 'aux', 'case:x', 'nsubj:pass', 'punct', 'obl:v:loc', 'conj', 'det']

    def chance(self):
        return self.random.random() < self.rate

    def fields(self, words):
        for number, columns in enumerate(words, 1):
            for column in (LEMMA, UPOS, XPOS, FEATS, DEPREL):
                if self.chance():
                    columns[column] = self.random.choice(self.donors)[column]
            if self.chance():
                columns[DEPREL] = self.random.choice(self.junk[1:])
            if self.chance():
                columns[LEMMA] = '_'
            if self.chance():
                head = self.random.randint(0, len(words))
                if not (head and reaches(words, head, number)):
                    self.hang(words, number, head)
            if self.chance():
                self.deps(words, columns)

    @staticmethod
    def hang(words, number, head):
        columns = words[number - 1]
        old, columns[HEAD] = columns[HEAD], str(head)
        if not any(each[HEAD] == '0' for each in words):
            columns[HEAD] = old

    def deps(self, words, columns):
        arcs = [] if columns[DEPS] == '_' else columns[DEPS].split('|')
        kind = self.random.randrange(5)
        if kind == 0 or not arcs:
            relation = self.random.choice(self.donors)[DEPREL] + self.random.choice(['', ':x', '>obl:y', '>conj'])
            arcs.append(f'{self.random.randint(0, len(words))}:{relation}')
        elif kind == 1:
            arcs.remove(self.random.choice(arcs))
        elif kind == 2:
            place = self.random.randrange(len(arcs))
            arcs[place] += self.random.choice([':a', '>x', '>x:y'])
        elif kind == 3:
            arcs.append(self.random.choice(arcs))
        else:  # another relation between the same words
            head = self.random.choice(arcs).split(':')[0]
            arcs.append(f"{head}:{self.random.choice(['nsubj', 'obj', 'obl:in', 'ref'])}")
        columns[DEPS] = '|'.join(arcs) or '_'

    def rehang(self, words, head_of):
        """New heads for words whose numbers have changed: the old ones where they are still there and make no cycle."""
        number_of = {id(columns): number for number, columns in enumerate(words, 1)}
        wanted = [number_of.get(id(head_of.get(id(columns)))) for columns in words]
        root = next((i for i, columns in enumerate(words) if head_of.get(id(columns)) == 'root'), 0)
        for number, columns in enumerate(words):
            columns[HEAD] = '0' if number == root else str(root + 1)
        for number, columns in enumerate(words):
            head = wanted[number] or self.random.randint(1, len(words))
            if number != root and not reaches(words, head, number + 1):
                columns[HEAD] = str(head)
            if columns[DEPS] != '_':
                columns[DEPS] = f"{columns[HEAD]}:{columns[DEPREL]}"

    def tokens(self, words, ranges):
        """The words regrouped: tokens split and joined, words made one multiword token, multiword tokens undone."""
        tokens, number = [], 0
        opening = {first: (last, form) for first, last, form in ranges}
        while number < len(words):
            last, form = opening.get(number, (number, words[number][FORM]))
            tokens.append((form, words[number:last + 1]))
            number = last + 1
        result = []
        while tokens:
            form, parts = tokens.pop(0)
            kind = self.random.randrange(5) if self.chance() else -1
            if kind == 0 and len(form) > 1:
                place = self.random.randint(1, len(form) - 1)
                for half in (form[:place], form[place:]):
                    copy = list(parts[0])
                    copy[FORM] = half
                    result.append((half, [copy]))
                continue
            if kind == 1 and tokens:
                form += tokens[0][0]
                parts = parts + tokens.pop(0)[1]
            elif kind == 2 and tokens:
                form += tokens.pop(0)[0]
                parts = parts[:1]
            elif kind == 3 and len(parts) > 1:
                parts = parts[:1]
                parts[0][FORM] = form
            elif kind == 4 and len(parts) > 1:
                parts[0][FORM] = parts[0][FORM].upper() + self.random.choice(['', 'x'])
            result.append((form, parts))
        words, ranges = [], []
        for form, parts in result:
            if len(parts) > 1:
                ranges.append((len(words), len(words) + len(parts) - 1, form))
            else:
                parts[0][FORM] = form
            words += parts
        return words, ranges

    def sentences(self, sentences):
        result = []
        for words, ranges in sentences:
            if result and self.random.random() < self.rate:
                before, spans = result.pop()
                spans = spans + [(first + len(before), last + len(before), form) for first, last, form in ranges]
                words, ranges = before + words, spans
            result.append((words, ranges))
        return result

    def run(self, sentences, retokenise):
        copied = [([list(columns) for columns in words], list(ranges)) for words, ranges in sentences]
        if retokenise:
            head_of = {id(columns): words[int(columns[HEAD]) - 1] if columns[HEAD] != '0' else 'root'
                       for words, _ in copied for columns in words}
            copied = [self.tokens(words, ranges) for words, ranges in self.sentences(copied)]
            for words, _ in copied:
                self.rehang(words, head_of)
        for words, _ in copied:
            self.fields(words)
        return copied


class Official:
    def __init__(self, tools):
        # By its path: the package needs more than its scorer does.
        specification = importlib.util.spec_from_file_location('udeval', tools / 'udtools/src/udtools/udeval.py')
        self.udeval = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(self.udeval)

    def counts(self, gold, system):
        settings = {'multiple_roots_okay': True}
        scores = self.udeval.evaluate(self.udeval.load_conllu_file(gold, settings),
                                      self.udeval.load_conllu_file(system, settings))
        return {name: (scores[name].gold_total, scores[name].system_total, scores[name].correct,
                       scores[name].aligned_total, f'{100 * scores[name].precision:.2f}',
                       f'{100 * scores[name].recall:.2f}', f'{100 * scores[name].f1:.2f}') for name in METRICS}


def ours(program, gold, system):
    output = subprocess.run([program, 'eval', '--ud', '--json', '--gold', gold, '--system', system], check=True,
                            capture_output=True, text=True).stdout
    scores = json.loads(output)['ud']
    return {name: tuple([scores[name.lower()].get(key) for key in ('gold', 'system', 'right', 'aligned')] +
                        [f"{scores[name.lower()][key]:.2f}" for key in ('p', 'r', 'f')]) for name in METRICS}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--tools', type=pathlib.Path, required=True)
    parser.add_argument('--program', required=True)
    parser.add_argument('--copies', type=int, default=5)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', help='a folder for the files of the first comparison that differs')
    parser.add_argument('files', nargs='+')
    arguments = parser.parse_args()
    official = Official(arguments.tools)
    generator = random.Random(arguments.seed)
    compared = differing = 0
    for path in arguments.files:
        sentences = read(path)
        for copy in range(arguments.copies):
            rate = generator.choice([0.02, 0.1, 0.3])
            system = Breaker(sentences, generator, rate).run(sentences, copy % 2 == 1)
            with tempfile.TemporaryDirectory() as folder:
                files = [f'{folder}/gold.conllu', f'{folder}/system.conllu']
                for file, content in zip(files, (written(sentences), written(system))):
                    pathlib.Path(file).write_text(content, encoding='utf-8')
                expected, found = official.counts(*files), ours(arguments.program, *files)
                wrong = [name for name in METRICS if expected[name] != found[name]]
                compared += 1
                differing += 1 if wrong else 0
                print(f'{path} copy {copy + 1}, rate {rate}: LAS {expected["LAS"][6]}, ELAS {expected["ELAS"][6]}, '
                      f'words {expected["Words"][6]}: {"DIFFER" if wrong else "all agree"}')
                for name in wrong:
                    print(f'    {name}: official {expected[name]}, ours {found[name]}')
                if wrong and arguments.keep:
                    for file in files:
                        pathlib.Path(arguments.keep, pathlib.Path(file).name).write_bytes(pathlib.Path(file).read_bytes())
                    return 1
    print(f'{compared} comparisons of {len(METRICS)} metrics, {differing} differ')
    return 1 if differing else 0


if __name__ == '__main__':
    sys.exit(main())
