"""Callisto in JAX: rules, net, search and training. See README.md."""
