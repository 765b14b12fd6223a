"""Takes the pictures of the pool, or some of them, and develops them: `python3 take_pictures.py [FILE ...] [--rooms R ...] [--samples N]`.

A picture is skipped when it exists and nothing that shapes it has changed. While Blender renders one picture the last one is developed.
"""
import argparse
import hashlib
import json
import os
import subprocess
import sys
import time

from rooms.catalogue import RENDERER_VERSION, ROOM_TYPES, all_shots, before_and_after
from styles import BY_SLUG

HERE = os.path.dirname(os.path.abspath(__file__))
RAW, DONE = os.path.join(HERE, 'work', 'exr'), os.path.join(HERE, 'work', 'png')
LARGE = '1536x1024'


def fingerprint(shot):
    """Changes whenever the picture would."""
    data = [RENDERER_VERSION, BY_SLUG[shot.style], shot.room_type, shot.layout, shot.mirrored, shot.seed]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def record_of(shot):
    """What is known about the finished picture, or an empty dict."""
    path = os.path.join(DONE, shot.file + '.json')
    if not os.path.exists(path) or not os.path.exists(path[:-4] + 'png'):
        return {}
    with open(path, encoding='utf-8') as f:
        return json.load(f)


def render(shot, samples, size):
    """Runs Blender; returns its seconds, or None when it failed. The log stays beside the passes."""
    start, prefix = time.time(), os.path.join(RAW, shot.file)
    command = ['blender', '-b', '-P', os.path.join(HERE, 'render_room.py'), '--', shot.style, shot.room_type,
               str(shot.layout), str(shot.seed), prefix, '--samples', str(samples), '--size', size]
    with open(prefix + '.log', 'w', encoding='utf-8') as log:
        subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, check=False)
    with open(prefix + '.log', encoding='utf-8', errors='replace') as log:
        if 'TIMING' not in log.read():
            return None
    return time.time() - start


def start_developing(shot, samples, seconds):
    """Develops in the background; returns a function that waits and then writes the record."""
    prefix, out = os.path.join(RAW, shot.file), os.path.join(DONE, shot.file + '.png')
    command = ['/usr/bin/python3', '-m', 'finishing.develop', prefix, out] + (['--mirror'] if shot.mirrored else [])
    process = subprocess.Popen(command, cwd=HERE)

    def finish():
        if process.wait() == 0:
            with open(out[:-3] + 'json', 'w', encoding='utf-8') as f:
                json.dump({'key': fingerprint(shot), 'samples': samples, 'seconds': round(seconds)}, f)
        else:
            print('failed:', shot.file, 'see', prefix + '.log', flush=True)
    return finish


def wanted(args):
    """The shots that are asked for and not up to date."""
    shots = all_shots(args.rooms) + before_and_after()
    if args.files:
        known = {s.file: s for s in before_and_after() + all_shots()}
        shots = [known[f] for f in args.files]
    return [s for s in shots if args.force or not up_to_date(s, args.samples)]


def up_to_date(shot, samples):
    """Whether the picture exists, in its present form and with at least so many samples."""
    record = record_of(shot)
    return record.get('key') == fingerprint(shot) and record.get('samples', 0) >= samples


def take(shots, args):
    """Takes all shots in order and prints progress with an estimate of what remains."""
    pending, start = None, time.time()
    for i, shot in enumerate(shots):
        seconds = render(shot, args.samples, LARGE if shot.large else args.size)
        if pending:
            pending()
            pending = None
        if seconds is None:
            print('failed:', shot.file, flush=True)
            continue
        pending = start_developing(shot, args.samples, seconds)
        each = (time.time() - start) / (i + 1)
        print(f'{time.strftime("%H:%M")} {i + 1}/{len(shots)} {shot.file} {seconds:.0f} s, about {each * (len(shots) - i - 1) / 60:.0f} min left', flush=True)
    if pending:
        pending()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('files', nargs='*', help='file names without ending; all when none is given')
    parser.add_argument('--rooms', nargs='*', default=ROOM_TYPES)
    parser.add_argument('--samples', type=int, default=6)
    parser.add_argument('--size', default='768x512')
    parser.add_argument('--force', action='store_true')
    args = parser.parse_args()
    os.makedirs(RAW, exist_ok=True)
    os.makedirs(DONE, exist_ok=True)
    take(wanted(args), args)


if __name__ == '__main__':
    sys.exit(main())
