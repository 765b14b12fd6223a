import { encode } from '#app/lib/colour/srgb.ts'
import { ColourTable } from '../colour/colour-table.ts'
import { clamp } from '../colour/curves.ts'
import { gradePixel } from './grade-pixel.ts'
import type { Grade } from './treatments/treatment.ts'

/** Linear light from this value on is white. */
const BRIGHTEST = 2
/** Steps of the table that maps linear light to a coordinate of the colour table (a cube root). */
const SHAPER_STEPS = 8192
const SHAPER = Float32Array.from(
  { length: SHAPER_STEPS + 1 },
  (_, i) => Math.cbrt(i / SHAPER_STEPS) * ColourTable.LAST,
)

/** A style's grade as a table, because it depends only on a pixel's colour. */
export class GradeTable {
  private readonly table: ColourTable

  /** @param exposure gain on linear light before the grade */
  constructor(grade: Grade, exposure = 1) {
    this.table = new ColourTable((colour) => {
      for (let c = 0; c < 3; c++) colour[c] = (colour[c]! / ColourTable.LAST) ** 3 * BRIGHTEST * exposure
      gradePixel(colour, grade)
      for (let c = 0; c < 3; c++) colour[c] = 255 * encode(clamp(colour[c]!))
    })
  }

  /** Grades a linear colour in place and encodes it as 8-bit sRGB, unrounded. */
  finish(rgb: Float64Array): void {
    this.table.lookUp(shaped(rgb[0]!), shaped(rgb[1]!), shaped(rgb[2]!), rgb)
  }
}

function shaped(linear: number): number {
  if (linear <= 0) return 0
  if (linear >= BRIGHTEST) return ColourTable.LAST
  const at = linear * (SHAPER_STEPS / BRIGHTEST)
  const before = at | 0
  return SHAPER[before]! + (SHAPER[before + 1]! - SHAPER[before]!) * (at - before)
}
