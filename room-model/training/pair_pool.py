"""The pairs that training draws from: a store for each size of picture, which forgets its oldest when it is full."""
import torch


class PairPool:
    """Pairs on one device."""

    def __init__(self, capacity):
        self.capacity, self.stores, self.added = capacity, {}, {}

    def add(self, batch):
        """Stores a batch of pairs (see room_files.read_room) of one size."""
        size = tuple(batch['label'].shape[1:])
        if size not in self.stores:
            self.stores[size] = {name: torch.zeros((self.capacity, *value.shape[1:]), dtype=value.dtype, device=value.device)
                                 for name, value in batch.items()}
        store, before, count = self.stores[size], self.added.get(size, 0), len(batch['label'])
        at = torch.arange(before, before + count) % self.capacity
        for name, value in batch.items():
            store[name][at.to(value.device)] = value
        self.added[size] = before + count

    def count(self, size):
        """Pairs of a size that are there."""
        return min(self.added.get(size, 0), self.capacity)

    def draw(self, size, count):
        """A batch of `count` random pairs of a size."""
        store = self.stores[size]
        at = torch.randint(self.count(size), (count,), device=store['label'].device)
        return {name: value[at] for name, value in store.items()}
