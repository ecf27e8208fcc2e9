"""Writes the net of a checkpoint for play: `python train/export.py checkpoint.npz net.safetensors`.

The file is in the safetensors format: eight bytes with the length of the header (little endian), a JSON header that gives
each tensor's `dtype`, `shape` and `data_offsets` (counted from the end of the header), and the tensors. Under
`__metadata__` are texts: `shape`, the fields of `Shape` in callisto/net.py as JSON; `variants`, a JSON list; `about`.

    LAYER/w            F16  convolution [3 or 1 rows, 3 or 1 columns, inputs, outputs], or dense [inputs, outputs]
    LAYER/b            F32  [outputs], where no norm follows
    VARIANT/LAYER/scale, VARIANT/LAYER/bias   F32  [outputs], the norm as it is for one variant

A layer with a norm computes `scale * (w ∗ x) + bias`; the stem computes `scale * (w ∗ planes + numbers @ w' + b') + bias`
with `w'`, `b'` of `stem_numbers`. Fold the scale into the weights when reading. Row 0 of a kernel meets the cells of the
row below (y - 1), column 0 those to the left. reference.py is the whole net in NumPy.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from callisto import checkpoint, net


def tensors(weights, stats):
    """Name and array of everything in the file."""
    for name, layer in weights.items():
        yield f"{name}/w", np.asarray(layer["w"], np.float16)
        if "b" in layer:
            yield f"{name}/b", np.asarray(layer["b"], np.float32)
    for variant, stat in stats.items():
        for name, norm in net.affine(weights, stat).items():
            yield f"{variant}/{name}/scale", np.asarray(norm["scale"], np.float32)
            yield f"{variant}/{name}/bias", np.asarray(norm["bias"], np.float32)


def write(path, entries, metadata):
    header, data = {"__metadata__": metadata}, b""
    for name, array in entries:
        dtype = {"float16": "F16", "float32": "F32"}[array.dtype.name]
        end = len(data) + array.nbytes
        header[name] = {"dtype": dtype, "shape": list(array.shape), "data_offsets": [len(data), end]}
        data += array.tobytes()
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    Path(path).write_bytes(len(text).to_bytes(8, "little") + text + data)


def read(path):
    """Tensors by name, and the metadata."""
    raw = Path(path).read_bytes()
    start = 8 + int.from_bytes(raw[:8], "little")
    header = json.loads(raw[8:start])
    metadata = header.pop("__metadata__", {})
    types = {"F16": np.float16, "F32": np.float32}

    def array(entry):
        begin, end = (start + offset for offset in entry["data_offsets"])
        return np.frombuffer(raw[begin:end], types[entry["dtype"]]).reshape(entry["shape"])

    return {name: array(entry) for name, entry in header.items()}, metadata


def export(source, target, variants=None):
    shape, learner, stats, about = checkpoint.load(source)
    # A net that went on from another's checkpoint has statistics for games that it does not know any more.
    stats = {name: stats[name] for name in variants or stats}
    shape, weights = net.for_play(shape, learner.ema)
    metadata = {
        "shape": json.dumps({name: size for name, size in net.as_dict(shape).items() if name != "soft"}),
        "variants": json.dumps(list(stats)),
        "about": json.dumps(about),
    }
    write(target, tensors(weights, stats), metadata)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("net", type=Path)
    parser.add_argument("--variants", help="the variants to write, such as 3,4,4c; otherwise all")
    args = parser.parse_args()
    export(args.checkpoint, args.net, args.variants and args.variants.split(","))
    print(f"{args.net}: {args.net.stat().st_size} bytes")


if __name__ == "__main__":
    main()
