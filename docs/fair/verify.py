"""Checks the deals of a record of Kartenhaus, as README.md says: python3 verify.py FILE"""
import hashlib
import hmac
import struct
import sys

WHAT = b"kartenhaus deal 1\n"


def promise(what, number):
    return hashlib.sha256(WHAT + what.encode() + b"\n" + number).digest()


def mac(key, text):
    return hmac.new(key, text, "sha256").digest()


def numbers(key):  # ChaCha20's blocks, 32 bits at a time
    turn = lambda x, n: (x << n | x >> 32 - n) & 0xFFFFFFFF
    for count in range(1 << 32):
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), count, 0, 0, 0]
        s = start[:]
        for step in range(80):
            i, diagonal = step % 4, step // 4 % 2
            a, b, c, d = i, 4 + (i + diagonal) % 4, 8 + (i + 2 * diagonal) % 4, 12 + (i + 3 * diagonal) % 4
            for to, add, at, n in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
                s[to] = (s[to] + s[add]) & 0xFFFFFFFF
                s[at] = turn(s[at] ^ s[to], n)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))


def below(stream, n):
    while True:
        product = next(stream) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def shuffled(key, purpose, cards):
    cards, stream = sorted(cards), numbers(mac(key, purpose.encode()))
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check(record):
    body, end, last = record.rpartition("# end ")
    assert end and hashlib.sha256(body.encode()).hexdigest() + "\n" == last, "the record was changed"
    lines = body.splitlines()
    table = "".join(f"{it}\n" for it in lines if it.split(" ")[0] in ("rules", "game", "seats", "option"))
    field = lambda name: int(next(it for it in lines if it.startswith(name + " ")).split(" ")[1])
    secrets = [bytes.fromhex(it.split(" ")[3]) for it in lines if it.startswith("# secret ")]
    deals, key, cards = 0, None, 0
    for line in lines:
        words = line.split(" ")
        if words[:2] == ["#", "deal"]:
            name, promises, shares = " ".join(words[2:]), {}, {}
        elif words[:2] == ["#", "promise"]:
            promises[words[2]] = bytes.fromhex(words[3])
        elif words[:2] == ["#", "share"]:
            shares[words[2]] = bytes(32) if words[3] == "withheld" else bytes.fromhex(words[3])
            kept = words[3] == "withheld" or promise("share", shares[words[2]]) == promises[words[2]]
            assert kept, f"{name}: seat {words[2]} did not keep its promise"
        elif words[0] in ("deck", "reshuffle"):
            purpose = "deck" if words[0] == "deck" else f"reshuffle {cards}"
            cards = 0 if words[0] == "deck" else cards + 1
            if words[0] == "deck":
                assert name.endswith(f" {deals + 1}") and len(shares) == field("seats"), f"{name}: something is missing"
                assert promise("secret\n" + name, secrets[deals]) == promises["server"], f"{name}: the server did not keep its promise"
                start = WHAT + b"key\n" + name.encode() + b"\n" + table.encode()
                key = mac(secrets[deals], start + b"".join(shares[str(seat)] for seat in range(len(shares))))
                first = below(numbers(mac(key, b"dealer")), len(shares))
                assert deals or first == field("dealer"), f"{name}: seat {first} should have dealt"
                deals += 1
            for at, (is_, due) in enumerate(zip(words[1:], shuffled(key, purpose, words[1:]))):
                assert is_ == due, f"{name}: card {at + 1} of `{purpose}` is {is_}, and should be {due}"
    assert deals and deals == len(secrets), "it says nothing of how it was dealt"
    return deals


if __name__ == "__main__":
    print(check(open(sys.argv[1], encoding="utf-8").read()), "rounds were dealt as promised")
