"""Gumbel search (Danihelka et al., 2022) for a batch of games at once, for any number of players.

The root considers a few actions, drawn by Gumbel noise on the policy, and halves them by their values; below, actions
are chosen so that visits follow the improved policy. No node is ever visited so often that more than `width` of its
actions matter, so a node keeps only those of largest prior, and the probability of all others together.

Values are vectors over players, and each player maximises their own entry. `win` is the probability to win; `use`,
which decides, has a little of the margin in it, so that a lost or won game is still played well.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import env, features, net
from .editions import COLOURS

NEVER = -1e9


class Config(NamedTuple):
    sims: int = 32
    considered: int = 16
    width: int = 8
    visit: float = 50.0  # c_visit and c_scale of the paper
    scale: float = 1.0
    margin: float = 0.15  # share of the margin in `use`
    targets: int = 32  # actions named in a policy target


class Tree(NamedTuple):
    state: env.State  # [nodes, …]
    action: jax.Array  # [nodes, slots]
    prior: jax.Array  # [nodes, slots] log probability, NEVER in an empty slot
    rest: jax.Array  # [nodes] log probability of all other actions
    child: jax.Array  # [nodes, slots], 0 for none
    parent: jax.Array  # [nodes], -1 at the root
    visits: jax.Array  # [nodes]
    total: jax.Array  # [nodes, 8] sums of `win` and `use`
    use: jax.Array  # [nodes, 4] the node's own evaluation


def top(values, k):
    """The k largest of each line with their places: k passes, which are faster than sorting long lines."""
    places = jax.lax.broadcasted_iota(jnp.int32, values.shape, 1)

    def following(last, _):
        value, place = last[0][:, None], last[1][:, None]
        rest = jnp.where((values < value) | ((values == value) & (places > place)), values, -jnp.inf)
        found = jnp.max(rest, -1), jnp.argmax(rest, -1).astype(jnp.int32)
        return found, found

    begin = jnp.full(values.shape[0], jnp.inf), jnp.full(values.shape[0], -1, jnp.int32)
    _, (found, place) = jax.lax.scan(following, begin, None, length=k)
    return found.T, place.T


def schedule(considered, sims):
    """[considered + 1, sims]: how often the action visited next was visited before, by the number of actions."""
    table = np.zeros((considered + 1, sims), np.int32)
    for count in range(considered + 1):
        if count <= 1:
            table[count] = np.arange(sims)
            continue
        rounds, left, visits, line = int(np.ceil(np.log2(count))), count, [0] * count, []
        while len(line) < sims:
            for _ in range(max(1, int(sims / (rounds * left)))):
                line += visits[:left]
                visits = [n + 1 for n in visits[:left]] + visits[left:]
            left = max(2, left // 2)
        table[count] = line[:sims]
    return table


def usefulness(v, config, win, penalty):
    """`use` from the probabilities to win and the penalties of all players."""
    plays = jnp.arange(COLOURS) < v.players
    others = jnp.where(~jnp.eye(COLOURS, dtype=bool) & plays, penalty[..., None, :], jnp.inf).min(-1)
    return (1 - config.margin) * win + config.margin * jax.nn.sigmoid((others - penalty) / 5)


def evaluate(v, shape, config, weights, state, rows, dtype=jnp.bfloat16):
    """For a batch: log policy over all actions, and `win` and `use` of all players, as they are at the table."""
    planes = jax.vmap(lambda s, r: features.planes(v, s, r))(state, rows)
    out = net.apply(shape, weights, planes, jax.vmap(lambda s: features.numbers(v, s))(state), dtype)
    mask = jax.vmap(lambda r: env.legal_mask(v, r))(rows)
    policy = jax.nn.log_softmax(jnp.where(mask, out["policy"], NEVER), -1)
    index = jnp.arange(COLOURS)
    me = state.mover[:, None]
    chances = jax.nn.softmax(jnp.where(index < v.players, out["win"], NEVER), -1)
    win = jnp.where(index < v.players, jnp.take_along_axis(chances, (index - me) % v.players, 1), 0)
    score = jnp.clip(10 * jnp.take_along_axis(out["score"], (index - me) % v.colours, 1), 0, 70)
    won = jax.nn.one_hot(jax.vmap(lambda s: env.winner(v, s))(state), COLOURS)
    over = state.over[:, None]
    win = jnp.where(over, won, win)
    score = jnp.where(over, jax.vmap(env.penalties)(state), score)
    return jnp.where(mask, policy, NEVER), win, usefulness(v, config, win, env.by_player(v, score))


def _player(v, state):
    return state.mover.astype(jnp.int32) % v.players


def _improved(v, config, tree, node):
    """For one game's node: visits, values and improved log policy of its slots, and that of all others together."""
    child = tree.child[node]
    me = _player(v, jax.tree.map(lambda a: a[node], tree.state))
    visits = jnp.where(child > 0, tree.visits[child], 0)
    value = tree.total[child, COLOURS + me] / jnp.maximum(visits, 1)
    prior, seen = tree.prior[node], visits > 0
    # Unvisited actions are worth what the visited ones and the net say together (v_mix).
    weight = jnp.where(seen, jnp.exp(prior), 0)
    count = visits.sum()
    mean = (weight * value).sum() / jnp.maximum(weight.sum(), 1e-12)
    mixed = (tree.use[node, me] + jnp.where(count > 0, count * mean, 0)) / (1 + count)
    factor = (config.visit + visits.max()) * config.scale
    value = jnp.where(seen, value, mixed)
    return visits, prior + factor * value, tree.rest[node] + factor * mixed


def _descend(v, config, tree, slot):
    """From a slot of the root of one game to a node without child there, or to the end of a game (slot -1)."""

    def inside(at):
        return (at[1] >= 0) & (tree.child[at[0], at[1]] > 0)

    def down(at):
        node = tree.child[at[0], at[1]]
        visits, slots, rest = _improved(v, config, tree, node)
        policy = jax.nn.softmax(jnp.append(slots, rest))[:-1]
        score = jnp.where(tree.prior[node] > NEVER / 2, policy - visits / (1 + visits.sum()), -jnp.inf)
        slot = jnp.argmax(score).astype(jnp.int32)
        return node, jnp.where(tree.state.over[node], -1, slot)

    return jax.lax.while_loop(inside, down, (jnp.int32(0), slot))


def _back_up(tree, node, values):
    """Adds an evaluation to a node of one game and all above it."""

    def up(at):
        node, visits, total = at
        return tree.parent[node], visits.at[node].add(1), total.at[node].add(values)

    _, visits, total = jax.lax.while_loop(lambda at: at[0] >= 0, up, (node, tree.visits, tree.total))
    return tree._replace(visits=visits, total=total)


def _write(tree, i, state, use, prior, action, parent):
    """Fills node i of all games."""
    rest = jnp.log(jnp.maximum(1 - jnp.exp(prior).sum(-1), 1e-9))
    room = tree.action.shape[-1] - prior.shape[-1]
    return tree._replace(
        state=jax.tree.map(lambda all, one: all.at[:, i].set(one), tree.state, state),
        action=tree.action.at[:, i].set(jnp.pad(action, ((0, 0), (0, room)))),
        prior=tree.prior.at[:, i].set(jnp.pad(prior, ((0, 0), (0, room)), constant_values=NEVER)),
        rest=tree.rest.at[:, i].set(rest),
        parent=tree.parent.at[:, i].set(parent),
        use=tree.use.at[:, i].set(use),
    )


def search(v, shape, config, weights, state, rows, key, noise=1.0, dtype=jnp.bfloat16):
    """Searches a batch of positions. Returns the chosen actions, policy targets, the root's `win`, and actions drawn by
    the policy alone."""
    games, nodes, slots = state.over.shape[0], config.sims + 1, config.considered
    line = jnp.arange(games)
    log_policy, win, use = evaluate(v, shape, config, weights, state, rows, dtype)
    gumbel = noise * jax.random.gumbel(key, log_policy.shape)
    _, action = top(jnp.where(log_policy > NEVER / 2, log_policy + gumbel, NEVER), slots)
    prior = jnp.take_along_axis(log_policy, action, 1)
    gumbel = jnp.take_along_axis(gumbel, action, 1)
    prior = jnp.where(prior > NEVER / 2, prior, NEVER)
    tree = Tree(
        state=jax.tree.map(lambda a: jnp.zeros((games, nodes, *a.shape[1:]), a.dtype), state),
        action=jnp.zeros((games, nodes, slots), jnp.int32),
        prior=jnp.full((games, nodes, slots), NEVER),
        rest=jnp.zeros((games, nodes)),
        child=jnp.zeros((games, nodes, slots), jnp.int32),
        parent=jnp.full((games, nodes), -1, jnp.int32),
        visits=jnp.zeros((games, nodes), jnp.int32),
        total=jnp.zeros((games, nodes, 2 * COLOURS)),
        use=jnp.zeros((games, nodes, COLOURS)),
    )
    tree = _write(tree, 0, state, use, prior, action, -1)
    tree = jax.vmap(_back_up)(tree, jnp.zeros(games, jnp.int32), jnp.concatenate([win, use], -1))
    plan = jnp.asarray(schedule(slots, config.sims))[(prior > NEVER / 2).sum(-1)]

    def root_scores(tree):
        def one(tree, gumbel):
            visits, improved, rest = _improved(v, config, tree, 0)
            return visits, jnp.where(tree.prior[0] > NEVER / 2, gumbel + improved, -jnp.inf), improved, rest

        return jax.vmap(one)(tree, gumbel)

    def simulate(i, tree):
        visits, score, _, _ = root_scores(tree)
        turn = visits == plan[:, i - 1][:, None]
        slot = jnp.argmax(jnp.where(turn, jnp.maximum(score, NEVER), -jnp.inf), -1).astype(jnp.int32)
        # A root without actions is the end of a game.
        slot = jnp.where(state.over, -1, slot)
        node, slot = jax.vmap(lambda t, s: _descend(v, config, t, s))(tree, slot)
        before = jax.tree.map(lambda a: a[line, node], tree.state)
        after, rows = jax.vmap(lambda s, a: env.step(v, s, a))(before, tree.action[line, node, slot])
        log_policy, win, use = evaluate(v, shape, config, weights, after, rows, dtype)
        prior, action = top(log_policy, min(config.width, slots))
        new = slot >= 0
        tree = _write(tree, i, after, use, prior, action, jnp.where(new, node, -1))
        child = tree.child.at[line, node, slot].set(jnp.where(new, i, tree.child[line, node, slot]))
        leaf = jnp.where(new, i, node)
        return jax.vmap(_back_up)(tree._replace(child=child), leaf, jnp.concatenate([win, use], -1))

    tree = jax.lax.fori_loop(1, nodes, simulate, tree)
    visits, score, improved, rest = root_scores(tree)
    most = visits == visits.max(-1, keepdims=True)
    best = jnp.argmax(jnp.where(most, jnp.maximum(score, NEVER), -jnp.inf), -1)
    chosen = jnp.take_along_axis(action, best[:, None], 1)[:, 0]
    # The improved policy over all actions: unvisited ones keep their prior, moved by the same value.
    shift = rest - tree.rest[:, 0]
    everything = log_policy + shift[:, None]
    everything = everything.at[line[:, None], action].set(jnp.where(visits > 0, improved, prior + shift[:, None]))
    everything = jax.nn.log_softmax(jnp.where(log_policy > NEVER / 2, everything, NEVER), -1)
    favoured = everything.at[line[:, None], action].add(jnp.where(visits > 0, 1e6, 0))
    _, named = top(jnp.where(log_policy > NEVER / 2, favoured, NEVER), config.targets)
    # Never quite 0 in 16 bits, where 0 means that there is no such action.
    target = jnp.maximum(jnp.exp(jnp.take_along_axis(everything, named, 1)), 1e-7)
    target = jnp.where(jnp.take_along_axis(log_policy, named, 1) > NEVER / 2, target, 0)
    root_win = tree.total[:, 0, :COLOURS] / jnp.maximum(tree.visits[:, 0, None], 1)
    return chosen, named, target, root_win, action[:, 0]
