"""Shows the views in finished pictures as finishing/windows.py does now, without rendering them: `python3 refresh_views.py [FILE ...] [--again]`.

For pictures in work/ that were developed before it did, by the same builders as today's: Blender renders only each room's view. A stopped
run goes on with the picture that it was at, and no picture is treated twice: before it is replaced, its record is given the digest that it has then, under
`views` (`none` where no view is visible, `developed` where finishing/develop.py showed it so). `--again` treats what is treated already, after a look
in finishing/looks.py or a view has changed; the glow that the earlier look laid round it stays.
"""
import argparse
import hashlib
import os
import subprocess
import sys

from records import DONE, RAW, developed, prefix_of, save_record
from rooms.catalogue import all_shots, before_and_after
from staleness import HERE
from take_pictures import KEEP_PAGES, run_blender, seen_through_windows


def digest(path):
    """A hash of a file. Sixteen hexadecimal digits."""
    with open(path, 'rb') as f:
        return hashlib.sha256(f.read()).hexdigest()[:16]


def is_due(record, picture):
    """Whether the views of a picture with this record are still as they were."""
    return bool(record) and (not record.get('views') or record['views'] == digest(picture))


def shown_anew(shot, prefix, picture, out):
    """Writes the picture with the views of these passes; returns whether it shows any."""
    command = ['/usr/bin/python3', '-m', 'finishing.refresh', prefix, picture, out, *seen_through_windows(shot)]
    subprocess.run(command, cwd=HERE, env=os.environ | KEEP_PAGES, check=True)
    return os.path.exists(out)


def refresh(shot):
    """Replaces one picture; returns whether that succeeded."""
    record, picture = developed(shot), os.path.join(DONE, shot.file + '.png')
    prefix = prefix_of(shot, record['samples'], record['size'])
    refreshed = prefix + '-refreshed.png'
    if not run_blender(shot, record['samples'], record['size'], '--only-view'):
        return False
    try:
        seen = shown_anew(shot, prefix, picture, refreshed)
    except subprocess.CalledProcessError:
        return False
    save_record(shot, record | {'views': digest(picture) if seen else 'none'})
    if seen:
        os.replace(refreshed, picture)
    return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('files', nargs='*', help='file names without ending; all in work/ when none is given')
    parser.add_argument('--again', action='store_true', help='also those that have been treated')
    args = parser.parse_args()
    os.makedirs(RAW, exist_ok=True)
    known, failed = {shot.file: shot for shot in all_shots() + before_and_after()}, 0
    for shot in [known[file] for file in args.files or known]:
        if args.again and developed(shot) or is_due(developed(shot), os.path.join(DONE, shot.file + '.png')):
            done = refresh(shot)
            failed += not done
            print('refreshed' if done else 'failed:', shot.file, flush=True)
    return int(failed > 0)


if __name__ == '__main__':
    sys.exit(main())
