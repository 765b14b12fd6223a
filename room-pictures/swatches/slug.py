"""File names of swatches."""
import re
import unicodedata


def slug_of(name):
    """'Sheep’s wool' becomes `sheeps-wool`, and 'Bouclé' `boucle`."""
    plain = unicodedata.normalize('NFKD', name).encode('ascii', 'ignore').decode().lower()
    return re.sub('[^a-z0-9]+', '-', plain).strip('-')
