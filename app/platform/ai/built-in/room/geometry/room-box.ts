import type { Size } from '../../raster/planes.ts'
import { CAMERA_HEIGHT } from './plane-coordinates.ts'
import { type RoomCamera, rayTo } from './room-camera.ts'
import { dot, scaled, type Vector } from './vectors.ts'

/** The walls that a camera can see, named by its viewing direction. */
export const WALL_SIDES = ['left', 'back', 'right'] as const
export type WallSide = (typeof WALL_SIDES)[number]

/** A room as a box around the camera, in metres for a camera at `CAMERA_HEIGHT`; Infinity for parts out of view. */
export interface RoomBox {
  /** Distance from the camera to each wall. */
  left: number
  back: number
  right: number
  /** Distance from the floor to the ceiling. */
  height: number
}

/** The direction from the camera perpendicular to a wall. */
export function towardsWall(side: WallSide, { axes: { across, away } }: RoomCamera): Vector {
  if (side === 'back') return away
  return side === 'right' ? across : scaled(across, -1)
}

/** The borders of a box in one column of the raster. Rows are fractional and may lie outside the picture. */
export interface BoxColumn {
  /** The ceiling lies above this row; −Infinity without one. */
  ceilingRow: number
  /** The floor lies below this row; Infinity without one. */
  floorRow: number
}

/** A direction's component along the rays of a column, linear in the row: its value at row 0 and its step per row. */
interface Slope {
  start: number
  step: number
}

/**
 * Precomputes, for every column of the raster, the rays' components upwards and towards each wall. The borders of any
 * box then cost a few divisions, as the rows at which a plane and a wall are equally far.
 */
export class BoxView {
  readonly size: Size
  readonly camera: RoomCamera
  private readonly rising: Slope[]
  private readonly nearing: Record<WallSide, Slope[]>

  constructor(camera: RoomCamera, size: Size) {
    this.camera = camera
    this.size = size
    const slopes = (direction: Vector) =>
      Array.from({ length: size.width }, (_, x) => ({
        start: dot(rayTo({ x, y: 0 }, camera), direction),
        step: direction[1] / camera.focal,
      }))
    this.rising = slopes(camera.axes.up)
    const [left, back, right] = WALL_SIDES.map((side) => slopes(towardsWall(side, camera)))
    this.nearing = { left: left!, back: back!, right: right! }
  }

  /** The borders of a box in a column. */
  column(box: RoomBox, x: number): BoxColumn {
    const horizon = -this.rising[x]!.start / this.rising[x]!.step
    const over = box.height - CAMERA_HEIGHT
    const ceilingRow = over < Number.POSITIVE_INFINITY ? horizon : Number.NEGATIVE_INFINITY
    let [top, foot] = [ceilingRow, horizon]
    for (const side of WALL_SIDES) {
      if (box[side] === Number.POSITIVE_INFINITY) continue
      top = Math.min(top, this.meetingRow(x, side, box[side], over))
      foot = Math.max(foot, this.meetingRow(x, side, box[side], -CAMERA_HEIGHT))
    }
    return { ceilingRow: top, floorRow: foot }
  }

  /** The row of a column at which a wall reaches a height (metres above the camera, negative below it). */
  private meetingRow(x: number, side: WallSide, distance: number, above: number): number {
    if (above === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY
    const up = this.rising[x]!
    const near = this.nearing[side][x]!
    const step = distance * up.step - above * near.step
    const start = distance * up.start - above * near.start
    const row = -start / step
    // A wall behind the ray cannot meet it.
    if (near.start + near.step * row <= 0)
      return above > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    return row
  }

  /** The wall at a pixel between ceiling and floor: the first that the pixel's ray hits. */
  wallAt(box: RoomBox, x: number, y: number): WallSide {
    let wall: WallSide = 'back'
    let nearest = 0
    for (const side of WALL_SIDES) {
      const { start, step } = this.nearing[side][x]!
      const near = (start + step * y) / box[side]
      if (near > nearest) [nearest, wall] = [near, side]
    }
    return wall
  }

  /** The columns (fractional) of a row at which the walls of a box meet. */
  cornersAt({ left, back, right }: RoomBox, y: number): number[] {
    if (back === Number.POSITIVE_INFINITY) return []
    return [
      { side: 'left' as const, distance: left },
      { side: 'right' as const, distance: right },
    ].flatMap(({ side, distance }) => {
      if (distance === Number.POSITIVE_INFINITY) return []
      const difference = (x: number) => {
        const [wall, end] = [this.nearing[side][x]!, this.nearing.back[x]!]
        return (wall.start + wall.step * y) / distance - (end.start + end.step * y) / back
      }
      // Both components change linearly along a row.
      const last = this.size.width - 1
      const [first, change] = [difference(0), (difference(last) - difference(0)) / last]
      return change === 0 ? [] : [-first / change]
    })
  }
}
