"""Shows the views of one kind in the pool's shipped pictures as they are now: `nice python3 refresh_shipped.py KIND [FILE ...]`.

For pictures whose developed files are gone. Each one's view is rendered by the code of the commit that rendered it, in a git worktree of its own,
with today's pictures of views, and laid over the mean of its shipped files (shipped.mjs) as finishing/refresh.py does; some 10 s a picture. The
results and their records lie in work/png then, for describe.py and encode.mjs. What is there already stays.
"""
import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile

import history
from records import DONE, developed, look_of_view, save_record
from refresh_views import digest, shown_anew
from rooms.catalogue import all_shots
from rooms.outside import PICTURES
from staleness import HERE, read_ledger

SHIPPED = os.path.join(os.path.dirname(HERE), 'public', 'starter-pool')


def render_passes(shot, record, worktree, prefix):
    """Renders where the view is seen by the worktree's code, whose pictures of views are replaced by today's, in turn where it had more of them."""
    rooms = os.path.join(worktree, 'room-pictures')
    kind = look_of_view(shot)
    today = sorted(glob.glob(os.path.join(PICTURES, kind + '-*.webp')))
    for i, path in enumerate(sorted(glob.glob(os.path.join(rooms, 'views', 'pictures', kind + '-*.webp')))):
        shutil.copy(today[i % len(today)], path)
    command = ['blender', '-b', '-P', 'render_room.py', '--', shot.style, shot.room_type, str(shot.layout), str(shot.seed), prefix,
               '--samples', str(record['samples']), '--size', record['size'], '--only-view']
    subprocess.run(command, cwd=rooms, env=os.environ | {'PWD': rooms}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def refresh(shot, record, worktree, folder):
    """Writes one picture and its record to work/png; returns whether its code was found and its view is visible."""
    if not history.rendered_by(record | {'file': shot.file}, worktree):
        return False
    prefix, base, out = (os.path.join(folder, shot.file + end) for end in ('', '-shipped.png', '-refreshed.png'))
    render_passes(shot, record, worktree, prefix)
    subprocess.run(['node', 'shipped.mjs', shot.file, base], cwd=HERE, check=True)
    if not shown_anew(shot, prefix, base, out):
        return False
    shutil.move(out, os.path.join(DONE, shot.file + '.png'))
    save_record(shot, record | {'views': digest(os.path.join(SHIPPED, shot.file + '-960.webp'))})
    return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('kind', help='a key of finishing/looks.LOOKS')
    parser.add_argument('files', nargs='*', help='file names without ending; all of the kind when none is given')
    args = parser.parse_args()
    ledger = read_ledger()
    wanted = [s for s in all_shots() if not s.large and look_of_view(s) == args.kind and (not args.files or s.file in args.files)]
    with tempfile.TemporaryDirectory() as folder:
        worktree = os.path.join(folder, 'rendered-by')
        subprocess.run(['git', 'worktree', 'add', '-q', '--detach', worktree], cwd=HERE, check=True)
        try:
            for shot in wanted:
                if not developed(shot):
                    print('refreshed' if refresh(shot, ledger[shot.file], worktree, folder) else 'stays:', shot.file, flush=True)
        finally:
            subprocess.run(['git', 'worktree', 'remove', '--force', worktree], cwd=HERE, check=True)


if __name__ == '__main__':
    sys.exit(main())
