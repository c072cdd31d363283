"""The games of the oracle, by their id."""

from . import kartel, kartu_sama, khamul, krass_kariert, ktu

MODULES = (kartel, kartu_sama, krass_kariert, khamul, ktu)
GAMES = {module.Game.ID: module.Game for module in MODULES}
