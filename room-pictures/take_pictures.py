"""Renders and develops the pictures of the pool, or some of them: `python3 take_pictures.py [FILE ...] [--rooms R ...] [--samples N]`.

A picture is skipped when it exists, nothing that shapes it has changed, and it has the samples that are asked for. Pictures of the smaller size come
first, then those that figures.csv calls weakest. While Blender renders one picture the last one is developed. A stopped run goes on with
the picture that it was at.
"""
import argparse
import os
import subprocess
import sys
import time

from records import DONE, LARGE, RAW, USUAL, developed, look_of_view, prefix_of, remove_other_passes, up_to_date, urgency, write_record
from rooms.catalogue import ROOM_TYPES, all_shots, before_and_after
from staleness import HERE, read_ledger

SAMPLES, GPU_SAMPLES = 24, 64
# The network's large arrays come and go: without these, a third of its time is the kernel's, which clears new pages again and again.
KEEP_PAGES = dict(GLIBC_TUNABLES='glibc.malloc.hugetlb=1', MALLOC_TRIM_THRESHOLD_='100000000000', MALLOC_MMAP_THRESHOLD_='100000000000')


def run_blender(shot, samples, size, *flags):
    """Runs Blender on render_room.py with further flags; returns whether it succeeded. The log stays beside the passes."""
    prefix = prefix_of(shot, samples, size)
    remove_other_passes(shot, prefix)
    command = ['blender', '-b', '-P', os.path.join(HERE, 'render_room.py'), '--', shot.style, shot.room_type,
               str(shot.layout), str(shot.seed), prefix, '--samples', str(samples), '--size', size, *flags]
    with open(prefix + '.log', 'w', encoding='utf-8') as log:
        subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, check=False)
    with open(prefix + '.log', encoding='utf-8', errors='replace') as log:
        return 'TIMING' in log.read()


def seen_through_windows(shot):
    """What finishing/ must be told: the kind of view, and whether the picture is flipped."""
    return ['--view', look_of_view(shot)] + ['--mirror'] * shot.mirrored


def start_developing(shot, samples, size):
    """Develops in the background; returns a function that waits and then writes the record."""
    prefix, out = prefix_of(shot, samples, size), os.path.join(DONE, shot.file + '.png')
    command = ['/usr/bin/python3', '-m', 'finishing.develop', prefix, out, *seen_through_windows(shot)]
    process = subprocess.Popen(command, cwd=HERE, env=os.environ | KEEP_PAGES)

    def finish():
        if process.wait() == 0:
            write_record(shot, samples, size)
        else:
            print('failed:', shot.file, 'see', prefix + '.log', flush=True)
    return finish


def wanted(args):
    """The requested shots that are missing or outdated."""
    shots = all_shots(args.rooms) + before_and_after()
    if args.files:
        known = {s.file: s for s in before_and_after() + all_shots()}
        shots = [known[f] for f in args.files]
    ledger = read_ledger()
    return sorted((s for s in shots if args.force or not up_to_date(s, args.samples, ledger)), key=urgency(ledger))


def take(shots, args):
    """Renders all shots in order and prints progress with an estimate of the remaining time."""
    pending, start, samples = None, time.time(), args.samples or (GPU_SAMPLES if args.gpu else SAMPLES)
    for i, shot in enumerate(shots):
        size, began = LARGE if shot.large else args.size, time.time()
        rendered = run_blender(shot, samples, size, *['--gpu'] * args.gpu)
        if pending:
            pending()
            pending = None
        if not rendered:
            print('failed:', shot.file, flush=True)
            continue
        pending = start_developing(shot, samples, size)
        each = (time.time() - start) / (i + 1)
        print(f'{time.strftime("%H:%M")} {i + 1}/{len(shots)} {shot.file} {time.time() - began:.0f} s, about {each * (len(shots) - i - 1) / 60:.0f} min left', flush=True)
    if pending:
        pending()


def accept(shots):
    """Marks finished pictures as up to date after an invisible change: builds each room, but renders nothing."""
    for shot in shots:
        old = developed(shot)
        if old and run_blender(shot, old['samples'], old['size'], '--only-build'):
            write_record(shot, old['samples'], old['size'], old.get('views'))
            print('accepted', shot.file, flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('files', nargs='*', help='file names without ending; all when none is given')
    parser.add_argument('--rooms', nargs='*', default=ROOM_TYPES)
    parser.add_argument('--samples', type=int, help=f'for new pictures, {SAMPLES} when not given, {GPU_SAMPLES} with --gpu; renews pictures that have fewer')
    parser.add_argument('--size', default=USUAL)
    parser.add_argument('--gpu', action='store_true', help='renders on an NVIDIA card')
    parser.add_argument('--accept', action='store_true', help='keep the pictures in work/ although code changed: it does not show in them')
    parser.add_argument('--force', action='store_true')
    args = parser.parse_args()
    os.makedirs(RAW, exist_ok=True)
    os.makedirs(DONE, exist_ok=True)
    if args.accept:
        accept(wanted(args))
    else:
        take(wanted(args), args)


if __name__ == '__main__':
    sys.exit(main())
