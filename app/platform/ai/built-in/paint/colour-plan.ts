import { ColourTable } from '../colour/colour-table.ts'
import { clamp } from '../colour/curves.ts'
import { linearToOklab, oklabToLinear } from '../colour/oklab.ts'
import { encode, SRGB_TO_LINEAR } from '../colour/srgb.ts'
import { gradePixel } from './grade-pixel.ts'
import type { ObjectColours } from './recolour-objects.ts'
import type { RoomLight } from './room-light.ts'
import type { Grade } from './treatment.ts'

/** Linear light beyond this is white. */
const BRIGHTEST = 2
/** Places of the table that turns linear light into the coordinate of a colour table (a cube root). */
const SHAPER_STEPS = 8192
const SHAPER = Float32Array.from(
  { length: SHAPER_STEPS + 1 },
  (_, i) => Math.cbrt(i / SHAPER_STEPS) * ColourTable.LAST,
)
/** An 8-bit value as coordinate of a colour table. */
const PER_LEVEL = ColourTable.LAST / 255

/** The colour changes of one treatment that depend on nothing but a pixel's own colour. */
export class ColourPlan {
  private readonly objects: ColourTable
  private readonly soft: ColourTable | undefined
  private readonly grade: ColourTable
  private readonly target = new Float64Array(3)

  /** @param hasSoft whether there is a soft furnishing to upholster */
  constructor(colours: ObjectColours, light: RoomLight, grade: Grade, hasSoft: boolean) {
    this.objects = recoloured(colours, light, 0)
    this.soft = hasSoft ? recoloured(colours, light, 1) : undefined
    this.grade = graded(grade)
  }

  /**
   * Gives a pixel the colour that the style has for such an object.
   * @param r 8-bit red of the photo; likewise `g`, `b`
   * @param soft how much the pixel belongs to the soft furnishing, 0…1
   * @param weight how far the change goes, 0…1
   * @param pixel linear colour in the room's light, changed in place
   */
  recolour(r: number, g: number, b: number, soft: number, weight: number, pixel: Float64Array): void {
    this.blend(this.objects, r, g, b, weight, pixel)
    if (soft > 0 && this.soft) this.blend(this.soft, r, g, b, weight * soft, pixel)
  }

  /** Grades a linear colour in place and encodes it: 8-bit sRGB, not yet rounded. */
  finish(rgb: Float64Array): void {
    this.grade.lookUp(shaped(rgb[0]!), shaped(rgb[1]!), shaped(rgb[2]!), rgb)
  }

  private blend(
    table: ColourTable,
    r: number,
    g: number,
    b: number,
    weight: number,
    pixel: Float64Array,
  ): void {
    const { target } = this
    table.lookUp(r * PER_LEVEL, g * PER_LEVEL, b * PER_LEVEL, target)
    for (let c = 0; c < 3; c++) pixel[c]! += (target[c]! - pixel[c]!) * weight
  }
}

function shaped(linear: number): number {
  if (linear <= 0) return 0
  if (linear >= BRIGHTEST) return ColourTable.LAST
  const at = linear * (SHAPER_STEPS / BRIGHTEST)
  const before = at | 0
  return SHAPER[before]! + (SHAPER[before + 1]! - SHAPER[before]!) * (at - before)
}

function recoloured(colours: ObjectColours, { gains }: RoomLight, soft: number): ColourTable {
  const lab = new Float64Array(3)
  return new ColourTable((colour) => {
    for (let c = 0; c < 3; c++) colour[c] = linearAt(colour[c]! / PER_LEVEL) * gains[c]!
    linearToOklab(colour[0]!, colour[1]!, colour[2]!, lab)
    colours.apply(lab, 1, soft)
    oklabToLinear(lab[0]!, lab[1]!, lab[2]!, colour)
  })
}

/** Linear light of an sRGB value between two 8-bit values. */
function linearAt(level: number): number {
  const before = Math.min(254, Math.floor(level))
  return SRGB_TO_LINEAR[before]! + (SRGB_TO_LINEAR[before + 1]! - SRGB_TO_LINEAR[before]!) * (level - before)
}

function graded(grade: Grade): ColourTable {
  return new ColourTable((colour) => {
    for (let c = 0; c < 3; c++) colour[c] = (colour[c]! / ColourTable.LAST) ** 3 * BRIGHTEST
    gradePixel(colour, grade)
    for (let c = 0; c < 3; c++) colour[c] = 255 * encode(clamp(colour[c]!))
  })
}
