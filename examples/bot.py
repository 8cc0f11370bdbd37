#!/usr/bin/env python3
"""A bot for Posthorn in Python: docs/bots.md describes the lines it reads and writes.

    posthorn arena "cmd:python3 examples/bot.py" courier --games 2

It closes a route as soon as that brings the next carriage, lengthens it when it can, and takes
open cards that fit.
"""
import json
import sys

NEIGHBOURS = {}
ROADS = """Augsburg-Ingolstadt Augsburg-Innsbruck Augsburg-Kempten Augsburg-München Augsburg-Ulm
Basel-Freiburg Basel-Zürich Budweis-Linz Budweis-Pilsen Carlsruhe-Freiburg Carlsruhe-Mannheim
Carlsruhe-Stuttgart Freiburg-Sigmaringen Freiburg-Zürich Ingolstadt-München Ingolstadt-Nürnberg
Ingolstadt-Regensburg Ingolstadt-Stuttgart Ingolstadt-Ulm Innsbruck-Kempten Innsbruck-München
Innsbruck-Salzburg Kempten-Sigmaringen Kempten-Ulm Kempten-Zürich Linz-Passau Linz-Salzburg
Lodz-Pilsen Mannheim-Stuttgart Mannheim-Würzburg München-Passau München-Regensburg
München-Salzburg Nürnberg-Pilsen Nürnberg-Regensburg Nürnberg-Stuttgart Nürnberg-Würzburg
Passau-Regensburg Passau-Salzburg Pilsen-Regensburg Sigmaringen-Stuttgart Sigmaringen-Ulm
Sigmaringen-Zürich Stuttgart-Ulm Stuttgart-Würzburg"""
for road in ROADS.split():
    one, other = road.split("-")
    NEIGHBOURS.setdefault(one, set()).add(other)
    NEIGHBOURS.setdefault(other, set()).add(one)


def worth(view, action):
    """How good an action looks; the highest is done."""
    own = view["seats"][view["viewer"]]
    route, hand = own["route"], own["hand"]
    ends = {route[0], route[-1]} if route else set()
    kind = action["type"]
    if kind == "close":
        next_carriage = max(own["carriage"] + 1, 3)
        enough = len(route) >= next_carriage or action["cartwright"] or own["carriage"] == 7
        return (50 if enough else 2) + len(action["offices"])
    if kind == "play":
        onward = NEIGHBOURS[action["city"]] & (set(hand) - {action["city"]} - set(route))
        return 20 + len(onward)
    if kind == "take":
        if action["from"] == "deck":
            return 10
        city = view["market"][action["slot"]]
        fits = any(city in NEIGHBOURS[end] for end in ends) and city not in route
        joins = any(city in NEIGHBOURS[card] for card in hand)
        return 10 + (6 if fits else 0) + (3 if joins else 0) - (4 if city in own["offices"] else 0)
    if kind == "keep":
        cards = set(action["cards"])
        return sum(len(NEIGHBOURS[card] & cards) for card in cards)
    return {"end_turn": 15, "restart": 5, "administrator": 9}[kind]


def main():
    view = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "posthorn-bot":
            print("ready", flush=True)
        elif word == "view":
            view = json.loads(rest)
        elif word == "go":
            best = max(view["legal"], key=lambda action: worth(view, action))
            print("action", json.dumps(best), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
