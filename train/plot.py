"""Draws what a training run learned: `python train/plot.py log.tsv… -o picture.svg`.

Several logs are runs that went on from each other, named in their order; of one that went another way from there on, only
variants are drawn that the logs before it have no later lines of. For each variant there is a line in each panel: the parts of the loss,
how often the value names the winner, how often the first mover wins, and the mean penalty.
"""

import argparse
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

PANELS = {
    "policy": "policy loss",
    "win": "loss of the winner",
    "owner": "loss of the cells' owners",
    "right": "the winner is named",
    "first": "the first mover wins",
    "penalty": "mean penalty",
}


def read(paths):
    """The lines of all logs by variant, in the order of time."""
    found = {}
    for path in paths:
        head, *lines = (line.split("\t") for line in path.read_text().splitlines())
        until = {variant: float(rows[-1]["time"]) for variant, rows in found.items()}
        for line in lines:
            row = dict(zip(head, line))
            if float(row["time"]) <= until.get(row["variant"], 0):
                continue
            row["first"] = row["wins"].split("/")[0]
            penalties = [float(p) for p in row["penalty"].split("/")]
            row["penalty"] = sum(penalties) / len(penalties)
            found.setdefault(row["variant"], []).append(row)
    return found


def draw(found, path):
    figure, axes = plt.subplots(2, 3, figsize=(11, 6), layout="constrained")
    for axis, (name, title) in zip(axes.flat, PANELS.items()):
        for variant, rows in sorted(found.items()):
            minutes = [float(row["time"]) / 60 for row in rows]
            axis.plot(minutes, [float(row[name]) for row in rows], label=variant, linewidth=1.2)
        axis.set_title(title, fontsize=10)
        axis.set_ylim(bottom=0)
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
    axes.flat[0].legend(title="variant", fontsize=8)
    for axis in axes[1]:
        axis.set_xlabel("minutes on the GPU")
    # Without a date, the same logs give the same file.
    figure.savefig(path, metadata={"Date": None})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    args = parser.parse_args()
    draw(read(args.logs), args.output)
    print(args.output)


if __name__ == "__main__":
    main()
