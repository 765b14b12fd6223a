import type { Triple } from '#app/lib/colour/srgb.ts'
import { mix } from '../../colour/curves.ts'
import type { Material, Recipe } from '../material.ts'
import { edges, either, fade } from '../pattern/filtered.ts'
import { grain, hash } from '../pattern/noise.ts'
import { cover, groundFor, tint } from '../pattern/tint.ts'

interface Course {
  /** In metres; `joint` is the width of a joint. */
  width: number
  height: number
  joint: number
  jointColour: Triple
  /** Shift of each row, as a fraction of a piece's width. */
  shift: number
  /** Maximum difference of a piece's relative lightness from the mean. */
  variety: number
  /** Strength of the texture within a piece. */
  rough: number
  warm: boolean
}

/** Bare brick in stretcher bond with light mortar. */
export function brick(recipe: Recipe): Material {
  return courses(recipe, {
    ...{ width: 0.25, height: 0.077, joint: 0.012, shift: 0.5, variety: 0.24, rough: 0.12, warm: true },
    jointColour: greyed(recipe.colour, 0.5, 1.05),
  })
}

/** Wall tiles. @param width and `height` in metres @param shift of each row, as a fraction of a tile */
export function wallTiles(
  recipe: Recipe,
  { width = 0.1, height = 0.1, shift = 0, variety = 0.08 } = {},
): Material {
  return courses(recipe, {
    ...{ width, height, joint: 0.003, shift, variety, rough: 0.03, warm: false },
    jointColour: greyed(recipe.colour, 0.5, 0.8),
  })
}

function courses({ colour, seed }: Recipe, course: Course): Material {
  const { width, height, joint, jointColour, shift, variety, rough, warm } = course
  const ground = groundFor(colour, jointColour, either(joint / width, joint / height))
  return (patch, out) => {
    const { u, v, du, dv } = patch
    const row = Math.floor(v / height)
    const x = u + row * shift * width
    const column = Math.floor(x / width)
    const own = (hash(column, row, seed) * 2 - 1) * variety * fade(Math.max(du / width, dv / height), 1)
    const within = rough * (grain(patch, 12, 24, seed + 1) + 0.7 * grain(patch, 60, 60, seed + 2))
    tint(ground, own + within, out, warm)
    cover(
      out,
      jointColour,
      either(edges(x - column * width, du, width, joint), edges(v - row * height, dv, height, joint)),
    )
  }
}

/** Blends a colour towards grey and scales its lightness. */
function greyed(colour: Triple, share: number, light: number): Triple {
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return colour.map((channel) => Math.min(1, mix(channel, grey, share) * light)) as Triple
}
