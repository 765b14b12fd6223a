"""Smooth random vectors."""
from mathutils import noise, Vector
import numpy as np


def noise_vectors(points):
    """A smooth random vector at each point (..., 3), its parts from -1 to 1."""
    return np.array([noise.noise_vector(Vector(p)) for p in points.reshape(-1, 3)]).reshape(points.shape)
