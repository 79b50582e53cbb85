#!/usr/bin/env python3
"""A complete contest bot: keeps the commonest face, then fills the box that pays best against par."""

import sys

YAHTZEE = 11
PAR = [2, 5, 8, 12, 15, 19, 22, 13, 22, 29, 32, 14, 22]  # what a box brings on average


def points(box, dice, is_joker):
    longest = run = 0
    for face in range(1, 7):
        run = run + 1 if face in dice else 0
        longest = max(longest, run)
    most = max(dice.count(face) for face in dice)
    if box < 6:
        return (box + 1) * dice.count(box + 1)
    if box == 8:
        return 25 if is_joker or sorted(map(dice.count, set(dice))) == [2, 3] else 0
    if box in (9, 10):
        return (30 if box == 9 else 40) if is_joker or longest >= box - 5 else 0
    if box == YAHTZEE:
        return 50 if most == 5 else 0
    return sum(dice) if box == 12 or most >= box - 3 else 0  # three of a kind, four of a kind, chance


def legal_boxes(card, dice):
    """The open boxes that the forced joker rule allows, and whether the dice are a joker."""
    open_boxes = [box for box in range(13) if card[box] < 0]
    if len(set(dice)) > 1 or card[YAHTZEE] < 0:
        return open_boxes, False
    matching = dice[0] - 1
    if card[matching] < 0:
        return [matching], True
    return [box for box in open_boxes if box >= 6] or open_boxes, True


def choose(numbers):
    card, dice, roll = numbers[:14], numbers[28:33], numbers[33]
    boxes, is_joker = legal_boxes(card, dice)
    best = max(boxes, key=lambda box: points(box, dice, is_joker) - PAR[box])
    if roll == 3 or points(best, dice, is_joker) >= 25:
        return 2 * best  # an even action scores in box action / 2
    face = max(set(dice), key=lambda face: (dice.count(face), face))
    return 1 + sum(2 << slot for slot in range(5) if dice[slot] == face)  # an odd one holds dice


for line in sys.stdin:
    print(choose([int(word) for word in line.split()]), flush=True)
