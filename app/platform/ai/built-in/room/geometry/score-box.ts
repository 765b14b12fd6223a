import { smoothstep } from '../../colour/curves.ts'
import { type EdgeTensor, type FaceSums, stepAcross } from './box-evidence.ts'
import { type BoxView, type RoomBox, WALL_SIDES } from './room-box.ts'

/** Every so many columns are looked at. */
const COLUMN_STEP = 8
/** A colour step (Oklab, chroma counted more) from which on a border is a clear line. */
const CLEAR = 0.06
/** Rows above and below a border among which its edge may lie. */
const SLACK = 2
/** What a column's clear border weighs, in pixels of evidence. */
const EDGE_WEIGHT = 30
/** An edge that is not there speaks against a border by this share of what a clear one speaks for it. */
const MISSING = 0.35
/** Homes are about so high in metres, if the camera is where it is taken to be; the spread is a logarithm. */
const USUAL_HEIGHT = 2.5
const HEIGHT_SPREAD = 0.22
/** What an unusual height and each wall in view cost, as shares of the picture's columns. */
const HEIGHT_WEIGHT = 6
const WALL_PRICE = 1.5

/** Judges boxes: what their faces should show, edges along their borders, and how rooms usually are. */
export class BoxScorer {
  private readonly view: BoxView
  private readonly sums: FaceSums
  private readonly edges: EdgeTensor

  constructor(view: BoxView, sums: FaceSums, edges: EdgeTensor) {
    this.view = view
    this.sums = sums
    this.edges = edges
  }

  /** Higher is better; comparable between boxes of the same photo. */
  score(box: RoomBox): number {
    const { width, height } = this.view.size
    let total = 0
    let before: { ceiling: number; floor: number } | undefined
    for (let x = COLUMN_STEP >> 1; x < width; x += COLUMN_STEP) {
      const { ceilingRow, floorRow } = this.view.column(box, x)
      const top = Math.min(height, Math.max(0, Math.round(ceilingRow)))
      const foot = Math.min(height, Math.max(top, Math.round(floorRow)))
      const { ceiling, wall, floor } = this.sums
      total += ceiling[top * width + x]!
      total += wall[foot * width + x]! - wall[top * width + x]!
      total += floor[height * width + x]! - floor[foot * width + x]!
      if (before)
        total +=
          EDGE_WEIGHT * (this.edge(x, ceilingRow, before.ceiling) + this.edge(x, floorRow, before.floor))
      before = { ceiling: ceilingRow, floor: floorRow }
    }
    return (total + EDGE_WEIGHT * this.corners(box)) * COLUMN_STEP - this.price(box) * width
  }

  /**
   * How well edges speak for the border of a face, where it is in view.
   * @returns 0…1; undefined where no column shows the border
   */
  support(box: RoomBox, border: 'ceilingRow' | 'floorRow'): number | undefined {
    let sum = 0
    let columns = 0
    let before: number | undefined
    for (let x = COLUMN_STEP >> 1; x < this.view.size.width; x += COLUMN_STEP) {
      const row = this.view.column(box, x)[border]
      const inView = row > SLACK + 1 && row < this.view.size.height - SLACK - 2
      if (inView && before !== undefined) {
        sum += (this.edge(x, row, before) + MISSING) / (1 + MISSING)
        columns++
      }
      before = row
    }
    return columns ? sum / columns : undefined
  }

  /** 1 for a clear edge along a border in a column, below 0 for none; 0 where the border is out of the picture. */
  private edge(x: number, row: number, rowBefore: number): number {
    if (!(row > SLACK + 1 && row < this.view.size.height - SLACK - 2)) return 0
    const slope = Math.abs(rowBefore) < 1e6 ? (row - rowBefore) / COLUMN_STEP : 0
    const length = Math.hypot(1, slope)
    return this.clearest(x, row, -slope / length, 1 / length, this.view.size.width)
  }

  /** The same for the upright border between two walls, summed over its rows. */
  private corners(box: RoomBox): number {
    const { width, height } = this.view.size
    let total = 0
    for (let y = COLUMN_STEP >> 1; y < height; y += COLUMN_STEP) {
      for (const x of this.view.cornersAt(box, y)) {
        if (x > SLACK + 1 && x < width - SLACK - 2) total += this.clearest(Math.round(x), y, 1, 0, 1)
      }
    }
    return total
  }

  private clearest(x: number, row: number, normalX: number, normalY: number, stride: number): number {
    const at = Math.round(row) * this.view.size.width + x
    let step = 0
    for (let d = -SLACK; d <= SLACK; d++)
      step = Math.max(step, stepAcross(this.edges, at + d * stride, normalX, normalY))
    return (1 + MISSING) * smoothstep(0, CLEAR, step) - MISSING
  }

  private price(box: RoomBox): number {
    const walls = WALL_SIDES.filter((side) => box[side] < Number.POSITIVE_INFINITY).length
    if (box.height === Number.POSITIVE_INFINITY) return WALL_PRICE * walls
    return (
      WALL_PRICE * walls + (HEIGHT_WEIGHT * (Math.log(box.height / USUAL_HEIGHT) / HEIGHT_SPREAD) ** 2) / 2
    )
  }
}
