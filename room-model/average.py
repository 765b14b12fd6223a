"""Averages the networks of several checkpoints, copied while one training went on, into the checkpoint: `python3 average.py CHECKPOINT...`.

Each errs on other photos, and their mean finds more than any one of them (Wortsman et al., "Model soups", 2022). Export it with `export.py`.
"""
import os
import sys

import torch

from training.room_files import WORK


def main():
    kept = [torch.load(path) for path in sys.argv[1:]]
    last = kept[-1]
    mean = {name: sum(each['mean'][name] for each in kept) / len(kept) if value.is_floating_point() else value for name, value in last['mean'].items()}
    torch.save(dict(last, mean=mean), os.path.join(WORK, 'checkpoint.pt'))


if __name__ == '__main__':
    main()
