"""Renders training pairs, room by room, until stopped: `python3 render.py [--rooms 2000]`.

A room is one file in WORK/rooms. What is there stays; several of these may run at once, and one that was stopped goes on where it was.
"""
import argparse
import os
import shutil
import subprocess
import time

from packing import pack_room

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get('ROOM_MODEL_WORK', os.path.join(HERE, 'work'))
LONGEST = 1800      # seconds a room may take on a busy machine


def claim(seed):
    """True when this process may render the room: no running process has claimed it, and it is neither done nor faulty."""
    for done in (f'rooms/{seed:06d}.npz', f'faulty/{seed:06d}.txt'):
        if os.path.exists(os.path.join(WORK, done)):
            return False
    path = os.path.join(WORK, 'claims', f'{seed:06d}')
    try:
        with open(path, 'x', encoding='utf-8') as file:
            file.write(str(os.getpid()))
        return True
    except FileExistsError:
        with open(path, encoding='utf-8') as file:
            holder = file.read()
        if _renders(holder):
            return False
        os.remove(path)
        return claim(seed)


def _renders(holder):
    """Whether the process with this id runs and is one of ours; ids are reused."""
    try:
        with open(f'/proc/{int(holder)}/cmdline', encoding='utf-8') as file:
            return 'render.py' in file.read()
    except (ValueError, OSError):
        return False


def render_room(seed, pictures, samples):
    """Renders and packs one room; errors go to WORK/faulty."""
    folder = os.path.join(WORK, 'unfinished', f'{seed:06d}')
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    command = ['blender', '-b', '--factory-startup', '-P', os.path.join(HERE, 'render_room.py'), '--', str(seed), folder, str(pictures), str(samples)]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
        told = [line for line in result.stdout.splitlines() if line.startswith('ROOM')]
        if not told:
            raise RuntimeError(result.stdout[-3000:] + result.stderr[-1000:])
        count = pack_room(folder, os.path.join(WORK, 'rooms', f'{seed:06d}.npz'))
        print(time.strftime('%H:%M:%S'), told[0], count, flush=True)
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        with open(os.path.join(WORK, 'faulty', f'{seed:06d}.txt'), 'w', encoding='utf-8') as file:
            file.write(str(error))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os.remove(os.path.join(WORK, 'claims', f'{seed:06d}'))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--rooms', type=int, default=1_000_000, help='how many there shall be')
    parser.add_argument('--first', type=int, default=0, help='seed of the first room')
    parser.add_argument('--pictures', type=int, default=8, help='per room')
    parser.add_argument('--samples', type=int, default=4)
    a = parser.parse_args()
    for name in ('rooms', 'claims', 'faulty'):
        os.makedirs(os.path.join(WORK, name), exist_ok=True)
    for seed in range(a.first, a.first + a.rooms):
        if claim(seed):
            render_room(seed, a.pictures, a.samples)


if __name__ == '__main__':
    main()
