"""Trains for some minutes: `python3 train.py --minutes 60`. A run that was stopped goes on with the minutes that were left.

It may run while rooms are rendered: new ones join as they come. `work/states/` gets the mean network several times, `work/training.log` the losses and,
in the end, the scores on unseen rooms.
"""
import argparse
import os
import sys
import threading
import time
import traceback

import numpy as np
import torch
from torch.nn import functional as F

from training.material_bank import MaterialBank
from training.network import Network, as_input
from training.pair_pool import PairPool
from training.room_files import WORK, read_room, room_count, room_paths
from training.samples import IGNORED, samples
from training.scores import unseen_scores
from training.weights import read_weights, write_weights

CHECKPOINT = os.path.join(WORK, 'checkpoint.pt')
SAVED_EVERY = 60         # seconds
VALIDATION_ROOMS = 24     # at most
STATES = 8               # kept of the mean network, evenly over the minutes
RATE, SLOWEST = 1.5e-3, .02
OF_BODY = .1             # the detector's share of the rate, so that it keeps most of what it knows
PIXELS = 192 * 256       # of a sample, on average: larger ones come in smaller batches
#        wall floor ceiling window door cupboard furniture textile rug lamp plant other
WEIGHTS = (1., 1.3, 1.3, 1.3, 1.2, 1., .9, 1., 1.2, 1.2, 1.2, 1.)
# Samples' sizes by the size of the pictures that they are cut from.
SHAPES = {(288, 384): ((192, 256), (192, 256), (224, 288), (224, 224), (160, 256), (288, 384)), (384, 288): ((256, 192), (256, 192), (288, 224), (384, 288))}


def join_new_rooms(pool, device, seen):
    """Reads the rooms that were not there before into the pool."""
    for path in room_paths():
        if path not in seen:
            seen.add(path)
            for batch in read_room(path, device):
                pool.add(batch)


def keep_joining(pool, device, seen):
    """Does so every two seconds; runs in a thread of its own, whose failure ends the training: it would go on with too few rooms."""
    try:
        while True:
            time.sleep(2)
            join_new_rooms(pool, device, seen)
    except Exception:
        traceback.print_exc()
        os._exit(1)


def resume(network, optimiser, device):
    """Steps and seconds done before, and the mean network; loads the checkpoint, or the weights kept in the repository when there is none."""
    if not os.path.exists(CHECKPOINT):
        weights, steps = read_weights()
        if weights:
            network.load_state_dict(weights)
        return steps, 0., None
    kept = torch.load(CHECKPOINT, map_location=device)
    network.load_state_dict(kept['network'])
    optimiser.load_state_dict(kept['optimiser'])
    return kept['steps'], kept['seconds'], kept['mean']


def keep(network, optimiser, mean, steps, seconds):
    """Writes the checkpoint so that a crash leaves the last one."""
    torch.save(dict(network=network.state_dict(), optimiser=optimiser.state_dict(), mean=mean, steps=steps, seconds=seconds), CHECKPOINT + '.part')
    os.replace(CHECKPOINT + '.part', CHECKPOINT)


def keep_state(mean, steps):
    """Writes the mean network's weights beside those of earlier times."""
    os.makedirs(os.path.join(WORK, 'states'), exist_ok=True)
    write_weights(os.path.join(WORK, 'states', f'{steps:06d}.npz'), mean, steps=steps, rooms=room_count())


def averaged(mean, network, steps):
    """The running mean of the weights, which is what ships."""
    share = min(.998, (steps + 1) / (steps + 20))
    now = network.state_dict()
    if mean is None:
        return {k: v.clone() for k, v in now.items()}
    return {k: mean[k].lerp_(v, 1 - share) if v.is_floating_point() else v.clone() for k, v in now.items()}


def loss_of(network, pictures, classes, weights):
    """Cross-entropy at half the size."""
    with torch.autocast(pictures.device.type, torch.bfloat16, enabled=pictures.is_cuda):
        scores = network(as_input(pictures))
    return F.cross_entropy(scores.float(), classes[:, ::2, ::2], weights, ignore_index=IGNORED, label_smoothing=.03)


def step(network, optimiser, pictures, classes, weights):
    """Learns from a batch; returns its loss."""
    network.train()
    loss = loss_of(network, pictures, classes, weights)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 2)
    optimiser.step()
    return loss.detach()


def optimiser_of(network):
    """Trains the detector within the network more slowly than the decoder."""
    decoder = [weight for name, weight in network.named_parameters() if not name.startswith('body.')]
    return torch.optim.AdamW([dict(params=decoder, share=1, weight_decay=.02), dict(params=network.body.parameters(), share=OF_BODY, weight_decay=0)], RATE)


def rate(share):
    """The learning rate after a share of the time: a short warm-up, then a decline."""
    return float(RATE * (min(1, share * 40 + .02) * (.5 + .5 * np.cos(np.pi * min(1, share))) + SLOWEST))


def draw(pool, bank, batch, r):
    """A batch of samples of one size."""
    sizes = [size for size in SHAPES if pool.count(size)]
    size = sizes[r.choice(len(sizes), p=np.array([pool.count(s) for s in sizes]) / sum(pool.count(s) for s in sizes))]
    shape = SHAPES[size][r.integers(len(SHAPES[size]))]
    return samples(pool, bank, size, max(2, int(batch * PIXELS / shape[0] / shape[1] / 2) * 2), shape)


def run(a, say):
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    network, pool, bank, rooms = Network().to(device, memory_format=torch.channels_last), PairPool(a.capacity), MaterialBank(a.materials, device), set()
    optimiser, weights = optimiser_of(network), torch.tensor(WEIGHTS, device=device)
    steps, before, mean = resume(network, optimiser, device)
    if before >= a.minutes * 60:
        sys.exit(f'{CHECKPOINT} has trained for {before / 60:.1f} minutes already: ask for more of them in all, or delete it to begin again')
    join_new_rooms(pool, device, rooms)
    if not rooms:
        sys.exit(f'There are no rooms in {WORK}: render some first')
    threading.Thread(target=keep_joining, args=(pool, device, rooms), daemon=True).start()
    say(f'{sum(p.numel() for p in network.parameters())} parameters, {len(rooms)} rooms, {steps} steps before')
    start, losses, saved, states, r, first = time.time(), [], time.time(), int(before * STATES / a.minutes / 60), np.random.default_rng(steps), steps
    while (seconds := before + time.time() - start) < a.minutes * 60:
        for group in optimiser.param_groups:
            group['lr'] = rate(seconds / a.minutes / 60) * group['share']
        losses.append(step(network, optimiser, *draw(pool, bank, a.batch, r), weights))
        steps, mean = steps + 1, averaged(mean, network, steps - first)
        if steps % 50 == 0:
            say(f'step {steps} loss {torch.stack(losses[-50:]).mean().item():.3f} {(time.time() - start) / len(losses):.2f} s a step, {len(rooms)} rooms')
        if time.time() - saved > SAVED_EVERY:
            keep(network, optimiser, mean, steps, seconds)
            saved = time.time()
        if seconds > (states + 1) * a.minutes * 60 / STATES:
            states += 1
            keep_state(mean, steps)
    keep(network, optimiser, mean, steps, before + time.time() - start)
    keep_state(mean, steps)
    network.load_state_dict(mean)
    unseen = (batch for path in room_paths(unseen=True)[:VALIDATION_ROOMS] for batch in read_room(path, device))
    say('unseen rendered rooms: ' + unseen_scores(network, unseen) if room_paths(unseen=True) else 'no room for validation: every twelfth seed is one')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--minutes', type=float, default=60, help='in all, with those before a stop')
    parser.add_argument('--batch', type=int, default=12, help=f'samples of {PIXELS} pixels')
    parser.add_argument('--materials', type=int, default=100, help='drawn for each kind of surface')
    parser.add_argument('--capacity', type=int, default=600, help='pairs of one size that stay in memory, 1.7 MB each')
    parser.add_argument('--threads', type=int, default=2, help='with one, PyTorch 1.13 leaves its fast convolutions unused')
    a = parser.parse_args()
    torch.set_num_threads(a.threads)
    with open(os.path.join(WORK, 'training.log'), 'a', encoding='utf-8') as log:
        def say(line):
            print(time.strftime('%H:%M:%S'), line, file=log, flush=True)
            print(line, flush=True)
        run(a, say)


if __name__ == '__main__':
    main()
