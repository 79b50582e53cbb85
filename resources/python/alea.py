"""Positions of two-player Yahtzee for programs in Python: values, legal actions, transitions.

Everything is computed by `alea-lab serve`, one process that stays open. Standard library only.

    with Alea() as alea:
        state = alea.new_game()
        while not state.is_terminal():
            if state.is_chance():
                dice, probability = state.chance_outcomes()[0]
                state = state.roll(dice)
            else:
                state = state.apply(state.hint()["choices"][0]["action"])
        print(state.scores())

Positions and actions are those of the contest's protocol: 34 integers, and 0 to 63. Six zeros for the dice
and the number of the roll stand for the moment before a roll.
"""

import json
import os
import shutil
import subprocess

NEW_CARD = " ".join(["-1"] * 13 + ["0"])
NO_DICE = " 0 0 0 0 0 0"


class AleaError(Exception):
    """A question that could not be answered, with the words of alea-lab."""


class Alea:
    """A running `alea-lab serve`. `program`: its path, or else $ALEA_LAB, or else the one on the PATH."""

    def __init__(self, program=None, tables=None):
        program = program or os.environ.get("ALEA_LAB") or shutil.which("alea-lab")
        if not program:
            raise AleaError("alea-lab is neither named by ALEA_LAB nor on the PATH")
        words = [program, "serve"] + (["--tables", tables] if tables else [])
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self._asked = 0

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def ask(self, position, *want, rules="forced"):
        """The whole answer to a question, a dictionary. `want`: hint, legal, transitions, win."""
        self._asked += 1
        question = {"id": self._asked, "position": position, "rules": rules, "want": list(want)}
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self._process.stdout.readline()
        if not line:
            raise AleaError("alea-lab has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise AleaError(answer["error"])
        if answer["id"] != self._asked:
            raise AleaError("the answer is to another question")
        return answer

    def hint(self, position, rules="forced"):
        """All choices, best first by expected final score: the object of `alea-lab hint --json`."""
        return self.ask(position, "hint", rules=rules)["hint"]

    def legal(self, position, rules="forced"):
        """{"actions": [...], "boxes": [{"action", "name", "points"}, ...]}"""
        return self.ask(position, "legal", rules=rules)["legal"]

    def transitions(self, position, rules="forced"):
        """What can follow each distinct choice, or the rolls that can follow."""
        return self.ask(position, "transitions", rules=rules)["transitions"]

    def win(self, position, rules="forced"):
        """The mover's probability to win plus half that of a tie when both play to win; None if not known."""
        return self.ask(position, "win", rules=rules)["win"]

    def new_game(self, rules="forced"):
        return State(self, NEW_CARD + " " + NEW_CARD + NO_DICE, rules=rules)

    def state(self, position, rules="forced"):
        return State(self, position, rules=rules)


class State:
    """A state of the game: before a roll (chance), or with dice and a decision to take. Immutable."""

    def __init__(self, alea, position, player=0, rules="forced", rolls=None, roll=1, scores=None):
        self._alea = alea
        self.position = position
        self.player = player  # who moves, 0 or 1
        self.rules = rules
        self._rolls = rolls  # None: not asked for yet
        self._roll = roll  # the number of the roll that comes, in a chance state
        self._scores = scores

    def observe(self):
        """The 34 integers: the mover's card, the other's, the dice, the number of the roll."""
        return [int(word) for word in self.position.split()]

    def is_terminal(self):
        return self._scores is not None

    def scores(self):
        """The final scores of players 0 and 1; None before the end."""
        return self._scores

    def is_chance(self):
        return not self.is_terminal() and (self._rolls is not None or self.position.endswith(NO_DICE))

    def chance_outcomes(self):
        """(dice, probability) of each roll that can follow; the dice are sorted."""
        if self._rolls is None:
            self._rolls = self._alea.transitions(self.position, self.rules)["rolls"]
        return [(roll["dice"], roll["probability"]) for roll in self._rolls]

    def roll(self, dice):
        """The state after these dice have come."""
        cards = self.observe()[:28]
        text = " ".join(str(number) for number in cards + list(dice) + [self._roll])
        return State(self._alea, text, self.player, self.rules)

    def legal_actions(self):
        return self._alea.legal(self.position, self.rules)["actions"]

    def hint(self):
        return self._alea.hint(self.position, self.rules)

    def win(self):
        return self._alea.win(self.position, self.rules)

    def apply(self, action):
        """The state after the mover's action: a chance state, or the end."""
        following = self._alea.transitions(self.position, self.rules)
        for box in following["boxes"]:
            if box["action"] == action:
                scores = box.get("scores")
                if scores and self.player == 1:
                    scores = scores[::-1]
                return State(self._alea, box["position"], 1 - self.player, self.rules, scores=scores)
        kept = self._kept(action)
        for keep in following["keeps"]:
            if self._kept(keep["action"]) == kept:
                return State(self._alea, self.position, self.player, self.rules, keep["rolls"],
                             following["roll"])
        raise AleaError("action %d is not legal" % action)

    def _kept(self, action):
        if action % 2 == 0 or not 0 <= action <= 63:
            return None
        dice = self.observe()[28:33]
        return sorted(die for slot, die in enumerate(dice) if action >> slot + 1 & 1)
