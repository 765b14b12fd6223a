"""Renders and trains in turn until stopped, and continues where it was: `chrt -i 0 nice -n 19 python3 go_on.py`.

Before each stage of training there are more rooms than before the last. After each, the network is kept in WORK/stages and exported to WORK/model.
At most two processes run at once. WORK/go_on.pid holds the process group: `kill -KILL -- -$(cat WORK/go_on.pid)` stops all of it and loses nothing
but the room or the two minutes under way.
"""
import os
import shutil
import signal
import subprocess
import sys

import torch

from train import CHECKPOINT, STAGE
from training.room_files import WORK

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST_ROOMS, ROOMS_A_STAGE, MOST_ROOMS = 24, 40, 2000
RENDERERS = 2


def script(name, *arguments):
    """Starts one of our scripts."""
    with open(os.path.join(WORK, name.replace('.py', '.log')), 'a', encoding='utf-8') as log:
        return subprocess.Popen([sys.executable, os.path.join(HERE, name), *arguments], stdout=log, stderr=subprocess.STDOUT)


def steps_done():
    """Steps of the checkpoint."""
    return torch.load(CHECKPOINT)['steps'] if os.path.exists(CHECKPOINT) else 0


def go_on():
    """One stage: rooms, training, export."""
    wanted = min(MOST_ROOMS, FIRST_ROOMS + steps_done() // STAGE * ROOMS_A_STAGE)
    for renderer in [script('render.py', '--rooms', str(wanted)) for _ in range(RENDERERS)]:
        if renderer.wait():
            sys.exit('Rendering failed: see render.log')
    if script('train.py').wait():
        sys.exit('Training failed: see train.log')
    steps = steps_done()
    if steps % STAGE == 0:
        os.makedirs(os.path.join(WORK, 'stages'), exist_ok=True)
        shutil.copyfile(CHECKPOINT, os.path.join(WORK, 'stages', f'{steps:06d}.pt'))
        script('export.py', os.path.join(WORK, 'model')).wait()


def main():
    os.makedirs(WORK, exist_ok=True)
    if os.getpgrp() != os.getpid():
        os.setpgrp()
    with open(os.path.join(WORK, 'go_on.pid'), 'w', encoding='utf-8') as file:
        file.write(str(os.getpgrp()))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    while True:
        go_on()


if __name__ == '__main__':
    main()
