import { smoothstep } from '../../colour/curves.ts'
import { type EdgeTensor, type FaceSums, stepAcross } from './box-evidence.ts'
import { type BoxView, type RoomBox, WALL_SIDES } from './room-box.ts'

/** Distance between sampled columns and rows. */
const COLUMN_STEP = 8
/** Colour step (Oklab with weighted chroma) of a clear line. */
const CLEAR = 0.06
/** Tolerance of an edge's position, in pixels to each side of a border. */
const SLACK = 2
/** Weight of a clear edge in one column, in pixels of evidence. */
const EDGE_WEIGHT = 30
/** Penalty of a missing edge, as a fraction of a clear edge's gain. */
const MISSING = 0.35
/** Prior of the ceiling height: metres for a camera at its assumed height, and the spread of its logarithm. */
const USUAL_HEIGHT = 2.5
const HEIGHT_SPREAD = 0.22
/** Penalties for an unusual height and for each wall in view, relative to the number of columns. */
const HEIGHT_WEIGHT = 6
const WALL_PRICE = 1.5

/** Scores boxes by the evidence on their faces, the edges along their borders, and priors. */
export class BoxScorer {
  private readonly view: BoxView
  private readonly sums: FaceSums
  private readonly edges: EdgeTensor

  constructor(view: BoxView, sums: FaceSums, edges: EdgeTensor) {
    this.view = view
    this.sums = sums
    this.edges = edges
  }

  /** Returns a score that increases with quality and is comparable between boxes of the same photo. */
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
   * Mean edge support of a border where it is in view.
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

  /** Evidence of an edge along a border in a column: 1 for a clear one, negative for none, 0 out of view. */
  private edge(x: number, row: number, rowBefore: number): number {
    if (!(row > SLACK + 1 && row < this.view.size.height - SLACK - 2)) return 0
    const slope = Math.abs(rowBefore) < 1e6 ? (row - rowBefore) / COLUMN_STEP : 0
    const length = Math.hypot(1, slope)
    return this.clearest(x, row, -slope / length, 1 / length, this.view.size.width)
  }

  /** The same for the vertical borders between walls, summed over sampled rows. */
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
