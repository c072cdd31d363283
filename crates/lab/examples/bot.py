"""Plays at random: kartenhaus arena --game ktu --bots "exec:python3 bot.py",novice"""
import json, random, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    if message["type"] == "ask":
        move = random.choice(message["legal"])
        print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
