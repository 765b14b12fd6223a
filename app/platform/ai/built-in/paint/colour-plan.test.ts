import { expect, test } from 'vitest'
import { linearToOklab, oklabToLinear } from '../colour/oklab.ts'
import { linearToSrgb, SRGB_TO_LINEAR } from '../colour/srgb.ts'
import { ColourPlan } from './colour-plan.ts'
import { gradePixel } from './grade-pixel.ts'
import { ObjectColours } from './recolour-objects.ts'
import { lightRoom } from './room-light.ts'
import { TREATMENTS } from './treatments.ts'

const statistics = {
  families: [{ hue: 25, L: 0.5, chroma: 0.15 }],
  woodL: 0.5,
  softL: 0.5,
}
/** Greys, woods, reds, greens, darks and lights. */
const COLOURS = [
  [128, 128, 128],
  [240, 238, 230],
  [140, 95, 60],
  [185, 140, 90],
  [190, 50, 40],
  [70, 110, 60],
  [20, 18, 16],
  [60, 90, 150],
] as const

test.each(['art deco', 'coastal', 'industrial'])('%s: the tables give what the formulas give', (style) => {
  const look = TREATMENTS[style]!
  const light = lightRoom({ balance: [1.04, 1, 0.94], exposure: 1.2, white: 0.7 }, look.grade)
  const objects = new ObjectColours(statistics, look)
  const plan = new ColourPlan(objects, light, look.grade, false)
  const misses = COLOURS.map((rgb) => {
    const linear = Float64Array.from(rgb, (value, c) => SRGB_TO_LINEAR[value]! * light.gains[c]!)
    const pixel = linear.slice()
    plan.recolour(rgb[0], rgb[1], rgb[2], 0, 1, pixel)
    plan.finish(pixel)
    const lab = new Float64Array(3)
    linearToOklab(linear[0]!, linear[1]!, linear[2]!, lab)
    objects.apply(lab, 1, 0)
    oklabToLinear(lab[0]!, lab[1]!, lab[2]!, linear)
    gradePixel(linear, look.grade)
    return Math.max(...linear.map((value, c) => Math.abs(linearToSrgb(value) - pixel[c]!)))
  })
  expect(Math.max(...misses)).toBeLessThan(6)
})
