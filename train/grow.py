"""Makes a larger net of a checkpoint's that plays exactly as well, to be trained on.

`python train/grow.py small.npz teacher.npz --blocks 10 --channels 192 --narrow 128 --soft`

What is not named stays as it is. The new checkpoint is a light one, and counts games and time from 0.
"""

import argparse
from dataclasses import replace
from pathlib import Path

import jax

from callisto import checkpoint, grow, learn, net


def grown(source, target, seed=1, **sizes):
    small, learner, stats, about = checkpoint.load(source)
    large = replace(small, **sizes)
    weights = grow.weights(small, learner.ema, large, jax.random.key(seed))
    stats = {name: grow.stats(stat, large) for name, stat in stats.items()}
    now = {"seconds": 0.0, "games": 0, "iteration": 0, "positions": 0, "grown": {"shape": net.as_dict(small), **about}}
    checkpoint.save(target, large, learn.begin(weights), stats, now, light=True)
    return large, weights


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    for size in ("blocks", "channels", "narrow", "policy", "value", "dense"):
        parser.add_argument(f"--{size}", type=int)
    parser.add_argument("--soft", action="store_true", default=None, help="add the head for softened policies")
    parser.add_argument("--seed", type=int, default=1)
    args = vars(parser.parse_args())
    large, weights = grown(**{name: value for name, value in args.items() if value is not None})
    print(f"{args['target']}: {large}, {sum(w.size for w in jax.tree.leaves(weights))} weights")


if __name__ == "__main__":
    main()
