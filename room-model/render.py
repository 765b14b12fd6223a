"""Renders training pairs, room by room, until stopped: `python3 render.py [--rooms 2000]`.

A room is one file in WORK/rooms. What is there stays; several of these may run at once, and one that was stopped goes on where it was.
"""
import argparse
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get('ROOM_MODEL_WORK', os.path.join(HERE, 'work'))
ROOMS_AT_ONCE = 10      # that one Blender builds: its start takes as long as a room


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


def render_rooms(seeds, options):
    """Has one Blender render these rooms."""
    command = ['blender', '-b', '--factory-startup', '-P', os.path.join(HERE, 'render_room.py'), '--', WORK, *map(str, seeds), *options]
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False).stdout
    print('\n'.join(line for line in told.splitlines() if line.startswith('ROOM')), flush=True)
    for seed in seeds:
        if not any(os.path.exists(os.path.join(WORK, place)) for place in (f'rooms/{seed:06d}.npz', f'faulty/{seed:06d}.txt')):
            with open(os.path.join(WORK, 'faulty', f'{seed:06d}.txt'), 'w', encoding='utf-8') as file:
                file.write(told[-3000:])
        os.remove(os.path.join(WORK, 'claims', f'{seed:06d}'))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--rooms', type=int, default=1_000_000, help='how many from the first on, with those that are there')
    parser.add_argument('--first', type=int, default=0, help='seed of the first room')
    parser.add_argument('--pictures', type=int, default=8, help='per room')
    parser.add_argument('--samples', type=int, default=4, help='rays per pixel')
    parser.add_argument('--gpu', action='store_true', help='renders on an NVIDIA card')
    a = parser.parse_args()
    for name in ('rooms', 'claims', 'faulty'):
        os.makedirs(os.path.join(WORK, name), exist_ok=True)
    options = ['--pictures', str(a.pictures), '--samples', str(a.samples), *['--gpu'] * a.gpu]
    seeds = iter(range(a.first, a.first + a.rooms))
    while claimed := next_seeds(seeds):
        render_rooms(claimed, options)


def next_seeds(seeds):
    """The next seeds that this process may render, a Blender's worth; empty at the end."""
    claimed = []
    for seed in seeds:
        if claim(seed):
            claimed.append(seed)
        if len(claimed) == ROOMS_AT_ONCE:
            break
    return claimed


if __name__ == '__main__':
    main()
