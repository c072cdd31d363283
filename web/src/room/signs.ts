// What the marks on a table mean, in a line each.

const ALL: [string, string][] = [
  ['7 and a card', 'how many cards somebody holds'],
  ['arrow', 'whose turn it is'],
  ['robot', 'a bot plays on this seat'],
  ['clock', 'away: no line to this seat'],
];

const SIGNS: Record<string, [string, string][]> = {
  kartel: [
    ['o g k b r', 'the suits’ letters: gold, green, black, blue, red'],
    ['Pair 6', 'six pairs can be played: press for the first, again for the next'],
    ['cards ×3', 'how often each card left would count, if the round ended now'],
    ['1 of 4 played: ×2', 'the same for you: from the fourth card on yours count once'],
    ['star of suits', 'each suit is beaten by the two whose arrows lead to it'],
  ],
  'kartu-sama': [
    ['dashed boxes', 'cards that are still to be played after a joker'],
    ['last card: draws 5', 'what a seat with one card draws, if it must draw'],
  ],
  'krass-kariert': [
    ['ring and number', 'chips left'],
    ['+ 4 3', 'reserve cards, which lie open'],
    ['after:', 'your hand after this play; dots show where it closes up'],
  ],
  khamul: [
    ['eye 3', 'you looked at this card three turns ago'],
    ['letters 3', 'somebody did: the first letters of their name'],
    ['two heads 3', 'everyone saw it'],
    ['crossed ring', 'throws no more in this snap'],
    ['loudspeaker', 'announced Khamul'],
  ],
  ktu: [
    ['has 4 5×2', 'cards of a hand that everyone has seen'],
    ['×2 on a card', 'how many of that rank you hold'],
    ['answer 9', 'the card that is to be beaten'],
    ['under 3 ×2', 'threes that lie on it and count for nothing'],
  ],
};

/** The signs of a game's table, each with what it means. */
export function signs(game: string): [string, string][] {
  return [...(SIGNS[game] ?? []), ...ALL];
}
