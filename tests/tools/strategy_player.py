"""A player of the basic strategy that is written from resources/docs/strategy.md and the JSON of
`alea-lab basic` alone, against `alea-lab hint --basic`, which must agree with it in every
position: action and deciding step, for the whole page, its first 5 and its first 12 steps.
Usage: strategy_player.py FOLDER_OF_PROGRAMS POSITIONS"""

import json
import os
import random
import subprocess
import sys

UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
LOWER = ["three of a kind", "four of a kind", "full house", "small straight", "large straight",
         "Yahtzee", "chance"]
BOXES = UPPER + LOWER
FACES = range(1, 7)


class Turn:
    """The input of the strategy: a card (points by box, without the open ones), dice, the roll."""

    def __init__(self, card, dice, roll):
        self.card, self.dice, self.roll = card, sorted(dice), roll
        self.count = {face: dice.count(face) for face in FACES}

    def is_open(self, box):
        return box not in self.card

    def is_joker(self):
        return max(self.count.values()) == 5 and not self.is_open("Yahtzee")

    def legal(self):
        free = [box for box in BOXES if self.is_open(box)]
        if not self.is_joker():
            return free
        own = UPPER[self.dice[0] - 1]
        if own in free:
            return [own]
        return [box for box in free if box in LOWER] or free

    def points(self, box):
        if box in UPPER:
            face = UPPER.index(box) + 1
            return face * self.count[face]
        longest = max(self.count.values())
        shown = "".join("x" if self.count[face] else "-" for face in FACES)
        joker = self.is_joker()
        made = {"three of a kind": longest >= 3, "four of a kind": longest >= 4,
                "full house": joker or sorted(c for c in self.count.values() if c) == [2, 3],
                "small straight": joker or "xxxx" in shown,
                "large straight": joker or "xxxxx" in shown,
                "Yahtzee": longest == 5, "chance": True}[box]
        fixed = {"full house": 25, "small straight": 30, "large straight": 40, "Yahtzee": 50}
        return fixed.get(box, sum(self.dice)) if made else 0

    def bonus_is(self, word):
        upper = sum(self.card.get(box, 0) for box in UPPER)
        filled = sum(face for face in FACES if not self.is_open(UPPER[face - 1]))
        earned, lost = upper >= 63, upper + 5 * (21 - filled) < 63
        alive = not earned and not lost
        on_par = upper >= 3 * filled
        return {"earned": earned, "lost": lost, "alive": alive, "on-par": on_par,
                "behind": alive and not on_par}[word]


def pattern_of(turn, pattern, face):
    """The dice of the pattern at this face; None where it doesn't fit."""
    kind = next(iter(pattern))
    terms = pattern[kind]
    if kind == "alike":
        return [face] * terms["count"] if turn.count[face] == terms["count"] else None
    if kind == "full-house":
        fits = turn.count[face] == 3 and 2 in turn.count.values()
        return turn.dice if fits else None
    if kind == "run":
        row = list(range(face, face + terms["length"] + terms["gaps"]))
        if row[-1] > 6:
            return None
        there = [at for at in row if turn.count[at]]
        ends = turn.count[row[0]] and turn.count[row[-1]]
        return there if ends and len(row) - len(there) == terms["gaps"] else None
    if face != 1:
        return None
    if kind == "two-pairs":
        pairs = [at for at in FACES if turn.count[at] == 2]
        return sorted(2 * pairs) if len(pairs) == 2 else None
    if kind == "dice":
        return terms["faces"] if all(turn.count[at] for at in terms["faces"]) else None
    assert kind == "any", kind
    return turn.dice


def holds(turn, condition, face):
    kind = next(iter(condition))
    value = condition[kind]
    if kind == "face":
        return turn.is_open(UPPER[face - 1]) == (value == "open")
    if kind == "roll":
        return turn.roll == value
    if kind == "bonus":
        return turn.bonus_is(value)
    open_ones = [turn.is_open(box) for box in value]
    return {"open": all, "any-open": any, "filled": lambda them: not any(them)}[kind](open_ones)


def dice_kept(turn, keep, pattern, face):
    if isinstance(keep, list):
        return [die for die in turn.dice if die in keep]
    if keep == "higher-pair":
        return [max(at for at in FACES if pattern.count(at) == 2)] * 2
    return {"pattern": pattern, "face": [die for die in turn.dice if die == face],
            "stop": turn.dice, "nothing": []}[keep]


def first_rule(turn, page):
    for rule in sorted(page["rules"], key=lambda rule: rule["order"]):
        for face in rule.get("faces", reversed(FACES)):
            pattern = pattern_of(turn, rule["pattern"], face)
            if pattern is not None and all(holds(turn, c, face) for c in rule["when"]):
                return rule["number"], dice_kept(turn, rule["keep"], pattern, face)
    face = max(FACES, key=lambda at: (turn.count[at], at))
    return 0, [face] * turn.count[face]


def best_box(turn, page, par):
    def value(box):
        points = turn.points(box)
        if not page["worths_number"]:
            return points
        term = 0
        if box in UPPER and turn.bonus_is("alive"):
            term = par * (points - 3 * (UPPER.index(box) + 1))
        return points - page["worths"][box] + term
    legal = turn.legal()
    values = [value(box) for box in legal]
    return legal[values.index(max(values))]


def choose_box(turn, page):
    """The deciding step on roll 3, and the box."""
    par = 0
    for line in page["lines"]:
        if line["kind"] == "joker" and turn.is_joker():
            for box in line["boxes"]:
                if box in turn.legal():
                    return line["number"], box
        if line["kind"] == "par":
            par = line
    if par:
        box = best_box(turn, page, par["factor"])
        changes = box != best_box(turn, page, 0)
        return par["number"] if changes else page["worths_number"], box
    return page["worths_number"], best_box(turn, page, 0)


def decide(card, dice, roll, page):
    """Action code and deciding step."""
    turn = Turn(card, dice, roll)
    step, box = choose_box(turn, page)
    if roll < 3:
        step, keep = first_rule(turn, page)
        if len(keep) < 5:
            for code in range(1, 63, 2):
                if sorted(die for slot, die in enumerate(dice) if code >> slot & 2) == sorted(keep):
                    return code, step
    return 2 * BOXES.index(box), step


def random_position(dice_of, number):
    """Every third is a last turn or the one before; every fifth five of a kind."""
    filled = dice_of.choice([11, 12]) if number % 3 == 0 else dice_of.randint(0, 12)
    card = {}
    for box in dice_of.sample(BOXES, filled):
        if box in UPPER:
            card[box] = (UPPER.index(box) + 1) * dice_of.choice([0, 1, 2, 2, 3, 3, 3, 4, 4, 5])
        else:
            fixed = {"full house": 25, "small straight": 30, "large straight": 40, "Yahtzee": 50}
            card[box] = dice_of.choice([0, fixed.get(box, dice_of.randint(8, 29))])
    dice = [dice_of.randint(1, 6) for _ in range(5)]
    return card, [dice[0]] * 5 if number % 5 == 0 else dice, dice_of.randint(1, 3)


def main():
    programs, count = sys.argv[1], int(sys.argv[2])
    if count > 2000 and os.environ.get("ALEA_LONG_TESTS", "0") == "0":
        sys.exit(77)
    dice_of = random.Random(2001)
    positions = [random_position(dice_of, number) for number in range(count)]
    lines = ""
    for card, dice, roll in positions:
        points = [card.get(box, -1) for box in BOXES] + [0]
        lines += " ".join(map(str, points + [-1] * 13 + [0] + dice + [roll])) + "\n"

    def lab(*options, text=""):
        return subprocess.run([programs + "/alea-lab", *options], input=text, check=True,
                              capture_output=True, text=True).stdout

    for steps in ["", "5", "12"]:
        page = json.loads(lab("basic", "--json", *(["--rules", steps] if steps else [])))
        told = lab("hint", "--basic=" + steps if steps else "--basic", "--json", "-", text=lines)
        hints = told.splitlines()
        assert len(hints) == count
        played = subprocess.run(
            [programs + "/alea-bot", "--strategy", "basic-" + steps if steps else "basic"],
            input=lines, check=True, capture_output=True, text=True).stdout.split()
        for position, hint, action in zip(positions, hints, played):
            own = decide(*position, page)
            basic = json.loads(hint)["basic"]
            found = (basic["action"], basic["rule"])
            assert own == found and own[0] == int(action), (steps, position, own, found, action)
        print(f"{count} positions agree: {'all' if not steps else 'the first ' + steps} steps")


main()
