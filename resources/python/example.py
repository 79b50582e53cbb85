#!/usr/bin/env python3
"""One game of best play for points against random play, and a check of the values on the way.

    ALEA_LAB=build/release/bin/alea-lab python3 resources/python/example.py [SEED]
"""

import random
import sys

from alea import Alea


def expectation(state):
    """The mean of the best values over all rolls that can follow."""
    return sum(probability * state.roll(dice).hint()["choices"][0]["value"]
               for dice, probability in state.chance_outcomes())


def check(state):
    """The value of a keep is the mean of what its rolls lead to."""
    choice = next((choice for choice in state.hint()["choices"] if choice["name"].startswith("keep")), None)
    if choice is None:
        return
    mean = expectation(state.apply(choice["action"]))
    assert abs(mean - choice["value"]) < 0.001, (state.position, choice, mean)


def main():
    chance = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    with Alea() as alea:
        state = alea.new_game()
        checked = 0
        while not state.is_terminal():
            if state.is_chance():
                rolls, probabilities = zip(*state.chance_outcomes())
                state = state.roll(chance.choices(rolls, probabilities)[0])
                continue
            best = state.hint()["choices"][0]
            if state.player == 0:
                if checked < 3:
                    check(state)
                    checked += 1
                print("%-70s %-22s %8.3f" % (state.position, best["name"], best["value"]))
                state = state.apply(best["action"])
            else:
                state = state.apply(chance.choice(state.legal_actions()))
        print("final scores %d and %d; %d values checked" % (*state.scores(), checked))


main()
