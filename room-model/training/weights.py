"""The weights that are kept in the repository: training starts from them where there is no checkpoint."""
import os

import numpy as np
import torch

KEPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'weights.npz')


def write_weights(weights, steps, rooms):
    """Stores a network's weights in half precision, with the steps and the number of rooms that made them."""
    arrays = {name: value.numpy().astype(np.float16) if value.is_floating_point() else value.numpy() for name, value in weights.items()}
    np.savez_compressed(KEPT, steps=steps, rooms=rooms, **arrays)


def read_weights():
    """The kept weights as a state dictionary, and the steps that made them; None and 0 where there are none."""
    if not os.path.exists(KEPT):
        return None, 0
    with np.load(KEPT) as kept:
        names = [name for name in kept.files if name not in ('steps', 'rooms')]
        weights = {name: torch.from_numpy(kept[name]) for name in names}
        return {name: value.float() if value.is_floating_point() else value for name, value in weights.items()}, int(kept['steps'])
