"""The one source of randomness. Seeding it makes a picture repeatable."""
import random

rng = random.Random(1)
