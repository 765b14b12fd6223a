"""States of the network as files, in half precision; the one in the repository is what training starts from where there is no checkpoint."""
import os

import numpy as np
import torch

KEPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'weights.npz')


def write_weights(path, weights, **about):
    """Stores a network's weights, and numbers about them: `steps` and `rooms`."""
    arrays = {name: value.cpu().numpy().astype(np.float16) if value.is_floating_point() else value.cpu().numpy() for name, value in weights.items()}
    np.savez_compressed(path, **about, **arrays)


def read_weights(path=KEPT):
    """The weights as a state dictionary, and the steps that made them; None and 0 where there is no such file."""
    if not os.path.exists(path):
        return None, 0
    with np.load(path) as kept:
        names = [name for name in kept.files if name not in ('steps', 'rooms')]
        weights = {name: torch.from_numpy(kept[name]) for name in names}
        return {name: value.float() if value.is_floating_point() else value for name, value in weights.items()}, int(kept['steps'])


def mean_weights(paths):
    """The mean of several states, and the steps of the last: each errs on other photos, and their mean finds more than any one of them (Wortsman et al.,
    "Model soups", 2022)."""
    states = [read_weights(path) for path in paths]
    last, steps = states[-1]
    return {name: sum(state[name] for state, _ in states) / len(states) if value.is_floating_point() else value for name, value in last.items()}, steps
