"""Finds the code that rendered a picture of the pool: the newest commit whose builders and styles are those that its record names."""
import json
import subprocess
import sys

from staleness import HERE

CHECK = '''
import json, sys
from records import fingerprint
from rooms.catalogue import all_shots
from staleness import code_hash
record = json.load(sys.stdin)
shot = next(shot for shot in all_shots() if shot.file == record['file'])
sys.exit(0 if (code_hash(record['functions']), fingerprint(shot)) == (record['code'], record['key']) else 1)
'''


def rendered_by(record, worktree):
    """The commit that a picture was rendered by, checked out in `worktree`; None if there is none.

    record: the picture's entry in taken.json and its `file`. The commits before it was shipped are tried, the newest first; a second each.
    """
    shipped = _git('log', '-1', '--format=%H', '--', f'../public/starter-pool/{record["file"]}-960.webp').strip()
    for commit in _git('log', '--format=%H', shipped, '--', '.').split():
        check_out(commit, worktree)
        run = subprocess.run([sys.executable, '-c', CHECK], input=json.dumps(record), text=True, cwd=f'{worktree}/room-pictures', capture_output=True, check=False)
        if run.returncode == 0:
            return commit
    return None


def check_out(commit, worktree):
    """Shows a commit in the worktree, whatever was changed there."""
    _git('-C', worktree, 'checkout', '-q', '-f', '--detach', commit)


def _git(*arguments):
    return subprocess.run(['git', *arguments], cwd=HERE, capture_output=True, text=True, check=True).stdout
