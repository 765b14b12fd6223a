/** A vector: x to the right, y down, z forward. */
export type Vector = readonly [x: number, y: number, z: number]

export function dot(p: Vector, q: Vector): number {
  return p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
}

export function cross(p: Vector, q: Vector): Vector {
  return [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]
}

export function scaled(p: Vector, by: number): Vector {
  return [p[0] * by, p[1] * by, p[2] * by]
}

/** Normalises a vector; undefined for the zero vector. */
export function unit(p: Vector): Vector | undefined {
  const length = Math.hypot(...p)
  return length > 1e-9 ? scaled(p, 1 / length) : undefined
}

/** Rotates a vector about a unit axis by an angle in radians (Rodrigues' formula). */
export function turned(p: Vector, axis: Vector, angle: number): Vector {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const side = cross(axis, p)
  const along = dot(axis, p) * (1 - cosine)
  const turn = (c: 0 | 1 | 2) => p[c] * cosine + side[c] * sine + axis[c] * along
  return [turn(0), turn(1), turn(2)]
}
