"""Trains to the end of the current stage and saves the result: `python3 train.py`. The next run continues from there.

A stage is STAGE steps. It ends with a small learning rate, so that its network can be judged; `work/training.log` holds the losses.
"""
import argparse
import multiprocessing
import os
import time

import numpy as np
import torch
from torch.nn import functional as F

from training.network import Network, as_input
from training.room_files import WORK, load_pairs
from training.samples import IGNORED, samples
from training.scores import unseen_scores
from training.weights import read_weights

CHECKPOINT = os.path.join(WORK, 'checkpoint.pt')
STAGE = 2000
SAVED_EVERY = 120        # seconds
RATE, SLOWEST = 1.5e-3, .02
OF_BODY = .15             # the detector's share of the rate, so that it keeps most of what it knows
#        wall floor ceiling window door cupboard furniture textile rug lamp plant other
WEIGHTS = (1., 1.3, 1.3, 1.3, 1.2, 1., .8, .9, 1.2, 1.2, 1.2, .9)


def make_samples(queue, pairs, batch, side, seed):
    """Runs in a process of its own. All samples of a batch are landscape, square or portrait, with the pixels of a square of `side`."""
    r = np.random.default_rng(seed)
    while True:
        shape = [(side - 32, side + 32), (side - 32, side + 32), (side, side), (side + 32, side - 32)][r.integers(4)]
        made = [one for _ in range(batch // 2) for one in samples(pairs, r, shape)]
        queue.put((np.stack([p for p, _ in made]), np.stack([l for _, l in made])))


def resume(network, optimiser):
    """Steps done before and the mean network; loads the checkpoint, or the weights kept in the repository when there is none."""
    if not os.path.exists(CHECKPOINT):
        weights, steps = read_weights()
        if weights:
            network.load_state_dict(weights)
        return steps, weights
    kept = torch.load(CHECKPOINT)
    network.load_state_dict(kept['network'])
    optimiser.load_state_dict(kept['optimiser'])
    return kept['steps'], kept['mean']


def keep(network, optimiser, mean, steps):
    """Writes the checkpoint so that a crash leaves the last one."""
    torch.save(dict(network=network.state_dict(), optimiser=optimiser.state_dict(), mean=mean, steps=steps), CHECKPOINT + '.part')
    os.replace(CHECKPOINT + '.part', CHECKPOINT)


def averaged(mean, network, steps):
    """The running mean of the weights, which is what ships."""
    share = min(.998, (steps + 1) / (steps + 20))
    now = network.state_dict()
    if mean is None:
        return {k: v.clone() for k, v in now.items()}
    return {k: mean[k] * share + v * (1 - share) if v.is_floating_point() else v.clone() for k, v in now.items()}


def loss_of(network, pictures, classes):
    """Cross-entropy at half the size."""
    truth = torch.from_numpy(np.ascontiguousarray(classes[:, ::2, ::2])).long()
    return F.cross_entropy(network(as_input(pictures)), truth, torch.tensor(WEIGHTS), ignore_index=IGNORED, label_smoothing=.03)


def optimiser_of(network):
    """Trains the detector within the network more slowly than the decoder."""
    decoder = [weight for name, weight in network.named_parameters() if not name.startswith('body.')]
    return torch.optim.AdamW([dict(params=decoder, share=1, weight_decay=.02), dict(params=network.body.parameters(), share=OF_BODY, weight_decay=0)], RATE)


def rate(steps):
    """The learning rate: a short warm-up, then a decline through the stage; the next stage starts high again."""
    return RATE * (min(1, (steps % STAGE + 1) / 40) * (.5 + .5 * np.cos(np.pi * (steps % STAGE) / STAGE)) + SLOWEST)


def run(most, side, batch, say):
    network, pairs = Network().to(memory_format=torch.channels_last), load_pairs()
    optimiser = optimiser_of(network)
    steps, mean = resume(network, optimiser)
    end = min((steps // STAGE + 1) * STAGE, steps + most)
    say(f'{sum(p.numel() for p in network.parameters())} parameters, {len(pairs)} pairs, {steps} steps before')
    queue = multiprocessing.Queue(4)
    maker = multiprocessing.Process(target=make_samples, args=(queue, pairs, batch, side, steps), daemon=True)
    maker.start()
    start, losses, saved = time.time(), [], time.time()
    while steps < end:
        for group in optimiser.param_groups:
            group['lr'] = rate(steps) * group['share']
        network.train()
        loss = loss_of(network, *queue.get())
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2)
        optimiser.step()
        steps, mean = steps + 1, averaged(mean, network, steps)
        losses.append(loss.item())
        if steps % 50 == 0:
            say(f'step {steps} loss {np.mean(losses[-50:]):.3f} {(time.time() - start) / len(losses):.2f} s a step')
        if time.time() - saved > SAVED_EVERY:
            keep(network, optimiser, mean, steps)
            saved = time.time()
    keep(network, optimiser, mean, steps)
    maker.terminate()
    network.load_state_dict(mean)
    say('unseen rendered rooms: ' + unseen_scores(network, load_pairs(unseen=True)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--steps', type=int, default=STAGE, help='at most')
    parser.add_argument('--side', type=int, default=192, help='of a square sample, in pixels; a multiple of 32')
    parser.add_argument('--batch', type=int, default=12)
    parser.add_argument('--threads', type=int, default=2, help='with one, PyTorch 1.13 leaves its fast convolutions unused')
    a = parser.parse_args()
    torch.set_num_threads(a.threads)
    with open(os.path.join(WORK, 'training.log'), 'a', encoding='utf-8') as log:
        def say(line):
            print(time.strftime('%H:%M:%S'), line, file=log, flush=True)
        run(a.steps, a.side, a.batch, say)


if __name__ == '__main__':
    main()
