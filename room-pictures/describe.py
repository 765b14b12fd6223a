"""Writes work/shots.json: for every picture its style, room type, file and a one-sentence description. Updates taken.json."""
import json
import os

from rooms.catalogue import all_shots, before_and_after
from styles import BY_SLUG, furnished
from styles.words import BEFORE, WORDS
from staleness import HERE, read_ledger, write_ledger
from records import DONE, developed

LIVING = ('{sofa} against {wall}, with {table} and {a_chair} beside a broad window',
          '{sofa} along {wall}, facing two {chair}s across {table} before the window at the far end',
          '{sofa} and {a_chair} facing each other across {table}, with {wall} behind',
          '{sofa} beside a tall bookcase, with {table}, {a_chair} and a broad window')
BEDROOM = ('{bed} against {wall}, with a broad window on one side and {a_chair} on the other',
           '{bed} between two tall windows, seen straight on from its foot',
           '{bed} along a side wall, with {a_chair} by the window at the far end')
KITCHEN = ('{kitchen} along one wall, behind an island with three {stool}s',
           '{kitchen} round a sink under the window, with a small table and {seat}s',
           '{kitchen} along one side, and a long island with three {stool}s towards a tall window')
DINING = ('{dining} and {seat}s beneath {lamp}, with {side} against {wall}',
          '{dining} and {seat}s set lengthwise towards a wide window beneath {lamp}',
          '{dining} with {seat}s beneath {lamp}, near a tall window')
BATH = ('{tub} under the window, and {vanity} along the side wall',
        '{vanity} and a mirror on the far wall beside a walk-in shower, and {tub} in front',
        '{tub} along one wall, opposite {vanity}')
OFFICE = ('{desk} against {wall}, with a bookcase and {a_chair} to read in',
          '{desk} standing free in the room, with {wall} behind the seat',
          '{desk} under the window at the far end, with a bookcase along the side wall')
SENTENCES = {'Living Room': LIVING, 'Bedroom': BEDROOM, 'Kitchen': KITCHEN, 'Dining Room': DINING, 'Bathroom': BATH, 'Home Office': OFFICE}
SIDES = dict(low_bench='a low bench', floating='a floating cupboard', steel_shelf='a low steel shelf', plank_console='a plank console',
             rough_chest='a heavy chest')


def with_article(phrase):
    """The phrase with its article, a or an."""
    return ('an ' if phrase[0] in 'aeio' else 'a ') + phrase


def sentence(shot):
    """One sentence that describes the picture."""
    if shot.style == 'dated':
        return BEFORE[shot.room_type]
    words = {**WORDS[shot.style], **furnished(shot.style, shot.seed).get('kit_words', {}),
             'side': SIDES.get(BY_SLUG[shot.style]['side'], 'a sideboard')}
    words['a_chair'] = with_article(words['chair'])
    what = SENTENCES[shot.room_type][shot.layout].format(**words)
    intro = with_article(f"{words['mood']} {shot.room_type.lower()}")
    return f'{intro[0].upper()}{intro[1:]}: {what}.'


def entry(shot):
    """The entry of one picture in pool.json, and whether work/ has a newly developed one."""
    return {'style': BY_SLUG[shot.style]['name'], 'file': shot.file, 'description': sentence(shot), 'developed': bool(developed(shot))}


def composition(shot):
    """Equal for two pictures of a room type that show one arrangement from one side: the quiz does not pair them."""
    return f'{shot.room_slug}-{shot.layout}' + ('-mirrored' if shot.mirrored else '')


def renew_ledger(shots):
    """Adds the pictures in work/ to the committed list."""
    records = read_ledger()
    records.update({s.file: developed(s) for s in shots if developed(s).get('functions')})
    write_ledger(records)


def main():
    """Writes the list of all pictures."""
    renew_ledger(all_shots() + before_and_after())
    pool = [dict(entry(s), roomType=s.room_type, composition=composition(s), large=s.large) for s in all_shots()]
    befores, pairs = [], before_and_after()
    for s in pairs:
        if s.style == 'dated':
            after = next((a for a in pairs if a.style != 'dated' and a.room_type == s.room_type), None)
            befores.append(dict(entry(s), roomType=s.room_type, after=after and entry(after)))
    with open(os.path.join(HERE, 'work', 'shots.json'), 'w', encoding='utf-8') as f:
        json.dump({'source': os.path.relpath(DONE, HERE), 'pictures': pool, 'befores': befores}, f, indent=1)
    print(sum(s['developed'] for s in pool), 'of', len(pool), 'pictures newly developed')


if __name__ == '__main__':
    main()
