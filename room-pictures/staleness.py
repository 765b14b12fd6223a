"""Determines which pictures a change affects. Each picture's record holds its style data and the functions that built it.

A change of the sofa's code renews the pictures with that sofa and no others; comments and docstrings renew nothing. What is known of
every finished picture stands in taken.json beside the pool, so that a fresh checkout renders only what changed.
"""
import ast
import functools
import hashlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LEDGER = os.path.join(HERE, 'taken.json')


class Recorder:
    """`with Recorder() as r:` notes which of this folder's functions run; `r.functions()` lists them as 'path:name'."""

    def __enter__(self):
        self.seen = set()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)

    def _note(self, frame, event, _):
        if event == 'call':
            self.seen.add(frame.f_code)

    def functions(self):
        """Sorted names of top-level functions and classes; inner functions count as the one around them."""
        inside = ((os.path.relpath(c.co_filename, HERE), c.co_qualname.split('.')[0]) for c in self.seen if c.co_filename.startswith(HERE + os.sep))
        return sorted({f'{path}:{name}' for path, name in inside if path != 'staleness.py'})


@functools.cache
def _definitions(path):
    """Top-level functions and classes of a file by name, and under '' its other statements but imports; without docstrings."""
    with open(os.path.join(HERE, path), encoding='utf-8') as f:
        tree = ast.parse(f.read())
    for node in ast.walk(tree):
        body = getattr(node, 'body', None)
        if isinstance(body, list) and len(body) and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            del body[0]
    named = {n.name: ast.unparse(n) for n in tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
    rest = [ast.unparse(n) for n in tree.body if not isinstance(n, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom))]
    return named | {'': ' '.join(rest)}


def code_hash(functions):
    """A hash of the named functions' code, of their files' constants, of render_room.py and finishing/."""
    whole = ['render_room.py', *(f'finishing/{f}' for f in os.listdir(os.path.join(HERE, 'finishing')) if f.endswith('.py'))]
    return hash_of([*functions, *(f'{path}:{name}' for path in whole for name in _definitions(path))])


def hash_of(functions):
    """A hash of the code of functions, named as 'path:name', and of their files' constants. Sixteen hexadecimal digits."""
    digest = hashlib.sha256()
    for name in sorted({*functions, *(name.split(':')[0] + ':' for name in functions)}):
        path, what = name.split(':')
        exists = os.path.exists(os.path.join(HERE, path))
        digest.update(f'{what} {_definitions(path).get(what) if exists else None}\n'.encode())
    return digest.hexdigest()[:16]


def read_ledger():
    """The records of the pool's finished pictures, by file name."""
    if not os.path.exists(LEDGER):
        return {}
    with open(LEDGER, encoding='utf-8') as f:
        data = json.load(f)
    names = data['functions']
    return {file: dict(r, functions=[n for i, n in enumerate(names) if int(r['functions'], 16) >> i & 1]) for file, r in data['pictures'].items()}


def write_ledger(records):
    """Writes taken.json; each picture's functions become the bits of a number over the list of all names."""
    names = sorted({n for r in records.values() for n in r['functions']})
    at = {n: i for i, n in enumerate(names)}
    packed = {file: dict(r, functions=f'{sum(1 << at[n] for n in r["functions"]):x}') for file, r in sorted(records.items())}
    lines = ',\n'.join(f'    {json.dumps(file)}: {json.dumps(r)}' for file, r in packed.items())
    with open(LEDGER, 'w', encoding='utf-8') as f:
        f.write('{\n  "functions": ' + json.dumps(names) + ',\n  "pictures": {\n' + lines + '\n  }\n}\n')
