import type { Plane, Size } from '../../raster/planes.ts'
import { edgeTensor, type Face, sumFaces } from './box-evidence.ts'
import { fitBox } from './fit-box.ts'
import { BoxView, type RoomBox } from './room-box.ts'
import type { RoomCamera } from './room-camera.ts'
import { planesOf, type RoomPlane } from './room-planes.ts'
import { BoxScorer } from './score-box.ts'
import type { SurfaceChances } from './surface-chances.ts'

/** A box that was fitted to a photo. */
export interface FoundBox {
  box: RoomBox
  /** The planes of the box that are in the picture. */
  planes: RoomPlane[]
  /** Rows of the raster. */
  height: number
  /** For each column of the raster: above the first row the ceiling is seen, below the second the floor. */
  ceilingRows: Float32Array
  floorRows: Float32Array
  /** How well edges speak for the borders, 0…1; undefined for a border that is out of the picture. */
  ceilingSupport: number | undefined
  floorSupport: number | undefined
}

/** Below this the camera is too unsure for a box. */
const SURE_CAMERA = 0.5

/**
 * Fits a box of floor, walls and ceiling to what the pixels seem to show and to the edges between them, as Hedau, Hoiem
 * and Forsyth, "Recovering the Spatial Layout of Cluttered Rooms", ICCV 2009, do.
 * @returns undefined where the camera is unsure
 */
export function findBox(
  camera: RoomCamera | undefined,
  chances: SurfaceChances,
  { colour, size }: { colour: readonly Plane[]; size: Size },
): FoundBox | undefined {
  if (!camera || camera.sure < SURE_CAMERA) return undefined
  const view = new BoxView(camera, size)
  const scorer = new BoxScorer(view, sumFaces(chances, size), edgeTensor(colour, size))
  const box = fitBox(scorer)
  const columns = Array.from({ length: size.width }, (_, x) => view.column(box, x))
  const borders = {
    box,
    height: size.height,
    ceilingRows: Float32Array.from(columns, ({ ceilingRow }) => Math.max(0, ceilingRow)),
    floorRows: Float32Array.from(columns, ({ floorRow }) => Math.min(size.height, floorRow)),
    ceilingSupport: scorer.support(box, 'ceilingRow'),
    floorSupport: scorer.support(box, 'floorRow'),
  }
  return { ...borders, planes: planesOf(camera, view, borders) }
}

/** The face of a box that a place shows, given as shares (0…1) of the picture's width and height. */
export function faceAt({ ceilingRows, floorRows, height }: FoundBox, x: number, y: number): Face {
  const column = Math.min(ceilingRows.length - 1, Math.floor(x * ceilingRows.length))
  const row = y * height
  if (row < ceilingRows[column]!) return 'ceiling'
  return row > floorRows[column]! ? 'floor' : 'wall'
}
