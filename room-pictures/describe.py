"""Writes work/shots.json: for every finished picture its style, room type, file and one true sentence about it.

A room type joins the pool when all styles have a picture of it, because the quiz pairs styles within a room type.
"""
import json
import os

from rooms.catalogue import ROOM_TYPES, all_shots, before_and_after
from styles import BY_SLUG
from styles.words import BEFORE, WORDS
from take_pictures import DONE, HERE, record_of

LIVING = ('{sofa} under the decoration of {wall}, {table} and a {chair} on {floor}',
          '{sofa} along {wall}, facing two easy chairs across {table} before tall windows',
          '{sofa} for two faces a pair of easy chairs across {table}, with {wall} behind',
          '{sofa} beside a tall bookcase, with {table}, a {chair} and a broad window')
BEDROOM = ('{bed} against {wall}, a broad window on one side and a {chair} on the other',
           '{bed} between two tall windows, seen straight on from its foot',
           '{bed} along a side wall, with a {chair} by the window at the far end')
KITCHEN = ('{kitchen} along one wall, behind an island with a row of stools like the {stool} in front',
           '{kitchen} round a sink under the window, with a small table and chairs',
           '{kitchen} along one side and a long island with stools, towards a tall window')
DINING = ('{dining} laid for guests beneath {lamp}, with a sideboard against {wall}',
          '{dining} set lengthwise towards a wide window beneath {lamp}, with cupboards along one side',
          '{dining} with chairs and a bench under {lamp}, near a tall window')
BATH = ('{tub} under the window and {vanity} along the side wall', '{vanity} and mirror on the far wall beside a glass shower, {tub} in front',
        '{tub} along one wall, opposite {vanity}')
OFFICE = ('{desk} against {wall}, with a bookcase and a {chair} to read in', '{desk} standing free on {floor}, with the seat facing the room',
          '{desk} under the window at the far end, with a bookcase along the side wall')
SENTENCES = {'Living Room': LIVING, 'Bedroom': BEDROOM, 'Kitchen': KITCHEN, 'Dining Room': DINING, 'Bathroom': BATH, 'Home Office': OFFICE}


def sentence(shot):
    """One sentence that says what stands in the picture."""
    words = WORDS[shot.style]
    what = SENTENCES[shot.room_type][shot.layout].format(**words)
    article = 'An' if words['mood'][0] in 'aeiou' else 'A'
    return f"{article} {words['mood']} {shot.room_type.lower()}: {what}."


def main():
    pool, befores = [], []
    complete = [r for r in ROOM_TYPES if all(record_of(s) for s in all_shots([r]))]
    for s in all_shots(complete):
        pool.append({'style': BY_SLUG[s.style]['name'], 'roomType': s.room_type, 'file': s.file, 'description': sentence(s)})
    pairs = [s for s in before_and_after() if record_of(s)]
    for s in pairs:
        if s.style == 'dated':
            after = next((a for a in pairs if a.style != 'dated' and a.room_type == s.room_type), None)
            befores.append({'roomType': s.room_type, 'file': s.file, 'description': BEFORE[s.room_type], 'after': after and {
                'style': BY_SLUG[after.style]['name'], 'file': after.file, 'description': sentence(after)}})
    with open(os.path.join(HERE, 'work', 'shots.json'), 'w', encoding='utf-8') as f:
        json.dump({'source': os.path.relpath(DONE, HERE), 'pictures': pool, 'befores': befores}, f, indent=1)
    print(len(pool), 'pictures,', len(befores), 'before rooms')


if __name__ == '__main__':
    main()
