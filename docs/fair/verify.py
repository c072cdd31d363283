"""Checks how the cards of a record came about, as README.md says: python3 verify.py FILE"""
import hashlib
import hmac
import struct
import sys

WHAT = b"kartenhaus deal 1\n"


def promise(what, number):
    return hashlib.sha256(WHAT + what.encode() + b"\n" + number).hexdigest()


def numbers(key):  # ChaCha20 (RFC 8439), 32 bits at a time
    turned = lambda x, by: (x << by | x >> 32 - by) & 0xFFFFFFFF
    for block in range(1 << 32):
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<4I", block, 0, 0, 0))
        s = list(start)
        for turn in range(80):  # a column at a time, then a diagonal
            i, by = turn % 4, turn // 4 % 2
            a, b, c, d = i, 4 + (i + by) % 4, 8 + (i + 2 * by) % 4, 12 + (i + 3 * by) % 4
            for to, other, at, bits in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
                s[to] = (s[to] + s[other]) & 0xFFFFFFFF
                s[at] = turned(s[at] ^ s[to], bits)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))


def below(stream, n):
    product = next(stream) * n
    return product >> 32 if product % 2**32 >= 2**32 % n else below(stream, n)


def shuffled(key, purpose, cards):
    cards, stream = sorted(cards), numbers(hmac.digest(key, purpose.encode(), "sha256"))
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check(record):
    body, end, rest = record.rpartition("# end ")
    assert hashlib.sha256(body.encode()).hexdigest() + "\n" == rest, "the record was changed, or has no end"
    lines = [line.split(" ") for line in body.splitlines()]
    table = "".join(" ".join(it) + "\n" for it in lines if it[0] in ("rules", "game", "seats", "option"))
    seats, dealer = (int(next(it[1] for it in lines if it[0] == name)) for name in ("seats", "dealer"))
    secrets = [bytes.fromhex(it[3]) for it in lines if it[:2] == ["#", "secret"]]
    rounds, name = 0, None
    for line, words in enumerate(lines, 1):
        if words[:2] == ["#", "deal"]:
            name, promises, shares = " ".join(words[2:]), {}, {}
        elif words[:2] == ["#", "promise"]:
            promises[words[2]] = words[3]
        elif words[:2] == ["#", "share"]:
            share = bytes(32) if words[3] == "withheld" else bytes.fromhex(words[3])
            kept = words[3] == "withheld" or promise("share", share) == promises[words[2]]
            assert kept, f"line {line}: seat {words[2]} did not keep its promise"
            shares[words[2]] = share
        elif words[0] == "deck":
            assert name and name.endswith(f" {rounds + 1}"), f"line {line}: nothing says how this was dealt"
            secret, given = secrets[rounds], b"".join(shares[str(seat)] for seat in range(seats))
            kept = promise("secret\n" + name, secret) == promises["server"]
            assert kept, f"line {line}: the server did not keep its promise"
            key = hmac.digest(secret, WHAT + b"key\n" + name.encode() + b"\n" + table.encode() + given, "sha256")
            first = below(numbers(hmac.digest(key, b"dealer", "sha256")), seats)
            assert rounds or first == dealer, f"line {line}: seat {first} should have dealt first"
            rounds, name, piles = rounds + 1, None, 0
        if words[0] in ("deck", "reshuffle"):
            purpose = "deck" if words[0] == "deck" else f"reshuffle {piles}"
            piles += words[0] == "reshuffle"
            for at, (is_, due) in enumerate(zip(words[1:], shuffled(key, purpose, words[1:])), 1):
                assert is_ == due, f"line {line}: card {at} is {is_}, and should be {due}"
    assert rounds == len(secrets) > 0, "it does not say how it was dealt"
    return rounds


if __name__ == "__main__":
    record = open(sys.argv[1], encoding="utf-8-sig", newline="").read().rstrip() + "\n"
    print(check(record), "rounds were dealt as promised")
