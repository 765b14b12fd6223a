"""What is known of each picture: its record and passes in work/, whether it is up to date, and how urgent a new one is."""
import csv
import functools
import glob
import hashlib
import json
import os

from rooms.catalogue import all_shots
from rooms.outside import digest as digest_of_view
from staleness import HERE, code_hash
from styles import furnished

RAW, DONE = os.path.join(HERE, 'work', 'exr'), os.path.join(HERE, 'work', 'png')
FIGURES = os.path.join(HERE, 'figures.csv')
BUILDERS = ('styles', 'geometry', 'materials', 'painting', 'furniture', 'rooms')
DEVELOPED = 'developed'
USUAL, LARGE = '1440x960', '1536x1024'


def fingerprint(shot):
    """Changes with the data that shape the picture; staleness.code_hash covers the code."""
    style = furnished(shot.style, shot.seed)
    data = [style, shot.room_type, shot.layout, shot.mirrored, shot.seed, digest_of_view(kind_of_view(shot))]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def kind_of_view(shot):
    """What is seen outside: the name of a view in views/."""
    return _window(shot)['view']


def look_of_view(shot):
    """How the windows show it: a key of finishing/looks.LOOKS. Bathrooms may have frosted panes."""
    return 'frosted' if shot.room_type == 'Bathroom' and _window(shot).get('frosted') else kind_of_view(shot)


def _window(shot):
    return furnished(shot.style, shot.seed)['window']


def developed(shot):
    """The record of a picture in work/, or an empty dict."""
    path = os.path.join(DONE, shot.file)
    if not os.path.exists(path + '.json') or not os.path.exists(path + '.png'):
        return {}
    with open(path + '.json', encoding='utf-8') as f:
        return json.load(f)


def prefix_of(shot, samples, size):
    """Where the passes of a picture lie. Passes of other code, data, samples or size have another name, so that no picture mixes them."""
    digest = hashlib.sha256(f'{fingerprint(shot)} {samples} {size} {_building_code()}'.encode())
    return os.path.join(RAW, f'{shot.file}-{digest.hexdigest()[:12]}')


@functools.cache
def _building_code():
    """A hash of the files that Blender runs, as they were when the run began."""
    digest = hashlib.sha256()
    for path in sorted([os.path.join(HERE, 'render_room.py'), os.path.join(HERE, 'exr_files.py'), os.path.join(HERE, 'view_pass.py'), os.path.join(HERE, 'mirror_pass.py'), *(p for folder in BUILDERS for p in glob.glob(os.path.join(HERE, folder, '*.py')))]):
        with open(path, 'rb') as f:
            digest.update(f.read())
    return digest.hexdigest()


def remove_other_passes(shot, prefix):
    """Removes what an earlier run with other code left of this picture."""
    for path in glob.glob(glob.escape(os.path.join(RAW, shot.file)) + '-' + '[0-9a-f]' * 12 + '*'):
        if not path.startswith(prefix):
            os.remove(path)


def write_record(shot, samples, size, views=DEVELOPED):
    """Writes the record of a developed picture beside it. views: how they came to look as finishing/windows.py shows them; refresh_views.py tells."""
    with open(prefix_of(shot, samples, size) + '.functions.json', encoding='utf-8') as f:
        functions = json.load(f)
    record = {'key': fingerprint(shot), 'code': code_hash(functions), 'samples': samples, 'size': size, 'views': views, 'functions': functions}
    save_record(shot, record)


def save_record(shot, record):
    """Replaces the record of a picture at once, so that a stopped run leaves a whole one."""
    path = os.path.join(DONE, shot.file + '.json')
    with open(path + '.new', 'w', encoding='utf-8') as f:
        json.dump(record, f)
    os.replace(path + '.new', path)


def up_to_date(shot, samples, ledger):
    """Whether the picture exists, here or in the pool, up to date and with at least so many samples (None: any number).

    A record that does not tell the code, as the first ones did not, is out of date.
    """
    record = developed(shot) or ledger.get(shot.file, {})
    if 'code' not in record or record['samples'] < (samples or 0):
        return False
    return (record['key'], record['code']) == (fingerprint(shot), code_hash(record['functions']))


def urgency(ledger):
    """Orders shots: those of the smaller size first, style by style, and the weakest style first by believability and enjoyment."""
    with open(FIGURES, encoding='utf-8') as f:
        worth = {row['file']: float(row['believability']) + float(row['enjoyment']) for row in csv.DictReader(f)}
    of_style = {}
    for shot in all_shots():
        of_style.setdefault(shot.style, []).append(worth.get(shot.file, 0))

    def key(shot):
        size = (developed(shot) or ledger.get(shot.file, {})).get('size', '0x0')
        has_figures = shot.file in worth
        return int(size.split('x')[0]) >= int(USUAL.split('x')[0]), not has_figures, sum(of_style.get(shot.style, [])), shot.style, worth.get(shot.file, 0)
    return key
