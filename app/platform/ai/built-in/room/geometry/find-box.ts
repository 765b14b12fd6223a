import type { Plane, Size } from '../../raster/planes.ts'
import { edgeTensor, type Face, sumFaces } from './box-evidence.ts'
import { fitBox } from './fit-box.ts'
import { BoxView, type RoomBox } from './room-box.ts'
import type { RoomCamera } from './room-camera.ts'
import { planesOf, type RoomPlane } from './room-planes.ts'
import { BoxScorer } from './score-box.ts'
import type { SurfaceProbabilities } from './surface-probabilities.ts'

/** A box fitted to a photo. */
export interface FoundBox {
  box: RoomBox
  /** The planes of the box that are in view. */
  planes: RoomPlane[]
  /** Height of the raster in pixels. */
  height: number
  /** For each column of the raster: the ceiling lies above the first row, the floor below the second. */
  ceilingRows: Float32Array
  floorRows: Float32Array
  /** Edge support (0…1) of the borders; undefined for a border out of view. */
  ceilingSupport: number | undefined
  floorSupport: number | undefined
}

/** Minimum certainty of a camera for fitting a box. */
const SURE_CAMERA = 0.5

/**
 * Fits a box of floor, walls and ceiling to the probable surfaces of the pixels and the edges between them, after
 * Hedau, Hoiem and Forsyth, "Recovering the Spatial Layout of Cluttered Rooms", ICCV 2009.
 * @returns undefined when the camera is uncertain
 */
export function findBox(
  camera: RoomCamera | undefined,
  probabilities: SurfaceProbabilities,
  { colour, size }: { colour: readonly Plane[]; size: Size },
): FoundBox | undefined {
  if (!camera || camera.sure < SURE_CAMERA) return undefined
  const view = new BoxView(camera, size)
  const scorer = new BoxScorer(view, sumFaces(probabilities, size), edgeTensor(colour, size))
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

/** The face of a box at a place, given in fractions (0…1) of the picture's width and height. */
export function faceAt({ ceilingRows, floorRows, height }: FoundBox, x: number, y: number): Face {
  const column = Math.min(ceilingRows.length - 1, Math.floor(x * ceilingRows.length))
  const row = y * height
  if (row < ceilingRows[column]!) return 'ceiling'
  return row > floorRows[column]! ? 'floor' : 'wall'
}
