#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the regressions of core/experiments/contradicted_arcs.cpp to planted errors.

    arcwright_suspicious_bench --figures --errors 400 --sentences 2500 --seed 102 en > en.txt
    arcwright_suspicious_bench --figures --errors 400 --sentences 3200 --seed 103 zh > zh.txt
    tests/bench/fit_suspicion.py 3 en.txt zh.txt

prints the constant and the weights of all figures, for contradicted heads and relations, and how many of the arcs it
would list first are errors. Logistic regression by Newton's method with halved steps and a ridge of 2.
"""
import math
import sys

RIDGE = 2.0


def read(paths, parsers):
    rows = {"head": [], "relation": []}
    for path in paths:
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                fields = line.split()
                if int(fields[1]) == parsers:
                    rows[fields[2]].append((int(fields[3]), [1.0] + [float(x) for x in fields[4:]]))
    return rows


def solved(matrix, right):
    size = len(right)
    rows = [matrix[i][:] + [right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            factor = rows[row][column] / rows[column][column]
            if row != column and factor:
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[column])]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def odds(weights, figures):
    return sum(w * x for w, x in zip(weights, figures))


def likelihood(weights, rows):
    total = -RIDGE / 2 * sum(w * w for w in weights[1:])
    for is_error, figures in rows:
        z = odds(weights, figures)
        total += is_error * z - (max(z, 0) + math.log1p(math.exp(-abs(z))))
    return total


def newton_step(weights, rows):
    size = len(weights)
    gradient = [-RIDGE * w if i else 0.0 for i, w in enumerate(weights)]
    hessian = [[RIDGE if i == j and i else 1e-6 if i == j else 0.0 for j in range(size)] for i in range(size)]
    for is_error, figures in rows:
        p = 1 / (1 + math.exp(-max(-30.0, min(30.0, odds(weights, figures)))))
        for i in range(size):
            gradient[i] += (is_error - p) * figures[i]
            for j in range(size):
                hessian[i][j] += p * (1 - p) * figures[i] * figures[j]
    return solved(hessian, gradient)


def fitted(rows):
    weights = [-3.0] + [0.0] * (len(rows[0][1]) - 1)
    for _ in range(30):
        step = newton_step(weights, rows)
        before = likelihood(weights, rows)
        size = min(1.0, 2 / max(abs(x) for x in step))
        while size > 1e-4 and likelihood([w + size * x for w, x in zip(weights, step)], rows) < before:
            size /= 2
        weights = [w + size * x for w, x in zip(weights, step)]
        if max(abs(x) for x in step) < 1e-4:
            break
    return weights


def main():
    rows = read(sys.argv[2:], int(sys.argv[1]))
    listed = []
    for kind, arcs in rows.items():
        weights = fitted(arcs)
        print(kind, len(arcs), "arcs:", ", ".join(f"{w:.2f}" for w in weights))
        listed += [(odds(weights, figures), is_error) for is_error, figures in arcs]
    listed.sort(reverse=True)
    for depth in (50, 100, 200, 500):
        print(f"errors among the first {depth}:", sum(is_error for _, is_error in listed[:depth]))


if __name__ == "__main__":
    main()
